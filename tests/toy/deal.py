"""A deal of Pairs, the toy: whoever wins tricks with high cards counts one for each, and two for a pair laid out.

Two people hold four of 32 cards each, and elder leads. Any card may follow; the higher rank wins the trick, the leader
if both are equal. Before playing, somebody may lay out a pair as long as a card is left to play. The deal ends with
somebody's last card.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from cardtable.core.cards import HIDDEN, Card, format_card, format_cards, parse_cards, rank_of
from cardtable.core.codec import CARD, CARDS, LINES, WHOLE, many, maybe, member, pair
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealBegan, PointsMarked
from cardtable.core.fields import Position, everybody, fixed, number, owner, rows, shared
from cardtable.core.machine import DealMachine, Lines, ListedActions, PhaseObject, Tell
from cardtable.core.observing import SeatObservation, observes
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import CHANCE, PhaseName, Standing
from cardtable.core.zones import STOCK, TRICK, PlacedCard, Zone, hand, tricks

HELD = 4
PACK = tuple(sorted(parse_cards(" ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "789TJQKA"))))
RANKS = (7, 8, 9, 10, 11, 12, 13, 1)
_ALL = (EVERYBODY,)


class Line(StrEnum):
    """Score lines; a trick of Piquet has the same code."""

    TRICK = "trick"
    PAIR = "pair"


class Said(StrEnum):
    """Announcements."""

    PAIR = "pair"


class Phase(PhaseName):
    """The phases of a deal."""

    SHUFFLED = "shuffled"
    PLAY = "play"
    OVER = "over"


class Move(NamedTuple):
    """One card is played; two are laid out as a pair."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return format_cards(self.cards)


def strength(card: Card) -> int:
    """Return the place of a card's rank, from the lowest."""
    return RANKS.index(rank_of(card))


def laid_out(seat: int) -> Zone:
    """Return the zone of the pairs that a seat has laid out."""
    return Zone("laid_out", seat)


@dataclass(frozen=True)
class PairsRules:
    """The rules of Pairs for one rule set, as ``core.fields.Rules`` wants them."""

    rule_set: RuleSet
    pack: tuple[Card, ...] = PACK


def _two(rules: PairsRules, standing: Standing) -> list[list[Card]]:
    return [[], []]


class PairsPosition(Position[PairsRules]):
    """A position of Pairs: ``out`` are the pairs that each seat has laid out, ``won`` its tricks; ``trick`` has the
    leader's seat and card.
    """

    dealer: int = fixed(lambda rules, standing: standing.dealer)
    phase: Phase = shared(Phase.SHUFFLED, everybody(member(Phase)))
    turn: int = shared(CHANCE, everybody(WHOLE))
    stock: tuple[Card, ...] = shared((), number())
    hands: list[list[Card]] = rows(_two, owner(CARDS, "hand"), number("hand_counts"))
    out: list[list[Card]] = rows(_two, everybody(many(CARDS)))
    won: list[list[Card]] = rows(_two, everybody(many(CARDS)))
    trick: tuple[tuple[int, Card], ...] = shared((), everybody(many(pair(WHOLE, CARD))))
    marked: Lines = shared((), everybody(LINES))
    final: Lines | None = shared(None, everybody(maybe(LINES)))


@observes(PairsPosition)
@dataclass(frozen=True, slots=True)
class Seen(SeatObservation):
    """The observation of a seat: all that it knows of a deal."""

    phase: Phase
    turn: int
    stock: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    out: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    trick: tuple[tuple[int, Card], ...]
    marked: Lines
    final: Lines | None


class Playing(PhaseObject[PairsPosition, Move]):
    """The phase in which cards are played, or a pair is laid out before that."""

    def actors(self, position: PairsPosition) -> Collection[int]:
        return [1 - position.trick[0][0]] if position.trick else (0, 1)

    def listed(self, position: PairsPosition) -> Iterator[Move]:
        yield from _pairs(position)
        yield from (Move((card,)) for card in position.hands[position.turn])

    def options(self, position: PairsPosition, every: Callable[[], Sequence[Move]]) -> Sequence[Move]:
        return _pairs(position)

    def shape(self, position: PairsPosition) -> CardWithTargets:
        return CardWithTargets(hand(position.turn))

    def cards(self, position: PairsPosition) -> Collection[Card]:
        return position.hands[position.turn]

    def check(self, position: PairsPosition, action: Move) -> None:
        for card in action.cards:
            if card not in position.hands[position.turn]:
                raise IllegalAction("not_in_hand", card=format_card(card))
        if action not in self.listed(position):
            raise IllegalAction("not_now", text=str(action), phase=position.phase.value)

    def apply(self, position: PairsPosition, action: Move, tell: Tell | None) -> Lines | None:
        seat, cards = position.turn, action.cards
        for card in cards:
            position.hands[seat].remove(card)
        if len(cards) == 2:
            position.out[seat] += cards
            if tell:
                tell(CardsMoved(hand(seat), laid_out(seat), cards, _ALL, True, "laid_out"))
                tell(Announced(seat, Said.PAIR, parameters(rank=rank_of(cards[0]))))
            _mark(position, ScoreLine(Line.PAIR, seat, 2, cards=cards), tell)
            return None
        if tell:
            tell(CardsMoved(hand(seat), TRICK, cards, _ALL, True, "played"))
        position.trick += ((seat, cards[0]),)
        position.turn = 1 - seat
        return _end_trick(position, tell) if len(position.trick) == 2 else None


def _pairs(position: PairsPosition) -> list[Move]:
    held = position.hands[position.turn]
    pairs = combinations(sorted(held), 2) if len(held) > 2 else ()
    return [Move(pair) for pair in pairs if rank_of(pair[0]) == rank_of(pair[1])]


def _mark(position: PairsPosition, line: ScoreLine, tell: Tell | None) -> None:
    position.marked += (line,)
    if tell:
        tell(PointsMarked(line))


def _end_trick(position: PairsPosition, tell: Tell | None) -> Lines | None:
    (leader, lead), (follower, reply) = position.trick
    winner = leader if strength(lead) >= strength(reply) else follower
    position.trick, position.turn = (), winner
    position.won[winner] += (lead, reply)
    if tell:
        tell(CardsMoved(TRICK, tricks(winner), (lead, reply), _ALL, False, "trick"))
    _mark(position, ScoreLine(Line.TRICK, winner, 1, cards=(lead, reply)), tell)
    return None if all(position.hands) else position.marked


class PairsState(PairsPosition, DealMachine[PairsRules, Move]):
    """The state of a deal of Pairs, as ``core.state.DealState`` describes it."""

    actions = Move
    phases = {  # noqa: RUF012
        Phase.SHUFFLED: PhaseObject(),
        Phase.PLAY: Playing(),
        Phase.OVER: PhaseObject(),
    }
    over = Phase.OVER

    def legal(self) -> ListedActions[Move]:
        return ListedActions(self, self.phases[self.phase])

    def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
        elder = 1 - self.dealer
        self.phase, self.turn, self.stock = Phase.PLAY, elder, order[2 * HELD :]
        if tell:
            tell(DealBegan(self.standing.deals, self.dealer, 2, len(PACK)))
        for seat, cards in ((elder, order[:HELD]), (self.dealer, order[HELD : 2 * HELD])):
            self.hands[seat] += cards
            if tell:
                tell(CardsMoved(STOCK, hand(seat), cards, (seat,), False, "dealt"))
        return None

    def lay(self, card: Card) -> Move:
        return Move((card,))

    def lines(self) -> Lines:
        return self.marked

    def observe(self, seat: int) -> Seen:
        return Seen.of(self, seat)

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed = {STOCK: [PlacedCard(HIDDEN, False)] * len(self.stock)}
        placed[TRICK] = [PlacedCard(card, True) for _, card in self.trick]
        for holder in (0, 1):
            own = holder == seat
            placed[hand(holder)] = [PlacedCard(card if own else HIDDEN, False) for card in self.hands[holder]]
            placed[laid_out(holder)] = [PlacedCard(card, True) for card in self.out[holder]]
            placed[tricks(holder)] = [PlacedCard(card, False) for card in self.won[holder]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def placed(self) -> Iterator[Card]:
        yield from self.stock
        yield from (card for _, card in self.trick)
        yield from (card for cards in (*self.hands, *self.out, *self.won) for card in cards)
