"""Undo by its keys from a field for text: the window gets them where the field has nothing to take back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from cardtable.ui.scorekeeper.entry_cells import REDO_KEYS, redoes


class _IdleUndo(QObject):
    """Leaves the keys of a ``field`` to its window. A field takes them even where it has nothing to take back."""

    def __init__(self, field: QLineEdit | QPlainTextEdit) -> None:
        super().__init__(field)
        self._field = field
        field.installEventFilter(self)

    def _is_idle(self, event: QKeyEvent) -> bool:
        field = self._field
        held = field if isinstance(field, QLineEdit) else field.document()
        if event.matches(QKeySequence.StandardKey.Undo):
            return not held.isUndoAvailable()
        return redoes(event) and not held.isRedoAvailable()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_idle(event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def take_undo_keys(
    window: QWidget, back: Callable[[], object], forward: Callable[[], object], *fields: QLineEdit | QPlainTextEdit
) -> None:
    """Let the keys of undo and redo call ``back`` and ``forward`` wherever the focus is in ``window``; of ``fields``
    for text only where these have nothing to take back themselves.
    """
    QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), window, back)
    for keys in REDO_KEYS:
        QShortcut(QKeySequence(keys), window, forward)
    for field in fields:
        _IdleUndo(field)
