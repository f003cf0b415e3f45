"""What one seat knows of an Écarté deal, and its JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardtable.core.cards import HIDDEN, Card, format_card, parse_card, suit_of
from cardtable.core.codec import lines_from_json, lines_to_json, standing_from_json, standing_to_json
from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.ranking import excluded_by_plays


class Exchange(NamedTuple):
    """How many cards elder and the dealer changed at one time."""

    elder: int
    dealer: int


@dataclass(frozen=True, slots=True)
class EcarteObservation:
    """Perfect recall for ``seat``: its own cards, and everything that was said, shown and played.

    ``received`` are the cards that the seat was dealt and bought and ``discards`` those that it laid away, both in
    the order in which that happened: five at first, then as many as ``exchanges`` (and ``pending``, elder's part of
    the one that is not complete) tell. A spectator's are empty. The other fields are those of the state.
    """

    rule_set: RuleSet
    standing: Standing
    seat: int
    phase: Phase
    turn: int
    bets: tuple[Bet, ...]
    stock: int
    turned: Card
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    received: tuple[Card, ...]
    discards: tuple[Card, ...]
    exchanges: tuple[Exchange, ...]
    pending: int
    closed: Closed
    king: int
    plays: tuple[tuple[int, Card], ...]
    marked: tuple[ScoreLine, ...]
    final: tuple[ScoreLine, ...] | None

    @property
    def trump(self) -> int:
        """The trump suit; only once it has been turned up."""
        return suit_of(self.turned)

    @property
    def dealer(self) -> int:
        return self.standing.dealer

    @property
    def elder(self) -> int:
        return evening_of(self.standing).other(self.standing.dealer)

    @property
    def others(self) -> tuple[int, ...]:
        """The players whose hands this seat does not see: one for a player, two for a spectator."""
        return tuple(seat for seat in (self.elder, self.dealer) if seat != self.seat)

    def played(self, seat: int) -> tuple[Card, ...]:
        """The cards that ``seat`` has played, in order."""
        return tuple(card for player, card in self.plays if player == seat)

    def batches(self, seat: int) -> tuple[int, ...]:
        """How many cards the player on ``seat`` has changed at each time so far, what is pending included."""
        if seat == self.dealer:
            return tuple(exchange.dealer for exchange in self.exchanges)
        counts = tuple(exchange.elder for exchange in self.exchanges)
        return (*counts, self.pending) if self.pending else counts

    def seen(self) -> list[Card]:
        """Every card that this seat has seen, each once."""
        cards = [*self.received, *(card for player, card in self.plays if player != self.seat)]
        return cards if self.turned == HIDDEN else [self.turned, *cards]

    def excluded(self, seat: int) -> frozenset[Card]:
        """Cards that ``seat`` cannot hold, by the cards that it has answered to leads."""
        return excluded_by_plays(seat, self.plays, self.trump)

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.rule_set.variant,
            "players": self.rule_set.players,
            "options": dict(self.rule_set.options),
            "standing": standing_to_json(self.standing),
            "seat": self.seat,
            "phase": self.phase.value,
            "turn": self.turn,
            "bets": [list(bet) for bet in self.bets],
            "stock": self.stock,
            "turned": format_card(self.turned),
            "hand": _texts(self.hand),
            "hand_counts": list(self.hand_counts),
            "received": _texts(self.received),
            "discards": _texts(self.discards),
            "exchanges": [list(exchange) for exchange in self.exchanges],
            "pending": self.pending,
            "closed": self.closed.value,
            "king": self.king,
            "plays": [[seat, format_card(card)] for seat, card in self.plays],
            "marked": lines_to_json(self.marked),
            "final": None if self.final is None else lines_to_json(self.final),
        }


def observation_from_json(data: Mapping[str, Any]) -> EcarteObservation:
    """The observation of its JSON form; raises ``CodedError`` ``not_an_observation``."""
    try:
        return EcarteObservation(
            rule_set=RuleSet(str(data["variant"]), int(data["players"]), dict(data["options"])),
            standing=standing_from_json(data["standing"]),
            seat=int(data["seat"]),
            phase=Phase(data["phase"]),
            turn=int(data["turn"]),
            bets=tuple(Bet(int(seat), int(on), int(units)) for seat, on, units in data["bets"]),
            stock=int(data["stock"]),
            turned=parse_card(data["turned"]),
            hand=_cards(data["hand"]),
            hand_counts=tuple(map(int, data["hand_counts"])),
            received=_cards(data["received"]),
            discards=_cards(data["discards"]),
            exchanges=tuple(Exchange(int(elder), int(dealer)) for elder, dealer in data["exchanges"]),
            pending=int(data["pending"]),
            closed=Closed(data["closed"]),
            king=int(data["king"]),
            plays=tuple((int(seat), parse_card(text)) for seat, text in data["plays"]),
            marked=lines_from_json(data["marked"]),
            final=None if data["final"] is None else lines_from_json(data["final"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError, CodedError) as error:
        raise CodedError("not_an_observation", reason=str(error)) from None


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [format_card(card) for card in cards]


def _cards(texts: Any) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)
