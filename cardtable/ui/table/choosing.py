"""The chooser on the cloth: what it says of the move that is put together, and where it lies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.core.state import Action
from cardtable.ui.table.accessibility import announce
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.chooser import Chooser
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.scene import TableScene


class Choosing(QObject):
    """Shows the chooser while a choice is open, beside the card that is played."""

    def __init__(self, scene: TableScene, gestures: Gestures, table: QWidget, viewport: QWidget) -> None:
        super().__init__(table)
        self._scene = scene
        self._gestures = gestures
        self._table = table
        self.describe: Callable[[Action], str] = str
        """Words for a move."""
        self.slip = Chooser(viewport)
        self.slip.confirmed.connect(gestures.confirm)
        self.slip.cancelled.connect(gestures.put_back)
        self.slip.cycled.connect(gestures.cycle)
        gestures.choice_changed.connect(self.update)

    def update(self) -> None:
        """Show, change or hide the chooser."""
        choice, item = self._gestures.choice, self._gestures.picked
        if not self._gestures.open or choice is None or item is None:
            self.slip.hide()
            return
        move = choice.move()
        words = self.tr("These cards do not add up.") if move is None else self.describe(move)
        self.slip.show_move(words, choice.position(), len(choice.options), complete=move is not None)
        self.slip.set_size(self._scene.layout.measures.line, 0.5 * self._table.width())
        self._place(item)
        self.slip.show()
        self.slip.raise_()
        announce(self._table, words)

    def _place(self, item: CardItem) -> None:
        """Beside the card that is being played, where it hides least of what is chosen."""
        card, size = item.area(), self.slip.sizeHint().expandedTo(self.slip.size())
        wide, high = float(size.width()), float(self.slip.height())
        gap = 2.0 * self._scene.layout.measures.gap
        across, down, middle = self._table.width(), self._table.height(), self._scene.layout.middle
        taken = [(thing.area(), 4.0) for thing in self._gestures.chosen] + [(card, 4.0)]
        taken += [(thing.area(), 1.0) for thing in self._scene.things()]
        taken += [(other.area(), 0.5) for other in self._scene.own_hand()]
        best: tuple[float, Rect] | None = None
        for x, y in (
            (card.right + gap, card.centre_y - high / 2),
            (card.x - gap - wide, card.centre_y - high / 2),
            (card.centre_x - wide / 2, card.y - gap - high),
            (card.centre_x - wide / 2, card.bottom + gap),
            (across - wide - 3 * gap, middle.bottom - high),
            (middle.centre_x - wide / 2, middle.bottom - high),
        ):
            place = Rect(min(max(x, gap), across - wide - gap), min(max(y, gap), down - high - gap), wide, high)
            cost = sum(weight * place.overlap(area) for area, weight in taken)
            if best is None or cost < best[0] - 1:
                best = (cost, place)
        assert best is not None
        self.slip.move(round(best[1].x), round(best[1].y))
