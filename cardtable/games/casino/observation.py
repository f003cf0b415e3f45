"""The knowledge of one seat in a Casino deal."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.cards import Card
from cardtable.core.objections import Objection
from cardtable.core.observing import SeatObservation, observes
from cardtable.core.scores import ScoreLine
from cardtable.games.casino.actions import Play
from cardtable.games.casino.pieces import Build, Dispute, Marker
from cardtable.games.casino.position import CasinoPosition


@observes(CasinoPosition)
@dataclass(frozen=True, slots=True)
class CasinoObservation(SeatObservation):
    """Everything that ``seat`` knows with perfect memory: its hand, all cards that ever lay open, and every play of the
    deal.

    All players saw the captured cards, so piles are known. Other hands and the stock are numbers of cards.
    """

    turn: int
    round: int
    stock: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    table: tuple[Card, ...]
    builds: tuple[Build, ...]
    aside: tuple[Card, ...]
    builds_begun: int
    piles: tuple[tuple[Card, ...], ...]
    markers: tuple[tuple[Marker, ...], ...]
    last_capturer: int
    marked: tuple[ScoreLine, ...]
    plays: tuple[tuple[int, Play], ...]
    objections: tuple[Objection, ...]
    dispute: Dispute | None
    final: tuple[ScoreLine, ...] | None

    def seen(self) -> list[Card]:
        """Return every card whose place this seat knows."""
        cards = [*self.hand, *self.table, *self.aside]
        for one in self.builds:
            cards += one.cards
        for pile in self.piles:
            cards += pile
        for markers in self.markers:
            cards += [marker.card for marker in markers]
        return cards
