"""Dialogs over a window, and questions with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.host import lay_over, layer_over
from cardtable.ui.dialogs.panels import Panels
from cardtable.ui.dialogs.question import QuestionDialog, Standard
from cardtable.ui.scorekeeper.table_sheets import TableSheets


def ask(over: QWidget, title: str, words: str, *answers: tuple[str, Callable[[], object]]) -> None:
    """Ask ``words`` over a window. Each answer has its words and what it does; *Cancel* is added and does nothing."""
    asking = QuestionDialog(title, words, over)
    for place, (answer, deed) in enumerate(answers):
        asking.offer(answer, deed, bright=not place)
    asking.offer(Standard.Cancel)
    asking.show_over(over)


def show_over(dialog: QWidget) -> None:
    """Show a dialog over its window, which waits for it; it is deleted when it is closed. Over the table view it is a
    sheet, which faces who touched that last.
    """
    over = dialog.parentWidget()
    if isinstance(dialog, Dialog) and over is not None and _has_sheets(over):
        lay_over(over, dialog)
        return
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()


def _has_sheets(over: QWidget) -> bool:
    """Whether ``over`` is the table view or lies on it."""
    if isinstance(layer_over(over), TableSheets):
        return True
    part: QWidget | None = over
    while part is not None and not isinstance(part, Panels):
        part = part.parentWidget()
    return part is not None
