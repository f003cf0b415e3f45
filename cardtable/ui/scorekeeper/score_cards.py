"""A score sheet on paper in little space: a card for each match, six on a page, like printed scoring cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPen

from cardtable.app.reports import SheetDeal
from cardtable.core.scores import totals
from cardtable.ui.look.palette import INK, PAPER_EDGE, colour, serif
from cardtable.ui.scorekeeper.printing import HEAD, PaperSheet, begin_page, draw_head, sans
from cardtable.words.figures import figure

_ACROSS, _DOWN, _GAP = 2, 3, 14.0
_LINE, _EDGE = 12.5, 6.0
"""The heights of the sheet's title and of a line, and the free margin inside a card, in points."""
_NUMBER = 30.0
"""The width of the column with the numbers of deals, in points."""


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """A card for some or all deals of one match. ``rows`` has for each deal its number and the points and total of each
    side; the last card of a match also has the ``accounts`` and the ``reason`` for the payment.
    """

    title: str
    rows: tuple[tuple[str, ...], ...]
    accounts: tuple[str, ...] = ()
    reason: str = ""


def cards_of(sheet: PaperSheet, most: int) -> list[ScoreCard]:
    """Return the cards of a sheet, with at most ``most`` deals on each."""
    found: list[ScoreCard] = []
    rows: list[tuple[str, ...]] = []
    standing = [0] * len(sheet.sides)
    number = 1

    def close(accounts: tuple[str, ...] = (), reason: str = "") -> None:
        title = QCoreApplication.translate("Paper", "Match {number}").format(number=number)
        found.append(ScoreCard(title, tuple(rows), accounts, reason))
        rows.clear()

    deals = 0
    for deal in sheet.deals:
        if deal.is_result:
            close(deal.accounts, deal.remark)
            standing, number, deals = [0] * len(standing), number + 1, 0
            continue
        if not deal.is_numbered and not deal.lines:
            # Persons who come or go without points have no line on a card.
            continue
        if len(rows) == most:
            close()
        deals += deal.is_numbered
        rows.append((str(deals) if deal.is_numbered else "", *_marks(deal, standing)))
    if rows:
        close()
    return found


def _marks(deal: SheetDeal, standing: list[int]) -> list[str]:
    """Return a text for each side with its points in the deal and its total after it; add the points to
    ``standing``.
    """
    words = []
    for side, points in enumerate(totals(deal.lines, len(standing))):
        standing[side] += points
        brought = f"{figure(points)}  {figure(standing[side])}" if points else "–"
        words.append("" if deal.is_empty_for(side) else brought)
    return words


def print_cards(sheet: PaperSheet, device: QPagedPaintDevice) -> bool:
    """Draw the cards on as many pages as they need; return False if nothing can be drawn on the device."""
    painter = QPainter()
    page = begin_page(painter, device)
    if page is None:
        return False
    width = (page.width() - _GAP * (_ACROSS - 1)) / _ACROSS
    height = (page.height() - HEAD - _GAP * (_DOWN - 1)) / _DOWN
    # Title, names, accounts, and three lines for the reason.
    most = max(1, int((height - 2 * _EDGE) / _LINE) - 6)
    for place, card in enumerate(cards_of(sheet, most)):
        on_page = place % (_ACROSS * _DOWN)
        if place and not on_page:
            device.newPage()
        if not on_page:
            draw_head(painter, page, f"{sheet.title} · {sheet.about}")
        left = (on_page % _ACROSS) * (width + _GAP)
        top = HEAD + (on_page // _ACROSS) * (height + _GAP)
        _draw(painter, QRectF(left, top, width, height), card, sheet.sides)
    return painter.end()


def _draw(painter: QPainter, box: QRectF, card: ScoreCard, sides: Sequence[str]) -> None:
    painter.setPen(QPen(colour(PAPER_EDGE), 0.8))
    painter.drawRoundedRect(box, 4, 4)
    inner = box.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    columns = (inner.width() - _NUMBER) / len(sides)
    y = inner.top()

    def row(cells: Sequence[str], bold: bool = False) -> None:
        nonlocal y
        font = sans(8)
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(colour(INK))
        for place, words in enumerate(cells):
            left = inner.left() + (_NUMBER + columns * (place - 1) if place else 0)
            cell = QRectF(left, y, columns if place else _NUMBER, _LINE)
            elided = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(cell.width() - 4))
            alignment = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            painter.drawText(cell.adjusted(0, 0, -3, 0), int(alignment | Qt.AlignmentFlag.AlignVCenter), elided)
        y += _LINE

    def rule() -> None:
        painter.setPen(QPen(colour(PAPER_EDGE), 0.5))
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))

    painter.setPen(colour(INK))
    painter.setFont(serif(10))
    painter.drawText(QRectF(inner.left(), y, inner.width(), _LINE), card.title)
    y += _LINE
    row(["", *sides], bold=True)
    rule()
    for cells in card.rows:
        row(cells)
    if card.accounts:
        rule()
        row(["", *card.accounts], bold=True)
        painter.setFont(sans(7))
        rest = QRectF(inner.left(), y, inner.width(), max(0.0, inner.bottom() - y))
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap), card.reason)
