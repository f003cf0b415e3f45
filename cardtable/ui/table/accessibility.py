"""How screen readers perceive the table.

They do not find the items of a scene. Therefore an invisible button lies over each card: it has the card's name, can be
focused, and its press does the same as a click on the card. The buttons let the mouse through and paint nothing.
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
from cardtable.ui.look.plain import Label, set_accessible_description, set_accessible_name
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.items import CardItems
from cardtable.ui.table.seating import Seating


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card for screen readers: its ``name`` with its place, and everything else in ``details``."""

    item: CardItem
    name: str
    details: str = ""


class CardButton(QAbstractButton):
    """The invisible button over the card of ``item``."""

    frames_itself = True
    """The card shows the frame."""
    reached = Signal()
    """The button has got the focus: the keyboard's frame moved there, or a screen reader set it."""

    def __init__(self, item: CardItem, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.item = item

    def tell(self, named: NamedCard) -> None:
        """Lie over the card, with its name and details for screen readers."""
        area = self.item.area()
        self.setGeometry(QRect(round(area.x), round(area.y), round(area.width), round(area.height)))
        set_accessible_name(self, named.name)
        set_accessible_description(self, named.details)
        self.show()

    def keep_silent(self) -> None:
        """Hide the button and remove its texts, because screen readers find hidden buttons too."""
        if not self.isHidden():
            set_accessible_name(self, "")
            set_accessible_description(self, "")
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene paints the card."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the key to the table, which is the parent."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class CardButtons:
    """Keeps one button for each card that has a name, in the order in which they should be read.

    A card keeps its button, wherever it lies, as long as the same item stands for it. ``activate`` is called with the
    item when its button is pressed, ``reach`` when it gets the focus.
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
        """Lay buttons over ``cards``. If one of the buttons or their table has the focus, the button of ``framed`` gets
        it.
        """
        order = [self._made(named.item) for named in cards]
        for button, named in zip(order, cards, strict=True):
            button.tell(named)
        self.lead_focus(framed)
        for button in self._buttons.values():
            if button not in order:
                button.keep_silent()
        if order != self._order:
            # Screen readers go through the widgets from the lowest to the uppermost.
            for button in reversed(order):
                button.lower()
            self._order = order

    @property
    def have_words(self) -> bool:
        """Whether any card has a name."""
        return bool(self._order)

    @property
    def have_focus(self) -> bool:
        """Whether one of the buttons or their table has the focus."""
        now = QApplication.focusWidget()
        return now is self._viewport.parentWidget() or (
            isinstance(now, CardButton) and now.parentWidget() is self._viewport
        )

    def lead_focus(self, framed: CardItem | None) -> None:
        """Give the focus to the button of ``framed`` if one of the buttons or their table has it."""
        if not self.have_focus:
            return
        table, now = self._viewport.parentWidget(), QApplication.focusWidget()
        button = None if framed is None else self._buttons.get(framed)
        wanted = button if button is not None and not button.isHidden() else table
        if wanted is not None and wanted is not now:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def button(self, item: CardItem) -> CardButton | None:
        """Return the button that lies over ``item``; None if it has none or a hidden one."""
        button = self._buttons.get(item)
        return None if button is None or button.isHidden() else button

    def _made(self, item: CardItem) -> CardButton:
        if item not in self._buttons:
            button = self._buttons[item] = CardButton(item, self._viewport)
            # A press without the mouse emits ``pressed`` at once, but ``clicked`` only later, so that the button is
            # seen to go down.
            button.pressed.connect(partial(self._activate, item))
            button.reached.connect(partial(self._reach, item))
        return self._buttons[item]


class Status(Label):
    """An invisible label whose accessible name says how the match stands, so that a screen reader can go to it and read
    it at any time.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # It has no words to be as large as.
        self.setFixedSize(8, 8)

    def tell(self, words: str) -> None:
        """Take ``words`` as the accessible name; the label is hidden while they are empty."""
        set_accessible_name(self, words)
        self.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: names, points and piles show the same on the screen."""


@cache
def tell_as_group(kind: type[QWidget]) -> None:
    """Make each widget of ``kind`` a group for screen readers, which they name when the focus comes into it.

    Qt treats every scrolling surface as mere decoration, and a widget cannot change that. Qt owns the object returned
    here and calls no Python code afterwards.
    """

    def interface(key: str, thing: QObject) -> QAccessibleWidget | None:
        if key != kind.__name__ or not isinstance(thing, kind):
            return None
        return QAccessibleWidget(thing, QAccessible.Role.Grouping)

    QAccessible.installFactory(interface)


HEAPS = (Place.STOCK, Place.ASIDE, Place.TURNED, Place.HEAP, Place.ACROSS, Place.WON_TRICKS, Place.LAID_AWAY)
"""Places in which one card stands for all of them, for the keyboard and for screen readers."""


def named_cards(items: CardItems, seating: Seating) -> list[tuple[CardItem, Zone, PlacedCard]]:
    """Return the cards that have a name, in the order in which they should be read: the item of each, its zone, and
    what is seen of it.
    """
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
    """Return what is seen of the card ``placed`` if ``item`` stands for it: a hidden card if the item shows a back."""
    return placed if item.card != HIDDEN else PlacedCard(HIDDEN, placed.face_up)
