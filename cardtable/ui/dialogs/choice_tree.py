"""A list to choose from in a dialog, with notes on each entry at the right."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QTreeWidget

from cardtable.ui.look.look import Airy


def choice_tree() -> QTreeWidget:
    """Return an empty list of two columns whose groups are always open; the first column takes the free room."""
    tree = QTreeWidget()
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
