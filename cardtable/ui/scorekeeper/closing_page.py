"""Pages of paper for print, PDF and pictures: that which ends an evening, with who pays whom and why, and those with
what everybody has come to over many evenings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPainter,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTableCellFormat,
    QTextTableFormat,
)

from cardtable.core.errors import CodedError, system_reason
from cardtable.ui.look import plain
from cardtable.ui.look.look import serif
from cardtable.ui.look.page_layout import page_layout
from cardtable.ui.look.palette import INK, colour

_WIDTH, _MARGIN, _ZOOM = 640.0, 28.0, 2
"""The width and the margins of the page as a picture, in units of a document, and pixels for each of them."""
_TITLE, _TEXT = 21.0, 10.5
"""The sizes of the letters, in points."""
_SCALES = (1.0, 0.93, 0.86, 0.8, 0.74)
"""How large the page may be printed so that all of it is on one sheet of paper; smaller letters are hard to read."""
_FOOT = 24.0
"""The room for the number of a page, in points."""
_PADDING, _BETWEEN = 1.0, 8.0
"""The room around what stands in a cell, and between it and the next column, in units of a document."""
_LEADING = 1.2
"""The most from line to line, in sizes of the letters."""
_BELOW = 14.0
"""The room below a table, in units of a document."""


@dataclass(frozen=True, slots=True)
class ClosingPage:
    """What stands on the page: lines below the ``title``, and sections, each with a heading and rows of cells; a row of
    one cell goes across the page. With ``figures`` the first row of each section has the titles of the columns, and all
    cells but the first of a row are figures.
    """

    title: str
    about: tuple[str, ...]
    sections: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]
    figures: bool = False

    def text(self) -> str:
        """Return the page as lines of text, with tabs between the cells."""
        lines = [self.title, *self.about]
        for heading, rows in self.sections:
            lines += ["", heading, *("\t".join(row) for row in rows)]
        return "\n".join(lines) + "\n"

    def document(self) -> QTextDocument:
        """Return the page as a document, black on white. All words are plain text in it."""
        font = serif(1.0)
        font.setPointSizeF(_TEXT)
        document = plain.document(font)
        cursor = QTextCursor(document)
        self._line(cursor, self.title, _TITLE, centred=True)
        for line in self.about:
            self._line(cursor, line, _TEXT, centred=True)
        for heading, rows in self.sections:
            self._line(cursor, "", _TEXT)
            self._line(cursor, heading, _TEXT * 1.2, bold=True)
            columns = max((len(row) for row in rows), default=0)
            if columns > 1:
                self._table(cursor, rows, columns)
            else:
                for row in rows:
                    self._line(cursor, row[0], _TEXT)
        return document

    def write_pdf(self, path: str) -> None:
        """Write the page to a file. Raises ``CodedError`` ``cannot_write``."""
        try:
            # Qt says of a place where nothing can be written only that it has failed.
            with Path(path).open("ab"):
                pass
        except OSError as error:
            raise CodedError("cannot_write", reason=system_reason(error)) from error
        writer = QPdfWriter(path)
        writer.setPageLayout(page_layout())
        writer.setTitle(self.title)
        self.print_on(writer)

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Paint the page on paper: a little smaller if it then is one page, else on as many as it needs, numbered."""
        painter = QPainter()
        if not painter.begin(device):
            return
        document, width, height = self.document(), device.width(), device.height()
        document.documentLayout().setPaintDevice(device)
        document.setDocumentMargin(0)
        for scale in _SCALES:
            document.setPageSize(QSizeF(width, height) / scale)
            if document.pageCount() == 1:
                break
        else:
            scale, foot = 1.0, _FOOT * device.logicalDpiY() / 72
            document.setPageSize(QSizeF(width, height - foot))
        pages, high = document.pageCount(), document.pageSize().height()
        for page in range(pages):
            if page:
                device.newPage()
            painter.save()
            painter.scale(scale, scale)
            painter.translate(0, -page * high)
            document.drawContents(painter, QRectF(0, page * high, document.pageSize().width(), high))
            painter.restore()
            if pages > 1:
                painter.setFont(document.defaultFont())
                painter.setPen(colour(INK))
                at_the_foot = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
                painter.drawText(QRectF(0, 0, width, height), at_the_foot, str(page + 1))
        painter.end()

    def picture(self) -> QImage:
        """Return the page as a picture on white paper."""
        document = self.document()
        document.setTextWidth(_WIDTH - 2 * _MARGIN)
        size = QSizeF(_WIDTH, document.size().height() + 2 * _MARGIN) * _ZOOM
        image = QImage(size.toSize(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_ZOOM, _ZOOM)
        painter.translate(QPointF(_MARGIN, _MARGIN))
        document.drawContents(painter, QRectF(0, 0, _WIDTH, size.height()))
        painter.end()
        return image

    def _line(self, cursor: QTextCursor, words: str, size: float, *, centred: bool = False, bold: bool = False) -> None:
        block = _close_lines()
        block.setAlignment(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
        cursor.setBlockFormat(block)
        cursor.insertText(words, _letters(size, bold))
        cursor.insertBlock()

    def _table(self, cursor: QTextCursor, rows: Sequence[Sequence[str]], columns: int) -> None:
        layout = QTextTableFormat()
        layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        layout.setCellPadding(_PADDING)
        # An empty line behind a table has no height.
        layout.setBottomMargin(_BELOW)
        layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table = cursor.insertTable(len(rows), columns, layout)
        apart = QTextTableCellFormat()
        for pad, room in (
            (apart.setTopPadding, _PADDING),
            (apart.setBottomPadding, _PADDING),
            (apart.setLeftPadding, _PADDING),
            (apart.setRightPadding, _BETWEEN),
        ):
            pad(room)
        right = {column for column in range(1, columns) if self.figures or _has_figures(rows, column)}
        for place, row in enumerate(rows):
            for column, words in enumerate(row):
                box = table.cellAt(place, column)
                if column < columns - 1:
                    box.setFormat(apart)
                cell = box.firstCursorPosition()
                block = _close_lines()
                if column in right or column == len(row) - 1 > 0:
                    block.setAlignment(Qt.AlignmentFlag.AlignRight)
                cell.setBlockFormat(block)
                cell.insertText(words, _letters(_TEXT, bold=self.figures and not place))
        cursor.movePosition(QTextCursor.MoveOperation.End)


def _has_figures(rows: Sequence[Sequence[str]], column: int) -> bool:
    """Whether all cells of a column below its title that are not empty are whole numbers."""
    below = [row[column] for row in rows[1:] if column < len(row) and row[column]]
    return bool(below) and all(words.lstrip("+-−").isdigit() for words in below)


def _close_lines() -> QTextBlockFormat:
    """Return the format of lines that are no further apart than ``_LEADING``: some letters bring wide lines along."""
    font, block = serif(1.0), QTextBlockFormat()
    share = min(1.0, _LEADING * QFontInfo(font).pixelSize() / QFontMetricsF(font).lineSpacing())
    block.setLineHeight(100 * share, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    return block


def _letters(size: float, bold: bool) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFontPointSize(size)
    letters.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    letters.setForeground(colour(INK))
    return letters
