"""Dialogs over a window, and questions with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from cardtable.ui.look.plain import question_box


def ask(over: QWidget, title: str, words: str, *answers: tuple[str, Callable[[], object]]) -> None:
    """Ask ``words`` over a window. Each answer has its words and what it does; *Cancel* is added and does nothing."""
    asking = question_box(over, title, words)
    for answer, deed in answers:
        asking.addButton(answer, QMessageBox.ButtonRole.AcceptRole).clicked.connect(deed)
    asking.addButton(QMessageBox.StandardButton.Cancel).setIcon(QIcon())
    show_over(asking)


def show_over(dialog: QWidget) -> None:
    """Show a dialog over its window, which waits for it; it is deleted when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
