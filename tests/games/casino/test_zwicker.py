"""Zwickern: the worked examples of its rules, and RULES.md, C135 to C144.

What is legal and what a deal comes to is judged by ``zwickern.py``.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from cardtable.core.cards import format_card, parse_card
from cardtable.core.company import Company
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import Cell, amounts
from cardtable.core.state import Standing
from cardtable.core.zones import build
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from cardtable.words.casino import WORDS
from cardtable.words.errors import ERRORS
from tests.games.casino.positions import (
    captured,
    captures,
    deal,
    legal,
    play,
    points_by,
    position,
    rules_of,
    scored,
    won,
)
from tests.games.casino.zwickern import by_brute_force, check_deals, check_positions, lying, positions, taking

ZWICKER = rules_of("zwicker", 2)
STOCK = "3H 4H 5H 6H 7C 8C 9C TC"
"""Cards of later rounds."""
Stacks = Sequence[tuple[int, int, str]]


def zwicker(hand: str, table: str, stacks: Stacks = (), rules: CasinoRules = ZWICKER) -> CasinoState:
    return position(rules, [hand, "8D 8H"], table, builds=stacks, last=False, stock=STOCK)


def stack(value: int, cards: str) -> tuple[int, int, str]:
    return (value, NOBODY, cards)


def said(state: CasinoState, text: str) -> list[str]:
    return [str(event.code) for event in play(state, text) if isinstance(event, Announced)]


def lays(state: CasinoState) -> set[str]:
    return legal(state) - captures(state)


# Worked examples


def test_z1_the_queen_is_thirteen() -> None:
    state = zwicker("QH", "4C 7D 9S QD")
    assert captures(state) == {"QH x QD", "QH x 9S 4C", "QH x 9S QD 4C"}


def test_z2_all_four_are_a_zwicker() -> None:
    state = zwicker("KH 2D", "KC 8D 4S 2H")
    assert {text for text in captures(state) if text.startswith("KH")} == {
        "KH x KC",
        "KH x 4S 2H 8D",
        "KH x 4S 2H 8D KC",
    }
    assert said(state, "KH x 4S 2H 8D KC") == ["zwicker"]
    assert points_by(scored(ZWICKER, state.facts()), "zwicker") == {0: 3}


def test_z3_a_five_goes_on_a_nine_and_a_six_does_not() -> None:
    assert legal(zwicker("5D", "9C")) == {"5D", "5D on 9C = 14"}
    state = zwicker("6D", "9C")
    assert legal(state) == {"6D"}
    with pytest.raises(IllegalAction, match="stack too high"):
        state.apply(parse_play("6D on 9C = 15"))


def test_z4_a_stack_goes_into_a_sum() -> None:
    # The king is fourteen and takes the stack of five with the nine, which is everything.
    state = zwicker("KC 5H", "9H", [stack(5, "3C 2D")])
    assert legal(state) == {"KC", "KC x 9H #1", "5H", "5H x #1", "5H on #1 = 10", "5H on 9H = 14"}
    assert said(state, "KC x 9H #1") == ["zwicker"]


def test_z5_an_ace_is_eleven_and_never_one() -> None:
    state = zwicker("AC", "7H 4D AS TS")
    assert captures(state) == {"AC x AS", "AC x 7H 4D", "AC x AS 7H 4D"}


def test_z6_three_ways_to_lay_a_two() -> None:
    state = zwicker("2D", "QD 9S", [stack(12, "5H 7C")])
    assert legal(state) == {"2D", "2D on #1 = 14", "2D on 9S = 11"}


def test_z7_twenty_two_to_five() -> None:
    own = "TD 7S AS AH " + " ".join(r + s for s in "CH" for r in "23456789TJQ")
    cards = own.split()
    assert len(cards) == 26
    facts = captured([parse_card(card) for card in [*cards, "KC"]], sweeps=2)
    mine = set(cards) | {"KC"}
    rest = [r + s for s in "SHDC" for r in "A23456789TJQK" if r + s not in mine]
    lines = scored(ZWICKER, [facts, captured(map(parse_card, rest))])
    assert totals(lines, 2) == (1 + 10 + 1 + 4 + 6, 5)


def test_z8_a_zwicker_with_the_last_card_and_the_rest_that_is_none() -> None:
    takes = position(ZWICKER, ["9D", ""], "6C 3S", last_capturer=1)
    play(takes, "9D x 3S 6C")
    assert points_by(takes.lines(), "zwicker") == {0: 3}
    lies = position(ZWICKER, ["TD", ""], "6C 3S", last_capturer=1)
    play(lies, "TD")
    assert points_by(lies.lines(), "zwicker") == {}
    assert points_by(lies.lines(), "big_casino") == {1: 10}


# What is legal


@pytest.mark.parametrize("if_stuck", [False, True])
def test_the_legal_plays_are_those_of_the_brute_force(if_stuck: bool) -> None:
    kinds = check_positions(range(9), if_stuck)
    assert kinds["positions"] > 200
    assert min(kinds[one] for one in ("with stacks", "stacks in sums", "stacked", "on stacks")) > 10


def test_what_the_brute_force_does_not_allow_is_refused() -> None:
    refused = 0
    for state in positions(range(2), 5):
        allowed = by_brute_force(state, False)
        things = lying(state)
        for card in set(state.hands[state.turn]):
            for size in range(1, len(things) + 1):
                for some in itertools.combinations(things, size):
                    for value in range(15):
                        tried = taking(card, some, value)
                        assert (tried in state.legal()) == (tried in allowed)
                        refused += tried not in allowed
    assert refused > 5000


def test_nothing_is_put_together_on_the_table_and_nothing_built() -> None:
    state = zwicker("5D", "4C 5S", [stack(4, "2C 2S")])
    with pytest.raises(IllegalAction, match="stack on one"):
        state.apply(parse_play("5D on 4C #1 = 13"))
    with pytest.raises(IllegalAction):
        state.apply(parse_play("5D + 4C = 9"))
    with pytest.raises(IllegalAction, match="does not add up"):
        state.apply(parse_play("5D on 4C = 10"))


def test_only_at_zwickern_a_card_is_laid_on_another() -> None:
    state = position(rules_of("royal", 2), ["5D 9D", "8D 8H"], "4C", last=False, stock=STOCK)
    with pytest.raises(IllegalAction, match="no stacking"):
        state.apply(parse_play("5D on 4C = 9"))


def test_by_agreement_only_who_can_take_nothing_lays_on() -> None:
    agreed = rules_of("zwicker", 2, stack_only_if_stuck=True)
    stuck, able = zwicker("5D 6D", "9C", rules=agreed), zwicker("5D 9D", "9C", rules=agreed)
    assert "5D on 9C = 14" in legal(stuck)
    assert legal(able) == {"5D", "9D", "9D x 9C"}
    with pytest.raises(IllegalAction, match="stack only if stuck"):
        able.apply(parse_play("5D on 9C = 14"))


def test_a_stack_is_nobodys_and_everybody_may_heighten_or_take_it() -> None:
    state = zwicker("5D 2D", "4C")
    play(state, "5D on 4C = 9")
    (made,) = state.builds
    assert (made.value, made.builder, made.groups) == (9, NOBODY, 1)
    state.hands[1] = [parse_card("3D"), parse_card("9D")]
    assert legal(state) == {"3D", "3D on #1 = 12", "9D", "9D x #1"}
    play(state, "3D on #1 = 12")
    # Who began it holds no card for it and may lay down.
    assert legal(state) == {"2D", "2D on #1 = 14"}
    assert WORDS.zone(build(1), ["A", "B"], ["A", "B"], {"value": 12, "builder": NOBODY, "groups": 1}) == "Stack of 12"


def test_what_is_laid_on_is_told_in_words() -> None:
    action = parse_play("5D on 4C = 9")
    assert WORDS.sentence(action) == "Lay the five of diamonds on the four of clubs, making 9."
    assert WORDS.deed(action) == "Lay on: 9"
    assert WORDS.sign(action) == "♦5 → ♣4 = 9"
    labels = {build(1): (("builder", NOBODY), ("groups", 1), ("value", 9))}
    assert WORDS.sentence(parse_play("9D x #1"), labels) == "Capture the stack of 9 with the nine of diamonds."


def test_why_something_cannot_be_laid_on_is_told() -> None:
    assert {"no_stacking", "stack_on_one", "stack_too_high", "stack_only_if_stuck"} <= set(ERRORS)


# Dealing and the end


def test_four_each_one_by_one_and_four_open() -> None:
    for players, rounds in ((2, 6), (3, 4), (4, 3)):
        plan = rules_of("zwicker", players).plan
        assert len(plan.rounds) == rounds
        assert all(packet.cards == 1 for packet in plan.rounds[0])
        state, _ = deal(rules_of("zwicker", players), range(52))
        assert [len(state.table), *map(len, state.hands)] == [4] * (players + 1)
    assert rules_of("zwicker", 4).sides == ((0, 2), (1, 3))


def test_the_rest_goes_to_the_last_capturer_with_its_stacks() -> None:
    state = position(ZWICKER, ["KD", ""], "6C", builds=[stack(9, "4C 5D")], last_capturer=1)
    play(state, "KD")
    assert sorted(map(format_card, state.piles[1])) == ["4C", "5D", "6C", "KD"]
    assert not state.builds
    assert points_by(state.lines(), "zwicker") == {}
    nobody = position(ZWICKER, ["KD", ""], "6C", builds=[stack(9, "4C 5D")])
    play(nobody, "KD")
    assert nobody.piles == [[], []]


def test_by_agreement_whoever_takes_everything_goes_on_at_once() -> None:
    agreed = rules_of("zwicker", 2, reopen=True)
    state = position(agreed, ["9D 2C", "8D 8H"], "9C", last=False, stock=STOCK)
    play(state, "9D x 9C")
    assert (state.turn, legal(state)) == (0, {"2C"})
    play(state, "2C")
    assert state.turn == 1
    # Who has no card left is passed over until new ones are dealt.
    play(state, "8D")
    assert state.turn == 1
    last = position(agreed, ["9D", "8D 8H"], "9C", last=False, stock=STOCK)
    play(last, "9D x 9C")
    assert last.turn == 1
    without = zwicker("9D 2C", "9C")
    play(without, "9D x 9C")
    assert without.turn == 1


# What counts


def test_a_deal_has_twenty_one_points_and_three_for_each_zwicker() -> None:
    whole = captured(range(52), sweeps=1)
    assert totals(scored(ZWICKER, [whole, captured([])]), 2) == (21 + 3, 0)


def test_nobody_has_most_cards_at_twenty_six() -> None:
    half = captured(range(26)), captured(range(26, 52))
    assert points_by(scored(ZWICKER, half), "most_cards") == {}


def test_to_a_hundred_and_another_deal_if_equal() -> None:
    lines = scored(ZWICKER, [won("TD"), won("AS AH")])
    assert fold(ZWICKER, Standing((95, 97), 0, 9), lines).winners == (0,)
    # Two aces are also most cards here.
    assert fold(ZWICKER, Standing((91, 97), 0, 9), lines).winners == (1,)
    assert not fold(ZWICKER, Standing((92, 97), 0, 9), lines).over
    assert not fold(ZWICKER, Standing((80, 90), 0, 9), lines).over


def test_each_point_of_difference_is_settled() -> None:
    rules = rules_of("zwicker", 2, stake=2)
    after = fold(rules, Standing((95, 60), 0, 9), scored(rules, [won("TD"), won("AS AH")]))
    assert after.points == (105, 65)
    assert Company.of(after).accounts == (2 * 40, -2 * 40)


def test_deals_come_to_what_an_independent_count_makes_of_them() -> None:
    happened = check_deals(range(60))
    assert min(happened[code] for code in ("zwicker", "most_cards", "seven_of_spades", "big_casino")) > 5


# The score sheet


def test_a_deal_of_zwickern_entered_by_hand() -> None:
    entry = CasinoEntry(ZWICKER)
    standing = entry.begin(0)
    categories = entry.categories(standing, "by_category")
    cards = ("big_casino", "seven_of_spades", "seven_of_diamonds", "aces")
    assert [one.code for one in categories] == ["cards", *cards, "zwickers", "misdeal"]
    written = {
        "cards": "27 25",
        "big_casino": "1 0",
        "seven_of_spades": "1 0",
        "seven_of_diamonds": "0 1",
        "aces": "2 2",
        "zwickers": "2 0",
    }
    cells = [
        Cell(code, side, text)
        for code, texts in written.items()
        for side, text in enumerate(texts.split())
        if text != "0"
    ]
    lines = entry.lines(standing, amounts(categories, cells), "by_category")
    assert totals(lines, 2) == (1 + 10 + 1 + 4 + 6, 5)


def test_of_a_very_crowded_table_the_best_part_is_proposed() -> None:
    stacks = [stack(9, "4C 5C"), stack(13, "6C 7C"), stack(12, "3C 9C"), stack(6, "2C 4D"), stack(14, "5D 9D")]
    table = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H 3H 4H 5H 6H 7H 8H 9H TH JH 2D 3D"
    state = zwicker("KD QD JD", table, stacks)
    proposed = state.legal().representatives()
    assert 50 < len(proposed) < 5000
    assert all(one in state.legal() for one in proposed)
    assert any(one.builds and one.taken for one in proposed)
