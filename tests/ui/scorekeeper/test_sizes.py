"""From 900×600 to 4K and upright: nothing needed is out of sight, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.ui.dialogs.score_sheet.counter_field import CounterField
from cardtable.ui.look.house_style import HouseStyle
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.one_line import OneLine
from cardtable.ui.look.palette import colours_of
from cardtable.ui.scorekeeper.entry_cells import MarkCell, NumberCell
from cardtable.ui.scorekeeper.no_sheets import NoSheets
from tests.ui.scorekeeper.by_hand import Open, free, start_of, turn_to
from tests.ui.scorekeeper.parts import number_cells, shown_sheet
from tests.ui.scorekeeper.views import KINDS, setup_dialogs, sheet_of, views_of

SIZES = [QSize(900, 600), QSize(768, 1024), QSize(3840, 2160)]
"""A small window, a tablet held upright, and the largest screen."""
LARGE = ("piquet.points", "ecarte.rotation")
"""Rule sets that are looked at on the largest screen, too."""


@pytest.fixture(autouse=True)
def _text_as_in_the_program(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    apply_look(qapp, "light", 100)
    yield
    qapp.setFont(before)


def settle(view: QWidget, size: QSize) -> None:
    view.showNormal()
    view.resize(size)
    # What has no room is left out, and then something more.
    for _ in range(5):
        QApplication.processEvents()
    assert view.size() == size, f"{type(view).__name__} is {view.size()} instead of {size}"


def outside(view: QWidget, controls: list[QWidget]) -> list[str]:
    """Controls of which something is beyond the edge of the view, or that are pressed below their smallest size."""
    found = []
    for control in controls:
        place = QRect(control.mapTo(view, control.rect().topLeft()), control.size())
        # Some sizes are chosen, and cloths may be small where many lie beside each other.
        chosen = control.minimumWidth() == control.maximumWidth() or isinstance(control, CounterField)
        small = not chosen and control.width() < control.minimumSizeHint().width()
        if not view.rect().contains(place) or small:
            found.append(f"{control.accessibleName() or type(control).__name__} {place}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sheet_of_every_kind_has_its_counters_list_and_button_in_sight(
    opened: Open, translation: Translation, language: str
) -> None:
    translation.switch(language)
    for kind, players in KINDS:
        window = sheet_of(opened, kind, players)
        for method in window.keeper.sheet.rules.methods:
            turn_to(window, method)
            for size in SIZES if kind in LARGE else SIZES[:2]:
                settle(window, size)
                sheet = shown_sheet(window)
                fields = [field for field in sheet.fields if field.isVisible()]
                # Beside those of five persons a small screen has no room for three deals.
                assert fields or (players > 4 and size == SIZES[0]), (kind, players, method)
                needed = [window.panel.enter_button, sheet.tree, *fields]
                needed += [button for button in sheet.findChildren(QAbstractButton) if button.isVisible()]
                assert outside(window, needed) == [], (kind, players, method)
                assert sheet.tree.height() >= 3 * sheet.tree.sizeHintForRow(0), (kind, players, method)
        free(window)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_other_views_have_their_buttons_in_sight(opened: Open, translation: Translation, language: str) -> None:
    translation.switch(language)
    window = sheet_of(opened, "ecarte.rotation", 6)
    for view in views_of(window):
        for size in SIZES:
            settle(view, size)
            buttons: list[QWidget] = [button for button in view.findChildren(QAbstractButton) if button.isVisible()]
            assert buttons
            assert outside(view, buttons) == []
        view.resize(SIZES[0])
    free(window)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_sheet_can_be_begun_in_a_small_window(qtbot: QtBot, translation: Translation, language: str) -> None:
    translation.switch(language)
    for dialog in setup_dialogs():
        for size in SIZES[:2]:
            settle(dialog, size)
            assert outside(dialog, [start_of(dialog), *dialog.name_fields[:2]]) == [], dialog.kind


def test_names_of_forty_letters_in_eight_columns_leave_the_cells_in_sight(opened: Open) -> None:
    names = [f"Maximiliane-Friederike Obermüller-Sch. {number}" for number in range(8)]
    window = opened("free", *names)
    for size in (QSize(900, 600), QSize(1280, 800)):
        settle(window, size)
        for side in range(8):
            cell = window.panel.cell("total", side)
            assert cell.visibleRegion().boundingRect().height() == cell.height(), size


def test_long_names_leave_the_cells_in_sight(opened: Open) -> None:
    window = opened("piquet.rubicon", "Anna-Katharina Schönbichler-Wohlgemuth", "Maximiliane von Hohenfels")
    window.resize(846, 564)
    QApplication.processEvents()
    cell = number_cells(window.panel)[0]
    heads = [one for one in window.panel.findChildren(OneLine) if one.isVisible()]
    assert {one.text() for one in heads} == set(window.sides)
    assert all(one.height() < 2 * one.fontMetrics().height() for one in heads)
    assert cell.visibleRegion().boundingRect().size() == cell.size()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_box_of_a_mark_lies_within_its_cell_however_large_the_text_is(qtbot: QtBot, percent: int) -> None:
    mark, number = MarkCell(("last", 0)), NumberCell(("cards", 0))
    for cell in (mark, number):
        qtbot.addWidget(cell)
        font = cell.font()
        font.setPointSizeF(font.pointSizeF() * percent / 100)
        cell.setFont(font)
    assert mark.sizeHint().height() >= number.sizeHint().height() - 4
    for high in (mark.minimumHeight(), mark.sizeHint().height()):
        mark.resize(100, max(high, mark.minimumHeight()))
        seen = mark.grab().toImage()
        # Above the box and beside it the edge of the cell looks the same.
        for y in (0, 1, seen.height() - 2, seen.height() - 1):
            assert seen.pixel(seen.width() // 2, y) == seen.pixel(20, y)


def test_the_button_of_the_first_sheet_has_room_around_its_words(qtbot: QtBot, translation: Translation) -> None:
    style = HouseStyle(colours_of(dark=False, contrast=False))
    page, other = NoSheets(), QPushButton()
    other.setText(page.begin_button.text())
    other.setAutoDefault(False)
    for widget in (page, other):
        qtbot.addWidget(widget)
    for button in (page.begin_button, other):
        button.setStyle(style)
    assert page.begin_button.sizeHint() == other.sizeHint()
