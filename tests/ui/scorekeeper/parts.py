"""The parts of a score sheet's windows, as a person finds them there."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtWidgets import QTabWidget, QTreeWidget, QWidget

from cardtable.ui.dialogs.score_sheet.sheet import SheetWidget
from cardtable.ui.scorekeeper.entry_cells import NumberCell
from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow


def shown_sheet(window: SheetWindow) -> SheetWidget:
    """The sheet itself: its fields of points and the list of deals."""
    (sheet,) = window.findChildren(SheetWidget)
    return sheet


def table_view(window: SheetWindow) -> EveningTable | None:
    """The view for the whole screen; None until it is first opened."""
    return next(iter(window.findChildren(EveningTable)), None)


def number_cells(panel: EntryPanel) -> list[NumberCell]:
    """The cells for the numbers of the deal that is entered, row by row."""
    found = []
    for cell in panel.findChildren(NumberCell):
        # Others stay until Qt deletes them.
        with suppress(KeyError):
            found += [cell] if panel.cell(*cell.place) is cell else []
    return found


def pages(dialog: QWidget) -> QTabWidget:
    """The pages of a dialog with tabs."""
    (tabs,) = dialog.findChildren(QTabWidget)
    return tabs


def persons_list(dialog: SheetsDialog) -> QTreeWidget:
    """The list of persons among the sheets, on its own page, which is turned to."""
    pages(dialog).setCurrentIndex(1)
    page = pages(dialog).widget(1)
    assert page is not None
    (tree,) = page.findChildren(QTreeWidget)
    return tree
