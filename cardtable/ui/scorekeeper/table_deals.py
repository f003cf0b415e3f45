"""The earlier deals of a sheet on the table, in rows for a finger, with the sums below them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QScroller,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from cardtable.ui.dialogs.score_sheet.narrow_cells import NarrowCells
from cardtable.ui.look.palette import serif
from cardtable.ui.models.score_sheet import ScoreSheetModel

_LETTERS = (18, 30)
"""The smallest and the largest letters, in pixels."""
_DOWN, _ACROSS = 22, 13
"""The list is as high as so many letters, and each of its columns as wide as so many."""
_ROW = 1.9
"""The height of a row, as a multiple of its letters."""
_LOOKED_AT = 40
"""So many rows decide the width of the first column, because measuring thousands of deals takes long."""


class _Rows(NarrowCells):
    """Makes rows high enough for a finger."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), round(_ROW * option.font.pixelSize()))


class TableDeals(QTreeView):
    """Lists the deals of a ``ScoreSheetModel`` while it is visible."""

    touched = Signal(int)
    """Emitted with the row of the deal that was touched."""

    def __init__(self, model: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deals = model
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setAlternatingRowColors(True)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideLeft)
        self.setItemDelegate(_Rows(self))
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.clicked.connect(self._touch)
        # Somebody who joins while the list is seen has a column of the same width.
        self.header().sectionCountChanged.connect(lambda _before, _now: self._share())

    def _touch(self, index: QModelIndex) -> None:
        if index.row() < self._deals.rowCount() - 1:
            self.touched.emit(index.row())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # A list that nobody sees must cost nothing when a deal is entered.
        self.setModel(self._deals)
        header = self.header()
        header.setResizeContentsPrecision(_LOOKED_AT)
        header.setStretchLastSection(False)
        header.setSectionsClickable(False)
        self._share()
        self.scrollToBottom()

    def _share(self) -> None:
        """Give all sides the same width."""
        header = self.header()
        for column in range(header.count()):
            mode = QHeaderView.ResizeMode.Stretch if column else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.setModel(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        least, most = _LETTERS
        columns = max(1, self._deals.columnCount())
        letters = serif(max(least, min(most, self.height() // _DOWN, self.width() // columns // _ACROSS)))
        for widget in (self, self.header()):
            if widget.font() != letters:
                widget.setFont(letters)
