"""Cards marked to be changed, before the change is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.core.errors import CodedError
from cardtable.core.shapes import SomeCards
from cardtable.core.state import Action, LegalActions, exchange_of
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.handling import PICKED_RISE, Handling
from cardtable.ui.table.scene import TableScene


class ExchangeMarks(QObject):
    """Marked cards stand out of the hand, or lie at the discards once one of them was carried there."""

    changed = Signal()
    """Other cards are marked."""

    def __init__(
        self,
        scene: TableScene,
        handling: Handling,
        refuse: Callable[[CodedError, Rect], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._handling = handling
        self._refuse = refuse
        self._legal: LegalActions | None = None
        self._marked: list[CardItem] = []
        self._away: set[CardItem] = set()

    def set_legal(self, legal: LegalActions | None) -> None:
        """What the person may do now, or None."""
        self._legal = legal

    @property
    def shape(self) -> SomeCards | None:
        """How many cards can be changed, if that is what is to be decided."""
        shape = None if self._legal is None else self._legal.shape()
        return shape if isinstance(shape, SomeCards) else None

    @property
    def items(self) -> Sequence[CardItem]:
        """The marked cards in the order in which they were marked."""
        return tuple(self._marked)

    def action(self) -> Action | None:
        """The exchange of the marked cards, or None if it is not legal."""
        exchange = exchange_of(self._legal)
        if self.shape is None or exchange is None:
            return None
        return exchange.with_cards([item.card for item in self._marked])

    def refuse(self) -> None:
        """Say why the marked cards cannot be changed."""
        hand = self._scene.own_hand()
        self._refuse_change(self._marked, hand[len(hand) // 2].area())

    def clear(self) -> Sequence[CardItem]:
        """Mark nothing any more; the cards that were marked, which are still where they were laid."""
        marked, self._marked = self._marked, []
        self._away.clear()
        return marked

    def toggle(self, item: CardItem) -> None:
        """Mark a card, or no longer."""
        if item in self._marked:
            self._unmark(item)
            self._handling.send_home(item)
        elif self._mark(item):
            self._handling.rise(item, PICKED_RISE)
        self.changed.emit()

    def lay_away(self, item: CardItem) -> None:
        """A card was carried to the discards: it and what is marked already lie there until that is confirmed."""
        if item not in self._marked and not self._mark(item):
            self._handling.send_home(item)
            return
        self._away.update(self._marked)
        self._lay_out_away()
        self.changed.emit()

    def keep(self, item: CardItem) -> None:
        """A card was carried back to the hand."""
        if item in self._marked:
            self._unmark(item)
        self._handling.send_home(item)
        self.changed.emit()

    def _mark(self, item: CardItem) -> bool:
        """Mark ``item`` if no more cards are marked than may be changed; whether it is marked now."""
        shape = self.shape
        assert shape is not None
        if len(self._marked) >= shape.maximum:
            self._refuse_change([*self._marked, item], item.area())
            return False
        self._marked.append(item)
        item.set_mark(Mark.CHOSEN)
        return True

    def _unmark(self, item: CardItem) -> None:
        self._marked.remove(item)
        self._away.discard(item)
        item.set_mark(Mark.NONE)
        self._lay_out_away()

    def _refuse_change(self, items: Sequence[CardItem], near: Rect) -> None:
        exchange = exchange_of(self._legal)
        error = None if exchange is None else exchange.exchange_refusal([item.card for item in items])
        if error is not None:
            self._refuse(error, near)

    def _lay_out_away(self) -> None:
        places = self._scene.layout.tricks
        away = [item for item in self._marked if item in self._away]
        if places is None or not away:
            return
        for item, spot in zip(away, places.picked_out_spots("bottom", len(away)), strict=True):
            item.set_rise(0.0)
            self._handling.lay(item, spot)
