"""A score sheet on paper as a tally, with strokes in bundles of five for each side, and empty forms to write on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPen

from cardtable.core.markers import strokes
from cardtable.core.scores import totals
from cardtable.ui.dialogs.score_sheet.strokes import Stroke, stroke_lines
from cardtable.ui.look.palette import INK, PAPER_EDGE, colour
from cardtable.ui.scorekeeper.printing import HEAD, PaperSheet, begin_page, draw_head, sans
from cardtable.words.figures import figure

_LINE, _GAP = 18.0, 10.0
_NAME, _SUM = 110.0, 44.0
"""The widths of the columns with names and sums, in points."""
_TALL, _BUNDLES = 11.0, 15
"""The height of a stroke in points, and the number of bundles in a line."""
_ACCOUNT = 110.0
"""The width of the column with the accounts, in points."""
_ACROSS, _DOWN = 2, 3
_ROW = 17.0
"""The height of a line to write on, in points."""


@dataclass(frozen=True, slots=True)
class MatchStrokes:
    """The ``points`` of each side in one match; ``accounts`` are empty while it goes on."""

    title: str
    points: tuple[int, ...]
    accounts: tuple[str, ...] = ()


def tallies_of(sheet: PaperSheet) -> list[MatchStrokes]:
    """Return the matches of a sheet in order; the last may still be going on."""
    found: list[MatchStrokes] = []
    standing = [0] * len(sheet.sides)
    open_deals = False

    def close(accounts: tuple[str, ...] = ()) -> None:
        title = QCoreApplication.translate("Paper", "Match {number}").format(number=len(found) + 1)
        found.append(MatchStrokes(title, tuple(standing), accounts))

    for deal in sheet.deals:
        if deal.is_result:
            close(deal.accounts)
            standing, open_deals = [0] * len(standing), False
            continue
        open_deals = open_deals or deal.is_numbered or bool(deal.lines)
        standing = [before + now for before, now in zip(standing, totals(deal.lines, len(standing)), strict=True)]
    if open_deals:
        close()
    return found


def print_tallies(sheet: PaperSheet, device: QPagedPaintDevice) -> bool:
    """Draw the tallies on as many pages as they need; return False if nothing can be drawn on the device."""
    painter = QPainter()
    page = begin_page(painter, device)
    if page is None:
        return False
    head, y = f"{sheet.title} · {sheet.about}", HEAD
    draw_head(painter, page, head)
    for tally in tallies_of(sheet):
        # Negative points are shown only as a number.
        drawn = [stroke_lines(strokes(max(0, points)), _BUNDLES) for points in tally.points]
        heights = [tall * _TALL + _LINE - _TALL for _, _, tall in drawn]
        height = sum(heights) + _LINE + _GAP
        if y + height > page.height() and y > HEAD:
            device.newPage()
            draw_head(painter, page, head)
            y = HEAD
        _draw_tally(painter, QRectF(0, y, page.width(), height), sheet.sides, tally, drawn, heights)
        y += height
    return painter.end()


def _draw_tally(
    painter: QPainter,
    box: QRectF,
    sides: Sequence[str],
    tally: MatchStrokes,
    drawn: Sequence[tuple[Sequence[Stroke], float, float]],
    heights: Sequence[float],
) -> None:
    y = box.top()
    _write(painter, QRectF(box.left(), y, box.width(), _LINE), tally.title, bold=True)
    y += _LINE
    accounts = tally.accounts or ("",) * len(sides)
    for name, points, (lines, _, _), height, account in zip(sides, tally.points, drawn, heights, accounts, strict=True):
        painter.setPen(QPen(colour(PAPER_EDGE), 0.5))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        _write(painter, QRectF(box.left(), y, _NAME - 8, _LINE), name)
        right = box.right() - _ACCOUNT
        _write(painter, QRectF(right - _SUM, y, _SUM, _LINE), figure(points), bold=True, right=True)
        _write(painter, QRectF(right, y, _ACCOUNT, _LINE), account, right=True)
        painter.setPen(QPen(colour(INK), 0.9))
        origin = QPointF(box.left() + _NAME, y + (_LINE - _TALL) / 2)
        for one in lines:
            painter.drawLine(origin + QPointF(one.x1, one.y1) * _TALL, origin + QPointF(one.x2, one.y2) * _TALL)
        y += height


def _write(painter: QPainter, box: QRectF, words: str, bold: bool = False, right: bool = False) -> None:
    font = sans(9)
    font.setBold(bold)
    painter.setFont(font)
    painter.setPen(colour(INK))
    elided = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(box.width()))
    alignment = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(box, int(alignment | Qt.AlignmentFlag.AlignVCenter), elided)


def print_blank(sheet: PaperSheet, device: QPagedPaintDevice) -> bool:
    """Draw a page of empty scoring cards to write on: six cards with the names of ``sheet`` and room for the points and
    total of each deal. Return False if nothing can be drawn on the device.
    """
    painter = QPainter()
    page = begin_page(painter, device)
    if page is None:
        return False
    draw_head(painter, page, sheet.title)
    width = (page.width() - _GAP * (_ACROSS - 1)) / _ACROSS
    height = (page.height() - HEAD - _GAP * (_DOWN - 1)) / _DOWN
    for place in range(_ACROSS * _DOWN):
        left, top = (place % _ACROSS) * (width + _GAP), HEAD + (place // _ACROSS) * (height + _GAP)
        _draw_blank(painter, QRectF(left, top, width, height), sheet.sides)
    return painter.end()


def _draw_blank(painter: QPainter, box: QRectF, sides: Sequence[str]) -> None:
    thin, fine = QPen(colour(PAPER_EDGE), 0.8), QPen(colour(PAPER_EDGE), 0.4)
    painter.setPen(thin)
    painter.drawRoundedRect(box, 4, 4)
    inner = box.adjusted(6, 4, -6, -4)
    number, columns = 20.0, (inner.width() - 20.0) / len(sides)
    date = QCoreApplication.translate("Paper", "Date")
    stake = QCoreApplication.translate("Paper", "Stake")
    _write(painter, QRectF(inner.left(), inner.top(), inner.width() / 2, _ROW), f"{date}:")
    _write(painter, QRectF(inner.center().x(), inner.top(), inner.width() / 2, _ROW), f"{stake}:")
    head = inner.top() + _ROW
    rows = int((inner.bottom() - head) / _ROW) - 1
    for place, name in enumerate(sides):
        left = inner.left() + number + columns * place
        _write(painter, QRectF(left + 3, head, columns - 6, _ROW), name, bold=True)
        painter.setPen(thin)
        painter.drawLine(QPointF(left, head), QPointF(left, head + _ROW * (rows + 1)))
        painter.setPen(fine)
        middle = left + columns / 2
        painter.drawLine(QPointF(middle, head + _ROW), QPointF(middle, head + _ROW * (rows + 1)))
    for row in range(1, rows + 1):
        y = head + _ROW * row
        painter.setPen(thin if row == 1 else fine)
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
        _write(painter, QRectF(inner.left(), y, number - 4, _ROW), str(row), right=True)
