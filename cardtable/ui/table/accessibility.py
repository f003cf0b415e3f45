"""What screen readers see of the table.

The items of a scene do not exist for them, so an invisible button lies over each card: it has the card's name, can be
focused, and its press does what a click on the card does. The buttons let the mouse through and paint nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QApplication, QWidget

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN
from cardtable.core.zones import PlacedCard, Zone
from cardtable.ui.look.plain import Label
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.items import CardItems
from cardtable.ui.table.seating import Seating


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card as screen readers hear of it: its ``name`` with its place, and the rest in ``details``."""

    item: CardItem
    name: str
    details: str = ""


class CardButton(QAbstractButton):
    """The invisible button over the card of ``item``."""

    reached = Signal()
    """It has got the focus: by the keyboard's frame, or because a screen reader put it there."""

    def __init__(self, item: CardItem, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.item = item

    def tell(self, named: NamedCard) -> None:
        """Lie over the card and say what is known of it."""
        area = self.item.area()
        self.setGeometry(QRect(round(area.x), round(area.y), round(area.width), round(area.height)))
        if self.accessibleName() != named.name:
            self.setAccessibleName(named.name)
        if self.accessibleDescription() != named.details:
            self.setAccessibleDescription(named.details)
        self.show()

    def keep_silent(self) -> None:
        """There is nothing to say: screen readers find hidden buttons as well."""
        if not self.isHidden():
            self.setAccessibleName("")
            self.setAccessibleDescription("")
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the card is painted by the scene."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the table's, which is the parent."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class CardButtons:
    """Keeps one button for each card that can be named, in the order in which they should be read.

    A card keeps its button for as long as its item stands for it, wherever it lies. ``activate`` is told of presses,
    ``reach`` of the focus.
    """

    def __init__(
        self, viewport: QWidget, activate: Callable[[CardItem], None], reach: Callable[[CardItem], None]
    ) -> None:
        self._viewport = viewport
        self._activate = activate
        self._reach = reach
        self._buttons: dict[CardItem, CardButton] = {}
        self._order: list[CardButton] = []

    def update(self, cards: Sequence[NamedCard], framed: CardItem | None = None) -> None:
        """Lay buttons over ``cards``. If the focus is on one of the buttons or their table, ``framed`` has it then."""
        order = [self._made(named.item) for named in cards]
        for button, named in zip(order, cards, strict=True):
            button.tell(named)
        self._focus(framed)
        for button in self._buttons.values():
            if button not in order:
                button.keep_silent()
        if order != self._order:
            # Screen readers go through the widgets from the lowest to the uppermost.
            for button in reversed(order):
                button.lower()
            self._order = order

    def _focus(self, framed: CardItem | None) -> None:
        table, now = self._viewport.parentWidget(), QApplication.focusWidget()
        if now is not table and not (isinstance(now, CardButton) and now.parentWidget() is self._viewport):
            return
        button = None if framed is None else self._buttons.get(framed)
        wanted = button if button is not None and not button.isHidden() else table
        if wanted is not None and wanted is not now:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def button(self, item: CardItem) -> CardButton | None:
        """The button that lies over ``item``."""
        button = self._buttons.get(item)
        return None if button is None or button.isHidden() else button

    def _made(self, item: CardItem) -> CardButton:
        if item not in self._buttons:
            button = self._buttons[item] = CardButton(item, self._viewport)
            # Qt lets whoever presses without a mouse wait for the click, so that the button is seen to go down.
            button.pressed.connect(partial(self._activate, item))
            button.reached.connect(partial(self._reach, item))
        return self._buttons[item]


class Status(Label):
    """An invisible label whose accessible name is how the match stands: it can be gone to and read at any time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # It has no words to be as large as.
        self.setFixedSize(8, 8)

    def tell(self, words: str) -> None:
        """Bear ``words`` from now on; without any it is not there."""
        if words != self.accessibleName():
            self.setAccessibleName(words)
        self.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: names, points and piles tell the same to whoever sees them."""


@cache
def tell_as_group(kind: type[QWidget]) -> None:
    """Let each widget of ``kind`` be a group, which a screen reader names when the focus comes into it.

    For Qt every surface that scrolls is mere filling, and a widget cannot say otherwise. What is handed over here is
    Qt’s own: it owns it, and nothing of Python is asked afterwards.
    """

    def interface(key: str, thing: QObject) -> QAccessibleWidget | None:
        if key != kind.__name__ or not isinstance(thing, kind):
            return None
        return QAccessibleWidget(thing, QAccessible.Role.Grouping)

    QAccessible.installFactory(interface)


HEAPS = (Place.STOCK, Place.ASIDE, Place.TURNED, Place.HEAP, Place.ACROSS, Place.WON_TRICKS, Place.LAID_AWAY)
"""Places of which one card stands for all to whoever goes by the keyboard or listens."""


def named_cards(items: CardItems, seating: Seating) -> list[tuple[CardItem, Zone, PlacedCard]]:
    """The cards that can be named, in the order in which they should be read, and what is seen of each."""
    cards = list(items.own_hand()) + [thing.items[-1] for thing in items.things()]
    for zone in sorted(items.lie):
        place = seating.setting.place_of(zone)
        if place in HEAPS and items.lie[zone]:
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
