"""Why an action is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.core.cards import Card, format_card, suit_of
from cardtable.core.errors import IllegalAction
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.ranking import legal_cards

if TYPE_CHECKING:
    from cardtable.games.ecarte.state import EcarteState

_KINDS: dict[Phase, frozenset[Kind]] = {
    Phase.BET: frozenset({Kind.BET, Kind.NO_BET}),
    Phase.PROPOSE: frozenset({Kind.PROPOSE, Kind.PLAY}),
    Phase.ANSWER: frozenset({Kind.ACCEPT, Kind.REFUSE}),
    Phase.ELDER_CHANGE: frozenset({Kind.CHANGE}),
    Phase.DEALER_CHANGE: frozenset({Kind.CHANGE}),
    Phase.PLAY: frozenset({Kind.CARD, Kind.KING}),
}
"""What can be done in each phase."""

_EMPTY = {kind: EcarteAction(kind) for kind in Kind if kind not in (Kind.BET, Kind.CHANGE, Kind.CARD)}


def check_action(state: EcarteState, action: EcarteAction) -> None:
    """Raise ``IllegalAction`` with the reason why ``action`` is not legal now."""
    if action.kind not in _KINDS[state.phase]:
        raise IllegalAction("not_now", text=str(action), phase=state.phase.value)
    match action.kind:
        case Kind.BET:
            _check_bet(state, action)
        case Kind.CHANGE:
            _check_change(state, action)
        case Kind.CARD:
            _check_card(state, action)
        case kind if action != _EMPTY[kind]:
            raise IllegalAction("not_an_action", text=str(action))
        case Kind.KING:
            _check_king(state)


def change_bounds(state: EcarteState) -> tuple[int, int]:
    """How many cards whoever changes must and may name: elder at least one, nobody more than is left for him."""
    left = len(state.stock) - state.pending
    return int(state.phase is Phase.ELDER_CHANGE), min(len(state.hands[state.turn]), left)


def _check_bet(state: EcarteState, action: EcarteAction) -> None:
    if action != EcarteAction(Kind.BET, (), action.seat, action.units) or action.units < 1:
        raise IllegalAction("not_an_action", text=str(action))
    if action.seat not in state.evening.players:
        raise IllegalAction("bet_on_a_player", seat=action.seat)
    if action.units > state.rules.most_bet:
        raise IllegalAction("bet_too_high", units=action.units, most=state.rules.most_bet)


def _check_change(state: EcarteState, action: EcarteAction) -> None:
    if action != EcarteAction(Kind.CHANGE, tuple(sorted(set(action.cards)))):
        raise IllegalAction("not_an_action", text=str(action))
    for card in action.cards:
        _check_held(state, card)
    least, most = change_bounds(state)
    if len(action.cards) < least:
        raise IllegalAction("change_at_least", cards=len(action.cards), least=least)
    if len(action.cards) > most:
        raise IllegalAction("change_at_most", cards=len(action.cards), most=most)


def _check_card(state: EcarteState, action: EcarteAction) -> None:
    if len(action.cards) != 1 or action != EcarteAction(Kind.CARD, action.cards):
        raise IllegalAction("not_an_action", text=repr(action))
    card = action.cards[0]
    _check_held(state, card)
    lead = state.trick[0] if state.trick else None
    possible = legal_cards(state.hands[state.turn], lead, state.trump)
    if lead is None or card in possible:
        return
    if suit_of(possible[0]) != suit_of(lead):
        raise IllegalAction("must_trump", card=format_card(card), suit=state.trump)
    if suit_of(card) != suit_of(lead):
        raise IllegalAction("must_follow", card=format_card(card), suit=suit_of(lead))
    raise IllegalAction("must_head", card=format_card(card), lead=format_card(lead))


def _check_held(state: EcarteState, card: Card) -> None:
    if card not in state.hands[state.turn]:
        raise IllegalAction("not_in_hand", card=format_card(card))


def _check_king(state: EcarteState) -> None:
    if state.can_mark_king():
        return
    if state.king >= 0:
        raise IllegalAction("king_is_marked")
    if state.trump_king not in state.hands[state.turn]:
        raise IllegalAction("king_not_held", suit=state.trump)
    raise IllegalAction("king_too_late")
