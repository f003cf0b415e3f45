"""Everything has a name, is reached by the keyboard, and can be touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.palette import application_palette, colours_of
from cardtable.ui.scorekeeper.entry_cells import MarkCell, NumberCell
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.contrast import ratio
from tests.ui.scorekeeper.by_hand import Open, answer_mark, points, turn_to, type_deal
from tests.ui.scorekeeper.parts import number_cells, shown_sheet, table_view
from tests.ui.scorekeeper.views import KINDS, setup_dialogs, sheet_of, views_of

FINGER = 30
"""Pixels that a fingertip finds."""


def controls(view: QWidget) -> Iterator[QWidget]:
    """What can be pressed or takes the focus itself, and what stands for a part of another control."""
    for control in (view, *view.findChildren(QWidget)):
        shown = control is view or control.isVisibleTo(view)
        takes = control.focusPolicy() != Qt.FocusPolicy.NoFocus and control.focusProxy() is None
        if shown and (takes or isinstance(control, QAbstractButton)):
            yield control


def name_of(control: QWidget) -> str:
    interface: Any = QAccessible.queryAccessibleInterface(control)
    return str(interface.text(QAccessible.Text.Name)) if interface is not None else ""


def unnamed(view: QWidget) -> list[str]:
    return [f"{type(view).__name__}: {type(one).__name__}" for one in controls(view) if not name_of(one)]


@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_every_control_of_a_sheet_has_a_name(opened: Open, kind: str, players: int) -> None:
    window = sheet_of(opened, kind, players)
    for method in window.keeper.sheet.rules.methods:
        turn_to(window, method)
        window.panel.faults_button.setChecked(True)
        assert unnamed(window) == []
        names = [name_of(cell) for cell in (*number_cells(window.panel), *window.panel.mark_cells)]
        assert len(set(names)) == len(names)


def test_every_control_of_the_other_views_has_a_name(opened: Open) -> None:
    window = sheet_of(opened, "casino.swedish")
    type_deal(window, aces={0: 3})
    for view in views_of(window):
        assert unnamed(view) == []


def test_every_control_of_the_setup_has_a_name(qtbot: QtBot, translation: Translation) -> None:
    for dialog in setup_dialogs():
        assert unnamed(dialog) == [], dialog.kind


def test_a_name_is_never_taken_for_markup(opened: Open) -> None:
    window = opened("ecarte.rotation", "<b>Anna</b>", "<i>B", "&C")
    type_deal(window, tricks={0: 5})
    views = [window, *views_of(window)]
    labels = [label for view in views for label in view.findChildren(QLabel) if "<b>" in label.text()]
    assert len(labels) >= 4
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def focused(window: SheetWindow) -> QWidget:
    widget = window.focusWidget()
    assert widget is not None
    return widget


@pytest.mark.parametrize("turned", [False, True])
def test_the_tab_key_goes_through_the_form_and_then_to_its_button(opened: Open, turned: bool) -> None:
    window = sheet_of(opened, "piquet.points")
    panel = window.panel
    if turned:
        turn_to(window, "by_category")
    panel.faults_button.setChecked(True)
    QApplication.processEvents()
    number_cells(panel)[0].setFocus()
    met = []
    while focused(window) is not panel.enter_button:
        met.append(name_of(focused(window)))
        assert len(met) < 100
        QTest.keyClick(focused(window), Qt.Key.Key_Tab)
    cells = [name_of(cell) for cell in (*number_cells(panel), *panel.mark_cells)]
    first = met.index(panel.faults_button.text())
    assert [name for name in met if name not in cells] == [met[first]]
    # Nothing that comes before the first number is asked for again.
    before = {"Carte blanche, Anna", "Carte blanche, Björn"}
    assert set(cells) - before == set(met) - {met[first]}
    rows = list(dict.fromkeys(name.rpartition(",")[0] for name in met))
    assert len(rows) == len({name.rpartition(",")[0] for name in met})


def test_why_an_entry_is_refused_stays_in_sight_and_its_row_is_scrolled_to(opened: Open) -> None:
    window = sheet_of(opened, "piquet.points")
    window.resize(900, 600)
    panel = window.panel
    turn_to(window, "by_category")
    for code, typed in (("point", "8"), ("sets", "28")):
        cell = panel.cell(code, 0)
        assert isinstance(cell, NumberCell)
        cell.setText(typed)
    panel.faults_button.setChecked(True)
    for _ in range(4):
        QApplication.processEvents()
    panel.mark_cells[-1].setFocus()
    (area,) = panel.findChildren(QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    (label,) = [one for one in panel.findChildren(QLabel) if one.text() and one.text() == panel.reason("sets")]
    assert not label.visibleRegion().isEmpty()
    assert panel.cell("sets", 0).visibleRegion().isEmpty()
    panel.enter_button.click()
    QApplication.processEvents()
    assert label.text() == panel.reason("sets") == "One pack does not have the cards for all these declarations."
    assert not label.visibleRegion().isEmpty()
    assert not panel.cell("sets", 0).visibleRegion().isEmpty()
    assert panel.cell("sets", 0).accessibleDescription() == label.text()


# By touch


@pytest.fixture(scope="module")
def screen() -> Any:
    return QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)


def touch(widget: QWidget, device: Any, spot: QPoint | None = None) -> None:
    """A short tap on the middle of a widget, or on a spot of it."""
    where = spot if spot is not None else widget.rect().center()
    window = widget.window()
    QApplication.processEvents()
    there = widget.mapTo(window, where)
    QTest.touchEvent(window, device).press(0, there, window).commit()
    QTest.touchEvent(window, device).release(0, there, window).commit()


def test_counters_marks_and_the_button_are_touched(opened: Open, screen: Any) -> None:
    window = sheet_of(opened, "casino.swedish")
    field = shown_sheet(window).fields[0]
    for _ in range(2):
        touch(field, screen)
        answer_mark("A point by hand")
    assert points(window) == (2, 0)
    mark = window.panel.cell("big_casino", 1)
    assert isinstance(mark, MarkCell)
    touch(mark, screen)
    assert mark.isChecked()
    for _ in range(2):
        # The second time it is entered although something is missing.
        touch(window.panel.enter_button, screen)
    assert points(window) == (2, 2)


def test_the_table_view_is_touched(opened: Open, screen: Any) -> None:
    window = sheet_of(opened, "ecarte")
    window.show_table()
    table = table_view(window)
    assert table is not None
    for widget in (table.places[1].plus, table.places[1].field):
        touch(widget, screen)
        answer_mark("A point by hand")
    touch(table.places[1].minus, screen)
    assert [place.field.points for place in table.places] == [0, 1]
    table.close()


@pytest.mark.parametrize("kind", ["casino.berlin1810", "piquet.kings", "ecarte.rotation"])
def test_what_is_touched_is_large_enough(opened: Open, kind: str) -> None:
    window = sheet_of(opened, kind)
    window.show_table()
    table = table_view(window)
    assert table is not None
    touched = [*number_cells(window.panel), *window.panel.mark_cells, window.panel.enter_button]
    touched += [sign for place in table.places for sign in (place.plus, place.minus)]
    for control in touched:
        if control.isVisible():
            assert min(control.width(), control.height()) >= FINGER, name_of(control)
    table.close()


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_the_rim_of_a_box_to_tick_can_be_told_from_its_paper(
    opened: Open, appearance: str, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: apply_look(qapp, "light", 100))
    apply_look(qapp, appearance, 100)
    cell = sheet_of(opened, "casino.swedish").panel.cell("last_capture", 0)
    cell.clearFocus()
    picture = cell.grab().toImage()
    paper = picture.pixelColor(6, cell.height() // 2)
    across = [picture.pixelColor(x, cell.height() // 2).name() for x in range(6, cell.width() - 6)]
    # A rim, a frame: 3 : 1 by the guidelines.
    assert max(ratio(colour, paper.name()) for colour in across) >= 3


@pytest.mark.parametrize("dark", [False, True])
def test_in_high_contrast_the_box_to_tick_has_the_colour_of_words(opened: Open, dark: bool) -> None:
    cell = sheet_of(opened, "piquet.points").panel.cell("repique", 0)
    assert isinstance(cell, MarkCell)
    cell.setPalette(application_palette(colours_of(dark=dark, contrast=True)))
    image, middle = cell.grab().toImage(), cell.rect().center()
    # From the middle of the empty box to the right: the first that is drawn is its rim.
    line = [image.pixelColor(x, middle.y()).name() for x in range(middle.x(), cell.width() - 6)]
    assert max(ratio(line[0], one) for one in line) > 15
