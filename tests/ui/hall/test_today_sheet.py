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


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [306, 330, 400, 500])
def test_no_letters_are_smaller_than_can_be_read_and_nothing_is_cut_off(
    room: QWidget, width: int, letters: float
) -> None:
    font = room.font()
    font.setPointSizeF(letters * font.pointSizeF())
    room.setFont(font)
    made = sheet(room, width)
    made.grab()
    # In their width the rows say how high they must be.
    made.resize(width, made.minimumSizeHint().height())
    made.grab()
    for row, (title, facts) in zip(made.rows, LONG, strict=True):
        lines = row.lines(TodayEntry(title, facts, lambda *_: None, lambda: None))
        assert all(font.pointSizeF() >= LEAST_LEGIBLE for font, _, _ in lines)
        assert sum(high for _, high, _ in lines) <= row.height()


def test_pictures_give_way_where_they_leave_little_room_for_large_words(room: QWidget) -> None:
    painted: list[float] = []
    made = TodaySheet(room)
    made.tell("Heute", ("",), [TodayEntry(*LONG[0], lambda _, place, __: painted.append(place.width()), lambda: None)])
    made.resize(320, 300)
    made.grab()
    assert painted
    font = room.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    room.setFont(font)
    room.show()
    painted.clear()
    made.grab()
    assert painted == []
    made.resize(600, 300)
    made.grab()
    assert painted


def test_words_that_fit_have_the_usual_size(room: QWidget) -> None:
    made = sheet(room, 500)
    entry = TodayEntry("Heute", "Casino", lambda *_: None, lambda: None)
    row = made.rows[0]
    assert {font.pointSizeF() for font, _, _ in row.lines(entry)} == {row.font().pointSizeF()}
    assert [high for *_, high, _ in row.lines(entry)][1] == QFontMetrics(row.font()).height()


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
