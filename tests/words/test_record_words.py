"""The record of a deal in words."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n import Translation
from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.scores import ScoreLine
from cardtable.words.families import words_of
from cardtable.words.record import RecordEntry, entry_sentence

WORDS = words_of("casino")
PIQUET = words_of("piquet")

SEATS = ("Anna", "Björn")


@pytest.mark.usefixtures("translation")
def test_a_card_added_to_a_build_is_told_without_a_gap(qapp: QApplication) -> None:
    entry = RecordEntry("built", owner=1, cards=(parse_card("3C"),), value=12)
    assert entry_sentence(entry, SEATS, SEATS, WORDS) == "Björn adds the three of clubs and builds queen."


def test_a_build_of_loose_cards_names_them(qapp: QApplication, translation: Translation) -> None:
    entry = RecordEntry("built", owner=0, cards=(parse_card("5S"),), others=parse_cards("4H"), value=9)
    assert (
        entry_sentence(entry, SEATS, SEATS, WORDS) == "Anna builds nine from the five of spades and the four of hearts."
    )
    translation.switch("de")
    assert entry_sentence(entry, SEATS, SEATS, WORDS) == "Anna baut aus Pik-Fünf und Herz-Vier einen Stapel auf neun."


def test_a_card_laid_on_another_or_on_a_stack_is_told_by_its_sum(qapp: QApplication, translation: Translation) -> None:
    on_card = RecordEntry("stacked", owner=0, cards=(parse_card("5S"),), others=parse_cards("7H"), value=12)
    on_stack = RecordEntry("stacked", owner=1, cards=(parse_card("2S"),), value=14)
    assert (
        entry_sentence(on_card, SEATS, SEATS, WORDS)
        == "Anna lays the five of spades on the seven of hearts, making 12."
    )
    assert entry_sentence(on_stack, SEATS, SEATS, WORDS) == "Björn lays the two of spades on a stack, making 14."
    translation.switch("de")
    assert entry_sentence(on_card, SEATS, SEATS, WORDS) == "Anna legt Pik-Fünf auf Herz-Sieben, das macht 12."
    assert entry_sentence(on_stack, SEATS, SEATS, WORDS) == "Björn legt Pik-Zwei auf ein Päckchen, das macht 14."


def test_the_verb_agrees_with_a_side_of_two(qapp: QApplication, translation: Translation) -> None:
    seats, sides = ("Anna", "Agda", "Falk", "Gustav"), ("Anna and Falk", "Agda and Gustav")
    swept = RecordEntry("marked", owner=0, line=ScoreLine("sweep", 0, 1, (("count", 1),)))
    assert entry_sentence(swept, seats, sides, WORDS).startswith("Anna and Falk mark 1: ")
    assert entry_sentence(swept, seats, seats, WORDS).startswith("Anna marks 1: ")
    trick = RecordEntry("trick", owner=1, others=parse_cards("AS"))
    assert entry_sentence(trick, seats, sides, WORDS) == "Agda and Gustav take the trick: the ace of spades."
    translation.switch("de")
    assert entry_sentence(trick, seats, sides, WORDS) == "Agda and Gustav nehmen den Stich: Pik-Ass."


def test_a_repique_that_is_a_match_of_its_own_is_counted_and_taken_off(translation: Translation) -> None:
    kings = ScoreLine("set", 0, 14, (("length", 4), ("rank", 13)), marked=False)
    off = ScoreLine("repique_partie", 0, -22)
    assert entry_sentence(RecordEntry("marked", owner=0, line=kings), SEATS, SEATS, PIQUET) == (
        "Anna scores 14: Trios and quatorzes: four kings."
    )
    assert entry_sentence(RecordEntry("marked", owner=0, line=off), SEATS, SEATS, PIQUET) == (
        "Anna takes 22 off again: Repique, as a separate match."
    )
    translation.switch("de")
    assert entry_sentence(RecordEntry("marked", owner=0, line=off), SEATS, SEATS, PIQUET) == (
        "Anna: 22 wieder abgezogen (Neunziger als eigene Partie)."
    )
