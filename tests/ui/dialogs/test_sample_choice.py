"""Samples of which one is chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.dialogs.sample_choice import Sample, SampleChoice
from tests.ui.clicks import button, press

VALUES = ("red", "green", "blue")


def sample(value: str) -> Sample:
    def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
        painter.fillRect(place, QColor(value))

    return paint


def opened(qtbot: QtBot) -> SampleChoice:
    choice = SampleChoice(VALUES, sample, QSize(60, 40))
    choice.word("Colour", ("Red one", "Green one", "Blue one"))
    qtbot.addWidget(choice)
    choice.resize(500, 100)
    choice.show()
    return choice


def test_what_is_pressed_is_told_and_ringed(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    choice.choose("red")
    before = button(choice, "Blue one").grab().toImage()
    with qtbot.waitSignal(choice.chosen) as chosen:
        press(choice, "Blue one")
    assert chosen.args == ["blue"]
    assert button(choice, "Blue one").isChecked()
    assert not button(choice, "Red one").isChecked()
    after = button(choice, "Blue one").grab().toImage()
    assert after != before
    assert after.pixelColor(after.width() // 2, 20).name() == "#0000ff"


def test_what_is_not_offered_is_the_first(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    choice.choose("gone")
    assert [one.isChecked() for one in choice.buttons] == [True, False, False]


def test_arrow_keys_go_on_and_a_screen_reader_hears_what_is_chosen(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    choice.choose("red")
    choice.activateWindow()
    first = button(choice, "Red one")
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert button(choice, "Green one").isChecked()
    assert (first.accessibleName(), first.accessibleDescription()) == ("Red one", "Colour")


def test_none_is_left_over_alone_in_a_row(qtbot: QtBot) -> None:
    many = tuple(f"sample {number}" for number in range(6))
    choice = SampleChoice(many, sample, QSize(60, 40))
    choice.word("Colour", many)
    qtbot.addWidget(choice)
    choice.show()
    widest = max(one.sizeHint().width() for one in choice.buttons)
    # Room for five of the six.
    choice.resize(5 * widest + 5 * 8, 300)
    QApplication.processEvents()
    rows = [one.y() for one in choice.buttons]
    assert [rows.count(row) for row in sorted(set(rows))] == [3, 3]
