"""A score sheet on paper, as it looks on the screen: counters on cloth above the deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QIODevice, QPointF, QRectF, QSaveFile, QSize, Qt
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter, QPen

from cardtable.app.reports import SheetDeal
from cardtable.ui.dialogs.score_sheet.counter_field import CounterField
from cardtable.ui.look.page_layout import page_layout
from cardtable.ui.look.palette import INK, PAPER_EDGE, colour, serif
from cardtable.ui.models.lines import cell_text, group_lines
from cardtable.words.family import NO_FAMILY, FamilyWords
from cardtable.words.figures import figure

_POINTS = 72.0
"""Points per inch: sheets are laid out in points, whatever the resolution of the device."""
_LIGHT_ROOM = "linen"
_ACROSS = 4
"""The most sides whose counters are all in one row; with more sides, three are in each row."""
_LINE = 15.0


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """The data that are printed: ``title``, a line ``about`` the sheet, the ``sides`` with their ``points``, the
    ``deals``, and lines for the ``footer``. ``words`` names the score lines; ``room`` and ``counting`` are settings for
    the look.
    """

    title: str
    about: str
    sides: tuple[str, ...]
    points: tuple[int, ...]
    deals: tuple[SheetDeal, ...]
    footer: tuple[str, ...] = ()
    room: str = "green"
    counting: str = "counters"
    words: FamilyWords = NO_FAMILY


def write_pdf(sheet: PaperSheet, path: str) -> bool:
    """Write the sheet to a PDF file at ``path``; return False if that fails."""
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setTitle(sheet.title)
    writer.setPageLayout(page_layout())
    return print_sheet(sheet, writer) and file.commit()


HEAD = 26.0
"""The height of the head of a page with cards or tallies, in points."""


def begin_page(painter: QPainter, device: QPagedPaintDevice) -> QRectF | None:
    """Begin to draw on ``device`` in points of 1/72 inch, whatever its resolution. Return the area of a page that can
    be drawn on; None if nothing can be drawn on the device.
    """
    if not painter.begin(device):
        return None
    scale = device.logicalDpiX() / _POINTS
    painter.scale(scale, scale)
    area = device.pageLayout().paintRect(QPageLayout.Unit.Point)
    return QRectF(0, 0, area.width(), area.height())


def draw_head(painter: QPainter, page: QRectF, words: str) -> None:
    """Write ``words`` at the head of a page, ``HEAD`` high."""
    painter.setPen(colour(INK))
    painter.setFont(serif(14))
    painter.drawText(QRectF(0, 0, page.width(), 18), words)


def print_sheet(sheet: PaperSheet, device: QPagedPaintDevice) -> bool:
    """Draw the sheet on as many pages as it needs; return False if nothing can be drawn on the device."""
    painter = QPainter()
    page = begin_page(painter, device)
    if page is None:
        return False
    _Press(painter, device, page, sheet).run()
    return painter.end()


class _Press:
    """Draws a sheet line by line, and begins a new page when one is full."""

    def __init__(self, painter: QPainter, device: QPagedPaintDevice, page: QRectF, sheet: PaperSheet) -> None:
        self._painter = painter
        self._device = device
        self._page = page
        self._sheet = sheet
        self._y = 0.0
        self._number = 1
        first = page.width() * (0.34 if len(sheet.sides) < 5 else 0.24)
        width = (page.width() - first) / max(1, len(sheet.sides))
        self._columns = [QRectF(0, 0, first, _LINE)]
        self._columns += [QRectF(first + width * place, 0, width, _LINE) for place in range(len(sheet.sides))]

    def run(self) -> None:
        self._heading()
        self._counters()
        self._head()
        standing = [0] * len(self._sheet.sides)
        for number, deal in enumerate(self._sheet.deals, start=1):
            if deal.fresh:
                standing = [0] * len(standing)
                self._rule(1.2)
            for line in deal.lines:
                standing[line.side] += line.points if line.marked else 0
            self._deal(deal, deal.title or str(number), standing)
        self._rule(1.2)
        self._row([QCoreApplication.translate("Paper", "Total"), *map(figure, self._sheet.points)], bold=True)
        self._y += _LINE
        for words in self._sheet.footer:
            self._room(_LINE)
            self._text(QRectF(0, self._y, self._page.width(), _LINE), words)
            self._y += _LINE
        self._page_number()

    def _heading(self) -> None:
        self._font(serif(22))
        self._text(QRectF(0, 0, self._page.width(), 30), self._sheet.title)
        self._font(sans(9))
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        box = QRectF(0, 30, self._page.width(), self._page.height())
        about = self._painter.boundingRect(box, flags, self._sheet.about)
        self._painter.setPen(colour(INK))
        self._painter.drawText(about, flags, self._sheet.about)
        self._y = about.bottom() + 11

    def _counters(self) -> None:
        count = len(self._sheet.sides)
        across = count if count <= _ACROSS else 3
        width = min(180.0, (self._page.width() - 12 * (across - 1)) / across)
        left = (self._page.width() - across * width - 12 * (across - 1)) / 2
        field = CounterField()
        height = float(field.heightForWidth(round(width)))
        for side, (name, points) in enumerate(zip(self._sheet.sides, self._sheet.points, strict=True)):
            x = left + (side % across) * (width + 12)
            if side and side % across == 0:
                self._y += height + 36
            self._name(QRectF(x, self._y, width, 20), name)
            field = CounterField(side)
            # On paper a dark cloth would be a block of ink.
            field.set_room(_LIGHT_ROOM)
            field.set_counting(self._sheet.counting)
            field.set_beside(self._sheet.points)
            field.set_points(points)
            field.resize(QSize(round(width), round(height)))
            self._painter.save()
            self._painter.translate(x, self._y + 22)
            field.draw(self._painter)
            self._painter.restore()
        self._y += height + 40

    def _name(self, box: QRectF, name: str) -> None:
        """Draw a side's name above its counters, in smaller letters if it is long; shortened if they do not suffice."""
        for size in range(13, 7, -1):
            self._font(serif(size))
            if self._painter.fontMetrics().horizontalAdvance(name) <= box.width():
                break
        words = self._painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(box.width()))
        self._text(box, words, Qt.AlignmentFlag.AlignHCenter)

    def _head(self) -> None:
        titles = [QCoreApplication.translate("Paper", "Deal"), *self._sheet.sides]
        self._row(titles, bold=True, elide=Qt.TextElideMode.ElideRight)
        self._rule(0.8)

    def _deal(self, deal: SheetDeal, title: str, standing: Sequence[int]) -> None:
        if deal.is_result:
            self._result(deal)
            return
        words = self._sheet.words
        groups = group_lines(deal.lines, len(self._sheet.sides), words)
        # A deal stays together unless it would leave half a page empty.
        self._room(min(_LINE * (1 + len(groups) + bool(deal.remark)), self._page.height() / 2))
        points = ["" if deal.is_empty_for(side) else figure(total) for side, total in enumerate(standing)]
        self._row([title, *points], bold=True)
        for group in groups:
            cells = (cell_text(cell, words) for cell in group.cells)
            self._row([f"   {words.line_title(group.example)}", *cells], size=8)
        if deal.remark and not deal.is_result:
            self._text(QRectF(0, self._y, self._page.width(), _LINE), deal.remark)
            self._y += _LINE
        self._rule(0.3)

    def _result(self, deal: SheetDeal) -> None:
        """Draw the result of a match: the winners, the accounts, and the reason for the payment."""
        self._font(sans(8.5))
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        box = QRectF(0, 0, self._page.width(), self._page.height())
        height = self._painter.boundingRect(box, flags, deal.remark).height()
        self._room(_LINE + height)
        self._row([deal.title, *deal.accounts], bold=True)
        self._font(sans(8.5))
        self._painter.setPen(colour(INK))
        self._painter.drawText(QRectF(0, self._y, self._page.width(), height), flags, deal.remark)
        self._y += height
        self._rule(0.8)

    def _row(
        self,
        cells: Sequence[str],
        bold: bool = False,
        size: float = 9.5,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideLeft,
    ) -> None:
        self._room(_LINE)
        font = sans(size)
        font.setBold(bold)
        self._font(font)
        for place, (column, words) in enumerate(zip(self._columns, cells, strict=True)):
            box = column.translated(0, self._y)
            alignment = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            elided = self._painter.fontMetrics().elidedText(words, elide, int(box.width() - 6))
            self._text(box.adjusted(0, 0, -3, 0), elided if place else words, alignment)
        self._y += _LINE

    def _rule(self, width: float) -> None:
        self._painter.setPen(QPen(colour(PAPER_EDGE), width))
        self._painter.drawLine(QPointF(0, self._y + 1), QPointF(self._page.width(), self._y + 1))
        self._y += 3

    def _room(self, height: float) -> None:
        if self._y + height > self._page.height() - 2 * _LINE:
            self._page_number()
            self._device.newPage()
            self._number += 1
            self._y = 0
            self._head()

    def _page_number(self) -> None:
        self._font(sans(8))
        box = QRectF(0, self._page.height() - _LINE, self._page.width(), _LINE)
        self._text(box, str(self._number), Qt.AlignmentFlag.AlignHCenter)

    def _font(self, font: QFont) -> None:
        self._painter.setFont(font)

    def _text(self, box: QRectF, words: str, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        self._painter.setPen(colour(INK))
        self._painter.drawText(box, int(alignment | Qt.AlignmentFlag.AlignVCenter), words)


def sans(size: float) -> QFont:
    """Return the font for figures, ``size`` points high."""
    font = QFont()
    font.setPixelSize(max(1, round(size)))
    return font
