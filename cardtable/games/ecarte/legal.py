"""The legal actions of a position."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.shapes import CardWithTargets, OneOption, Shape, SomeCards
from cardtable.core.state import Target
from cardtable.core.zones import hand
from cardtable.games.ecarte.actions import (
    ACCEPT,
    MARK_KING,
    NO_BET,
    PLAY,
    PROPOSE,
    REFUSE,
    EcarteAction,
    bet,
    change,
    lay,
)
from cardtable.games.ecarte.checks import change_bounds, check_action
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.ranking import legal_cards

if TYPE_CHECKING:
    from cardtable.games.ecarte.state import EcarteState


class EcarteLegal:
    """The legal actions of the seat that must decide; see ``core.state.LegalActions``.

    ``king`` is listed beside the cards as long as the king may be marked; it is the only one that plays no card.
    """

    def __init__(self, state: EcarteState) -> None:
        self._state = state
        self._all: list[EcarteAction] | None = None

    def __iter__(self) -> Iterator[EcarteAction]:
        return iter(self._listed())

    def __len__(self) -> int:
        return len(self._listed())

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, EcarteAction) or self._state.turn < 0:
            return False
        try:
            check_action(self._state, action)
        except IllegalAction:
            return False
        return True

    def _listed(self) -> list[EcarteAction]:
        if self._all is None:
            self._all = sorted(self._found())
        return self._all

    def _found(self) -> Sequence[EcarteAction]:
        state = self._state
        match state.phase:
            case Phase.BET:
                players, most = state.evening.players, state.rules.most_bet
                return [NO_BET, *(bet(seat, units) for seat in players for units in range(1, most + 1))]
            case Phase.PROPOSE:
                return [PROPOSE, PLAY]
            case Phase.ANSWER:
                return [ACCEPT, REFUSE]
            case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
                least, most = change_bounds(state)
                cards = state.hands[state.turn]
                return [change(some) for count in range(least, most + 1) for some in combinations(cards, count)]
            case Phase.PLAY:
                return [*([MARK_KING] if state.can_mark_king() else []), *map(lay, self.cards())]
        return []

    def representatives(self) -> Sequence[EcarteAction]:
        return self._listed()

    def shape(self) -> Shape:
        state = self._state
        match state.phase:
            case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
                return SomeCards(hand(state.turn), *change_bounds(state))
            case Phase.PLAY:
                return CardWithTargets(hand(state.turn))
        return OneOption()

    def options(self) -> Sequence[EcarteAction]:
        """Marking the king, while that is possible beside the cards."""
        return [MARK_KING] if self._state.can_mark_king() else []

    def with_cards(self, cards: Collection[Card]) -> EcarteAction | None:
        """The exchange of exactly ``cards``, if it is legal."""
        action = change(cards)
        return action if action in self else None

    def exchange_refusal(self, cards: Collection[Card]) -> CodedError | None:
        """Why ``cards`` cannot be changed."""
        try:
            self._state.check(change(cards))
        except IllegalAction as error:
            return error
        return None

    def cards(self) -> Collection[Card]:
        state = self._state
        if state.phase is not Phase.PLAY:
            return []
        lead = state.trick[0] if state.trick else None
        return sorted(legal_cards(state.hands[state.turn], lead, state.trump))

    def targets(self, card: Card) -> Collection[Target]:
        return []

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[EcarteAction]:
        return self.exact(card, chosen)[:limit]

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[EcarteAction]:
        return [lay(card)] if not chosen and card in self.cards() else []

    def chosen(self, action: EcarteAction) -> Sequence[Target]:
        return []

    def refusal(self, card: Card, chosen: Collection[Target]) -> IllegalAction | None:
        """Why ``card`` cannot be played; nothing on the table can be combined with a card."""
        action = lay(card)
        try:
            self._state.check(action)
        except IllegalAction as error:
            return error
        return IllegalAction("not_an_action", text=str(action)) if chosen else None
