"""Somebody who keeps a score sheet on the table view with the mouse alone, and now and then errs and mends it."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTreeView

from cardtable.app.scorekeeper.entry_form import DELETE, TURN, CellPlace
from cardtable.session.scorebook.model import DealEntry
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import method_title
from tests.ui.clicks import answer_menu, press
from tests.ui.scorekeeper.parts import table_view


class Finger:
    """A finger at the table view of ``window``; what it does by chance follows ``chance``."""

    def __init__(self, window: SheetWindow, chance: random.Random) -> None:
        window.show_table()
        table = table_view(window)
        assert table is not None
        self.window = window
        self.table: EveningTable = table
        self.chance = chance

    def click(self, button: QAbstractButton) -> None:
        if not button.isVisible():
            # Buttons that have just been made are shown with the next event; painting all others costs half an evening.
            QApplication.processEvents()
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def look_at_result(self) -> None:
        """Go on to the next match, if the result of one is shown."""
        display = self.table.displays[0]
        if display.over.text() == "Next match":
            self.click(display.over)

    def open_form(self) -> None:
        """Go from the counters to the form; after a match its result is looked at first."""
        display = self.table.displays[0]
        if not display.entering:
            self.look_at_result()
            self.click(display.over)
        assert display.entering

    def type(self, place: CellPlace, points: int) -> None:
        """Choose a cell and type a number, now and then with a wrong digit that is deleted."""
        entry = self.table.entry
        self.click(entry.cell(*place))
        keys = list(str(abs(points)))
        if self.chance.random() < 0.2:
            at = self.chance.randrange(len(keys) + 1)
            keys[at:at] = [self.chance.choice("0123456789"), DELETE]
        if points < 0:
            keys.insert(self.chance.randrange(len(keys) + 1), TURN)
        for key in keys:
            self.click(entry.keypad.key(key))

    def clear(self, place: CellPlace, text: str) -> None:
        """Empty a number cell in which ``text`` stands."""
        self.click(self.table.entry.cell(*place))
        for _ in text:
            self.click(self.table.entry.keypad.key(DELETE))

    def enter(self) -> None:
        """Enter the deal, all the same if something is missing in it."""
        self.click(self.table.entry.enter_button)
        if self.window.form.doubtful:
            press(self.table, "Enter anyway")
        for asking in self.window.front.findChildren(QuestionDialog):
            if asking.isVisible():
                press(asking, "Correct it like this")

    def take_back(self) -> None:
        """Take back the last deal with the button, and delete all that comes back into the form."""
        length = len(self.window.keeper.sheet.entries)
        self.click(self.table.displays[0].undo)
        assert len(self.window.keeper.sheet.entries) == length - 1
        self.open_form()
        self.clear_form()

    def clear_form(self) -> None:
        """Empty all cells of the form."""
        for cell in self.window.form.cells():
            place = (cell.code, cell.side)
            if self.table.entry.cell(*place).is_mark:
                self.click(self.table.entry.cell(*place))
            else:
                self.clear(place, cell.text)
        assert self.window.form.cells() == ()

    def mark(self, code: str, side: int, times: int) -> None:
        """Mark something on the counters as it happens, with its own button or with +."""
        place = self.table.places[side]
        for _ in range(times):
            words = dict(self.window._form.events(side))[code]
            if code in place.events and place.events[code].isVisible() and self.chance.random() < 0.5:
                self.click(place.events[code])
            else:
                self.click(place.plus)
                answer_menu(words)

    def fill(self, deal: DealEntry) -> None:
        """Fill the form that is open with a deal, apart from what was marked already."""
        form = self.window.form
        for cell in deal.cells:
            place = (cell.code, cell.side)
            if form.text(place) == cell.text:
                continue
            if not form.is_shown(place):
                self.click(self.table.entry.faults_button)
            if self.table.entry.cell(*place).is_mark:
                if cell.text != "0":
                    self.click(self.table.entry.cell(*place))
            else:
                self.type(place, int(cell.text))

    def enter_deal(self, deal: DealEntry) -> None:
        """Enter a deal by its own method; what counts at once is marked on the counters, or at the end."""
        self.look_at_result()
        if self.window._form.method != deal.method:
            self.open_form()
            press(self.table, method_title(deal.method))
        if self.table.displays[0].entering:
            press(self.table, "Back to the counters")
        for cell in deal.cells:
            if cell.code in dict(self.window._form.events(cell.side)) and self.chance.random() < 0.7:
                self.mark(cell.code, cell.side, int(cell.text))
        self.open_form()
        self.fill(deal)
        self.enter()

    def open_deal(self, row: int) -> None:
        """Touch the points of a side, and in the list of deals that opens the deal in ``row``."""
        press(self.table, "More…")
        answer_menu("Earlier deals")
        QApplication.processEvents()
        (deals,) = [one for one in self.table.findChildren(QTreeView) if one.isVisible()]
        index = deals.model().index(row, 0)
        deals.scrollTo(index)
        QTest.mouseClick(deals.viewport(), Qt.MouseButton.LeftButton, pos=deals.visualRect(index).center())
        assert self.table.displays[0].entering

    def correct_last(self, deal: DealEntry) -> None:
        """Open the last deal in the list, empty it, and enter ``deal`` in its place."""
        model = self.window.model
        rows = [row for row in range(model.rowCount() - 1) if not model._deals[row].is_result]
        self.open_deal(rows[-1])
        self.clear_form()
        self.fill(deal)
        self.enter()
