"""What has the focus is seen, measured on what is painted: around every kind of control enough has another colour."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.look.focus import EDGE, LINE, can_have_focus
from cardtable.ui.look.palette import RADIUS
from cardtable.ui.window.main_window import MainWindow
from tests.ui.contrast import GRAPHICS, ratio
from tests.ui.window.random_keys import K, press
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]

AROUND = 7
"""How far outside the control a frame may lie, in pixels."""


def start(_window: MainWindow) -> None:
    """Stay at the start page."""


def table(window: MainWindow) -> None:
    """Show a hint at the table, and cards that can be touched."""
    begin(window, "casino.swedish")
    QApplication.processEvents()
    window.commands.hint.trigger()
    QApplication.processEvents()


def new_game(window: MainWindow) -> None:
    """Show the panel of a new game."""
    window.commands.new_game.trigger()
    QApplication.processEvents()


def settings(window: MainWindow) -> None:
    """Show the panel of the settings."""
    window.commands.preferences.trigger()
    QApplication.processEvents()


def parts(window: QWidget) -> list[QWidget]:
    """Return what is seen whole and can have the focus; the cloth frames its cards elsewhere."""
    shown = [
        one
        for one in window.findChildren(QWidget)
        if can_have_focus(one) and one.visibleRegion().boundingRect() == one.rect()
    ]
    if isinstance(window, MainWindow):
        cloth = window.table
        shown = [one for one in shown if one is not cloth and not cloth.viewport().isAncestorOf(one)]
    return shown


def different(window: QWidget, part: QWidget, before: QImage, after: QImage) -> int:
    """Return how many pixels around ``part`` differ so much between two pictures that it can be seen."""
    place = QRect(part.mapTo(window, QPoint(0, 0)), part.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    inside = place.adjusted(2 * AROUND, 2 * AROUND, -2 * AROUND, -2 * AROUND)
    place &= before.rect()
    found = 0
    for y in range(place.top(), place.bottom() + 1):
        row: Iterable[int] = range(place.left(), place.right() + 1)
        if inside.top() <= y <= inside.bottom():
            # What is inside is no frame.
            row = (x for x in row if not inside.left() <= x <= inside.right())
        for x in row:
            now, then = after.pixel(x, y), before.pixel(x, y)
            if now != then and ratio(after.pixelColor(x, y), before.pixelColor(x, y)) >= GRAPHICS:
                found += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("appearance", ["light", "dark"])
@pytest.mark.parametrize("page", [start, table, new_game, settings])
def test_every_kind_of_control_shows_that_it_has_the_focus(main_window: Begun, page: object, appearance: str) -> None:
    window = main_window("en", appearance=appearance)
    window.resize(1000, 700)
    window.activateWindow()
    assert callable(page)
    page(window)
    press(window, K.Key_Tab)
    all_show_the_focus(window)


@pytest.mark.slow
@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_every_kind_of_control_of_the_rules_shows_that_it_has_the_focus(main_window: Begun, appearance: str) -> None:
    main = main_window("en", appearance=appearance)
    main.activateWindow()
    main.commands.rules_here.trigger()
    QApplication.processEvents()
    (window,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, RuleViewer) and one.isVisible()]
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Tab)
    # Frames lie inside the controls here, which have round corners.
    all_show_the_focus(window, corners=4 * 2 * RADIUS)
    window.close()


def all_show_the_focus(window: QWidget, corners: int = 0) -> None:
    """Give the focus to one control of every kind, and have it seen; not along so many pixels of ``corners``."""
    shown = parts(window)
    kinds = {type(one).__name__: one for one in shown}
    assert len(shown) > 1
    for kind, part in kinds.items():
        next(one for one in shown if one is not part).setFocus()
        QApplication.processEvents()
        before = window.grab().toImage()
        part.setFocus()
        QApplication.processEvents()
        after = window.grab().toImage()
        # As much as a line of two pixels around it, as WCAG 2.2 wants (2.4.13).
        assert different(window, part, before, after) >= 2 * (2 * (part.width() + part.height()) - corners), kind


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_frame_around_a_page_lies_on_none_of_its_words(main_window: Begun, language: str) -> None:
    window = main_window(language)
    window.resize(1280, 800)
    window.activateWindow()
    settings(window)
    QApplication.processEvents()
    frame = window.focus.frame
    (page,) = [one for one in window.findChildren(UprightArea) if one.isVisible()]
    page.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert frame.around is page
    inside = frame.geometry().adjusted(LINE + 2 * EDGE, 0, -(LINE + 2 * EDGE), 0)
    for label in page.findChildren(QLabel):
        if label.visibleRegion().isEmpty():
            continue
        left = label.mapTo(window, QPoint(0, 0)).x()
        assert inside.left() < left, label.text()
        assert left + label.width() <= inside.right() + 1, label.text()
