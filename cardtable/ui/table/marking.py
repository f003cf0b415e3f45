"""The stage in which cards are marked for an exchange, before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from cardtable.core.shapes import SomeCards
from cardtable.core.state import Action, LegalActions, exchange_of
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.handling import PICKED_RISE
from cardtable.ui.table.stages import Machine, Stage


class Marking(Stage):
    """Marked cards stand out of the hand; if one of them was carried to the discards, it lies there.

    ``shape`` says how many cards can be exchanged.
    """

    legal: LegalActions
    marked: list[CardItem]

    def __init__(self, machine: Machine, legal: LegalActions, shape: SomeCards) -> None:
        super().__init__(machine)
        self.legal = legal
        self.shape = shape
        self.marked = []
        self._away: set[CardItem] = set()

    @property
    def begun(self) -> bool:
        return bool(self.marked) or self.carried is not None

    def action(self) -> Action | None:
        """Return the exchange of the marked cards, None if it is not legal."""
        exchange = exchange_of(self.legal)
        return None if exchange is None else exchange.with_cards([item.card for item in self.marked])

    def confirm(self) -> None:
        """Exchange the marked cards, or say why that is refused."""
        action = self.action()
        if action is not None:
            self._machine.submit(action)
        else:
            self._refuse(self.marked)

    def touch_card(self, item: CardItem) -> None:
        """Mark a card, or unmark it."""
        self._machine.refusals.hide()
        if item in self.marked:
            self._unmark(item)
            self._machine.handling.send_home(item)
        elif self._mark(item):
            self._machine.handling.rise(item, PICKED_RISE)
        self._machine.marks_changed.emit()

    def take_up(self, item: CardItem) -> bool:
        self.carried = item
        self._machine.handling.take_up(item)
        return True

    def let_go(self, point: QPointF) -> None:
        """Lay the carried card away if it is over the cloth; keep it if it is over the hand."""
        item, self.carried = self.carried, None
        assert item is not None
        if self._machine.scene.layout.middle.holds(point.x(), point.y()):
            self._lay_away(item)
        else:
            self._keep(item)

    def leave(self) -> Sequence[CardItem]:
        marked, self.marked = self.marked, []
        return marked if self.carried is None else [*marked, self.carried]

    def light(self) -> None:
        for item in self.marked:
            item.set_mark(Mark.CHOSEN)

    def _lay_away(self, item: CardItem) -> None:
        """Lay a card that was carried to the discards there, with the other cards laid there before, until the exchange
        is confirmed.
        """
        if item not in self.marked and not self._mark(item):
            self._machine.handling.send_home(item)
            return
        self._away.update(self.marked)
        self._lay_out_away()
        self._machine.marks_changed.emit()

    def _keep(self, item: CardItem) -> None:
        """Take a card that was carried back to the hand out of the marked ones."""
        if item in self.marked:
            self._unmark(item)
        self._machine.handling.send_home(item)
        self._machine.marks_changed.emit()

    def _mark(self, item: CardItem) -> bool:
        """Mark ``item`` unless as many cards as possible are marked already; return whether it is marked now."""
        if len(self.marked) >= self.shape.maximum:
            self._refuse([*self.marked, item])
            return False
        self.marked.append(item)
        item.set_mark(Mark.CHOSEN)
        return True

    def _unmark(self, item: CardItem) -> None:
        self.marked.remove(item)
        self._away.discard(item)
        item.set_mark(Mark.NONE)
        self._lay_out_away()

    def _refuse(self, items: Sequence[CardItem]) -> None:
        exchange = exchange_of(self.legal)
        if exchange is not None:
            self._machine.refusals.refuse(exchange.exchange_refusal([item.card for item in items]))

    def _lay_out_away(self) -> None:
        places = self._machine.scene.layout.tricks
        away = [item for item in self.marked if item in self._away]
        if places is None or not away:
            return
        for item, spot in zip(away, places.picked_out_spots("bottom", len(away)), strict=True):
            item.set_rise(0.0)
            self._machine.handling.lay(item, spot)
