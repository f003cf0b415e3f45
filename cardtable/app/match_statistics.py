"""How somebody has fared at this table: over time, against whom, and at which game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary


@dataclass(frozen=True, slots=True)
class Share:
    """Of ``played`` finished matches ``won`` were won; ``name`` is the opponent or the id of the rule set."""

    name: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """``form`` tells of each finished match, the earliest first, whether it was won; the others by how many were
    played.
    """

    form: tuple[bool, ...]
    by_opponent: tuple[Share, ...]
    by_game: tuple[Share, ...]


def persons(matches: Iterable[MatchSummary]) -> list[str]:
    """The people who sat at this screen in finished matches, those who played most of them first."""
    played = Counter(
        name
        for match in matches
        if match.finished is not None
        for name in {name for name, kind in zip(match.names, match.computers, strict=True) if kind == HUMAN}
    )
    return sorted(played, key=lambda name: (-played[name], name))


def match_statistics(matches: Sequence[MatchSummary], person: str) -> MatchStatistics:
    """How ``person`` fared in those of ``matches`` that are finished and somebody has won. Whoever sat on several sides
    of a match did not win it against anybody, and it is left out; so is what was played on from a known deal.
    """
    form: list[bool] = []
    opponents: dict[str, list[bool]] = {}
    games: dict[str, list[bool]] = {}
    for match in sorted(matches, key=lambda match: (match.finished or match.changed, match.id)):
        seats = list(zip(match.names, match.computers, match.sides, strict=True))
        own = {side for name, kind, side in seats if kind == HUMAN and name == person}
        if match.finished is None or match.branched or not match.winners or len(own) != 1:
            continue
        won = bool(own & set(match.winners))
        form.append(won)
        games.setdefault(match.variant, []).append(won)
        for name in {name for name, _, side in seats if side not in own}:
            opponents.setdefault(name, []).append(won)
    return MatchStatistics(tuple(form), _shares(opponents), _shares(games))


def _shares(found: dict[str, list[bool]]) -> tuple[Share, ...]:
    shares = [Share(name, len(results), sum(results)) for name, results in found.items()]
    return tuple(sorted(shares, key=lambda share: (-share.played, share.name)))
