"""A menu with lines large enough for a finger, opened at the widget that was touched."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from cardtable.ui.look.palette import FOR_FINGERS, serif

_LETTERS = 20
"""The height of the letters in pixels."""


class FingerMenu(QMenu):
    """A menu for the widget ``above``, which is freed when it closes: at a button it leaves the button in sight, over
    anything else it opens in the middle. On a display that is turned round it is turned, too.
    """

    def __init__(self, above: QWidget) -> None:
        super().__init__(above)
        self._above = above
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFont(serif(_LETTERS))
        self.setProperty(FOR_FINGERS, True)

    def open(self) -> None:
        """Open the menu at its widget, with the first line chosen."""
        self.setActiveAction(self.actions()[0])
        size, box = self.sizeHint(), self._above.rect()
        place = self._above.mapToGlobal(box.center()) - QPoint(size.width() // 2, 0)
        # On a turned display what is below a button is not below it on the screen.
        if isinstance(self._above, QAbstractButton) and self._above.window().graphicsProxyWidget() is None:
            under = self._above.mapToGlobal(box.bottomLeft()).y() + 1
            fits = under + size.height() <= self._above.screen().availableGeometry().bottom() + 1
            place.setY(under if fits else self._above.mapToGlobal(box.topLeft()).y() - size.height())
        self.popup(place)
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
