"""No control in any window is left to Qt's own style: all are painted by the house, in all states and all lights."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QSplitter,
    QSplitterHandle,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableWidget,
    QTabWidget,
    QToolBar,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.focus import can_have_focus
from cardtable.ui.look.house_style import PAINTED, HouseStyle
from cardtable.ui.look.look import Choices, apply_look
from cardtable.ui.look.palette import FOCUS_LINE, FRAMES_FOCUS, colours_of
from tests.ui.contrast import GRAPHICS, TEXT, ratio
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.look.conftest import painted
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import Begun, around_sheets_and_rules, begin, main_window, sheet_window

__all__ = ["main_window", "opened"]

_C, _P, _X = QStyle.ControlElement, QStyle.PrimitiveElement, QStyle.ComplexControl
PARTS: Final = {
    QPushButton: (_C.CE_PushButtonBevel, _C.CE_PushButtonLabel),
    QToolButton: (_P.PE_PanelButtonTool, _C.CE_ToolButtonLabel),
    QCheckBox: (_P.PE_IndicatorCheckBox,),
    QRadioButton: (_P.PE_IndicatorRadioButton,),
    QComboBox: (_X.CC_ComboBox,),
    QAbstractSpinBox: (_X.CC_SpinBox,),
    QLineEdit: (_P.PE_PanelLineEdit,),
    QSlider: (_X.CC_Slider,),
    QScrollBar: (_X.CC_ScrollBar,),
    QTabBar: (_C.CE_TabBarTabShape, _C.CE_TabBarTabLabel),
    QHeaderView: (_C.CE_HeaderSection, _C.CE_HeaderLabel, _C.CE_HeaderEmptyArea),
    QTreeWidget: (_P.PE_PanelItemViewItem, _P.PE_PanelItemViewRow, _P.PE_IndicatorBranch, _P.PE_Frame),
    QTableWidget: (_P.PE_PanelItemViewItem, _P.PE_PanelItemViewRow, _P.PE_Frame),
    QListWidget: (_P.PE_PanelItemViewItem, _P.PE_PanelItemViewRow, _P.PE_Frame),
    QMenu: (_P.PE_PanelMenu, _C.CE_MenuItem),
    QProgressBar: (_C.CE_ProgressBarGroove, _C.CE_ProgressBarContents),
    QSplitterHandle: (_C.CE_Splitter,),
}
"""What each kind of control consists of that would show Fusion's own look."""
STANDARD: Final = "PySide6.QtWidgets"
SHAPELESS: Final = frozenset(
    {
        "QAbstractButton",
        "QDialog",
        "QDialogButtonBox",
        "QFrame",
        "QGraphicsView",
        "QLabel",
        "QListView",
        "QMainWindow",
        "QMenuBar",
        "QPlainTextEdit",
        "QScrollArea",
        "QSizeGrip",
        "QSplitter",
        "QStackedWidget",
        "QTabWidget",
        "QTableView",
        "QTextBrowser",
        "QToolBar",
        "QTreeView",
        "QWidget",
    }
)
"""The classes that consist of others, or of nothing but a frame and words."""


def house() -> HouseStyle:
    style = QApplication.style()
    assert isinstance(style, HouseStyle)
    return style


def unstyled(window: QWidget) -> list[str]:
    """The widgets within ``window`` with a style or a style sheet of their own, or of a kind that nobody paints."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        name = f"{type(widget).__name__} {widget.objectName()!r}"
        if widget.style() is not QApplication.style() or widget.styleSheet():
            found.append(f"{name} has another style")
        kinds = [kind for kind in PARTS if isinstance(widget, kind)]
        own = next(kind.__name__ for kind in type(widget).__mro__ if kind.__module__ == STANDARD)
        if not kinds and own not in SHAPELESS:
            found.append(f"{name}: nobody paints a {own}")
        found += [f"{name}: {part.name}" for kind in kinds for part in PARTS[kind] if part not in PAINTED]
    return found


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_no_dialog_has_a_control_of_fusion(
    name: str, qtbot: QtBot, pictures: CardPictures, store: Store, translation: Translation
) -> None:
    dialog = MAKERS[name](pictures, store)
    qtbot.addWidget(dialog)
    assert QApplication.instance() is not None
    assert not QApplication.instance().styleSheet()  # type: ignore[union-attr]
    assert unstyled(dialog) == []
    dialog.close()
    dialog.deleteLater()


def test_no_score_sheet_has_a_control_of_fusion(
    opened: Open, qtbot: QtBot, pictures: CardPictures, translation: Translation
) -> None:
    windows = [sheet_window(opened, "piquet.rubicon"), *around_sheets_and_rules(opened, qtbot, pictures, "en")]
    assert [found for window in windows for found in unstyled(window)] == []


def test_neither_the_hall_nor_the_table_has_a_control_of_fusion(main_window: Begun) -> None:
    window = main_window("en")
    assert unstyled(window) == []
    begin(window, "casino.swedish")
    assert unstyled(window) == []


def gallery() -> QWidget:
    """A window with every kind of control in most of its states."""
    window = QWidget()
    column = QVBoxLayout(window)
    for enabled in (True, False):
        row = QHBoxLayout()
        column.addLayout(row)
        brass, words, menu_button = QPushButton("Brass"), QPushButton("Words"), QPushButton("More")
        brass.setDefault(True)
        words.setFlat(True)
        menu = QMenu(window)
        menu.addAction("A &line").setShortcut("Ctrl+L")
        menu.addSeparator()
        ticked = menu.addAction("Ticked")
        ticked.setCheckable(True)
        ticked.setChecked(True)
        menu.addAction("Not now").setEnabled(False)
        menu.addMenu("Further")
        menu_button.setMenu(menu)
        tick, half, radio = QCheckBox("Tick"), QCheckBox("Half"), QRadioButton("Radio")
        half.setTristate(True)
        half.setCheckState(Qt.CheckState.PartiallyChecked)
        radio.setChecked(True)
        number, line, choice = QSpinBox(), QLineEdit("Words"), QComboBox()
        choice.addItems(["One", "Another"])
        tool = QToolButton()
        tool.setText("Tool")
        tool.setCheckable(True)
        tool.setChecked(True)
        level, bar, done = QSlider(Qt.Orientation.Horizontal), QScrollBar(Qt.Orientation.Horizontal), QProgressBar()
        level.setValue(40)
        bar.setRange(0, 100)
        done.setValue(30)
        upright = QSlider(Qt.Orientation.Vertical)
        tabs, tree = QTabWidget(), QTreeWidget()
        tabs.addTab(QLabel("First"), "First")
        tabs.addTab(QLabel("Second"), "Second")
        tree.setHeaderLabels(["Name", "Points"])
        tree.setSortingEnabled(True)
        top = QTreeWidgetItem(tree, ["Anna", "7"])
        QTreeWidgetItem(top, ["Deal", "3"])
        top.setCheckState(0, Qt.CheckState.Checked)
        top.setExpanded(True)
        tree.setCurrentItem(top)
        rows = QListWidget()
        rows.addItems(["One", "Another"])
        rows.setCurrentRow(1)
        split = QSplitter()
        split.addWidget(rows)
        split.addWidget(tree)
        group = QGroupBox("Group")
        bars = QMenuBar()
        bars.addMenu("&Game").addAction("New")
        tools = QToolBar()
        tools.addAction("Speed")
        tools.addSeparator()
        parts = [brass, words, menu_button, tick, half, radio, number, line, choice, tool, level, bar, done, upright]
        for part in (*parts, tabs, split, group, bars, tools):
            part.setEnabled(enabled)
            row.addWidget(part)
        row.addWidget(menu)
    return window


def test_every_control_is_painted_in_every_light(qtbot: QtBot, qapp: QApplication) -> None:
    window = gallery()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    seen = []
    try:
        for look in ("light", "dark", "contrast"):
            apply_look(qapp, look, 100)
            QApplication.processEvents()
            for part in window.findChildren(QWidget):
                if can_have_focus(part):
                    part.setFocus()
            seen.append(painted(window))
            pictures = [painted(menu) for menu in window.findChildren(QMenu)]
            assert max(picture.width() for picture in pictures) > 60
    finally:
        apply_look(qapp, "light", 100)
    assert len({picture.pixelColor(3, 3).name() for picture in seen}) == 3


def test_controls_follow_the_light(light: str) -> None:
    expected = colours_of(dark=light == "dark", contrast=light == "contrast")
    assert house().colours == expected


def test_states_of_a_button_can_be_told_apart(qtbot: QtBot, light: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    usual, main, off, down = (QPushButton("Play") for _ in range(4))
    main.setDefault(True)
    off.setEnabled(False)
    down.setDown(True)
    for button in (usual, main, off, down):
        column.addWidget(button)
    page.show()
    pictures = [painted(button) for button in (usual, main, off, down)]
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[place + 1 :])
    middle = [picture.pixelColor(10, picture.height() // 2) for picture in pictures]
    assert middle[1].name() == house().colours.brass
    assert ratio(house().colours.on_brass, middle[1]) >= TEXT


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_mark_that_is_set_is_seen(qtbot: QtBot, light: str, kind: type[QCheckBox | QRadioButton]) -> None:
    mark = kind("Words")
    qtbot.addWidget(mark)
    empty = painted(mark)
    mark.setChecked(True)
    chosen = painted(mark)
    # Above the tick, or the dot.
    corner = QPoint(house().sizes.mark // 2, mark.height() // 2 - house().sizes.mark // 2 + 4)
    assert ratio(empty.pixelColor(corner), chosen.pixelColor(corner)) >= GRAPHICS


def test_a_picture_on_a_button_that_is_chosen_is_seen(qtbot: QtBot, light: str) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    picture = QPixmap(24, 24)
    picture.fill(QColor(house().colours.ink))
    button.setIcon(QIcon(picture))
    button.setCheckable(True)
    empty = painted(button)
    button.setChecked(True)
    chosen = painted(button)
    middle = QPoint(button.width() // 2, button.height() // 2)
    assert chosen != empty
    assert ratio(chosen.pixelColor(middle), chosen.pixelColor(4, middle.y())) >= GRAPHICS


LONG: Final = "Zwicker in Schleswig-Holstein, as it is played in the villages"


def test_the_list_of_a_box_of_choices_is_no_menu_and_as_wide_as_its_words(qtbot: QtBot, light: str) -> None:
    box = Choices()
    qtbot.addWidget(box)
    box.addItems(["Short", LONG, "Other"])
    box.setFixedWidth(120)
    with qtbot.waitExposed(box):
        box.show()
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(100, box.height() // 2))
    rows = box.view()
    qtbot.waitUntil(rows.isVisible)
    assert rows.viewport().width() >= box.fontMetrics().horizontalAdvance(LONG) > box.width()
    menu = QStyleOptionComboBox()
    assert not box.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, menu, box)
    # Nothing is painted before the words of those that are not chosen.
    other = rows.visualRect(box.model().index(2, 0))
    margin = rows.viewport().grab(QRect(other.left(), other.top() + 2, 4, other.height() - 4)).toImage()
    assert {margin.pixel(x, y) for x in range(margin.width()) for y in range(margin.height())} == {margin.pixel(0, 0)}
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    qtbot.keyClick(rows, Qt.Key.Key_Return)
    assert box.currentText() == LONG


def test_what_is_chosen_in_a_narrow_box_is_read_to_its_last_letter(qtbot: QtBot, light: str) -> None:
    def seen(words: str) -> QImage:
        box = Choices()
        qtbot.addWidget(box)
        box.addItem(words)
        box.setFixedSize(260, 44)
        return painted(box)

    assert seen("More spades in the last deal, then a deal") != seen("More spades in the last deal, then a meal")


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_picture_of_a_line_of_a_menu_ends_before_its_words(qtbot: QtBot, qapp: QApplication, percent: int) -> None:
    apply_look(qapp, "light", percent)
    try:
        menu = QMenu()
        qtbot.addWidget(menu)
        picture = QPixmap(64, 64)
        picture.fill(QColor("#ff0000"))
        action = menu.addAction(QIcon(picture), "Words")
        menu.resize(menu.sizeHint())
        pixels = painted(menu)
        line = menu.actionGeometry(action)
        red: set[int] = set()
        words: set[int] = set()
        for x in range(line.left() + 2, line.right() - 2):
            for y in range(line.top() + 2, line.bottom() - 2):
                pixel = pixels.pixelColor(x, y)
                if pixel.name() == "#ff0000":
                    red.add(x)
                elif pixel.lightness() < 90:
                    words.add(x)
        assert red
        assert max(red) + 4 < min(words)
    finally:
        apply_look(qapp, "light", 100)


def test_a_line_of_a_menu_that_cannot_be_chosen_looks_so(qtbot: QtBot, light: str) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    lines = [menu.addAction("Words"), menu.addAction("Words")]
    lines[1].setEnabled(False)
    menu.resize(menu.sizeHint())
    pixels = painted(menu)
    usable, not_so = (pixels.copy(menu.actionGeometry(line)) for line in lines)
    assert usable != not_so


def test_the_frame_of_the_focus_never_has_the_colour_of_a_mistake(qtbot: QtBot, light: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    field = QLineEdit()
    QVBoxLayout(page).addWidget(field)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(field.hasFocus)
    picture = painted(page)
    assert has_frame(picture)
    everywhere = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert house().colours.refused not in everywhere


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QComboBox, QSpinBox, QCheckBox])
def test_what_has_the_focus_has_a_frame_unless_the_window_frames_it(qtbot: QtBot, kind: type[QWidget]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    control = kind()
    column.addWidget(control)
    column.addWidget(QPushButton("Other"))
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(control.hasFocus)
    assert has_frame(painted(page))
    page.setProperty(FRAMES_FOCUS, True)
    assert not has_frame(painted(page))


def test_one_button_of_a_dialog_is_bright(qtbot: QtBot, pictures: CardPictures, store: Store) -> None:
    """That with the focus, or else the main one."""
    dialog = MAKERS["deal result"](pictures, store)
    qtbot.addWidget(dialog)
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(dialog)
    field, other = QLineEdit(dialog), QPushButton("Other", dialog)
    other.setAutoDefault(True)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    main = dialog.bright
    assert main is not None
    for focused, bright in ((main, main), (field, main), (other, other), (field, main)):
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(focused.hasFocus)
        assert [button for button in dialog.findChildren(QPushButton) if button.isDefault()] == [bright]


def has_frame(picture: QImage) -> bool:
    """Whether the bright line of the frame runs through ``picture``."""
    points = ((x, y) for y in range(picture.height()) for x in range(picture.width()))
    return any(picture.pixelColor(x, y).name() == FOCUS_LINE for x, y in points)


def test_a_stepper_is_pressed_at_its_ends(qtbot: QtBot) -> None:
    number = QSpinBox()
    qtbot.addWidget(number)
    number.setRange(0, 31)
    number.setValue(16)
    number.resize(number.sizeHint())
    number.show()
    high = number.height() // 2
    qtbot.mouseClick(number, Qt.MouseButton.LeftButton, pos=QPoint(number.width() - 10, high))
    assert number.value() == 17
    for _ in range(2):
        qtbot.mouseClick(number, Qt.MouseButton.LeftButton, pos=QPoint(10, high))
    assert number.value() == 15


def test_a_scroll_bar_is_dragged_and_pressed_beside_its_handle(qtbot: QtBot) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.setRange(0, 100)
    bar.setPageStep(25)
    bar.resize(bar.sizeHint().width(), 250)
    bar.show()
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(5, 240))
    assert bar.value() == 25
    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(5, 60))
    qtbot.mouseMove(bar, QPoint(5, 249))
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(5, 249))
    assert bar.value() == 100


ENDING = """
import faulthandler
faulthandler.enable()
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox, QTreeWidget
from cardtable.ui.look.look import Choices, apply_look, wear
application = QApplication(["cardtable"])
apply_look(application, "light", 100)
wear(application)
kept = [QPushButton("a"), QSpinBox(), QTreeWidget()]
for one in kept:
    one.show()
    one.grab()
apply_look(application, "dark", 100, touch=True)
for one in kept:
    one.grab()
"""


@pytest.mark.parametrize("end", ["", "del application", "application.quit(); del kept", "raise SystemExit(0)"])
def test_the_program_ends_in_good_order_with_its_style(end: str) -> None:
    done = subprocess.run([sys.executable, "-c", ENDING + end], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Fatal" not in done.stderr
