"""The settings, by what is wanted."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QListWidget,
    QScrollBar,
    QStyle,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.settings import Settings
from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.dialogs.settings_rows import Switch
from cardtable.ui.dialogs.settings_strip import SettingsStrip
from cardtable.ui.look.look import Heading, apply_look
from cardtable.ui.look.plain import Label
from tests.ui.clicks import button, offered, press


def opened(qtbot: QtBot, width: int = 900, height: int = 560) -> SettingsDialog:
    dialog = SettingsDialog(Settings(), "en")
    qtbot.addWidget(dialog)
    dialog.resize(width, height)
    dialog.show()
    return dialog


def places(dialog: SettingsDialog) -> QListWidget:
    (found,) = dialog.findChildren(QListWidget)
    return found


def bar(dialog: SettingsDialog) -> QScrollBar:
    (area,) = dialog.findChildren(UprightArea)
    return area.verticalScrollBar()


def test_what_is_wanted_is_one_click_away(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    listed = places(dialog)
    wanted = [listed.item(place).text() for place in range(listed.count())]
    assert wanted == ["Cards and table", "Pace and motion", "Reading and seeing", "Sound", "Help while playing"]
    for words in wanted:
        (item,) = listed.findItems(words, Qt.MatchFlag.MatchExactly)
        qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(item).center())
        (heading,) = [one for one in dialog.findChildren(Heading) if one.text() == words]
        assert not heading.visibleRegion().isEmpty(), words
        assert listed.currentItem() is item


def test_the_list_follows_the_page(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    bar(dialog).setValue(0)
    assert places(dialog).currentRow() == 0
    (heading,) = [one for one in dialog.findChildren(Heading) if one.text() == "Reading and seeing"]
    bar(dialog).setValue(heading.y())
    assert places(dialog).currentItem().text() == "Reading and seeing"


def test_a_click_on_the_part_that_is_marked_goes_back_to_its_beginning(qtbot: QtBot) -> None:
    dialog = opened(qtbot, height=360)
    listed = places(dialog)
    (item,) = listed.findItems("Reading and seeing", Qt.MatchFlag.MatchExactly)
    for _ in range(2):
        qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(item).center())
        (heading,) = [one for one in dialog.findChildren(Heading) if one.text() == item.text()]
        assert bar(dialog).value() == heading.y()
        bar(dialog).setValue(heading.y() + heading.height() + 20)
        assert listed.currentItem() is item


@pytest.mark.parametrize(("width", "seen"), [(900, True), (520, False)])
def test_where_there_is_little_room_the_page_has_it(qtbot: QtBot, width: int, seen: bool) -> None:
    assert places(opened(qtbot, width)).isVisible() is seen


def test_the_effect_is_seen_at_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    (strip,) = dialog.findChildren(SettingsStrip)
    strip.grab()
    before = strip.grab().toImage()
    press(dialog, "Wine red")
    wine = strip.grab().toImage()
    assert wine != before
    press(dialog, "Waves")
    assert strip.grab().toImage() != wine
    assert (dialog.settings.room, dialog.settings.card_back) == ("wine", "waves")


@pytest.mark.parametrize("there", [True, False])
def test_a_voice_is_offered_where_the_system_has_one_and_off_at_first(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setattr("cardtable.ui.dialogs.settings_dialog.can_speak", lambda: there)
    dialog = opened(qtbot)
    words = "Players’ words and results are read aloud"
    assert offered(dialog, words) is there
    if there:
        assert not button(dialog, words).isChecked()
        press(dialog, words)
        assert dialog.settings.voice


def test_tab_goes_on_from_a_part_of_the_list_into_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.activateWindow()
    listed = places(dialog)
    listed.setFocus()
    qtbot.keyClicks(listed, "R")
    assert listed.currentItem().text() == "Reading and seeing"
    qtbot.keyClick(listed, Qt.Key.Key_Tab)
    now = dialog.focusWidget()
    assert now is not None
    assert now.objectName() == "text_size"


@pytest.mark.parametrize(("width", "height"), [(880, 560), (460, 560)])
def test_large_words_are_broken_and_nothing_is_scrolled_sideways(qtbot: QtBot, width: int, height: int) -> None:
    dialog = opened(qtbot, width, height)
    font = dialog.font()
    font.setPixelSize(width // 18)
    dialog.setFont(font)
    QApplication.processEvents()
    (area,) = dialog.findChildren(UprightArea)
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    ticks = [tick for tick in dialog.findChildren(Switch) if tick.isVisible()]
    assert any("\n" in tick.text() for tick in ticks)
    assert all(tick.width() >= tick.sizeHint().width() for tick in ticks)
    (strip,) = dialog.findChildren(SettingsStrip)
    assert strip.height() <= max(132, dialog.height() // 4)


def test_the_list_follows_when_other_letters_move_the_page(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    (heading,) = [one for one in dialog.findChildren(Heading) if one.text() == "Sound"]
    places(dialog).setCurrentRow(3)
    qtbot.waitUntil(lambda: bar(dialog).value() == min(heading.y(), bar(dialog).maximum()))
    font = dialog.font()
    font.setPointSizeF(1.7 * font.pointSizeF())
    dialog.setFont(font)

    def marked() -> bool:
        tops = [one.y() for one in dialog.findChildren(Heading)]
        seen = max(place for place, top in enumerate(sorted(tops)) if top <= bar(dialog).value() + 12 or not place)
        return places(dialog).currentRow() == seen

    qtbot.waitUntil(lambda: heading.y() > bar(dialog).value() + 12)
    qtbot.waitUntil(marked)


def test_in_high_contrast_it_is_said_why_no_cloth_is_seen(qtbot: QtBot, qapp: QApplication) -> None:
    dialog = opened(qtbot, 940, 760)
    (told,) = [one for one in dialog.findChildren(Label) if "has no cloth" in one.text()]
    assert told.isHidden()
    try:
        for appearance, hidden in (("contrast", False), ("light", True)):
            apply_look(qapp, appearance, 100)
            qtbot.waitUntil(lambda hidden=hidden: told.isHidden() is hidden)  # type: ignore[misc]
    finally:
        apply_look(qapp, "light", 100)


def test_four_colours_say_that_german_suits_have_their_own(qtbot: QtBot) -> None:
    dialog = opened(qtbot, height=1600)
    (switch,) = [one for one in dialog.findChildren(Switch) if one.objectName() == "four_colours"]
    assert switch.accessibleName() == "Four colours: blue diamonds and green clubs"
    press(dialog, "German suits")
    # Games of 52 cards are played with French suits all the same, so that it can be chosen.
    assert switch.isEnabled()
    assert switch.accessibleName() == "Four colours: blue diamonds and green clubs; not for German suits"
    press(dialog, "French suits")
    assert switch.accessibleName() == "Four colours: blue diamonds and green clubs"


@pytest.mark.parametrize("choice", ["High contrast", "Dark", "150 %"])
def test_what_was_pressed_stays_below_the_pointer(qtbot: QtBot, qapp: QApplication, choice: str) -> None:
    apply_look(qapp, "light", 100)
    dialog = opened(qtbot, 940, 560)
    qtbot.wait(100)
    dialog.changed.connect(lambda now: apply_look(qapp, now.appearance, now.text_size))
    try:
        if choice.endswith("%"):
            (sizes,) = [one for one in dialog.findChildren(QComboBox) if one.objectName() == "text_size"]
            part: QWidget = sizes
        else:
            (part,) = [one for one in dialog.findChildren(QAbstractButton) if one.text().replace("&", "") == choice]
        (area,) = dialog.findChildren(UprightArea)
        area.ensureWidgetVisible(part, 0, 150)
        part.setFocus()
        before = part.mapTo(dialog, QPoint(0, 0)).y()
        if isinstance(part, QComboBox):
            part.setCurrentIndex(part.findText("150", Qt.MatchFlag.MatchContains))
        else:
            assert isinstance(part, QAbstractButton)
            part.click()
        qtbot.wait(300)
        assert abs(part.mapTo(dialog, QPoint(0, 0)).y() - before) <= 2
    finally:
        apply_look(qapp, "light", 100)


def test_no_row_is_cut_at_the_lower_edge_while_there_is_more_below(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 1280, 560)
    (area,) = dialog.findChildren(UprightArea)
    ground = dialog.palette().color(QPalette.ColorRole.Window)

    def lowest() -> set[str]:
        seen = area.viewport().geometry()
        picture = area.grab(QRect(seen.left(), seen.bottom(), seen.width(), 1)).toImage()
        return {picture.pixelColor(x, 0).name() for x in range(picture.width())}

    steps = range(0, bar(dialog).maximum(), 17)
    assert len(steps) > 10
    for step in steps:
        bar(dialog).setValue(step)
        assert lowest() == {ground.name()}, step


def test_ticks_are_as_high_as_their_words(qtbot: QtBot, qapp: QApplication) -> None:
    dialog = opened(qtbot)
    tick = dialog.findChildren(Switch)[0]

    def box() -> QRect:
        option = QStyleOptionButton()
        tick.initStyleOption(option)
        return tick.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, tick)

    def is_written(size: int) -> bool:
        return tick.font().pointSizeF() == 12 * size / 100

    try:
        for size in (100, 150, 200):
            apply_look(qapp, "light", size)
            qtbot.waitUntil(partial(is_written, size))
            qtbot.waitUntil(lambda: tick.rect().contains(box()))
            assert box().width() == box().height() >= tick.fontMetrics().height()
    finally:
        apply_look(qapp, "light", 100)
