"""What one seat knows of an Écarté deal."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.cards import HIDDEN, Card, suit_of
from cardtable.core.objections import Objection
from cardtable.core.observing import SeatObservation, observes
from cardtable.core.scores import ScoreLine
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.position import EcartePosition, Exchange, still_held
from cardtable.games.ecarte.ranking import excluded_by_plays
from cardtable.games.ecarte.variants import ecarte_rules


@observes(EcartePosition)
@dataclass(frozen=True, slots=True)
class EcarteObservation(SeatObservation):
    """Everything that ``seat`` knows and remembers: its own cards, and everything that was said, shown and played.

    ``received`` are the cards that the seat was dealt and bought, ``discards`` those that it laid away, both in the
    order in which that happened: five at first, then the numbers in ``exchanges`` (with ``pending``, elder's part of an
    exchange that is not complete), and one more where there is a ``surplus``. For a spectator they are empty.
    ``seen_hands``, ``seen_received`` and ``seen_discards`` have an entry for every seat, which is empty unless this
    seat may see those cards: its own, and for the company of a chouette the captain's. The other fields are those of
    the position.
    """

    phase: Phase
    turn: int
    bets: tuple[Bet, ...]
    stock: int
    turned: Card
    seen_hands: tuple[tuple[Card, ...], ...]
    hand_counts: tuple[int, ...]
    seen_received: tuple[tuple[Card, ...], ...]
    seen_discards: tuple[tuple[Card, ...], ...]
    exchanges: tuple[Exchange, ...]
    pending: int
    taking: bool
    surplus: tuple[tuple[int, int], ...]
    closed: Closed
    king: int
    plays: tuple[tuple[int, Card], ...]
    marked: tuple[ScoreLine, ...]
    objections: tuple[Objection, ...]
    taken_back: tuple[tuple[int, Card], ...]
    content: int
    gives_up: bool
    final: tuple[ScoreLine, ...] | None

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.seen_hands[self.seat]

    @property
    def received(self) -> tuple[Card, ...]:
        return self.seen_received[self.seat]

    @property
    def discards(self) -> tuple[Card, ...]:
        return self.seen_discards[self.seat]

    @property
    def trump(self) -> int:
        """The trump suit; only valid once a card has been turned up."""
        return suit_of(self.turned)

    @property
    def dealer(self) -> int:
        return self.standing.dealer

    @property
    def elder(self) -> int:
        return evening_of(self.standing).other(self.standing.dealer)

    @property
    def others(self) -> tuple[int, ...]:
        """The players whose hands this seat does not see: one for a player and for the company of a chouette, two for a
        spectator.
        """
        evening = evening_of(self.standing)
        banker = evening.players[0]
        if ecarte_rules(self.rule_set).chouette and self.seat != banker:
            return (banker,)
        return tuple(seat for seat in (self.elder, self.dealer) if seat != self.seat)

    def played(self, seat: int) -> tuple[Card, ...]:
        """The cards that ``seat`` has played, in order."""
        return tuple(card for player, card in self.plays if player == seat)

    def batches(self, seat: int) -> tuple[int, ...]:
        """Return how many cards the player on ``seat`` has changed in each exchange so far, including the
        pending one.
        """
        if seat == self.dealer:
            return tuple(exchange.dealer for exchange in self.exchanges)
        counts = tuple(exchange.elder for exchange in self.exchanges)
        return (*counts, self.pending) if self.pending else counts

    def bought(self, seat: int) -> tuple[int, ...]:
        """Return how many cards the player on ``seat`` has bought in each complete exchange."""
        laid_away = self.batches(seat)[: len(self.exchanges)]
        return tuple(count + ((seat, number) in self.surplus) for number, count in enumerate(laid_away))

    def seen(self) -> list[Card]:
        """Return every card that this seat has seen, each once."""
        known = {seat for seat, cards in enumerate(self.seen_received) if cards}
        cards = [card for seat in sorted(known) for card in self.seen_received[seat]]
        cards += [card for player, card in self.plays if player not in known]
        return cards if self.turned == HIDDEN else [self.turned, *cards]

    def known_in_hand(self, seat: int) -> tuple[Card, ...]:
        """Return the cards that everybody knows to be in the hand of ``seat``, because they were taken back."""
        return still_held(self.taken_back, self.plays, seat)

    def excluded(self, seat: int) -> frozenset[Card]:
        """Return the cards that ``seat`` cannot hold, because of its replies to leads."""
        return excluded_by_plays(seat, self.plays, self.trump)
