"""Parts of pages with a list: the row of buttons below it, and the widths of its columns."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QPushButton, QTreeWidget

from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Airy
from cardtable.ui.look.plain import set_item_tool_tip


def button_row(*buttons: QPushButton) -> Flow:
    """Return buttons that belong to the list above them and act on nothing else, in a second row if need be."""
    for button in buttons:
        button.setAutoDefault(False)
    return Flow(*buttons)


def plain_list() -> QTreeWidget:
    """Return a list of rows with some room between them, every second one on another ground."""
    tree = QTreeWidget()
    tree.setRootIsDecorated(False)
    tree.setAlternatingRowColors(True)
    tree.setAllColumnsShowFocus(True)
    tree.setItemDelegate(Airy(tree))
    return tree


def fit_columns(tree: QTreeWidget, stretched: int) -> None:
    """Make the columns of a list as wide as their words, and the one ``stretched`` as wide as there is room; a tool tip
    tells what is cut off there.
    """
    header = tree.header()
    header.setStretchLastSection(False)
    for row in range(tree.topLevelItemCount()):
        item = tree.topLevelItem(row)
        if item is not None:
            set_item_tool_tip(item, stretched, item.text(stretched))
    for column in range(tree.columnCount()):
        mode = QHeaderView.ResizeMode
        header.setSectionResizeMode(column, mode.Stretch if column == stretched else mode.ResizeToContents)
