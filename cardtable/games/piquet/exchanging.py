"""The exchange: laying away, taking, carte blanche, and looking at what is left.

Sources: "Das Kaufen", "Weiße Karte".
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from itertools import combinations

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved, CardsShown, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.shapes import Shape, SomeCards
from cardtable.core.zones import discards, hand, talon
from cardtable.games.piquet.actions import (
    BLANCHE,
    LIFT,
    TAKE,
    Do,
    PiquetAction,
    blanche,
    change,
)
from cardtable.games.piquet.codes import Said, Shown
from cardtable.games.piquet.counting import End, show_blanche
from cardtable.games.piquet.declaring import begin_declaring
from cardtable.games.piquet.phase_object import PiquetPhase
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.ranking import is_blank
from cardtable.games.piquet.rules import Blanche, DealerLeast, Table

_LEAST = {DealerLeast.THREE: 3, DealerLeast.ONE: 1, DealerLeast.NONE: 0}
_LEFT = 2
"""The number of cards that are left over at Norman Piquet."""
_MISCOUNTS = {Do.TOO_MANY: 1, Do.TOO_FEW: -1}
"""How many more cards than were laid away each way of miscounting takes."""


class Exchanging(PiquetPhase):
    """The phase in which elder or the dealer lays cards away, and usually takes as many at once."""

    does = frozenset({Do.CHANGE, Do.LAY, Do.BLANCHE, Do.TOO_MANY, Do.TOO_FEW})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return (exchanger(position),)

    def listed(self, position: PiquetPosition) -> Iterator[PiquetAction]:
        yield from _blanches(position)
        yield from _miscounts(position)
        for do in (Do.CHANGE, Do.LAY):
            yield from _layings(position, do)

    def representatives(
        self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]
    ) -> Sequence[PiquetAction]:
        # Hundreds of sets of cards could also be laid away without taking cards, which no player considers.
        return sorted([*_blanches(position), *_layings(position, Do.CHANGE)])

    def random_action(
        self, position: PiquetPosition, generator: random.Random, some: Callable[[], Sequence[PiquetAction]]
    ) -> PiquetAction:
        held, shown = sorted(position.hands[position.turn]), _blanches(position)
        choices = _choices(len(held), allowed_numbers(position))
        place = int(generator.random() * (len(choices) + len(shown)))
        if place < len(choices):
            return change([held[one] for one in choices[place]])
        return shown[place - len(choices)]

    def options(self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]) -> Sequence[PiquetAction]:
        return [*_blanches(position), *_miscounts(position)]

    def shape(self, position: PiquetPosition) -> Shape:
        numbers = allowed_numbers(position)
        return SomeCards(hand(position.turn), numbers[0], numbers[-1])

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        if action.do is Do.BLANCHE:
            _check_blanche(position, action)
        elif action.do in _MISCOUNTS:
            if action not in _miscounts(position):
                raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
        else:
            _check_laying(position, action)

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        seat = position.turn
        if action.do in _MISCOUNTS:
            position.taking[seat] = _MISCOUNTS[action.do]
            return None
        if action.do is Do.BLANCHE:
            if seat != position.elder:
                return show_blanche(position, seat, tell)
            position.blanche_announced = True
            position.taking[seat] = 0
            if tell:
                tell(Announced(seat, Said.WILL_SHOW_CARTE_BLANCHE))
            _name(position, seat, action.number, tell)
            position.turn = position.dealer
            return None
        _name(position, seat, len(action.cards), tell)
        _move(position, seat, action.cards, tell)
        if action.do is Do.LAY:
            position.phase = Phase.TAKE
            return None
        return _take(position, seat, tell)


class Taking(PiquetPhase):
    """The phase in which a player who has laid cards away takes new ones, or takes the old ones up again."""

    does = frozenset({Do.TAKE, Do.LIFT})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return (exchanger(position),)

    def listed(self, position: PiquetPosition) -> Collection[PiquetAction]:
        return [TAKE, LIFT]

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        seat = position.turn
        if action.do is Do.TAKE:
            return _take(position, seat, tell)
        _move(position, seat, tuple(position.discards[seat]), tell, back=True)
        position.phase = Phase.EXCHANGE
        return None


@cache
def _choices(held: int, numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the places of the cards that can be laid away from a hand of ``held`` cards, in every choice of each of
    the ``numbers``.
    """
    return tuple(places for number in numbers for places in combinations(range(held), number))


def exchanger(position: PiquetPosition) -> int:
    """The seat that has to exchange: elder and then the dealer; the dealer first if elder has announced carte
    blanche.
    """
    elder = position.elder
    if position.rules.table is Table.NORMAN:
        return position.dealer
    if position.blanche_announced:
        return position.dealer if blanche_waits(position) else elder
    has_taken = len(position.received[elder]) > position.rules.hand
    return position.dealer if has_taken else elder


def allowed_numbers(position: PiquetPosition) -> tuple[int, ...]:
    """Return how many cards the player whose turn it is can exchange."""
    seat = position.turn
    if position.named[seat] >= 0:
        return (position.named[seat],)
    if position.rules.table is Table.NORMAN:
        # A player who miscounts lays away one card or three instead of two.
        return (_LEFT - position.taking[seat],) if position.taking[seat] else (0, _LEFT)
    if seat == position.elder:
        return tuple(range(position.rules.elder_least, position.rules.upper + 1))
    rest = sum(map(len, position.talon))
    if blanche_waits(position):
        rest -= position.named[position.elder]
    least = position.rules.dealer_least
    number = rest // 2 + 1 if least is DealerLeast.LARGER_PART else _LEAST[least]
    return tuple(range(min(number, rest), rest + 1))


def blanche_waits(position: PiquetPosition) -> bool:
    """Return whether elder has announced carte blanche and not shown it yet."""
    return position.blanche_announced and not position.blank[position.elder]


def may_show_blanche(position: PiquetPosition) -> bool:
    """Return whether the player whose turn it is to exchange can announce or show carte blanche."""
    seat = position.turn
    return (
        position.rules.blanche is Blanche.BEFORE
        and position.named[seat] < 0
        and not position.blank[seat]
        and is_blank(position.hands[seat], position.rules.tens_are_courts)
    )


def _blanches(position: PiquetPosition) -> list[PiquetAction]:
    if not may_show_blanche(position):
        return []
    return [blanche(number) for number in allowed_numbers(position)] if position.turn == position.elder else [BLANCHE]


def _miscounts(position: PiquetPosition) -> list[PiquetAction]:
    """Return the actions of taking one card more or fewer than is laid away; only at a table with irregularities."""
    if not position.rules.irregularities or position.rules.table is Table.ROBBER or position.blanche_announced:
        return []
    return [] if position.taking[position.turn] else [PiquetAction(do) for do in _MISCOUNTS]


def _layings(position: PiquetPosition, do: Do) -> Iterator[PiquetAction]:
    """Yield every choice of cards that may be laid away."""
    held = sorted(position.hands[position.turn])
    for number in allowed_numbers(position):
        for cards in combinations(held, number):
            yield PiquetAction(do, cards)


def _check_laying(position: PiquetPosition, action: PiquetAction) -> None:
    for card in action.cards:
        if card not in position.hands[position.turn]:
            raise IllegalAction("not_in_hand", card=format_card(card))
    numbers = allowed_numbers(position)
    if len(action.cards) not in numbers:
        raise _wrong_number(len(action.cards), numbers)


def _check_blanche(position: PiquetPosition, action: PiquetAction) -> None:
    if not may_show_blanche(position):
        raise IllegalAction("no_carte_blanche")
    expected = allowed_numbers(position) if position.turn == position.elder else (0,)
    if action.number not in expected:
        raise _wrong_number(action.number, expected)


def _wrong_number(cards: int, numbers: Sequence[int]) -> IllegalAction:
    """Return why ``cards`` cards cannot be exchanged if only ``numbers``, in ascending order, are possible."""
    least, most = numbers[0], numbers[-1]
    if least == most:
        return IllegalAction("exact_number_of_cards", cards=cards, number=least)
    if len(numbers) <= most - least:
        return IllegalAction("both_or_none", cards=cards)
    return IllegalAction("wrong_number_of_cards", cards=cards, minimum=least, maximum=most)


def _name(position: PiquetPosition, seat: int, number: int, tell: Tell | None) -> None:
    if position.named[seat] < 0:
        if tell:
            most = allowed_numbers(position)[-1]
            tell(Announced(seat, Said.BUYS, parameters(cards=number, most=most)))
        position.named[seat] = number


def _move(position: PiquetPosition, seat: int, cards: tuple[Card, ...], tell: Tell | None, back: bool = False) -> None:
    """Lay cards away, or with ``back`` take them up again."""
    source, target = position.hands[seat], position.discards[seat]
    if back:
        source, target = target, source
    for card in cards:
        source.remove(card)
    target += cards
    if tell and cards:
        zones = (discards(seat), hand(seat)) if back else (hand(seat), discards(seat))
        tell(CardsMoved(*zones, cards, (seat,), False, Movement.TAKEN_BACK if back else Movement.DISCARDED))


def _take(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """Take as many cards as were laid away, from the top of the upper packet; then it is the other player's turn."""
    number = position.named[seat]
    if position.taking[seat]:
        # No player takes more cards than there are, and elder takes at least one.
        number = max(number + position.taking[seat], int(seat == position.elder))
    upper, lower = position.talon
    # If elder waits to show carte blanche, the upper cards are kept for her, and the dealer does not take them.
    kept = position.named[position.elder] if blanche_waits(position) else 0
    first = upper[kept : kept + number]
    second = lower[: number - len(first)]
    _draw(position, seat, 0, first, tell)
    _draw(position, seat, 1, second, tell)
    if position.rules.table is Table.NORMAN:
        return end_exchange(position, tell)
    return _after_elder(position, tell) if seat == position.elder else _after_dealer(position, tell)


def _draw(position: PiquetPosition, seat: int, packet: int, cards: list[Card], tell: Tell | None) -> None:
    if not cards:
        return
    for card in cards:
        position.talon[packet].remove(card)
    position.hands[seat] += cards
    position.received[seat] += cards
    if tell:
        tell(CardsMoved(talon(packet), hand(seat), tuple(cards), (seat,), False, Movement.BOUGHT))


def _after_elder(position: PiquetPosition, tell: Tell | None) -> End | None:
    if position.blanche_announced:
        return end_exchange(position, tell)
    look_at_rest(position, position.elder, (0,), tell)
    position.phase, position.turn = Phase.EXCHANGE, position.dealer
    return None


def _after_dealer(position: PiquetPosition, tell: Tell | None) -> End | None:
    elder = position.elder
    if blanche_waits(position):
        position.phase, position.turn = Phase.EXCHANGE, elder
        kept = position.named[elder]
        _look(position, position.dealer, 0, position.talon[0][kept:], tell)
        _look(position, position.dealer, 1, position.talon[1], tell)
        return show_blanche(position, elder, tell)
    look_at_rest(position, position.dealer, (0, 1), tell)
    return end_exchange(position, tell)


def look_at_rest(position: PiquetPosition, seat: int, packets: tuple[int, ...], tell: Tell | None) -> None:
    """Let ``seat`` look at what lies in these packets of the talon."""
    for packet in packets:
        _look(position, seat, packet, position.talon[packet], tell)


def _look(position: PiquetPosition, seat: int, packet: int, cards: list[Card], tell: Tell | None) -> None:
    if not cards:
        return
    position.looked[seat] += tuple(card for card in cards if card not in position.looked[seat])
    if tell:
        tell(CardsShown(talon(packet), tuple(cards), (seat,), Shown.LEFT))


def end_exchange(position: PiquetPosition, tell: Tell | None) -> End | None:
    """End the exchange: all have the cards with which they will play, and elder declares."""
    if position.rules.blanche is Blanche.AFTER:
        for seat in position.players:
            blank = is_blank(position.hands[seat], position.rules.tens_are_courts)
            if blank and (end := show_blanche(position, seat, tell)):
                return end
    return begin_declaring(position, tell)
