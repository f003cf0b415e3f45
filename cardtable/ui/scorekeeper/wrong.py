"""How it is shown that something on a form cannot be: in red, be the window light or dark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import CARD_RED, colour

_LIGHT_RED = "#ff9d8f"
_MIDDLE = 128
"""The lightness (0 to 255) below which a ground is dark."""
_WIDTH, _INSIDE, _ROUND = 2, 4, 3
"""The width of the rim of a cell, its distance from the edges of the cell, and the radius of its corners, in pixels."""


def warning_red(colours: QPalette, ground: QPalette.ColorRole = QPalette.ColorRole.Window) -> QColor:
    """Return a red that can be read on the ``ground`` of ``colours``."""
    return colour(_LIGHT_RED if colours.color(ground).lightness() < _MIDDLE else CARD_RED)


def draw_wrong(painter: QPainter, cell: QWidget, ground: QPalette.ColorRole) -> None:
    """Draw the red rim of a cell in which something cannot be, inside the frame of the focus. ``ground`` is the role of
    the colour that fills the cell.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(warning_red(cell.palette(), ground), _WIDTH))
    painter.drawRoundedRect(QRectF(cell.rect()).adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE), _ROUND, _ROUND)
    painter.restore()
