"""What one seat knows of a Piquet deal."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.cards import Card
from cardtable.core.objections import Objection
from cardtable.core.observing import SeatObservation, observes
from cardtable.core.scores import ScoreLine
from cardtable.games.piquet.combinations import Item
from cardtable.games.piquet.phases import CountAnswer, HeardWord, Jump, Phase
from cardtable.games.piquet.position import PiquetPosition


@observes(PiquetPosition)
@dataclass(frozen=True, slots=True)
class PiquetObservation(SeatObservation):
    """Everything that ``seat`` knows and remembers: its own cards, and everything that was said, shown and played.

    ``hand``, ``received`` (the cards dealt and bought, in that order), ``discards``, ``looked`` (cards of the talon
    that it has seen), ``taking``, ``listed`` (what it has declared in each class) and ``automatic`` are the seat's own.
    ``hand_counts``, ``discard_counts`` and ``talon_counts`` say how many cards lie where. The other fields are those of
    the position.
    """

    phase: Phase
    turn: int
    players: tuple[int, ...]
    stock: int
    reshuffled: bool
    commanded: int
    talon_counts: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    received: tuple[Card, ...]
    discards: tuple[Card, ...]
    discard_counts: tuple[int, ...]
    named: tuple[int, ...]
    taking: int
    blanche_announced: bool
    blank: tuple[tuple[Card, ...], ...]
    looked: tuple[Card, ...]
    lead_suit: int
    speaker: int
    said: tuple[tuple[HeardWord, ...], ...]
    listed: tuple[tuple[Item, ...], ...]
    counted: tuple[tuple[tuple[Item, ...], ...], ...]
    point_cards: tuple[tuple[Card, ...], ...]
    right: tuple[int, ...]
    all_declared: bool
    automatic: bool
    done: tuple[bool, ...]
    ninety: tuple[bool, ...]
    jumps: tuple[Jump, ...]
    leader: int
    trick: tuple[Card, ...]
    won: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    plays: tuple[tuple[int, Card], ...]
    answers: tuple[CountAnswer, ...]
    claimed: tuple[tuple[Card, ...], ...]
    proving: int
    corrected: tuple[int, ...]
    sixty: int
    forgotten: bool
    naming: int
    unnamed: tuple[int, ...]
    mixed: tuple[tuple[int, int], ...]
    objections: tuple[Objection, ...]
    barred: tuple[tuple[int, int], ...]
    content: int
    played_out: bool
    marked: tuple[ScoreLine, ...]
    final: tuple[ScoreLine, ...] | None

    @property
    def elder(self) -> int:
        return self.players[0]

    @property
    def dealer(self) -> int:
        return self.players[-1]

    @property
    def others(self) -> tuple[int, ...]:
        """The players whose hands this seat does not see; for a spectator all players."""
        return tuple(seat for seat in self.players if seat != self.seat)

    def played(self, seat: int) -> tuple[Card, ...]:
        """The cards that ``seat`` has played, in order."""
        return tuple(card for player, card in self.plays if player == seat)

    def seen(self) -> set[Card]:
        """Return every card that this seat knows to be in its own hand, among its discards, or played."""
        return {*self.hand, *self.discards, *(card for _, card in self.plays)}
