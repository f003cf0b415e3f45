"""A voice says cards, signs and numbers in words: signs are read as “club suit ten” or left out, and an A as the
article.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.school.library import paths
from cardtable.app.school.words import spoken, words_of
from cardtable.app.translating import groups
from cardtable.ui.look.bars import PromptBar
from cardtable.ui.look.plain import Label, set_accessible_description, set_accessible_name
from cardtable.words.aloud import read_aloud
from cardtable.words.mark import PLACEHOLDER, off_button, worded
from cardtable.words.pack import FRENCH, GERMAN, speak_of

SAID = re.compile(r"(?:\w|[\s.,:;!?…'’“”„()%&€/-]|(?<=[^\W\d])(?:\+[\w+-]|–(?=\w)))*")
"""What any voice says as people do, or takes for a pause; between letters the plus of keys and the dash of names."""
TYPED = {"OwnGameDialog", "OwnGames", "AboutDialog", "OwnPacksRow"}
"""The texts on formulas and on files, whose signs are those that are typed; the names of parts and files."""
FILES = re.compile(r"\(\*|^\*")
"""The kinds of files in dialogs of the system."""
VALUES = ("Anna", "−3", "2–4", "7 : 8", "♠A × ♥10 ♣8", "Jo20", "+2", "−€2.00, +€2.00", "1. Zeile\n2. Zeile")
"""What may stand in the place of a placeholder."""
NUMBERS = ("15", "20")
RECKONED = re.compile(r"[+−=±]|^Jo")
"""Texts that have numbers in the place of their placeholders."""


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [
        ("en", "Play ♦A and capture.", "Play ace of diamonds and capture."),
        ("en", "Anna shows ♠10 ♥10 ♦10.", "Anna shows ten of spades, ten of hearts, ten of diamonds."),
        ("en", "♣10 × ♥10 ♦4 ♦6.", "ten of clubs captures ten of hearts, four of diamonds, six of diamonds."),
        ("en", "“Seven cards ♣”", "“Seven cards clubs”"),
        ("en", "♥9 (♣8): ♠K", "nine of hearts (eight of clubs): king of spades"),
        ("en", "6 × 4 is no card, nor is ♠.", "6 times 4 is no card, nor is spades."),
        ("de", "Spielen Sie ♠B, ♦D oder ♥A.", "Spielen Sie Pik-Bube, Karo-Dame oder Herz-Ass."),
        ("en", "♠A × Jo", "ace of spades captures joker"),
        ("en", "Jo20 × ♠2 Jo", "joker of 20 captures two of spades, joker"),
        (
            "en",
            "♠A × ♥2 again with ♠K × ♥3",
            "ace of spades captures two of hearts again with king of spades captures three of hearts",
        ),
        ("en", "4+", "4 or more"),
        ("en", "Jo is ahead. Ann · Jo", "Jo is ahead. Ann, Jo"),
        ("en", "ten of bells × nine of leaves", "ten of bells captures nine of leaves"),
        ("de", "♥7 × ♣4 ♦3", "Herz-Sieben fängt Kreuz-Vier, Karo-Drei"),
        ("en", "1 card, 1 ♠", "1 card, 1 spade"),
        ("de", "27 Karten, 3\u00a0♠", "27 Karten, 3\u00a0Pik"),
        ("en", "?? and ♠2", "hidden card and two of spades"),
        ("en", "Anna: −5 points (−3)", "Anna: minus 5 points (minus 3)"),
        ("de", "Anna −2,00 €, Ben +2,00 €", "Anna minus 2,00 €, Ben plus 2,00 €"),
        ("en", "Anna −€2.00, Ben +CHF 2.00", "Anna minus €2.00, Ben plus CHF 2.00"),
        ("en", "+5 → 12", "plus 5, now 12"),
        ("de", "0,00 € → −2,00 €", "0,00 €, jetzt minus 2,00 €"),
        ("de", "Anna → Ben: 5,00 €", "Anna an Ben: 5,00 €"),
        ("en", "45 × 2 = 90 → 90", "45 times 2 is 90, now 90"),
        ("en", "2 × (96 + 100 + 5 short) = 402.", "2 times (96 plus 100 plus 5 short) is 402."),
        ("de", "121 − 96 = 25", "121 minus 96 ist 25"),
        ("de", "unentschieden, 7 : 8", "unentschieden, 7 zu 8"),
        ("de", "unentschieden, 7\xa0:\xa08", "unentschieden, 7 zu 8"),
        ("en", "2 : 2 : 2", "2 to 2 to 2"),
        ("en", "2–4 players", "2 to 4 players"),
        ("de", "2–4 Personen", "2 bis 4 Personen"),
        ("en", "Ada 2032 ± 118", "Ada 2032 plus or minus 118"),
        ("de", "Mit dem nächsten Spiel beginnt die 2. Partie.", "Mit dem nächsten Spiel beginnt die Partie 2."),
        ("de", "Es steht 14. Spielen Sie!", "Es steht 14. Spielen Sie!"),
        ("en", "★★☆\nNo mistakes.", "2 of 3 stars. No mistakes."),
        ("de", "Großes Casino ✓", "Großes Casino abgehakt"),
        ("en", "Swedish Casino · Deal 1 · Anna deals.", "Swedish Casino, Deal 1, Anna deals."),
        ("en", "Rounded: 0. · In all: 3.", "Rounded: 0. In all: 3."),
        ("en", "Hint – 1 message waiting", "Hint, 1 message waiting"),
        ("en", "–, unfinished", "unfinished"),
        ("en", "‹ Back", "Back"),
        ("en", "33 cards   3", "33 cards, 3"),
        ("en", "First\nSecond.\nThird", "First. Second. Third"),
        ("en", "Add + − × ÷ = and ≠ to a formula.", "Add + − × ÷ = and ≠ to a formula."),
        ("en", "Ctrl+G, in Seeger–Fabian, on 2026-11-28", "Ctrl+G, in Seeger–Fabian, on 2026-11-28"),
    ],
)
def test_what_stands_is_said_in_words(translation: Translation, language: str, written: str, said: str) -> None:
    translation.switch(language)
    assert read_aloud(written) == said


def test_the_same_signs_are_other_cards_in_another_language_and_with_another_pack(translation: Translation) -> None:
    translation.switch("en")
    assert read_aloud("♠A ♦J") == "ace of spades, jack of diamonds"
    translation.switch("de")
    assert read_aloud("♠A ♥B ♣D") == "Pik-Ass, Herz-Bube, Kreuz-Dame"
    speak_of(GERMAN, GERMAN)
    try:
        assert read_aloud("♠D ♣U") == "Laub-Daus, Eichel-Unter"
    finally:
        speak_of(FRENCH, FRENCH)
    assert read_aloud("♣D") == "Kreuz-Dame"


def test_the_cards_of_a_language_are_made_once(translation: Translation, monkeypatch: pytest.MonkeyPatch) -> None:
    translation.switch("en")
    assert read_aloud("♠A × Jo20") == "ace of spades captures joker of 20"
    monkeypatch.setattr("cardtable.words.aloud.make_card", None)
    assert read_aloud("♠2 × Jo20") == "two of spades captures joker of 20"


def test_a_sentence_in_words_is_said_as_it_stands() -> None:
    assert read_aloud("You have 24 points: “Good.” (3)") == "You have 24 points: “Good.” (3)"


def texts() -> Iterator[str]:
    """Yield each text of the program with its placeholders filled, each with all ``VALUES`` in turn."""
    for group in groups():
        for one in group.texts:
            words = one.english
            if words.context in TYPED or FILES.search(words.source):
                continue
            for place, value in enumerate(NUMBERS if RECKONED.search(words.source) else VALUES):
                text = worded(words.context, words.source, words.comment or None, place if "%n" in words.source else -1)
                text = value.join(PLACEHOLDER.split(text)[::3])
                yield off_button(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_every_text_only_what_a_voice_can_say_reaches_it(translation: Translation, language: str) -> None:
    translation.switch(language)
    left = {written: said for written in texts() if not SAID.fullmatch(said := read_aloud(written))}
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_every_lesson_only_what_a_voice_can_say_reaches_it(translation: Translation, language: str) -> None:
    translation.switch(language)
    stations = [station for path in paths() for station in path.stations]
    told = [step.text for station in stations for step in words_of(station, language).steps.values()]
    assert len(told) > 100
    assert [said for text in told if not SAID.fullmatch(said := read_aloud(spoken(text)))] == []


def test_a_label_is_said_in_words_while_its_text_needs_it(qtbot: QtBot, translation: Translation) -> None:
    label = Label("♠A lies there.")
    qtbot.addWidget(label)
    assert (label.text(), label.accessibleName()) == ("♠A lies there.", "ace of spades lies there.")
    label.setText("Nothing lies there.")
    assert label.accessibleName() == ""
    set_accessible_name(label, "Anna · −3")
    set_accessible_description(label, "2–4 players")
    assert (label.accessibleName(), label.accessibleDescription()) == ("Anna, minus 3", "2 to 4 players")


def test_a_label_keeps_the_name_that_it_was_given_whatever_it_shows(qtbot: QtBot, translation: Translation) -> None:
    translation.switch("en")
    label = Label("♠A lies there.")
    qtbot.addWidget(label)
    set_accessible_name(label, "Error")
    for words in ("♥2 lies there.", "Nothing lies there.", "♥2 lies there.", ""):
        label.setText(words)
        assert (label.text(), label.accessibleName()) == (words, "Error")
    label.clear()
    assert label.accessibleName() == "Error"
    # Without it, the label is said by its words again.
    set_accessible_name(label, "")
    label.setText("♥2 lies there.")
    assert label.accessibleName() == "two of hearts lies there."


def test_what_stands_on_a_button_has_a_name_in_words(qtbot: QtBot) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.ask("Which?", [("&Seven cards ♣", bar.clear), ("♦&A", bar.clear)], focus=False)
    assert [button.text() for button in bar.buttons] == ["&Seven cards ♣", "♦&A"]
    assert [button.accessibleName() for button in bar.buttons] == ["Seven cards clubs", "ace of diamonds"]
