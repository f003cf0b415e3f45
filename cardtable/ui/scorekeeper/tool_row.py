"""The row of buttons below a sheet: what has no room in it stands in the menu at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

_TOOL = 34
"""Height of the buttons, large enough for a finger."""
_LEAST = 1
"""How many buttons are there however narrow the row is."""


class ToolRow(QWidget):
    """A button for each of ``actions``, and behind them those of ``end``. Where they have no room, as with large
    letters, the last of the buttons are left out, and their actions stand at the top of ``menu`` instead.
    """

    def __init__(self, actions: Sequence[QAction], menu: QMenu, end: Sequence[QWidget]) -> None:
        super().__init__()
        self._menu, self._end = menu, tuple(end)
        self._separator = menu.insertSeparator(menu.actions()[0])
        self._separator.setVisible(False)
        self._tools: list[QToolButton] = []
        self._left_out: list[QAction] = []
        """What stands in the menu instead of the row."""
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        # The layout asks for room for all that is seen now.
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setMinimumHeight(_TOOL)
            self._tools.append(button)
            row.addWidget(button)
        row.addStretch(1)
        for widget in self._end:
            widget.setMinimumHeight(_TOOL)
            row.addWidget(widget)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(_LEAST), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(self._width(len(self._tools)), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            # The words of a button have changed.
            self._fit()
        return done

    def _width(self, number: int) -> int:
        """Return the width of the row with so many buttons."""
        widgets = [*self._tools[:number], *self._end]
        gaps = self._row.spacing() * len(widgets)
        return sum(one.sizeHint().width() for one in widgets) + gaps

    def _fit(self) -> None:
        room = next((one for one in range(len(self._tools), _LEAST, -1) if self._width(one) <= self.width()), _LEAST)
        left_out = [button.defaultAction() for button in self._tools[room:]]
        if left_out == self._left_out:
            return
        for action in self._left_out:
            self._menu.removeAction(action)
        for place, button in enumerate(self._tools):
            button.setVisible(place < room)
        for action in left_out:
            self._menu.insertAction(self._separator, action)
        self._separator.setVisible(bool(left_out))
        self._left_out = left_out
