"""The table view with the field of each side turned to the edge at which it is read, and the match in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsProxyWidget, QWidget

from cardtable.ui.look.palette import ROOMS, colour, serif
from cardtable.ui.look.plain import set_accessible_name
from cardtable.ui.scorekeeper.around_layout import around
from cardtable.ui.scorekeeper.clear_view import ClearView
from cardtable.ui.scorekeeper.side_panel import SidePanel

_LETTERS = (14, 34)
"""The smallest and the largest letters in the middle, in pixels."""
_MARGIN = 12
"""Pixels between the words in the middle and the lines around them."""
_LINE = 0.6
"""How much the lines around the middle cover what is below them."""


class _Middle(QWidget):
    """Says something to those at the near edge, and if somebody sits opposite, the same upside down."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._words, self._room, self._opposite = "", "green", True

    def set_opposite(self, opposite: bool) -> None:
        """Set whether somebody sits at the far edge."""
        self._opposite = opposite
        self.update()

    def say(self, words: str, room: str) -> None:
        """Show ``words`` in the colours of ``room``."""
        if (words, room) != (self._words, self._room):
            self._words, self._room = words, room
            set_accessible_name(self, words)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chalk = ROOMS[self._room].text
        painter.setPen(QPen(colour(chalk, _LINE), 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        width, height = self.width(), self.height()
        half = (
            QRectF(-width / 2, 0, width, height / 2)
            if self._opposite
            else QRectF(-width / 2, -height / 2, width, height)
        )
        half = half.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        least, most = _LETTERS
        font = next(
            font
            for font in (serif(size) for size in range(most, least - 1, -1))
            if font.pixelSize() == least
            or half.size().expandedTo(QFontMetricsF(font).boundingRect(half, flags, self._words).size()) == half.size()
        )
        painter.setFont(font)
        painter.setPen(colour(chalk))
        painter.translate(QRectF(self.rect()).center())
        for _ in range(1 + self._opposite):
            painter.drawText(half, flags, self._words)
            painter.rotate(180)
        painter.end()


class AroundView(ClearView):
    """Holds the fields of all sides while each is turned to its edge. Whoever touches a field is asked there."""

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # One that Qt makes is known to Python only while it is asked for, and that ends in a crash at the exit.
        self._proxies: dict[QWidget, QGraphicsProxyWidget] = {}
        self._middle = _Middle()
        self._put(self._middle)

    def say(self, words: str, room: str) -> None:
        """Show ``words`` in the middle in the colours of ``room``."""
        self._middle.say(words, room)

    def _put(self, widget: QWidget) -> None:
        self._proxies[widget] = proxy = QGraphicsProxyWidget()
        proxy.setWidget(widget)
        self.scene().addItem(proxy)

    def take(self, panels: Sequence[SidePanel]) -> None:
        """Put ``panels`` onto this table; others that lie there are deleted elsewhere."""
        kept = (self._middle, *panels)
        self._proxies = {one: self._proxies[one] for one in kept if one in self._proxies}
        for panel in panels:
            if panel not in self._proxies:
                panel.setParent(None)
                # A field is seen on the cloth below it.
                panel.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
                self._put(panel)

    def give_back(self, panels: Sequence[SidePanel], parent: QWidget) -> None:
        """Give ``panels`` to ``parent``, where they lie upright again."""
        for panel in panels:
            proxy = self._proxies.pop(panel, None)
            if proxy is not None:
                proxy.setWidget(None)  # type: ignore[arg-type]
                self.scene().removeItem(proxy)
                panel.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, on=False)
                panel.setParent(parent)

    def turn_of(self, panel: SidePanel) -> int:
        """Return by how many degrees the field of ``panel`` is turned clockwise; 0 if it does not lie here."""
        proxy = self._proxies.get(panel)
        return round(proxy.rotation()) if proxy is not None else 0

    def arrange(self, panels: Sequence[SidePanel]) -> None:
        """Lay ``panels`` around the table, clockwise from the near edge."""
        width, height = self.viewport().width(), self.viewport().height()
        self.setSceneRect(0, 0, width, height)
        found = around(len(panels), width, height)
        for panel, (x, y, turn) in zip(panels, found.fields, strict=True):
            panel.resize(found.length, found.depth)
            proxy = self._proxies[panel]
            proxy.setTransformOriginPoint(found.length / 2, found.depth / 2)
            proxy.setRotation(turn)
            proxy.setPos(x - found.length / 2, y - found.depth / 2)
        middle = found.middle.toAlignedRect()
        self._middle.resize(middle.size())
        self._middle.set_opposite(found.opposite)
        self._proxies[self._middle].setPos(middle.topLeft())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
