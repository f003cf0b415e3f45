"""Parts of pages with a list: the row of buttons below it, and the widths of its columns."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTreeWidget

from cardtable.ui.look.plain import set_item_tool_tip


def button_row(*buttons: QPushButton) -> QHBoxLayout:
    """Return a row of buttons that belong to the list above them and act on nothing else."""
    row = QHBoxLayout()
    for button in buttons:
        button.setAutoDefault(False)
        row.addWidget(button)
    row.addStretch(1)
    return row


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
