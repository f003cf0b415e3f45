"""The reasons for the answer to a puzzle: sentences, and what is counted, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label


class Reasons(QWidget):
    """Shows sentences, one below the other, and a sum whose last row is the total."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = Label()
        self._sentences.setWordWrap(True)
        self._sentences.let_select()
        self._sum = QWidget()
        self._rows = QGridLayout(self._sum)
        spaced(self._rows, margin=0, gap=1)
        self._rows.setColumnStretch(0, 1)
        self._labels: list[tuple[Label, Label]] = []
        column = QVBoxLayout(self)
        spaced(column, margin=0, gap=2)
        column.addWidget(self._sentences)
        column.addWidget(self._sum)
        self.hide()

    @property
    def text(self) -> str:
        """Everything that is shown, the sentences before the lines of the sum."""
        return "\n".join(
            (self._sentences.text(), *(f"{words.text()} {points.text()}" for words, points in self._labels))
        ).strip()

    def show_reasons(self, sentences: Sequence[str], rows: Sequence[tuple[str, int]]) -> None:
        """Show these sentences and rows instead of those before; nothing without any."""
        self._sentences.setText("\n".join(sentences))
        self._sentences.setVisible(bool(sentences))
        for labels in self._labels:
            for label in labels:
                label.hide()
                label.setParent(None)
                label.deleteLater()
        self._labels = []
        for place, (words, points) in enumerate(rows):
            named, number = Label(words), Label(QLocale().toString(points))
            named.setWordWrap(True)
            if place and place == len(rows) - 1:
                font = self.font()
                font.setBold(True)
                named.setFont(font)
                number.setFont(font)
            self._rows.addWidget(named, place, 0)
            self._rows.addWidget(number, place, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self._labels.append((named, number))
        self._sum.setVisible(bool(rows))
        self.setVisible(bool(sentences or rows))
