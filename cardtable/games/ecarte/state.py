"""The state of an Écarté deal: the position with its phases, and how it looks from a seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.machine import DealMachine, Lines, ListedActions, Tell
from cardtable.core.status import InvalidPosition
from cardtable.core.zones import STOCK, TRICK, TURNED, PlacedCard, Zone, discards, hand, tricks
from cardtable.games.ecarte import actions
from cardtable.games.ecarte.actions import EcarteAction
from cardtable.games.ecarte.beginning import Betting, begin
from cardtable.games.ecarte.exchanging import Answering, Changing, Proposing
from cardtable.games.ecarte.keeping import KeepingBox
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phase_object import EcartePhase
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.playing import Playing, Reviewing
from cardtable.games.ecarte.position import EcartePosition
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.status import status_of

PHASES = {
    Phase.SHUFFLED: EcartePhase(),
    Phase.BET: Betting(),
    Phase.PROPOSE: Proposing(),
    Phase.ANSWER: Answering(),
    Phase.ELDER_CHANGE: Changing(by_dealer=False),
    Phase.DEALER_CHANGE: Changing(by_dealer=True),
    Phase.PLAY: Playing(),
    Phase.REVIEW: Reviewing(),
    Phase.BOX: KeepingBox(),
    Phase.OVER: EcartePhase(),
}


class EcarteState(EcartePosition, DealMachine[EcarteRules, EcarteAction]):
    """The state of a deal of Écarté, as ``core.state.DealState`` describes states."""

    actions = EcarteAction
    phases = PHASES
    over = Phase.OVER

    def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
        return begin(self, order, tell)

    def lay(self, card: Card) -> EcarteAction:
        return actions.lay(card)

    def change(self, cards: Collection[Card]) -> EcarteAction:
        return actions.change(cards)

    def legal(self) -> ListedActions[EcarteAction]:
        return ListedActions(self, PHASES[self.phase])

    def lines(self) -> Lines:
        return self.marked if self.final is None else self.final

    def observe(self, seat: int) -> EcarteObservation:
        return EcarteObservation.of(self, seat)

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {
            STOCK: [PlacedCard(HIDDEN, False)] * len(self.stock),
            TRICK: [PlacedCard(card, True) for card in self.trick],
        }
        if self.turned != HIDDEN:
            placed[TURNED] = [PlacedCard(self.turned, True)]
        for owner in self.evening.players:
            own = seat in self.privy(owner)
            known = self.known_in_hand(owner)
            placed[hand(owner)] = [
                PlacedCard(card if own or card in known else HIDDEN, False) for card in self.hands[owner]
            ]
            placed[discards(owner)] = [PlacedCard(card if own else HIDDEN, False) for card in self.discards[owner]]
            placed[tricks(owner)] = [PlacedCard(card, False) for card in self.won[owner]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def placed(self) -> Iterator[Card]:
        yield from self.stock
        yield from self.trick
        if self.turned != HIDDEN:
            yield self.turned
        for cards in (*self.hands, *self.discards, *self.won):
            yield from cards

    def status(self) -> list[InvalidPosition]:
        """See ``core.machine.DealMachine.status`` and ``status.status_of``."""
        return [*super().status(), *status_of(self)]
