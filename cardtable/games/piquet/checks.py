"""Whether an action is legal, and if not, why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardtable.core.cards import SUIT_LETTERS, check_order, format_card, suit_of
from cardtable.core.errors import CardError, IllegalAction
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import COMMANDS, KIND_OF, Do, PiquetAction, count, format_item
from cardtable.games.piquet.combinations import can_list
from cardtable.games.piquet.declaring import best_said, count_lists, potential, resolved, statements
from cardtable.games.piquet.exchanging import UPPER, allowed_numbers, may_show_blanche
from cardtable.games.piquet.phases import DECLARING, Phase
from cardtable.games.piquet.playing import can_ask, can_claim, can_give_up, can_look, playable
from cardtable.games.piquet.ranking import mask_of

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState

_DONE_IN = {
    Phase.COMMAND: {Do.SHUFFLE, Do.CUT},
    Phase.EXCHANGE: {Do.CHANGE, Do.LAY, Do.BLANCHE},
    Phase.TAKE: {Do.TAKE, Do.LIFT},
    Phase.POINT: {Do.POINT, Do.GOOD, Do.DECLARE},
    Phase.SEQUENCES: {Do.SEQUENCES, Do.GOOD, Do.DECLARE},
    Phase.SETS: {Do.SETS, Do.GOOD, Do.DECLARE},
    Phase.ANNOUNCE: {Do.NINETY, Do.NO_NINETY, Do.DECLARE},
    Phase.COUNT: {Do.COUNT},
    Phase.PLAY: {Do.CARD, Do.LOOK, Do.ASK, Do.CLAIM, Do.GIVE_UP},
    Phase.CLAIMED: {Do.ACCEPT, Do.ONE_MORE},
}
_NOTHING: set[Do] = set()


def check_action(state: PiquetState, action: Any) -> None:
    """Raise ``IllegalAction`` unless ``action`` is legal."""
    if isinstance(action, Deal):
        if state.phase is not Phase.SHUFFLED:
            raise IllegalAction("deal_is_running")
        try:
            check_order(action.order, state.rules.pack)
        except CardError as error:
            raise IllegalAction(error.code, **error.parameters) from None
        return
    if state.turn < 0:
        raise IllegalAction("no_deal_is_running")
    if not isinstance(action, PiquetAction):
        raise IllegalAction("not_an_action", text=str(action))
    if not _well_formed(action):
        raise IllegalAction("not_an_action", text=repr(tuple(action)))
    if action.do not in _DONE_IN.get(state.phase, _NOTHING):
        raise IllegalAction("not_now", action=str(action), phase=state.phase.value)
    if state.phase in DECLARING:
        _check_declaring(state, action)
        return
    match action.do:
        case Do.SHUFFLE if state.reshuffled:
            raise IllegalAction("shuffled_again_already")
        case Do.CHANGE | Do.LAY:
            _check_laying(state, action)
        case Do.BLANCHE:
            _check_blanche(state, action)
        case Do.NINETY if potential(state, state.rules.party_of[state.turn]) < state.rules.threshold:
            raise IllegalAction("no_ninety")
        case Do.COUNT:
            if action not in [count(items) for items in count_lists(state, state.turn)]:
                raise IllegalAction("cannot_count")
        case Do.CARD | Do.LOOK | Do.ASK | Do.CLAIM | Do.GIVE_UP:
            _check_play(state, action)


_NUMBERED = {Do.CUT: len(COMMANDS), Do.BLANCHE: UPPER, Do.LOOK: len(SUIT_LETTERS) - 1}
"""The greatest number of the actions that have one."""


def _well_formed(action: PiquetAction) -> bool:
    """Whether an action has what belongs to its sort and nothing else, so that its text says all of it."""
    cards, items = action.cards, action.items
    match action.do:
        case Do.CARD:
            good = len(cards) == 1
        case Do.CHANGE | Do.LAY:
            good = tuple(sorted(set(cards))) == cards
        case _:
            good = not cards
    declares = action.do in KIND_OF or action.do is Do.COUNT
    return good and (declares or not items) and 0 <= action.number <= _NUMBERED.get(action.do, 0)


def _check_laying(state: PiquetState, action: PiquetAction) -> None:
    for card in action.cards:
        if card not in state.hands[state.turn]:
            raise IllegalAction("not_in_hand", card=format_card(card))
    numbers = allowed_numbers(state)
    if len(action.cards) not in numbers:
        raise _wrong_number(len(action.cards), numbers)


def _check_blanche(state: PiquetState, action: PiquetAction) -> None:
    if not may_show_blanche(state):
        raise IllegalAction("no_carte_blanche")
    expected = allowed_numbers(state) if state.turn == state.elder else (0,)
    if action.number not in expected:
        raise _wrong_number(action.number, expected)


def _wrong_number(cards: int, numbers: Sequence[int]) -> IllegalAction:
    """What is wrong with exchanging so many cards if only these numbers, in ascending order, are possible."""
    least, most = numbers[0], numbers[-1]
    if least == most:
        return IllegalAction("exact_number_of_cards", cards=cards, number=least)
    if len(numbers) <= most - least:
        return IllegalAction("both_or_none", cards=cards)
    return IllegalAction("wrong_number_of_cards", cards=cards, minimum=least, maximum=most)


def _check_declaring(state: PiquetState, action: PiquetAction) -> None:
    seat, kind = state.turn, DECLARING[state.phase]
    answers = best_said(state, kind) is not None
    if action.do is Do.DECLARE:
        return
    if action.do is Do.GOOD:
        if not answers:
            raise IllegalAction("nothing_to_answer")
        return
    assert KIND_OF[action.do] is kind
    if not action.items:
        if answers:
            raise IllegalAction("must_answer")
        return
    items = resolved(state, seat, action)
    rules = state.rules
    mask = mask_of(state.hands[seat])
    alone = seat != state.elder
    if any(item.kind is not kind for item in items) or any(
        written.rank for written in action.items if written.kind is KIND_OF[Do.POINT]
    ):
        raise IllegalAction("not_an_action", text=str(action))
    if (alone and len(items) > 1) or not can_list(items, mask, rules.smallest_point, rules.least_pips):
        raise IllegalAction("cannot_declare", items=" ".join(map(format_item, items)))
    if answers and items[0] not in statements(state, seat, kind):
        raise IllegalAction("not_good_enough", item=format_item(items[0]))


def _check_play(state: PiquetState, action: PiquetAction) -> None:
    seat = state.turn
    match action.do:
        case Do.CARD:
            card = action.cards[0]
            if card not in state.hands[seat]:
                raise IllegalAction("not_in_hand", card=format_card(card))
            if card not in playable(state):
                if state.trick:
                    raise IllegalAction("must_follow_suit", suit=SUIT_LETTERS[suit_of(state.trick[0])])
                raise IllegalAction("must_lead_named_suit", suit=SUIT_LETTERS[state.lead_suit])
        case Do.LOOK if not can_look(state):
            raise IllegalAction("nothing_to_look_at")
        case Do.LOOK:
            if all(suit_of(card) != action.number for card in state.hands[seat]):
                raise IllegalAction("no_card_of_suit", suit=SUIT_LETTERS[action.number])
        case Do.ASK if not can_ask(state):
            raise IllegalAction("nothing_to_ask")
        case Do.CLAIM if not can_claim(state):
            raise IllegalAction("cannot_claim")
        case Do.GIVE_UP if not can_give_up(state):
            raise IllegalAction("cannot_give_up")
