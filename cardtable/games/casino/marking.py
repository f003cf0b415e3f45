"""Points that are marked while the deal is going on (Finnish Casino, Berlin 1810).

Each function returns whether its marks have decided the match: a side that reaches the target ends the deal
immediately, and nothing more is marked.
"""

from __future__ import annotations

from collections.abc import Collection

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardTurned, PointsMarked
from cardtable.core.machine import Tell
from cardtable.core.scores import ScoreLine
from cardtable.core.zones import marks
from cardtable.games.casino.codes import Said
from cardtable.games.casino.happenings import Sweeps
from cardtable.games.casino.position import CasinoPosition


def mark(position: CasinoPosition, line: ScoreLine, tell: Tell | None) -> bool:
    """Mark the points of ``line``; return whether they decide the match."""
    position.marked.append(line)
    if tell:
        tell(PointsMarked(line))
    return bool(position.rules.target) and position.points(line.side) >= position.rules.target


def mark_capture(
    position: CasinoPosition, side: int, captured: Collection[Card], sweep: bool, tell: Tell | None
) -> bool:
    """Mark the points that a capture brings at once; ``captured`` includes the played card. Return whether they decide
    the match.
    """
    if mark_value_cards(position, side, captured, tell):
        return True
    sweeps = position.rules.score.sweeps
    if not sweep or not sweeps.at_once:
        return False
    if sweeps.taken_off:
        return _mark_hut(position, sweeps, side, tell)
    return mark(position, sweeps.line(side), tell)


def mark_value_cards(position: CasinoPosition, side: int, cards: Collection[Card], tell: Tell | None) -> bool:
    """Mark the cards among ``cards`` that count, in the order of the score table, if the rules mark them at once.
    Return whether that decides the match.
    """
    if not position.rules.score.cards_at_once:
        return False
    for part in position.rules.score.cards:
        for card in sorted(cards):
            line = part.line_of_card(side, card)
            if line and mark(position, line, tell):
                return True
    return False


def mark_last_capture(position: CasinoPosition, side: int, tell: Tell | None) -> bool:
    """Mark the last capture of the deal, if the rules mark it at once. Return whether that decides the match."""
    last = position.rules.score.last_capture
    return last.at_once and mark(position, last.line(side), tell)


def _mark_hut(position: CasinoPosition, huts: Sweeps, side: int, tell: Tell | None) -> bool:
    """Mark a hut; if every side has one standing now, turn over one of each instead. Return whether that decides the
    match.

    The hut that completes the set is balanced before it counts, so it cannot win the match. A sweep that counts nothing
    leaves its card face up in the marking pile, too; that card is turned over at once, so that exactly the standing
    huts lie face up.
    """
    sides = range(len(position.rules.sides))
    if not huts.worth([position.points(one) for one in sides], position.last_round):
        _turn_over(position, side, len(position.markers[side]) - 1, tell)
        return False
    standing = [[index for index, one in enumerate(position.markers[other]) if one.face_up] for other in sides]
    if not all(standing):
        return mark(position, huts.line(side), tell)
    if tell:
        tell(Announced(-1, Said.HUTS_BALANCED))
    for other in sides:
        _turn_over(position, other, standing[other][-1], tell)
        if other != side:
            mark(position, huts.balanced(other), tell)
    return False


def _turn_over(position: CasinoPosition, side: int, index: int, tell: Tell | None) -> None:
    position.markers[side][index] = position.markers[side][index]._replace(face_up=False)
    if tell:
        tell(CardTurned(marks(side), index, False))
