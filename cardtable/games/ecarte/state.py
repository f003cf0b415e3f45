"""The state of an Écarté deal: bets, proposals and exchanges, the king, the tricks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from cardtable.core.cards import HIDDEN, KING, Card, check_order, make_card, suit_of
from cardtable.core.errors import CardError, IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealBegan, DealEnded, Event, PointsMarked, TurnBegan
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import CHANCE, OVER, Deal, Standing
from cardtable.core.zones import STOCK, TRICK, TURNED, PlacedCard, Zone, discards, hand, tricks
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.checks import check_action
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.evening import Evening, evening_of
from cardtable.games.ecarte.legal import EcarteLegal
from cardtable.games.ecarte.observation import EcarteObservation, Exchange
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.ranking import is_king, reply_wins
from cardtable.games.ecarte.rules import PARTIE, EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, final_lines, king_line, king_turned_line

_ALL = (EVERYBODY,)

Tell: TypeAlias = Callable[[Event], None]


class EcarteState:
    """One deal. Lists hold cards in the order in which they came to lie where they are.

    ``stock`` is what was not dealt yet, next card first. ``turned`` is the eleventh card, HIDDEN before it is turned
    up. ``received`` are all cards that a seat was dealt and bought. ``exchanges`` are those that are complete;
    ``pending`` is how many cards elder has laid away in the one that is not. ``closed`` says what ended the
    exchanging, ``king`` who marked it (-1 nobody). ``trick`` is the lead that waits for its reply, ``plays`` are all
    cards played with their seats. ``marked`` are the lines marked so far, ``final`` all lines once the deal is over.
    ``bets`` are the decisions of the gallery before this deal.
    """

    __slots__ = (
        "bets",
        "closed",
        "dealer",
        "discards",
        "elder",
        "exchanges",
        "final",
        "hands",
        "king",
        "marked",
        "pending",
        "phase",
        "plays",
        "received",
        "rules",
        "standing",
        "stock",
        "trick",
        "turn",
        "turned",
        "won",
    )

    def __init__(self, rules: EcarteRules, standing: Standing) -> None:
        self.rules = rules
        self.standing = standing
        self.dealer = standing.dealer
        self.elder = evening_of(standing).other(standing.dealer)
        self.phase = Phase.SHUFFLED
        self.turn = CHANCE
        self.bets: tuple[Bet, ...] = ()
        self.stock: tuple[Card, ...] = ()
        self.turned = HIDDEN
        self.hands: list[list[Card]] = [[] for _ in rules.parties]
        self.received: list[list[Card]] = [[] for _ in rules.parties]
        self.discards: list[list[Card]] = [[] for _ in rules.parties]
        self.exchanges: tuple[Exchange, ...] = ()
        self.pending = 0
        self.closed = Closed.NOT_YET
        self.king = -1
        self.trick: tuple[Card, ...] = ()
        self.plays: tuple[tuple[int, Card], ...] = ()
        self.won: list[list[Card]] = [[] for _ in rules.parties]
        self.marked: tuple[ScoreLine, ...] = ()
        self.final: tuple[ScoreLine, ...] | None = None

    # What others ask

    def actor(self) -> int:
        return self.turn

    def phase_name(self) -> str:
        return self.phase.value

    def legal(self) -> EcarteLegal:
        return EcarteLegal(self)

    def lines(self) -> tuple[ScoreLine, ...]:
        return self.marked if self.final is None else self.final

    @property
    def evening(self) -> Evening:
        """Who plays and who waits."""
        return evening_of(self.standing)

    @property
    def trump(self) -> int:
        """The trump suit; only once it has been turned up."""
        return suit_of(self.turned)

    @property
    def trump_king(self) -> Card:
        return make_card(KING, self.trump)

    @property
    def stood(self) -> int | None:
        """Elder, if she played without having proposed."""
        return self.elder if self.closed is Closed.PLAYED and not self.exchanges else None

    @property
    def refused(self) -> int | None:
        """The dealer, if he refused the first proposal."""
        return self.dealer if self.closed is Closed.REFUSED and not self.exchanges else None

    def points(self, player: int) -> int:
        """A player's points, with what he has marked in this deal."""
        return self.standing.points[player] + sum(
            line.points for line in self.marked if line.party == player and line.marked
        )

    def tricks_won(self, player: int) -> int:
        return len(self.won[player]) // 2

    def can_mark_king(self) -> bool:
        """Whether whoever is to play may mark the king of trumps now: holding it, and before the first card."""
        return (
            self.phase is Phase.PLAY
            and self.king < 0
            and len(self.plays) == (self.turn == self.dealer)
            and self.trump_king in self.hands[self.turn]
        )

    def bettors(self) -> tuple[int, ...]:
        """Those who may bet before this deal, in the order of entry: the spectators, before a partie begins."""
        evening = self.evening
        return evening.waiting if self.rules.most_bet and not evening.deals else ()

    def copy(self) -> EcarteState:
        twin = EcarteState.__new__(EcarteState)
        twin.rules = self.rules
        twin.standing = self.standing
        twin.dealer = self.dealer
        twin.elder = self.elder
        twin.phase = self.phase
        twin.turn = self.turn
        twin.bets = self.bets
        twin.stock = self.stock
        twin.turned = self.turned
        twin.hands = [cards[:] for cards in self.hands]
        twin.received = [cards[:] for cards in self.received]
        twin.discards = [cards[:] for cards in self.discards]
        twin.exchanges = self.exchanges
        twin.pending = self.pending
        twin.closed = self.closed
        twin.king = self.king
        twin.trick = self.trick
        twin.plays = self.plays
        twin.won = [cards[:] for cards in self.won]
        twin.marked = self.marked
        twin.final = self.final
        return twin

    def key(self) -> Any:
        return (
            self.rules.rule_set,
            self.standing,
            self.phase,
            self.turn,
            self.bets,
            self.stock,
            self.turned,
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.received)),
            tuple(map(tuple, self.discards)),
            self.exchanges,
            self.pending,
            self.closed,
            self.king,
            self.trick,
            self.plays,
            tuple(map(tuple, self.won)),
            self.marked,
            self.final,
        )

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {
            STOCK: [PlacedCard(HIDDEN, False)] * len(self.stock),
            TRICK: [PlacedCard(card, True) for card in self.trick],
        }
        if self.turned != HIDDEN:
            placed[TURNED] = [PlacedCard(self.turned, True)]
        for owner in self.evening.players:
            own = owner == seat
            placed[hand(owner)] = [PlacedCard(card if own else HIDDEN, False) for card in self.hands[owner]]
            placed[discards(owner)] = [PlacedCard(card if own else HIDDEN, False) for card in self.discards[owner]]
            placed[tricks(owner)] = [PlacedCard(card, False) for card in self.won[owner]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def observe(self, seat: int) -> EcarteObservation:
        return EcarteObservation(
            rule_set=self.rules.rule_set,
            standing=self.standing,
            seat=seat,
            phase=self.phase,
            turn=self.turn,
            bets=self.bets,
            stock=len(self.stock),
            turned=self.turned,
            hand=tuple(self.hands[seat]),
            hand_counts=tuple(map(len, self.hands)),
            received=tuple(self.received[seat]),
            discards=tuple(self.discards[seat]),
            exchanges=self.exchanges,
            pending=self.pending,
            closed=self.closed,
            king=self.king,
            plays=self.plays,
            marked=self.marked,
            final=self.final,
        )

    # What is done

    def check(self, action: Any) -> None:
        if isinstance(action, Deal):
            if self.phase is not Phase.SHUFFLED:
                raise IllegalAction("deal_is_running")
            try:
                check_order(action.order, self.rules.pack)
            except CardError as error:
                raise IllegalAction(error.code, **error.parameters) from None
            return
        if self.turn < 0:
            raise IllegalAction("no_deal_is_running")
        if not isinstance(action, EcarteAction):
            raise IllegalAction("not_an_action", text=str(action))
        check_action(self, action)

    def apply(self, action: Any) -> list[Event]:
        self.check(action)
        events: list[Event] = []
        self._do(action, events.append)
        if self.turn >= 0:
            events.append(TurnBegan(self.turn, self.phase.value))
        return events

    def advance(self, action: Any) -> None:
        self._do(action, None)

    def _do(self, action: Deal | EcarteAction, tell: Tell | None) -> None:
        if isinstance(action, Deal):
            self._begin(action.order, tell)
            return
        match action.kind:
            case Kind.CARD:
                self._play(action.cards[0], tell)
            case Kind.KING:
                self._mark_king(tell)
            case Kind.CHANGE:
                self._change(action.cards, tell)
            case Kind.PROPOSE:
                self._say("propose", tell)
                self.phase, self.turn = Phase.ANSWER, self.dealer
            case Kind.ACCEPT:
                self._say("how_many", tell)
                self.phase, self.turn = Phase.ELDER_CHANGE, self.elder
            case Kind.REFUSE:
                self._say("play_then", tell)
                self._close(Closed.REFUSED)
            case Kind.PLAY:
                self._say("plays", tell)
                self._close(Closed.PLAYED)
            case _:
                self._bet(Bet(self.turn, action.seat, action.units), tell)

    def _say(self, code: str, tell: Tell | None) -> None:
        if tell:
            tell(Announced(self.turn, code))

    # Before the cards are dealt

    def _begin(self, order: tuple[Card, ...], tell: Tell | None) -> None:
        self.stock = order
        evening = self.evening
        if tell:
            tell(DealBegan(self.standing.deals, self.dealer, self.rules.persons, len(order)))
            if self.rules.rotation and not evening.deals:
                first, second = evening.players
                params = parameters(number=evening.parties + 1, first=first, second=second)
                tell(Announced(-1, "new_partie", params))
        self._next_bettor(tell)

    def _bet(self, bet: Bet, tell: Tell | None) -> None:
        self.bets = (*self.bets, bet)
        if tell:
            params = parameters(on=bet.on, units=bet.units) if bet.units else ()
            tell(Announced(bet.seat, "bet" if bet.units else "no_bet", params))
        self._next_bettor(tell)

    def _next_bettor(self, tell: Tell | None) -> None:
        left = self.bettors()[len(self.bets) :]
        if left:
            self.phase, self.turn = Phase.BET, left[0]
        else:
            self._deal(tell)

    def _deal(self, tell: Tell | None) -> None:
        for to_dealer, count in self.rules.packets:
            self._serve(self.dealer if to_dealer else self.elder, count, "dealt", tell)
        self.turned, *rest = self.stock
        self.stock = tuple(rest)
        if tell:
            tell(CardsMoved(STOCK, TURNED, (self.turned,), _ALL, True, "turned"))
        self.phase, self.turn = Phase.PROPOSE, self.elder
        if is_king(self.turned):
            if tell:
                tell(Announced(self.dealer, "king_turned"))
            self._mark(king_turned_line(self.dealer, self.turned), tell)

    def _serve(self, seat: int, count: int, reason: str, tell: Tell | None) -> None:
        cards, self.stock = self.stock[:count], self.stock[count:]
        self.hands[seat] += cards
        self.received[seat] += cards
        if tell and cards:
            tell(CardsMoved(STOCK, hand(seat), cards, (seat,), False, reason))

    def _mark(self, line: ScoreLine, tell: Tell | None) -> None:
        """Mark a point at once. The fifth point ends the partie there and then."""
        self.marked = (*self.marked, line)
        if tell:
            tell(PointsMarked(line))
        if self.points(line.party) >= PARTIE:
            self._end(None, tell)

    # Exchanging

    def _change(self, cards: tuple[Card, ...], tell: Tell | None) -> None:
        seat = self.turn
        for card in cards:
            self.hands[seat].remove(card)
        self.discards[seat] += cards
        if tell:
            code = "packet" if len(cards) == HAND else "number"
            tell(Announced(seat, code, parameters(count=len(cards))))
            if cards:
                tell(CardsMoved(hand(seat), discards(seat), cards, (seat,), False, "discarded"))
        if seat == self.dealer:
            self._serve_exchange(len(cards), tell)
            return
        self.pending = len(cards)
        if len(self.stock) > self.pending:
            self.phase, self.turn = Phase.DEALER_CHANGE, self.dealer
        else:
            self._serve_exchange(0, tell)

    def _serve_exchange(self, dealer_count: int, tell: Tell | None) -> None:
        self.exchanges = (*self.exchanges, Exchange(self.pending, dealer_count))
        self._serve(self.elder, self.pending, "bought", tell)
        self._serve(self.dealer, dealer_count, "bought", tell)
        self.pending = 0
        if self.stock:
            self.phase, self.turn = Phase.PROPOSE, self.elder
            return
        if tell:
            tell(Announced(-1, "stock_empty"))
        self._close(Closed.EMPTY)

    def _close(self, closed: Closed) -> None:
        """No more exchanging: elder leads."""
        self.closed = closed
        self.phase, self.turn = Phase.PLAY, self.elder

    # Playing

    def _mark_king(self, tell: Tell | None) -> None:
        self.king = self.turn
        self._say("king", tell)
        self._mark(king_line(self.turn, self.trump_king), tell)

    def _play(self, card: Card, tell: Tell | None) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        self.plays = (*self.plays, (seat, card))
        if tell:
            tell(CardsMoved(hand(seat), TRICK, (card,), _ALL, True, "played"))
        if not self.trick:
            self.trick = (card,)
            self.turn = self.elder if seat == self.dealer else self.dealer
            return
        lead = self.trick[0]
        leader = self.elder if seat == self.dealer else self.dealer
        winner = seat if reply_wins(lead, card, self.trump) else leader
        self.trick = ()
        self.won[winner] += (lead, card)
        self.turn = winner
        if tell:
            tell(CardsMoved(TRICK, tricks(winner), (lead, card), _ALL, False, "trick"))
        if not self.hands[seat]:
            self._end(self._facts(), tell)

    def _facts(self) -> DealFacts:
        ahead, behind = self.elder, self.dealer
        if self.tricks_won(ahead) < self.tricks_won(behind):
            ahead, behind = behind, ahead
        return DealFacts(
            winner=ahead,
            loser=behind,
            tricks=self.tricks_won(ahead),
            stood=self.stood,
            refused=self.refused,
            won=tuple(self.won[ahead]),
        )

    def _end(self, facts: DealFacts | None, tell: Tell | None) -> None:
        self.phase, self.turn = Phase.OVER, OVER
        self.final = final_lines(self.rules, self.standing, self.marked, facts, self.bets)
        if tell:
            if facts:
                code = "vole" if facts.tricks == HAND else "point"
                tell(Announced(facts.winner, code, parameters(tricks=facts.tricks)))
            tell(DealEnded(self.final))
