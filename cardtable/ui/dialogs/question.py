"""Questions to a person: a sheet over the main window, and beside a score sheet a window like its others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.host import lay_over
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label
from cardtable.words.mark import QT_TRANSLATE_NOOP

Standard = QDialogButtonBox.StandardButton
Role = QDialogButtonBox.ButtonRole

_WIDTH = 440
"""The usual width of a question, in pixels."""


_SAID = {
    Standard.Yes: QT_TRANSLATE_NOOP("QuestionDialog", "&Yes"),
    Standard.No: QT_TRANSLATE_NOOP("QuestionDialog", "&No"),
    Standard.Ok: QT_TRANSLATE_NOOP("QuestionDialog", "OK"),
    Standard.Cancel: QT_TRANSLATE_NOOP("QuestionDialog", "Cancel"),
}
"""The words for the answers. Qt has some of its own, but not in every language that somebody brings."""


def _said(answer: Standard) -> str:
    return QCoreApplication.translate("QuestionDialog", _SAID[answer])


class QuestionDialog(Dialog):
    """Asks ``words``. Each answer that is offered has a button; one of them is bright."""

    def __init__(self, title: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._words = Label(words)
        self._words.setWordWrap(True)
        self._box = QDialogButtonBox()
        self._box.rejected.connect(self.reject)
        self._standard: list[tuple[QPushButton, Standard]] = []
        self._rows = QVBoxLayout(self)
        spaced(self._rows, margin=5, gap=4)
        self._rows.addWidget(self._words)
        self._rows.addStretch(1)
        self._rows.addWidget(self._box)

    @property
    def text(self) -> str:
        """What is asked."""
        return self._words.text()

    def retranslate(self) -> None:
        """Keep the words in which the question was asked, and set those of the usual answers."""
        for button, answer in self._standard:
            button.setText(_said(answer))

    def ask_for(self, line: QLineEdit) -> None:
        """Let the answer be written in ``line``, below the words."""
        self._words.setBuddy(line)
        self._rows.insertWidget(1, line)
        line.setFocus()

    def offer(
        self,
        answer: str | Standard,
        deed: Callable[[], object] | None = None,
        *,
        role: Role = Role.AcceptRole,
        bright: bool = False,
    ) -> QPushButton:
        """Add a button with these words, or one of Qt's own. The question is closed, and then ``deed`` is done."""
        # A button that Qt makes is known to Python only while it is asked for, and what is made in its place later is
        # taken for it: in the end it is deleted twice.
        button = QPushButton(answer if isinstance(answer, str) else _said(answer))
        refusing = answer in (Standard.No, Standard.Cancel)
        self._box.addButton(button, Role.RejectRole if refusing else role)
        if isinstance(answer, Standard):
            self._standard.append((button, answer))

        def answered() -> None:
            self.done(0 if refusing else 1)
            if deed is not None:
                deed()

        button.clicked.connect(answered)
        if bright:
            button.setDefault(True)
        return button

    def show_over(self, part: QWidget) -> None:
        """Lay the question over the sheet or the window in which ``part`` is, with the focus on its bright button."""
        self.open_at(QSize(_WIDTH, 0))
        for button in self._box.buttons():
            if isinstance(button, QPushButton) and button.isDefault() and self.focusWidget() is None:
                button.setFocus()
        lay_over(part, self)


def ask(part: QWidget, title: str, words: str, yes: Callable[[], object], *, for_good: bool = False) -> None:
    """Ask whether something shall be done, and call ``yes`` if it shall. *Yes* is bright; where it is done ``for_good``
    and cannot be taken back, *No* is.
    """
    question = QuestionDialog(title, words, part)
    question.offer(Standard.Yes, yes, bright=not for_good)
    question.offer(Standard.No, bright=for_good)
    question.show_over(part)


def ask_text(part: QWidget, title: str, words: str, proposed: str, given: Callable[[str], object]) -> None:
    """Ask for a line of text, with ``proposed`` already entered, and hand the answer to ``given``."""
    question = QuestionDialog(title, words, part)
    line = QLineEdit(proposed)
    line.selectAll()
    question.ask_for(line)
    question.offer(Standard.Ok, lambda: given(line.text()), bright=True)
    question.offer(Standard.Cancel)
    question.show_over(part)
