"""Rows of a list in which the signs of suits have their colours, as everywhere in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPalette, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.ui.look.palette import coloured_suits, suit_ink

_PART = QStyle.SubElement.SE_ItemViewItemText
_ITEM = QStyle.ControlElement.CE_ItemViewItem
_MARGIN = QStyle.PixelMetric.PM_FocusFrameHMargin


class SuitRows(QStyledItemDelegate):
    """Paints rows as Qt does, but the signs of suits in their colours; Qt has one colour for a row."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        words = str(index.data() or "")
        signs = coloured_suits()
        if not any(sign in words for sign in signs):
            super().paint(painter, option, index)
            return
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        widget = row.widget
        style = widget.style()
        place = QRectF(style.subElementRect(_PART, row, widget))
        row.text = ""
        style.drawControl(_ITEM, row, painter, widget)
        chosen = bool(row.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        ink = row.palette.color(role)
        beside = style.pixelMetric(_MARGIN, None, widget) + 1
        layout = _laid_out(words, _formats(words, signs, ink), row, place.width() - 2 * beside)
        painter.save()
        painter.setPen(ink)
        high = layout.boundingRect().height()
        layout.draw(painter, QPointF(place.left() + beside, place.top() + (place.height() - high) / 2))
        painter.restore()


def _laid_out(
    words: str, formats: Sequence[QTextLayout.FormatRange], row: QStyleOptionViewItem, wide: float
) -> QTextLayout:
    """Return ``words`` with ``formats`` in lines of this width, which are broken where Qt breaks those of a row."""
    layout = QTextLayout(words.replace("\n", "\u2028"), row.font)
    layout.setFormats(formats)
    breaking = QTextOption(row.displayAlignment)
    wraps = bool(row.features & QStyleOptionViewItem.ViewItemFeature.WrapText)
    breaking.setWrapMode(QTextOption.WrapMode.WordWrap if wraps else QTextOption.WrapMode.ManualWrap)
    breaking.setTextDirection(row.direction)
    layout.setTextOption(breaking)
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(wide)
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    return layout


def _formats(words: str, signs: str, ink: QColor) -> list[QTextLayout.FormatRange]:
    found = []
    for place, letter in enumerate(words):
        if letter in signs:
            one = QTextLayout.FormatRange()
            one.start, one.length = place, 1
            coloured = QTextCharFormat()
            coloured.setForeground(QColor(suit_ink(letter, ink)))
            one.format = coloured
            found.append(one)
    return found
