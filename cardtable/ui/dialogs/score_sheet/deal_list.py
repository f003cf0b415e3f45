"""The list of deals on a score sheet: their titles, and a column for each side."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionHeader, QTreeView

from cardtable.ui.dialogs.score_sheet.narrow_cells import NarrowCells
from cardtable.ui.look.look import Airy
from cardtable.ui.models.score_sheet import ScoreSheetModel

_LOOKED_AT = 40
_SPACE = "\N{NO-BREAK SPACE}"
_LEAST_ROWS = 3
_MOST_OF_TITLES = 0.3
"""The greatest width of the first column, as a share of the list."""


class _Rows(NarrowCells, Airy):
    """Rows with some room above and below, of cells that may be narrow."""


class _Titles(QHeaderView):
    """Titles of which the first begins where the words of its column begin, behind the arrows of the rows."""

    def __init__(self, parent: QTreeView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._tree = parent

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:
        super().initStyleOptionForIndex(option, logicalIndex)
        if logicalIndex == 0:
            space = max(1, self.fontMetrics().horizontalAdvance(_SPACE))
            option.text = _SPACE * round(self._tree.indentation() / space) + option.text


class DealList(QTreeView):
    """Lists the deals of a ``ScoreSheetModel``. The first column has room for the total in the last row, even if only
    the visible rows are measured, and three rows are seen at least, their heading being one of them. What has no
    figures, as somebody who leaves, is written over all columns.
    """

    def __init__(self, model: ScoreSheetModel) -> None:
        super().__init__()
        self._deals = model
        self.setHeader(_Titles(self))
        self.setModel(model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setUniformRowHeights(True)
        self.setItemDelegate(_Rows(self))
        self.setAllColumnsShowFocus(True)
        # The points stand at the right end of a cell and are never left out.
        self.setTextElideMode(Qt.TextElideMode.ElideLeft)
        self.header().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._at_end = True
        """Whether the last row is seen: then it stays in sight when the list gets another height."""
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(lambda _least, most: self._keep_end(most))

    def _note_place(self, place: int) -> None:
        self._at_end = place >= self.verticalScrollBar().maximum()

    def _keep_end(self, most: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def rowsInserted(self, parent: QModelIndex | QPersistentModelIndex, start: int, end: int) -> None:
        super().rowsInserted(parent, start, end)
        for row in range(start, end + 1) if not parent.isValid() else ():
            if self._deals.is_title(row):
                self.setFirstColumnSpanned(row, QModelIndex(), True)

    def share_columns(self) -> None:
        """Give all sides columns of one width, and the first what its titles need."""
        header = self.header()
        # Only visible rows decide the width of the first column, because measuring hundreds of deals takes long.
        header.setResizeContentsPrecision(_LOOKED_AT)
        header.setStretchLastSection(False)
        for column in range(self._deals.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        row = self.sizeHintForRow(0) if self.model() is not None and self.model().rowCount() else 0
        return QSize(hint.width(), max(hint.height(), _LEAST_ROWS * row))

    def sizeHintForColumn(self, column: int) -> int:
        hint = super().sizeHintForColumn(column)
        model = self.model()
        if column or not model.rowCount():
            return hint
        total = self.sizeHintForIndex(model.index(model.rowCount() - 1, column)).width() + self.indentation()
        return max(total, min(hint, round(_MOST_OF_TITLES * self.viewport().width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resizeColumnToContents(0)
