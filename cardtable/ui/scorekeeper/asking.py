"""Dialogs over a window, and questions with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.ui.dialogs.question import QuestionDialog, Standard


def ask(over: QWidget, title: str, words: str, *answers: tuple[str, Callable[[], object]]) -> None:
    """Ask ``words`` over a window. Each answer has its words and what it does; *Cancel* is added and does nothing."""
    asking = QuestionDialog(title, words, over)
    for place, (answer, deed) in enumerate(answers):
        asking.offer(answer, deed, bright=not place)
    asking.offer(Standard.Cancel)
    asking.show_over(over)


def show_over(dialog: QWidget) -> None:
    """Show a dialog over its window, which waits for it; it is deleted when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
