"""The only way in which windows show words: as they stand, never as markup.

Qt guesses whether a text is HTML, in labels, tool tips and questions, and if it takes a name for that it fetches the
pictures that the name speaks of. So nothing else in ``ui`` makes a label, a tool tip or a box with a question, which a
test watches over. Rich text of our own is shown in two places: ``ui.help.browser``, from the pages of the program
alone, and ``LinkedLabel``, where all but the links is escaped.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox, QToolTip, QTreeWidgetItem, QWidget

from cardtable.ui.look.ways import NO_WAYS, Ways


class Label(QLabel):
    """A label that shows its text character by character."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class LinkedLabel(Label):
    """A label in which words are links, once ``explain`` has said which: pointing at one shows its explanation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._words = ""
        self._ways = NO_WAYS
        super().__init__("", parent)
        self.linkHovered.connect(self._point)

    def explain(self, ways: Ways) -> None:
        """Let words that the glossary explains be links, which lead there."""
        self._ways = ways
        self.linkActivated.connect(lambda link: ways.show_word(link.removeprefix("#")))
        self.setText(self._words)

    def text(self) -> str:
        """What is said, without its links."""
        return self._words

    def setText(self, words: str) -> None:
        self._words = words
        marked = self._ways.terms().linked(words) if words else ""
        self.setTextFormat(Qt.TextFormat.RichText if marked else Qt.TextFormat.PlainText)
        super().setText(marked or words)
        self.setAccessibleName(words)
        flags = Qt.TextInteractionFlag
        links = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard if marked else flags.NoTextInteraction
        self.setTextInteractionFlags(flags.TextSelectableByMouse | links)
        # A click leaves the focus on the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if marked else Qt.FocusPolicy.NoFocus)

    def write_as(self, other: LinkedLabel) -> None:
        """Say the same as ``other``, with the same links."""
        self._ways = other._ways
        self.setText(other.text())

    def _point(self, link: str) -> None:
        told = self._ways.terms().explanation(link.removeprefix("#")) if link else ""
        show_tool_tip(QCursor.pos(), told, self)


_LONG_TIP = 80
"""So many characters of a tool tip stand in one line."""


def tool_tip(words: str) -> str:
    """``words`` as a tool tip, or as what a model has for the role of tool tips, so that they are shown as they
    stand.
    """
    if not Gui.mightBeRichText(words):
        return words
    from html import escape

    return f"<span>{escape(words)}</span>"


def set_tool_tip(target: QWidget | QAction, words: str) -> None:
    """Give a widget or an action a tool tip."""
    target.setToolTip(tool_tip(words))


def show_tool_tip(place: QPoint, words: str, widget: QWidget) -> None:
    """Show a tool tip of ``widget`` at ``place`` on the screen, in several lines where one would be long; no words take
    it away.
    """
    QToolTip.showText(place, tool_tip(words) if len(words) <= _LONG_TIP else _broken(words), widget)


def _broken(words: str) -> str:
    """``words`` as markup, which Qt breaks into lines."""
    from html import escape

    return "".join(f"<p>{escape(line)}</p>" for line in words.split("\n"))


def set_item_tool_tip(item: QTreeWidgetItem, column: int, words: str) -> None:
    """Give one column of an item a tool tip."""
    item.setToolTip(column, tool_tip(words))


def on_button(words: str) -> str:
    """Words from outside as a part of the text of a button, a tab or a menu, where a single & underlines a letter."""
    return words.replace("&", "&&")


def question_box(parent: QWidget | None, title: str, words: str) -> QMessageBox:
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
