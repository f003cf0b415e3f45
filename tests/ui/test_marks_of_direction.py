"""Texts with marks that turn the direction of writing, as those of Hebrew have: they change the place of nothing.

A language that is dropped in may not have such marks; what it quotes, names of persons and files, may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QRect, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.languages import ENGLISH
from cardtable.ui.cards.pictures import CardPictures
from tests.ui.cut import cut
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import Begun, around_sheets_and_rules, begin, main_window, sheet_window

__all__ = ["main_window", "opened"]

ISOLATED, MARKED = ("\u2067", "\u2069"), ("\u200f", "")
"""What stands before and after each text: from right to left by itself, and a mark of that direction at its start."""

_SPARE = 3
"""Pixels by which letters may differ."""


class Marking(QTranslator):
    """Gives each English text of the program between two marks; those of Qt, such as its date formats, stay."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.marks = "", ""
        self.asked = 0

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context.startswith("Q"):
            return sourceText
        self.asked += 1
        before, after = self.marks
        return f"{before}{sourceText}{after}"


@pytest.fixture(params=[ISOLATED, MARKED], ids=["isolated", "marked"])
def marking(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Callable[[bool], Marking]]:
    """A function that says all words anew, with marks or without: what is made anew then is so in any language."""
    made = Marking(qapp)

    def say(with_marks: bool) -> Marking:
        qapp.removeTranslator(made)
        made.marks = request.param if with_marks else ("", "")
        qapp.installTranslator(made)
        for _ in range(3):
            QApplication.processEvents()
        return made

    yield say
    qapp.removeTranslator(made)


def shown(window: QWidget) -> list[tuple[str, QRect]]:
    """All that is seen in ``window``, by its class and its place."""
    return [
        (type(widget).__name__, QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size()))
        for widget in window.findChildren(QWidget)
        if widget.isVisibleTo(window) and widget.window() is window.window()
    ]


def moved(before: list[tuple[str, QRect]], after: list[tuple[str, QRect]]) -> list[str]:
    """What lies elsewhere by more than letters may differ, or is another thing."""
    if [name for name, _ in before] != [name for name, _ in after]:
        return ["other things are shown"]
    return [
        f"{name} {then} → {now}"
        for (name, then), (_, now) in zip(before, after, strict=True)
        if not then.adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE).contains(now)
        or not now.adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE).contains(then)
    ]


def test_a_window_that_is_turned_round_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    layout.addWidget(QLabel("Deal"))
    layout.addWidget(QLabel("The score of both sides"))
    window.show()
    before = shown(window)
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    layout.activate()
    assert moved(before, before) == []
    assert moved(before, shown(window))


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=["small", "usual"])
@pytest.mark.parametrize("kind", ["", "ecarte"], ids=["start", "table"])
def test_the_start_page_and_a_table_stay_as_they_are(
    kind: str, size: tuple[int, int], marking: Callable[[bool], Marking], main_window: Begun, qtbot: QtBot
) -> None:
    window = main_window(ENGLISH)
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size)
    if kind:
        begin(window, kind)
    marking(False)
    before, told = shown(window), cut(window)
    marks = marking(True)
    assert marks.asked
    assert moved(before, shown(window)) == []
    assert len(cut(window)) == len(told)
    assert window.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("kind", ["casino.swedish", "piquet.points", "free"])
def test_a_score_sheet_stays_as_it_is(kind: str, marking: Callable[[bool], Marking], opened: Open) -> None:
    window = sheet_window(opened, kind)
    marking(False)
    before, told = shown(window), cut(window)
    marking(True)
    assert moved(before, shown(window)) == []
    assert len(cut(window)) == len(told)


def test_the_windows_around_score_sheets_and_rules_stay_as_they_are(
    marking: Callable[[bool], Marking], opened: Open, qtbot: QtBot, pictures: CardPictures
) -> None:
    made = around_sheets_and_rules(opened, qtbot, pictures, ENGLISH)
    for one in made:
        one.show()
    marking(False)
    before = [(shown(one), cut(one)) for one in made]
    marking(True)
    for one, (places, told) in zip(made, before, strict=True):
        assert moved(places, shown(one)) == [], type(one).__name__
        assert len(cut(one)) == len(told), type(one).__name__
