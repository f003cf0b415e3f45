"""The last capture, shown once more: it is remembered while events are shown, and laid over the table on request."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import CardsMoved, DealBegan, Event, Movement
from cardtable.core.zones import Zone
from cardtable.ui.table.recall import Recall
from cardtable.ui.table.scene import TableScene

RECALL_TIME = 5000
"""How long the cards shown on request stay, in milliseconds."""


class LastCaptureView(QObject):
    """Remembers which cards were captured last, and shows them over a darkened table."""

    clicked = Signal(int)
    """The heap of a side was clicked, given by its number: its last capture is wanted."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._cards: tuple[Card, ...] = ()
        self._goes_on = False
        """Whether the next captured cards belong to the same capture."""
        self.picture = Recall()
        scene.addItem(self.picture)
        scene.laid_out.connect(self._lay)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(RECALL_TIME)
        self._timer.timeout.connect(self.hide)

    def forget(self) -> None:
        """Forget the last capture."""
        self._cards, self._goes_on = (), False

    def follow(self, event: Event) -> None:
        """Remember the cards that ``event`` captures."""
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
        """Return whether cards from ``source`` have not been won before."""
        return self._scene.seating.setting.place_of(source) is not Place.HEAP

    def show(self, cards: Sequence[Card] | None = None, words: str = "") -> bool:
        """Show the last capture, or ``cards``, under ``words`` until a click or for a few seconds. Return False if
        there is nothing to show.
        """
        shown = self._cards if cards is None else tuple(cards)
        if not shown:
            return False
        self._lay()
        self.picture.show_cards(shown, words or self.tr("The last capture"), self._scene.pictures)
        self._timer.start()
        return True

    def show_zone(self, zone: Zone) -> None:
        """Show the cards of a heap that was clicked. A person may look through their own tricks at any time; for the
        tricks of others ``clicked`` is emitted, for the last one.
        """
        place, seating = self._scene.seating.setting.place_of(zone), self._scene.seating
        if place is Place.WON_TRICKS and zone.owner == seating.side_of(seating.perspective):
            self.show(self._known(zone), self.tr("Your tricks"))
        elif place in (Place.HEAP, Place.ACROSS, Place.WON_TRICKS):
            self.clicked.emit(zone.owner)
        elif place is Place.ASIDE:
            self.show(self._known(zone), self.tr("Put aside for the last capture"))
        elif place is Place.LAID_AWAY and zone.owner == seating.perspective:
            self.show(self._known(zone), self.tr("Your discards"))

    def _known(self, zone: Zone) -> list[Card]:
        return [card for card, _ in self._scene.cards.seat_view.cards(zone) if card != HIDDEN]

    def _lay(self) -> None:
        """Fit the picture to the present size of the table."""
        measures = self._scene.layout.measures
        self.picture.lay(QRectF(self._scene.sceneRect()), measures.line, measures.own)

    def hide(self) -> None:
        """Take the picture away."""
        self._timer.stop()
        self.picture.setVisible(False)
