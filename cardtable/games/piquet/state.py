"""The state of a Piquet deal: the position with its phases, and how it looks from a seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.machine import DealMachine, Lines, ListedActions, Tell
from cardtable.core.status import InvalidPosition
from cardtable.core.zones import STOCK, TRICK, PlacedCard, Zone, discards, hand, talon, tricks
from cardtable.games.piquet import actions
from cardtable.games.piquet.actions import PiquetAction
from cardtable.games.piquet.beginning import Commanding, begin
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.declaring import Announcing, Declaring
from cardtable.games.piquet.ending import all_lines
from cardtable.games.piquet.exchanging import Exchanging, Taking
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phase_object import PiquetPhase
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.playing import Claimed, Counting, Playing
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.reviewing import Reviewing
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.status import status_of

PHASES = {
    Phase.SHUFFLED: PiquetPhase(),
    Phase.COMMAND: Commanding(),
    Phase.EXCHANGE: Exchanging(),
    Phase.TAKE: Taking(),
    Phase.POINT: Declaring(Kind.POINT),
    Phase.SEQUENCES: Declaring(Kind.SEQUENCE),
    Phase.SETS: Declaring(Kind.SET),
    Phase.ANNOUNCE: Announcing(),
    Phase.COUNT: Counting(),
    Phase.PLAY: Playing(),
    Phase.CLAIMED: Claimed(),
    Phase.REVIEW: Reviewing(),
    Phase.OVER: PiquetPhase(),
}


class PiquetState(PiquetPosition, DealMachine[PiquetRules, PiquetAction]):
    """The state of a deal of Piquet, as ``core.state.DealState`` describes states."""

    actions = PiquetAction
    phases = PHASES
    over = Phase.OVER

    def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
        end = begin(self, order, tell)
        return None if end is None else all_lines(self, end)

    def lay(self, card: Card) -> PiquetAction:
        return actions.play(card)

    def change(self, cards: Collection[Card]) -> PiquetAction:
        return actions.change(cards)

    def legal(self) -> ListedActions[PiquetAction]:
        return ListedActions(self, PHASES[self.phase])

    def lines(self) -> Lines:
        return tuple(self.marked) if self.final is None else self.final

    def observe(self, seat: int) -> PiquetObservation:
        return PiquetObservation.of(self, seat)

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {
            STOCK: _hidden(len(self.stock)),
            talon(0): _hidden(len(self.talon[0])),
            talon(1): _hidden(len(self.talon[1])),
            TRICK: [PlacedCard(card, True) for card in self.trick],
        }
        for owner in self.players:
            cards, left = self.hands[owner], self.discards[owner]
            placed[hand(owner)] = _known(cards) if owner == seat else _hidden(len(cards))
            if self.claimed[owner]:
                placed[hand(owner)] = [PlacedCard(card, True) for card in cards]
            placed[discards(owner)] = _known(left) if owner == seat else _hidden(len(left))
        for side, won in enumerate(self.won):
            placed[tricks(side)] = _known(won)
        for owner, place in self.mixed:
            lying = placed[tricks(self.rules.side_of[owner])]
            placed[tricks(self.rules.side_of[owner])] = [*lying[:place], *placed.pop(discards(owner)), *lying[place:]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def placed(self) -> Iterator[Card]:
        yield from self.stock
        yield from self.trick
        for cards in (*self.talon, *self.hands, *self.discards, *self.won):
            yield from cards

    def status(self) -> list[InvalidPosition]:
        """See ``core.machine.DealMachine.status`` and ``status.status_of``."""
        return [*super().status(), *status_of(self)]


def _hidden(number: int) -> list[PlacedCard]:
    return [PlacedCard(HIDDEN, False)] * number


def _known(cards: list[Card]) -> list[PlacedCard]:
    return [PlacedCard(card, False) for card in cards]
