"""Sinking: declaring less than one holds, so that the opponent plays the tricks with a wrong idea of the hand.

Each of a few ways to declare is tried on the same sampled deals. The declarations are counted by the rules. Then the
tricks are played against an opponent who knows only what has been said: he weights the hands of ``beliefs`` that agree
with it, and chooses each card by its average value over some of them. The declaring player is assumed to see both
hands, whatever was said, so only differences between two ways have a meaning.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cardtable.ai.budget import Budget, TimeIsUp
from cardtable.ai.piquet.beliefs import SINKS, Heard, possible_hands
from cardtable.ai.piquet.declaring import declare_the_rest, to_the_lead
from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import scoring_from_lead
from cardtable.ai.piquet.solver import Scoring, Solver, Totals
from cardtable.ai.piquet.style import runs
from cardtable.ai.piquet.suit_codes import suit_mask
from cardtable.ai.piquet.tricks import can_solve
from cardtable.ai.piquet.worth import jump_worth
from cardtable.ai.race import half_interval
from cardtable.core.chance import rng
from cardtable.games.piquet.actions import DECLARE, HOW_HIGH, PiquetAction
from cardtable.games.piquet.codes import PLAYED, Line
from cardtable.games.piquet.combinations import KINDS, Item, Kind, singles, whole
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import DECLARING, Jump, Phase
from cardtable.games.piquet.ranking import SUIT_BITS, cards_of, mask_of
from cardtable.games.piquet.rules import PiquetRules, Repique
from cardtable.games.piquet.sampling import samples
from cardtable.games.piquet.state import PiquetState

PLANS = 5
"""How many ways to say less in a class are tried: those that give away least."""
DEALS = 400
"""The most deals on which they are tried."""
_FEW = 12
"""The number of deals after which a way that is clearly worse is dropped."""
_FEW_AT_STAKE = 36
"""The number of deals after which it is dropped near the end of a match, where a sinking that seldom succeeds may be
the only chance.
"""
_ENOUGH = 8
"""With fewer deals nothing is kept back."""
_THOUGHTS = 16
"""The number of hands that the opponent considers for each card."""
_SUNK_HANDS = 60
_SURE = 1.7
"""By how many standard errors a way must be better than declaring everything."""
_MARGIN = 0.5
"""By how many points it must be better in addition, because the declaring player sees all cards here, which favours
misleading.
"""
_DEAREST = 20
"""The most points that are kept back."""

_IN_THE_TRICKS = PLAYED | {Line.PIQUE, Line.PIQUE_MATCH}
_MOST_VALUES = 200_000
"""The most values of cards that are remembered, about 250 bytes each."""


class Sinking(NamedTuple):
    """A way to declare: what is said now, and its gain over declaring everything, with the standard error and the
    number of deals.
    """

    action: PiquetAction
    gain: float
    error: float
    deals: int

    @property
    def spread(self) -> float:
        """The half of the 95 % interval of the gain."""
        return half_interval(self.error)

    @property
    def pays(self) -> bool:
        """Whether it is better than declaring everything, as far as can be told."""
        return self.deals >= _ENOUGH and self.gain - _SURE * self.error > _MARGIN

    @property
    def may_pay(self) -> bool:
        """Whether more deals could show that it is better."""
        return self.gain + _SURE * self.error > _MARGIN

    @property
    def costs(self) -> float:
        """The points that it gives away; 0 if they cannot be distinguished from chance."""
        return 0.0 if self.may_pay else max(0.0, -self.gain)


def may_sink(rules: PiquetRules) -> bool:
    """Return whether the gain of sinking can be computed: two play, and not at a table with irregularities, where
    players make faults.
    """
    return can_solve(rules) and not rules.irregularities


def less_than_all(
    observation: PiquetObservation, rules: PiquetRules, legal: Iterable[PiquetAction]
) -> list[PiquetAction]:
    """Return the actions that can be said in the present class and declare less than is held, those that give away
    least.
    """
    kind = DECLARING[observation.phase]
    hand = mask_of(observation.hand)
    everything = whole(kind, hand, rules.smallest_point, rules.least_pips)
    most = sum(map(rules.points_of, everything))
    # A player who answers names only his best item, and counts the others with it.
    best = everything if observation.seat == observation.elder else everything[:1]
    found: list[tuple[int, int, PiquetAction]] = []
    for place, action in enumerate(legal):
        held = _with_pips(kind, hand, rules, action)
        if action in (DECLARE, HOW_HIGH) or held == best:
            continue
        lost = most if not held else sum(map(rules.points_of, best)) - sum(map(rules.points_of, held))
        if lost <= _DEAREST:
            found.append((lost, place, action))
    return [action for _, _, action in sorted(found)[:PLANS]]


def _with_pips(kind: Kind, hand: int, rules: PiquetRules, action: PiquetAction) -> tuple[Item, ...]:
    """Return the items of an action, points with their pips."""
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
    """Return the gain of each of ``actions`` over declaring everything, the best first.

    All are tried on the same deals; those that can hardly be better after a few of them drop out, except ``compared``.
    Actions that there was no time to try are left out. Raises ``Cancelled``.
    """
    trial = Trial(observation, rules, budget)
    few = _FEW_AT_STAKE if trial.at_stake else _FEW
    still = list(actions)
    gains: dict[PiquetAction, list[float]] = {action: [] for action in actions}
    done = 0
    deals = samples(observation, rng(generator.getrandbits(32)), SINKS)
    while still and done < DEALS and budget.spent(done) < 1.0:
        state = next(deals)
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
    """Tries deals for the observing player, and remembers what was found about the tricks."""

    def __init__(self, observation: PiquetObservation, rules: PiquetRules, budget: Budget) -> None:
        self._budget = budget
        self._seat = observation.seat
        self._other = observation.others[0]
        self._rules = rules
        self._prospect: Prospect = prospect_of(observation, rules)
        self._tables: dict[Scoring, _Table] = {}
        self._heard = Heard()

    @property
    def at_stake(self) -> bool:
        """Whether the match is so near its end that points are not all worth the same."""
        return self._prospect.matters

    def worth(self, state: PiquetState, action: PiquetAction, seed: int) -> float:
        """Return what the deal is worth after ``action``; ``seed`` decides which hands the opponent considers.

        Raises ``TimeIsUp`` and ``Cancelled``.
        """
        rules, seat, other, prospect = self._rules, self._seat, self._other, self._prospect
        before = self._counts(state)
        said = state.copy()
        said.apply(action)
        counted = said.copy()
        declare_the_rest(counted)
        own, theirs = (after - now for after, now in zip(self._counts(counted), before, strict=True))
        besides = self._besides(counted)
        to_the_lead(said)
        if said.phase is not Phase.PLAY or said.final is not None:
            return prospect.settled((own, theirs), Totals(0, 0, 0, 0)) + besides
        # What the dealer counts once elder has led leaves her no Sechziger.
        table = self._table(scoring_from_lead(counted.observe(counted.elder), rules))
        hands = possible_hands(rules, said.observe(other), _SUNK_HANDS, self._heard)
        thoughts = rng(seed).choices(list(hands), list(hands.values()), k=_THOUGHTS)
        both = mask_of(said.hands[said.elder]), mask_of(said.hands[said.dealer])
        play = _Tricks(table, both, int(other == said.dealer), thoughts, self._budget)
        tricks = play.played()
        return prospect.settled((own, theirs), tricks if seat == said.elder else tricks.reversed) + besides

    def _counts(self, state: PiquetState) -> tuple[float, float]:
        """Return what both sides have counted before the tricks."""
        side_of = self._rules.side_of
        own, theirs = (
            sum(
                line.points
                for line in state.marked
                if line.side == side and line.marked and line.code not in _IN_THE_TRICKS
            )
            + self._won_at_once * (state.jumps[side] is Jump.REPIQUE)
            for side in (side_of[self._seat], side_of[self._other])
        )
        return own, theirs

    @property
    def _won_at_once(self) -> int:
        """The worth of a Neunziger in addition to its points if it wins the match."""
        rules = self._rules
        return max(0, jump_worth(rules, repique=True) - rules.repique_jump) if rules.jumps else 0

    def _besides(self, state: PiquetState) -> float:
        """Return what a Neunziger brings that is not in the count: a prize, or a match of its own."""
        rules, side_of, prospect = self._rules, self._rules.side_of, self._prospect
        jumped = [state.jumps[side_of[seat]] is Jump.REPIQUE for seat in (self._seat, self._other)]
        if rules.prizes:
            return (jumped[0] - jumped[1]) * prospect.prizes.repique
        return (jumped[0] - jumped[1]) * prospect.stake if rules.repique is Repique.OWN_MATCH else 0.0

    def _table(self, scoring: Scoring) -> _Table:
        if scoring not in self._tables:
            self._tables[scoring] = _Table(Solver(scoring))
        return self._tables[scoring]


class _Table:
    """Values of cards with open hands, computed by the ``solver`` and remembered."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self._known: dict[tuple[int, int, int, int, int, bool], int] = {}

    def value(self, card: int, hand: int, theirs: int, led: int, taken: int, clean: bool) -> int:
        """Return what ``card`` brings its player, who plays it out of ``hand`` as a lead or as an answer to ``led``;
        ``taken`` and ``clean`` are the leader's.
        """
        key = card, hand, theirs, led, taken, clean
        value = self._known.get(key)
        if value is None:
            if len(self._known) > _MOST_VALUES:
                self._known.clear()
            if led:
                value = -self.solver.answered(led, card, theirs | led, hand, taken, clean)
            else:
                value = self.solver.led(card, hand, theirs, taken, clean)
            self._known[key] = value
        return value


class _Tricks:
    """The tricks of a deal, played by one player who sees both hands and a ``thinker`` who considers the hands
    ``thoughts``.

    Of the two places, elder's is 0.
    """

    def __init__(
        self, table: _Table, hands: tuple[int, int], thinker: int, thoughts: Iterable[int], budget: Budget
    ) -> None:
        self._table = table
        self._budget = budget
        self._hands = [*hands]
        self._thinker = thinker
        self._thoughts: Mapping[int, int] = Counter(thoughts)
        self._taken = [0, 0]

    def played(self) -> Totals:
        """Return what the tricks bring elder and the dealer."""
        scoring = self._table.solver.scoring
        points = [0, 0]
        leader = pique = 0
        while self._hands[0]:
            clean = leader == 0 and not self._taken[1]
            if len(self._thoughts) == 1 and self._hands[1 - self._thinker] in self._thoughts:
                # Nothing is hidden any more, so that the rest need not be played.
                hands = cards_of(self._hands[leader]), cards_of(self._hands[1 - leader])
                rest = self._table.solver.totals(*hands, self._taken[leader], clean)
                rest = rest if leader == 0 else rest.reversed
                return Totals(points[0] + rest.own, points[1] + rest.other, rest.capot, pique + rest.pique)
            led = self._choose(leader, leader, 0)
            self._lay(leader, led, 0)
            reply = self._choose(1 - leader, leader, led)
            self._lay(1 - leader, reply, led)
            left = self._hands[0].bit_count()
            points[leader] += 1
            if clean and scoring.pique_at and scoring.pique_at == scoring.tricks - left:
                points[0] += scoring.pique - scoring.pique_prize
                pique = 1
            winner = 1 - leader if reply > led and reply & suit_mask(led) else leader
            # The leader has counted one for his card.
            points[winner] += (1 if left else scoring.last) - (winner == leader)
            self._taken[winner] += 1
            leader = winner
        for place, taken in enumerate(self._taken):
            marked = scoring.capot - scoring.capot_prize
            points[place] += scoring.cards * (taken >= scoring.majority) + marked * (taken == scoring.tricks)
        capot = (self._taken[0] == scoring.tricks) - (self._taken[1] == scoring.tricks)
        return Totals(points[0], points[1], capot, pique)

    def _choose(self, place: int, leader: int, led: int) -> int:
        hand = self._hands[place]
        could = hand & suit_mask(led) or hand if led else hand
        if not could & (could - 1):
            return could
        believed = self._thoughts if place == self._thinker else {self._hands[1 - place]: 1}
        out = 0
        for theirs in believed:
            out |= theirs
        taken = self._taken[leader]
        clean = leader == 0 and not self._taken[1]
        cards = _unlike(could, out | led, not led)
        values = dict.fromkeys(cards, 0)
        for theirs, times in believed.items():
            self._budget.stop()
            for card in cards:
                values[card] += times * self._table.value(card, hand, theirs, led, taken, clean)
        # Of equals the longest suit is led from the top, and the lowest card is thrown away.
        strength = {card: card.bit_length() - 1 & 7 for card in cards}
        if not led:
            length = {card: (hand & suit_mask(card)).bit_count() for card in cards}
            return max(cards, key=lambda card: (values[card], length[card], strength[card], card))
        return max(cards, key=lambda card: (values[card], -strength[card], card))

    def _lay(self, place: int, card: int, led: int) -> None:
        self._hands[place] &= ~card
        if place == self._thinker:
            return
        barred = suit_mask(led) if led and not card & suit_mask(led) else 0
        agreeing = {hand & ~card: times for hand, times in self._thoughts.items() if hand & card and not hand & barred}
        # He had not thought of it: now he sees what it is.
        self._thoughts = agreeing or {self._hands[place]: 1}


def _unlike(could: int, out: int, highest: bool) -> list[int]:
    """Return, of the cards that ``could`` be played, one for each run that no card ``out`` interrupts: the ``highest``
    or the lowest.
    """
    found = []
    for suit in range(4):
        bits = could >> 8 * suit & SUIT_BITS
        if bits:
            runs_here = _runs(bits, out >> 8 * suit & SUIT_BITS)
            found += [(1 << run.bit_length() - 1 if highest else run & -run) << 8 * suit for run in runs_here]
    return found


@cache
def _runs(own: int, out: int) -> list[int]:
    return runs(own, out)


def may_sink_later(observation: PiquetObservation, rules: PiquetRules) -> bool:
    """Return whether something is held in a class that comes later."""
    hand = mask_of(observation.hand)
    later = KINDS[DECLARING[observation.phase] + 1 :]
    return any(whole(kind, hand, rules.smallest_point, rules.least_pips) for kind in later)
