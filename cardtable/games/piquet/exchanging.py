"""Dealing and the exchange: elder's commands, laying away, taking, carte blanche, and looking at what is left.

Sources: "Das Kartengeben", "Das Kaufen", "Weiße Karte".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, CardsShown, DealBegan
from cardtable.core.scores import parameters
from cardtable.core.state import CHANCE
from cardtable.core.zones import STOCK, discards, hand, talon
from cardtable.games.piquet.actions import COMMANDS, Do, PiquetAction
from cardtable.games.piquet.counting import Tell, show_blanche
from cardtable.games.piquet.dealing import TO_TALON, Throw, two_handed
from cardtable.games.piquet.declaring import begin_declaring
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import is_blank
from cardtable.games.piquet.rules import Blanche, DealerLeast, Table

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState

UPPER = 5
"""Cards of the upper packet, which are elder's to buy."""
TALON = 8


def do_shuffled(state: PiquetState, order: tuple[Card, ...], tell: Tell | None) -> None:
    """The pack lies ready, shuffled for the first time or at elder's request."""
    state.stock = order
    if tell:
        if state.reshuffled:
            tell(Announced(state.dealer, "shuffled"))
        else:
            tell(DealBegan(state.standing.deals, state.dealer, state.rules.persons, len(order)))
    if state.rules.commands:
        state.phase, state.turn = Phase.COMMAND, state.elder
    else:
        _deal_out(state, state.rules.throws, tell)


def do_command(state: PiquetState, action: PiquetAction, tell: Tell | None) -> None:
    """Elder asks for another shuffle, or cuts and lets the cards be dealt."""
    if action.do is Do.SHUFFLE:
        state.reshuffled = True
        state.phase, state.turn = Phase.SHUFFLED, CHANCE
        if tell:
            tell(Announced(state.elder, "shuffle"))
        return
    state.commanded = action.number
    throws = state.rules.throws
    if action.number:
        packets, place = COMMANDS[action.number - 1]
        throws = two_handed(packets, place)
        if tell:
            params = parameters(cards=packets.value, talon=place.value)
            tell(Announced(state.elder, "commands", params))
    _deal_out(state, throws, tell)


def _deal_out(state: PiquetState, throws: tuple[Throw, ...], tell: Tell | None) -> None:
    position = 0
    for place, number, packet in throws:
        cards = state.stock[position : position + number]
        position += number
        if place == TO_TALON:
            state.talon[packet] += cards
            if tell:
                tell(CardsMoved(STOCK, talon(packet), cards, (), False, "dealt"))
        else:
            seat = state.players[place]
            state.hands[seat] += cards
            state.received[seat] += cards
            if tell:
                tell(CardsMoved(STOCK, hand(seat), cards, (seat,), False, "dealt"))
    state.stock = ()
    match state.rules.table:
        case Table.TWO:
            state.phase, state.turn = Phase.EXCHANGE, state.elder
        case Table.NORMAN:
            state.phase, state.turn = Phase.EXCHANGE, state.dealer
        case Table.ROBBER:
            begin_declaring(state, tell)


def allowed_numbers(state: PiquetState) -> tuple[int, ...]:
    """How many cards the player whose turn it is can exchange."""
    seat = state.turn
    if state.named[seat] >= 0:
        return (state.named[seat],)
    if state.rules.table is Table.NORMAN:
        return (0, 2)
    if seat == state.elder:
        return tuple(range(state.rules.elder_least, UPPER + 1))
    rest = TALON - state.named[state.elder]
    least = {
        DealerLeast.LARGER_PART: rest // 2 + 1,
        DealerLeast.THREE: 3,
        DealerLeast.ONE: 1,
        DealerLeast.NONE: 0,
    }[state.rules.dealer_least]
    return tuple(range(least, rest + 1))


def blanche_waits(state: PiquetState) -> bool:
    """Whether elder has announced carte blanche and not shown it yet."""
    return state.blanche_announced and not state.blank[state.elder]


def may_show_blanche(state: PiquetState) -> bool:
    """Whether the player who is to exchange can announce or show carte blanche."""
    seat = state.turn
    return (
        state.rules.blanche is Blanche.BEFORE
        and state.named[seat] < 0
        and not state.blank[seat]
        and is_blank(state.hands[seat], state.rules.tens_are_courts)
    )


def do_exchange(state: PiquetState, action: PiquetAction, tell: Tell | None) -> None:
    """Do an action of the phases in which cards are laid away and taken."""
    seat = state.turn
    match action.do:
        case Do.BLANCHE if seat == state.elder:
            state.blanche_announced = True
            if tell:
                tell(Announced(seat, "will_show_carte_blanche"))
            _name(state, seat, action.number, tell)
            state.turn = state.dealer
        case Do.BLANCHE:
            show_blanche(state, seat, tell)
        case Do.LIFT:
            _move(state, seat, tuple(state.discards[seat]), tell, back=True)
            state.phase = Phase.EXCHANGE
        case Do.TAKE:
            _take(state, seat, tell)
        case _:
            _name(state, seat, len(action.cards), tell)
            _move(state, seat, action.cards, tell)
            if action.do is Do.LAY:
                state.phase = Phase.TAKE
            else:
                _take(state, seat, tell)


def _name(state: PiquetState, seat: int, number: int, tell: Tell | None) -> None:
    if state.named[seat] < 0:
        most = allowed_numbers(state)[-1]
        state.named[seat] = number
        if tell:
            tell(Announced(seat, "buys", parameters(cards=number, most=most)))


def _move(state: PiquetState, seat: int, cards: tuple[Card, ...], tell: Tell | None, back: bool = False) -> None:
    """Lay cards away, or take them back into the hand."""
    source, target = state.hands[seat], state.discards[seat]
    if back:
        source, target = target, source
    for card in cards:
        source.remove(card)
    target += cards
    if tell and cards:
        zones = (discards(seat), hand(seat)) if back else (hand(seat), discards(seat))
        tell(CardsMoved(*zones, cards, (seat,), False, "taken_back" if back else "discarded"))


def _take(state: PiquetState, seat: int, tell: Tell | None) -> None:
    """Take as many cards as were laid away, from the top of the upper packet; then it is the other's turn."""
    number = state.named[seat]
    upper, lower = state.talon
    # What lies on top for elder who waits to show carte blanche is not the dealer's.
    kept = state.named[state.elder] if blanche_waits(state) else 0
    first = upper[kept : kept + number]
    second = lower[: number - len(first)]
    _draw(state, seat, 0, first, tell)
    _draw(state, seat, 1, second, tell)
    if state.rules.table is Table.NORMAN:
        begin_declaring(state, tell)
    elif seat == state.elder:
        _after_elder(state, tell)
    else:
        _after_dealer(state, tell)


def _draw(state: PiquetState, seat: int, packet: int, cards: list[Card], tell: Tell | None) -> None:
    if not cards:
        return
    for card in cards:
        state.talon[packet].remove(card)
    state.hands[seat] += cards
    state.received[seat] += cards
    if tell:
        tell(CardsMoved(talon(packet), hand(seat), tuple(cards), (seat,), False, "bought"))


def _after_elder(state: PiquetState, tell: Tell | None) -> None:
    if state.blanche_announced:
        _end_exchange(state, tell)
        return
    look_at_rest(state, state.elder, (0,), tell)
    state.phase, state.turn = Phase.EXCHANGE, state.dealer


def _after_dealer(state: PiquetState, tell: Tell | None) -> None:
    elder = state.elder
    if blanche_waits(state):
        state.phase, state.turn = Phase.EXCHANGE, elder
        kept = state.named[elder]
        _look(state, state.dealer, 0, state.talon[0][kept:], tell)
        _look(state, state.dealer, 1, state.talon[1], tell)
        show_blanche(state, elder, tell)
        return
    look_at_rest(state, state.dealer, (0, 1), tell)
    _end_exchange(state, tell)


def look_at_rest(state: PiquetState, seat: int, packets: tuple[int, ...], tell: Tell | None) -> None:
    """``seat`` looks at what lies in these packets of the talon."""
    for packet in packets:
        _look(state, seat, packet, state.talon[packet], tell)


def _look(state: PiquetState, seat: int, packet: int, cards: list[Card], tell: Tell | None) -> None:
    if not cards:
        return
    state.looked[seat] += tuple(card for card in cards if card not in state.looked[seat])
    if tell:
        tell(CardsShown(talon(packet), tuple(cards), (seat,), "left"))


def _end_exchange(state: PiquetState, tell: Tell | None) -> None:
    if state.rules.blanche is Blanche.AFTER:
        for seat in state.players:
            if is_blank(state.hands[seat], state.rules.tens_are_courts):
                show_blanche(state, seat, tell)
    begin_declaring(state, tell)
