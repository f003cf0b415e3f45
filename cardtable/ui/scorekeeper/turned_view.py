"""A view that shows a widget turned to one of the edges of the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QSizeF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGraphicsProxyWidget, QWidget

from cardtable.ui.scorekeeper.around_layout import NEAR
from cardtable.ui.scorekeeper.clear_view import ClearView

_HALF_TURN = 180


class TurnedView(ClearView):
    """Shows a widget turned by some degrees clockwise, as large as this view. A widget that needs more room is shown
    smaller, so that all of it is seen.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._proxy: QGraphicsProxyWidget | None = None
        self._degrees = NEAR

    @property
    def degrees(self) -> int:
        """By how many degrees the widget is turned clockwise."""
        return self._degrees

    def take(self, page: QWidget, degrees: int) -> None:
        """Show ``page`` turned by ``degrees``, a multiple of 90."""
        self._degrees = degrees
        if self._proxy is None:
            page.setParent(None)
            page.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
            # One that Qt makes is known to Python only while it is asked for, and that ends in a crash at the exit.
            self._proxy = QGraphicsProxyWidget()
            self._proxy.setWidget(page)
            self.scene().addItem(self._proxy)
            page.installEventFilter(self)
        self._lay()

    def give_back(self) -> None:
        """Let the page go."""
        if self._proxy is not None:
            page = self._proxy.widget()
            page.removeEventFilter(self)
            self._proxy.setWidget(None)  # type: ignore[arg-type]
            self.scene().removeItem(self._proxy)
            page.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, on=False)
            self._proxy = None

    def _lay(self) -> None:
        if self._proxy is None:
            return
        room, page = QSize(self.viewport().size()), self._proxy.widget()
        own = room if self._degrees % _HALF_TURN == 0 else room.transposed()
        least = page.minimumSizeHint().expandedTo(page.minimumSize())
        scale = min(1.0, own.width() / max(1, least.width()), own.height() / max(1, least.height()))
        size = (QSizeF(own) / scale).toSize() if scale > 0 else own
        self.setSceneRect(0, 0, room.width(), room.height())
        self._proxy.resize(size)
        self._proxy.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        self._proxy.setRotation(self._degrees)
        self._proxy.setScale(scale)
        self._proxy.setPos((room.width() - size.width()) / 2, (room.height() - size.height()) / 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # What is shown now may need more room, or less.
            self._lay()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
