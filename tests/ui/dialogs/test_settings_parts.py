"""The parts of the settings: a list beside the page, or a box above it, and a page that comes to rest beside either."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.settings import Settings
from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.dialogs.settings_parts import PageParts
from cardtable.ui.dialogs.settings_rows import Switch
from cardtable.ui.dialogs.settings_strip import SettingsStrip
from cardtable.ui.look.look import Heading


class Fittings(QObject):
    """Counts how often the contents of an area are fitted in."""

    def __init__(self, area: UprightArea) -> None:
        super().__init__()
        self.counted = 0
        content = area.widget()
        assert content is not None
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.counted += event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize)
        return False


def opened(qtbot: QtBot, width: int, height: int, large: float) -> SettingsDialog:
    dialog = SettingsDialog(Settings(), "en")
    qtbot.addWidget(dialog)
    font = dialog.font()
    font.setPointSizeF(large * font.pointSizeF())
    dialog.setFont(font)
    dialog.resize(width, height)
    dialog.show()
    QApplication.processEvents()
    return dialog


def parts(dialog: SettingsDialog) -> PageParts:
    (found,) = dialog.findChildren(PageParts)
    return found


def area(dialog: SettingsDialog) -> UprightArea:
    (found,) = dialog.findChildren(UprightArea)
    return found


def heading(dialog: SettingsDialog, words: str) -> Heading:
    (found,) = [one for one in dialog.findChildren(Heading) if one.text() == words]
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("large", [1.0, 1.25, 2.0])
def test_the_page_comes_to_rest_at_any_width(
    qtbot: QtBot, translation: Translation, language: str, large: float
) -> None:
    translation.switch(language)
    dialog = opened(qtbot, 1000, 560, large)
    fittings = Fittings(area(dialog))
    # German words came to no rest at 584 and 736 pixels.
    for width in (*range(560, 1000, 24), 584, 736):
        fittings.counted = 0
        dialog.resize(width, 560)
        for _ in range(12):
            QApplication.processEvents()
        counted = fittings.counted
        assert counted <= 10, width
        for _ in range(3):
            QApplication.processEvents()
        assert fittings.counted == counted, width
        assert parts(dialog).box.isVisible() is not parts(dialog).listed.isVisible()
        assert area(dialog).horizontalScrollBar().maximum() == 0


def test_words_are_broken_in_one_way_at_each_width(qtbot: QtBot) -> None:
    tick = Switch()
    qtbot.addWidget(tick)
    tick.say("Karten werden erst gespielt, wenn ein Kn&opf es bestätigt")
    tick.show()
    broken = set()
    for width in range(120, 640):
        tick.resize(width, 40)
        once = tick.text()
        tick.resize(width, 41)
        assert tick.text() == once, width
        broken.add(once.count("\n"))
    assert {0, 1, 2} <= broken


def test_with_large_text_in_a_small_window_what_is_set_has_the_room(qtbot: QtBot) -> None:
    (strip,) = opened(qtbot, 860, 540, 1.0).findChildren(SettingsStrip)
    assert strip.isVisible()
    dialog = opened(qtbot, 860, 540, 1.5)
    (strip,) = dialog.findChildren(SettingsStrip)
    assert not strip.isVisible()
    assert parts(dialog).box.isVisible()
    assert area(dialog).height() > dialog.height() // 2


def test_the_box_goes_to_a_part_by_key_and_follows_the_page(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 520, 540, 1.0)
    box = parts(dialog).box
    assert box.isVisible()
    assert [box.itemText(place) for place in range(box.count())] == [
        "Cards and table",
        "Pace and motion",
        "Reading and seeing",
        "Sound",
        "Help while playing",
    ]
    dialog.activateWindow()
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == "Reading and seeing"
    assert area(dialog).verticalScrollBar().value() == heading(dialog, "Reading and seeing").y()
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    now = dialog.focusWidget()
    assert now is not None
    assert now.objectName() == "text_size"
    area(dialog).verticalScrollBar().setValue(0)
    assert box.currentText() == "Cards and table"


def test_the_focus_goes_along_when_the_parts_change_places(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 900, 540, 1.0)
    dialog.activateWindow()
    parts(dialog).listed.setFocus()
    dialog.resize(520, 540)
    assert dialog.focusWidget() is parts(dialog).box
    dialog.resize(900, 540)
    assert dialog.focusWidget() is parts(dialog).listed


def test_the_parts_are_rows_that_one_hits(qtbot: QtBot) -> None:
    listed = parts(opened(qtbot, 940, 700, 1)).listed
    tops = [listed.visualItemRect(listed.item(row)).y() for row in range(listed.count())]
    assert all(below - above >= 36 for above, below in pairwise(tops))


@pytest.mark.parametrize(("width", "height", "large"), [(940, 760, 1.0), (860, 560, 1.0), (1100, 760, 1.5)])
def test_the_part_that_was_clicked_is_at_the_top_and_marked(
    qtbot: QtBot, width: int, height: int, large: float
) -> None:
    dialog = opened(qtbot, width, height, large)
    bar, found = area(dialog).verticalScrollBar(), parts(dialog)
    headings = [heading(dialog, found.listed.item(row).text()) for row in range(found.listed.count())]
    qtbot.waitUntil(lambda: bar.maximum() >= headings[-1].y())
    for row in (4, 3, 2, 4, 0, 3):
        if found.listed.isVisible():
            place = found.listed.visualItemRect(found.listed.item(row)).center()
            qtbot.mouseClick(found.listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
        else:
            found.box.activated.emit(row)
        assert bar.value() == headings[row].y()
        # A setting that changes the height of a part moves no mark, and neither does a small scroll up and down.
        for away in (0, 20, 0):
            bar.setValue(headings[row].y() + away)
            QApplication.processEvents()
            assert (found.listed.currentRow(), found.box.currentIndex()) == (row, row)
    # Whoever scrolls through all of it meets the parts one after the other.
    met = []
    for value in range(0, bar.maximum() + 1, 5):
        bar.setValue(value)
        met.append(found.listed.currentRow())
    assert sorted(set(met)) == [0, 1, 2, 3, 4]
    assert met == sorted(met)


def test_where_all_parts_are_seen_the_chosen_one_stays_marked(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 1100, 2400, 1.0)
    for _ in range(12):
        QApplication.processEvents()
    assert area(dialog).verticalScrollBar().maximum() == 0
    parts(dialog).listed.setCurrentRow(3)
    dialog.resize(1100, 2420)
    QApplication.processEvents()
    assert parts(dialog).listed.currentRow() == 3
