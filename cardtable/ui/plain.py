"""The only way in which windows show words: as they stand, never as markup.

Qt guesses whether a text is HTML, in labels, tool tips and questions, and if it takes a name for that it fetches the
pictures that the name speaks of. So nothing else in ``ui`` makes a label, a tool tip or a box with a question, which a
test watches over. Rich text of our own is shown in one place, ``ui.help.browser``, from the pages of the program alone.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox, QToolTip, QTreeWidgetItem, QWidget


class Label(QLabel):
    """A label that shows its text character by character."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def tool_tip(words: str) -> str:
    """``words`` as a tool tip, or as what a model has for the role of tool tips, so that they are shown as they
    stand.
    """
    from html import escape

    return f"<span>{escape(words)}</span>" if Gui.mightBeRichText(words) else words


def set_tool_tip(target: QWidget | QAction, words: str) -> None:
    """Give a widget or an action a tool tip."""
    target.setToolTip(tool_tip(words))


def show_tool_tip(place: QPoint, words: str, widget: QWidget) -> None:
    """Show a tool tip of ``widget`` at ``place`` on the screen; no words take it away."""
    QToolTip.showText(place, tool_tip(words), widget)


def set_item_tool_tip(item: QTreeWidgetItem, column: int, words: str) -> None:
    """Give one column of an item a tool tip."""
    item.setToolTip(column, tool_tip(words))


def on_button(words: str) -> str:
    """Foreign words as a part of the text of a button, a tab or a menu, where a single & underlines a letter."""
    return words.replace("&", "&&")


def question_box(parent: QWidget, title: str, words: str) -> QMessageBox:
    """A box that asks something, without buttons yet."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(words)
    return box


def asked(parent: QWidget, title: str, words: str) -> bool:
    """Ask something, wait for the answer, and say whether it was Yes."""
    box = question_box(parent, title, words)
    yes = QMessageBox.StandardButton.Yes
    box.setStandardButtons(yes | QMessageBox.StandardButton.No)
    return box.exec() == yes


def asked_text(parent: QWidget, title: str, words: str, proposed: str) -> str:
    """Ask for a line of text, beginning with what is ``proposed``, and return the answer, empty if there is none."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(words)
    dialog.setTextValue(proposed)
    for label in dialog.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    return dialog.textValue() if dialog.exec() else ""
