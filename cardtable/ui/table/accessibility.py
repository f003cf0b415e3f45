"""What screen readers see of the table.

The items of a scene do not exist for them, so an invisible button lies over each card: it has the card's name, can be
focused, and its press does what a click on the card does. The buttons let the mouse through and paint nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN
from cardtable.core.zones import PlacedCard, Zone
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.items import CardItems
from cardtable.ui.table.seating import Seating


class CardButton(QAbstractButton):
    """The invisible button over one card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.item: CardItem | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the card is painted by the scene."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the table's, which is the parent."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class CardButtons:
    """Keeps one button for each card that can be named, in the order in which they should be read."""

    def __init__(self, viewport: QWidget, activate: Callable[[CardItem], None]) -> None:
        self._viewport = viewport
        self._activate = activate
        self._buttons: list[CardButton] = []

    def update(self, cards: Sequence[tuple[CardItem, str]]) -> None:
        """Lay buttons over ``cards``, each with its name."""
        while len(self._buttons) < len(cards):
            button = CardButton(self._viewport)
            button.clicked.connect(self._press(button))
            self._buttons.append(button)
        for button in self._buttons[len(cards) :]:
            button.item = None
            # Screen readers find hidden buttons as well.
            button.setAccessibleName("")
            button.hide()
        for button, (item, name) in zip(self._buttons, cards, strict=False):
            area = item.area()
            button.item = item
            button.setGeometry(QRect(round(area.x), round(area.y), round(area.width), round(area.height)))
            if button.accessibleName() != name:
                button.setAccessibleName(name)
            button.show()

    def button(self, item: CardItem) -> CardButton | None:
        """The button that lies over ``item``."""
        return next((button for button in self._buttons if button.item is item), None)

    def _press(self, button: CardButton) -> Callable[[], None]:
        def press() -> None:
            if button.item is not None:
                self._activate(button.item)

        return press


_HEAPS = (Place.STOCK, Place.TURNED, Place.HEAP, Place.ACROSS, Place.WON_TRICKS, Place.LAID_AWAY)
"""Places of which one card stands for all to whoever goes by the keyboard or listens."""


def named_cards(items: CardItems, seating: Seating) -> list[tuple[CardItem, Zone, PlacedCard]]:
    """The cards that can be named, in the order in which they should be read, and what is seen of each."""
    cards = list(items.own_hand()) + [thing.items[-1] for thing in items.things()]
    for zone in sorted(items.lie):
        place = seating.setting.place_of(zone)
        if place in _HEAPS and items.lie[zone]:
            cards.append(items.lie[zone][0 if place is Place.STOCK else -1])
        elif place in (Place.TRICK, Place.LAID_OUT):
            cards += items.lie[zone]
    named = []
    for item in cards:
        zone_of, placed = items.zone_of(item), items.placed(item)
        if zone_of is not None and placed is not None:
            named.append((item, zone_of, seen(item, placed)))
    return named


def seen(item: CardItem, placed: PlacedCard) -> PlacedCard:
    """What is seen of a card that an item stands for."""
    return placed if item.card != HIDDEN else PlacedCard(HIDDEN, placed.face_up)


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say ``text``."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
