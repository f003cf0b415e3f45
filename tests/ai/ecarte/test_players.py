"""Every player decides legally in every phase and under every option, by what its seat knows and by that alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from cardtable.ai import names
from cardtable.ai.budget import Budget, Cancelled
from cardtable.ai.ecarte.players import players
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.roster import players_of
from cardtable.core.cards import format_card, parse_cards
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match
from cardtable.core.rules import OptionValue
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, FAMILY, act, dealt, rotation, two

PLAYERS = players()
SAMPLES = 12


def decide(name: str, rules: EcarteRules, state: EcarteState, seed: int, samples: int = SAMPLES) -> Sequence[Candidate]:
    situation = Situation(FAMILY, rules.rule_set, state.standing, state.observe(state.actor()))
    return PLAYERS[name].consider(situation, rng(seed), Budget(samples=samples))


def play_match(rules: EcarteRules, who: Sequence[str], seed: int) -> tuple[Match, set[Phase]]:
    """A match or evening of players, every decision checked."""
    cut = parse_cards("7S KS AD QH 9C TD")[: rules.persons]
    match = Match(FAMILY, rules.rule_set, [cut])
    phases = set()
    decision = 0
    while not match.over:
        match.begin_deal(shuffled(rules.pack, rng(seed, len(match.deals))))
        while match.state is not None:
            state = match.state
            assert isinstance(state, EcarteState)
            phases.add(state.phase)
            before = state.key()
            options = decide(who[state.actor() % len(who)], rules, state, seed + decision)
            assert state.key() == before
            assert len({option.action for option in options}) == len(options)
            for option in options:
                state.check(option.action)
            match.apply(options[0].action)
            decision += 1
    return match, phases


def test_they_are_the_known_players() -> None:
    assert tuple(PLAYERS) == names.PLAYERS
    assert tuple(players_of("ecarte")) == names.EVERYBODY


@pytest.mark.parametrize("who", [("beginner", "greedy"), ("counter", "searcher"), ("searcher",)])
@pytest.mark.parametrize(
    "options", [{}, {"matsch": True, "penalty_vole": "two"}, {"dealing": "singly", "stake": 0}], ids=str
)
def test_a_match_of_two(who: tuple[str, ...], options: dict[str, OptionValue]) -> None:
    match, phases = play_match(two(**options), who, 61)
    assert max(match.standing.points) >= 5
    assert {Phase.PROPOSE, Phase.PLAY} <= phases


@pytest.mark.parametrize("persons", [3, 6])
def test_an_evening_with_the_gallery(persons: int) -> None:
    rules = rotation(persons, most_bet=3, matsch=True)
    match, phases = play_match(rules, names.PLAYERS, 62)
    # Only at a table with irregularities is anything objected to, and only at a chouette is there a box.
    assert set(Phase) - {Phase.SHUFFLED, Phase.OVER, Phase.REVIEW, Phase.BOX} <= phases
    assert match.over


@pytest.mark.parametrize("name", PLAYERS)
def test_equal_situations_and_seeds_give_equal_decisions(name: str) -> None:
    state = dealt("8H KS QD 9D 7C", "KH 9H AS TD JC", "7H")
    rules = state.rules
    for texts in ((), ("propose",), ("accept",), ("change 9D 7C",), ("change TD",), ("play",), ("KS",)):
        act(state, *texts)
        assert decide(name, rules, state, 5) == decide(name, rules, state, 5)


@pytest.mark.parametrize("name", PLAYERS)
def test_what_a_seat_cannot_know_makes_no_difference(name: str) -> None:
    """The cards are dealt anew in agreement with what the seat knows: the decision stays the same."""
    state = dealt("8H KS QD 9D 7C", "KH 9H AS TD JC", "7H")
    rules = state.rules
    for texts in (("propose",), ("accept",), ("change 9D 7C",), ("change TD",), ("play",), ("KS",)):
        act(state, *texts)
        observation = state.observe(state.actor())
        chosen = decide(name, rules, state, 8)
        for seed in range(3):
            other = FAMILY.sample(observation, rng(seed))
            assert decide(name, rules, other, 8) == chosen


def test_a_cancelled_decision_ends() -> None:
    state = dealt("8H KS QD 9D 7C", "KH 9H AS TD JC", "7H")
    act(state, "play")
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(ELDER))
    for name in ("counter", "searcher"):
        with pytest.raises(Cancelled):
            PLAYERS[name].consider(situation, rng(1), Budget(cancelled=lambda: True))


def test_no_time_still_gives_a_decision() -> None:
    state = dealt("8H KS QD 9D 7C", "KH 9H AS TD JC", "7H")
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(ELDER))
    assert PLAYERS["searcher"].consider(situation, rng(1), Budget(0.0))


def test_the_king_wins_the_match_without_an_exchange() -> None:
    state = dealt("KH 7S 8S 9D 7C", "QH JH AH KD QD", "7H", points=(3, 4))
    assert str(decide("searcher", state.rules, state, 1)[0].action) == "play"
    act(state, "play")
    assert str(decide("searcher", state.rules, state, 1)[0].action) == "king"
    state = dealt("7S 8S 9D 7C TD", "KH 9S AS KD QD", "7H", points=(4, 3))
    act(state, "propose")
    assert str(decide("searcher", state.rules, state, 1)[0].action) == "refuse"


def test_chances_of_the_table_are_drawn_from_the_generator() -> None:
    """Where the table wavers, both words are heard; where it does not, one."""
    state = dealt("7S 8S 9D 7C TD", "KH 9S AS KD QD", "7H")
    said = {str(decide("searcher", state.rules, state, seed, 1)[0].action) for seed in range(20)}
    assert said == {"propose"}


def test_an_exchange_keeps_what_is_good() -> None:
    state = dealt("KH QH KS 9D 7C", "8H 9S AS KD QD", "7H")
    act(state, "propose", "accept")
    options = decide("searcher", state.rules, state, 1)
    assert str(options[0].action) == "change 9D 7C"
    assert all(first.value >= second.value for first, second in pairwise(options))
    for name in ("counter", "greedy"):
        assert str(decide(name, state.rules, state, 1)[0].action) == "change 9D 7C"


def test_only_what_is_left_can_be_bought() -> None:
    """With two cards in the stock nobody names three."""
    state = dealt("7S 8S 9D 7C TD", "8C 9S AS TC 8D", "7H")
    act(state, "propose", "accept", "change 7S 8S 9D 7C TD", "change 8C 9S AS TC 8D")
    while len(state.stock) > 2:
        act(state, "propose", "accept")
        size = min(5, len(state.stock) - 2)
        act(state, "change " + " ".join(_texts(state, ELDER, size)))
        if state.phase is Phase.DEALER_CHANGE:
            act(state, "change -")
    act(state, "propose", "accept")
    for name in PLAYERS:
        for option in decide(name, state.rules, state, 3):
            state.check(option.action)
    act(state, "change " + " ".join(_texts(state, ELDER, 1)))
    assert state.turn == DEALER
    for name in PLAYERS:
        for option in decide(name, state.rules, state, 3):
            state.check(option.action)


def _texts(state: EcarteState, seat: int, count: int) -> list[str]:
    return [format_card(card) for card in sorted(state.hands[seat])[:count]]
