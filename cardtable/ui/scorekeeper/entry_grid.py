"""The rows of the form for a deal: what is asked for, a cell for each side, and faults that unfold below a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardtable.app.scorekeeper.entry_form import CellPlace
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.sheets.categories import FAULT
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.unfolder import Unfolder

CellT = TypeVar("CellT", bound=QWidget)


class EntryGrid(Generic[CellT]):
    """Lays out the cells of a form in ``widget``, and says whose they are; what stands in them is left to its owner.

    The cells stay from deal to deal, and only what belongs to those who play another part appears and disappears: what
    is typed ahead finds its cell.
    """

    def __init__(
        self,
        sheet: SheetForm,
        make: Callable[[CellPlace, bool], CellT],
        shares: Callable[[int], tuple[int, int]],
    ) -> None:
        """``make`` gives a cell, also that of a mark. ``shares`` are those of titles and of each column in the width,
        for so many columns.
        """
        self._sheet, self._form = sheet, sheet.form
        self._make, self._shares = make, shares
        self._sides: tuple[str, ...] = ()
        self._shape: tuple[object, ...] = ()
        """The rows and columns for which the cells were made."""
        self.cells: dict[CellPlace, CellT] = {}
        """All cells of the form, row by row, also those that belong to nobody in this deal."""
        self.reasons: dict[str, Label] = {}
        """What is told below a row, by its category; hidden until it is shown."""
        self._titles: dict[str, Label] = {}
        self._of_faults: list[QWidget] = []
        self.widget = QWidget()
        self.faults = Unfolder()
        """Unfolds the faults."""
        self.faults.toggled.connect(sheet.unfold)
        self._rows = QWidget()
        self._room = QVBoxLayout(self.widget)
        self._room.setContentsMargins(0, 0, 0, 0)

    def own(self) -> list[CellT]:
        """The cells of this deal, row by row."""
        mine = set(self._form.places)
        return [cell for place, cell in self.cells.items() if place in mine]

    def show_form(self) -> bool:
        """Show what is asked for now; returns whether that has other rows or columns than before."""
        self._sides = self._sheet.sides
        shape = (*((one.code, one.is_mark) for one in self._form.categories), self._sides)
        others, self._shape = shape != self._shape, shape
        if others:
            self._build()
        self.follow()
        return others

    def follow(self) -> None:
        """Show what is somebody's in this deal, and the faults if they are unfolded."""
        unfolded, mine = self._form.unfolded, set(self._form.places)
        for widget in self._of_faults:
            widget.setVisible(unfolded)
        for place, cell in self.cells.items():
            cell.setVisible(place in mine and self._form.is_shown(place))
        self.faults.setChecked(unfolded)

    def _build(self) -> None:
        self.faults.setParent(self.widget)
        self._room.removeWidget(self._rows)
        self._rows.hide()
        self._rows.deleteLater()
        self.cells, self.reasons, self._titles, self._of_faults = {}, {}, {}, []
        self._rows = QWidget()
        grid = QGridLayout(self._rows)
        spaced(grid, margin=0, gap=1)
        grid.setHorizontalSpacing(8)
        title_share, column_share = self._shares(len(self._sides))
        grid.setColumnStretch(0, title_share)
        for side in range(len(self._sides)):
            grid.setColumnStretch(side + 1, column_share)
        self._add_heads(grid, 0)
        for place, category in enumerate(self._form.categories):
            row = 1 + 3 * place
            title = self._titles[category.code] = Label()
            title.setWordWrap(True)
            if category.group == FAULT:
                if not self._of_faults:
                    grid.addWidget(self.faults, row, 0)
                    # The names at the top go out of sight when the faults are scrolled to.
                    self._of_faults += self._add_heads(grid, row)
                self._of_faults.append(title)
            grid.addWidget(title, row + 1, 0)
            for side in range(len(self._sides)):
                cell = self.cells[category.code, side] = self._make((category.code, side), category.is_mark)
                grid.addWidget(cell, row + 1, side + 1)
            reason = self.reasons[category.code] = Label()
            reason.setWordWrap(True)
            reason.setAlignment(Qt.AlignmentFlag.AlignRight)
            font = reason.font()
            font.setBold(True)
            reason.setFont(font)
            reason.hide()
            grid.addWidget(reason, row + 2, 0, 1, -1)
        self._room.addWidget(self._rows)
        self.faults.setVisible(bool(self._of_faults))

    def _add_heads(self, grid: QGridLayout, row: int) -> list[Label]:
        """The sides' names above their columns."""
        heads = [Label(name) for name in self._sides]
        for column, head in enumerate(heads, start=1):
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            head.setWordWrap(True)
            grid.addWidget(head, row, column)
        return heads

    def retranslate(self) -> None:
        """Set all words."""
        self.faults.setText(QCoreApplication.translate("EntryPanel", "Enter faults"))
        words = QCoreApplication.translate("EntryPanel", "{title}, {name}")
        titles = {code: self._sheet.title(code) for code in self._titles}
        for code, label in self._titles.items():
            label.setText(titles[code])
        for (code, side), cell in self.cells.items():
            cell.setAccessibleName(words.format(title=titles[code], name=self._sides[side]))
