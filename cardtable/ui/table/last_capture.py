"""The last capture once more: remembered while events are shown, laid over the table when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QTimer

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import CardsMoved, DealBegan, Event, Movement
from cardtable.core.zones import Zone
from cardtable.ui.table.recall import Recall
from cardtable.ui.table.scene import TableScene

RECALL_TIME = 5000
"""Milliseconds for which cards that were asked for stay."""


class LastCaptureView(QObject):
    """Which cards were captured last, and the picture of them over a darkened table."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._cards: tuple[Card, ...] = ()
        self._goes_on = False
        """Whether the next captured cards belong to the same capture."""
        self.picture = Recall()
        scene.addItem(self.picture)
        self._timer = QTimer(self, singleShot=True, interval=RECALL_TIME)
        self._timer.timeout.connect(self.hide)

    def forget(self) -> None:
        """Nothing has been captured yet."""
        self._cards, self._goes_on = (), False

    def follow(self, event: Event) -> None:
        """Remember what ``event`` captures."""
        match event:
            case DealBegan():
                self.forget()
            case CardsMoved(reason=Movement.PLAYED):
                self._goes_on = False
            case CardsMoved(reason=Movement.CAPTURED | Movement.MARKED, cards=cards, source=source) if self._is_new(
                source
            ):
                known = tuple(card for card in cards if card != HIDDEN)
                self._cards = (self._cards if self._goes_on else ()) + known
                self._goes_on = True
            case _:
                pass

    def _is_new(self, source: Zone) -> bool:
        """Whether cards from there have not been won before."""
        return self._scene.setting.place_of(source) is not Place.HEAP

    def show(self, cards: Sequence[Card] | None, words: str) -> bool:
        """Show the last capture, or ``cards``, under ``words`` for a while; False if there is nothing to show."""
        shown = self._cards if cards is None else tuple(cards)
        if not shown:
            return False
        self.lay()
        self.picture.show_cards(shown, words, self._scene.faces)
        self._timer.start()
        return True

    def lay(self) -> None:
        """Cover the table as large as it is now."""
        measures = self._scene.layout.measures
        self.picture.lay(QRectF(self._scene.sceneRect()), measures.line, measures.own)

    def hide(self) -> None:
        """Take the picture away."""
        self._timer.stop()
        self.picture.setVisible(False)
