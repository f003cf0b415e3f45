"""Zwickern with six jokers: RULES.md, C145 to C149.

What is legal and what a deal comes to is judged by ``zwickern.py``.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.players import players
from cardtable.core.cards import JOKER, PACK_58, parse_card, rank_of, suit_of
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import Cell, amounts
from cardtable.core.zones import build
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.sampling import Known, sample
from cardtable.games.casino.stacking import barred_values
from cardtable.games.casino.state import CasinoState
from cardtable.words.cards import card_name, card_sign, the_card
from cardtable.words.casino import WORDS
from cardtable.words.errors import ERRORS
from tests.ai.casino.decisions import situation
from tests.contract.setups import choose
from tests.games.casino.positions import captured, captures, deal, legal, play, points_by, position, rules_of, scored
from tests.games.casino.zwickern import by_brute_force, check_deals, check_positions, lying, positions, taking

JOKERS = rules_of("zwicker", 2, jokers=True)
STOCK = "3H 4H 5H 6H 7C 8C 9C TC"
"""Cards of later rounds."""


def zwicker(hand: str, table: str, stacks: Sequence[tuple[int, int, str]] = ()) -> CasinoState:
    return position(JOKERS, [hand, "8D 8H"], table, builds=stacks, last=False, stock=STOCK)


def named(values: Sequence[int]) -> set[str]:
    return {f"JK = {value}" for value in values}


# A joker that is played


def test_a_joker_is_two_to_fourteen_as_its_player_names_it() -> None:
    # 9 takes the nine, 4 the four, 13 both; no joker makes 23.
    state = zwicker("JK", "4C 9S TD")
    assert captures(state) == {
        *("JK x 4C", "JK x 9S", "JK x TD", "JK x 9S 4C", "JK x TD 4C"),
    }
    for text in ("JK x 9S TD", "JK x 9S TD 4C"):
        with pytest.raises(IllegalAction, match="does not add up"):
            state.apply(parse_play(text))


def test_one_value_is_for_the_whole_capture() -> None:
    # As six it takes 6 and 4+2. Nine and ten are of no one value, and together too much.
    assert "JK x 6D 2C 4C" in captures(zwicker("JK", "4C 6D 2C"))
    assert captures(zwicker("JK", "9C TD")) == {"JK x TD", "JK x 9C"}


def test_a_joker_takes_everything_and_makes_a_zwicker() -> None:
    state = zwicker("JK 2D", "7C 7D")
    assert [str(event.code) for event in play(state, "JK x 7D 7C") if isinstance(event, Announced)] == ["zwicker"]
    assert points_by(scored(JOKERS, state.facts()), "zwicker") == {0: 3}


# A joker that is laid down


def test_a_joker_that_is_laid_down_keeps_the_value_named() -> None:
    state = zwicker("JK 2D", "")
    assert legal(state) == {*named(range(2, 15)), "2D"}
    events = play(state, "JK = 8")
    assert [str(event.code) for event in events if isinstance(event, Announced)] == ["joker"]
    (lying_there,) = state.builds
    assert (lying_there.value, lying_there.builder, lying_there.cards) == (8, NOBODY, (JOKER,))
    # It is an eight to everybody now: the next takes it with one.
    assert state.turn == 1
    assert captures(state) == {"8D x #1", "8H x #1"}


def test_without_a_value_no_joker_is_laid_down() -> None:
    state = zwicker("JK 2D", "4C")
    for text, code in (("JK", "joker has no value"), ("JK = 1", "does not add up"), ("JK = 15", "does not add up")):
        with pytest.raises(IllegalAction, match=code):
            state.apply(parse_play(text))
    assert "joker_has_no_value" in ERRORS


def test_a_lying_joker_goes_into_a_sum_and_is_laid_on_like_any_stack() -> None:
    state = zwicker("KH 5D", "9S", [(5, NOBODY, "JK")])
    assert "KH x 9S #1" in captures(state)
    assert {"5D x #1", "5D on #1 = 10", "5D on 9S = 14"} <= legal(state)


def test_a_joker_goes_on_a_card_as_whatever_fits() -> None:
    state = zwicker("JK", "9S", [(13, NOBODY, "6C 7C")])
    stacked = {text for text in legal(state) if " on " in text}
    assert stacked == {"JK on 9S = 11", "JK on 9S = 12", "JK on 9S = 13", "JK on 9S = 14"}
    with pytest.raises(IllegalAction, match="stack too high"):
        state.apply(parse_play("JK on #1 = 15"))
    with pytest.raises(IllegalAction, match="does not add up"):
        state.apply(parse_play("JK on 9S = 10"))


def test_of_those_who_are_stuck_nobody_holds_a_joker() -> None:
    agreed = rules_of("zwicker", 2, jokers=True, stack_only_if_stuck=True)
    state = position(agreed, ["JK 5D", "8D 8H"], "9C", last=False, stock=STOCK)
    # The joker takes the nine, so nothing is laid on it; beside it anything may lie.
    assert legal(state) == {"JK x 9C", *named(range(2, 15)), "5D"}
    other = position(agreed, ["5D 6D", "8D 8H"], "9C", last=False, stock=STOCK)
    play(other, "5D on 9C = 14")
    observation = other.observe(1)
    assert barred_values(agreed, observation)[0] == {9}
    assert not Known(agreed, observation).may_hold(0, JOKER)


# The pack and the first picture


def test_six_jokers_make_fifty_eight_cards() -> None:
    assert len(PACK_58) == 58
    assert JOKERS.pack == PACK_58
    assert JOKERS.pack.count(JOKER) == 6
    assert (rank_of(JOKER), suit_of(JOKER)) == (0, 4)
    assert parse_card("JK") == JOKER


def test_the_last_round_is_shorter() -> None:
    for seats, rounds, last, table in ((2, 6, 3, 4), (3, 4, 2, 4), (4, 3, 1, 6)):
        plan = rules_of("zwicker", seats, jokers=True).plan
        assert len(plan.rounds) == rounds + 1
        assert all(packet.cards == 1 for packet in plan.rounds[-1])
        assert len(plan.rounds[-1]) == last * seats
        state, _ = deal(rules_of("zwicker", seats, jokers=True), sorted(PACK_58))
        assert len(state.table) + len(state.builds) == table
        assert list(map(len, state.hands)) == [4] * seats


def test_a_joker_dealt_to_the_table_counts_fourteen() -> None:
    # The first card to the table comes after one for each player.
    rest = list(PACK_58[:-1])
    state, events = deal(JOKERS, [rest[0], rest[1], JOKER, *rest[2:]])
    (one,) = state.builds
    assert (one.number, one.value, one.builder, one.cards) == (1, 14, NOBODY, (JOKER,))
    assert len(state.table) == 3
    assert not state.status()
    labels = [event for event in events if getattr(event, "zone", None) == build(1)]
    assert [dict(event.params)["value"] for event in labels if hasattr(event, "params")] == [14]


# What is legal


@pytest.mark.parametrize("if_stuck", [False, True])
def test_the_legal_plays_with_jokers_are_those_of_the_brute_force(if_stuck: bool) -> None:
    kinds = check_positions(range(6), if_stuck, most=6, jokers=True)
    assert kinds["positions"] > 80
    assert min(kinds[one] for one in ("jokers held", "jokers lying", "stacks in sums", "on stacks")) > 5


def test_what_the_brute_force_does_not_allow_with_jokers_is_refused() -> None:
    refused = 0
    for state in positions(range(2), 4, jokers=True):
        allowed = by_brute_force(state, False)
        things = lying(state)
        for card in set(state.hands[state.turn]):
            for size in range(len(things) + 1):
                for some in itertools.combinations(things, size):
                    for value in range(17):
                        tried = taking(card, some, value)
                        assert (tried in state.legal()) == (tried in allowed), str(tried)
                        refused += tried not in allowed
    assert refused > 3000


def test_of_a_crowded_table_a_joker_is_proposed_what_can_be_looked_through() -> None:
    stacks = [(9, NOBODY, "4C 5C"), (8, NOBODY, "JK"), (12, NOBODY, "3C 9C"), (6, NOBODY, "2C 4D")]
    table = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H 3H 4H 5H 6H 7H 8H 9H TH JH 2D 3D"
    state = zwicker("JK KD", table, stacks)
    proposed = state.legal().representatives()
    assert 50 < len(proposed) < 20_000
    assert all(one in state.legal() for one in proposed[::40])


# What counts


def test_a_joker_counts_nothing_but_as_a_card() -> None:
    lines = scored(JOKERS, [captured([JOKER] * 6), captured([])])
    assert totals(lines, 2) == (1, 0)
    assert {str(line.code) for line in lines if line.points} == {"most_cards"}
    whole = captured(PACK_58)
    assert totals(scored(JOKERS, [whole, captured([])]), 2) == (21, 0)


def test_deals_with_jokers_come_to_what_an_independent_count_makes_of_them() -> None:
    happened = check_deals(range(60), jokers=True)
    assert min(happened[code] for code in ("zwicker", "most_cards", "seven_of_spades", "big_casino")) > 5


def test_a_deal_with_jokers_entered_by_hand_adds_up_to_fifty_eight_cards() -> None:
    entry = CasinoEntry(JOKERS)
    standing = entry.begin(0)
    categories = entry.categories(standing, "by_category")
    assert next(one for one in categories if one.code == "cards").most == 58
    cells = [Cell("cards", 0, "30"), Cell("cards", 1, "28"), Cell("big_casino", 0, "1"), Cell("aces", 1, "4")]
    cells += [Cell("seven_of_spades", 0, "1"), Cell("seven_of_diamonds", 0, "1"), Cell("zwickers", 1, "1")]
    lines = entry.lines(standing, amounts(categories, cells), "by_category")
    assert totals(lines, 2) == (1 + 10 + 1 + 1, 8 + 3)


def test_with_a_joker_nobody_miscounts() -> None:
    irregularities = rules_of("zwicker", 2, jokers=True, strict=True)
    state = position(irregularities, ["JK KD", "8D 8H"], "TC 5S", last=False, stock=STOCK)
    # The king may take fifteen by mistake, the joker not.
    assert captures(state) == {"KD x 5S TC", "JK x TC", "JK x 5S"}


# What is known, written and said


def test_who_sees_little_lays_no_joker_down_where_it_takes_something() -> None:
    state = zwicker("JK KD", "5S 7D")
    for name, player in players().items():
        chosen = player.consider(situation(state), random.Random(2), Budget(samples=8))[0].action
        # A joker laid down is told as JK = 9.
        assert not str(chosen).startswith("JK ="), name


def test_a_play_with_a_joker_is_told_in_one_form() -> None:
    for text in ("JK = 9", "JK x 9S 4C", "JK on 4C = 9", "JK on #2 = 14", "5D on #1 = 10", "JK x #1"):
        assert str(parse_play(text)) == text
    assert parse_play("JK = 9") == Play(JOKER, value=9, stacked=True)


def test_hidden_jokers_are_dealt_among_the_other_cards() -> None:
    generator = random.Random(5)
    state, _ = deal(JOKERS, generator.sample(PACK_58, 58))
    for _ in range(6):
        state.advance(choose(state, generator))
    held: Counter[int] = Counter()
    for _ in range(60):
        other = sample(state.observe(0), generator)
        assert Counter(other.hands[1] + list(other.stock)) == Counter(state.hands[1] + list(state.stock))
        held.update(other.hands[1])
    assert held[JOKER]


def test_jokers_are_told_in_words() -> None:
    assert (card_name(JOKER), the_card(JOKER), card_sign(JOKER)) == ("joker", "the joker", "Jo")
    assert WORDS.sentence(parse_play("JK = 9")) == "Trail the joker as 9."
    assert (WORDS.deed(parse_play("JK = 9")), WORDS.sign(parse_play("JK = 9"))) == ("Trail as 9", "Jo = 9")
    assert WORDS.sentence(parse_play("JK on 4C = 9")) == "Lay the joker on the four of clubs, making 9."
    assert WORDS.sentence(parse_play("JK x 4C")) == "Capture the four of clubs with the joker."
