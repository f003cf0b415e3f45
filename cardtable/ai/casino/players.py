"""Lina, Gustav, Agda and Falk at Casino."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.casino.ahead import Outlook, weigh
from cardtable.ai.casino.model import Model, Seen, Take
from cardtable.ai.casino.prices import Prices, party_facts, prices
from cardtable.ai.casino.reasons import reasons
from cardtable.ai.casino.search import RoundSearch
from cardtable.ai.player import Option, Player, Situation
from cardtable.core.cards import rank_of
from cardtable.games.casino.actions import Play
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.scoring import HUT_LIMIT
from cardtable.games.casino.variants import casino_rules

_MOST_CANDIDATES = 24
"""So many plays are looked at closely; those that bring least at first sight are left out."""
_MOST_SAMPLES = 400
"""More sampled deals do not make a decision better."""
_DEPTHS = {2: 99, 3: 5, 4: 5}
"""How many plays Falk looks ahead, by the number of players."""


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
        score = self.rules.score
        if score.balanced_huts and (self.last_round or max(self.points()) >= HUT_LIMIT):
            return 0.0
        return float(score.sweep)

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
        value = weigh(self.model, table, take, outlook)
        if play.value:
            # A build is as good as captured if no rival can take it first.
            takers = sum(play.value in self.rules.hand_values[bit % 52] for bit in self.seen.unseen)
            safe = (1.0 - takers / max(1, len(self.seen.unseen))) ** self.next_rival()
            value += safe * 0.8 * sum(self.model.worth[kind] for kind in (play.card, *play.taken))
        return value

    def wins(self, play: Play) -> float:
        """A bonus for marking the points that end the partie at once."""
        take = self.results[play][2]
        at_once = self.rules.score.at_once
        if not take or not self.rules.target or not at_once:
            return 0.0
        now = self._sweep() if not take.rest and "sweeps" in at_once else 0.0
        if "aces" in at_once:
            now = take.points
        return 20.0 if now and self.points()[self.party] + now >= self.rules.target else 0.0


def _ranked(values: Mapping[Play, float]) -> list[Option]:
    return [Option(play, value) for play, value in sorted(values.items(), key=lambda item: (-item[1], item[0]))]


class _Casino:
    """What the players share: they explain themselves alike."""

    def explain(self, situation: Situation, options: Sequence[Option]) -> Sequence[Option]:
        desk = Desk(situation)
        return [Option(one.action, one.value, reasons(desk, one.action)) for one in options]


class Beginner(_Casino):
    """Sees pairs and most sums of two cards, likes many cards, and errs now and then."""

    SUMS_SEEN = 0.5
    ERRORS = 0.12

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        budget.check()
        desk = Desk(situation)
        values = {}
        for play in desk.plays:
            noise = generator.random()
            if play.lays_down:
                values[play] = noise * 0.5
            elif play.captures and len(play.taken) + len(play.builds) <= 2:
                seen = len(play.taken) + len(play.builds) == 1 or generator.random() < self.SUMS_SEEN
                values[play] = len(play.taken) + noise if seen else -1.0
            else:
                values[play] = -2.0
        if generator.random() < self.ERRORS:
            lays = [play for play in desk.plays if play.lays_down] or desk.plays
            values[lays[int(generator.random() * len(lays))]] = 9.0
        return _ranked(values)


class Greedy(_Casino):
    """Takes what counts most at once, then the most cards; else lays down the lowest card."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        budget.check()
        desk = Desk(situation)
        values = {}
        for play in desk.plays:
            take = desk.results[play][2]
            if take:
                values[play] = take.points + 0.01 * take.cards
            else:
                values[play] = -0.001 * rank_of(play.card) - 0.1 * (play.value > 0)
        return _ranked(values)


class Counter(_Casino):
    """Remembers every card and looks one move ahead."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        budget.check()
        desk = Desk(situation)
        return _ranked({play: desk.weigh(play) + desk.wins(play) for play in desk.candidates()})


class Searcher(_Casino):
    """Deals the hidden cards many times and looks through the rest of the round each time."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Option]:
        desk = Desk(situation)
        candidates = desk.candidates()
        if len(candidates) == 1:
            return [Option(candidates[0], 0.0)]
        if desk.rules.building:
            # Builds bind their builders, which the search of a round does not know of.
            return _ranked({play: desk.weigh(play) + desk.wins(play) for play in candidates})
        exact = desk.rules.players == 2 and desk.last_round
        sums = dict.fromkeys(candidates, 0.0)
        alive = list(candidates)
        done = 0
        while True:
            hands = _deal(desk, generator)
            search = self._search(desk, exact)
            for play in alive:
                sums[play] += self._value(desk, play, hands, search)
            done += 1
            if exact:
                break
            spent = budget.spent(done)
            if spent >= 1.0 or done >= _MOST_SAMPLES:
                break
            if done in (8, 24, 64) and len(alive) > 3:
                alive = sorted(alive, key=lambda play: -sums[play])[: max(3, len(alive) // 2)]
        values = {play: sums[play] / done + desk.wins(play) for play in alive}
        return _ranked(values)

    def _search(self, desk: Desk, exact: bool) -> RoundSearch:
        rules = desk.rules
        rivals = len(rules.parties) - 1
        sides = [1.0 if rules.party_of[seat] == desk.party else -1.0 / rivals for seat in range(rules.players)]
        return RoundSearch(desk.model, sides, desk.last_round, exact, _DEPTHS[rules.players])

    def _value(self, desk: Desk, play: Play, hands: tuple[tuple[int, ...], ...], search: RoundSearch) -> float:
        card, table, take = desk.results[play]
        left = tuple(
            tuple(bit for bit in cards if bit != card) if seat == desk.seat else cards
            for seat, cards in enumerate(hands)
        )
        following = (desk.seat + 1) % desk.rules.players
        last = desk.seat if take else desk.observation.last_capturer
        if not search.exact:
            return (take.worth if take else 0.0) + search.value(table, left, following, last)
        own = party_facts(desk.observation)[desk.party]
        spades, cards = (take.spades, take.cards) if take else (0, 0)
        value = search.value(table, left, following, last, own.spades + spades, own.cards + cards)
        return (take.points if take else 0.0) + value


def _deal(desk: Desk, generator: random.Random) -> tuple[tuple[int, ...], ...]:
    """The hidden cards dealt at random to the other hands."""
    unseen = list(desk.seen.unseen)
    hands: list[tuple[int, ...]] = []
    for seat, count in enumerate(desk.observation.hand_counts):
        if seat == desk.seat:
            hands.append(desk.seen.hand)
            continue
        dealt = []
        for _ in range(count):
            place = int(generator.random() * len(unseen))
            unseen[place], unseen[-1] = unseen[-1], unseen[place]
            dealt.append(unseen.pop())
        hands.append(tuple(sorted(dealt)))
    return tuple(hands)


def players() -> Mapping[str, Player]:
    """The players of the Casino family by name."""
    return {"beginner": Beginner(), "greedy": Greedy(), "counter": Counter(), "searcher": Searcher()}
