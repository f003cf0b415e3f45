"""The sheet with what there is to do today: its words are never too small to be read."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.hall.today_sheet import TodayEntry, TodaySheet
from cardtable.ui.look.look import LEAST_LEGIBLE
from cardtable.ui.look.rating_words import RatingWords

LONG = (
    ("Spiel des Tages", "Zwicker in Schleswig-Holstein, gestern 104 : 98"),
    ("Lektion 12: Was am Ende des Spiels zählt", "Casino, vor dem Ende verlassen"),
    ("12 Aufgaben kommen wieder", "Die haben Sie beim ersten Mal nicht gelöst"),
    ("Noch 12 offene Partien", "Zwicker in Schleswig-Holstein und andere"),
)


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def sheet(room: QWidget, width: int) -> TodaySheet:
    made = TodaySheet(room)
    entries = [TodayEntry(title, facts, lambda *_: None, lambda: None) for title, facts in LONG]
    made.tell("Heute", ("27.11.",), entries, RatingWords("1561", "+12", "Wertung im Casino"))
    made.resize(width, made.minimumSizeHint().height())
    room.show()
    return made


@pytest.mark.parametrize("width", [306, 330, 400, 500])
def test_no_letters_are_smaller_than_can_be_read_and_nothing_is_cut_off(room: QWidget, width: int) -> None:
    made = sheet(room, width)
    made.grab()
    # In their width the rows say how high they must be.
    made.resize(width, made.minimumSizeHint().height())
    made.grab()
    for row, (title, facts) in zip(made.rows, LONG, strict=True):
        lines = row.seen_lines(TodayEntry(title, facts, lambda *_: None, lambda: None))
        assert lines[0][-1] == title
        assert all(font.pointSizeF() >= LEAST_LEGIBLE for font, _, _ in lines)
        assert sum(high for _, high, _ in lines) <= row.height()
    # Where there is room, the facts are told as well.
    made.resize(width, 500)
    made.grab()
    for row, (title, facts) in zip(made.rows, LONG, strict=True):
        lines = row.seen_lines(TodayEntry(title, facts, lambda *_: None, lambda: None))
        assert [words for *_, words in lines] == [title, facts]


def test_words_that_fit_have_the_usual_size(room: QWidget) -> None:
    made = sheet(room, 500)
    entry = TodayEntry("Heute", "Casino", lambda *_: None, lambda: None)
    row = made.rows[0]
    assert {font.pointSizeF() for font, _, _ in row.lines(entry, 300)} == {row.font().pointSizeF()}
    assert [high for *_, high, _ in row.lines(entry, 300)][1] == QFontMetrics(row.font()).height()


def test_the_rating_gives_way_where_the_rows_need_the_room(room: QWidget) -> None:
    made = sheet(room, 400)
    (figure,) = (label for label in made.findChildren(QLabel) if label.text() == "1561")
    least = made.minimumSizeHint().height()
    made.resize(400, least)
    assert figure.isHidden()
    made.resize(400, least + 60)
    assert not figure.isHidden()
    # Shown or not, it asks for no room.
    assert made.minimumSizeHint().height() == least
