"""Duties to capture, with cards of two values too: what is offered is accepted, and something always is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from cardtable.ai.casino.sets import FIELD, Sets
from cardtable.core.cards import parse_card
from cardtable.core.errors import IllegalAction
from cardtable.core.rules import Options, OptionValue
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import HOUSE
from cardtable.games.registry import variant
from tests.contract.setups import Setup, walk
from tests.games.agreements import agreed
from tests.games.casino.positions import captures, is_legal, legal, position, rules_of

KIND = variant(HOUSE)
DUTIES = ("something", "sweep", "all")
TEN_OR_SIXTEEN: Options = {"big_value": "ten_or_sixteen", "little_value": "two_or_fifteen", "hand_cards": 2}


def test_all_is_asked_for_the_value_alone_that_the_card_counts() -> None:
    state = position(rules_of("house", 2, duty="all", **TEN_OR_SIXTEEN), ["TD", "2H"], "JH JS TH 5C QD 9C 4C")
    # As ten it takes the ten. As sixteen a jack with the five, and the queen with the four.
    assert legal(state) == {"TD x TH", "TD x JH QD 4C 5C", "TD x JS QD 4C 5C"}
    assert all(is_legal(state, text) for text in legal(state))


def test_what_of_that_value_is_left_is_told() -> None:
    state = position(rules_of("house", 2, duty="all", **TEN_OR_SIXTEEN), ["TD", "2H"], "JH TH 5C QD 4C 9C AC")
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play("TD x JH 5C"))
    assert (caught.value.code, dict(caught.value.parameters)) == ("must_take_all", {"card": "TD", "values": "16"})


@pytest.mark.parametrize("duty", ["sweep", "all"])
def test_the_table_is_cleared_if_it_can_be_by_either_value(duty: str) -> None:
    # The ace of the hand takes the other as one, and as fourteen both cards.
    state = position(rules_of("house", duty=duty, ace_value="one_or_fourteen"), ["AC", "2H"], "KD AH")
    assert legal(state) == {"AC x AH KD"}
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play("AC x AH"))
    assert (caught.value.code, dict(caught.value.parameters)) == ("must_sweep", {"card": "AC"})


def test_who_uses_both_values_at_once_leaves_nothing_of_either() -> None:
    rules = rules_of("house", duty="all", double_use="both", ace_value="one_or_fourteen")
    # Two aces go as one each; or one of them with the king as fourteen.
    assert captures(position(rules, ["AC", "2H"], "KD AH AD 9S")) == {"AC x AH AD", "AC x AH AD KD"}


def houses(players: int, chance: random.Random) -> Setup:
    """House rules by chance with a duty by chance, half of the time with cards of two values."""
    fixed: dict[str, OptionValue] = {
        "builds": False,
        "one_set": False,
        "duty": chance.choice(DUTIES),
        "double_use": "one",
    }
    if chance.random() < 0.5:
        fixed |= {"ace_value": "one_or_fourteen", "court_values": "numbers", **TEN_OR_SIXTEEN}
    return Setup(agreed(KIND, players, chance, **fixed), "house rules by chance")


def positions(seed: int) -> Iterator[CasinoState]:
    """A deal of house rules by chance that is played at random."""
    chance = random.Random(f"duties {seed}")
    for state, _ in walk(houses(chance.choice(KIND.players), chance), seed):
        assert isinstance(state, CasinoState)
        # When all hands are empty there may still be something to object to.
        if state.actor() >= 0 and state.hands[state.actor()]:
            yield state


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_offered_is_accepted_and_something_always_is(seed: int) -> None:
    chance = random.Random(seed)
    for state in positions(seed):
        legal = state.legal()
        assert isinstance(legal, CasinoLegal)
        offered = legal.representatives()
        assert offered
        assert all(play in legal for play in offered)
        assert all(legal.keeps_the_rules(play) for play in offered if not play.objection)
        drawn = [legal.random_action(chance) for _ in range(6)]
        assert all(play in legal and legal.keeps_the_rules(play) for play in drawn)
        assert {play.card for play in offered if not play.objection} == set(state.hands[state.actor()])


@pytest.mark.parametrize("seed", range(12))
def test_the_list_is_what_the_check_accepts(seed: int) -> None:
    for state in islice((one for one in positions(seed) if len(one.table) <= 7), 12):
        everything = {
            Play(card, tuple(sorted(taken)))
            for card in state.hands[state.actor()]
            for size in range(len(state.table) + 1)
            for taken in combinations(state.table, size)
        }
        listed = {play for play in state.legal() if not play.objection}
        assert listed == {play for play in everything if play in state.legal()}


@pytest.mark.parametrize("seed", range(12))
def test_the_computer_finds_the_same_captures(seed: int) -> None:
    for state in islice((one for one in positions(seed) if one.table), 12):
        rules = state.rules
        values = [value for values in rules.hand_values for value in values if value < 100]
        sets = Sets(
            rules.table_values,
            max(values),
            len(rules.pack) // 52,
            rules.both_values,
            rules.equal_courts,
            rules.must_sweep,
            rules.must_take_all,
        )
        layout = Layout(rules, state.table)
        fields = [sets.field_of_value[values] for values in layout.values]
        counts = sum(len(cards) << field for cards, field in zip(layout.cards, fields, strict=True))
        for card in state.hands[state.actor()]:
            found = sets.unions(counts, rules.hand_values[card])
            vectors = {tuple(union >> field & (1 << FIELD - 1) - 1 for field in fields) for union in found}
            assert vectors == set(rules.captures_with(layout.classes, rules.hand_values[card]))


@pytest.mark.parametrize("duty", ["sweep", "all"])
def test_a_card_that_is_played_by_hand_offers_what_it_must_take(duty: str) -> None:
    state = position(rules_of("house", duty=duty, ace_value="one_or_fourteen"), ["AC", "2H"], "KD AH")
    assert [str(play) for play in state.legal().completions(parse_card("AC"), (), 9)] == ["AC x AH KD"]
