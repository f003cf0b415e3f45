"""Dealing: the first round when the pack lies shuffled, and another whenever all hands are empty."""

from __future__ import annotations

from cardtable.core.cards import JACK, JOKER, Card, rank_of
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealBegan, Movement, ZoneLabelled
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.zones import ASIDE, STOCK, TABLE, build, hand
from cardtable.games.casino.codes import Said
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.pieces import NOBODY, Build
from cardtable.games.casino.position import CasinoPosition


def begin(position: CasinoPosition, order: tuple[Card, ...], tell: Tell | None) -> None:
    """Begin the deal with the pack in ``order``, and deal the first round."""
    position.stock = order
    position.phase = Phase.PLAY
    if tell:
        players = position.rules.players
        tell(DealBegan(position.standing.deals, position.dealer, players, len(order)))
        if len(position.rules.inside) > 2:
            # With two players it is clear which one cuts.
            tell(Announced(position.rules.before(position.dealer), Said.CUTS_PACK))
    deal_round(position, tell)


def deal_round(position: CasinoPosition, tell: Tell | None) -> None:
    """Deal the next round; the player after the dealer begins it, unless the round is a single drawn card."""
    if position.rules.courts_aside and position.round:
        _put_courts_aside(position, tell)
    taken, seats = 0, position.rules.around(position.first)
    drawn = position.rules.plan.drawing and position.round > 0
    for place, number in position.rules.plan.rounds[position.round]:
        cards = position.stock[taken : taken + number]
        taken += number
        if place == TO_TABLE:
            position.table += cards
            if tell:
                tell(CardsMoved(STOCK, TABLE, cards, (EVERYBODY,), True, Movement.DEALT))
        else:
            seat = seats[place]
            position.hands[seat] += cards
            if tell:
                reason = Movement.BOUGHT if drawn else Movement.DEALT
                tell(CardsMoved(STOCK, hand(seat), cards, (seat,), False, reason))
    for _ in range(position.table.count(JOKER)):
        _value_joker(position, tell)
    position.stock = position.stock[taken:]
    position.round += 1
    if drawn:
        return
    if tell and position.last_round and position.round > 1:
        tell(Announced(position.dealer, Said.LAST_ROUND))
    position.turn = seats[0]


def _value_joker(position: CasinoPosition, tell: Tell | None) -> None:
    """Give a joker that is dealt to the table the highest value possible, because no player names one."""
    position.table.remove(JOKER)
    position.builds_begun += 1
    made = Build(position.builds_begun, position.rules.stacks_to, NOBODY, 1, (JOKER,))
    position.builds.append(made)
    if tell:
        zone = build(made.number)
        tell(CardsMoved(TABLE, zone, made.cards, (EVERYBODY,), True, Movement.BUILT))
        tell(ZoneLabelled(zone, parameters(value=made.value, builder=NOBODY, groups=1)))


def _put_courts_aside(position: CasinoPosition, tell: Tell | None) -> None:
    courts = tuple(card for card in position.table if rank_of(card) >= JACK)
    if courts:
        position.table = [card for card in position.table if rank_of(card) < JACK]
        position.aside += courts
        if tell:
            tell(CardsMoved(TABLE, ASIDE, courts, (EVERYBODY,), True, Movement.DISCARDED))
