"""Sheet and form in windows of every shape."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.ui.look.look import apply_look
from cardtable.ui.scorekeeper.halves import Halves
from cardtable.ui.scorekeeper.keypad import FLAT_KEY
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.cut import cut
from tests.ui.layout_items import known_items, left_behind
from tests.ui.scorekeeper.by_hand import Open, by_totals, choose
from tests.ui.scorekeeper.parts import shown_sheet


@pytest.mark.parametrize(
    ("size", "wanted"),
    [
        (QSize(1280, 800), Qt.Orientation.Horizontal),
        (QSize(900, 600), Qt.Orientation.Horizontal),
        (QSize(800, 1280), Qt.Orientation.Vertical),
    ],
)
def test_upright_windows_have_the_form_below(opened: Open, size: QSize, wanted: Qt.Orientation) -> None:
    window = opened("casino.swedish")
    window.resize(size)
    (halves,) = window.findChildren(Halves)
    assert window.size() == size
    assert halves.orientation() == wanted


def test_many_columns_stand_above_the_form_where_the_window_is_too_narrow(opened: Open) -> None:
    window = opened("free", *"ABCDEFGH")
    (halves,) = window.findChildren(Halves)
    window.resize(900, 700)
    assert window.width() == 900
    assert halves.orientation() == Qt.Orientation.Vertical
    window.resize(1600, 900)
    assert halves.orientation() == Qt.Orientation.Horizontal


def test_below_the_sheet_a_longer_form_takes_more_room_and_the_button_stays_in_sight(
    opened: Open, qtbot: QtBot
) -> None:
    window = opened("piquet.session", dealer=1)
    window.resize(800, 1200)
    (halves,) = window.findChildren(Halves)
    before = halves.sizes()[1]
    choose(window, "by_category")
    qtbot.waitUntil(lambda: halves.sizes()[1] > before)
    button = window.panel.enter_button
    assert window.rect().contains(button.rect().translated(button.mapTo(window, button.rect().topLeft())))


def test_where_a_sixth_person_joins_nothing_is_cut_off(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", *"ABCDE")
    window.resize(900, 600)
    (halves,) = window.findChildren(Halves)
    assert halves.orientation() == Qt.Orientation.Horizontal
    assert len(whole_signs(window)) == 10
    window.keeper.come("F")
    qtbot.waitUntil(lambda: halves.orientation() == Qt.Orientation.Vertical)
    qtbot.waitUntil(lambda: not signs(window))
    # What is left out for want of room makes none for what is beside it.
    window.resize(905, 600)
    assert halves.orientation() == Qt.Orientation.Vertical
    window.resize(1280, 800)
    assert halves.orientation() == Qt.Orientation.Horizontal
    qtbot.waitUntil(lambda: len(whole_signs(window)) == 12)


def test_with_large_text_the_keys_for_fingers_lie_beside_each_other(
    opened: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    font, palette = qapp.font(), qapp.palette()
    apply_look(qapp, "light", 200, touch=True)
    window = opened("casino.berlin1810", "Anna", "Björn", "Christina", "Friedrich-Wilhelm")
    window.resize(800, 1000)
    window.panel.keypad_button.setChecked(True)
    qtbot.waitUntil(lambda: not signs(window))
    keys = [window.panel.keypad.key(key) for key in "741"]
    qtbot.waitUntil(lambda: all(above.y() + above.height() <= below.y() for above, below in pairwise(keys)))
    assert all(key.height() >= FLAT_KEY for key in keys)
    apply_look(qapp, "light", 100)
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_small_screen_with_large_text_no_button_lies_on_the_message(
    opened: Open, qtbot: QtBot, qapp: QApplication, translation: Translation, language: str
) -> None:
    font, palette = qapp.font(), qapp.palette()
    translation.switch(language)
    apply_look(qapp, "light", 200)
    window = opened("casino.swedish", "Anna", "Björn", "Christina", "Friedrich-Wilhelm")
    window.resize(900, 600)
    by_totals(window, total={0: 5, 1: 6, 2: 0, 3: 0})
    by_totals(window, total={0: 5, 1: 6, 2: 0, 3: 0})
    by_totals(window, total={0: 5, 1: 6, 2: 0, 3: 0})
    assert window.panel.message
    qtbot.waitUntil(lambda: not [one for one in cut(window) if "lies on" in one])
    tools = (window.panel.dealer_button, window.panel.enter_button)
    assert all(one.height() >= one.fontMetrics().height() for one in tools)
    # The names stand over the deals; the cloths come back where there is room.
    fields = shown_sheet(window).fields
    assert not any(field.isVisible() for field in fields)
    window.resize(1280, 1000)
    qtbot.waitUntil(lambda: all(field.isVisible() for field in fields))
    apply_look(qapp, "light", 100)
    qapp.setFont(font)
    qapp.setPalette(palette)


def signs(window: SheetWindow) -> list[QToolButton]:
    """The buttons for + and − that are shown."""
    return [one for one in shown_sheet(window).findChildren(QToolButton) if one.isVisible() and one.text() in "+−"]


def whole_signs(window: SheetWindow) -> list[QToolButton]:
    return [one for one in signs(window) if one.visibleRegion().boundingRect() == one.rect()]


def test_a_person_who_joins_leaves_nothing_of_the_fewer_behind(opened: Open, qtbot: QtBot) -> None:
    before = known_items()
    window = opened("free", *"ABCDE")
    window.keeper.come("F")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not left_behind(window, before)
