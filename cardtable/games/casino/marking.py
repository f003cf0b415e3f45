"""Points that are marked while the deal is going on (Finnish Casino, Berlin 1810)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeAlias

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardTurned, Event, PointsMarked
from cardtable.core.scores import ScoreLine
from cardtable.core.state import OVER
from cardtable.core.zones import marks
from cardtable.games.casino.parts import Huts

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
    mark_value_cards(state, party, captured, tell)
    sweeps = state.rules.score.sweeps
    if sweep and sweeps.at_once and state.turn != OVER:
        if isinstance(sweeps, Huts):
            _mark_hut(state, sweeps, party, tell)
        else:
            mark(state, sweeps.line(party), tell)


def mark_value_cards(state: CasinoState, party: int, cards: Collection[Card], tell: Tell | None) -> None:
    """Mark the cards that count among ``cards`` in the order of the score table, where that is done at once."""
    if not state.rules.score.cards_at_once:
        return
    for part in state.rules.score.cards:
        for card in sorted(cards):
            line = part.line_of_card(party, card)
            if line and state.turn != OVER:
                mark(state, line, tell)


def _mark_hut(state: CasinoState, huts: Huts, party: int, tell: Tell | None) -> None:
    """Mark a hut, or turn one of each over if now every party has one standing.

    The hut that completes the set is balanced before it counts, so it cannot win the partie. A sweep that counts for
    nothing has left its card face up in the marking pile too; that card is turned over at once, so that what lies
    face up is what stands.
    """
    parties = range(len(state.rules.parties))
    if not huts.worth([state.points(one) for one in parties], state.last_round):
        _turn_over(state, party, len(state.markers[party]) - 1, tell)
        return
    standing = [[index for index, one in enumerate(state.markers[other]) if one.face_up] for other in parties]
    if not all(standing):
        mark(state, huts.line(party), tell)
        return
    if tell:
        tell(Announced(-1, "huts_balanced"))
    for other in parties:
        _turn_over(state, other, standing[other][-1], tell)
        if other != party:
            mark(state, huts.balanced(other), tell)


def _turn_over(state: CasinoState, party: int, index: int, tell: Tell | None) -> None:
    state.markers[party][index] = state.markers[party][index]._replace(face_up=False)
    if tell:
        tell(CardTurned(marks(party), index, False))
