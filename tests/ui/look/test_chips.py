"""Chips offer a few choices of which one is chosen, by mouse and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.hall.hall_table import ClothButton
from cardtable.ui.look.chips import Chip, Chips
from cardtable.ui.look.look import apply_look
from tests.ui.clicks import button, press

GAMES = [("Casino", "casino"), ("Piquet & more", "piquet"), ("Écarté", "ecarte")]


@pytest.fixture
def chips(qtbot: QtBot) -> Chips:
    made = Chips()
    qtbot.addWidget(made)
    made.offer(GAMES)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_first_one_is_chosen_until_another_is_pressed(chips: Chips, qtbot: QtBot) -> None:
    assert chips.value == "casino"
    with qtbot.waitSignal(chips.changed):
        press(chips, "Piquet & more")
    assert chips.value == "piquet"
    assert [one.isChecked() for one in chips.findChildren(Chip)] == [False, True, False]


def test_an_arrow_chooses_the_next_one(chips: Chips) -> None:
    first = button(chips, "Casino")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert chips.value == "piquet"
    QTest.keyClick(QApplication.focusWidget() or chips, Qt.Key.Key_Left)
    assert chips.value == "casino"


def test_what_is_chosen_stays_as_long_as_it_is_offered(chips: Chips) -> None:
    chips.choose("ecarte")
    heard: list[bool] = []
    chips.changed.connect(lambda: heard.append(True))
    # In another language.
    chips.offer([("Kasino", "casino"), ("Pikett", "piquet"), ("Ekarté", "ecarte")])
    assert (chips.value, button(chips, "Ekarté").isChecked()) == ("ecarte", True)
    chips.offer(GAMES[1:])
    assert chips.value == "ecarte"
    chips.offer(GAMES[:2])
    assert (chips.value, list(chips.values)) == ("casino", ["casino", "piquet"])
    chips.choose("unheard of")
    assert chips.value == "casino"
    chips.offer([])
    assert chips.value == ""
    assert heard == []


def test_the_chosen_one_is_filled_and_can_be_hit_by_a_finger(chips: Chips) -> None:
    colours = chips.palette()
    for one in chips.findChildren(Chip):
        assert one.height() >= 36
        beside = one.grab().toImage().pixelColor(one.height() // 2, 5)
        assert (beside == colours.highlight().color()) == one.isChecked()


def test_for_fingers_chips_and_words_on_the_cloth_are_higher(qtbot: QtBot, qapp: QApplication) -> None:
    font, palette = qapp.font(), qapp.palette()
    high = []
    for touch in (False, True):
        apply_look(qapp, "light", 100, touch=touch)
        made, words = Chips(), ClothButton()
        qtbot.addWidget(made)
        qtbot.addWidget(words)
        made.offer(GAMES)
        high.append((min(one.sizeHint().height() for one in made.findChildren(Chip)), words.sizeHint().height()))
    apply_look(qapp, "light", 100)
    qapp.setFont(font)
    qapp.setPalette(palette)
    assert high[0] == (36, 32)
    assert min(high[1]) >= 44
