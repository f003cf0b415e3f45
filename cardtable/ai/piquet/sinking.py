"""Sinking: to declare less than one holds, so that the opponent plays the tricks with a wrong picture of the hand.

Each of a few ways to declare is tried on the same sampled deals. What is counted is counted by the rules; then the
tricks are played out against an opponent who knows only what has been said: he weighs the hands of ``beliefs`` that
agree with it, and chooses each card by what it is worth on the average of some of them. Whoever declares is taken to
play with open cards after it, the same whatever was said, so that only differences between two ways mean anything.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.ai.budget import Budget, TimeIsUp
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.declaring import declare_the_rest, to_the_lead
from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Scoring, Solver, follows
from cardtable.ai.piquet.tricks import can_solve
from cardtable.ai.race import half_interval
from cardtable.core.cards import Card, suit_of
from cardtable.core.chance import spawn
from cardtable.games.piquet.actions import DECLARE, HOW_HIGH, PiquetAction
from cardtable.games.piquet.combinations import KINDS, Item, Kind, singles, whole
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import DECLARING, Phase
from cardtable.games.piquet.ranking import BIT, cards_of, mask_of, strength_of, suit_bits, takes
from cardtable.games.piquet.rules import PiquetRules, Repique
from cardtable.games.piquet.sampling import sample
from cardtable.games.piquet.state import PiquetState

PLANS = 5
"""So many ways to say less in a class are tried, those that give away least."""
DEALS = 48
"""On so many deals at most."""
_FEW = 6
"""After so many deals whatever is clearly worse is tried no longer."""
_FEW_AT_STAKE = 12
"""The same at the end of a partie, where a sinking that seldom comes off may be all that helps."""
_ENOUGH = 8
"""On fewer deals nothing is kept back."""
_THOUGHTS = 16
"""So many hands the opponent thinks of at each card."""
_SUNK_HANDS = 60
_SURE = 1.7
"""By so many standard errors a way must be better than to tell everything."""
_MARGIN = 0.5
"""And by so many points besides: who declares plays with open cards here, which flatters what misleads."""
_DEAREST = 20
"""Nobody keeps back what counts more than that."""

Beliefs = Sequence[int]
"""Masks of hands, each as likely as the others."""


class Sinking(NamedTuple):
    """A way to declare: what is said now, and what it is worth more than to tell everything, with its standard
    error, on so many deals.
    """

    action: PiquetAction
    gain: float
    error: float
    deals: int

    @property
    def spread(self) -> float:
        """Half of the 95 % interval of what it is worth more."""
        return half_interval(self.error)

    @property
    def pays(self) -> bool:
        """Whether it is better than to tell everything, as far as that can be told."""
        return self.deals >= _ENOUGH and self.gain - _SURE * self.error > _MARGIN

    @property
    def may_pay(self) -> bool:
        """Whether more deals may show that it is better."""
        return self.gain + _SURE * self.error > _MARGIN

    @property
    def costs(self) -> float:
        """The points that it gives away; 0 if that cannot be told from chance."""
        return 0.0 if self.may_pay else max(0.0, -self.gain)


def may_sink(rules: PiquetRules) -> bool:
    """Whether it can be reckoned what sinking brings: two play, nobody errs as at a strict table, and a Neunziger is
    counted with the rest and brings no prize.
    """
    return can_solve(rules) and not rules.strict and not rules.prizes and rules.repique is Repique.COUNT


def less_than_all(
    observation: PiquetObservation, rules: PiquetRules, legal: Iterable[PiquetAction]
) -> list[PiquetAction]:
    """What can be said in the class that is spoken of, and is less than what is held: that which gives away least."""
    kind = DECLARING[observation.phase]
    hand = mask_of(observation.hand)
    everything = whole(kind, hand, rules.smallest_point, rules.least_pips)
    most = sum(item.points for item in everything)
    # Who answers names his best alone, and counts the rest with it.
    best = everything if observation.seat == observation.elder else everything[:1]
    found: list[tuple[int, int, PiquetAction]] = []
    for place, action in enumerate(legal):
        held = _with_pips(kind, hand, rules, action)
        if action in (DECLARE, HOW_HIGH) or held == best:
            continue
        lost = most if not held else sum(item.points for item in best) - sum(item.points for item in held)
        if lost <= _DEAREST:
            found.append((lost, place, action))
    return [action for _, _, action in sorted(found)[:PLANS]]


def _with_pips(kind: Kind, hand: int, rules: PiquetRules, action: PiquetAction) -> tuple[Item, ...]:
    """The items of an action, points with their pips."""
    if kind is not Kind.POINT:
        return action.items
    held = singles(kind, hand, rules.smallest_point, rules.least_pips)
    return tuple(
        item for item in held if any((one.length, one.suit) == (item.length, item.suit) for one in action.items)
    )


def sinkings(
    observation: PiquetObservation,
    rules: PiquetRules,
    actions: Sequence[PiquetAction],
    generator: random.Random,
    budget: Budget,
    compared: PiquetAction | None = None,
) -> list[Sinking]:
    """What each of ``actions`` is worth more than to declare everything, the best first.

    All are tried on the same deals; what cannot well be better after a few of them drops out, ``compared`` excepted.
    What there was no time to try is left out. Raises ``Cancelled``.
    """
    trial = Trial(observation, rules, budget)
    few = _FEW_AT_STAKE if trial.at_stake else _FEW
    still = list(actions)
    gains: dict[PiquetAction, list[float]] = {action: [] for action in actions}
    done = 0
    while still and done < DEALS and budget.spent(done) < 1.0:
        state = sample(observation, generator)
        seed = generator.getrandbits(32)
        try:
            plain = trial.worth(state, DECLARE, seed)
            for action in still:
                gains[action].append(trial.worth(state, action, seed) - plain)
        except TimeIsUp:
            break
        done += 1
        if done >= few:
            still = [one for one in still if one == compared or _told(one, gains[one]).may_pay]
    return sorted((_told(action, found) for action, found in gains.items() if found), key=lambda one: -one.gain)


def _told(action: PiquetAction, gains: Sequence[float]) -> Sinking:
    number = len(gains)
    mean = sum(gains) / number
    # With few deals the spread that was seen is too small; as if one more lay three points off.
    spread = (sum((gain - mean) ** 2 for gain in gains) + 9.0) / number
    return Sinking(action, mean, (spread / number) ** 0.5, number)


class Trial:
    """Deals tried out for who observes, with what has been found about the tricks."""

    def __init__(self, observation: PiquetObservation, rules: PiquetRules, budget: Budget) -> None:
        self._budget = budget
        self._seat = observation.seat
        self._other = observation.others[0]
        self._rules = rules
        self._prospect: Prospect = prospect_of(observation, rules)
        self._solvers: dict[Scoring, Solver] = {}

    @property
    def at_stake(self) -> bool:
        """Whether the partie is so near its end that points are not all worth the same."""
        return self._prospect.matters

    def worth(self, state: PiquetState, action: PiquetAction, seed: int) -> float:
        """What the deal is worth after ``action``; the opponent's thoughts follow from ``seed``.

        Raises ``TimeIsUp`` and ``Cancelled``.
        """
        rules, seat, other = self._rules, self._seat, self._other
        before = self._counts(state)
        said = state.copy()
        said.apply(action)
        counted = said.copy()
        declare_the_rest(counted)
        own, theirs = (after - now for after, now in zip(self._counts(counted), before, strict=True))
        to_the_lead(said)
        if said.phase is not Phase.PLAY or said.final is not None:
            return self._prospect.worth((own, theirs), (0.0, 0.0)) if self._prospect.matters else own - theirs
        solver = self._solver(scoring_of(said.observe(said.elder), rules))
        hands = possible_hands(rules, said.observe(other), _SUNK_HANDS)
        thoughts = spawn(seed).choices(list(hands), list(hands.values()), k=_THOUGHTS)
        both = said.hands[said.elder], said.hands[said.dealer]
        table = _Tricks(solver, both, int(other == said.dealer), thoughts, self._budget)
        tricks = table.played() * (1 if seat == said.elder else -1)
        if self._prospect.matters:
            return self._prospect.difference((own, theirs), tricks, rules.hand)
        return own - theirs + tricks

    def _counts(self, state: PiquetState) -> tuple[float, float]:
        party_of = self._rules.party_of
        return state.counts[party_of[self._seat]], state.counts[party_of[self._other]]

    def _solver(self, scoring: Scoring) -> Solver:
        if scoring not in self._solvers:
            self._solvers[scoring] = Solver(scoring)
        return self._solvers[scoring]


class _Tricks:
    """The tricks of a deal, played by somebody who sees both hands and a ``thinker`` who believes his ``thoughts``.

    Of the two places that of elder is 0.
    """

    def __init__(
        self,
        solver: Solver,
        hands: tuple[Iterable[Card], Iterable[Card]],
        thinker: int,
        thoughts: Beliefs,
        budget: Budget,
    ) -> None:
        self._solver = solver
        self._budget = budget
        self._hands = [sorted(hand) for hand in hands]
        self._thinker = thinker
        self._thoughts = thoughts
        self._taken = [0, 0]

    def played(self) -> int:
        """What the tricks bring elder more than the dealer."""
        scoring = self._solver.scoring
        total = leader = 0
        while self._hands[0]:
            sign = 1 if leader == 0 else -1
            clean = leader == 0 and not self._taken[1]
            led = self._choose(leader, leader, None)
            self._lay(leader, led, None)
            reply = self._choose(1 - leader, leader, led)
            self._lay(1 - leader, reply, led)
            left = len(self._hands[0])
            total += sign
            if clean and scoring.pique_at and scoring.pique_at == scoring.tricks - left:
                total += scoring.pique
            winner = 1 - leader if takes(reply, led) else leader
            # The leader has counted one for his card.
            more = (1 if left else scoring.last) if winner != leader else (0 if left else scoring.last - 1)
            total += more if winner == 0 else -more
            self._taken[winner] += 1
            leader = winner
        return total + scoring.bonus(self._taken[0])

    def _choose(self, place: int, leader: int, led: Card | None) -> Card:
        hand = self._hands[place]
        cards = hand if led is None else follows(led, hand)
        if len(cards) == 1:
            return cards[0]
        believed = self._thoughts if place == self._thinker else (mask_of(self._hands[1 - place]),)
        values = dict.fromkeys(cards, 0)
        for mask in believed:
            self._budget.stop()
            theirs = cards_of(mask)
            for card in cards:
                values[card] += self._value(card, hand, theirs, leader, led)
        # Of equals the longest suit is led from the top, and the lowest card is thrown away.
        length = {suit: suit_bits(mask_of(hand), suit).bit_count() for suit in range(4)}
        if led is None:
            return max(cards, key=lambda card: (values[card], length[suit_of(card)], strength_of(card), card))
        return max(cards, key=lambda card: (values[card], -strength_of(card), card))

    def _value(self, card: Card, hand: Sequence[Card], theirs: Sequence[Card], leader: int, led: Card | None) -> int:
        taken = self._taken[leader]
        clean = leader == 0 and not self._taken[1]
        if led is None:
            return self._solver.after_lead(card, hand, theirs, taken, clean)
        return -self._solver.after_reply(led, card, (*theirs, led), hand, taken, clean)

    def _lay(self, place: int, card: Card, led: Card | None) -> None:
        self._hands[place].remove(card)
        if place == self._thinker:
            return
        suit = suit_of(card)
        void = led is not None and suit_of(led) != suit
        agreeing = [
            mask & ~BIT[card]
            for mask in self._thoughts
            if mask & BIT[card] and not (void and led is not None and suit_bits(mask, suit_of(led)))
        ]
        # He had not thought of it: now he sees what it is.
        self._thoughts = agreeing or [mask_of(self._hands[place])]


def may_sink_later(observation: PiquetObservation, rules: PiquetRules) -> bool:
    """Whether something is held of a class that comes later."""
    hand = mask_of(observation.hand)
    later = KINDS[DECLARING[observation.phase] + 1 :]
    return any(whole(kind, hand, rules.smallest_point, rules.least_pips) for kind in later)
