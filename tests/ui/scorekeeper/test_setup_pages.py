"""The two pages of the setup of a sheet: beside each other, or one where a screen is too narrow and low for both."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.core.sheets import FREE
from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog, offered_kinds
from tests.ui.scorekeeper.by_hand import choose_kind


class _Screen:
    def availableSize(self) -> QSize:
        return QSize(900, 600)


@pytest.fixture
def dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> SetupDialog:
    monkeypatch.setattr(SetupDialog, "screen", lambda _: _Screen())
    made = SetupDialog(LastSheet(), ("Anna",))
    qtbot.addWidget(made)
    made.show()
    return made


def stops(dialog: SetupDialog) -> list[QWidget]:
    """What Tab stops at, in order."""
    found, one = list[QWidget](), dialog.nextInFocusChain()
    while one is not None and one is not dialog:
        if one.isVisibleTo(dialog) and one.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(one)
        one = one.nextInFocusChain()
    return found


def page_of(dialog: SetupDialog, widget: QWidget) -> UprightArea:
    """The scrolled page on which ``widget`` lies."""
    (found,) = [area for area in dialog.findChildren(UprightArea) if area.isAncestorOf(widget)]
    return found


def test_the_pages_are_one_where_words_need_the_width_and_two_again_where_not(
    qtbot: QtBot, dialog: SetupDialog
) -> None:
    choose_kind(dialog, "piquet.points")
    assert page_of(dialog, dialog.options) is not page_of(dialog, dialog.name_fields[0])
    larger = QFont(dialog.font())
    larger.setPointSizeF(2.4 * larger.pointSizeF())
    usual = dialog.font()
    for font, one in ((larger, True), (usual, False), (larger, True)):
        dialog.setFont(font)
        for kind in ("casino.swedish", "piquet.points"):
            choose_kind(dialog, kind)
            QApplication.processEvents()
        assert (page_of(dialog, dialog.options) is page_of(dialog, dialog.name_fields[0])) is one
        assert dialog.options.isVisible()
        # The buttons come last.
        *before, start, cancel = stops(dialog)
        assert [type(start), type(cancel)] == [QPushButton, QPushButton]
        assert dialog.isAncestorOf(start)
        assert [part for part in before if dialog.options.isAncestorOf(part)]
        assert not [part for part in (start, cancel) if dialog.options.isAncestorOf(part)]


def test_the_games_of_each_family_stand_together_with_a_line_between_them(qtbot: QtBot) -> None:
    dialog = SetupDialog(LastSheet(), ("Anna",))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    box = dialog._kinds
    kinds = [box.itemData(row) for row in range(box.count())]
    assert [kind for kind in kinds if kind] == list(offered_kinds())
    lines = [row for row, kind in enumerate(kinds) if not kind]
    parts = [kinds[above + 1 : below] for above, below in pairwise([-1, *lines, box.count()])]
    assert [{kind.partition(".")[0] for kind in part} for part in parts] == [{"casino"}, {"ecarte"}, {"piquet"}, {FREE}]
    # Keys go over the line; in the list it is lower than a row, and seen.
    box.setCurrentIndex(lines[0] - 1)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert str(box.currentData()).startswith("ecarte")
    box.showPopup()
    rows = box.view()
    rows.scrollTo(box.model().index(lines[0], 0))
    place = rows.visualRect(box.model().index(lines[0], 0))
    assert place.height() < rows.visualRect(box.model().index(lines[0] - 1, 0)).height()
    picture = rows.viewport().grab(place).toImage()
    colours = {picture.pixelColor(picture.width() // 2, y).name() for y in range(picture.height())}
    assert len(colours) == 2
    box.hidePopup()
