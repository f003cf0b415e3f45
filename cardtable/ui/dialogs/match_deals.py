"""The deals of a match that is over, or those that decided it, in one row; each can be opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from cardtable.app.match_end import DealGain, MatchEnd
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import faint, mixed, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, on_button, set_tool_tip
from cardtable.words.figures import figure, gain_figure, score

_LEAST_HIGH = 44
"""The height of a deal at least, in pixels, so that it can be hit with a finger."""
_BETWEEN = 6 * SPACING
"""Between the words and the figures of a deal at least, in pixels."""


class DealButton(QAbstractButton):
    """A deal: its ``name`` and what it brought, as ``figures``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self.figures = "", ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, name: str, figures: str) -> None:
        """Show the words."""
        self.name, self.figures = name, figures
        self.setText(on_button(f"{name}: {figures}"))
        self.updateGeometry()
        self.update()

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.name)
        figures = QFontMetrics(self._bold).horizontalAdvance(self.figures)
        return QSize(words + _BETWEEN + figures + 6 * SPACING, max(_LEAST_HIGH, self.fontMetrics().height() + 20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours, role = self.palette(), QPalette.ColorRole
        whole = QRectF(self.rect()).adjusted(2 * SPACING, 0, -2 * SPACING, 0)
        if self.underMouse() or self.isDown():
            painter.fillRect(self.rect(), colours.color(role.AlternateBase))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(mixed(colours, 0.8))
        painter.drawText(whole, middle | Qt.AlignmentFlag.AlignLeft, self.name)
        painter.setPen(colours.color(role.WindowText))
        painter.setFont(self._bold)
        painter.drawText(whole, middle | Qt.AlignmentFlag.AlignRight, self.figures)
        painter.setPen(QPen(mixed(colours, 0.2), 1))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
        painter.end()


class MatchDeals(QWidget):
    """Names the deals of ``end`` between ``sides``, of which the first two stand for each other where there are no
    more.
    """

    chosen = Signal(int)
    """Emitted with the number of a deal, from 0, that shall be seen."""

    def __init__(self, end: MatchEnd, sides: Sequence[str], own: int | None = None) -> None:
        """``own`` is the side of the only person who sees this, which is told first."""
        super().__init__()
        self._end, self._sides = end, sides
        self._first = own or 0
        self._title = Label()
        faint(self._title)
        self.buttons = [DealButton(self) for _ in end.named]
        for button, deal in zip(self.buttons, end.named, strict=True):
            button.clicked.connect(lambda _=False, number=deal.number: self.chosen.emit(number))
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._title)
        layout.addWidget(Flow(*self.buttons, filling=True))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words."""
        self._title.setText(self.tr("The deals") if self._end.names_all else self.tr("The decisive deals"))
        for button, deal in zip(self.buttons, self._end.named, strict=True):
            button.tell(self.tr("Deal {number}").format(number=deal.number + 1), self._figures(deal))
            set_tool_tip(button, self.tr("Look at this deal again"))

    def _figures(self, deal: DealGain) -> str:
        if len(self._sides) == 2:
            own, other = deal.gains[self._first], deal.gains[1 - self._first]
            written = gain_figure if self._end.accounts else figure
            return score((own, other), written)
        most = max(range(len(self._sides)), key=lambda side: deal.gains[side])
        return self.tr("{name} {points}").format(name=self._sides[most], points=gain_figure(deal.gains[most]))
