"""Points that are marked while the deal is going on (Finnish Casino, Berlin 1810)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeAlias

from cardtable.core.cards import ACE, Card, rank_of
from cardtable.core.events import Announced, CardTurned, Event, PointsMarked
from cardtable.core.scores import ScoreLine
from cardtable.core.state import OVER
from cardtable.core.zones import marks
from cardtable.games.casino.rules import BIG_CASINO, LITTLE_CASINO
from cardtable.games.casino.scoring import HUT_LIMIT, ace_line, sweep_line

if TYPE_CHECKING:
    from cardtable.games.casino.state import CasinoState

Tell: TypeAlias = Callable[[Event], None]


def mark(state: CasinoState, line: ScoreLine, tell: Tell | None) -> None:
    """Mark the points of ``line``. Reaching the target ends the deal there and then."""
    state.marked.append(line)
    if tell:
        tell(PointsMarked(line))
    if state.rules.target and state.points(line.party) >= state.rules.target:
        state.turn = OVER


def mark_capture(state: CasinoState, party: int, captured: Collection[Card], sweep: bool, tell: Tell | None) -> None:
    """Mark what a capture brings at once, the played card included in ``captured``."""
    if not state.rules.score.at_once:
        return
    mark_value_cards(state, party, captured, tell)
    if state.turn != OVER and sweep and "sweeps" in state.rules.score.at_once:
        if state.rules.score.balanced_huts:
            _mark_hut(state, party, tell)
        else:
            mark(state, sweep_line(state.rules, party), tell)


def mark_value_cards(state: CasinoState, party: int, cards: Collection[Card], tell: Tell | None) -> None:
    """Mark aces, then the two of spades, then the ten of diamonds among ``cards``, where that is done at once."""
    score = state.rules.score
    if "aces" not in score.at_once:
        return
    lines = [ace_line(state.rules, party, card) for card in sorted(cards) if rank_of(card) == ACE]
    if LITTLE_CASINO in cards:
        lines.append(ScoreLine("little_casino", party, score.little_casino, (), (LITTLE_CASINO,)))
    if BIG_CASINO in cards:
        lines.append(ScoreLine("big_casino", party, score.big_casino, (), (BIG_CASINO,)))
    for line in lines:
        if state.turn != OVER:
            mark(state, line, tell)


def _mark_hut(state: CasinoState, party: int, tell: Tell | None) -> None:
    """Mark a hut, or turn one of each over if now every party has one standing.

    The hut that completes the set is balanced before it counts, so it cannot win the partie. A sweep that counts for
    nothing has left its card face up in the marking pile too; that card is turned over at once, so that what lies
    face up is what stands.
    """
    parties = range(len(state.rules.parties))
    if state.last_round or any(state.points(one) >= HUT_LIMIT for one in parties):
        _turn_over(state, party, len(state.markers[party]) - 1, tell)
        return
    standing = [[index for index, one in enumerate(state.markers[other]) if one.face_up] for other in parties]
    if not all(standing):
        mark(state, ScoreLine("hut", party, state.rules.score.sweep), tell)
        return
    if tell:
        tell(Announced(-1, "huts_balanced"))
    for other in parties:
        _turn_over(state, other, standing[other][-1], tell)
        if other != party:
            mark(state, ScoreLine("huts_balanced", other, -state.rules.score.sweep), tell)


def _turn_over(state: CasinoState, party: int, index: int, tell: Tell | None) -> None:
    state.markers[party][index] = state.markers[party][index]._replace(face_up=False)
    if tell:
        tell(CardTurned(marks(party), index, False))
