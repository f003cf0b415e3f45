"""A menu with lines large enough for a finger, opened over the widget that was touched."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.ui.look.palette import FOR_FINGERS, serif

_LETTERS = 20
"""The height of the letters in pixels."""


class FingerMenu(QMenu):
    """A menu over the widget ``above``, which is freed when it closes. On a display that is turned round it is turned,
    too.
    """

    def __init__(self, above: QWidget) -> None:
        super().__init__(above)
        self._above = above
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFont(serif(_LETTERS))
        self.setProperty(FOR_FINGERS, True)

    def open(self) -> None:
        """Open the menu over the middle of its widget, with the first line chosen."""
        self.setActiveAction(self.actions()[0])
        middle = self._above.mapToGlobal(self._above.rect().center())
        self.popup(middle - QPoint(self.sizeHint().width() // 2, 0))
        self._stay_on_table()

    def _stay_on_table(self) -> None:
        """Move a turned menu that lies beyond the edge of the table back onto it: Qt does that for upright ones."""
        proxy = self.graphicsProxyWidget()
        if proxy is None:
            return
        # The scene grows with all that lies on it; what is seen of it does not.
        table, here = proxy.scene().views()[0].sceneRect(), proxy.mapRectToScene(proxy.rect())
        left = min(max(here.left(), table.left()), max(table.left(), table.right() - here.width()))
        top = min(max(here.top(), table.top()), max(table.top(), table.bottom() - here.height()))
        below = proxy.parentItem()
        shift = QPointF(left, top) - here.topLeft()
        if below is not None:
            shift = below.mapFromScene(shift) - below.mapFromScene(QPointF())
        proxy.setPos(proxy.pos() + shift)
