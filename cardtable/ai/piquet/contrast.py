"""In what one action at Piquet is better than another, in codes of ``ReasonCode``.

Both actions are evaluated on the same deals with open cards, and the average result of each part of the deal is
compared: the three classes of declarations, the jumps, the tricks, the last trick, the cards and the capot. The parts
in which the better action gains most are told, together with what in the hand causes the gain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import islice
from typing import TypeAlias

from cardtable.ai.contrast import HARDLY, differences, paired
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.course import DealCourse, OpenHands, course
from cardtable.ai.piquet.exchanges import sampled_deals
from cardtable.ai.piquet.promise import Cards
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.worth import Worth, declared, declared_classes
from cardtable.ai.protocol import Reason
from cardtable.ai.race import mean_and_error
from cardtable.core.cards import Card, format_card, suit_of
from cardtable.core.chance import rng
from cardtable.core.scores import parameters
from cardtable.games.piquet.actions import format_item
from cardtable.games.piquet.combinations import LOWEST_SET, Item, sequences, sets
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import COUNT, RANKS, cards_of, mask_of, strength_of, suit_bits
from cardtable.games.piquet.rules import PiquetRules

DEALS = 40
"""The number of deals on which two exchanges are compared; for one situation always the same deals."""
HANDS = 32
"""The number of hands of the opponent over which two cards are compared, if more are possible."""
_LONG, _RUN = 4, 3
"""The number of cards of a suit from which on the suit is mentioned for the point, and for sequences (``_RUN``)."""
_PAIR = 2
"""The number of cards of a rank from which on the rank is mentioned."""
_QUEEN, _KING = 5, 6
"""The strengths of a queen and a king."""
_FAINT = 0.05
"""Points by which one part has to differ if no part is clearly different."""


class Contribution(Enum):
    """The parts of the result of a deal at Piquet."""

    POINT = 0
    SEQUENCES = 1
    SETS = 2
    REPIQUE = 3
    PIQUE = 4
    TRICKS = 5
    LAST = 6
    CARDS = 7
    CAPOT = 8


_OF_TRICKS = (Contribution.PIQUE, Contribution.TRICKS, Contribution.LAST, Contribution.CARDS, Contribution.CAPOT)
Contributions: TypeAlias = Mapping[Contribution, float]
"""What each part brings the own side, less what it brings the other."""

_BETTER = {
    Contribution.POINT: ReasonCode.BETTER_POINT,
    Contribution.SEQUENCES: ReasonCode.BETTER_SEQUENCES,
    Contribution.SETS: ReasonCode.BETTER_SETS,
    Contribution.TRICKS: ReasonCode.BETTER_TRICKS,
    Contribution.LAST: ReasonCode.BETTER_LAST_TRICK,
    Contribution.CARDS: ReasonCode.BETTER_CARDS,
}
_RATHER_MADE = {
    Contribution.REPIQUE: (ReasonCode.LIKELIER_REPIQUE, ReasonCode.RARER_REPIQUE),
    Contribution.PIQUE: (ReasonCode.LIKELIER_PIQUE, ReasonCode.RARER_PIQUE),
    Contribution.CAPOT: (ReasonCode.LIKELIER_CAPOT, ReasonCode.RARER_CAPOT),
}
"""The reasons for parts that are made or suffered as a whole: made more often by the own side, or less often by the
opponent.
"""


class _Apart(Worth):
    """Records the parts of a deal's result instead of valuing the deal; it is called like ``Worth``."""

    found: Contributions

    def of_elder(self, elder: int, dealer: int) -> float:
        said = declared(self.rules, elder, dealer)
        classes = declared_classes(self.rules, elder, dealer)
        tricks = course(self.solver(said.pique_at), OpenHands(cards_of(elder), cards_of(dealer), True, True))
        # A Neunziger may be a match of its own, in which nothing else is counted, or bring a prize.
        jump = said.elder - said.dealer - sum(classes) + said.apart * self.prospect.stake
        jump += said.prize * self.prospect.prizes.repique
        self.found = dict(zip(Contribution, (*classes, jump, *_of_course(tricks)), strict=True))
        return 0.0

    def of_dealer(self, elder: int, dealer: int) -> float:
        self.of_elder(elder, dealer)
        self.found = {part: -value for part, value in self.found.items()}
        return 0.0


def _of_course(tricks: DealCourse) -> tuple[float, ...]:
    return tricks.pique, tricks.tricks, tricks.last, tricks.cards, tricks.capot


class ExchangeContrast:
    """Compares exchanges of one of two players over the same deals."""

    def __init__(self, observation: PiquetObservation, rules: PiquetRules) -> None:
        self._observation = observation
        self._apart = _Apart(rules, prospect_of(observation, rules))
        self._trials = sampled_deals(observation, self._apart, rng(2))
        self._known: dict[Cards, list[Contributions]] = {}
        self._deals: list[Callable[[Cards], float]] = []

    def parts(self, discards: Cards) -> Sequence[Contributions]:
        """Return what each part of each deal brings after an exchange."""
        if discards not in self._known:
            self._known[discards] = list(self._each(discards))
        return self._known[discards]

    def _each(self, discards: Cards) -> Iterator[Contributions]:
        # Each deal is good until the next one is dealt, so all are kept as what was asked of them.
        for trial in self._every():
            trial(discards)
            yield self._apart.found

    def _every(self) -> Sequence[Callable[[Cards], float]]:
        if not self._deals:
            self._deals = list(islice(self._trials, DEALS))
        return self._deals

    def contrast(self, first: Cards, other: Cards, differ: bool = False) -> tuple[Reason, ...]:
        """Return in what laying ``first`` away is better than laying ``other`` away. ``differ`` says that they are
        known already to be different in value.
        """
        one, two = self.parts(first), self.parts(other)
        hand = self._observation.hand
        kept, given = (tuple(card for card in hand if card not in away) for away in (first, other))
        words = _Words(kept, given, len(first) > len(other))
        told = words.of(_compared(one, two, differ=differ), one, two, [1.0] * len(one))
        # What brings something too seldom to be seen in a few deals is told by the cards alone.
        return told or (words.of_cards() if differ else ())


class CardContrast:
    """Compares cards of one of two players over the same hands of the opponent, ``hands`` with their weights.
    ``complete`` says that these are all possible hands.
    """

    def __init__(
        self,
        observation: PiquetObservation,
        rules: PiquetRules,
        hands: Sequence[tuple[int, float]],
        complete: bool,
    ) -> None:
        self._own = observation.hand
        self._led = observation.trick[0] if observation.trick else None
        own, other = (rules.side_of[seat] for seat in (observation.seat, observation.others[0]))
        self._taken = observation.tricks[own], observation.tricks[other]
        self._elder = observation.seat == observation.elder
        self._solver = Solver(scoring_of(observation, rules))
        self._hands = [hand for hand, _ in hands]
        self._weights = [weight for _, weight in hands]
        self._complete = complete
        self._known: dict[Card, list[Contributions]] = {}

    def parts(self, card: Card) -> Sequence[Contributions]:
        """Return what each part of the rest brings after ``card``, against each of the hands."""
        if card not in self._known:
            self._known[card] = [self._part(hand, card) for hand in self._hands]
        return self._known[card]

    def _part(self, hand: int, card: Card) -> Contributions:
        theirs = cards_of(hand) if self._led is None else (*cards_of(hand), self._led)
        hands = OpenHands(self._own, theirs, self._led is None, self._elder, self._led, self._taken)
        return dict(zip(_OF_TRICKS, _of_course(course(self._solver, hands, card)), strict=True))

    def contrast(self, first: Card, other: Card, differ: bool = False) -> tuple[Reason, ...]:
        """Return in what playing ``first`` is better than playing ``other``. ``differ`` says that they are known
        already to be different in value.
        """
        one, two = self.parts(first), self.parts(other)
        words = _Words((), (), False)
        if self._led is not None:
            kept, given = (tuple(card for card in self._own if card != away) for away in (first, other))
            words = _Words(kept, given, False)
        return words.of(_compared(one, two, self._weights, self._complete, differ), one, two, self._weights)


def _compared(
    one: Sequence[Contributions],
    two: Sequence[Contributions],
    weights: Sequence[float] | None = None,
    complete: bool = False,
    differ: bool = False,
) -> dict[Contribution, float]:
    """Return the parts that make the difference, with how much better they are, the greatest first."""
    parts = {}
    for part in one[0]:
        mean, error = mean_and_error(paired([deal[part] for deal in one], [deal[part] for deal in two]), weights)
        parts[part] = mean, 0.0 if complete else error
    told = differences(parts) or differences(parts, _FAINT)[:1]
    if differ and not told:
        told = differences(parts, clearly=HARDLY)
    return {part: parts[part][0] for part in told}


class _Words:
    """Finds the reasons for two hands: one is ``kept``, and ``given`` up would be the other. ``buys`` says that the
    first exchange buys more cards.
    """

    def __init__(self, kept: Sequence[Card], given: Sequence[Card], buys: bool) -> None:
        self._kept, self._given = mask_of(kept), mask_of(given)
        self._buys = buys
        self._said: set[Reason] = set()

    def of(
        self,
        gains: Mapping[Contribution, float],
        one: Sequence[Contributions],
        two: Sequence[Contributions],
        weights: Sequence[float],
    ) -> tuple[Reason, ...]:
        """Return the reasons for the parts that make the difference, each with its cause in the hand. ``one`` and
        ``two`` are what the better and the other action bring in deals with ``weights``.
        """
        reasons: list[Reason] = []
        for part, gain in gains.items():
            more = parameters(more=round(gain))
            if part in _RATHER_MADE:
                likelier, rarer = _RATHER_MADE[part]
                own = _made(one, weights, part, 1) - _made(two, weights, part, 1)
                theirs = _made(two, weights, part, -1) - _made(one, weights, part, -1)
                told = Reason(likelier if own >= theirs else rarer)
            else:
                told = Reason(_BETTER[part], more)
            reasons += [*self._cause(part), told]
        return tuple(reasons)

    def of_cards(self) -> tuple[Reason, ...]:
        """Return a reason from the kept cards alone, if no part of the deal makes a clear difference; empty if there is
        none.
        """
        found = self._rank() or self._run() or self._suit(_RUN) or self._high()
        return (found,) if found else ()

    def _cause(self, part: Contribution) -> list[Reason]:
        """Return what in the kept cards makes a part better, unless it has been told already."""
        match part:
            case Contribution.POINT:
                found = self._suit(_LONG)
            case Contribution.SEQUENCES:
                found = self._run() or self._suit(_RUN)
            case Contribution.SETS:
                found = self._rank()
            case Contribution.REPIQUE:
                found = None
            case _:
                found = self._high()
        if found is None and self._buys:
            found = Reason(ReasonCode.BUYS_MORE)
        if found is None or found in self._said:
            return []
        self._said.add(found)
        return [found]

    def _suit(self, least: int) -> Reason | None:
        counts = [(COUNT[suit_bits(self._kept, suit)], COUNT[suit_bits(self._given, suit)]) for suit in range(4)]
        suit = max(range(4), key=lambda one: (counts[one][0] > counts[one][1], counts[one][0]))
        count, less = counts[suit]
        if count <= less or count < least:
            return None
        return Reason(ReasonCode.HOLDS_SUIT, parameters(suit=suit, count=count))

    def _run(self) -> Reason | None:
        given = sequences(self._given)
        items = [item for item in sequences(self._kept) if item not in given]
        return _held(items[0]) if items else None

    def _rank(self) -> Reason | None:
        given = sets(self._given)
        items = [item for item in sets(self._kept) if item not in given]
        if items:
            return _held(items[0])
        counts = {rank: (_of_rank(self._kept, rank), _of_rank(self._given, rank)) for rank in range(LOWEST_SET, 8)}
        pairs = [rank for rank, (count, less) in counts.items() if count > less and count >= _PAIR]
        return Reason(ReasonCode.HOLDS_PAIR, parameters(rank=RANKS[max(pairs)])) if pairs else None

    def _high(self) -> Reason | None:
        """Return a reason for a king or queen with another card of its suit, or for a high card that is kept; None if
        there is none.
        """
        kept, given = (_guarded(hand) for hand in (self._kept, self._given))
        guarded = [card for card in kept if card not in given]
        if guarded:
            return Reason(ReasonCode.KEEPS_GUARD, parameters(card=format_card(guarded[0])))
        high = [card for card in cards_of(self._kept & ~self._given) if strength_of(card) >= _KING]
        if high:
            return Reason(ReasonCode.KEEPS_HIGH, parameters(card=format_card(max(high, key=strength_of))))
        return None


def _held(item: Item) -> Reason:
    return Reason(ReasonCode.HOLDS_ITEM, parameters(items=format_item(item)))


def _of_rank(hand: int, rank: int) -> int:
    return sum(hand >> suit * 8 + rank & 1 for suit in range(4))


def _guarded(hand: int) -> list[Card]:
    """Return the kings and queens of a hand that are the highest of their suit and not alone, kings first."""
    found = []
    for suit in range(4):
        cards = [card for card in cards_of(hand) if suit_of(card) == suit]
        if len(cards) > 1 and _QUEEN <= strength_of(cards[0]) <= _KING:
            found.append(cards[0])
    return sorted(found, key=lambda card: -strength_of(card))


def _made(deals: Sequence[Contributions], weights: Sequence[float], part: Contribution, sign: int) -> float:
    """Return how often, by weight, the own side makes ``part`` (``sign`` 1), or the other side (-1)."""
    return sum(weight for deal, weight in zip(deals, weights, strict=True) if deal[part] * sign > 0)
