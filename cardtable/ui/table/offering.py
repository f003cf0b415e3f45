"""The buttons for what can be said or done without playing a card: which are offered, and where their bar lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.app.table import Place
from cardtable.art.theme import CARD_RATIO
from cardtable.core.shapes import CardWithTargets, OneOption
from cardtable.core.state import Action, options_of
from cardtable.ui.look.saying import announce
from cardtable.ui.table.bar_places import Strip, hidden, strips
from cardtable.ui.table.card_item import SIGN_RISE
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.handling import PICKED_RISE
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.options import Offer, OptionBar
from cardtable.ui.table.scene import TableScene

MOST_USUAL = 4
"""The most actions that count as usually wanted if their row has no heading; those after them count as seldom
wanted.
"""
MOST_OFFERS = 12
"""The most buttons for what can be said or done; what is left over is not offered."""


@dataclass
class OfferWords:
    """The words of a game for its buttons: the label for an action that plays no card, the heading of its row, whether
    its button may be hidden behind another one, and whether it stands last in its row.
    """

    describe: Callable[[Action], str] = str
    heading: Callable[[Action], str] = lambda _action: ""
    is_seldom: Callable[[Action], bool] = lambda _action: False
    is_nothing: Callable[[Action], bool] = lambda _action: False


class Offering(QObject):
    """Keeps the bar of buttons up to date with what the person may do."""

    def __init__(self, scene: TableScene, gestures: Gestures, table: QWidget, viewport: QWidget) -> None:
        super().__init__(table)
        self._scene = scene
        self._gestures = gestures
        self._table = table
        self._told = ""
        """The words announced last."""
        self.words = OfferWords()
        self.bar = OptionBar(viewport)
        self.bar.chosen.connect(gestures.choose)
        self.bar.unfolded.connect(self._stay)
        gestures.marks_changed.connect(self.update)

    def update(self) -> None:
        """Offer everything that can be done now without playing a card."""
        offers = self._offers()
        had_focus = any(button.hasFocus() for button in self.bar.buttons)
        self.bar.offer(offers, self._scene.layout.measures.line, self._room().width)
        if had_focus and not self.bar.isVisible():
            self._table.setFocus()
        if offers:
            self._place()
            self.bar.raise_()
            self._tell()
        else:
            self._told = ""
            self._scene.furniture.keep_clear("buttons", None)

    def _tell(self) -> None:
        """Announce the offers of the visible buttons to screen readers, once; and first what is still needed before a
        button can be pressed.
        """
        from cardtable.words.reading import options_read

        shown = [button for button in (*self.bar.buttons, self.bar.more) if not button.isHidden()]
        told = [button.accessibleName() or button.text() for button in shown if button.isEnabled()]
        wanted = [button.accessibleName() for button in shown if not button.isEnabled()]
        words = " ".join([*(f"{one}." for one in wanted), options_read(told) if told else ""]).strip()
        if words != self._told:
            self._told = words
            announce(self._table, words)

    def _offers(self) -> list[Offer]:
        stage = self._gestures.stage
        legal, marking = stage.legal, isinstance(stage, Marking)
        offers: list[Offer] = []
        if isinstance(stage, Marking):
            action = stage.action()
            label = self._wanted(stage) if action is None else self.words.describe(action)
            offers = [Offer(label, action)]
        elif legal is not None and isinstance(legal.shape(), OneOption):
            offers = [self._offer(action, place >= MOST_USUAL) for place, action in enumerate(legal.representatives())]
        if options := options_of(legal):
            offered = len(offers)
            offers += [self._offer(action, not marking and offered > 0) for action in options]
            del offers[max(offered, MOST_OFFERS) :]
        # What stands in one row stays together, and what there is to say before that there is nothing.
        rows = list(dict.fromkeys(offer.heading for offer in offers))
        return sorted(offers, key=lambda offer: (rows.index(offer.heading), self._says_nothing(offer)))

    def _says_nothing(self, offer: Offer) -> bool:
        return offer.action is not None and self.words.is_nothing(offer.action)

    def _wanted(self, stage: Marking) -> str:
        """Return how many cards are still to be marked for an exchange, in words."""
        shape, marked = stage.shape, len(stage.marked)
        if marked and marked < max(shape.minimum, shape.maximum):
            return self.tr("%n more card(s)", "", max(shape.minimum - marked, 1))
        if shape.minimum > 1:
            return self.tr("Mark at least %n card(s)", "", shape.minimum)
        return self.tr("Mark the cards to lay away")

    def _offer(self, action: Action, seldom: bool) -> Offer:
        heading = self.words.heading(action)
        return Offer(
            self.words.describe(action), action, heading, self.words.is_seldom(action) or (seldom and not heading)
        )

    # Where the bar lies ----------------------------------------------------------------------------------------

    def _room(self) -> Rect:
        """Return the room for the buttons: between the things to the left and to the right on the cloth."""
        layout = self._scene.layout
        gap, places = layout.measures.gap, layout.tricks
        left, right = layout.rim + gap, self._table.width() - layout.rim - gap
        if any(seat.edge in ("left", "right") for seat in layout.seats):
            left, right = layout.area.x, layout.area.right
        if places is not None and self._scene.cards.own_hand():
            right = min(right, places.discards["bottom"].x - gap)
            stage = self._gestures.stage
            if isinstance(stage, Marking) and stage.shape.maximum:
                leftmost = places.picked_out_spots("bottom", stage.shape.maximum)[0]
                right = min(right, leftmost.footprint().x - gap)
        low = layout.middle.bottom
        if isinstance(self._gestures.stage, Marking):
            own = layout.seat(self._scene.seating.perspective)
            marked = own.card * (CARD_RATIO * (1 + PICKED_RISE) + SIGN_RISE)
            low = min(low, own.hand.bottom - marked - gap / 4)
        return Rect(left, layout.middle.y, right - left, low - layout.middle.y)

    def _place(self) -> None:
        """Lay the bar above the person's own hand, or beside the trick where it would cover that."""
        layout, room = self._scene.layout, self._room()
        bottom = next((seat for seat in layout.seats if seat.edge == "bottom"), layout.seats[0])
        legal, places, gap = self._gestures.stage.legal, layout.tricks, layout.measures.gap
        tried: tuple[Strip, ...] = (Strip(room, bottom.hand.centre_x),)
        if places is not None and legal is not None and isinstance(legal.shape(), CardWithTargets):
            tried = strips(room, bottom.hand.centre_x, places.trick, gap)
        whole = Rect(0, 0, self._table.width(), self._table.height())
        things, table = self._kept_in_sight(), whole.inset(layout.rim + gap)
        best, chosen, least = tried[0], table, inf
        for strip in tried:
            size = self.bar.fit(strip.room.width)
            place = strip.place(size.width(), size.height())
            # A person who looks on has no hand there, and higher up the buttons might cover the names of the onlookers.
            lower = min(max(place.y, bottom.hand.centre_y - place.height / 2), table.bottom - place.height)
            for y in (place.y,) if self._scene.cards.own_hand() else (lower, place.y):
                cost = hidden(replace(place, y=y), things, table)
                if cost < least - 1:
                    best, chosen, least = strip, replace(place, y=y), cost
        self.bar.fit(best.room.width)
        self.bar.move(round(chosen.x), round(chosen.y))
        self._scene.furniture.keep_clear("buttons", chosen)

    def _stay(self) -> None:
        """Keep the last row of the bar in its place after the bar has grown or shrunk. If the bar would hide something
        there, it moves; then no other button comes to lie under the mouse.
        """
        bar, pressed = self.bar, self.bar.corner + self.bar.more.geometry().center()
        stay, widest = self._stayed(), self._room().width
        table = Rect(0, 0, self._table.width(), self._table.height()).inset(self._scene.layout.rim)
        if hidden(stay, self._kept_in_sight(), table) > 1:
            self._place()
            if not any(
                button.isVisible() and button.geometry().contains(pressed - bar.pos()) for button in bar.buttons
            ):
                return
            bar.fit(widest)
            stay = self._stayed()
        bar.move(round(stay.x), round(stay.y))
        self._scene.furniture.keep_clear("buttons", stay)

    def _stayed(self) -> Rect:
        """Return the area of the bar if its last row stays in place, as far as the table is wide enough."""
        bar, corner, rim = self.bar, self.bar.corner, self._scene.layout.rim
        x = max(min(corner.x(), self._table.width() - bar.width() - rim), rim)
        return Rect(x, max(corner.y(), 0), bar.width(), bar.height())

    def _kept_in_sight(self) -> list[tuple[Rect, float]]:
        """Return the areas that the buttons should not cover, each with its weight."""
        layout, places = self._scene.layout, self._scene.layout.tricks
        if places is None:
            return []
        # While no card of the trick lies there, its place may be covered.
        things = [(places.trick, 4.0)] if self._scene.cards.lying(Place.TRICK) else []
        things += [(onlooker.plate, 4.0) for onlooker in places.onlookers]
        things += [(seat.plate, 4.0) for seat in layout.seats]
        things += [(side.counters, 2.0) for side in layout.sides]
        for zone in self._scene.cards.lying(Place.STOCK, Place.TALON, Place.TURNED, Place.LAID_AWAY):
            things.append((self._scene.cards.lie[zone][0].area(), 2.0))
        for zone in self._scene.cards.lying(Place.LAID_OUT):
            things += [(item.area(), 2.0) for item in self._scene.cards.lie[zone]]
        return things
