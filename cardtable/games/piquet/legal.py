"""The legal actions of a position."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardtable.core.cards import Card, suit_of
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.shapes import CardWithTargets, OneOption, Shape, SomeCards
from cardtable.core.state import Target
from cardtable.core.zones import hand
from cardtable.games.piquet.actions import (
    ACCEPT,
    ASK,
    BLANCHE,
    CLAIM,
    COMMANDS,
    CUT,
    DECLARE,
    GIVE_UP,
    GOOD,
    LIFT,
    NINETY,
    NO_NINETY,
    ONE_MORE,
    SHUFFLE,
    TAKE,
    Do,
    PiquetAction,
    blanche,
    change,
    command,
    count,
    declare,
    lay_away,
    look,
    play,
)
from cardtable.games.piquet.checks import check_action
from cardtable.games.piquet.combinations import lists
from cardtable.games.piquet.declaring import best_said, best_statement, count_lists, potential, statements
from cardtable.games.piquet.exchanging import allowed_numbers, may_show_blanche
from cardtable.games.piquet.phases import DECLARING, Phase
from cardtable.games.piquet.playing import can_ask, can_claim, can_give_up, can_look, playable
from cardtable.games.piquet.ranking import mask_of

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState

_SELDOM = frozenset({Do.LAY, Do.LIFT, Do.SHUFFLE, Do.ASK, Do.CLAIM, Do.GIVE_UP})


class PiquetLegal:
    """The legal actions of the seat that must decide; see ``core.state.LegalActions``.

    ``representatives`` are what a player who wants to get on decides between: one way to cut, exchanges at one go, in
    each class declaring everything, the best and nothing, counting everything first, and no questions, claims or giving
    up.
    """

    def __init__(self, state: PiquetState) -> None:
        self._state = state
        self._all: list[PiquetAction] | None = None

    def __iter__(self) -> Iterator[PiquetAction]:
        return iter(self._listed())

    def __len__(self) -> int:
        return len(self._listed())

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, PiquetAction):
            return False
        try:
            check_action(self._state, action)
        except IllegalAction:
            return False
        return True

    def _listed(self) -> list[PiquetAction]:
        if self._all is None:
            self._all = sorted(self._found())
        return self._all

    def _found(self) -> list[PiquetAction]:
        state = self._state
        match state.phase:
            case Phase.COMMAND:
                commands = [CUT, *(command(*one) for one in COMMANDS)]
                return commands if state.reshuffled else [SHUFFLE, *commands]
            case Phase.EXCHANGE:
                return [*self._blanches(), *(do(cards) for cards in self._exchanges() for do in (change, lay_away))]
            case Phase.TAKE:
                return [TAKE, LIFT]
            case Phase.POINT | Phase.SEQUENCES | Phase.SETS:
                return self._declarations()
            case Phase.ANNOUNCE:
                return [DECLARE, NO_NINETY, *self._ninety()]
            case Phase.COUNT:
                return [count(items) for items in count_lists(state, state.turn)]
            case Phase.PLAY:
                return [*map(play, playable(state)), *self._looks(), *self._besides()]
            case Phase.CLAIMED:
                return [ACCEPT, ONE_MORE]
        return []

    def _blanches(self) -> list[PiquetAction]:
        state = self._state
        if not may_show_blanche(state):
            return []
        return [blanche(number) for number in allowed_numbers(state)] if state.turn == state.elder else [BLANCHE]

    def _exchanges(self) -> Iterator[tuple[Card, ...]]:
        state = self._state
        for number in allowed_numbers(state):
            yield from combinations(sorted(state.hands[state.turn]), number)

    def _declarations(self) -> list[PiquetAction]:
        state = self._state
        seat, kind = state.turn, DECLARING[state.phase]
        if best_said(state, kind) is not None:
            return [DECLARE, GOOD, *(declare(kind, [item]) for item in statements(state, seat, kind))]
        if seat != state.elder:
            return [DECLARE, declare(kind), *(declare(kind, [item]) for item in statements(state, seat, kind))]
        rules = state.rules
        found = lists(kind, mask_of(state.hands[seat]), rules.smallest_point, rules.least_pips)
        return [DECLARE, *(declare(kind, items) for items in found)]

    def _ninety(self) -> list[PiquetAction]:
        state = self._state
        possible = potential(state, state.rules.party_of[state.turn]) >= state.rules.threshold
        return [NINETY] if possible else []

    def _looks(self) -> list[PiquetAction]:
        state = self._state
        return [look(suit) for suit in sorted({suit_of(card) for card in playable(state)})] if can_look(state) else []

    def _besides(self) -> list[PiquetAction]:
        state = self._state
        possible = {ASK: can_ask(state), CLAIM: can_claim(state), GIVE_UP: can_give_up(state)}
        return [action for action, can in possible.items() if can]

    def representatives(self) -> Sequence[PiquetAction]:
        state = self._state
        match state.phase:
            case Phase.COMMAND:
                return [CUT]
            case Phase.POINT | Phase.SEQUENCES | Phase.SETS:
                kind = DECLARING[state.phase]
                best = best_statement(state, state.turn, kind)
                nothing = declare(kind) if best_said(state, kind) is None else GOOD
                return [DECLARE, *([declare(kind, best)] if best else []), nothing]
            case Phase.ANNOUNCE:
                return [*(self._ninety() or [DECLARE]), NO_NINETY]
            case Phase.COUNT:
                return [count(items) for items in count_lists(state, state.turn)]
        return [action for action in self._listed() if action.do not in _SELDOM]

    def options(self) -> Sequence[PiquetAction]:
        """What can be said or done besides playing or exchanging cards, without what ``representatives`` have of it."""
        state = self._state
        match state.phase:
            case Phase.EXCHANGE:
                return self._blanches()
            case Phase.PLAY:
                return [*self._looks(), *self._besides()]
            case Phase.COMMAND | Phase.POINT | Phase.SEQUENCES | Phase.SETS:
                usual = self.representatives()
                others = [action for action in self._listed() if action not in usual]
                # The best first; what is kept back further comes later.
                return sorted(others, key=lambda action: -sum(item.points for item in action.items))
        return []

    def shape(self) -> Shape:
        state = self._state
        match state.phase:
            case Phase.EXCHANGE:
                numbers = allowed_numbers(state)
                return SomeCards(hand(state.turn), numbers[0], numbers[-1])
            case Phase.PLAY:
                return CardWithTargets(hand(state.turn))
        return OneOption()

    def with_cards(self, cards: Collection[Card]) -> PiquetAction | None:
        """The exchange of exactly ``cards``, if it is legal."""
        action = change(cards)
        return action if action in self else None

    def exchange_refusal(self, cards: Collection[Card]) -> CodedError | None:
        """Why ``cards`` cannot be exchanged."""
        try:
            check_action(self._state, change(cards))
        except IllegalAction as error:
            return error
        return None

    def cards(self) -> Collection[Card]:
        return playable(self._state) if self._state.phase is Phase.PLAY else []

    def targets(self, card: Card) -> Collection[Target]:
        return []

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[PiquetAction]:
        return self.exact(card, chosen)[:limit]

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[PiquetAction]:
        return [play(card)] if not chosen and card in self.cards() else []

    def chosen(self, action: PiquetAction) -> Sequence[Target]:
        return []

    def refusal(self, card: Card, chosen: Collection[Target]) -> CodedError | None:
        try:
            check_action(self._state, play(card))
        except IllegalAction as error:
            return error
        return None
