"""Lina, Gustav, Agda and Falk at Casino."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.casino.ahead import Outlook, weigh
from cardtable.ai.casino.beliefs import Beliefs, Hands
from cardtable.ai.casino.model import Model, Seen, Take
from cardtable.ai.casino.outcome import Outcome, Tally, can_count
from cardtable.ai.casino.prices import Prices, prices
from cardtable.ai.casino.reasons import reasons
from cardtable.ai.casino.search import RoundSearch, TooManyPositions
from cardtable.ai.player import Option, Player, Situation
from cardtable.ai.race import race
from cardtable.core.cards import rank_of
from cardtable.games.casino.actions import Play
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.variants import casino_rules

_MOST_CANDIDATES = 24
"""So many plays are looked at closely; those that bring least at first sight are left out."""
_MOST_SAMPLES = 400
"""More sampled deals do not make a decision better."""
_MOST_RUNNERS = 10
"""So many plays are tried in sampled deals."""
_LEAST_DEPTH = 3
"""Plays looked ahead in a sampled deal in any case; more if that takes no more positions than the next number."""
_MOST_POSITIONS = 1500


class Desk:
    """One decision laid out: the rules, the prices, what is known, and the plays that are worth a look."""

    def __init__(self, situation: Situation, money: Prices | None = None) -> None:
        self.observation = cast(CasinoObservation, situation.observation)
        self.rules: CasinoRules = casino_rules(situation.rule_set)
        self.prices = money or prices(self.rules, self.observation)
        self.model = Model(self.rules, self.prices, self._sweep())
        self.seen = Seen(self.model, self.observation)
        self.seat = self.observation.seat
        self.party = self.rules.party_of[self.seat]
        # Which plays are legal does not depend on the hidden cards, so any deal of them will do.
        legal = sample(self.observation, random.Random(0)).legal()
        self.plays: list[Play] = list(legal.representatives())
        self.results = {play: self._result(play) for play in self.plays}

    def _sweep(self) -> float:
        return float(self.rules.score.sweeps.worth(self.points(), self.last_round))

    @property
    def last_round(self) -> bool:
        return self.observation.round == len(self.rules.plan.rounds)

    def points(self) -> list[int]:
        """Each party's points with what it marked in this deal."""
        points = list(self.observation.standing.points)
        for line in self.observation.marked:
            points[line.party] += line.points
        return points

    def _result(self, play: Play) -> tuple[int, int, Take | None]:
        return self.seen.after(self.model, play, self.observation.builds, self.seat)

    def gain(self, play: Play) -> float:
        """What a play brings at once, majorities at their price."""
        take = self.results[play][2]
        return take.worth if take else 0.0

    def candidates(self) -> list[Play]:
        """The plays worth a close look: all that lay down or build, and the captures that bring most."""
        others = [play for play in self.plays if not play.captures]
        captures = sorted((play for play in self.plays if play.captures), key=lambda play: (-self.gain(play), play))
        return others + captures[: max(8, _MOST_CANDIDATES - len(others))]

    def captured_last(self) -> int:
        last = self.observation.last_capturer
        if last < 0:
            return 0
        return 1 if self.rules.party_of[last] == self.party else -1

    def next_rival(self) -> int:
        """The cards of the next player who is not of the own party."""
        players = self.rules.players
        for step in range(1, players):
            seat = (self.seat + step) % players
            if self.rules.party_of[seat] != self.party and self.observation.hand_counts[seat]:
                return self.observation.hand_counts[seat]
        return 0

    def weigh(self, play: Play) -> float:
        """The value of a play one move ahead."""
        card, table, take = self.results[play]
        hand = tuple(bit for bit in self.seen.hand if bit != card)
        plays = sum(self.observation.hand_counts) - 1
        outlook = Outlook(hand, self.seen.unseen, self.next_rival(), plays, self.last_round, self.captured_last())
        return weigh(self.model, table, take, outlook)

    @property
    def everything_known(self) -> bool:
        """Whether all hidden cards are in the one other hand, and the end can be counted out."""
        rules = self.rules
        return rules.players == 2 and self.last_round and not rules.building and can_count(rules)

    @property
    def following(self) -> int:
        return (self.seat + 1) % self.rules.players

    @property
    def sides(self) -> list[float]:
        """1 for the seats of the own party, for others minus the weight of their points."""
        rivals = len(self.rules.parties) - 1
        return [1.0 if party == self.party else -1.0 / rivals for party in self.rules.party_of]

    def hands_after(self, play: Play, hands: Hands) -> Hands:
        """``hands`` without the card that ``play`` plays."""
        card = self.results[play][0]
        left = tuple(bit for bit in self.seen.hand if bit != card)
        return (*hands[: self.seat], left, *hands[self.seat + 1 :])

    def bonus(self, play: Play) -> float:
        """What a play brings that lies outside of a look ahead: winning at once, and what is safe in a build."""
        return self.wins(play) + self.built(play)

    def built(self, play: Play) -> float:
        """What is as good as captured in a build that ``play`` makes, because no rival is likely to take it first."""
        if not play.value:
            return 0.0
        takers = sum(play.value in self.rules.hand_values[bit % 52] for bit in self.seen.unseen)
        safe = (1.0 - takers / max(1, len(self.seen.unseen))) ** self.next_rival()
        return safe * 0.8 * sum(self.model.worth[kind] for kind in (play.card, *play.taken))

    def wins(self, play: Play) -> float:
        """A bonus for marking the points that end the partie at once, or the same against it if that loses."""
        take = self.results[play][2]
        score = self.rules.score
        if not take or not self.rules.target:
            return 0.0
        now = self._sweep() if not take.rest and score.sweeps.at_once else 0.0
        if score.cards_at_once:
            now = take.points
        return self.rules.good * 20.0 if now and self.points()[self.party] + now >= self.rules.target else 0.0


def _ranked(values: Mapping[Play, float]) -> list[Option]:
    return [Option(play, value) for play, value in sorted(values.items(), key=lambda item: (-item[1], item[0]))]


class _Casino:
    """What the players share: they explain themselves alike."""

    def explain(self, situation: Situation, options: Sequence[Option]) -> Sequence[Option]:
        desk = Desk(situation)
        return [Option(one.action, one.value, reasons(desk, one.action)) for one in options]


class Beginner(_Casino):
    """Sees pairs and most sums of two cards, likes many cards (or few, if it is bad to have them), and errs now and
    then."""

    SUMS_SEEN = 0.5
    ERRORS = 0.12

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        budget.check()
        desk = Desk(situation)
        good = desk.rules.good
        values = {}
        for play in desk.plays:
            noise = generator.random()
            if play.lays_down:
                values[play] = noise * 0.5
            elif play.captures and len(play.taken) + len(play.builds) <= 2:
                seen = len(play.taken) + len(play.builds) == 1 or generator.random() < self.SUMS_SEEN
                values[play] = good * len(play.taken) + noise if seen else -1.0
            else:
                values[play] = -2.0
        if generator.random() < self.ERRORS:
            errors = [play for play in desk.plays if play.lays_down == (good > 0)] or desk.plays
            values[errors[int(generator.random() * len(errors))]] = 9.0
        return _ranked(values)


class Greedy(_Casino):
    """Takes what counts most at once, then the most cards; else lays down the lowest card. Where points are bad, the
    other way round."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        budget.check()
        desk = Desk(situation)
        values = {}
        for play in desk.plays:
            take = desk.results[play][2]
            if take:
                values[play] = desk.rules.good * (take.points + 0.01 * take.cards)
            else:
                values[play] = -0.001 * rank_of(play.card) - 0.1 * (play.value > 0)
        return _ranked(values)


class Counter(_Casino):
    """Remembers every card and looks one move ahead."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        budget.check()
        desk = Desk(situation)
        return _ranked({play: desk.weigh(play) + desk.bonus(play) for play in desk.candidates()})


class Searcher(_Casino):
    """Deals the hidden cards many times, likely hands more often, and looks through the rest of the round each time;
    plays exactly once all cards are known."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        desk = Desk(situation)
        budget.check()
        if desk.everything_known:
            try:
                return _ranked(self._exact_values(desk))
            except TooManyPositions:
                pass
        candidates = self._candidates(desk)
        beliefs = Beliefs(desk.model, desk.seen, desk.observation)
        depth = self._depth(desk, candidates, beliefs.deal(generator))

        def deal() -> Callable[[Play], float]:
            hands = beliefs.deal(generator)
            search = RoundSearch(desk.model, desk.sides, desk.last_round, depth)
            return lambda play: self._value(desk, play, hands, search)

        values = race(candidates, deal, budget, _MOST_SAMPLES)
        return _ranked({play: value + desk.bonus(play) for play, value in values.items()})

    def _candidates(self, desk: Desk) -> list[Play]:
        """The plays that look best one move ahead."""
        candidates = desk.candidates()
        if len(candidates) <= _MOST_RUNNERS:
            return candidates
        values = {play: desk.weigh(play) + desk.bonus(play) for play in candidates}
        return sorted(candidates, key=lambda play: (-values[play], play))[:_MOST_RUNNERS]

    def _depth(self, desk: Desk, candidates: Sequence[Play], hands: Hands) -> int:
        """How many plays can be looked ahead so that a sampled deal does not take too long: counted in positions and
        not in time, so that it is the same on every machine."""
        most = sum(map(len, hands)) - 1
        for depth in range(_LEAST_DEPTH, most):
            search = RoundSearch(desk.model, desk.sides, desk.last_round, depth + 1)
            for play in candidates:
                self._value(desk, play, hands, search)
                if search.positions > _MOST_POSITIONS:
                    return depth
        return most

    def _value(self, desk: Desk, play: Play, hands: Hands, search: RoundSearch) -> float:
        _, table, take = desk.results[play]
        last = desk.seat if take else desk.observation.last_capturer
        value = search.value(table, desk.hands_after(play, hands), desk.following, last)
        return value + (take.worth if take else 0.0)

    def _exact_values(self, desk: Desk) -> dict[Play, float]:
        rival = tuple(sorted(desk.seen.unseen))
        hands = (desk.seen.hand, rival) if desk.seat == 0 else (rival, desk.seen.hand)
        outcome = Outcome(desk.rules, desk.observation)
        search = RoundSearch(desk.model, desk.sides, True, 0, outcome)
        values = {}
        for play in desk.plays:
            _, table, take = desk.results[play]
            last = desk.seat if take else desk.observation.last_capturer
            tally = Tally()
            if take:
                sweep = 0.0 if take.rest else desk.model.sweep
                tally = outcome.after(tally, True, take.points, sweep, take.spades, take.cards)
            values[play] = search.exact_value(table, desk.hands_after(play, hands), desk.following, last, tally)
        return values


def players() -> Mapping[str, Player]:
    """The players of the Casino family by name."""
    return {"beginner": Beginner(), "greedy": Greedy(), "counter": Counter(), "searcher": Searcher()}
