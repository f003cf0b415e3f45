"""Piquet in words: the source's model conversation, buttons and the spoken count."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Reason
from cardtable.app.advice import Hint, Suggestion
from cardtable.app.i18n import Translation
from cardtable.core.cards import HEARTS, SPADES, parse_card, parse_cards
from cardtable.core.events import Announced
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.piquet.actions import CUT, GOOD, PiquetAction, change, declare, look, parse_action
from cardtable.games.piquet.combinations import RUFF, Item, Kind, whole
from cardtable.games.piquet.ranking import mask_of
from cardtable.ui.look.bars import HintBar
from cardtable.words.ecarte import WORDS as ECARTE
from cardtable.words.errors import code_sentence
from cardtable.words.piquet import WORDS as PIQUET
from tests.games.piquet.tables import rule_set_of


@pytest.mark.parametrize(
    ("code", "params", "words"),
    [
        ("declares", {"kind": "point", "length": 6}, "Six cards."),
        ("good", {"kind": "point"}, "Good."),
        ("declares", {"kind": "sequence", "length": 4}, "A quart."),
        ("how_high", {"kind": "sequence"}, "How high?"),
        ("so_high", {"kind": "sequence", "rank": 13}, "To a king."),
        ("not_good", {"kind": "sequence", "length": 4, "rank": 1}, "Not good; my quart is major."),
        ("not_good", {"kind": "sequence", "length": 5}, "Not good; I have a quint."),
        ("how_high", {"kind": "point"}, "What do they make?"),
        ("so_high", {"kind": "point", "pips": 48}, "Making eight."),
        ("so_high", {"kind": "point", "pips": 40}, "Full."),
        ("so_high", {"kind": "point", "pips": 41}, "Overfull."),
        ("so_high", {"kind": "point", "pips": 51}, "Overfull."),
        ("not_good", {"kind": "point", "length": 5, "pips": 49}, "Not good; making nine."),
        ("not_good", {"kind": "point", "length": 4, "pips": 40}, "Not good; full."),
        ("not_good", {"kind": "point", "length": 5, "pips": 51}, "Not good; overfull."),
        ("equal", {"kind": "point", "length": 5, "pips": 48}, "The point is equal."),
        ("declares", {"kind": "set", "length": 3, "rank": 13}, "Three kings."),
        ("not_good", {"kind": "set", "length": 4, "rank": 1}, "Not good; I have four aces."),
        ("nothing", {"kind": "set"}, "No trio or quatorze."),
        ("buys", {"cards": 3, "most": 5}, "I take only three."),
        ("buys", {"cards": 5, "most": 5}, "I take all five."),
        ("buys", {"cards": 3, "most": 3}, "I take all three."),
        ("buys", {"cards": 0, "most": 2}, "I take none."),
        ("commands", {"cards": 3, "talon": "middle"}, "In threes, with the stock in the middle, please."),
        ("suit", {"suit": HEARTS}, "Hearts."),
        ("still_holds", {"cards": 2}, "Two."),
    ],
)
def test_the_conversation(code: str, params: dict[str, int | str], words: str) -> None:
    assert PIQUET.spoken(Announced(0, code, parameters(**params))) == words


def test_the_record_quotes_what_was_said() -> None:
    event = Announced(0, "declares", parameters(kind="point", length=6))
    assert PIQUET.told(event, ("Anna", "Gustav")) == "Anna: “Six cards.”"
    full = Announced(1, "so_high", parameters(kind="point", pips=40))
    assert PIQUET.told(full, ("Anna", "Gustav")) == "Gustav: “Full.” (40 pips)"


ANSWERING: Any = (GOOD,)
DECLARING: Any = ()
"""What is legal for whoever answers a declaration, and for whoever declares."""


def test_who_answers_is_told_how() -> None:
    for phase in ("point", "sequences", "sets"):
        assert PIQUET.guide(phase, ANSWERING) not in ("", PIQUET.guide(phase, DECLARING))
    assert PIQUET.guide("claimed", ANSWERING) == PIQUET.guide("claimed", DECLARING)


def test_the_running_count_is_spoken() -> None:
    quart = ScoreLine("sequence", 0, 4, parameters(length=4, rank=13, suit=SPADES, count=10))
    assert PIQUET.counted(quart) == "Quart to a king: 10!"
    major = ScoreLine("sequence", 0, 3, parameters(length=3, rank=1, suit=SPADES, count=27))
    assert PIQUET.counted(major) == "Tierce major: 27!"
    assert PIQUET.counted(ScoreLine("lead", 0, 1, parameters(count=13))) == "13!"
    assert PIQUET.counted(ScoreLine("sequence", 0, 4, parameters(length=4, rank=13), marked=False)) == ""


def test_the_two_points_are_not_confused(translation: Translation) -> None:
    assert PIQUET.line_sentence(ScoreLine("point", 0, 6, parameters(length=6))) == "Point: six cards"
    assert ECARTE.line_sentence(ScoreLine("point", 0, 1, parameters(tricks=3))) == "The point: 3 tricks"


def test_buttons_and_sentences() -> None:
    quart = declare(Kind.SEQUENCE, [Item(Kind.SEQUENCE, 4, 6, SPADES)])
    assert PIQUET.label(quart) == "Quart to a king ♠"
    assert PIQUET.heading(quart) == ""
    assert PIQUET.sentence(quart) == "Declare quart to a king, spades."
    assert PIQUET.label(GOOD) == "&Good"
    assert (PIQUET.heading(look(HEARTS)), PIQUET.label(look(HEARTS))) == ("Look, then lead:", "♥")
    threes = parse_action("cut threes middle")
    assert isinstance(threes, PiquetAction)
    assert (PIQUET.heading(threes), PIQUET.label(threes)) == ("In threes:", "Stock in the middle")
    assert PIQUET.sentence(threes) == "In threes: Stock in the middle."
    seven = parse_card("7S")
    assert PIQUET.sentence(change([seven])) == "Discard the seven of spades."


def test_refusals_name_the_suit_by_its_letter() -> None:
    assert code_sentence("must_follow_suit", {"suit": "H"}) == "You must follow suit: you hold hearts."


def test_a_hint_to_cut_has_a_reason(qtbot: QtBot) -> None:
    bar = HintBar()
    qtbot.addWidget(bar)
    bar.show_hint(Hint("piquet", (Suggestion(CUT, 0.0, ()),)))
    best, why, _ = bar.sentences
    assert best == "Cut, and the cards will be dealt as agreed."
    assert why == "However the cards are dealt, nobody knows where they are."
    bar.show_hint(Hint("piquet", (Suggestion(GOOD, 0.0, ()),)))
    assert bar.sentences[1] == ""


@pytest.mark.parametrize(
    ("shortfall", "spread", "words"),
    [
        (0.03, 0.0, "(just as good)"),
        (0.0, 0.8, "(about as good)"),
        (4.1, 0.0, "(worse by 4.1 points)"),
        (1.2, 1.4, "(about as good)"),
        (1.2, 0.3, "(worse by 0.9 to 1.5 points)"),
        (10.8, 4.0, "(worse by 7 to 15 points)"),
        (1.3, 1.0, "(worse by 0.3 to 2.3 points)"),
    ],
)
def test_other_choices_are_told_no_more_exactly_than_they_are_known(
    qtbot: QtBot, translation: Translation, shortfall: float, spread: float, words: str
) -> None:
    bar = HintBar()
    qtbot.addWidget(bar)
    bar.show_hint(Hint("piquet", (Suggestion(CUT, 0.0, (), 6.0), Suggestion(GOOD, shortfall, (), spread))))
    assert bar.sentences[2].endswith(words)


def test_what_is_expected_is_told_with_its_spread() -> None:
    ahead = Reason("deal_about_ahead", parameters(points=25, spread=6))
    assert PIQUET.reason(ahead) == ("In this deal you can expect 25 more than the other side, give or take 6.")


@pytest.mark.parametrize(
    ("pips", "words"),
    [
        (64, "The ace is missing."),
        (65, "A court card or the ten is missing."),
        (66, "The nine is missing."),
        (67, "The eight is missing."),
        (68, "The seven is missing."),
        # Eight cards, and eight of which one is kept back.
        (75, "Making five."),
        (71, "Overfull."),
    ],
)
def test_of_a_point_of_seven_cards_only_the_missing_one_is_named(pips: int, words: str) -> None:
    assert PIQUET.spoken(Announced(1, "so_high", parameters(kind="point", pips=pips))) == words


def test_what_is_taken_back_is_told_so_and_no_count_is_said() -> None:
    params = parameters(length=3, suit=SPADES, rank=13, count=0)
    counted = ScoreLine("sequence", 1, 3, params)
    back = ScoreLine("sequence", 1, -3, parameters(**dict(params), withdrawn=True))
    assert PIQUET.line_detail(back) == f"{PIQUET.line_detail(counted)}, taken back"
    assert PIQUET.counted(counted)
    assert not PIQUET.counted(back)


def test_a_ruff_is_told_by_its_pips_and_explained_as_such() -> None:
    declared = Announced(0, "declares", parameters(kind="point", length=46, pips=46))
    beaten = Announced(1, "not_good", parameters(kind="point", length=49, pips=49))
    assert PIQUET.spoken(declared) == "46 pips."
    assert PIQUET.spoken(beaten) == "Not good; I have 49 pips."
    line = ScoreLine("point", 0, 5, parameters(length=46, pips=46, suit=1))
    assert "most pips" in PIQUET.line_meaning(line)
    assert PIQUET.line_meaning(line) != PIQUET.line_meaning(ScoreLine("point", 0, 5, parameters(length=5, suit=1)))
    high, any_lead = (ScoreLine("lead", 0, 1, parameters(**told)) for told in ({"from_ten": True}, {}))
    assert "ten or better" in PIQUET.line_meaning(high)
    assert "ten or better" not in PIQUET.line_meaning(any_lead)


def test_with_36_cards_point_and_play_are_explained_otherwise() -> None:
    old, usual = (rule_set_of(name) for name in ("old36", "points"))
    assert PIQUET.guided(usual, "point") == "point"
    assert PIQUET.guided(old, "exchange") == "exchange"
    for phase in ("point", "play"):
        assert PIQUET.guide(PIQUET.guided(old, phase), DECLARING) != PIQUET.guide(phase, DECLARING)
    assert "more pips" in PIQUET.guide(PIQUET.guided(old, "point"), ANSWERING)


def test_where_low_cards_count_nothing_the_guide_to_play_says_so() -> None:
    low = rule_set_of("points", from_ten=True)
    assert PIQUET.guided(low, "play") == PIQUET.guided(rule_set_of("old36"), "play") != "play"
    assert PIQUET.guided(low, "point") == "point"


@pytest.mark.parametrize(
    ("language", "button", "words"),
    [
        ("en", "&Point in ♠", "the point in spades"),
        ("de", "&Rummel in ♠", "Rummel in Pik"),
    ],
)
def test_a_ruff_is_named_as_the_point_of_its_suit(
    translation: Translation, language: str, button: str, words: str
) -> None:
    translation.switch(language)
    action = declare(Kind.POINT, whole(Kind.POINT, mask_of(parse_cards("AS KS TS")), 1, RUFF))
    assert PIQUET.label(action) == button
    assert words in PIQUET.sentence(action)
