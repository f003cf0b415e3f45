"""The trash of score sheets and persons, as a page of the list of sheets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QTreeWidget, QVBoxLayout, QWidget

from cardtable.app.scorekeeper.trash_steps import TrashThing
from cardtable.store.model import SheetSummary
from cardtable.ui.look.look import spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_name
from cardtable.ui.scorekeeper.list_parts import PlainList, button_row
from cardtable.ui.scorekeeper.sheet_words import sheet_row, sheet_titles

_THING = int(Qt.ItemDataRole.UserRole) + 1
_NAMES = 3
"""The column with the names of those who play."""


class TrashPage(QWidget):
    """Lists sheets and names of persons that were put into the trash."""

    restore_wanted = Signal(object)
    """What to take out of the trash: a ``SheetSummary``, or the name of a person."""
    delete_wanted = Signal(object)
    """The ``SheetSummary`` of the sheet to delete for good."""
    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._things: tuple[TrashThing, ...] = ()
        self._list = PlainList()
        self._restore, self._delete = QPushButton(), QPushButton()
        self._list.itemActivated.connect(lambda _item, _column: self._restore_chosen())
        self._list.itemSelectionChanged.connect(self._enable)
        self._list.itemSelectionChanged.connect(self.chosen_changed)
        self._restore.clicked.connect(self._restore_chosen)
        self._delete.clicked.connect(self._delete_chosen)
        column = QVBoxLayout(self)
        spaced(column, margin=0, gap=2)
        column.setContentsMargins(0, 2 * SPACING, 0, 0)
        column.addWidget(self._list, 1)
        column.addWidget(button_row(self._restore, self._delete))
        self._enable()

    @property
    def list(self) -> QTreeWidget:
        return self._list

    @property
    def deeds(self) -> Sequence[QPushButton]:
        """The buttons below the list."""
        return self._restore, self._delete

    def __len__(self) -> int:
        return len(self._things)

    def show_things(self, things: Sequence[TrashThing]) -> None:
        """List ``things``: sheets and names."""
        self._things = tuple(things)
        self._fill()

    def _chosen(self) -> TrashThing | None:
        """Return what is chosen; None if nothing is."""
        items = self._list.selectedItems()
        chosen = items[0].data(0, _THING) if items else None
        return chosen if isinstance(chosen, TrashThing) else None

    def _enable(self) -> None:
        chosen = self._chosen()
        self._restore.setEnabled(chosen is not None)
        self._delete.setEnabled(isinstance(chosen, SheetSummary))

    def _restore_chosen(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.restore_wanted.emit(chosen)

    def _delete_chosen(self) -> None:
        chosen = self._chosen()
        if isinstance(chosen, SheetSummary):
            self.delete_wanted.emit(chosen)

    def _fill(self) -> None:
        row = self._list.currentIndex().row()
        self._list.clear()
        self._list.setHeaderLabels(sheet_titles())
        player = QCoreApplication.translate("SheetsDialog", "Player")
        for one in self._things:
            words = ["", "", player, one, ""] if isinstance(one, str) else sheet_row(one)
            self._list.add_row(words).setData(0, _THING, one)
        self._list.fit_columns(stretched=_NAMES)
        self._list.choose(row)
        self._enable()

    def retranslate(self) -> None:
        """Set all words."""
        self._restore.setText(QCoreApplication.translate("SheetsDialog", "&Restore"))
        self._delete.setText(QCoreApplication.translate("SheetsDialog", "&Delete for good…"))
        set_accessible_name(self._list, QCoreApplication.translate("SheetsDialog", "Trash"))
        words = QCoreApplication.translate(
            "SheetsDialog", "The trash is empty. What is put into it can be restored here."
        )
        self._list.say_when_empty(words)
        self._fill()
