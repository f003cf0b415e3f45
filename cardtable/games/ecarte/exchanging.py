"""The phases of proposing, answering and changing cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations

from cardtable.core.cards import Card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.shapes import Shape, SomeCards
from cardtable.core.zones import discards, hand
from cardtable.games.ecarte.actions import ACCEPT, PLAY, PROPOSE, REFUSE, TOO_MANY, EcarteAction, Kind, change
from cardtable.games.ecarte.codes import Said
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.phase_object import EcartePhase, check_held, say, serve
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.position import EcartePosition, Exchange


class Proposing(EcartePhase):
    """The phase in which elder proposes an exchange, or plays."""

    kinds = frozenset({Kind.PROPOSE, Kind.PLAY})

    def actors(self, position: EcartePosition) -> Collection[int]:
        return (position.elder,)

    def listed(self, position: EcartePosition) -> Iterable[EcarteAction]:
        return (PROPOSE, PLAY)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> None:
        if action.kind is Kind.PROPOSE:
            say(position, Said.PROPOSE, tell)
            position.phase, position.turn = Phase.ANSWER, position.dealer
        else:
            say(position, Said.PLAYS, tell)
            _close(position, Closed.PLAYED)


class Answering(EcartePhase):
    """The phase in which the dealer accepts or refuses the proposal."""

    kinds = frozenset({Kind.ACCEPT, Kind.REFUSE})

    def actors(self, position: EcartePosition) -> Collection[int]:
        return (position.dealer,)

    def listed(self, position: EcartePosition) -> Iterable[EcarteAction]:
        return (ACCEPT, REFUSE)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> None:
        if action.kind is Kind.ACCEPT:
            say(position, Said.HOW_MANY, tell)
            position.phase, position.turn = Phase.ELDER_CHANGE, position.elder
        else:
            say(position, Said.PLAY_THEN, tell)
            _close(position, Closed.REFUSED)


class Changing(EcartePhase):
    """The phase in which elder lays away at least one card, or the dealer any number; neither can change more than the
    stock has left.
    """

    kinds = frozenset({Kind.CHANGE, Kind.TOO_MANY})

    def __init__(self, by_dealer: bool) -> None:
        self._by_dealer = by_dealer

    def actors(self, position: EcartePosition) -> Collection[int]:
        return (position.dealer if self._by_dealer else position.elder,)

    def _bounds(self, position: EcartePosition) -> tuple[int, int]:
        left = len(position.stock) - position.pending
        return int(not self._by_dealer), min(len(position.hands[position.turn]), left, HAND)

    def listed(self, position: EcartePosition) -> Iterator[EcarteAction]:
        yield from _miscounts(position)
        least, most = self._bounds(position)
        for count in range(least, most + 1):
            yield from map(change, combinations(position.hands[position.turn], count))

    def representatives(
        self, position: EcartePosition, every: Callable[[], Sequence[EcarteAction]]
    ) -> Sequence[EcarteAction]:
        return [action for action in every() if action.kind is Kind.CHANGE]

    def options(self, position: EcartePosition, every: Callable[[], Sequence[EcarteAction]]) -> Sequence[EcarteAction]:
        return _miscounts(position)

    def shape(self, position: EcartePosition) -> Shape:
        return SomeCards(hand(position.turn), *self._bounds(position))

    def check_kind(self, position: EcartePosition, action: EcarteAction) -> None:
        if action.kind is Kind.TOO_MANY:
            if action not in _miscounts(position):
                raise IllegalAction("not_now", text=str(action), phase=position.phase.value)
            return
        if action != EcarteAction(Kind.CHANGE, tuple(sorted(set(action.cards)))):
            raise IllegalAction("not_an_action", text=str(action))
        for card in action.cards:
            check_held(position, card)
        least, most = self._bounds(position)
        if len(action.cards) < least:
            raise IllegalAction("change_at_least", cards=len(action.cards), least=least)
        if len(action.cards) > most:
            raise IllegalAction("change_at_most", cards=len(action.cards), most=most)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> None:
        seat, cards = position.turn, action.cards
        if action.kind is Kind.TOO_MANY:
            position.taking[seat] = True
            return
        _lay_away(position, seat, cards, tell)
        if self._by_dealer:
            _serve_exchange(position, len(cards), tell)
            return
        position.pending = len(cards)
        if len(position.stock) > position.pending:
            position.phase, position.turn = Phase.DEALER_CHANGE, position.dealer
        else:
            _serve_exchange(position, 0, tell)


def _miscounts(position: EcartePosition) -> list[EcarteAction]:
    """Return the action of taking one card too many, which is possible at a table with irregularities for a player with
    five cards; otherwise empty.
    """
    seat = position.turn
    right = position.rules.irregularities and not position.taking[seat] and len(position.hands[seat]) == HAND
    return [TOO_MANY] if right else []


def _lay_away(position: EcartePosition, seat: int, cards: tuple[Card, ...], tell: Tell | None) -> None:
    for card in cards:
        position.hands[seat].remove(card)
    position.discards[seat] += cards
    if tell:
        code = "packet" if len(cards) == HAND else "number"
        tell(Announced(seat, code, parameters(count=len(cards))))
        if cards:
            tell(CardsMoved(hand(seat), discards(seat), cards, position.privy(seat), False, Movement.DISCARDED))


def _serve_exchange(position: EcartePosition, dealer_count: int, tell: Tell | None) -> None:
    position.exchanges = (*position.exchanges, Exchange(position.pending, dealer_count))
    left = len(position.stock) - position.pending - dealer_count
    for seat, count in ((position.elder, position.pending), (position.dealer, dealer_count)):
        more = int(position.taking[seat] and left > 0)
        if more:
            left -= more
            position.surplus = (*position.surplus, (seat, len(position.exchanges) - 1))
        serve(position, seat, count + more, Movement.BOUGHT, tell)
        position.taking[seat] = False
    position.pending = 0
    if position.stock:
        position.phase, position.turn = Phase.PROPOSE, position.elder
        return
    if tell:
        tell(Announced(-1, Said.STOCK_EMPTY))
    _close(position, Closed.EMPTY)


def _close(position: EcartePosition, closed: Closed) -> None:
    """End the exchanging: elder leads."""
    position.closed = closed
    position.phase, position.turn = Phase.PLAY, position.elder
