"""What the table tells while a capture is put together: the sum, what is missing, and what it brings."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card
from cardtable.core.events import DealBegan
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing, Target
from cardtable.core.view import SeatView
from cardtable.core.zones import TABLE, TURNED, PlacedCard, build
from cardtable.games.casino.actions import parse_play
from cardtable.games.registry import family_of, variant
from cardtable.words.casino.reckoning import reckoning
from cardtable.words.families import words_of
from tests.games.casino.positions import position, rules_of
from tests.ui.table.playing import view_of


def reckoned(variant: str, card: str, chosen: str, move: str = "") -> str:
    rules = rules_of(variant, 2)
    state = position(rules, (card, "KH"), chosen)
    targets = [Target(TABLE, parse_card(one)) for one in chosen.split()]
    play = parse_play(move) if move else None
    return words_of("casino").reckoning(rules.rule_set, view_of(state, 0), parse_card(card), targets, play)


def test_a_joker_is_whatever_is_missing() -> None:
    rules = rules_of("zwicker", 2, jokers=True)
    view = view_of(position(rules, ("JK", "KH"), "9S 4C"), 0)

    def said(chosen: str, move: str) -> str:
        targets = [Target(TABLE, parse_card(one)) for one in chosen.split()]
        return words_of("casino").reckoning(rules.rule_set, view, parse_card("JK"), targets, parse_play(move))

    assert said("9S", "JK on 9S = 14") == "9 + 5 = 14"
    assert said("", "JK = 9") == ""
    assert said("9S 4C", "JK x 9S 4C") == "9 + 4 = 13"


@pytest.mark.parametrize(
    ("card", "chosen", "words"),
    [
        ("8D", "6S", "6, 2 short of 8"),
        ("9D", "4C 5H", "5 + 4 = 9"),
        ("9D", "9S 4C 5H", "5 + 4 = 9; 9 = 9"),
        ("9D", "9S 4C", "9 = 9; 4, 5 short of 9"),
        ("9D", "6S 5H", "6 + 5 = 11, not 9"),
        # In Swedish Casino the ace counts 14 as well.
        ("AH", "8D 6S", "8 + 6 = 14"),
        ("AH", "8D", "8, 6 short of 14"),
        ("KD", "KS", "13 = 13"),
    ],
)
def test_the_sum_of_what_is_chosen(card: str, chosen: str, words: str) -> None:
    assert reckoned("swedish", card, chosen) == words


def test_what_nothing_here_completes_is_told() -> None:
    rules = rules_of("swedish", 2)
    state = position(rules, ("KD", "KH"), "6S 5H 4C")
    chosen = [Target(TABLE, parse_card("6S"))]
    words = words_of("casino").reckoning
    said = words(rules.rule_set, view_of(state, 0), parse_card("KD"), chosen, possible=False)
    assert said == "6: no other card here makes it up to 13"


def test_the_use_of_a_card_is_the_one_that_can_still_come_out() -> None:
    # Of two values the ten of diamonds counts 10 or 16.
    assert reckoned("berlin1810", "TD", "KS 3H") == "13 + 3 = 16"
    assert reckoned("berlin1810", "TD", "KS") == "13, 3 short of 16"
    assert reckoned("berlin1810", "TD", "7S") == "7, 3 short of 10"


def test_a_build_is_reckoned_with_the_played_card() -> None:
    assert reckoned("mulle_glimne", "5S", "4H", "5S + 4H = 9") == "5 + 4 = 9"


def test_builds_count_as_wholes() -> None:
    rules = rules_of("mulle_glimne", 2)
    state = position(rules, ("8C 5S", "KH"), "5H", builds=[(8, 1, "5D 3C")], last=False, stock="AH AD")
    words = words_of("casino").reckoning
    assert words(rules.rule_set, view_of(state, 0), parse_card("8C"), [Target(build(1))]) == "8 = 8"
    mixed = [Target(build(1)), Target(TABLE, parse_card("5H"))]
    assert words(rules.rule_set, view_of(state, 0), parse_card("8C"), mixed) == "8 = 8; 5, 3 short of 8"


@pytest.mark.parametrize(
    ("table", "move", "words"),
    [
        # The ten of diamonds counts two, the two of spades and every ace one.
        ("TD 4C KH", "TS x TD", "2 points, 1 ♠, 2 cards"),
        ("AS 8H KH", "9D x AS 8H", "1 point, 1 ♠, 3 cards"),
        ("9H KH", "9D x 9H", "2 cards"),
        # The table is swept.
        ("9H", "9D x 9H", "1 point, 2 cards"),
        ("9H", "9D", ""),
    ],
)
def test_what_a_capture_brings(table: str, move: str, words: str) -> None:
    rules = rules_of("swedish", 2)
    play = parse_play(move)
    state = position(rules, (move.split(maxsplit=1)[0], "2H"), table)
    said = words_of("casino").gain(rules.rule_set, view_of(state, 0), play)
    assert said.replace("(s)", "s").replace("1 points", "1 point") == words


def view(dealer: int, seat: int = 0, number: int = 1) -> SeatView:
    return SeatView.fold(seat, [DealBegan(number, dealer, 2, 32)])


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("casino.swedish", {}, ["Deal 2", "to 16 points", "Agda deals"]),
        ("piquet.points", {}, ["Deal 2", "to 100 points", "Anna is elder hand"]),
        ("piquet.rubicon", {}, ["Deal 2 of 6", "Rubicon 100", "Anna is elder hand"]),
        ("piquet.four_deals", {}, ["Deal 2 of 4", "Anna is elder hand"]),
    ],
)
def test_where_the_match_stands(name: str, options: dict[str, object], words: list[str]) -> None:
    rule_set = variant(name).rule_set(2, options)  # type: ignore[arg-type]
    family = words_of(name.split(".", maxsplit=1)[0])
    assert family.situation(rule_set, Standing((0, 0), 1, 1), view(1), ("Anna", "Agda")) == words


def test_where_three_matches_of_five_stand() -> None:
    rule_set = variant("piquet.points").rule_set(2, {"best_of_five": True})
    words, family = words_of("piquet"), family_of("piquet.points")
    begun = family.begin(rule_set, 1)
    assert words.next_deal(begun) == ""
    assert words.situation(rule_set, begun, view(1, number=0), ("Anna", "Agda"))[1:] == [
        "to 100 points",
        "Anna is elder hand",
    ]
    later = family.fold(rule_set, begun, [ScoreLine("play", 1, 40), ScoreLine("play", 0, 100)])
    # The own ones are told first, and the deals are those of the running match.
    told = [words.situation(rule_set, later, view(1, seat=seat), ("Anna", "Agda")) for seat in (0, 1)]
    assert [one[:3] for one in told] == [
        ["Deal 1", "to 100 points", "matches 2 to 0"],
        ["Deal 1", "to 100 points", "matches 0 to 2"],
    ]
    assert words.next_deal(later) == "The matches stand at 2 to 0."
    assert words.departure(begun, ("Anna", "Agda")) == ""
    assert words.departure(later, ("Anna", "Agda")) == "This match is over. Matches won: Anna 2 and Agda 0."
    between = family.fold(rule_set, later, [ScoreLine("play", 1, 40)])
    assert words.departure(between, ("Anna", "Agda")) == ""
    over = family.fold(rule_set, later, [ScoreLine("play", 1, 60), ScoreLine("play", 0, 100)])
    assert words.next_deal(over) == words.departure(over, ("Anna", "Agda")) == ""
    assert words.row_won(variant("piquet.points").rule_set(2), 1) == ""
    assert "three matches out of five" in words.row_won(rule_set, 1)
    assert words.stake_example(rule_set) == (
        "The stake is for the best of five matches.",
        "The loser pays {amount}.",
        1,
    )
    assert words.settlement(rule_set, over, ("Anna", "Agda")) == [
        "Anna wins by 3 matches to 0. A match counts as two if the loser is below half."
    ]


def test_trumps_and_elder_are_told_at_ecarte() -> None:
    rule_set = variant("ecarte").rule_set(2)
    seen = view(0)
    seen.zones[TURNED] = [PlacedCard(parse_card("KH"), True)]
    words = words_of("ecarte").situation(rule_set, Standing((0, 0), 0, 1), seen, ("Anna", "Agda"))
    assert words == ["Deal 2", "to 5 points", "Agda is elder hand", "Trumps: hearts"]


def test_what_lies_in_the_pool_is_told_at_ecarte() -> None:
    rule_set = variant("ecarte.rotation").rule_set(3, {"length": "pool", "stake": 5})
    standing = family_of("ecarte.rotation").begin(rule_set, 0)
    words = words_of("ecarte").situation(rule_set, standing, view(0, number=0), ("Anna", "Agda", "Bo"))
    assert words == ["Deal 1", "to 5 points", "in the pool: 15", "Agda is elder hand"]


def test_a_deal_beyond_those_agreed_on_is_numbered_alone() -> None:
    rule_set = variant("piquet.rubicon").rule_set(2)
    words = words_of("piquet").situation(rule_set, Standing((0, 0), 1, 6), view(1, number=6), ("Anna", "Agda"))
    assert words[0] == "Deal 7"


def test_a_card_laid_on_another_adds_takes_away_or_leaves_the_value() -> None:
    rules = rules_of("zwicker_jensen", 4)

    def said(text: str, builds: tuple[int, ...] = ()) -> str:
        play = parse_play(text)
        return reckoning(rules, play.card, play.taken, builds, play)

    assert said("2H on 9C = 11") == "9 + 2 = 11"
    assert said("2H on 9C = 7") == "9 − 2 = 7"
    assert said("JD on 25 = 13") == "25 − 12 = 13"
    assert said("KD on #1 = 25", (11,)) == "11 + 14 = 25"
    assert said("TH on TS = 10") == "10"
    assert said("QH = 13") == "13"


@pytest.mark.parametrize(
    ("variant", "card", "in_hand", "words"),
    [
        ("swedish", "KS", True, "K = 13"),
        ("swedish", "9S", True, ""),
        ("mulle_glimne", "TD", True, "10 = 16"),
        ("mulle_glimne", "TD", False, ""),
        ("mulle_glimne", "AS", True, "A = 14"),
        ("mulle_glimne", "AS", False, "A = 1"),
        # Courts only pair there.
        ("classic", "KS", True, ""),
        ("swedish", "AS", False, "A = 1/14"),
        ("royal", "AS", True, "A = 1/14"),
        ("royal", "AS", False, "A = 1"),
    ],
)
def test_a_card_says_what_it_counts_where_its_index_does_not(
    variant: str, card: str, in_hand: bool, words: str
) -> None:
    assert words_of("casino").worth(rules_of(variant, 2).rule_set, parse_card(card), in_hand=in_hand) == words
    assert words_of("piquet").worth(rules_of(variant, 2).rule_set, parse_card(card), in_hand=in_hand) == ""


def test_a_joker_has_no_value_of_its_own() -> None:
    rules = rules_of("zwicker", 2, jokers=True)
    assert words_of("casino").worth(rules.rule_set, parse_card("JK"), in_hand=True) == ""
