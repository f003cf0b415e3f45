"""A page of the table view that faces whoever uses it, from whichever edge of the table."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.ui.look.look import spaced
from cardtable.ui.scorekeeper.around_layout import NEAR
from cardtable.ui.scorekeeper.turned_view import TurnedView


class FacingPage(QWidget):
    """Holds ``page``, which fills it, turned to one of the edges in ``around_layout``."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page, self._degrees = page, NEAR
        self._turned: TurnedView | None = None
        self._column = QVBoxLayout(self)
        spaced(self._column, margin=0, gap=0)
        self._column.addWidget(page)

    @property
    def degrees(self) -> int:
        """By how many degrees the page is turned clockwise."""
        return self._degrees

    def face(self, degrees: int) -> None:
        """Turn the page to the edge at which what is read is turned by ``degrees`` clockwise."""
        if degrees == self._degrees:
            return
        self._degrees = degrees
        if self._turned is None:
            self._turned = TurnedView(self)
            self._column.addWidget(self._turned)
        if degrees == NEAR:
            self._turned.give_back()
            self._column.insertWidget(0, self._page)
        else:
            self._column.removeWidget(self._page)
            self._turned.take(self._page, degrees)
        self._turned.setVisible(degrees != NEAR)
        self._page.show()
