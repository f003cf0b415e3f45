"""Slips of paper with words: speech, the words on a covered table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.ui.look.palette import INK, IVORY, PAPER_EDGE, colour, coloured_suits, serif, suit_ink
from cardtable.ui.table.furniture import Piece, start_of
from cardtable.ui.table.layout import OVER_Z

_SPOKEN = 1.45
"""The size of spoken words, in sizes of other words."""
_WIDTHS = (26, 20, 16, 13, 10, 8, 7)
"""The widths tried for spoken words, in heights of a line of other text."""
_SMALLER = (0.9, 0.8)
"""How large the letters of spoken words are in one line where that hides less, in their usual sizes."""
_PAD = 0.45
"""The space beside words on a slip, in heights of a line."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)


def slip_of(place: QRectF, text: str, line: float, end: str, tail: str = "") -> tuple[QRectF, QFont]:
    """Return the paper of a slip with ``text``, as large as the words need and no larger than ``place``, and their
    font.

    The paper lies at the ``end`` of its place and at the side to which its ``tail`` points; only the tail reaches out
    of the place.
    """
    pad = _PAD * line
    room = place.adjusted(pad, 0.2 * line, -pad, -0.2 * line)
    size = 1.0 * line
    while True:
        font = serif(size, italic=True)
        bounds = QFontMetricsF(font).boundingRect(room, _WRAP, text)
        if size <= 9 or (bounds.height() <= room.height() and bounds.width() <= room.width()):
            break
        size -= 1
    width = min(place.width(), bounds.width() + 2 * pad + 2)
    height = min(place.height(), bounds.height() + 0.5 * line)
    tops = {"up": place.top(), "down": place.bottom() - height}
    return QRectF(start_of(place, width, end), tops.get(tail, place.center().y() - height / 2), width, height), font


def paint_slip(painter: QPainter, place: QRectF, text: str, line: float, end: str, tail: str = "") -> None:
    """Paint a slip as ``slip_of`` lays it out, with its tail."""
    slip, font = slip_of(place, text, line, end, tail)
    shape = _slip_shape(slip, line, end, tail)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.32))
    painter.drawPath(shape.translated(1.5, 3))
    painter.setBrush(QColor(IVORY))
    painter.setPen(QPen(QColor(PAPER_EDGE), 1))
    painter.drawPath(shape)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    # Lines break where they did when they were measured.
    pad = _PAD * line
    _write(painter, slip.adjusted(pad, 0, -pad, 0), text, font)


def _write(painter: QPainter, place: QRectF, text: str, font: QFont) -> None:
    """Write ``text`` as ``drawText`` would with ``_WRAP``, but the signs of suits in their colours."""
    ink, suits = QColor(INK), coloured_suits()
    formats = []
    at = 0
    for sign in text:
        if sign in suits:
            one = QTextLayout.FormatRange()
            one.start, one.length = at, 1
            one.format.setForeground(QColor(suit_ink(sign, ink)))
            formats.append(one)
        # Qt counts a sign of another plane, such as one in somebody's name, as two.
        at += 1 if ord(sign) < 0x10000 else 2
    if not formats:
        painter.drawText(place, _WRAP, text)
        return
    layout = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter))
    layout.setFormats(formats)
    layout.beginLayout()
    high = 0.0
    while (part := layout.createLine()).isValid():
        part.setLineWidth(place.width())
        part.setPosition(QPointF(0, high))
        high += part.height()
    layout.endLayout()
    layout.draw(painter, QPointF(place.left(), place.center().y() - high / 2))


def _slip_shape(slip: QRectF, line: float, end: str, tail: str) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(slip, 0.3 * line, 0.3 * line)
    if not tail:
        return shape
    half, reach = 0.26 * line, 0.36 * line
    if tail in ("left", "right"):
        x, sign = (slip.left() + 1, -1) if tail == "left" else (slip.right() - 1, 1)
        root, across, point = QPointF(x, slip.center().y()), QPointF(0, half), QPointF(sign * reach, 0)
    else:
        x = {"left": slip.left() + line, "right": slip.right() - line}.get(end, slip.center().x())
        y, sign = (slip.top() + 1, -1) if tail == "up" else (slip.bottom() - 1, 1)
        root, across, point = QPointF(x, y), QPointF(half, 0), QPointF(0, sign * reach)
    wedge = QPainterPath()
    wedge.addPolygon(QPolygonF([root - across, root + point, root + across]))
    wedge.closeSubpath()
    return shape.united(wedge)


class Speech(Piece):
    """The words of a seat, large on a slip of paper over the middle of the table, on the speaker's side."""

    def __init__(self) -> None:
        super().__init__(OVER_Z + 100)
        self._text = ""
        self._end = "left"
        self._tail = ""
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text

    @property
    def paper(self) -> QRectF:
        """The area of the paper within its place."""
        return slip_of(self._rect, self._text, self._line * _SPOKEN, self._end, self._tail)[0]

    def sizes(self, line: float) -> list[tuple[float, float]]:
        """Return the widths and heights that the paper can have, the one with the fewest lines first; ``line`` is the
        height of a line of other text. The letters keep their size, except in the last ones, where words that usually
        take several lines have one.
        """
        found: list[tuple[float, float]] = []
        for wide in _WIDTHS:
            room = QRectF(0, 0, wide * line, 10_000)
            slip, font = slip_of(room, self._text, line * _SPOKEN, "left", "up")
            whole = font.pixelSize() >= round(line * _SPOKEN)
            if (whole or not found) and (slip.width(), slip.height()) not in found:
                found.append((slip.width(), slip.height()))
        usual = serif(line * _SPOKEN, italic=True)
        whole_line = QFontMetricsF(usual).horizontalAdvance(self._text) + 2 * _PAD * line * _SPOKEN + 2
        if whole_line > _WIDTHS[0] * line:
            high = QFontMetricsF(usual).height() + 0.5 * line * _SPOKEN
            found += [(smaller * whole_line + 2, high) for smaller in _SMALLER]
        return found

    def set_end(self, end: str, tail: str) -> None:
        """Set where the paper lies in its place, at the left or right ``end`` or in the middle, and where its ``tail``
        points: ``up``, ``down``, ``left`` or ``right`` to the speaker.
        """
        self._end, self._tail = end, tail
        self.update()

    def say(self, text: str) -> None:
        self._text = text
        self.setVisible(bool(text))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_slip(painter, self._rect, self._text, self._line * _SPOKEN, self._end, self._tail)


class Veil(Piece):
    """Darkens the whole table while words lie over it, as when the seats are changed."""

    def __init__(self) -> None:
        super().__init__(OVER_Z + 300, kept=False)
        self._text = ""
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text

    def cover(self, text: str) -> None:
        self._text = text
        self.setVisible(True)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        path = QPainterPath()
        path.addRect(self._rect)
        painter.fillPath(path, colour("#000000", 0.45))
        place = QRectF(0, 0, 0.7 * self._rect.width(), 5 * self._line)
        place.moveCenter(QPointF(self._rect.center().x(), 0.46 * self._rect.height()))
        paint_slip(painter, place, self._text, 1.3 * self._line, "middle")
