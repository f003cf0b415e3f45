"""Cicera: the worked examples and the whole deal of its rulings, RULES.md, C200 to C221."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from cardtable.core.cards import HIDDEN, PACK_52, format_card, parse_card, parse_cards
from cardtable.core.errors import IllegalAction, RuleSetError
from cardtable.core.events import Announced, CardsMoved, Event, Movement
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.core.state import Standing
from cardtable.core.view import SeatView
from cardtable.core.zones import marks
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.swords import length_of_run
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import variant
from cardtable.ui.game_views.casino import GAME_VIEW
from cardtable.words.casino.reckoning import reckoning
from cardtable.words.errors import ERRORS
from cardtable.words.families import words_for, words_of
from tests.games.casino.positions import (
    captures,
    deal,
    is_legal,
    pile_of,
    play,
    points_by,
    position,
    rules_of,
    scored,
    suit,
    won,
)
from tests.games.sheets import Sheet
from tests.ui.table.playing import view_of

FOUR = rules_of("cicera", 4)
TWO = rules_of("cicera", 2)
OTHER = "KC QC JC"
"""A hand of the opponent that is never played from."""
MARKS = ("scua", "picada", "simili", "quadriglia")


def cicera(hand: str, table: str, laid: str = "", rules: CasinoRules = TWO) -> CasinoState:
    """A position in which seat 0 plays; ``laid`` is the card that the player before has just laid down."""
    state = position(rules, [hand, OTHER, *[""] * (rules.players - 2)], table)
    if laid:
        state.plays = [(rules.before(0), Play(parse_card(laid)))]
    return state


def said(events: Sequence[Event]) -> list[str]:
    return [event.code for event in events if isinstance(event, Announced) and event.code in MARKS]


# Worked examples


def test_ci1_three_and_four_of_one_suit_are_a_simili() -> None:
    state = cicera("7D 2C", "3D 4D 9C QH")
    assert captures(state) == {"7D x 3D 4D"}
    assert said(play(state, "7D x 3D 4D")) == ["simili"]


def test_ci2_all_three_swords_are_scua_simili_and_quadriglia() -> None:
    state = cicera("8S 2C", "AS 2S 5S")
    assert said(play(state, "8S x AS 2S 5S")) == ["scua", "simili", "quadriglia"]
    assert len(state.markers[0]) == 3
    assert all(marker.face_up for marker in state.markers[0])
    assert len(pile_of(state, 0)) == 4


def test_ci3_an_eight_takes_one_of_three_and_never_two() -> None:
    marked = {"8C x 8D": ["picada"], "8C x 8H": [], "8C x 5C 3S": []}
    assert {frozenset(text.split()) for text in captures(cicera("8C 2C", "8H 5C 3S 8D", "8D"))} == {
        frozenset(text.split()) for text in marked
    }
    for text in captures(cicera("8C 2C", "8H 5C 3S 8D", "8D")):
        expected = next(codes for one, codes in marked.items() if set(one.split()) == set(text.split()))
        assert said(play(cicera("8C 2C", "8H 5C 3S 8D", "8D"), text)) == expected
    with pytest.raises(IllegalAction) as refused:
        play(cicera("8C 2C", "8H 5C 3S 8D", "8D"), "8C x 8H 8D")
    assert refused.value.code == "one_set_at_once"
    assert refused.value.code in ERRORS


def test_ci4_the_only_card_just_played_is_scua_and_picada() -> None:
    assert said(play(cicera("6S 2C", "6H", "6H"), "6S x 6H")) == ["scua", "picada"]


def test_ci5_a_king_takes_one_king() -> None:
    assert captures(cicera("KD 2C", "KH KS")) == {"KD x KH", "KD x KS"}
    with pytest.raises(IllegalAction) as refused:
        play(cicera("KD 2C", "KH KS"), "KD x KS KH")
    assert refused.value.code == "one_set_at_once"


def test_ci6_courts_are_part_of_no_sum() -> None:
    assert captures(cicera("JS", "JC 5D 6H")) == {"JS x JC"}
    assert captures(cicera("QS", "TC 2D")) == set()


def test_ci7_an_eight_has_four_captures() -> None:
    found = {frozenset(text.split()[2:]) for text in captures(cicera("8S", "AC 2D 3H 5S 6C 8D"))}
    assert found == {
        frozenset({"8D"}),
        frozenset({"2D", "6C"}),
        frozenset({"3H", "5S"}),
        frozenset({"AC", "2D", "5S"}),
    }


def test_ci8_the_last_card_takes_the_nine_and_the_four_follows_unmarked() -> None:
    for laid, codes in (("9H", ["picada"]), ("4C", [])):
        state = cicera("9D", "9H 4C", laid)
        state.hands[1] = []
        assert said(play(state, "9D x 9H")) == codes
        assert pile_of(state, 0) == set(parse_cards("9D 9H 4C"))
        assert points_by(state.lines(), "scua") == {}


def test_ci9_a_sum_with_the_card_just_played_is_no_picada() -> None:
    assert said(play(cicera("7S 2C", "3C 4D", "4D"), "7S x 4D 3C")) == ["scua"]


def test_ci10_eleven_and_four_are_fifteen() -> None:
    first = SideFacts(won=parse_cards(f"AS 2S 3S 4S 6S TD {suit('C')} {suit('D', '23456789')}"), happened={"picade": 3})
    second = SideFacts(
        won=parse_cards(f"5S 7S 8S 9S TS JS QS KS {suit('H')} AD JD QD KD"), happened={"picade": 1, "similis": 1}
    )
    lines = scored(FOUR, [first, second])
    assert (len(first.won), len(second.won)) == (27, 25)
    assert totals(lines, 2) == (11, 4)
    assert points_by(lines, "napula") == {0: 4}
    assert points_by(lines, "most_spades") == {1: 1}


def test_ci11_equally_many_cards_are_nobodys_or_one_each() -> None:
    half = [won(" ".join(format_card(card) for card in PACK_52[part::2])) for part in (0, 1)]
    assert points_by(scored(FOUR, half), "most_cards") == {}
    shared = scored(rules_of("cicera", 4, even_cards="one_each"), half)
    assert points_by(shared, "shared_cards") == {0: 1, 1: 1}


# The whole deal of the catalogue: seats 1 to 4 to the right

HANDS = (
    "♠A 2 3 5 8 ♥5 8 10 J ♦A 4 ♣Q",
    "♠10 J ♥9 K ♦8 10 J K ♣6 9 10 J",
    "♠6 7 Q K ♥Q ♦5 6 9 ♣2 3 5 K",
    "♠4 ♥2 3 4 6 7 ♦3 Q ♣A 4 7 8",
)
TABLE = "♦7 ♦2 ♥A ♠9"
PLAYS = """
1 ♥10×♦7♦2♥A q; 2 ♥9×♠9 s; 3 ♣K; 4 ♦Q; 1 ♣Q×♦Q p; 2 ♦K×♣K s; 3 ♥Q; 4 ♣8; 1 ♠8×♣8 p; 2 ♥K; 3 ♠K×♥K p; 4 ♣7; 1 ♥8;
2 ♦8×♥8 p; 3 ♠Q×♥Q; 4 ♥7×♣7 s; 1 ♥5; 2 ♣J; 3 ♦5×♥5; 4 ♥6; 1 ♥J×♣J; 2 ♣6×♥6 s; 3 ♦9; 4 ♣4; 1 ♦4×♣4 p; 2 ♣9×♦9 s; 3 ♦6;
4 ♥4; 1 ♦A; 2 ♦10×♦6♥4; 3 ♣5; 4 ♣A×♦A; 1 ♠5×♣5 s; 2 ♦J; 3 ♣3; 4 ♦3×♣3 p; 1 ♠3; 2 ♠J×♦J; 3 ♣2; 4 ♥2×♣2 p; 1 ♠2; 2 ♣10;
3 ♠7; 4 ♥3×♠3; 1 ♠A; 2 ♠10×♠2♠7♠A iq; 3 ♠6; 4 ♠4
"""
SEATS = {"1": 0, "2": 3, "3": 2, "4": 1}
"""The seats to the right of seat 0, by the numbers of the catalogue."""
LETTERS = {"s": "scua", "p": "picada", "i": "simili", "q": "quadriglia"}


def texts(signs: str) -> list[str]:
    """The cards of a text such as ``♠A 2 ♦10``, as the engine writes them."""
    found, at = [], ""
    for sign, rank in re.findall(r"([♠♥♦♣]?)(10|[A2-9JQK])", signs):
        at = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}.get(sign, at)
        found.append(("T" if rank == "10" else rank) + at)
    return found


def test_the_whole_deal_of_the_catalogue() -> None:
    order = parse_cards(" ".join(card for cards in (*HANDS, TABLE) for card in texts(cards)))
    state, events = deal(FOUR, order, dealer=1)
    assert [len(hand) for hand in state.hands] == [12] * 4
    assert state.table == list(parse_cards(" ".join(texts(TABLE))))
    assert "last_round" not in {event.code for event in events if isinstance(event, Announced)}
    moves = [one.split() for one in PLAYS.strip().replace("\n", " ").split("; ")]
    assert len(moves) == 48
    for number, signs, *letters in moves:
        card, _, taken = signs.partition("×")
        others = sorted(parse_cards(" ".join(texts(taken))))
        assert state.actor() == SEATS[number]
        told = play(state, str(Play(parse_cards(texts(card)[0])[0], tuple(others))))
        assert said(told) == [LETTERS[letter] for letter in "".join(letters)], signs
    lines = state.lines()
    assert points_by(lines, "won") == {0: 0, 1: 0}
    assert [dict(line.params) for line in lines if line.code == "won"] == [
        {"cards": 20, "spades": 4},
        {"cards": 32, "spades": 9},
    ]
    assert points_by(lines, "jack_of_hearts") == {0: 1}
    assert {code: points_by(lines, code).get(0, 0) for code in MARKS} == dict(zip(MARKS, (1, 4, 0, 1), strict=True))
    assert points_by(lines, "most_cards") == {1: 2}
    assert points_by(lines, "most_spades") == {1: 1}
    assert points_by(lines, "napula") == {1: 4}
    assert points_by(lines, "mata") == points_by(lines, "ten_of_diamonds") == {1: 1}
    assert {code: points_by(lines, code).get(1, 0) for code in MARKS} == dict(zip(MARKS, (5, 3, 1, 1), strict=True))
    assert totals(lines, 2) == (7, 19)


# Dealing and turns


def test_everything_runs_to_the_right() -> None:
    state, events = deal(FOUR, PACK_52, dealer=2)
    assert state.actor() == 1
    cuts = [event.seat for event in events if isinstance(event, Announced) and event.code == "cuts_pack"]
    assert cuts == [3]
    to = [event.target.owner for event in events if isinstance(event, CardsMoved) and event.target.name == "hand"]
    assert to == [1, 0, 3, 2]
    play(state, str(Play(state.hands[1][0])))
    assert state.actor() == 0
    assert fold(FOUR, Standing((0, 0), 0), []).dealer == 3


@pytest.mark.parametrize(
    ("players", "dealing", "packets"),
    [
        (4, "packet", [[12, 12, 12, 12, 4]]),
        (4, "singly", [[1] * 48 + [4]]),
        (4, "sixes", [[6, 6, 6, 6, 4], [6, 6, 6, 6]]),
        (2, "packet", [[4, 4, 2, 4, 4, 2], [4, 4, 4, 4], [4, 4, 4, 4]]),
        (3, "packet", [[4, 4, 4, 2, 4, 4, 4, 2], [4, 4, 4, 4, 4, 4]]),
    ],
)
def test_the_plans_of_dealing(players: int, dealing: str, packets: list[list[int]]) -> None:
    agreed: dict[str, OptionValue] = {"packets": dealing} if players == 4 else {}
    plan = rules_of("cicera", players, **agreed).plan
    assert [[packet.cards for packet in one] for one in plan.rounds] == packets


def test_a_card_that_can_take_may_be_laid_down() -> None:
    assert is_legal(cicera("8S 2C", "8D"), "8S")


def test_no_card_of_the_opening_four_is_a_picada() -> None:
    state, _ = deal(TWO, parse_cards("8S " + " ".join(format_card(card) for card in PACK_52 if card != 7)), dealer=0)
    state.table = list(parse_cards("8D 5C"))
    assert said(play(state, "8S x 8D")) == []


def test_after_a_capture_nothing_has_just_been_played() -> None:
    state = cicera("9D 2C", "9H 4C")
    state.plays = [(1, parse_play("3C x 3D"))]
    assert said(play(state, "9D x 9H")) == []


def test_the_rest_is_nobodys_if_nobody_captured() -> None:
    state = cicera("9D", "4C")
    state.hands[1] = []
    play(state, "9D")
    assert totals(state.lines(), 2) == (0, 0)


# The count


@pytest.mark.parametrize(
    ("swords", "points"),
    [("A23", 3), ("A234", 4), ("A2356", 3), ("23456", 0), ("A2", 0), ("A23456789TJ", 11), ("A23456789TJQK", 13)],
)
def test_the_run_counts_its_last_sword(swords: str, points: int) -> None:
    held = parse_cards(suit("S", swords))
    rest = [card for card in PACK_52 if card not in held]
    lines = scored(rules_of("cicera", 4, napoleone=False), [SideFacts(won=held), SideFacts(won=tuple(rest))])
    assert points_by(lines, "napula").get(0, 0) == points
    assert len([line for line in lines if line.code == "napula" and line.side == 0 for _ in line.cards]) == points


def test_a_run_is_measured_from_the_ace() -> None:
    assert [length_of_run(bits) for bits in (0b0, 0b1, 0b111, 0b1011, 0b110, (1 << 13) - 1)] == [0, 1, 3, 2, 0, 13]


def all_swords() -> list[SideFacts]:
    return [won(suit("S")), won(f"{suit('H')} {suit('D')} {suit('C')}")]


def test_all_swords_win_the_match_whatever_the_points_are() -> None:
    for before in ((0, 0), (3, 50)):
        lines = scored(FOUR, all_swords(), points=before)
        after = fold(FOUR, Standing(before, 0), lines)
        assert after.winners == (0,)
        assert after.points[0] == before[0] + 15


def test_without_napoleone_all_swords_are_fifteen_points() -> None:
    rules = rules_of("cicera", 4, napoleone=False)
    lines = scored(rules, all_swords())
    assert "napoleone" not in {line.code for line in lines}
    assert totals(lines, 2) == (15, 4)
    assert not fold(rules, Standing((0, 0), 0), lines).over


def test_the_match_is_looked_at_after_the_deal_and_the_better_wins() -> None:
    def after(first: int, second: int) -> tuple[int, ...]:
        lines = [ScoreLine("deal_total", 0, first), ScoreLine("deal_total", 1, second)]
        return fold(FOUR, Standing((40, 40), 0), lines).winners

    assert after(11, 12) == (1,)
    assert after(12, 12) == ()
    assert after(10, 10) == ()


def test_most_swords_may_count_two() -> None:
    lines = scored(rules_of("cicera", 4, most_swords=2, napoleone=False), all_swords())
    assert points_by(lines, "most_spades") == {0: 2}


def test_as_in_the_source_all_swords_do_not_win() -> None:
    kind = variant("casino.cicera")
    assert kind.source == {"napoleone": False}
    for players in kind.players:
        assert casino_rules(kind.rule_set(players, kind.source)).score.winning == frozenset()
        assert rules_of("cicera", players).score.winning == {"napoleone"}


def test_three_share_nothing() -> None:
    with pytest.raises(RuleSetError):
        rules_of("cicera", 3, even_cards="one_each")


# The moves


def test_two_equal_cards_are_two_moves() -> None:
    state = cicera("8C 2C", "8H 8D", "8D")
    plays = {str(one) for one in state.legal().representatives() if one.captures}
    assert plays == {"8C x 8H", "8C x 8D"}


def test_the_move_that_brings_more_is_offered_first() -> None:
    state = cicera("7D 2C", "3C 3D 4D")
    found = [str(one) for one in state.legal().completions(parse_cards("7D")[0], (), 3)]
    assert set(found[0].split()) == {"7D", "x", "3D", "4D"}


def test_the_marker_has_its_kind_in_what_a_seat_sees() -> None:
    state = cicera("7D 2C", "3D 4D 9C")
    play(state, "7D x 3D 4D")
    seen = state.observe(1)
    assert type(seen).from_json(seen.to_json()) == seen
    assert [marker.category for marker in seen.markers[0]] == ["similis"]
    moved = [event for event in play(cicera("7D 2C", "3D 4D 9C"), "7D x 3D 4D") if isinstance(event, CardsMoved)]
    assert [(event.target, event.face_up) for event in moved if event.reason == Movement.MARKED] == [(marks(0), True)]


# On paper


def test_a_deal_on_paper_counts_as_it_was_played() -> None:
    sheet = Sheet("casino.cicera", 4)
    sheet.enter(
        cards={0: 20, 1: 32},
        spades={0: 4, 1: 9},
        napula={1: 4},
        mata={1: 1},
        ten_of_diamonds={1: 1},
        jack_of_hearts={0: 1},
        scue={0: 1, 1: 5},
        picade={0: 4, 1: 3},
        similis={1: 1},
        quadriglie={0: 1, 1: 1},
    )
    assert sheet.standing.points == (7, 19)
    assert sheet.standing.dealer == 3


def test_all_swords_on_paper_win_the_match() -> None:
    for spades in ({0: 13, 1: 0}, {}):
        sheet = Sheet("casino.cicera", 4).at(3, 50)
        sheet.enter(cards={0: 13, 1: 39}, spades=spades, napula={0: 13}, mata={0: 1})
        assert sheet.standing.winners == (0,)
    sheet = Sheet("casino.cicera", 4).at(3, 50)
    sheet.enter(cards={0: 13, 1: 39}, spades={0: 13}, mata={0: 1})
    assert sheet.points("napula") == {0: 13}
    sheet = Sheet("casino.cicera", 4).enter(TOTALS, total={0: 15, 1: 4}, napoleone={0: 1})
    assert sheet.standing.winners == (0,)
    assert not Sheet("casino.cicera", 4, napoleone=False).enter(TOTALS, total={0: 15, 1: 4}).standing.over


@pytest.mark.parametrize(("most_swords", "least"), [(1, 15), (2, 16)])
def test_all_swords_bring_a_total_of_fifteen_at_least(most_swords: int, least: int) -> None:
    def enter(total: int) -> Sheet:
        sheet = Sheet("casino.cicera", 4, most_swords=most_swords)
        return sheet.enter(TOTALS, total={0: total, 1: 4}, napoleone={0: 1})

    with pytest.raises(EntryError) as refused:
        enter(least - 1)
    told = refused.value
    assert (told.code, told.side, told.parameters["least"]) == ("total_too_small", 0, least)
    assert enter(least).standing.winners == (0,)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({"napula": {0: 2}}, "no_such_count"),
        ({"napula": {0: 3, 1: 4}}, "one_run"),
        ({"napula": {0: 5}, "spades": {0: 4, 1: 9}}, "fewer_than_named"),
        ({"napula": {0: 5}, "spades": {0: 13, 1: 0}}, "no_such_count"),
        ({"napula": {0: 5}, "mata": {1: 1}}, "run_needs_two"),
        ({"cards": {0: 3, 1: 49}, "picade": {0: 2}}, "captures_take_two"),
    ],
)
def test_what_cannot_be_on_paper_is_refused(typed: dict[str, dict[int, int]], code: str) -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("casino.cicera", 4).enter(BY_CATEGORY, **typed)
    assert refused.value.code == code


def test_the_sum_of_a_total_is_six_and_what_is_marked_and_run() -> None:
    sheet = Sheet("casino.cicera", 4)
    assert sheet.enter(TOTALS, total={0: 7, 1: 19}).standing.points == (7, 19)
    with pytest.raises(EntryError) as refused:
        Sheet("casino.cicera", 4).enter(TOTALS, total={0: 1, 1: 1})
    assert refused.value.code == "no_such_totals"


# What is told


def test_the_gain_of_a_capture_counts_its_marks() -> None:
    words = words_for("casino.cicera")
    state = cicera("8C 2C", "8H 8D QS")
    view = view_of(state, 0)
    view.laid = parse_card("8D")
    gains = [words.gain(TWO.rule_set, view, parse_play(text)) for text in ("8C x 8D", "8C x 8H")]
    assert gains == ["1 point(s), 2 card(s)", "2 card(s)"]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [("8H", "8 = 8"), ("5C 3S", "5 + 3 = 8"), ("5C", "5, 3 short of 8"), ("8H 8D", "8 + 8 = 16, not 8"), ("JC", "")],
)
def test_what_is_chosen_is_added_up_as_one_set(chosen: str, told: str) -> None:
    assert reckoning(TWO, parse_card("8C"), parse_cards(chosen), [], None) == told


def test_the_guide_speaks_of_one_set() -> None:
    words = words_of("casino")
    assert "one set" in words.guide("play", cicera("8C 2C", "8H").legal())


def test_a_view_knows_what_has_just_been_laid_down() -> None:
    state, events = deal(TWO, PACK_52, dealer=0)
    view = SeatView.fold(0, events)
    assert view.laid == HIDDEN
    for _ in range(6):
        plays = list(state.legal())
        chosen = next((one for one in plays if one.captures), plays[0])
        for event in state.apply(chosen):
            view.apply(event)
        assert view.laid == (HIDDEN if chosen.captures else chosen.card)


def test_a_line_of_marks_shows_its_cards() -> None:
    state = cicera("7D", "3D 4D")
    state.hands[1] = []
    events = play(state, "7D x 3D 4D")
    shown = {line.code: line.cards for line in GAME_VIEW.illustrated(state.lines(), events) if line.code in MARKS}
    assert {code: len(cards) for code, cards in shown.items()} == {"scua": 1, "simili": 1}
    assert not set(shown["scua"]) & set(shown["simili"])
