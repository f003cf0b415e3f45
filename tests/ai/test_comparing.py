"""Two actions compared in deals of their own: what is told keeps its promise, or leaves nothing to chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from cardtable.ai.answering import answer_request
from cardtable.ai.budget import Budget
from cardtable.ai.comparing import compared
from cardtable.ai.player import Candidate, Differences, Situation
from cardtable.ai.protocol import HINT, Failure, Reply, Request
from cardtable.ai.roster import player_of
from cardtable.core.state import Action
from cardtable.games.casino.actions import Play
from cardtable.games.piquet.actions import Do, PiquetAction
from tests.contract.setups import DEFAULTS, Setup, first_standing, walk

SAMPLES = 24


def situations(setup: Setup, seed: int) -> Iterator[Situation]:
    """The decisions of a deal with two actions to compare, of which the first is that of the situation."""
    for state, _ in walk(setup, seed):
        if state.actor() >= 0 and len(some := list(state.legal().representatives())[:2]) == 2:
            observation, standing = state.observe(state.actor()), first_standing(setup, seed)
            yield Situation(setup.family, setup.rule_set, standing, observation, some[0], against=some[1])


def setup_of(variant: str) -> Setup:
    """The usual form of a rule set for two."""
    return next(one for one in DEFAULTS if one.rule_set.variant == variant and one.rule_set.players == 2)


class Guessing:
    """Tells differences that scatter by ten points around ``points``, all of them ``number`` if that is not 0."""

    def __init__(self, points: float, number: int = 0) -> None:
        self.points = points
        self.number = number

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        raise NotImplementedError

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return options

    def differences(self, situation: Situation, generator: random.Random) -> Differences | None:
        def samples() -> Iterator[tuple[float, float]]:
            told = 0
            while not self.number or told < self.number:
                told += 1
                yield self.points + generator.gauss(0, 10), generator.uniform(0.5, 1.5)

        return Differences(samples(), self.number)


class Looking:
    """Looks at three actions, and is out by ``scatter`` each time."""

    def __init__(self, scatter: float, spread: float = 0.0) -> None:
        self.scatter = scatter
        self.spread = spread

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        assert situation.compared is not None
        assert situation.against is not None
        done = Candidate(situation.compared, 1.0 + generator.gauss(0, self.scatter), spread=self.spread)
        return [Candidate(situation.against, 3.0), done]

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return options


@pytest.fixture
def situation() -> Situation:
    return next(situations(setup_of("piquet.rubicon"), 1))


def told(situation: Situation, options: Sequence[Candidate]) -> tuple[float, float]:
    """By how much ``against`` is better, and half of the interval."""
    first, second = options
    points = first.value - second.value
    return (points if first.action == situation.against else -points), second.spread


def test_nineteen_of_twenty_intervals_hold(situation: Situation) -> None:
    hold = 0
    for seed in range(400):
        points, half = told(situation, compared(Guessing(2.0), situation, random.Random(seed), Budget(samples=SAMPLES)))
        hold += abs(points - 2.0) <= half
    # 380 are expected, and a standard deviation is 4.4 of them.
    assert 366 <= hold <= 394


class Telling(Guessing):
    """Tells these differences, each as likely as its weight; they are a part of ``number``, if that is not 0."""

    def __init__(self, told: Sequence[tuple[float, float]], number: int = 0) -> None:
        super().__init__(0.0, number)
        self.told = told

    def differences(self, situation: Situation, generator: random.Random) -> Differences | None:
        return Differences(iter(self.told), self.number)


@pytest.mark.parametrize(
    ("number", "share"), [(0, 1.0), (8, 0.5), (16, 0.75)], ids=["of any number", "half of all", "a quarter of all"]
)
def test_the_interval_is_students_of_as_many_samples(situation: Situation, number: int, share: float) -> None:
    """1, 2, 3, 4: a mean of 2.5, a variance of 5 / 3; Student’s 97.5 % point of three degrees is 3.182."""
    player = Telling([(one, 1.0) for one in (1.0, 2.0, 3.0, 4.0)], number)
    points, half = told(situation, compared(player, situation, random.Random(1), Budget(samples=4)))
    assert points == 2.5
    assert half == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5 * share**0.5, rel=0.01)


def test_a_sample_counts_by_its_weight(situation: Situation) -> None:
    """1 and 4, the first three times as likely: a mean of 7 / 4."""
    player = Telling([(1.0, 3.0), (4.0, 1.0), (1.0, 3.0), (4.0, 1.0)])
    points, half = told(situation, compared(player, situation, random.Random(1), Budget(samples=4)))
    assert points == 1.75
    # The ratio estimator: the sum of (w (x − 7/4))² is 2 (9/4)² + 2 (9/4)², by 4 / 3, and the weights are 8.
    assert half == pytest.approx(3.182 * (4 * (9 / 4) ** 2 * 4 / 3) ** 0.5 / 8, rel=0.01)


class Repeating(Looking):
    """Tells ``values`` one after the other of the action that was done, and 0 of the other one."""

    def __init__(self, values: Sequence[float]) -> None:
        super().__init__(0.0)
        self.values = list(values)

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        assert situation.compared is not None
        assert situation.against is not None
        return [Candidate(situation.against, 0.0), Candidate(situation.compared, -self.values.pop(0))]


def test_looks_that_differ_are_as_certain_as_they_agree(situation: Situation) -> None:
    """Four looks, 1, 2, 3 and 4, of which none knows how certain it is: see the four samples above."""
    player = Repeating([1.0, 2.0, 3.0, 4.0])
    points, half = told(situation, compared(player, situation, random.Random(1), Budget(samples=SAMPLES)))
    assert points == 2.5
    assert half == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5, rel=0.01)


def test_where_everything_was_looked_at_nothing_is_left_to_chance(situation: Situation) -> None:
    _, half = told(situation, compared(Guessing(2.0, 20), situation, random.Random(1), Budget(samples=SAMPLES)))
    assert half == 0
    part, whole = (
        told(situation, compared(Guessing(2.0, number), situation, random.Random(1), Budget(samples=SAMPLES)))[1]
        for number in (2 * SAMPLES, 1000 * SAMPLES)
    )
    assert part == pytest.approx(whole / 2**0.5, rel=0.01)


def test_a_player_who_has_no_other_way_looks_several_times(situation: Situation) -> None:
    budget = Budget(samples=SAMPLES)
    points, half = told(situation, compared(Looking(0.0), situation, random.Random(1), budget))
    assert (points, half) == (2.0, 0.0)
    hold = 0
    for seed in range(200):
        points, half = told(situation, compared(Looking(1.0), situation, random.Random(seed), budget))
        hold += abs(points - 2.0) <= half
    assert 181 <= hold <= 199
    # Four looks, each of which knows how certain it is, are twice as certain together.
    _, half = told(situation, compared(Looking(0.01, 0.8), situation, random.Random(1), budget))
    assert half == pytest.approx(0.4)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["piquet.rubicon", "ecarte", "casino.swedish"])
def test_the_strongest_can_compare_all_that_may_be_done(variant: str) -> None:
    setup = setup_of(variant)
    player = player_of(setup.family.name, "searcher")
    found = 0
    for situation in situations(setup, 3):
        pair = {situation.compared, situation.against}
        options = compared(player, situation, random.Random(1), Budget(samples=8))
        if {one.action for one in options} != pair:
            # Something else must be done first, or these are never worth a look.
            continue
        again = compared(player, situation, random.Random(1), Budget(samples=8))
        assert [(one.action, one.value, one.spread) for one in again] == [
            (one.action, one.value, one.spread) for one in options
        ]
        assert options[0].value >= options[1].value
        found += 1
    assert found >= 8


@pytest.mark.slow
def test_the_order_changes_nothing_but_the_sign() -> None:
    player = player_of("piquet", "searcher")
    for situation in situations(setup_of("piquet.rubicon"), 2):
        other = replace(situation, compared=situation.against, against=situation.compared)
        if not isinstance(situation.compared, PiquetAction) or situation.compared.do not in (Do.CHANGE, Do.CARD):
            continue
        points, half = told(situation, compared(player, situation, random.Random(5), Budget(samples=4)))
        turned, as_far = told(other, compared(player, other, random.Random(5), Budget(samples=4)))
        assert points == pytest.approx(-turned)
        assert half == pytest.approx(as_far)


def answer(situation: Situation, done: Action, better: Action, player: str = "searcher") -> Reply | Failure:
    """What the child process says."""
    facts = situation.rule_set, situation.standing, situation.observation
    request = Request.about(1, HINT, player, *facts, 0.0, 5, 8, str(done), against=str(better))
    return answer_request(request, lambda: False)


def test_what_is_not_legal_cannot_be_compared() -> None:
    situation = next(situations(setup_of("casino.swedish"), 1))
    assert situation.compared is not None
    hand = set(getattr(situation.observation, "hand", ()))
    strange = Play(next(card for card in range(52) if card not in hand))
    found = answer(situation, situation.compared, strange)
    assert isinstance(found, Failure)
    assert found.code == "not_an_action"


@pytest.mark.slow
def test_it_is_told_when_values_are_no_points() -> None:
    for variant, in_points in (("piquet.points", True), ("piquet.four_deals", False), ("casino.swedish", True)):
        situation = next(situations(setup_of(variant), 1))
        assert situation.compared is not None
        assert situation.against is not None
        found = answer(situation, situation.compared, situation.against)
        assert isinstance(found, Reply)
        assert found.in_points is in_points


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["piquet.rubicon", "piquet.session"])
def test_where_two_are_compared_nothing_is_foretold_of_the_deal(variant: str) -> None:
    """Their distance is known, and not what either brings."""
    setup = setup_of(variant)
    told = 0
    for asked in situations(setup, 3):
        action = asked.compared
        if isinstance(action, PiquetAction) and action.do in (Do.CHANGE, Do.CARD):
            player = player_of("piquet", "searcher")
            assert asked.against is not None
            pair = [Candidate(asked.against, 0.0), Candidate(action, -3.0, spread=1.0)]
            codes = {str(reason.code) for one in player.explain(asked, pair) for reason in one.reasons}
            assert not {code for code in codes if code.startswith(("deal_", "rest_"))}
            told += bool(codes)
    assert told > 3


def test_of_one_sample_the_distance_is_as_uncertain_as_it_is_large() -> None:
    asked = next(situations(setup_of("piquet.rubicon"), 1))
    _, second = compared(Guessing(8.0), asked, random.Random(1), Budget(samples=1))
    assert second.spread == pytest.approx(-second.value)
