"""A question over a window, with a button for each answer."""

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
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.setWindowModality(Qt.WindowModality.WindowModal)
    asking.show()
