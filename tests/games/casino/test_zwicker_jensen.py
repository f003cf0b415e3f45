"""Zwicker with jokers of fixed values, as it is played in Schleswig-Holstein: RULES.md, C222 to C233.

The worked examples are named after those of RULES.md, ZJ1 to ZJ8; the whole deal is the source's own.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardtable.core.cards import PACK_55, VALUED_JOKERS, joker_value, parse_card, parse_cards, rank_of, suit_of
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced
from cardtable.core.scores import totals
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.values import LOW_OR_TEN_MORE
from tests.games.casino.positions import captured, captures, deal, legal, play, points_by, position, rules_of, scored

JENSEN = rules_of("zwicker_jensen", 4)
CHRISTIANSEN = rules_of("zwicker_jensen", 4, valued_jokers="four")
STOCK = "2S 2H 2D 2C"


def alone(hand: str, table: str = "", builds: tuple[tuple[int, int, str], ...] = ()) -> CasinoState:
    """A position in which seat 0 is to play and nobody has announced anything."""
    return position(JENSEN, [hand, "8C", "8D", "8H"], table, builds=builds, last=False, stock=STOCK)


# The source's own deal

HANDS = {
    "A": ("AH KH JH 3H TD 15", "AC TC 9S 6S 7H 3D"),
    "B": ("KS 8C 7C 3C 9H 5H", "JC 9C 5S 2S 8H 2H"),
    "C": ("8S 7S 3S JD 5D 6H", "AS 4S 6C 5C QD QH"),
    "D": ("9D 6D JS TS 4H 20", "KD 7D KC QC 4C 25"),
}
TABLE = "QS AD 8D 4D 2D 2C TH 30"
ORDER = "BCDA"
FIRST = """
    KS x QS AD 8D 4D 2D; JD x TH 2C; TS on 30 = 20; 3H; 3C x 3H; 3S; 20 x #1; JH on 3S = 15; 8C on #2 = 7; 7S x #2 !;
    4H; KH x 4H !; 7C; 6H; 6D x 6H; AH; 5H; 8S x AH 7C; JS; TD on 5H = 15; 9H; 5D; 9D x 9H; 15 x #3
"""
SECOND = """
    JC x JS; 5C x 5D !; 4C; 7H on 4C = 11; 2S on #4 = 9; 4S on #4 = 13; QC x #4 !; 3D; 5S on 3D = 8; QH on #5 = 11;
    KD on #5 = 25; 6S; 2H on 6S = 8; QD on #6 = 11; KC on #6 = 25; 9S; 9C x 9S; 6C; 25 x #5 #6; TC; 8H; AS;
    7D x 6C AS; AC
"""


def test_the_whole_deal_of_the_source() -> None:
    # Dealt one by one, to B, C, D and A, eight to the table after the first six.
    first = [card for place in range(6) for who in ORDER for card in [HANDS[who][0].split()[place]]]
    second = [card for place in range(6) for who in ORDER for card in [HANDS[who][1].split()[place]]]
    order = parse_cards(" ".join([*first, *TABLE.split(), *second]))
    # Seats 0 to 3 are B, C, D, A, who deals.
    state, events = deal(CHRISTIANSEN, order, dealer=3)
    assert sorted(state.table) == sorted(parse_cards(TABLE))
    zwicks = Counter[str]()
    for number, text in enumerate(re.sub(r"\s+", " ", FIRST + ";" + SECOND).replace("; ;", ";").split(";")):
        words = text.strip()
        told = state.apply(_ascending(words.removesuffix(" !")))
        made = any(isinstance(one, Announced) and one.code == "zwicker" for one in told)
        assert made == words.endswith("!"), words
        zwicks[ORDER[number % 4]] += made
        events += told
    assert dict(zwicks) == {"A": 1, "B": 0, "C": 2, "D": 1}
    lines = state.lines()
    assert [points_by(lines, "zwicker").get(side, 0) for side in range(4)] == [0, 2, 1, 1]
    assert [len(state.piles[side]) + len(state.markers[side]) for side in range(4)] == [12, 12, 27, 5]
    assert dict(zip(ORDER, totals(lines, 4), strict=True)) == {"B": 1, "C": 3, "D": 26, "A": 8}


def _ascending(text: str) -> Play:
    """The play of ``text``, whose cards may stand in any order."""
    found = re.fullmatch(r"(\S\S) x ((?:[^#\s]\S ?)*)((?:#\d ?)*)", text)
    if not found:
        return parse_play(text)
    taken = tuple(sorted(parse_cards(found[2])))
    return Play(parse_card(found[1]), taken, tuple(int(one[1:]) for one in found[3].split()))


# Cards and dealing


def test_three_jokers_of_fixed_values_have_neither_rank_nor_suit() -> None:
    jokers = [VALUED_JOKERS[value] for value in (15, 20, 25)]
    assert Counter(PACK_55) == Counter(range(52)) + Counter(jokers)
    assert [(rank_of(card), suit_of(card)) for card in jokers] == [(0, 4)] * 3
    assert [joker_value(card) for card in jokers] == [15, 20, 25]
    assert [parse_card(text) for text in ("15", "20", "25")] == jokers
    assert [LOW_OR_TEN_MORE.hand[card] for card in parse_cards("AS JS QS KS TS 25")] == [
        (1, 11),
        (2, 12),
        (3, 13),
        (4, 14),
        (10,),
        (25,),
    ]


@pytest.mark.parametrize(
    ("players", "jokers", "table", "hands"),
    [
        (4, "three", [3], [4, 4, 5]),
        (4, "four", [8], [6, 6]),
        (3, "four", [8], [8, 8]),
        (2, "four", [8], [8, 8, 8]),
        (6, "six", [5, 5], [4, 4]),
        (4, "six", [5, 5], [4, 4, 4]),
    ],
)
def test_how_it_is_dealt(players: int, jokers: str, table: list[int], hands: list[int]) -> None:
    chosen = {"valued_jokers": jokers} if players < 6 else {}
    plan = rules_of("zwicker_jensen", players, **chosen).plan
    assert [packet.cards for one in plan.rounds for packet in one if packet.place < 0] == table
    assert [sum(packet.cards for packet in one if packet.place == 0) for one in plan.rounds] == hands


def test_who_plays_with_whom() -> None:
    assert JENSEN.sides == ((0, 2), (1, 3))
    assert CHRISTIANSEN.sides == ((0,), (1,), (2,), (3,))
    assert rules_of("zwicker_jensen", 6).sides == ((0, 2, 4), (1, 3, 5))
    assert rules_of("zwicker_jensen", 4, valued_jokers="six").sides == ((0, 2), (1, 3))
    assert rules_of("zwicker_jensen", 3, valued_jokers="six").sides == ((0,), (1,), (2,))
    # Nobody plays with three jokers but four people, and six always have six.
    packs = [rules_of("zwicker_jensen", players).pack for players in (2, 3, 4, 6)]
    assert [VALUED_JOKERS[30] in pack for pack in packs] == [True, True, False, True]
    assert [len(pack) for pack in packs] == [56, 56, 55, 58]


# Captures


def test_zj1_a_jack_is_two_or_twelve() -> None:
    assert captures(alone("JH 5S", "2C 6H 4S JD")) == {
        "JH x 2C",
        "JH x JD",
        "JH x JD 2C",
        "JH x 4S 6H 2C",
        "JH x 4S 6H JD",
        "JH x 4S 6H JD 2C",
    }


def test_zj4_a_queen_takes_stacks_in_a_sum() -> None:
    state = alone("QC 9H", "4D", ((9, 1, "5S 4S"), (13, 1, "8S 5C")))
    assert captures(state) == {"QC x #2", "QC x 4D #1", "QC x 4D #1 #2", "9H x #1"}
    told = play(state, "QC x 4D #1 #2")
    assert [one.code for one in told if isinstance(one, Announced)] == ["zwicker"]


def test_zj5_the_joker_of_fifteen_has_four_captures() -> None:
    state = alone("15 KH", "3C 4D 7H 8S JD")
    assert {one for one in captures(state) if one.startswith("15")} == {
        "15 x JD 3C",
        "15 x 8S 7H",
        "15 x 8S 4D 3C",
        "15 x 8S 7H JD 3C",
    }


def test_nothing_is_captured_by_a_difference() -> None:
    # Nine less two would be seven.
    assert captures(alone("7H 5C", "9S 2C")) == set()


def test_the_last_card_makes_a_zwicker_only_if_it_takes_everything() -> None:
    state = position(JENSEN, ["9H", "", "", ""], "5S 4C 3D")
    told = play(state, "9H x 5S 4C")
    assert not [one for one in told if isinstance(one, Announced) and one.code == "zwicker"]
    assert points_by(state.lines(), "zwicker") == {}
    state = position(JENSEN, ["9H", "", "", ""], "5S 4C")
    play(state, "9H x 5S 4C")
    assert points_by(state.lines(), "zwicker") == {0: 1}


# Laying a card on another


def test_zj2_three_stacks_on_a_nine() -> None:
    state = alone("2H 7D AS", "9C")
    assert announced(state) == {"2H on 9C = 11", "2H on 9C = 7", "7D on 9C = 2"}
    told = play(state, "2H on 9C = 11")
    assert [(one.code, dict(one.params)) for one in told if isinstance(one, Announced)] == [("stack", {"sum": 11})]
    (made,) = state.builds
    assert (made.value, made.builder, made.groups) == (11, 0, 0)
    # The stack is one card of eleven: an eight and an ace make it no more.
    assert captures(state) == set()


def test_a_difference_is_what_is_left_of_the_lower_one() -> None:
    # Nine on seven leaves nothing, and seven on seven nothing either.
    assert announced(alone("9C 2D", "7H")) == {"2D on 7H = 9"}
    assert announced(alone("2D 9C", "7H")) == {"2D on 7H = 9"}
    assert announced(alone("7C 7D", "7H")) == {"7C on 7H = 7", "7D on 7H = 7", "7C = 7", "7D = 7"}


def test_only_one_thing_is_laid_on() -> None:
    state = alone("2H 9D", "3C 4D")
    with pytest.raises(IllegalAction, match="stack on one"):
        state.apply(parse_play("2H on 3C 4D = 9"))
    assert announced(alone("2H 9D", "4D", ((3, 1, "2S AS"),))) == set()


def test_zj6_a_ten_on_a_ten_stays_ten_or_makes_twenty() -> None:
    assert announced(alone("TH TD", "TS")) == {"TH on TS = 10", "TD on TS = 10", "TH = 10", "TD = 10"}
    assert announced(alone("TH 20", "TS")) == {"TH on TS = 20"}


def test_zj7_a_queen_is_announced_as_what_is_held() -> None:
    assert announced(alone("QH QC")) == {"QH = 13", "QH = 3", "QC = 13", "QC = 3"}
    assert announced(alone("QH 3S")) == {"QH = 3", "3S = 3"}
    told = play(alone("QH 3S"), "QH = 3")
    assert [(one.code, dict(one.params)) for one in told if isinstance(one, Announced)] == [
        ("announced", {"sum": 3, "card": "QH"})
    ]


def test_who_announces_must_hold_another_card_of_the_value() -> None:
    with pytest.raises(IllegalAction, match="announcer must hold"):
        alone("8H 2D", "4S").apply(parse_play("8H on 4S = 12"))
    with pytest.raises(IllegalAction, match="does not add up"):
        alone("8H 2D", "4S").apply(parse_play("8H on 4S = 2"))


def after_a_queen(*hands: str) -> CasinoState:
    """A position in which seat 0 has announced its queen as thirteen, and seat 1 has trailed a card."""
    state = position(JENSEN, [f"QH {hands[0]}", f"8C {hands[1]}", *hands[2:]], "25", last=False, stock=STOCK)
    play(state, "QH = 13", "8C")
    return state


def test_zj3_a_jack_on_the_joker_makes_thirteen_for_the_partner() -> None:
    state = after_a_queen("QC 5S", "5C 5H", "JD 6H", "7H 7D")
    # Seat 2 holds no queen, and plays for seat 0.
    assert "JD on 25 = 13" in legal(state)
    play(state, "JD on 25 = 13")
    # An opponent of seat 0 cannot.
    state = position(JENSEN, ["QH QC", "JC 5H", "6D 6H", "7H 7D"], "25", last=False, stock=STOCK)
    play(state, "QH = 13")
    assert "JC on 25 = 13" not in legal(state)


def test_a_promise_ends_with_a_card_of_the_value() -> None:
    state = after_a_queen("QC 5S 6S", "5C 5H 4H", "9D 6H JD", "7H 7D 4D")
    play(state, "9D", "7H", "QC x #1", "5C")
    assert "JD on 25 = 13" not in legal(state)


def test_what_is_made_for_the_partner_binds_nobody() -> None:
    state = after_a_queen("QC 5S", "5C 5H", "JD 6H", "7H 7D")
    play(state, "JD on 25 = 13")
    assert [(one.value, one.builder) for one in state.builds] == [(13, 0), (13, NOBODY)]


def test_what_is_made_for_the_partner_promises_nothing() -> None:
    state = after_a_queen("QC 5S 6S", "5C 5H 4H", "JD 6H JS", "7H 7D 4D")
    play(state, "JD on 25 = 13", "7H", "QC x #1 #2", "5C", "6H", "4D")
    # Seat 0 has no queen any more, and that seat 2 announced thirteen was for the queen of seat 0.
    assert not [one for one in legal(state) if one.endswith("= 13")]


def test_an_owner_keeps_his_card_and_may_do_anything_else() -> None:
    state = alone("2H JS 9D 5C", "9C 5H 7S")
    play(state, "2H on 7S = 9", "8C", "8D", "8H")
    # The nine is kept for the stack unless it takes it; all else is free: laying down, capturing, a further stack.
    found = legal(state)
    assert {"9D x #1", "5C", "JS", "5C x 5H"} <= found
    assert not {"9D", "9D x 9C"} & found
    with pytest.raises(IllegalAction, match="orphaned"):
        state.apply(parse_play("9D"))


def test_whoever_lays_on_last_is_the_owner() -> None:
    state = position(JENSEN, ["2H 9D", "AC TS", "8D 3S", "8H 4S"], "7S", last=False, stock=STOCK)
    play(state, "2H on 7S = 9", "AC on #1 = 10")
    assert [(one.value, one.builder) for one in state.builds] == [(10, 1)]
    play(state, "8D", "8H x 8D")
    # Seat 0 owns it no more and plays the nine as he likes.
    assert "9D" in legal(state)


# Counting


def test_zj8_twenty_three_to_ten() -> None:
    own = [*parse_cards("25 15 TD AS AH AD"), *parse_cards(" ".join(f"{rank}H" for rank in "23456789TJQK"))]
    own += parse_cards(" ".join(f"{rank}D" for rank in "23456789JQK")) + parse_cards("3S")
    assert len(own) == 30
    others = [card for card in PACK_55 if card not in own]
    lines = scored(JENSEN, [captured(own, sweeps=2), captured(others, sweeps=1)])
    assert totals(lines, 2) == (23, 10)


@pytest.mark.parametrize(("jokers", "whole"), [("three", 30), ("four", 34), ("six", 83)])
def test_what_all_cards_count(jokers: str, whole: int) -> None:
    rules = rules_of("zwicker_jensen", 4, valued_jokers=jokers)
    lines = scored(rules, [captured(rules.pack), *[captured([]) for _ in rules.sides[1:]]])
    assert totals(lines, len(rules.sides)) == (whole, *[0] * (len(rules.sides) - 1))


def test_a_match_has_as_many_deals_as_players() -> None:
    assert [rules_of("zwicker_jensen", players).deals for players in (2, 3, 4, 6)] == [2, 3, 4, 6]


def announced(state: CasinoState) -> set[str]:
    """The legal plays that announce a value."""
    return {str(one) for one in state.legal() if one.value}
