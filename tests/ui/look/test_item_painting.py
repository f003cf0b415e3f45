"""Lines of menus and lists, the bar of menus and tool tips, as the house paints them, in each light."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QListWidget, QMainWindow, QMenu, QStyle, QStyleOptionFrame, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.palette import FOCUS_LINE, colours_of
from tests.ui.look.conftest import painted


def colours_in(picture: QImage) -> set[str]:
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def test_the_menu_that_keys_have_reached_is_framed_and_not_the_bar(qtbot: QtBot, light: str) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = window.menuBar()
    for title in ("First", "Second"):
        bar.addMenu(title).addAction("Something")
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    assert FOCUS_LINE.lower() not in colours_in(painted(bar))
    bar.setFocus()
    active = bar.actions()[0]
    bar.setActiveAction(active)
    place = bar.actionGeometry(active)
    picture = painted(bar)
    assert FOCUS_LINE.lower() in colours_in(picture.copy(place))
    other = bar.actions()[1]
    assert FOCUS_LINE.lower() not in colours_in(picture.copy(bar.actionGeometry(other)))


def test_marks_and_headings_of_a_menu_are_painted(qtbot: QtBot, light: str) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addSection("A heading")
    line, off = menu.addAction("A line"), menu.addAction("Cannot be chosen")
    menu.addSeparator()
    tick = menu.addAction("A tick")
    tick.setCheckable(True)
    off.setEnabled(False)
    menu.resize(menu.sizeHint())
    before = painted(menu)
    tick.setChecked(True)
    ticked = painted(menu)
    assert ticked.copy(menu.actionGeometry(tick)) != before.copy(menu.actionGeometry(tick))
    menu.setActiveAction(line)
    chosen = painted(menu)
    assert chosen.copy(menu.actionGeometry(line)) != ticked.copy(menu.actionGeometry(line))
    assert chosen.copy(menu.actionGeometry(off)) == ticked.copy(menu.actionGeometry(off))


def test_every_second_row_has_another_ground_where_that_is_wanted(qtbot: QtBot, light: str) -> None:
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItems(["One", "Two", "Three", "Four"])
    palette = rows.palette()
    palette.setColor(QPalette.ColorRole.AlternateBase, QColor("#ff00ff"))
    rows.setPalette(palette)
    assert "#ff00ff" not in colours_in(painted(rows))
    rows.setAlternatingRowColors(True)
    picture = painted(rows)
    second = rows.visualItemRect(rows.item(1)).center()
    first = rows.visualItemRect(rows.item(0)).center()
    assert "#ff00ff" in colours_in(picture)
    corner = rows.viewport().geometry().right() - 4
    assert picture.pixelColor(corner, second.y() + rows.viewport().y()).name() == "#ff00ff"
    assert picture.pixelColor(corner, first.y() + rows.viewport().y()).name() != "#ff00ff"


def test_a_tip_lies_on_its_own_paper(qtbot: QtBot, light: str) -> None:
    class Tip(QWidget):
        def paintEvent(self, event: object) -> None:
            option, painter = QStyleOptionFrame(), QPainter(self)
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelTipLabel, option, painter, self)
            painter.end()

    tip = Tip()
    qtbot.addWidget(tip)
    tip.resize(80, 30)
    colours = colours_of(dark=light == "dark", contrast=light == "contrast")
    picture = painted(tip)
    assert picture.pixelColor(40, 15).name() == QColor(colours.tip).name()
    rim = {picture.pixelColor(*at).name() for at in ((40, 0), (40, 29), (0, 15), (79, 15))}
    assert rim == {QColor(colours.on_tip).name()}
