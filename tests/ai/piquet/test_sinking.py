"""Sinking as a decision: the classical puzzles, what it is worth, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from cardtable.ai.budget import Budget, TimeIsUp
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.sinking import Sinking, Trial, less_than_all, may_sink, may_sink_later, sinkings
from cardtable.ai.player import Candidate, Situation
from cardtable.core.chance import rng
from cardtable.core.rules import OptionValue
from cardtable.games.piquet.actions import DECLARE, PiquetAction
from cardtable.games.piquet.state import PiquetState
from tests.ai.piquet.test_beliefs import SUNK
from tests.games.piquet.tables import FAMILY, do, exchanged, rules_of, suited

RUBICON = rules_of("rubicon")
LAST_DEAL = 5
SAMPLES = 48


def before(puzzle: int, said: int, points: Sequence[int] | None = None, deals: int = 0) -> PiquetState:
    """One of Cavendish's "Examples of Sinking", counted from 0, after so many things have been said."""
    elder, dealer, words, _ = SUNK[puzzle]
    state, _ = exchanged(RUBICON, suited(elder), suited(dealer), points, deals)
    do(state, *words[:said])
    return state


def advice(state: PiquetState, name: str = "searcher", compared: str = "", seed: int = 1) -> Sequence[Candidate]:
    observation = state.observe(state.actor())
    asked = FAMILY.parse_action(compared) if compared else None
    situation = Situation(FAMILY, RUBICON.rule_set, state.standing, observation, asked)
    player = players()[name]
    return player.explain(situation, player.consider(situation, rng(seed), Budget(samples=SAMPLES)))


def gains(state: PiquetState, *texts: str, samples: int = SAMPLES) -> dict[str, Sinking]:
    observation = state.observe(state.actor())
    wanted = [action for action in state.legal() if str(action) in texts]
    assert len(wanted) == len(texts)
    found = sinkings(observation, RUBICON, wanted, rng(3), Budget(samples=samples))
    return {str(one.action): one for one in found}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_problem_i_the_ten_of_a_quart_is_kept_silent(seed: int) -> None:
    first = advice(before(0, 2), seed=seed)[0]
    assert str(first.action) == "sequences 4AS 3KD"
    assert [reason.code for reason in first.reasons] == ["misleads"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_problem_ii_a_king_is_left_out_where_only_capot_wins_the_match(seed: int) -> None:
    # Thirty-four behind in the last deal: four kings do not win it, all the tricks do.
    first = advice(before(1, 4, points=(100, 134), deals=LAST_DEAL), seed=seed)[0]
    assert str(first.action) == "sets 3A-H 3K-H"
    assert [reason.code for reason in first.reasons] == ["misleads"]


def test_problem_ii_where_every_point_counts_alike_four_kings_are_called() -> None:
    state = before(1, 4)
    assert advice(state)[0].action == DECLARE
    assert gains(state, "sets 3A-H 3K-H")["sets 3A-H 3K-H"].costs > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_problem_iii_three_aces_are_not_called(seed: int) -> None:
    assert str(advice(before(2, 4), seed=seed)[0].action) == "sets -"


@pytest.mark.slow
def test_problem_iv_pays_in_the_deal_of_the_book_and_not_on_the_average() -> None:
    state = before(3, 1)
    trial = Trial(state.observe(1), RUBICON, Budget(samples=1))
    good = next(action for action in state.legal() if str(action) == "good")
    assert trial.worth(state, good, 1) - trial.worth(state, DECLARE, 1) > 4
    assert gains(state, "good")["good"].costs > 0
    assert advice(state)[0].action == play_of(state, "point 5S")


@pytest.mark.slow
def test_problem_v_a_point_of_six_costs_eleven_and_brings_nothing_here() -> None:
    # Both points change hands: six for the dealer, five for elder.
    state = before(4, 1)
    trial = Trial(state.observe(1), RUBICON, Budget(samples=1))
    assert trial.worth(state, play_of(state, "good"), 1) - trial.worth(state, DECLARE, 1) == -11
    assert str(advice(state)[0].action) == "point 6S"


def play_of(state: PiquetState, text: str) -> PiquetAction:
    return next(action for action in state.legal() if str(action) == text)


@pytest.mark.slow
def test_a_sinking_that_is_asked_about_is_weighed_and_a_good_one_is_no_mistake() -> None:
    # The review asks about what was done; the puzzle's answer is worth as much as anything.
    sunk = "sequences 4AS 3KD"
    options = advice(before(0, 2), compared=sunk)
    assert str(options[0].action) == sunk
    # What costs more than it brings is told to cost so much.
    dear = "sequences -"
    options = advice(before(0, 2), compared=dear)
    worth = {str(option.action): option.value for option in options}
    assert worth["declare"] - worth[dear] >= 8


@pytest.mark.slow
def test_the_options_are_in_order_and_to_declare_all_at_once_is_as_good_as_the_whole_class() -> None:
    options = advice(before(0, 2), seed=3)
    assert all(one.value >= other.value for one, other in pairwise(options))
    worth = {str(option.action): option.value for option in options}
    assert worth["declare"] == worth["sequences 4AS 4KD"]


def test_others_keep_nothing_back() -> None:
    for name in ("greedy", "counter", "planner"):
        assert advice(before(2, 4), name)[0].action == DECLARE


def test_what_is_less_than_all_is_listed_by_what_it_gives_away() -> None:
    state = before(0, 2)
    observation = state.observe(0)
    found = less_than_all(observation, RUBICON, state.legal())
    assert "declare" not in map(str, found)
    assert "sequences 4AS 4KD" not in map(str, found)
    given = [sum(item.points for item in action.items) for action in found]
    assert given == sorted(given, reverse=True)
    assert given[0] == 7


@pytest.mark.slow
def test_who_holds_something_of_a_later_class_speaks_of_this_one_alone() -> None:
    state = before(2, 0)
    assert may_sink_later(state.observe(0), RUBICON)
    first = advice(state)[0]
    assert str(first.action) == "point 6H"
    assert [reason.code for reason in first.reasons] == ["nothing_to_hide"]
    assert not may_sink_later(before(2, 4).observe(0), RUBICON)


def test_nothing_is_kept_back_on_few_deals() -> None:
    assert not any(one.pays for one in gains(before(2, 4), "sets -", samples=4).values())
    assert all(one.deals == 4 for one in gains(before(2, 4), "sets -", samples=4).values())


TABLES = ["points", "session", "kings", "chouette", "four_deals", "meyers1888"]


def test_where_it_is_reckoned() -> None:
    assert may_sink(RUBICON)
    assert all(may_sink(rules_of(name)) for name in TABLES)
    assert may_sink(rules_of("kings", 4))
    # People err there, and several cannot be reckoned with so.
    assert not may_sink(rules_of("rubicon", strict=True))
    assert not any(may_sink(rules_of(name)) for name in ("robber", "norman"))


@pytest.mark.parametrize("name", TABLES)
def test_three_aces_are_not_called_at_any_table_of_two(name: str) -> None:
    rules = rules_of(name)
    elder, dealer, words, _ = SUNK[2]
    state, _ = exchanged(rules, suited(elder), suited(dealer))
    do(state, *words[:4])
    situation = Situation(FAMILY, rules.rule_set, state.standing, state.observe(state.actor()))
    options = players()["searcher"].consider(situation, rng(1), Budget(samples=SAMPLES))
    assert str(options[0].action) == "sets -"


NINETY = suited("S:AKQJT9 H:AKQ D:AK C:A"), suited("D:QJT9 C:KQJT H:JT98")
"""Elder has 6, 16, 3 and four aces at once: to keep back the aces leaves her with 25 against two trios."""


@pytest.mark.parametrize(
    ("name", "options", "least"),
    [
        ("points", {"repique": "own_partie"}, 45 - 25 + 6),
        ("four_deals", {"prizes": "only"}, 45),
        ("kings", {}, 60),
    ],
)
def test_a_neunziger_that_is_given_up_costs_what_it_is_worth_there(
    name: str, options: dict[str, OptionValue], least: int
) -> None:
    state, _ = exchanged(rules_of(name, None, **options), *NINETY)
    do(state, "point 6S", "good", "sequences 6AS 3AH", "good")
    silent = next(action for action in state.legal() if str(action) == "sets -")
    trial = Trial(state.observe(state.actor()), state.rules, Budget(samples=1))
    assert trial.worth(state, DECLARE, 1) - trial.worth(state, silent, 1) >= least


def test_what_the_dealer_may_count_leaves_elder_no_sechziger() -> None:
    # Without a word of her aces she has 25, and five leads would make 30, but then he counts jacks and tens.
    state, _ = exchanged(RUBICON, *NINETY)
    do(state, "point 6S", "good", "sequences 6AS 3AH", "good")
    silent = next(action for action in state.legal() if str(action) == "sets -")
    trial = Trial(state.observe(0), RUBICON, Budget(samples=1))
    # All the tricks, cards and capot are hers.
    assert trial.worth(state, silent, 1) == 25 - 6 + 12 + 1 + 10 + 30


def test_a_deal_that_the_declarations_end_is_worth_what_they_count() -> None:
    rules = rules_of("points", repique="count", target=300)
    state, _ = exchanged(rules, suited("S:AKQJT987 H:AK D:AK"), suited("H:QJT9 D:QJT9 C:AKQJ"), (290, 0), 3)
    observation = state.observe(0)
    trial = Trial(observation, rules, Budget(samples=1))
    assert trial.worth(state, DECLARE, 1) > 0


class Interrupted(Budget):
    """Time for so many thoughts."""

    def __init__(self, thoughts: int) -> None:
        super().__init__(samples=SAMPLES)
        self.left = thoughts

    def stop(self, share: float = 1.0) -> None:
        self.left -= 1
        if self.left < 0:
            raise TimeIsUp


@pytest.mark.slow
def test_what_there_was_no_time_to_try_is_left_out_and_everything_is_declared() -> None:
    state = before(0, 2)
    observation = state.observe(0)
    less = less_than_all(observation, RUBICON, state.legal())
    assert len(less) > 1
    assert sinkings(observation, RUBICON, less, rng(3), Budget(seconds=0)) == []
    found = sinkings(observation, RUBICON, less, rng(3), Interrupted(100_000))
    assert {one.action for one in found} == set(less)
    situation = Situation(FAMILY, RUBICON.rule_set, state.standing, observation, less[-1])
    options = players()["searcher"].consider(situation, rng(1), Interrupted(0))
    assert options[0].action not in less
    assert less[-1] in [one.action for one in options]


@pytest.mark.slow
def test_a_way_that_was_tried_before_the_time_was_up_is_told() -> None:
    state = before(0, 2)
    observation = state.observe(0)
    less = less_than_all(observation, RUBICON, state.legal())

    def tried(thoughts: int) -> set[PiquetAction]:
        return {one.action for one in sinkings(observation, RUBICON, less, rng(3), Interrupted(thoughts))}

    found = [tried(thoughts) for thoughts in range(0, 1000, 50)]
    assert not found[0]
    assert any(found)
    assert any(0 < len(one) < len(less) for one in found)
