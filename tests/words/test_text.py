"""Words: every code that can reach a person has some, and no code or parameter makes wording fail."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardtable
from cardtable.ai.names import EVERYBODY
from cardtable.ai.protocol import Reason
from cardtable.ai.roster import reasons_of
from cardtable.app.i18n import Translation
from cardtable.core.cards import HIDDEN, make_card, parse_card
from cardtable.core.errors import CodedError, IllegalAction, RecordError
from cardtable.core.events import Announced
from cardtable.core.family import Family
from cardtable.core.record import Record, SeatEntry, parse_record
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.zones import TABLE, PlacedCard, build, hand, pile, talon
from cardtable.games.casino.actions import parse_play
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.words.cards import card_name, card_names, card_sign, joined, the_card, value_name
from cardtable.words.entries import REASON_CODES
from cardtable.words.errors import ERRORS, code_sentence, error_sentence
from cardtable.words.families import has_words, variant_description, variant_name, words_of
from cardtable.words.family import NO_FAMILY
from cardtable.words.mark import fill, in_words
from cardtable.words.players import player_first_name, player_name
from cardtable.words.record import RecordEntry, entry_sentence, entry_sign
from cardtable.words.scores import line_points

CASINO = words_of("casino")
PIQUET = words_of("piquet")

PACKAGE = Path(cardtable.__file__).parent
QT_FREE = ("core", "games", "session", "store", "ai")

SHARED = {"cuts", "together"}
"""Announcements of every family, which one may word in its own way."""


def sources() -> Iterator[Path]:
    """The files of the Qt-free packages, of the games only those that can be played."""
    for folder in QT_FREE:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            family = file.relative_to(PACKAGE).parts[1]
            if folder != "games" or family.endswith(".py") or family in FAMILIES:
                yield file


def calls(*names: str) -> Iterator[tuple[Path, ast.Call]]:
    """All calls below the Qt-free packages of something with one of these names."""
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                if name in names:
                    yield file, node


def literals(argument: int, *names: str) -> set[str]:
    """The literal texts that stand as that argument of such calls."""
    found = set()
    for _, call in calls(*names):
        if len(call.args) > argument:
            given = call.args[argument]
            for node in (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def error_names() -> tuple[str, ...]:
    """The names of all classes of coded errors."""
    names = {"CodedError", "Failure"}
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Error") for base in node.bases):
                names.add(node.name)
    return (*names, "IllegalAction")


@pytest.mark.slow
def test_every_error_code_has_a_sentence() -> None:
    from cardtable.engine import sentences
    from cardtable.store import errors as store_errors

    codes = literals(0, *error_names()) | literals(1, "Failure")
    codes |= set(store_errors._CODES.values())
    codes |= {"damaged_database_set_aside", "newer_database_set_aside", "foreign_database_set_aside"}
    assert "does_not_add_up" in codes
    # Only the command line, which tells codes, matches programs of strangers.
    codes -= {"engine_has_no_command"}
    # Callers from Python are told in English alone.
    codes -= set(sentences.SENTENCES)
    assert sorted(codes - set(ERRORS) - REASON_CODES) == []


@pytest.mark.parametrize("family", FAMILIES.values(), ids=lambda family: family.name)
def test_every_code_of_a_family_has_words(family: Family) -> None:
    words = words_of(family.name)
    assert [code for code in family.lines if not words.has_title(code)] == []
    assert [code for code in family.said if not words.has_speech(code)] == []
    params = parameters(card="TD", value=9, own=5, other=3, count=4, chance=20, points=7, suit=1, items="4KS 3A-H")
    for code in reasons_of(family.name):
        sentence = words.reason(Reason(code, params), ("Lina",))
        assert sentence != in_words(code)
        assert "{" not in sentence
    for player in EVERYBODY:
        assert words.player_text(player).endswith(".")


@pytest.mark.parametrize("family", FAMILIES.values(), ids=lambda family: family.name)
def test_a_family_has_words_for_its_own_codes_only(family: Family) -> None:
    words = words_of(family.name)
    assert set(words.titles) <= set(family.lines)
    assert set(words.speech) == set(words.tales)
    assert set(words.speech) - SHARED == set(family.said)
    assert set(words.reasons) == set(reasons_of(family.name))


def test_every_player_has_a_name() -> None:
    for player in EVERYBODY:
        assert player_name(player) != in_words(player)
        assert player_first_name(player) != in_words(player)


def test_every_variant_option_and_choice_has_words() -> None:
    for variant in VARIANTS:
        assert has_words(variant.id), variant.id
        assert variant_name(variant.id)
        assert variant_description(variant.id).endswith(".")
        for players in variant.players:
            for option in variant.options(players):
                assert words_of(variant.family).has_option(option), option.name


@pytest.mark.parametrize("code", sorted(ERRORS))
def test_sentences_survive_missing_and_odd_parameters(code: str) -> None:
    for given in ({}, {"card": "??", "value": -3, "variant": 7, "option": None, "text": "{x}"}):
        sentence = error_sentence(CodedError(code, **given))
        assert sentence
        assert "{" not in sentence.replace("{x}", "")


def test_unknown_codes_are_spelt_out() -> None:
    assert error_sentence(IllegalAction("never_heard_of")) == "Never heard of"
    assert NO_FAMILY.line_title(ScoreLine("never_heard_of", 0, 1)) == "Never heard of"
    assert NO_FAMILY.spoken(Announced(0, "never_heard_of")) == "Never heard of"
    assert NO_FAMILY.told(Announced(1, "never_heard_of"), ("Anna", "Björn")) == "Björn: Never heard of"
    assert NO_FAMILY.reason(Reason("never_heard_of")) == "Never heard of"
    assert player_name("wizard") == "Wizard"
    assert variant_name("whist.short") == "Whist short"
    assert NO_FAMILY.option_title("no_such") == "No such"
    assert NO_FAMILY.choice("tie", "coin_toss") == "Coin toss"
    assert fill("{a} and {b", {"a": 1}) == "1 and {b"


def test_record_errors_name_the_deal_and_the_move() -> None:
    error = RecordError("not_in_hand", "deals[2].actions[14]", card="9D")
    assert error_sentence(error) == "Deal 3, move 15: You do not hold the nine of diamonds."
    assert error_sentence(RecordError("not_this_pack", "deals[0].pack")).startswith("Deal 1: These are not the cards")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("}\n", ""),
        ('"format"', '"form"'),
        ('"cut": []', '"cut": [], "cut": []'),
        ('"cut": []', '"cut": {}'),
        ('"players": 2', '"players": "2"'),
        ('"version": 1', '"version": 1000'),
        ('"cardtable-record"', '"a-letter"'),
    ],
)
def test_a_spoilt_file_is_told_without_lines_columns_and_names_of_entries(
    translation: Translation, old: str, new: str
) -> None:
    text = Record("casino.swedish", 2, {}, (SeatEntry("Anna"), SeatEntry("Björn")), ()).to_text()
    assert old in text
    with pytest.raises(RecordError) as refused:
        parse_record(text.replace(old, new))
    for language in ("en", "de"):
        translation.switch(language)
        sentence = error_sentence(refused.value)
        assert re.fullmatch(r"[A-Z][^:_\d]+\.", sentence), sentence


def test_errors_word_their_parameters() -> None:
    assert "jack" in code_sentence("builder_must_hold", {"value": 11})
    assert "Swedish Casino" in code_sentence("unknown_option", {"variant": "casino.swedish", "option": "target"})


def test_an_option_is_called_by_its_title_whatever_is_known_of_the_game() -> None:
    wrong = {"option": "smallest_point", "value": "9", "allowed": "3..4"}
    assert "Smallest point" in code_sentence("bad_option_value", wrong)
    assert "Length of the evening" in code_sentence(
        "unknown_option", {"variant": "ecarte.rotation", "option": "length"}
    )
    assert "Points to play for" in code_sentence("unknown_option", {"variant": "whist", "option": "target"})


def test_cards_have_names_and_signs() -> None:
    assert card_name(parse_card("AS")) == "ace of spades"
    assert the_card(parse_card("TD")) == "the ten of diamonds"
    assert card_sign(parse_card("TD")) == "♦10"
    assert card_sign(HIDDEN) == "??"
    assert card_name(HIDDEN) == "hidden card"
    assert card_names([parse_card("2S"), parse_card("KH"), parse_card("7C")]) == (
        "the two of spades, the king of hearts and the seven of clubs"
    )
    assert joined([]) == ""
    assert joined(["one"]) == "one"
    assert value_name(9) == "nine"
    assert value_name(14) == "fourteen"
    assert value_name(40) == "40"
    assert len({card_name(make_card(rank, suit)) for rank in range(1, 14) for suit in range(4)}) == 52


@pytest.mark.parametrize(
    ("text", "sentence", "sign"),
    [
        ("9D", "Trail the nine of diamonds.", "♦9"),
        ("9D x 4D 9S", "Capture the nine of spades and the four of diamonds with the nine of diamonds.", "♦9 × ♠9 ♦4"),
        ("9D x #1", "Capture the build of nine with the nine of diamonds.", "♦9 × [9]"),
        ("9D x #2", "Capture build 2 with the nine of diamonds.", "♦9 × [#2]"),
        ("5S + 4H = 9", "Build nine from the five of spades and the four of hearts.", "♠5 + ♥4 = 9"),
    ],
)
def test_actions_are_worded(text: str, sentence: str, sign: str) -> None:
    play = parse_play(text)
    labels = {build(1): parameters(value=9, groups=1, builder=0)}
    assert CASINO.sentence(play, labels) == sentence
    assert CASINO.sign(play, labels) == sign


def test_actions_of_unknown_kinds_show_their_text() -> None:
    assert NO_FAMILY.sentence("propose") == "propose"
    assert NO_FAMILY.sign("propose") == "propose"


@pytest.mark.parametrize("hundreds", [0, 1, 2, 3, 4, 6])
def test_prizes_are_noted_with_a_stroke_for_each_hundred_and_with_no_sign_of_reckoning(hundreds: int) -> None:
    prize = ScoreLine("prize_capot", 0, 100 * hundreds, parameters(strokes=hundreds), marked=False)
    assert PIQUET.prizes([prize]) == hundreds
    assert PIQUET.line_detail(prize) == ""


def test_numbers_that_a_sheet_asks_for_are_told_in_the_lines_of_a_deal() -> None:
    # No count of the program has a name of its own but cards and spades; single cards have one on the sheet.
    won = ScoreLine("won", 0, 0, parameters(cards=30, spades=9, aces=3, twice=True))
    assert "aces" in CASINO.categories
    assert CASINO.line_detail(won).endswith(f"9 ♠, {CASINO.category('aces')}: 3")
    assert CASINO.line_detail(ScoreLine("most_aces", 0, 1, parameters(aces=3))) == f"{CASINO.category('aces')}: 3"


def test_lines_have_details_and_signs() -> None:
    line = ScoreLine("most_spades", 0, 2, parameters(spades=8))
    assert CASINO.line_sentence(line).startswith("Most spades: 8 spade")
    assert CASINO.line_detail(ScoreLine("difference", 0, 5, parameters(own=8, other=3))) == "8 minus 3"
    assert line_points(ScoreLine("huts_balanced", 0, -1)) == "−1"
    assert line_points(ScoreLine("most_cards", 0, 3, marked=False)) == "(3)"
    assert CASINO.line_title(ScoreLine("ace", 0, 1, parameters(suit=2))) == "Ace of diamonds"
    assert CASINO.line_title(ScoreLine("mulle", 0, 5, parameters(card="9D"))) == "Mulle with ♦9"


def test_places_and_cards_in_them() -> None:
    seats, sides = ("Anna", "Björn"), ("Anna", "Björn")
    ace = PlacedCard(parse_card("AS"), True)
    assert CASINO.zone(TABLE, seats, sides) == "On the table"
    assert CASINO.zone(build(1), seats, sides, {"value": 9, "groups": 2}) == "Multiple build of nine"
    assert CASINO.zone(build(1), seats, sides, {"value": 9, "groups": 1}) == "Build of nine"
    assert CASINO.zone(build(1), seats, sides) == "Build 1"
    assert PIQUET.zone(talon(0), seats, sides) == "Upper packet of the stock"
    assert PIQUET.zone(talon(1), seats, sides) == "Lower packet of the stock"
    assert CASINO.zone(pile(1), seats, sides) == "Captured by Björn"
    assert CASINO.card_in_place(hand(0), ace, seats, sides, 0) == "Ace of spades, in your hand"
    assert CASINO.card_in_place(hand(1), PlacedCard(HIDDEN, False), seats, sides, 0) == "Card face down, Held by Björn"
    assert CASINO.card_in_place(TABLE, ace, seats, sides, 0) == "Ace of spades, On the table"


def test_record_entries_are_worded_for_eye_and_ear() -> None:
    entry = RecordEntry("taken", 1, (parse_card("9D"),), (parse_card("9S"),))
    assert entry_sign(entry, ("Anna", "Björn"), (), CASINO) == "Björn captures ♠9 with ♦9."
    assert entry_sentence(entry, ("Anna", "Björn"), (), CASINO) == (
        "Björn captures the nine of spades with the nine of diamonds."
    )
    cut = RecordEntry("said", announced=Announced(1, "cuts", (("card", "TS"),)))
    assert entry_sign(cut, ("Anna", "Björn"), (), CASINO) == "Björn draws ♠10."
    assert entry_sentence(cut, ("Anna", "Björn"), (), CASINO) == "Björn draws the ten of spades."
    assert entry_sentence(RecordEntry("something_new"), (), (), CASINO) == ""


@pytest.mark.parametrize("family", ["casino", "piquet"])
def test_what_speaks_against_a_move_never_stands_alone_as_its_reason(family: str) -> None:
    words = words_of(family)
    assert words.drawbacks == {code for code, text in words.reasons.items() if text.startswith("Even so")}
    against = [Reason(code, parameters(points=3, card="3C", chance=26)) for code in sorted(words.drawbacks)]
    alone = words.advice(against)
    assert alone.startswith("Everything else looks worse. Even so")
    assert alone.count("Even so") == 1
    good = Reason("takes_most_cards" if family == "casino" else "deal_ahead", parameters(points=2))
    assert words.advice([against[0], good]).startswith(words.reason(good, ()))
    assert words.advice([good]) == words.reason(good, ())
