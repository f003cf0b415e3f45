"""How the computer players play Piquet of 36 cards: which cards they exchange, and which they play.

Nothing of the table that was made for 32 cards is used. An exchange is worth what the hand then declares against a hand
of the opponent, and what the tricks bring by a rule of thumb; both over sampled deals, in which the opponent exchanges
by ``promise``. The cards that are played are solved with open cards (``low_cards``) over sampled hands.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.exchanges import Tried
from cardtable.ai.piquet.low_arriving import MOST_BEFORE, MOST_CARDS, LowArriving
from cardtable.ai.piquet.low_cards import LowCards
from cardtable.ai.piquet.low_pique import LowPique
from cardtable.ai.piquet.promise import Cards
from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import missing_for_pique
from cardtable.ai.piquet.tricks import Valued, unlike
from cardtable.ai.piquet.worth import declared
from cardtable.ai.race import race, weighed_spread
from cardtable.core.cards import Card
from cardtable.games.piquet.combinations import RUNS
from cardtable.games.piquet.deals import consistent_hands
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import (
    BIT,
    COUNT,
    PIPS,
    STRENGTH_OF_TEN,
    is_blank,
    mask_of,
    strength_of,
    suit_bits,
    takes,
)
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import samples
from cardtable.games.piquet.tricks import playable_of

_RUN = (0.0, 0.0, 0.0, 2.0, 3.2, 12.0, 14.5, 16.0, 17.0, 18.5)
"""For a sequence, by its number of cards: less than it counts, because a longer one may beat it."""
_SETS = (0.0, 0.1, 0.6, 2.4, 12.0)
"""For cards of equal rank, by their number."""
_TRICKS = (0.0, 0.0, 0.0, 0.45, 0.5, 0.9, 1.6, 2.4)
"""What a card is worth in the tricks, by its strength; a six is worth nothing."""
_LONG = 0.5
"""What each card of a suit from the fifth on adds."""
_BOUGHT = 1.25
"""What a bought card is worth."""
_AT_ONCE = 0.5
"""By how much a card that wins the match is preferred to one that will probably win it."""
_CANDIDATES = 24
_MOST_SAMPLES = 160
_MOST_HANDS, _FEW = 400, 4000
"""The most hands of the opponent that are examined; where there are at most ``_FEW``, all are looked for."""
_A_TRICK, _AT_THE_END = 1.1, 11.0
"""What both together count in a trick, and with the last one and for the cards: where the match is near its end, what
each of them counts is estimated from that and from the difference.
"""


@cache
def _suit(bits: int) -> float:
    count = COUNT[bits]
    value = float(0.09 * PIPS[bits] * max(0, count - 3) ** 0.5)
    value += sum(_RUN[length] + 0.05 * top for length, top in RUNS[bits])
    value += sum(_TRICKS[strength] for strength in range(8) if bits >> strength & 1)
    return value + _LONG * max(0, count - 4)


def promise(hand: int) -> float:
    """Return the promise of the cards in the mask ``hand``, which may be any number, in points by rule of thumb."""
    suits = [suit_bits(hand, suit) for suit in range(4)]
    value = sum(map(_suit, suits))
    for strength in range(STRENGTH_OF_TEN, 8):
        value += _SETS[sum(bits >> strength & 1 for bits in suits)]
    return value


def by_promise(hand: Sequence[Card], least: int, most: int) -> list[tuple[float, Cards]]:
    """Return every exchange of ``least`` to ``most`` cards, ordered by what the kept cards promise, the best first."""
    whole = mask_of(hand)
    cards = sorted(hand)
    found = [
        (promise(whole ^ mask_of(away)) + _BOUGHT * number, away)
        for number in range(least, most + 1)
        for away in combinations(cards, number)
    ]
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def after_exchange(hand: Sequence[Card], most: int) -> list[Card]:
    """Return what is quickly kept of a ``hand`` if ``most`` cards can be bought: one after the other goes of which the
    promise loses least, as long as a bought card is worth more.
    """
    kept, whole = list(hand), mask_of(hand)
    value = promise(whole)
    for number in range(most):
        left, card = max((promise(whole ^ BIT[card]), card) for card in kept)
        if number and value - left > _BOUGHT:
            break
        kept.remove(card)
        whole ^= BIT[card]
        value = left
    return kept


def tricks_worth(elder: int, dealer: int) -> float:
    """Return by rule of thumb what the tricks bring elder, less what they bring the dealer."""
    return _LEADS + _strength_in_tricks(elder) - _strength_in_tricks(dealer)


_LEADS = 2.0
"""What it is worth to lead first."""


@lru_cache(maxsize=65536)
def _strength_in_tricks(hand: int) -> float:
    value = 0.0
    for suit in range(4):
        bits = suit_bits(hand, suit)
        value += sum(_TRICKS[strength] for strength in range(8) if bits >> strength & 1)
        value += _LONG * max(0, COUNT[bits] - 4)
    return value


def valued(prospect: Prospect, counted: tuple[float, float], difference: float, left: int) -> float:
    """Return what a deal is worth in which both count these points and then, in ``left`` tricks, the side with the
    ``prospect`` counts so many more than the other: points, or what they are worth near the end of the match.
    """
    if not prospect.matters:
        return counted[0] - counted[1] + difference
    together = max(abs(difference), _A_TRICK * left + _AT_THE_END)
    return prospect.worth(counted, ((together + difference) / 2, (together - difference) / 2))


def exchanges(
    observation: PiquetObservation,
    rules: PiquetRules,
    least: int,
    most: int,
    generator: random.Random,
    budget: Budget,
    besides: Cards = (),
) -> list[Tried]:
    """Return the most promising exchanges with the mean of what the deal is then worth, best first. Raises
    ``Cancelled``. That of the cards ``besides`` is among them, if any are given.
    """
    budget.check()
    ordered = by_promise(observation.hand, least, most)
    told = {cards: value for value, cards in ordered[:_CANDIDATES]}
    kept = tuple(sorted(besides))
    if kept and least <= len(kept) <= most:
        told.setdefault(kept, next(value for value, cards in ordered if cards == kept))
    if len(told) == 1:
        return [Tried(value, cards) for cards, value in told.items()]
    deals = _deals(observation, rules, prospect_of(observation, rules), generator)
    runners = list(told)
    raced = race(runners, lambda: next(deals), budget, _MOST_SAMPLES, stay={kept} if kept in told else ())
    best = max(runners, key=lambda one: raced.means[one])
    found = [Tried(raced.means[one], one, raced.spread(one, best)) for one in runners]
    return sorted(found, key=lambda one: (-one.value, one.cards))


def _deals(
    observation: PiquetObservation, rules: PiquetRules, prospect: Prospect, generator: random.Random
) -> Iterator[_Trial]:
    (opponent,) = observation.others
    whole = mask_of(observation.hand)
    shown = observation.blank[opponent]
    unseen = [card for card in unseen_cards(rules, observation) if card not in shown]
    number = rules.hand - len(shown)
    is_elder = observation.seat == observation.elder
    waits = observation.blanche_announced and not shown and not is_elder
    reserved = max(0, observation.named[opponent]) if waits else 0
    while True:
        generator.shuffle(unseen)
        if waits:
            unseen.sort(key=lambda card: not is_blank([card], rules.tens_are_courts))
        theirs, talon = [*shown, *unseen[:number]], unseen[number:]
        yield _Trial(rules, prospect, whole, is_elder, theirs, talon, reserved, observation)


class _Trial:
    """One sampled deal; called with what is laid away, it returns what the deal is then worth to the player."""

    def __init__(
        self,
        rules: PiquetRules,
        prospect: Prospect,
        whole: int,
        is_elder: bool,
        theirs: Sequence[Card],
        talon: Sequence[Card],
        reserved: int,
        observation: PiquetObservation,
    ) -> None:
        self._rules, self._whole, self._is_elder = rules, whole, is_elder
        self._prospect = prospect
        self._theirs, self._talon, self._reserved = theirs, talon, reserved
        self._kept: dict[int, int] = {}
        if not is_elder:
            # Elder has exchanged already, or buys the cards that are kept for her.
            bought = max(0, observation.named[observation.others[0]])
            self._elders = mask_of(theirs)
            if reserved:
                kept = after_exchange(theirs, bought)
                missing = rules.hand - len(kept)
                self._elders = mask_of([*kept, *talon[:missing]])

    def __call__(self, away: Cards) -> float:
        mine = self._whole ^ mask_of(away)
        if not self._is_elder:
            first = self._reserved
            mine |= mask_of(self._talon[first : first + len(away)])
            return self._worth(self._elders, mine)
        mine |= mask_of(self._talon[: len(away)])
        left = self._talon[len(away) :]
        if len(left) not in self._kept:
            kept = after_exchange(self._theirs, len(left))
            missing = self._rules.hand - len(kept)
            self._kept[len(left)] = mask_of([*kept, *left[:missing]])
        return self._worth(mine, self._kept[len(left)])

    def _worth(self, elder: int, dealer: int) -> float:
        said, tricks = declared(self._rules, elder, dealer), tricks_worth(elder, dealer)
        both = said.elder + self._rules.pique_jump * (said.pique_at == 1), said.dealer
        if not self._is_elder:
            both, tricks = both[::-1], -tricks
        return valued(self._prospect, both, tricks, self._rules.hand)


def hands(
    observation: PiquetObservation, rules: PiquetRules, generator: random.Random, most: int = _MOST_HANDS
) -> Iterator[int]:
    """Yield masks of hands that the opponent may hold now, in random order, and each once where they are few."""
    (opponent,) = observation.others
    number = observation.hand_counts[opponent]
    free = len(unseen_cards(rules, observation))
    if comb(free, min(number, free)) <= _FEW:
        found = list(consistent_hands(rules, observation)) or list(consistent_hands(rules, observation, honest=False))
        if found:
            generator.shuffle(found)
            yield from found[:most]
            return
    for state, _ in zip(samples(observation, generator), range(most), strict=False):
        yield mask_of(state.hands[opponent])


def counted_out(observation: PiquetObservation, rules: PiquetRules, hand: int) -> dict[Card, int]:
    """Return, for each card that may be played, the points that the player still counts more than the opponent, whose
    ``hand`` lies open, if both play perfectly; a Sechziger is left out.
    """
    cards = playable_of(observation.hand, observation.trick, bool(observation.plays), observation.lead_suit)
    return {card: _value(LowCards(), observation, rules, card, hand) for card in cards}


def _value(solver: LowCards, observation: PiquetObservation, rules: PiquetRules, card: Card, hand: int) -> int:
    """Return what ``card`` is worth against the opponent's ``hand``, with both hands open."""
    own, taken = mask_of(observation.hand), observation.tricks[rules.side_of[observation.seat]]
    if not observation.trick:
        return solver.led(card, own, hand, taken)
    led = observation.trick[0]
    # The solver counts the lead of this trick, which has been counted already.
    counted = strength_of(led) >= STRENGTH_OF_TEN
    return counted - solver.answered(led, card, hand | BIT[led], own, sum(observation.tricks) - taken)


def _arrived(arriving: LowArriving, observation: PiquetObservation, rules: PiquetRules, card: Card, hand: int) -> float:
    """Return what the match pays after ``card`` against the opponent's ``hand``, with both hands open."""
    own, taken = mask_of(observation.hand), observation.tricks[rules.side_of[observation.seat]]
    if not observation.trick:
        return arriving.led(card, own, hand, taken)
    led = observation.trick[0]
    return arriving.answered(led, card, hand | BIT[led], own, sum(observation.tricks) - taken)


def solved(
    observation: PiquetObservation,
    rules: PiquetRules,
    cards: Sequence[Card],
    believed: Iterable[int],
    budget: Budget,
) -> Valued:
    """Return, for each of the ``cards``, the mean of the points that the player still counts more than the opponent,
    over the hands ``believed`` that the opponent may hold (masks), with both hands open. Raises ``Cancelled``. At least
    one hand is examined. Where the match is near its end, the last cards are played for what it pays.
    """
    solver = LowCards()
    tried = _apart(unlike(cards, observation))
    found: dict[Card, list[float]] = {card: [] for card in tried}
    prospect, left = prospect_of(observation, rules), len(observation.hand)
    done = 0
    few = left <= (MOST_CARDS if prospect.may_arrive(left) else MOST_BEFORE)
    missing = missing_for_sixty(observation, rules)
    sixty = LowPique(solver, rules.pique_jump + prospect.prizes.pique, rules.pique_at_once)
    arriving = LowArriving(prospect) if prospect.matters and few and not missing else None
    wins = {card for card in tried if prospect.matters and _wins_at_once(observation, rules, card)}
    for hand in believed:
        if done and budget.spent(done) >= 1.0:
            break
        budget.check()
        for card in tried:
            if card in wins:
                found[card].append(prospect.arrived(1, 0, True) + _AT_ONCE)
                continue
            if arriving:
                found[card].append(_arrived(arriving, observation, rules, card, hand))
                continue
            value, made = (
                _with_sixty(sixty, observation, rules, card, hand, missing)
                if missing
                else (_value(solver, observation, rules, card, hand), 0)
            )
            jump = rules.pique_jump * made
            worth = valued(prospect, (max(jump, 0), max(-jump, 0)), value, left)
            found[card].append(worth + prospect.prizes.pique * made)
        done += 1
    weights = [1.0] * done
    like_of = {card: like for like, alike in tried.items() for card in alike}

    def spread(card: Card, first: Card) -> float:
        compared = None if card == first else found[like_of[first]]
        return weighed_spread(found[like_of[card]], weights, compared)

    return Valued({card: sum(found[like]) / done for card, like in like_of.items()}, spread)


def _apart(tried: Mapping[Card, Sequence[Card]]) -> dict[Card, list[Card]]:
    """Return runs of cards that are worth the same, where cards below the ten are worth less than others."""
    found: dict[Card, list[Card]] = {}
    for run in tried.values():
        for counts in (False, True):
            part = [card for card in run if (strength_of(card) >= STRENGTH_OF_TEN) is counts]
            if part:
                found[part[0]] = part
    return found


def _wins_at_once(observation: PiquetObservation, rules: PiquetRules, card: Card) -> bool:
    """Return whether a card brings the point that the player still needs for the match."""
    if strength_of(card) < STRENGTH_OF_TEN or (observation.trick and not takes(card, observation.trick[0])):
        return False
    side = rules.side_of[observation.seat]
    marked = sum(line.points for line in observation.marked if line.side == side and line.marked)
    return observation.standing.points[side] + marked + 1 >= rules.target


def missing_for_sixty(observation: PiquetObservation, rules: PiquetRules) -> int:
    """Return how many points elder is missing for a Sechziger that the cards still to be played may make; 0 if there is
    none.
    """
    missing = missing_for_pique(observation, rules)
    return missing if missing <= len(observation.hand) else 0


def _with_sixty(
    sixty: LowPique, observation: PiquetObservation, rules: PiquetRules, card: Card, hand: int, missing: int
) -> tuple[int, int]:
    """Return what ``card`` is worth against the opponent's ``hand`` without a Sechziger, and 1 if the player makes one,
    -1 if the opponent does.
    """
    own, taken = mask_of(observation.hand), sum(observation.tricks)
    if not observation.trick:
        line = sixty.led(card, own, hand, taken, missing)
        return line.difference, int(line.makes)
    led = observation.trick[0]
    line = sixty.answered(led, card, hand | BIT[led], own, taken, missing)
    # The lead of this trick has been counted already.
    return (strength_of(led) >= STRENGTH_OF_TEN) - line.difference, -int(line.makes)
