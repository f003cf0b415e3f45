"""A list without sheets says what will be there, and has one button to press."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog


def bright(dialog: SheetsDialog) -> list[str]:
    return [one.text() for one in dialog.findChildren(QPushButton) if one.isVisible() and one.isDefault()]


def test_the_first_sheet_is_begun_from_the_empty_list(desk: SheetDesk) -> None:
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    assert bright(dialog) == ["&New score sheet…"]
    words = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert "Each evening with real cards gets a score sheet, which is kept here." in words
    assert not dialog.list.isVisible()
    assert not dialog.search.isVisible()
    (begin,) = [one for one in dialog.findChildren(QPushButton) if one.isVisible() and one.isDefault()]
    QTest.mouseClick(begin, Qt.MouseButton.LeftButton)
    assert desk.setup_dialog is not None
    assert desk.setup_dialog.isVisible()
