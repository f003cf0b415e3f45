"""Pairs, a toy: whoever wins tricks with high cards counts one for each, and a pair of one's hand that is laid out two.

Two people hold four of 32 cards each, and elder leads. Any card may follow; the higher rank wins the trick, the leader
if both are equal. Before playing, somebody may lay out a pair as long as a card is left to play. The deal ends with
somebody's last card. It stands in no shop of the program: tests register it, to see that a family from elsewhere needs
nothing that it does not bring along.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from enum import StrEnum
from itertools import combinations
from typing import Any, NamedTuple

from cardtable.core.cards import Card, check_order, format_cards, parse_cards, rank_of
from cardtable.core.errors import CardError, CodedError, IllegalAction
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    DealBegan,
    DealEnded,
    Event,
    PointsMarked,
    TurnBegan,
)
from cardtable.core.rules import Option, RuleSet, Variant
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.shapes import CardWithTargets
from cardtable.core.sheets.categories import MARKED, PLAY, Amounts, Category, EntryError
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.core.state import CHANCE, OVER, Deal, Standing, Target
from cardtable.core.zones import STOCK, TRICK, PlacedCard, Zone, hand, tricks

NAME, VARIANT = "pairs", "pairs"
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


def strength(card: Card) -> int:
    return RANKS.index(rank_of(card))


def laid_out(seat: int) -> Zone:
    """The pairs that a seat has laid out."""
    return Zone("laid_out", seat)


class Move(NamedTuple):
    """One card is played; two are laid out as a pair."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return format_cards(self.cards)


@dataclass(frozen=True)
class Seen:
    """What a seat knows."""

    seat: int
    dealer: int
    number: int
    leader: int
    turn: int
    own: tuple[Card, ...]
    other: int
    out: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    trick: tuple[Card, ...]
    counted: tuple[tuple[str, int, tuple[Card, ...]], ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


class PairsLegal:
    """See ``core.state.LegalActions``."""

    def __init__(self, state: PairsState) -> None:
        self._state = state
        held = state.hands[state.turn] if state.actor() >= 0 else []
        pairs = combinations(sorted(held), 2) if len(held) > 2 else ()
        self._pairs = [Move(pair) for pair in pairs if rank_of(pair[0]) == rank_of(pair[1])]
        self._plays = [Move((card,)) for card in held]

    def representatives(self) -> Sequence[Move]:
        return sorted([*self._pairs, *self._plays])

    def options(self) -> Sequence[Move]:
        return self._pairs

    def __iter__(self) -> Iterator[Move]:
        return iter(self.representatives())

    def __len__(self) -> int:
        return len(self._pairs) + len(self._plays)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Move) and action in (*self._pairs, *self._plays)

    def shape(self) -> CardWithTargets:
        return CardWithTargets(hand(self._state.turn))

    def cards(self) -> Collection[Card]:
        return [play.cards[0] for play in self._plays]

    def targets(self, card: Card) -> Collection[Target]:
        return ()

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[Move]:
        return [] if chosen else [play for play in self._plays if play.cards == (card,)]

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[Move]:
        return self.completions(card, chosen, 1)

    def chosen(self, action: Move) -> Sequence[Target]:
        return ()

    def refusal(self, card: Card, chosen: Collection[Target]) -> CodedError | None:
        return None if self.exact(card, chosen) else IllegalAction("not_in_hand", card=format_cards((card,)))


class PairsState:
    """See ``core.state.DealState``."""

    def __init__(self, dealer: int, number: int) -> None:
        self.dealer, self.number = dealer, number
        self.leader = self.turn = 1 - dealer
        self.stock: list[Card] = []
        self.hands: list[list[Card]] = [[], []]
        self.out: list[list[Card]] = [[], []]
        self.won: list[list[Card]] = [[], []]
        self.trick: list[Card] = []
        self.counted: list[ScoreLine] = []

    def actor(self) -> int:
        if not self.stock:
            return CHANCE
        return self.turn if self.trick or all(self.hands) else OVER

    def phase_name(self) -> str:
        return {CHANCE: "deal", OVER: "over"}.get(self.actor(), "play")

    def legal(self) -> PairsLegal:
        return PairsLegal(self)

    def check(self, action: Any) -> None:
        if self.actor() == CHANCE and isinstance(action, Deal):
            try:
                check_order(action.order, PACK)
            except CardError as error:
                raise IllegalAction(error.code, **error.parameters) from None
        elif action not in self.legal():
            raise IllegalAction("not_now", text=str(action), phase=self.phase_name())

    def apply(self, action: Any) -> list[Event]:
        self.check(action)
        events: list[Event] = []
        if isinstance(action, Deal):
            events.append(DealBegan(self.number, self.dealer, 2, len(PACK)))
            self.stock = list(action.order)
            for seat in (1 - self.dealer, self.dealer):
                cards = tuple(self.stock[:HELD])
                del self.stock[:HELD]
                self.hands[seat] += cards
                events.append(CardsMoved(STOCK, hand(seat), cards, (seat,), False, "dealt"))
        elif len(action.cards) == 2:
            self._move(self.hands[self.turn], self.out[self.turn], action.cards)
            events.append(CardsMoved(hand(self.turn), laid_out(self.turn), action.cards, _ALL, True, "laid_out"))
            events.append(Announced(self.turn, Said.PAIR, parameters(rank=rank_of(action.cards[0]))))
            self._count(Line.PAIR, self.turn, 2, action.cards, events)
        else:
            self._move(self.hands[self.turn], self.trick, action.cards)
            events.append(CardsMoved(hand(self.turn), TRICK, action.cards, _ALL, True, "played"))
            self.turn = 1 - self.turn
            if len(self.trick) == 2:
                self._end_trick(events)
        over = self.actor() == OVER
        return [*events, DealEnded(self.lines()) if over else TurnBegan(self.turn, self.phase_name())]

    @staticmethod
    def _move(source: list[Card], target: list[Card], cards: Sequence[Card]) -> None:
        for card in cards:
            source.remove(card)
        target += cards

    def _end_trick(self, events: list[Event]) -> None:
        first, second = self.trick
        winner = self.leader if strength(first) >= strength(second) else 1 - self.leader
        cards = tuple(self.trick)
        self._move(self.trick, self.won[winner], cards)
        events.append(CardsMoved(TRICK, tricks(winner), cards, _ALL, False, "trick"))
        self._count(Line.TRICK, winner, 1, cards, events)
        self.leader = self.turn = winner

    def _count(self, code: Line, party: int, points: int, cards: tuple[Card, ...], events: list[Event]) -> None:
        self.counted.append(ScoreLine(code, party, points, cards=cards))
        events.append(PointsMarked(self.counted[-1]))

    def advance(self, action: Any) -> None:
        self.apply(action)

    def copy(self) -> PairsState:
        return deepcopy(self)

    def lines(self) -> tuple[ScoreLine, ...]:
        return tuple(self.counted)

    def key(self) -> Any:
        return repr(sorted(vars(self).items()))

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        placed: dict[Zone, list[PlacedCard]] = {STOCK: [PlacedCard(-1, False)] * len(self.stock)}
        placed[TRICK] = [PlacedCard(card, True) for card in self.trick]
        for owner in (0, 1):
            known = owner == seat
            placed[hand(owner)] = [PlacedCard(card if known else -1, False) for card in self.hands[owner]]
            placed[laid_out(owner)] = [PlacedCard(card, True) for card in self.out[owner]]
            placed[tricks(owner)] = [PlacedCard(card, False) for card in self.won[owner]]
        return {zone: cards for zone, cards in placed.items() if cards}

    def observe(self, seat: int) -> Seen:
        counted = tuple((str(line.code), line.party, line.cards) for line in self.counted)
        piles = (tuple(map(tuple, self.out)), tuple(map(tuple, self.won)), tuple(self.trick), counted)
        who = (seat, self.dealer, self.number, self.leader, self.turn)
        return Seen(*who, tuple(self.hands[seat]), len(self.hands[1 - seat]), *piles)


class PairsEntry:
    """See ``core.sheets.rules.SheetRules``."""

    parties = ((0,), (1,))
    methods = (BY_CATEGORY,)

    def __init__(self, target: int) -> None:
        self.target = target

    def begin(self, dealer: int) -> Standing:
        return Standing((0, 0), dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return (0, 1)

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        return Category("pairs", (0, 1), 1, 2, group=MARKED), Category("tricks", (0, 1), HELD, HELD, group=PLAY)

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        if not any(entered["tricks"].values()):
            raise EntryError("nothing_entered", "tricks", 0, category="tricks")
        pairs = [ScoreLine(Line.PAIR, party, 2) for party, number in entered["pairs"].items() if number]
        won = [ScoreLine(Line.TRICK, party, number) for party, number in entered["tricks"].items() if number]
        return (*pairs, *won)

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        first, second = map(int.__add__, standing.points, totals(lines, 2))
        points, deals = (first, second), standing.deals + 1
        if max(points) < self.target or first == second:
            return Standing(points, 1 - standing.dealer, deals)
        winner = int(second > first)
        return Standing(points, winner, deals, winners=(winner,), factors=(winner, 1 - winner))

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        return tuple(1 - 2 * factor for factor in standing.factors) or (0, 0)


class PairsFamily:
    """See ``core.family.Family``."""

    name = NAME
    lines = Line
    said = Said
    paper_options = frozenset({"target"})

    def variants(self) -> Sequence[Variant]:
        target = Option("target", 7, minimum=1, maximum=99, suggestions=(7, 11))
        return (Variant(VARIANT, NAME, (2,), lambda players: (target,)),)

    def parties(self, rule_set: RuleSet) -> tuple[tuple[int, ...], ...]:
        return PairsEntry.parties

    def pack(self, rule_set: RuleSet) -> tuple[Card, ...]:
        return PACK

    def cut_dealer(self, rule_set: RuleSet, cut: Sequence[Card]) -> int | None:
        first, second = map(strength, cut)
        return None if first == second else int(second < first)

    def seats_by_cut(self, rule_set: RuleSet, cut: Sequence[Card]) -> tuple[int, ...] | None:
        return (0, 1)

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing:
        return self.entry(rule_set).begin(dealer)

    def deal(self, rule_set: RuleSet, standing: Standing) -> PairsState:
        return PairsState(standing.dealer, standing.deals)

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return self.entry(rule_set).fold(standing, lines)

    def entry(self, rule_set: RuleSet) -> PairsEntry:
        return PairsEntry(int(rule_set.options["target"]))

    def parse_action(self, text: str) -> Move:
        try:
            move = Move(parse_cards(text))
        except CardError:
            raise CodedError("not_an_action", text=text) from None
        if len(move.cards) not in (1, 2) or str(move) != text:
            raise CodedError("not_an_action", text=text)
        return move

    def observation(self, data: Mapping[str, Any]) -> Seen:
        try:
            return Seen(**{name: _tuples(value) for name, value in data.items()})
        except TypeError:
            raise CodedError("not_an_observation") from None

    def sample(self, observation: Seen, generator: random.Random) -> PairsState:
        seen, seat = observation, observation.seat
        state = PairsState(seen.dealer, seen.number)
        state.leader, state.turn = seen.leader, seen.turn
        known = {*seen.own, *seen.trick, *(card for cards in (*seen.out, *seen.won) for card in cards)}
        unseen = [card for card in PACK if card not in known]
        generator.shuffle(unseen)
        state.hands[seat], state.hands[1 - seat] = list(seen.own), unseen[: seen.other]
        state.stock = unseen[seen.other :]
        state.out, state.won, state.trick = list(map(list, seen.out)), list(map(list, seen.won)), list(seen.trick)
        worth = {Line.PAIR: 2, Line.TRICK: 1}
        state.counted = [
            ScoreLine(Line(code), party, worth[Line(code)], cards=cards) for code, party, cards in seen.counted
        ]
        return state


FAMILY = PairsFamily()
