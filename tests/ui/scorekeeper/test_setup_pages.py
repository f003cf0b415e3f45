"""The two pages of the setup of a sheet: beside each other, or one where a screen is too narrow and low for both."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
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
