"""Playing the tricks of Piquet: by rules of thumb, and by solving the deals that are still possible."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.arriving import Arriving, OpenEnding
from cardtable.ai.piquet.played import PlayedCards
from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.settling import Settling
from cardtable.ai.piquet.solver import Scoring, Solver, Totals
from cardtable.ai.race import weighed_spread
from cardtable.core.cards import PACK_32, Card, make_card, suit_of
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT, RANKS, SIX, cards_of, mask_of, strength_of, takes
from cardtable.games.piquet.rules import PiquetRules, Table

ACE, QUEEN = 7, 5
"""The strengths of an ace and a queen."""
_LAST = 100.0
_SETTLED = 8
"""With so many cards or fewer every hand is searched for the settlement in the last of a number of deals."""
_LOOKED_AT, _CORRECTED = 0.5, 0.85
"""With more cards all hands are looked at until one share of the time is spent, and some of them searched for the
settlement until the other is.
"""
MOST_HANDS = 700
"""The most of the opponent's possible hands that are examined; more do not change the decision."""


def habit(observation: PiquetObservation, rules: PiquetRules, cards: Sequence[Card]) -> dict[Card, float]:
    """Return how much each of the playable ``cards`` is preferred by rule of thumb.

    The rule: lead the best card of the longest suit, take as cheaply as possible what an opponent has, and throw away
    the lowest card of the shortest suit.
    """
    length = {suit: sum(suit_of(card) == suit for card in observation.hand) for suit in range(4)}
    if not observation.trick:
        gone = {card for _, card in observation.plays}
        return {card: length[suit_of(card)] + 0.3 * strength_of(card) + 2.0 * is_best(card, gone) for card in cards}
    best, owner = observation.trick[0], observation.leader
    seat = owner
    for card in observation.trick[1:]:
        seat = observation.players[(observation.players.index(seat) + 1) % len(observation.players)]
        if takes(card, best):
            best, owner = card, seat
    friend = rules.side_of[owner] == rules.side_of[observation.seat]
    values = {}
    for card in cards:
        if takes(card, best) and not friend:
            values[card] = 10.0 - strength_of(card)
        else:
            values[card] = -float(strength_of(card)) - 0.1 * length[suit_of(card)]
    return values


def is_ace(card: Card) -> bool:
    """Return whether ``card`` is an ace."""
    return strength_of(card) == ACE


def by_feeling(observation: PiquetObservation, cards: Sequence[Card]) -> dict[Card, float]:
    """Return how much each of the playable ``cards`` is preferred by a player who forgets what was played.

    Such a player leads the highest card of the longest suit and takes what can be taken, but keeps aces for a king or a
    queen, and throws away the lowest card even if it protects another.
    """
    length = {suit: sum(suit_of(card) == suit for card in observation.hand) for suit in range(4)}
    if not observation.trick:
        return {card: length[suit_of(card)] + 0.3 * strength_of(card) - _LAST * is_ace(card) for card in cards}
    best = observation.trick[0]
    for card in observation.trick[1:]:
        if takes(card, best):
            best = card
    values = {}
    for card in cards:
        spared = is_ace(card) and strength_of(best) < QUEEN
        values[card] = 10.0 - strength_of(card) if takes(card, best) and not spared else -float(strength_of(card))
    return values


def is_best(card: Card, gone: set[Card]) -> bool:
    """Return whether every higher card of its suit has been played."""
    return all(other in gone for other in PACK_32 if takes(other, card))


def can_solve(rules: PiquetRules) -> bool:
    """Return whether two play, so that only one other hand is hidden."""
    return rules.table is Table.TWO


class Valued(dict[Card, float]):
    """The values of the playable cards. ``spread`` takes two of them, like ``race.Raced.spread``."""

    def __init__(self, values: Mapping[Card, float], spread: Callable[[Card, Card], float]) -> None:
        super().__init__(values)
        self.spread = spread


class TrickPosition:
    """The position in which the observing player, one of two, has to play a card."""

    def __init__(self, observation: PiquetObservation, rules: PiquetRules) -> None:
        self._own = observation.hand
        self._led = observation.trick[0] if observation.trick else None
        self._race: Arriving | None = None
        self._payment: Settling | None = None
        leader, follower = observation.seat, observation.others[0]
        if self._led is not None:
            leader, follower = follower, leader
        self._taken = observation.tricks[rules.side_of[leader]]
        self._clean = leader == observation.elder and not observation.tricks[rules.side_of[follower]]

    def value(self, solver: Solver, card: Card, hand: int) -> int:
        """Return what ``card`` is worth to its player if the opponent holds ``hand`` (a mask)."""
        theirs = cards_of(hand)
        if self._led is None:
            return solver.after_lead(card, self._own, theirs, self._taken, self._clean)
        return -solver.after_reply(self._led, card, (*theirs, self._led), self._own, self._taken, self._clean)

    def totals(self, solver: Solver, card: Card, hand: int, more: bool) -> Totals:
        """Return what both count after ``card`` if the opponent holds ``hand`` (a mask) and the player prefers ``more``
        points for both together, or fewer. The lead of a trick that is being played has been counted before.
        """
        own = mask_of(self._own)
        if self._led is None:
            return solver.totals_led(BIT[card], own, hand, self._taken, self._clean, more)
        led = BIT[self._led]
        found = solver.totals_answered(led, BIT[card], hand | led, own, self._taken, self._clean, not more).reversed
        return found._replace(other=found.other - 1)

    def worth(self, solver: Solver, prospect: Prospect, card: Card, hand: int) -> float:
        """Return what ``card`` is worth in the match if the opponent holds ``hand`` (a mask): points, or what they are
        worth near its end.
        """
        if not prospect.matters:
            return self.value(solver, card, hand) + (self._led is not None)
        if prospect.may_arrive(len(self._own)) and not solver.scoring.pique_prize:
            return self._arriving(solver.scoring, prospect, card, hand)
        if self.searches(prospect):
            return self.settled(solver, prospect, card, hand)
        return prospect.best((0, 0), lambda more: self.totals(solver, card, hand, more))

    def settled(self, solver: Solver, prospect: Prospect, card: Card, hand: int) -> float:
        """Return ``worth`` if both play for the settlement, where the match ends with a number of deals."""
        settling = self._settling(solver, prospect)
        ending, led = self._ending(solver.scoring, hand)
        return -settling.answered(ending, led, BIT[card]) if led else settling.led(ending, BIT[card])

    def searches(self, prospect: Prospect) -> bool:
        """Return whether ``worth`` and ``ends`` are searched for the settlement."""
        return prospect.settles and len(self._own) <= _SETTLED

    def corrects(self, prospect: Prospect) -> bool:
        """Return whether ``settled`` says more than ``worth``, which takes less time."""
        return prospect.settles and len(self._own) > _SETTLED

    def ends(self, solver: Solver, prospect: Prospect, card: Card, hand: int, more: bool) -> tuple[int, int]:
        """Return the totals of both at the end of the deal after ``card`` if the opponent holds ``hand`` (a mask) and
        the player, among lines as good as each other, prefers ``more`` points for both together, or fewer.
        """
        if not self.searches(prospect):
            return prospect.at_the_end(self.totals(solver, card, hand, more))
        settling = self._settling(solver, prospect)
        ending, led = self._ending(solver.scoring, hand)
        return settling.ends_answered(ending, led, BIT[card]) if led else settling.ends_led(ending, BIT[card])

    def _settling(self, solver: Solver, prospect: Prospect) -> Settling:
        if self._payment is None:
            self._payment = Settling(solver, prospect)
        return self._payment

    def _arriving(self, scoring: Scoring, prospect: Prospect, card: Card, hand: int) -> float:
        if self._race is None:
            self._race = Arriving(scoring, prospect)
        ending, led = self._ending(scoring, hand)
        return -self._race.answered(ending, led, BIT[card]) if led else self._race.led(ending, BIT[card])

    def _ending(self, scoring: Scoring, hand: int) -> tuple[OpenEnding, int]:
        """Return the position at the beginning of this trick if the opponent holds ``hand``, and the card that has
        been led to it; 0 if the player leads.
        """
        own, clean = mask_of(self._own), self._clean and bool(scoring.pique_at)
        if self._led is None:
            return OpenEnding(own, hand, self._taken, True, clean), 0
        led = BIT[self._led]
        return OpenEnding(hand | led, own, self._taken, False, clean), led


def solved(
    observation: PiquetObservation,
    rules: PiquetRules,
    cards: Sequence[Card],
    hands: Mapping[int, float],
    generator: random.Random,
    budget: Budget,
    reads: bool = False,
) -> Valued:
    """Return, for each of the ``cards``, the mean difference of points over the ``hands`` (masks with weights) that the
    opponent may hold, with both hands open; near the end of a match, what that difference is worth there. With
    ``reads``, the weights are changed by the cards that the opponent has played. Raises ``Cancelled``.

    At least one hand is examined, and further ones while time is left. If all are examined, nothing depends on chance,
    and the spread is 0.
    """
    position = TrickPosition(observation, rules)
    scoring = scoring_of(observation, rules)
    solver = Solver(scoring)
    played = PlayedCards(observation, rules, solver) if reads else None
    # Neighbouring cards are worth the same against every hand; one of them stands for all.
    tried = unlike(cards, observation)
    prospect = prospect_of(observation, rules)
    found: dict[Card, list[float]] = {card: [] for card in tried}
    weights: list[float] = []
    # Each hand is solved as if all cards were open, and the cards are compared by their means. This assumes that the
    # player will know later what it does not know now, so cards that postpone a guess are valued too highly (I. Frank
    # and D. Basin, "Search in games with incomplete information", 1998). One solver serves all hands, because their
    # positions are often equal.
    order, corrects = chosen(hands, generator), position.corrects(prospect)
    for done, (hand, weight) in enumerate(order):
        # The order is random, so that those examined represent all, whenever the time ends.
        if done and budget.spent(done) >= (_LOOKED_AT if corrects and budget.samples is None else 1.0):
            break
        budget.check()
        weight *= played.likelihood(hand) if played else 1.0
        for card in tried:
            found[card].append(position.worth(solver, prospect, card, hand))
        weights.append(weight)
    known = len(weights)
    if corrects:
        known = _correct(
            found, weights, order, budget, lambda card, hand: position.settled(solver, prospect, card, hand)
        )
    total = sum(weights)
    means = {
        like: sum(weight * value for weight, value in zip(weights, values, strict=True)) / total
        for like, values in found.items()
    }
    like_of = {card: like for like, alike in tried.items() for card in alike}

    def spread(card: Card, first: Card) -> float:
        compared = None if card == first else found[like_of[first]][:known]
        return weighed_spread(found[like_of[card]][:known], weights[:known], compared, len(hands))

    return Valued({card: means[like] for card, like in like_of.items()}, spread)


def _correct(
    found: Mapping[Card, list[float]],
    weights: Sequence[float],
    order: Sequence[tuple[int, float]],
    budget: Budget,
    settled: Callable[[Card, int], float],
) -> int:
    """Correct the values that were ``found`` for the first hands of the ``order`` by what is ``settled`` for a card.
    Return for how many of them.

    Where time does not suffice for all hands, the others are corrected by what the first are corrected by on average:
    it is nothing for most of them, so a few tell it (a control variate).
    """
    done, whole = 0, len(weights)
    totals = dict.fromkeys(found, 0.0)
    for hand, _ in order[:whole]:
        if done and budget.spent(done) >= (_CORRECTED if budget.samples is None else 1.0):
            break
        budget.check()
        for card, values in found.items():
            value = settled(card, hand)
            totals[card] += weights[done] * (value - values[done])
            values[done] = value
        done += 1
    weighed = sum(weights[:done])
    for card, values in found.items():
        for place in range(done, whole):
            values[place] += totals[card] / weighed
    return done


def unlike(cards: Sequence[Card], observation: PiquetObservation) -> dict[Card, list[Card]]:
    """Return the lowest card of each run of cards that no other player can interrupt, with all cards of the run."""
    own = {*observation.seen()} - {*observation.trick}
    runs: dict[Card, list[Card]] = {}
    for suit in range(4):
        run: list[Card] = []
        for rank in (SIX, *RANKS):
            card = make_card(rank, suit)
            if card in cards:
                run.append(card)
            elif card not in own:
                if run:
                    runs[run[0]] = run
                run = []
        if run:
            runs[run[0]] = run
    return runs


def chosen(hands: Mapping[int, float], generator: random.Random, most: int = MOST_HANDS) -> list[tuple[int, float]]:
    """Return all hands with their weights in random order. If there are more than ``most``, each is chosen with a
    probability in proportion to its weight, and those chosen get equal weights.
    """
    order = list(hands.items())
    if len(order) > most:
        step = sum(hands.values()) / most
        order = [
            (hand, max(weight, step)) for hand, weight in order if weight >= step or generator.random() < weight / step
        ]
    generator.shuffle(order)
    return order
