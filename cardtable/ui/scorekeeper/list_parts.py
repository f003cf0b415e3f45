"""Parts of pages with a list: the row of buttons below it, and the widths of its columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QTreeWidget, QTreeWidgetItem

from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Airy
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_description, tool_tip
from cardtable.words.aloud import read_aloud

_AROUND = 4 * SPACING
"""Around the words of an empty list, in pixels."""
_LEAST_ROWS = 3
"""So many rows are seen at least."""
_LEAST = 0.26
"""What a column that has the room that is left gets at least, as a share of the list, if its words need it."""
_MEASURED = 24
"""So many rows around those that are seen say how wide the columns are."""

_TEXT, _TIP, _SAID = (
    int(role) for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
)
_SIDE = int(Qt.ItemDataRole.TextAlignmentRole)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

RowWords: TypeAlias = Sequence[str] | Callable[[], Sequence[str]]
"""The words of a row, one for each column, or what makes them."""


def button_row(*buttons: QPushButton) -> Flow:
    """Return buttons that belong to the list above them and act on nothing else, in a second row if need be."""
    for button in buttons:
        button.setAutoDefault(False)
        button.setFlat(True)
    return Flow(*buttons)


class _Row(QTreeWidgetItem):
    """A row whose words are made when somebody sees it or seeks it. Tool tips tell what may be cut off, and the first
    one what has no column of its own where there is little room.
    """

    def __init__(self, tree: PlainList, words: RowWords, numbers: Sequence[int]) -> None:
        super().__init__(tree)
        self._tree, self._words, self._numbers = tree, words, numbers

    def data(self, column: int, role: int) -> object:
        if role == _SIDE and column in self._numbers:
            return _RIGHT
        if role not in (_TEXT, _TIP, _SAID):
            return super().data(column, role)
        if callable(self._words):
            self._words = self._words()
        # An error in an override of Qt would end the program.
        text = self._words[column] if column < len(self._words) else ""
        if role == _TIP:
            return tool_tip(f"{text}\n{self._told_elsewhere()}" if column == 0 and self._tree.spared else text)
        return read_aloud(text) if role == _SAID else text

    def _told_elsewhere(self) -> str:
        titles = self._tree.headerItem()
        return " · ".join(f"{titles.text(column)}: {self.text(column)}" for column in self._tree.spared)


class PlainList(QTreeWidget):
    """A list of rows with some room between them, every second one on another ground. One column has the room that is
    left; where that is little, columns that can be spared are left out, and the widest of the others give some of their
    room. An empty list says why it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._stretched: int | None = None
        self._spared: Sequence[int] = ()
        self._empty = ""
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)
        self.setAllColumnsShowFocus(True)
        # Otherwise whoever goes to the end has every row measured.
        self.setUniformRowHeights(True)
        self.setItemDelegate(Airy(self))
        self.header().setStretchLastSection(False)
        self.header().setResizeContentsPrecision(_MEASURED)

    @property
    def spared(self) -> Sequence[int]:
        """The columns that are left out where there is little room."""
        return self._spared

    def fit_columns(self, stretched: int, spared: Sequence[int] = ()) -> None:
        """Make the columns as wide as their words, and the one ``stretched`` as wide as there is room. Those ``spared``
        are left out where the others would have too little.
        """
        self._stretched, self._spared = stretched, spared
        self._describe()
        self._share()

    def say_when_empty(self, words: str) -> None:
        """Set the words that stand in the list as long as it has no rows."""
        self._empty = words
        self._describe()
        self.viewport().update()

    def _describe(self) -> None:
        set_accessible_description(self, "" if self.topLevelItemCount() else self._empty)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.topLevelItemCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = self.viewport().rect().adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._empty)
            painter.end()

    def add_row(self, words: RowWords, numbers: Sequence[int] = ()) -> QTreeWidgetItem:
        """Add a row, and return it; the columns in ``numbers`` stand on the right."""
        return _Row(self, words, numbers)

    def choose(self, row: int) -> None:
        """Choose a row, or the last one if there are not so many; none if there is none or ``row`` is negative."""
        chosen = self.topLevelItem(min(row, self.topLevelItemCount() - 1))
        if chosen is not None:
            self.setCurrentItem(chosen)

    def minimumSizeHint(self) -> QSize:
        row = max(self.sizeHintForRow(0), self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), self.header().sizeHint().height() + _LEAST_ROWS * row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        stretched, header = self._stretched, self.header()
        if stretched is None:
            return
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        room = self.viewport().width()
        for column in self._spared:
            self.setColumnHidden(column, False)
        titles = [header.sectionSizeHint(one) for one in range(self.columnCount())]
        wanted = [max(self.sizeHintForColumn(one), title) for one, title in enumerate(titles)]
        share = round(_LEAST * room)
        legible = sum(max(title, min(width, share)) for width, title in zip(wanted, titles, strict=True))
        for column in self._spared if legible > room else ():
            self.setColumnHidden(column, True)
        others = [one for one in range(self.columnCount()) if one != stretched and not self.isColumnHidden(one)]
        least = max(titles[stretched], min(wanted[stretched], share))
        widths = shared([wanted[column] for column in others], [titles[column] for column in others], room - least)
        for column, width in zip(others, widths, strict=True):
            header.resizeSection(column, width)
        header.resizeSection(stretched, max(least, room - sum(widths)))


def shared(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Return widths that fit into ``room``: as ``wanted``, but none wider than a common limit where that is needed, and
    each at its ``least``, even if there is no room for that.
    """
    limit = max(wanted, default=0)
    while limit > 0 and sum(max(low, min(width, limit)) for width, low in zip(wanted, least, strict=True)) > room:
        limit -= 1
    return [max(low, min(width, limit)) for width, low in zip(wanted, least, strict=True)]
