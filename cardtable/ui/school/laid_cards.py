"""Cards that belong to a question: beside its words, or spread out on the cloth where somebody is to count them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QWidget

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.card_strip import CardStrip

_BESIDE = 44
"""The width of a card beside the words, in pixels."""
_LARGEST, _SMALLEST, _SMALLER = 84, 32, 4
"""The widths of cards on the cloth that are tried, in pixels: the largest that has room is taken."""
_SIDES, _TOP, _BOTTOM = 0.17, 0.12, 0.44
"""The parts of the cloth that stay free: for piles and plates at its sides, for the other player above, and for what is
said below.
"""
_SIDES_UPRIGHT, _TOP_UPRIGHT = 0.22, 0.21
"""The parts that stay free at the sides and above on a cloth higher than wide, into which tokens reach farther."""


class LaidCards(CardStrip):
    """A row of cards that wraps. On a cloth it keeps its place there when that changes its size."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, _BESIDE, parent)
        self._cloth: QWidget | None = None

    def lay_on(self, cloth: QWidget | None) -> None:
        """Lie on ``cloth`` from now on, over what is there; None: as a widget of a layout again."""
        if cloth is not self._cloth:
            if self._cloth is not None:
                self._cloth.removeEventFilter(self)
            self._cloth = cloth
            self.setParent(cloth)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, cloth is not None)
            if cloth is not None:
                cloth.installEventFilter(self)
        if cloth is None:
            self.set_width(_BESIDE)
        else:
            self._spread(cloth)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self._cloth is not None and watched is self._cloth:
            self._spread(self._cloth)
        return super().eventFilter(watched, event)

    def _spread(self, cloth: QWidget) -> None:
        """Lie in the middle of ``cloth``, with cards as large as there is room for."""
        upright = cloth.height() > cloth.width()
        sides, top = (_SIDES_UPRIGHT, _TOP_UPRIGHT) if upright else (_SIDES, _TOP)
        room = QRect(
            round(sides * cloth.width()),
            round(top * cloth.height()),
            round((1 - 2 * sides) * cloth.width()),
            round((1 - top - _BOTTOM) * cloth.height()),
        )
        for width in range(_LARGEST, _SMALLEST - 1, -_SMALLER):
            self.set_width(width)
            if self.heightForWidth(room.width()) <= room.height():
                break
        self.setGeometry(room.x(), room.y(), room.width(), self.heightForWidth(room.width()))
        self.raise_()
