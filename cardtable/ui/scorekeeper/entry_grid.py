"""The rows of the form for a deal: a title and a cell for each side; faults are below a button that unfolds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.scorekeeper.entry_form import CellPlace
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.sheets.categories import FAULT
from cardtable.ui.look.look import spaced
from cardtable.ui.look.one_line import OneLine
from cardtable.ui.look.plain import Label, on_button, set_accessible_name, set_tool_tip
from cardtable.ui.scorekeeper.unfolder import Unfolder

_NAME = 34
"""The least height in pixels of a name that can be touched."""
_FEW = 4
"""The names of more sides keep to one line, so that long ones do not push the cells out of sight."""
_LONG = 16
"""So many letters of a name can be above its cells in several lines; of a longer one only one line is."""
CellT = TypeVar("CellT", bound=QWidget)


class EntryGrid(Generic[CellT]):
    """Lays out the cells of a form in ``widget``; filling the cells is left to the owner of the grid.

    The cells are kept from deal to deal. Only those that belong to a part that other sides play now are shown or
    hidden, so that a cell in which somebody types ahead stays.
    """

    def __init__(
        self,
        sheet: SheetForm,
        make: Callable[[CellPlace, bool], CellT],
        shares: Callable[[int], tuple[int, int]],
        won: Callable[[CellPlace], None],
    ) -> None:
        """``make`` makes the cell for a place; its second argument says whether it is for a mark. ``shares`` takes the
        number of columns, and returns the stretch of the titles and that of each column. ``won`` is told the cell to go
        to after a winner has been touched.
        """
        self._sheet, self._form = sheet, sheet.form
        self._make, self._shares, self._won = make, shares, won
        self._sides: tuple[str, ...] = ()
        self._shape: tuple[object, ...] = ()
        """The rows and columns for which the cells were made last."""
        self.cells: dict[CellPlace, CellT] = {}
        """All cells, row by row, also those that are hidden because no side that plays this deal uses them."""
        self._titles: dict[str, Label] = {}
        self.winners: list[QPushButton] = []
        """The names of the sides, to be touched where the points of a deal are balanced; otherwise empty."""
        self._of_faults: list[QWidget] = []
        self.widget = QWidget()
        self.faults = Unfolder()
        """The button that unfolds the faults."""
        self.faults.toggled.connect(sheet.unfold)
        self._rows = QWidget()
        self._room = QVBoxLayout(self.widget)
        self._room.setContentsMargins(0, 0, 0, 0)

    def own(self) -> list[CellT]:
        """Return the cells that belong to this deal, row by row."""
        mine = set(self._form.places)
        return [cell for place, cell in self.cells.items() if place in mine]

    def show_form(self) -> bool:
        """Show the cells that the form asks for now; return whether its rows or columns have changed."""
        self._sides = self._sheet.sides
        shape = (*((one.code, one.is_mark, one.balanced) for one in self._form.categories), self._sides)
        others, self._shape = shape != self._shape, shape
        if others:
            self._build()
        self.follow()
        return others

    def follow(self) -> None:
        """Show the cells that belong to this deal, and hide all others; those of faults are shown only if they are
        unfolded.
        """
        unfolded, mine = self._form.unfolded, set(self._form.places)
        for widget in self._of_faults:
            widget.setVisible(unfolded)
        for place, cell in self.cells.items():
            cell.setVisible(place in mine and self._form.is_shown(place))
        self.faults.setChecked(unfolded)
        for side, button in enumerate(self.winners):
            wins = side in self._form.winners
            button.setChecked(wins)
            button.setText(on_button(f"✓ {self._sides[side]}" if wins else self._sides[side]))

    def _build(self) -> None:
        self.faults.setParent(self.widget)
        self._room.removeWidget(self._rows)
        self._rows.hide()
        self._rows.deleteLater()
        self.cells, self._titles, self._of_faults, self.winners = {}, {}, [], []
        self._rows = QWidget()
        grid = QGridLayout(self._rows)
        spaced(grid, margin=0, gap=1)
        grid.setHorizontalSpacing(8)
        title_share, column_share = self._shares(len(self._sides))
        grid.setColumnStretch(0, title_share)
        for side in range(len(self._sides)):
            grid.setColumnStretch(side + 1, column_share)
        balanced = next((one.code for one in self._form.categories if one.balanced), None)
        if balanced is None:
            self._add_heads(grid, 0)
        else:
            self._add_winners(grid, balanced)
        for place, category in enumerate(self._form.categories):
            row = 1 + 2 * place
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
        self._room.addWidget(self._rows)
        self.faults.setVisible(bool(self._of_faults))

    def _add_winners(self, grid: QGridLayout, code: str) -> None:
        """Add the names of the sides as buttons above their columns. A side whose button is pressed has won."""
        for side in range(len(self._sides)):
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumHeight(_NAME)
            button.clicked.connect(lambda _=False, place=(code, side): self._won(self._form.win(place)))
            self.winners.append(button)
            grid.addWidget(button, 0, side + 1)

    def _add_heads(self, grid: QGridLayout, row: int) -> list[Label]:
        """Add the names of the sides above their columns, and return the labels."""
        # Long names in several lines would push the cells out of sight.
        many = len(self._sides) > _FEW or max(map(len, self._sides), default=0) > _LONG
        heads = [OneLine(name) if many else Label(name) for name in self._sides]
        for column, head in enumerate(heads, start=1):
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            head.setWordWrap(not isinstance(head, OneLine))
            grid.addWidget(head, row, column)
        return heads

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.faults.setText(QCoreApplication.translate("EntryPanel", "Faults in this deal"))
        words = QCoreApplication.translate("EntryPanel", "{title}, {name}")
        tip = QCoreApplication.translate("EntryPanel", "Choose the winner, and enter the number once.")
        wins = QCoreApplication.translate("EntryPanel", "{name} has won")
        for name, button in zip(self._sides, self.winners, strict=False):
            set_tool_tip(button, tip)
            set_accessible_name(button, wins.format(name=name))
        titles = {code: self._sheet.title(code) for code in self._titles}
        for code, label in self._titles.items():
            label.setText(titles[code])
        for (code, side), cell in self.cells.items():
            set_accessible_name(cell, words.format(title=titles[code], name=self._sides[side]))
