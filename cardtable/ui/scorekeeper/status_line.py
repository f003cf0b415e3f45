"""The line above the fields of the table view: what is played, or who has won and who pays whom."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import serif
from cardtable.ui.look.plain import Label

LEAST_STATUS, _MOST = 16, 40
"""The smallest and the largest letters, in pixels."""
_LEAST_SHARE = 0.7
"""A long line is written in letters of this share of the usual ones, before it wraps."""
_EDGES = 24
"""Pixels of a table beside the line."""


class StatusLine(Label):
    """One line, or a few for a result."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._usual = LEAST_STATUS

    @property
    def more_than_a_line(self) -> int:
        """By how many pixels this is higher than a line of the usual letters."""
        return max(0, self.height() - QFontMetrics(serif(self._usual)).lineSpacing())

    def fit(self, table: QSize) -> int:
        """Write in letters for a ``table`` of this size, smaller if a line would wrap otherwise; return the usual
        letters there, in pixels.
        """
        usual = self._usual = max(LEAST_STATUS, min(_MOST, table.height() // 26, table.width() // 32))
        room, metrics = table.width() - _EDGES, QFontMetrics(serif(usual))
        widest = max(map(metrics.horizontalAdvance, self.text().split("\n")))
        fitting = int(usual * room / widest) if widest > room else usual
        self.setFont(serif(fitting if fitting >= max(LEAST_STATUS, _LEAST_SHARE * usual) else usual))
        return usual
