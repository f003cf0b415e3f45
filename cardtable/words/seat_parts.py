"""What each person is at a table, in the two or three words that stand on a name plate."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.company import Company
from cardtable.words.cards import joined
from cardtable.words.mark import translate


def partnership(sides: Sequence[Sequence[int]], seat: int, viewer: int, names: Sequence[str]) -> str:
    """Return with whom ``seat`` plays, as the person on the seat ``viewer`` is told (-1 if nobody is addressed); an
    empty text if it plays alone.
    """
    partners = next(([one for one in side if one != seat] for side in sides if seat in side), [])
    if not partners:
        return ""
    if viewer in partners and len(partners) == 1:
        return translate("SeatParts", "your partner")
    return translate("SeatParts", "with {names}").format(names=joined([names[one] for one in partners]))


def waiting(company: Company, seat: int) -> str:
    """Return when ``seat``, which looks on, will play or whether it has left; an empty text if it plays."""
    if company.left == seat:
        return translate("SeatParts", "has won and left")
    if not company.players or seat in company.players:
        return ""
    if company.waiting[:1] == (seat,):
        return translate("SeatParts", "enters next")
    return translate("SeatParts", "watching")


def chouette(company: Company, seat: int) -> str:
    """Return what ``seat`` is at a chouette, where the first of the players has the box."""
    if not company.players:
        return ""
    box, captain = company.players
    if seat == box:
        return translate("SeatParts", "has the box")
    if seat == captain:
        return translate("SeatParts", "plays for all")
    return translate("SeatParts", "in the company")


def chouette_notes(company: Company, seat: int) -> dict[str, str]:
    """Return, by codes, what a newcomer must know of his part at a chouette; empty for those who look on."""
    if seat not in company.players:
        return {}
    if seat == company.players[0]:
        words = translate("Guide", "You have the box: you play alone against all the others, for a stake with each.")
        return {"part.box": words}
    words = translate(
        "Guide",
        "You are the captain and play for the whole company. They see your cards, and the hint is their advice.",
    )
    return {"part.captain": words}
