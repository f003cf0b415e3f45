"""What stands in place of the list of score sheets as long as there is none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label


class NoSheets(QWidget):
    """A sentence that says what will be listed here, and the button that begins the first sheet."""

    wanted = Signal()
    """Asks for a new sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self.begin_button = Label(), QPushButton()
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.begin_button.setAutoDefault(False)
        self.begin_button.clicked.connect(self.wanted)
        column = QVBoxLayout(self)
        spaced(column, margin=4, gap=4)
        column.addStretch(1)
        column.addWidget(self._words)
        column.addWidget(self.begin_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words in the current language."""
        self._words.setText(self.tr("Each evening with real cards gets a score sheet, which is kept here."))
        self.begin_button.setText(self.tr("&New score sheet…"))
