"""The paper on the ledge: its kind, what waits, its steps, and words that are too long for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.bars import GuideBar, RefusalBar, WordsBar
from cardtable.ui.look.palette import INK
from cardtable.ui.look.plain import Label
from cardtable.ui.table.paper import Paper, page_starts

WIDE, LETTERS = 280, 17.0
LONG = "A card captures others of its value, and sets that add up to it, as many as there are. " * 6


@pytest.fixture
def paper(qtbot: QtBot) -> Iterator[Paper]:
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.resize(400, 600)
    whole.show()
    yield Paper(whole)
    whole.close()


def kind(paper: Paper) -> str:
    return next(label.text() for label in paper.findChildren(Label) if label.parent() is paper)


def shown(paper: Paper, words: str, highest: int = 500) -> tuple[WordsBar, int]:
    """A refusal on ``paper``, and the height that it takes."""
    bar = RefusalBar()
    bar.hosted = True
    bar.take_words(words)
    paper.show_bar(bar)
    return bar, paper.fit(WIDE, LETTERS, highest)


def test_nothing_to_say_takes_no_room(paper: Paper) -> None:
    paper.show_bar(None)
    assert paper.fit(WIDE, LETTERS, 500) == 0
    assert paper.isHidden()


@pytest.mark.usefixtures("translation")
def test_it_says_what_kind_of_words_stand_on_it_and_how_many_follow(paper: Paper) -> None:
    bar, _ = shown(paper, "No.")
    assert kind(paper) == "Not possible"
    for following, wide, told in (
        (1, WIDE, "Not possible – 1 message waiting"),
        (2, WIDE, "Not possible – 2 messages waiting"),
        # What has no room is left out, and nothing is cut.
        (2, WIDE // 2, "Not possible"),
    ):
        paper.show_bar(bar, following)
        paper.fit(wide, LETTERS, 500)
        assert kind(paper) == told
        label = next(one for one in paper.findChildren(Label) if one.parent() is paper)
        assert label.sizeHint().width() <= label.width()


def test_the_cross_is_written_in_ink_also_where_windows_are_dark(paper: Paper) -> None:
    bar = GuideBar()
    assert bar.done is not None
    dark = bar.done.palette()
    dark.setColor(QPalette.ColorRole.ButtonText, QColor("white"))
    bar.done.setPalette(dark)
    bar.hosted = True
    paper.show_bar(bar)
    paper.fit(WIDE, LETTERS, 500)
    assert bar.done.palette().color(QPalette.ColorRole.ButtonText) == QColor(INK)


def test_longer_words_take_more_height_up_to_what_there_is(paper: Paper) -> None:
    _, short = shown(paper, "No.")
    assert paper.pages == ""
    _, whole = shown(paper, LONG, 2000)
    assert paper.pages == ""
    _, cut = shown(paper, LONG, 200)
    assert short < cut <= 200 < whole


def test_words_that_are_too_long_are_turned_page_by_page(paper: Paper) -> None:
    bar, _ = shown(paper, LONG, 200)
    window = bar.parentWidget()
    assert window is not None
    pages = int(paper.pages.rsplit(" ", maxsplit=1)[1])
    assert pages > 1
    seen = 0
    for page in range(1, pages + 1):
        assert paper.pages == f"{page} of {pages}"
        assert bar.y() == -seen
        # Every line is seen whole, and once.
        assert window.height() % bar.fontMetrics().lineSpacing() == 0
        seen += window.height()
        paper.turn()
        paper.fit(WIDE, LETTERS, 200)
    assert seen >= bar.height()
    assert paper.pages == f"1 of {pages}"
    # A press on the words does the same, and the number shows that there is more.
    QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=QPoint(40, 60))
    paper.fit(WIDE, LETTERS, 200)
    assert paper.pages == f"2 of {pages}"
    (number,) = (one for one in paper.findChildren(QToolButton) if " of " in one.text())
    assert number.text().endswith("›")


def test_the_cross_of_words_goes_with_them(paper: Paper) -> None:
    guide = GuideBar()
    guide.hosted = True
    guide.take_words("Follow suit.")
    paper.show_bar(guide)
    paper.fit(WIDE, LETTERS, 500)
    assert guide.done is not None
    assert guide.done.isVisible()
    assert isinstance(guide.done, QToolButton)
    assert guide.done.geometry().right() <= WIDE
    shown(paper, "No.")
    assert not guide.done.isVisible()
    assert not guide.isVisible()


def test_pages_begin_where_a_line_does() -> None:
    lines = [(0, 20), (20, 40), (46, 66), (66, 86), (92, 112)]
    assert page_starts(lines, 112, 60) == [0, 46, 92]
    assert page_starts(lines, 112, 112) == [0]
    # What is higher than a page is cut, and still seen whole page by page.
    assert page_starts([(0, 100)], 100, 40) == [0, 40, 80]


def test_no_line_is_cut_where_paragraphs_stand_apart(paper: Paper) -> None:
    bar, _ = shown(paper, LONG)
    layout = bar.layout()
    assert layout is not None
    other = Label(LONG)
    other.setWordWrap(True)
    other.setFont(bar.font())
    layout.setSpacing(9)
    layout.addWidget(other)
    for highest in range(120, 260, 7):
        paper.fit(WIDE, LETTERS, highest)
        window = bar.parentWidget()
        assert window is not None
        for label in bar.findChildren(Label):
            top = label.mapTo(bar, label.contentsRect().topLeft()).y() + bar.y()
            line = label.fontMetrics().lineSpacing()
            for at in range(round(label.contentsRect().height() / line)):
                above, below = top + at * line, top + (at + 1) * line
                assert below <= 1 or above >= window.height() - 1 or (above >= -1 and below <= window.height() + 1)
