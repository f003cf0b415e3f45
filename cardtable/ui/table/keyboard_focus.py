"""The frame that the keyboard moves over the cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.scene import TableScene

ASIDE = 2.5
"""A card that lies to the side of the way counts as so much farther."""


class KeyboardFocus(QObject):
    """At most one card bears the frame: one of the own hand, or one that lies open on the table."""

    moved = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.item: CardItem | None = None
        self._at = 0.0
        """Where the card that bears the frame lay last."""

    def set(self, item: CardItem | None) -> None:
        """Put the frame around ``item``."""
        if item is self.item:
            return
        if self.item is not None:
            self.item.set_focused(False)
        self.item = item
        if item is not None:
            item.set_focused(True)
            self._at = item.x()
        self.moved.emit()

    def move(self, across: int, down: int, start: CardItem | None) -> None:
        """Go to the next card in a direction; from nowhere to ``start``, or else to the first card."""
        hand = list(self._scene.own_hand())
        table = [thing.items[-1] for thing in self._scene.things()]
        if self.item is None or self.item not in hand + table:
            self.set(start or next(iter(hand or table), None))
            return
        row = hand if self.item in hand else table
        following = _nearest(self.item, row if across else hand + table, across, down)
        if following is not None:
            self.set(following)

    def keep_near(self) -> None:
        """The frame does not leave the hand with a card that was played or laid away: it goes to the card that lies
        nearest to where that one was.
        """
        if self.item is None:
            return
        hand = list(self._scene.own_hand())
        if self.item in hand:
            self._at = self.item.x()
        elif not any(self.item in thing.items for thing in self._scene.things()):
            self.set(min(hand, key=lambda item: abs(item.x() - self._at), default=None))


def _nearest(start: CardItem, others: Sequence[CardItem], across: int, down: int) -> CardItem | None:
    """The card of ``others`` that comes first on the way from ``start``, or None if none lies there."""
    best: tuple[float, CardItem] | None = None
    for item in others:
        step = item.pos() - start.pos()
        along = step.x() * across + step.y() * down
        beside = abs(step.y() if across else step.x())
        if item is start or along <= 1:
            continue
        cost = along + ASIDE * beside
        if best is None or cost < best[0]:
            best = (cost, item)
    return None if best is None else best[1]
