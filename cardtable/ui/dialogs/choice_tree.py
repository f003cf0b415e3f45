"""A list to choose from in a dialog, with notes on each entry at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHeaderView, QTreeWidget

from cardtable.ui.look.look import Airy

_LEAST_ROWS = 4
"""How many rows are seen at once at least; where there is less room the dialog scrolls."""


class _Tree(QTreeWidget):
    """A list that never shrinks to a row or two, however large its letters are."""

    def minimumSizeHint(self) -> QSize:
        row = self.sizeHintForRow(0) if self.topLevelItemCount() else 0
        return super().minimumSizeHint().expandedTo(QSize(0, _LEAST_ROWS * row + 2 * self.frameWidth()))


def choice_tree() -> QTreeWidget:
    """Return an empty list of two columns whose groups are always open; the first column takes the free room."""
    tree = _Tree()
    tree.setColumnCount(2)
    tree.setHeaderHidden(True)
    tree.setRootIsDecorated(False)
    tree.setItemsExpandable(False)
    tree.setIndentation(16)
    tree.setAlternatingRowColors(True)
    tree.setItemDelegate(Airy(tree))
    header = tree.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return tree
