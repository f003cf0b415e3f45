"""The state of a Casino deal: the position with its phases, and the observation of a seat."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.machine import DealMachine, Lines, ListedActions, PhaseObject, Tell
from cardtable.core.status import InvalidPosition
from cardtable.core.zones import ASIDE, STOCK, TABLE, PlacedCard, Zone, build, hand, marks, pile
from cardtable.games.casino.actions import Play
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.playing import Playing, Reviewing
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rounds import begin
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.status import status_of

_NOBODY = PhaseObject[CasinoPosition, Play]()
PHASES = {Phase.SHUFFLED: _NOBODY, Phase.PLAY: Playing(), Phase.REVIEW: Reviewing(), Phase.OVER: _NOBODY}


class CasinoState(CasinoPosition, DealMachine[CasinoRules, Play]):
    """The state of a deal of Casino, as ``core.state.DealState`` describes states."""

    actions = Play
    phases = PHASES
    over = Phase.OVER

    def begin(self, order: tuple[Card, ...], tell: Tell | None) -> None:
        begin(self, order, tell)

    def lay(self, card: Card) -> Play:
        return Play(card)

    def legal(self) -> CasinoLegal | ListedActions[Play]:
        return CasinoLegal(self) if self.phase is Phase.PLAY else ListedActions(self, PHASES[self.phase])

    def lines(self) -> Lines:
        return tuple(self.marked) if self.final is None else self.final

    def observe(self, seat: int) -> CasinoObservation:
        return CasinoObservation.of(self, seat)

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {
            STOCK: [PlacedCard(HIDDEN, False)] * len(self.stock),
            TABLE: [PlacedCard(card, True) for card in self.table],
        }
        placed[ASIDE] = [PlacedCard(card, True) for card in self.aside]
        for owner, cards in enumerate(self.hands):
            placed[hand(owner)] = [PlacedCard(card if owner == seat else HIDDEN, False) for card in cards]
        for one in self.builds:
            placed[build(one.number)] = [PlacedCard(card, True) for card in one.cards]
        for side, cards in enumerate(self.piles):
            placed[pile(side)] = [PlacedCard(card, False) for card in cards]
            placed[marks(side)] = [PlacedCard(marker.card, marker.face_up) for marker in self.markers[side]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def placed(self) -> Iterator[Card]:
        yield from self.stock
        for cards in (*self.hands, *self.piles, self.table, self.aside):
            yield from cards
        for one in self.builds:
            yield from one.cards
        for markers in self.markers:
            for marker in markers:
                yield marker.card

    def status(self) -> list[InvalidPosition]:
        """Return everything that is wrong with the position; ``core.machine.DealMachine.status`` and
        ``status.status_of`` list the codes.
        """
        found = super().status()
        # The deal can be replayed only if the cards are those of the pack.
        return found if any("card" in one.code for one in found) else [*found, *status_of(self)]
