"""Shuffling, cutting and dealing.

Source: "Das Kartengeben".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from cardtable.core.cards import Card
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, CardsShown, DealBegan, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.state import CHANCE
from cardtable.core.zones import STOCK, hand, talon
from cardtable.games.piquet.actions import COMMANDS, CUT, SHUFFLE, Do, PiquetAction, command
from cardtable.games.piquet.codes import Said, Shown
from cardtable.games.piquet.counting import End
from cardtable.games.piquet.dealing import TO_TALON, Throw, two_handed
from cardtable.games.piquet.exchanging import end_exchange
from cardtable.games.piquet.phase_object import PiquetPhase, others_first_best
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.rules import Table


class Commanding(PiquetPhase):
    """Elder cuts, commands how to deal, or asks for another shuffle."""

    does = frozenset({Do.SHUFFLE, Do.CUT})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return (position.elder,)

    def listed(self, position: PiquetPosition) -> Collection[PiquetAction]:
        return [SHUFFLE, CUT, *(command(*one) for one in COMMANDS)]

    def representatives(
        self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]
    ) -> Sequence[PiquetAction]:
        return [CUT]

    def options(self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]) -> Sequence[PiquetAction]:
        return others_first_best(every(), [CUT])

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        if action.do is Do.SHUFFLE:
            position.reshuffled = True
            position.phase, position.turn = Phase.SHUFFLED, CHANCE
            if tell:
                tell(Announced(position.elder, Said.SHUFFLE))
                lifted = position.stock[: len(position.stock) // 2]
                tell(CardsShown(STOCK, lifted[-1:], (EVERYBODY,), Shown.LIFTED))
            return None
        position.commanded = action.number
        throws = position.rules.throws
        if action.number:
            packets, place = COMMANDS[action.number - 1]
            throws = two_handed(packets, place)
            if tell:
                params = parameters(cards=packets.value, talon=place.value)
                tell(Announced(position.elder, Said.COMMANDS, params))
        return _deal_out(position, throws, tell)


def begin(position: PiquetPosition, order: tuple[Card, ...], tell: Tell | None) -> End | None:
    """Begin the deal with the pack ``order``, shuffled for the first time or again because elder asked for it."""
    position.stock = order
    if tell:
        if position.reshuffled:
            tell(Announced(position.dealer, Said.SHUFFLED))
        else:
            tell(DealBegan(position.standing.deals, position.dealer, position.rules.persons, len(order)))
    if position.rules.commands:
        position.phase, position.turn = Phase.COMMAND, position.elder
        return None
    return _deal_out(position, position.rules.throws, tell)


def _deal_out(position: PiquetPosition, throws: tuple[Throw, ...], tell: Tell | None) -> End | None:
    dealt = 0
    for place, number, packet in throws:
        cards = position.stock[dealt : dealt + number]
        dealt += number
        if place == TO_TALON:
            position.talon[packet] += cards
            if tell:
                tell(CardsMoved(STOCK, talon(packet), cards, (), False, Movement.DEALT))
        else:
            seat = position.players[place]
            position.hands[seat] += cards
            if tell:
                tell(CardsMoved(STOCK, hand(seat), cards, (seat,), False, Movement.DEALT))
    position.stock = ()
    for seat in position.players:
        position.received[seat] += position.hands[seat]
    match position.rules.table:
        case Table.TWO:
            position.phase, position.turn = Phase.EXCHANGE, position.elder
        case Table.NORMAN:
            position.phase, position.turn = Phase.EXCHANGE, position.dealer
        case Table.ROBBER:
            return end_exchange(position, tell)
    return None
