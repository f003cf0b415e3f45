"""The code of the running match, to be handed to a friend."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label


class CodeDialog(Dialog):
    """Shows ``code``, which can be copied."""

    def __init__(self, code: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Label()
        self._words.setWordWrap(True)
        self.line = QLineEdit(code)
        self.line.setReadOnly(True)
        self.line.setCursorPosition(0)
        self._words.setBuddy(self.line)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setDefault(True)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(code))
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._words)
        layout.addWidget(self.line)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(520, 170))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Code for a friend"))
        self._words.setText(
            self.tr(
                "A friend enters this code in a new match, at “A friend’s code”. You then both play "
                "by the same rules, with the same cards in the same seat:"
            )
        )
        self.copy.setText(self.tr("Copy"))
