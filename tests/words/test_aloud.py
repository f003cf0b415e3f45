"""A voice says cards in words: signs are read as “club suit ten”, and an A as the article."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.ui.look.bars import PromptBar
from cardtable.words.aloud import read_aloud


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [
        ("en", "Play ♦A and capture.", "Play ace of diamonds and capture."),
        ("en", "Anna shows ♠10 ♥10 ♦10.", "Anna shows ten of spades, ten of hearts, ten of diamonds."),
        ("en", "♣10 × ♥10 ♦4 ♦6.", "ten of clubs captures ten of hearts, four of diamonds, six of diamonds."),
        ("en", "“Seven cards ♣”", "“Seven cards clubs”"),
        ("en", "♥9 (♣8): ♠K", "nine of hearts (eight of clubs): king of spades"),
        ("en", "6 × 4 is no card, nor is ♠.", "6 × 4 is no card, nor is spades."),
        ("de", "Spielen Sie ♠B, ♦D oder ♥A.", "Spielen Sie Pik-Bube, Karo-Dame oder Herz-Ass."),
        ("en", "♠A × Jo", "ace of spades captures joker"),
        ("en", "ten of bells × nine of leaves", "ten of bells captures nine of leaves"),
        ("de", "♥7 × ♣4 ♦3", "Herz-Sieben fängt Kreuz-Vier, Karo-Drei"),
    ],
)
def test_cards_are_said_in_words(translation: Translation, language: str, written: str, said: str) -> None:
    translation.switch(language)
    assert read_aloud(written) == said


def test_a_sentence_without_cards_is_said_as_it_stands() -> None:
    assert read_aloud("You have 24 points · × +") == "You have 24 points · × +"


def test_what_stands_on_a_button_has_a_name_in_words(qtbot: QtBot) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.ask("Which?", [("&Seven cards ♣", bar.clear), ("♦&A", bar.clear)], focus=False)
    assert [button.text() for button in bar.buttons] == ["&Seven cards ♣", "♦&A"]
    assert [button.accessibleName() for button in bar.buttons] == ["Seven cards clubs", "ace of diamonds"]
