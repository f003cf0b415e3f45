"""A button whose words continue in further lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionButton
from pytestqt.qtbot import QtBot

from cardtable.ui.look.broken_button import BrokenButton
from cardtable.ui.look.house_style import HouseStyle
from cardtable.ui.look.palette import DENSE, colours_of

WORDS = "Every card of the longest suit counts"


def lines_of(button: BrokenButton) -> list[str]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return option.text.split("\n")


def test_words_are_broken_where_one_line_has_no_room(qtbot: QtBot) -> None:
    button = BrokenButton(WORDS)
    qtbot.addWidget(button)
    whole = button.sizeHint()
    button.resize(whole.width() + 20, whole.height())
    assert lines_of(button) == [WORDS]
    button.resize(whole.width() // 2, 200)
    lines = lines_of(button)
    assert len(lines) > 1
    assert " ".join(lines) == WORDS
    assert button.hasHeightForWidth()
    assert button.heightForWidth(whole.width() // 2) > button.heightForWidth(whole.width() + 20) >= whole.height()


def test_it_is_never_narrower_than_its_longest_word(qtbot: QtBot) -> None:
    button, word, empty = BrokenButton(WORDS), BrokenButton("longest"), BrokenButton()
    for one in (button, word, empty):
        qtbot.addWidget(one)
    assert word.sizeHint().width() <= button.minimumSizeHint().width() < button.sizeHint().width()
    assert empty.minimumSizeHint().width() == 0
    button.resize(1, 1)
    assert lines_of(button) == WORDS.split()


def test_larger_letters_ask_for_more_room(qtbot: QtBot) -> None:
    button = BrokenButton(WORDS)
    qtbot.addWidget(button)
    before, font = button.sizeHint(), button.font()
    font.setPointSize(2 * font.pointSize())
    button.setFont(font)
    assert button.sizeHint().width() > 1.5 * before.width()
    assert button.sizeHint().height() > before.height()


@pytest.mark.parametrize(
    "change",
    [
        lambda button: button.setProperty(DENSE, True),
        lambda button: button.setMinimumHeight(1),
        lambda button: button.setMenu(QMenu(button)),
        lambda button: button.setFlat(True),
        lambda button: button.setText(f"{WORDS}."),
    ],
    ids=["dense", "least_height", "menu", "flat", "words"],
)
def test_whatever_changes_its_size_is_asked_anew(qtbot: QtBot, change: Callable[[BrokenButton], None]) -> None:
    style = HouseStyle(colours_of(dark=False, contrast=False))
    style.setParent(QApplication.instance())
    button, new = BrokenButton(WORDS), BrokenButton(WORDS)
    for one in (button, new):
        qtbot.addWidget(one)
        one.setStyle(style)
    before = button.sizeHint()
    change(button)
    change(new)
    assert button.sizeHint() == new.sizeHint() != before
