"""The list of a page's sections, for the view beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.ui.help.pages import Section

ANCHOR_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the anchor of a section."""


class ContentsModel(QAbstractListModel):
    """The sections of one page, in order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sections: tuple[Section, ...] = ()

    def set_sections(self, sections: Sequence[Section]) -> None:
        """Show the sections of another page."""
        self.beginResetModel()
        self._sections = tuple(sections)
        self.endResetModel()

    def anchor(self, row: int) -> str:
        """Return the anchor of a row."""
        return self._sections[row].anchor

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._sections)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._sections):
            return None
        section = self._sections[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return section.heading
        if role == ANCHOR_ROLE:
            return section.anchor
        return None
