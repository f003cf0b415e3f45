"""The beginning of a deal, before any player sees cards: the gallery bets, and ten cards are dealt."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardtable.core.cards import Card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealBegan, Movement
from cardtable.core.machine import Lines, Tell
from cardtable.core.scores import parameters
from cardtable.core.zones import STOCK, TURNED
from cardtable.games.ecarte.actions import NO_BET, EcarteAction, Kind, bet
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.codes import Said
from cardtable.games.ecarte.marking import mark
from cardtable.games.ecarte.phase_object import EcartePhase, serve
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.position import EcartePosition
from cardtable.games.ecarte.ranking import is_king
from cardtable.games.ecarte.scoring import king_turned_line


class Betting(EcartePhase):
    """The phase in which a spectator bets on a player, or does not."""

    kinds = frozenset({Kind.BET, Kind.NO_BET})

    def actors(self, position: EcartePosition) -> Collection[int]:
        return position.bettors()[len(position.bets) :][:1]

    def listed(self, position: EcartePosition) -> Iterator[EcarteAction]:
        yield NO_BET
        for seat in position.evening.players:
            for units in range(1, position.rules.most_bet + 1):
                yield bet(seat, units)

    def check_kind(self, position: EcartePosition, action: EcarteAction) -> None:
        if action.kind is Kind.NO_BET:
            super().check_kind(position, action)
            return
        if action != EcarteAction(Kind.BET, (), action.seat, action.units) or action.units < 1:
            raise IllegalAction("not_an_action", text=str(action))
        if action.seat not in position.evening.players:
            raise IllegalAction("bet_on_a_player", seat=action.seat)
        if action.units > position.rules.most_bet:
            raise IllegalAction("bet_too_high", units=action.units, most=position.rules.most_bet)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> Lines | None:
        laid = Bet(position.turn, action.seat, action.units)
        position.bets = (*position.bets, laid)
        if tell:
            params = parameters(on=laid.on, units=laid.units) if laid.units else ()
            tell(Announced(laid.seat, Said.BET if laid.units else Said.NO_BET, params))
        return _next_bettor(position, tell)


def begin(position: EcartePosition, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
    """Begin a deal with the shuffled pack: the gallery bets if it is the first deal of a match, then the cards are
    dealt.
    """
    position.stock = order
    evening = position.evening
    if tell:
        tell(DealBegan(position.standing.deals, position.dealer, position.rules.persons, len(order)))
        if position.rules.rotation and not evening.deals:
            first, second = evening.players
            params = parameters(number=evening.matches + 1, first=first, second=second)
            tell(Announced(-1, Said.NEW_BOX if position.rules.chouette else Said.NEW_MATCH, params))
    return _next_bettor(position, tell)


def _next_bettor(position: EcartePosition, tell: Tell | None) -> Lines | None:
    left = position.bettors()[len(position.bets) :]
    if left:
        position.phase, position.turn = Phase.BET, left[0]
        return None
    return _deal(position, tell)


def _deal(position: EcartePosition, tell: Tell | None) -> Lines | None:
    for to_dealer, count in position.rules.packets:
        serve(position, position.dealer if to_dealer else position.elder, count, Movement.DEALT, tell)
    position.turned, *rest = position.stock
    position.stock = tuple(rest)
    if tell:
        tell(CardsMoved(STOCK, TURNED, (position.turned,), (EVERYBODY,), True, Movement.TURNED))
    position.phase, position.turn = Phase.PROPOSE, position.elder
    if not is_king(position.turned):
        return None
    if tell:
        tell(Announced(position.dealer, Said.KING_TURNED))
    return mark(position, king_turned_line(position.dealer, position.turned), tell)
