"""The column beside a model deal: the comment on a move, and the advice that the computer player gave for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from cardtable.app.model_deals import ModelDeal
from cardtable.app.school.words import shown, spoken
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label

_SHARE = 0.34
"""The largest width of the column, as a part of the window's width."""
_LETTERS = 34
"""The largest width of the column, in letters of a line."""


class Comments(QScrollArea):
    """A column beside the table, so that it covers nothing while all hands lie open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comment, self._advice = Heading(1.15), Label()
        self._advice.setWordWrap(True)
        faint(self._advice)
        inside = QWidget()
        column = QVBoxLayout(inside)
        spaced(column, margin=4, gap=3)
        for label in (self._comment, self._advice):
            # A long word is rather cut than the column made wider.
            label.setMinimumWidth(1)
            column.addWidget(label)
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A click on words takes the focus from nothing.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    @property
    def sentences(self) -> tuple[str, str]:
        """The comment and the advice that are shown."""
        return self._comment.text(), self._advice.text()

    def tell(self, deal: ModelDeal, moves: int, names: tuple[str, ...], language: str) -> str:
        """Show the comment and the advice after so many moves; return them as one text for screen readers, empty if
        there are none.
        """
        comment, advice = deal.comment(moves, language), deal.advice(moves)
        if advice:
            advice = self.tr("Advice to {name}: {reasons}").format(name=names[deal.mover(moves)], reasons=advice)
        for label, text in ((self._comment, shown(comment)), (self._advice, advice)):
            label.setText(text)
            label.setVisible(bool(text))
        self.verticalScrollBar().setValue(0)
        return f"{spoken(comment)} {advice}".strip()

    def fit(self, width: int) -> None:
        """Take the part of a window ``width`` pixels wide that the words need."""
        self.setFixedWidth(min(round(width * _SHARE), self.fontMetrics().averageCharWidth() * _LETTERS))
