"""A game small enough to see through: each of two players plays his only card, and the dealer wins.

A card of hearts cannot be played first. Whoever plays an ace ends the deal at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cardtable.core.cards import HEARTS, PACK_32, Card, format_card, rank_of, suit_of
from cardtable.core.codec import CARD, CARDS, LINES, WHOLE, YES_OR_NO, many, maybe, member, pair
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, CardsMoved, DealBegan
from cardtable.core.fields import Position, column, everybody, fixed, follows, number, owner, row, rows, shared
from cardtable.core.machine import DealMachine, Lines, ListedActions, PhaseObject, Tell
from cardtable.core.observing import SeatObservation, observes
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.shapes import CardWithTargets, Shape
from cardtable.core.state import CHANCE, PhaseName, Standing
from cardtable.core.zones import STOCK, TRICK, PlacedCard, Zone, hand


class Step(PhaseName):
    SHUFFLED = "shuffled"
    PLAY = "play"
    OVER = "over"


class Lay(NamedTuple):
    card: Card

    def __str__(self) -> str:
        return format_card(self.card)


@dataclass(frozen=True)
class ToyRules:
    rule_set: RuleSet
    pack: tuple[Card, ...] = PACK_32[:4]


def _hands(rules: ToyRules, standing: Standing) -> list[list[Card]]:
    return [[], []]


def _seen_luck(position: ToyPosition, seat: int, value: list[int]) -> tuple[int, ...]:
    return (*value, 0)


class ToyPosition(Position[ToyRules]):
    """``guesses`` are what each thinks of both hands, which nobody says."""

    dealer: int = fixed(lambda rules, standing: standing.dealer)
    phase: Step = shared(Step.SHUFFLED, everybody(member(Step)))
    turn: int = shared(CHANCE, everybody(WHOLE))
    stock: tuple[Card, ...] = shared((), number())
    hands: list[list[Card]] = rows(_hands, owner(CARDS, "hand"), number("hand_counts"))
    plays: list[tuple[int, Card]] = row((), everybody(many(pair(WHOLE, CARD))))
    last: Card | None = shared(None, follows(lambda position: position.plays[-1][1] if position.plays else None))
    ready: list[bool] = row((False, False), owner(YES_OR_NO))
    guesses: list[list[int]] = rows(lambda rules, standing: [[0, 0], [0, 0]], column(many(WHOLE)))
    luck: list[int] = row(
        lambda rules, standing: [standing.deals], everybody(many(WHOLE), key="fortune", shown=_seen_luck)
    )
    secret: int = shared(7)
    marked: list[ScoreLine] = row((), everybody(LINES))
    final: Lines | None = shared(None, everybody(maybe(LINES)))


@observes(ToyPosition)
@dataclass(frozen=True, slots=True)
class ToyObservation(SeatObservation):
    turn: int
    phase: Step
    stock: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    plays: tuple[tuple[int, Card], ...]
    ready: bool
    guesses: tuple[int, ...]
    luck: tuple[int, ...]
    marked: tuple[ScoreLine, ...]
    final: Lines | None


class Play(PhaseObject[ToyPosition, Lay]):
    def actors(self, position: ToyPosition) -> Collection[int]:
        return (len(position.plays) % 2,)

    def listed(self, position: ToyPosition) -> Iterator[Lay]:
        for card in reversed(position.hands[position.turn]):
            if position.plays or suit_of(card) != HEARTS:
                yield Lay(card)

    def shape(self, position: ToyPosition) -> Shape:
        return CardWithTargets(hand(position.turn))

    def cards(self, position: ToyPosition) -> Collection[Card]:
        return sorted(action.card for action in self.listed(position))

    def check(self, position: ToyPosition, action: Lay) -> None:
        if action.card not in position.hands[position.turn]:
            raise IllegalAction("not_in_hand", card=str(action))
        if not position.plays and suit_of(action.card) == HEARTS:
            raise IllegalAction("no_hearts_first", card=str(action))

    def apply(self, position: ToyPosition, action: Lay, tell: Tell | None) -> Lines | None:
        position.hands[position.turn].remove(action.card)
        position.plays.append((position.turn, action.card))
        position.last = action.card
        if tell:
            tell(CardsMoved(hand(position.turn), TRICK, (action.card,), (EVERYBODY,), True, "played"))
        if rank_of(action.card) == 1:
            return (ScoreLine("ace", position.turn, 2),)
        position.turn = 1 - position.turn
        return None if any(position.hands) else (ScoreLine("last", position.dealer, 1),)


PHASES = {Step.SHUFFLED: PhaseObject(), Step.PLAY: Play(), Step.OVER: PhaseObject()}


class ToyState(ToyPosition, DealMachine[ToyRules, Lay]):
    actions = Lay
    phases = PHASES
    over = Step.OVER

    def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
        self.hands = [[*order[:1]], [*order[1:2]]]
        self.stock = order[2:]
        self.phase, self.turn = Step.PLAY, 0
        if tell:
            tell(DealBegan(0, self.dealer, 2, len(order)))
        return None

    def placed(self) -> Iterator[Card]:
        yield from (*self.stock, *self.hands[0], *self.hands[1], *(card for _, card in self.plays))

    def lay(self, card: Card) -> Lay:
        return Lay(card)

    def legal(self) -> ListedActions[Lay]:
        return ListedActions(self, PHASES[self.phase])

    def lines(self) -> Lines:
        return self.final or ()

    def observe(self, seat: int) -> ToyObservation:
        return ToyObservation.of(self, seat)

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        return {STOCK: [PlacedCard(-1, False)] * len(self.stock)}


RULES = ToyRules(RuleSet("toy", 2, {"quick": True}))
BEFORE = Standing((0, 0), 1, deals=3)
