"""The tool tip for a thing on the cloth, and the menu with what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN
from cardtable.core.winnings import Prize
from cardtable.core.zones import PlacedCard, Zone
from cardtable.ui.table.accessibility import seen
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.last_moves import SmallMove
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.scene import TableScene
from cardtable.words.cards import card_signs, joined, the_card

if TYPE_CHECKING:
    from cardtable.ui.help.explained import ExplainedWords


class Telling(QObject):
    """Words and a menu for a point of the table. ``describe`` names a card in its place, ``about`` gives the words on
    the player of a seat, and ``explained`` explains words, None if no words are explained.
    """

    def __init__(
        self,
        scene: TableScene,
        gestures: Gestures,
        describe: Callable[[Zone, PlacedCard], str],
        about: Callable[[int], str],
        explained: Callable[[], ExplainedWords | None],
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._scene = scene
        self._gestures = gestures
        self._describe = describe
        self._about = about
        self._explained = explained
        self._table = table

    def words_at(self, point: QPointF) -> str:
        """Return the name of the thing at ``point`` in a few words, or an explanation of the words that a seat says
        there; an empty text for bare cloth.
        """
        said, explained = self._scene.furniture.said_at(point), self._explained()
        if said:
            return "" if explained is None else explained.tip(said)
        item = self._scene.card_at(point)
        zone = None if item is None else self._scene.cards.zone_of(item)
        if item is None or zone is None:
            return self._furniture_at(point)
        count = len(self._scene.cards.lie[zone])
        match self._scene.seating.setting.place_of(zone):
            case Place.STOCK:
                return self.tr("%n card(s) in the stock", "", count)
            case Place.HEAP | Place.ACROSS:
                heap = [
                    other for other in self._scene.cards.lying(Place.HEAP, Place.ACROSS) if other.owner == zone.owner
                ]
                count = sum(len(self._scene.cards.lie[other]) for other in heap)
                words = self.tr("%n card(s) captured by {name}. Click to see the last capture.", "", count)
                return words.format(name=self._side(zone.owner))
            case Place.WON_TRICKS:
                count //= max(1, len(self._scene.seating.players))
                words = self.tr("%n trick(s) won by {name}. Click to see the last one, or all of your own.", "", count)
                return words.format(name=self._side(zone.owner))
            case Place.HAND if item.card == HIDDEN:
                return self.tr("%n card(s) held by {name}", "", count).format(
                    name=self._scene.seating.name_of(zone.owner)
                )
        placed = self._scene.cards.placed(item)
        if placed is None:
            return ""
        return self._describe(zone, seen(item, placed))

    def _side(self, side: int) -> str:
        seating = self._scene.seating
        return joined([seating.name_of(seat) for seat in range(seating.count) if seating.side_of(seat) == side])

    def _furniture_at(self, point: QPointF) -> str:
        seating, layout = self._scene.seating, self._scene.layout
        view = self._scene.cards.seat_view
        for place in layout.seats:
            if place.plate.holds(point.x(), point.y()):
                words = [self._points(place.seat)]
                if view.dealer == place.seat and view.seats:
                    words.append(self.tr("{name} deals.").format(name=seating.name_of(place.seat)))
                return " ".join(filter(None, (*words, self._about(place.seat))))
        for side in layout.sides:
            if side.counters.holds(point.x(), point.y()):
                return self._points(side.keeper)
        return self._last_move_at(point) or self._token_at(point)

    def _last_move_at(self, point: QPointF) -> str:
        """Return what the small cards at ``point`` tell; an empty text if there are none."""
        move = next((item for item in self._scene.items(point) if isinstance(item, SmallMove) and item.played), None)
        if move is None:
            return ""
        played, taken = self.tr("{name} last played {cards}."), self.tr("{name} last captured {others} with {cards}.")
        name = self._scene.seating.name_of(move.seat)
        return (taken if move.taken else played).format(
            name=name, cards=card_signs(move.played), others=card_signs(move.taken)
        )

    def _token_at(self, point: QPointF) -> str:
        """Return what the token at ``point`` tells; an empty text if there is none."""
        token = self._scene.furniture.tokens.at(point)
        if token is None:
            return ""
        what, side = token
        if isinstance(what, Prize):
            if side is None:
                return self.tr("Nobody has captured {card} yet. It is worth points.").format(card=the_card(what.card))
            words = self.tr("{name} has captured {card}. It is worth points.")
            return words.format(name=self._side(side), card=the_card(what.card))
        number = 0 if side is None else what.numbers[side]
        if what.suit is None:
            words = self.tr("%n card(s) captured by {name}.", "", number)
        else:
            words = self.tr("%n spade(s) captured by {name}.", "", number)
        words = words.format(name=self._side(side or 0))
        if what.enough:
            words += " " + self.tr("They count from %n on, whatever the others have.", "", what.enough)
        return words

    def _points(self, seat: int) -> str:
        seating, points = self._scene.seating, self._scene.furniture.points
        side = seating.side_of(seat)
        marked = points[side] if side < len(points) else 0
        return self.tr("{name}: %n point(s).", "", marked).format(name=self._side(side))

    def menu_at(self, point: QPointF) -> QMenu:
        """Return a menu with what can be done with the thing at ``point``, and with those of its words that can be
        explained; a menu without entries if there is nothing.
        """
        menu = QMenu(self._table)
        said, explained = self._scene.furniture.said_at(point), self._explained()
        if not said:
            self._offer(menu, point)
        if explained is not None:
            explained.fill(menu, said or self.words_at(point))
        return menu

    def _offer(self, menu: QMenu, point: QPointF) -> None:
        item = self._scene.card_at(point)
        zone = None if item is None else self._scene.cards.zone_of(item)
        if item is None or zone is None:
            return
        gestures = self._gestures
        place = self._scene.seating.setting.place_of(zone)
        stage, thing = gestures.stage, self._scene.cards.thing_with(item)
        if item in self._scene.cards.own_hand() and stage.legal is not None:
            if isinstance(stage, Marking):
                words = self.tr("Keep it") if item in stage.marked else self.tr("Choose it for the exchange")
                menu.addAction(words).triggered.connect(lambda: gestures.stage.touch_card(item))
            elif item.card in stage.legal.cards():
                words = self.tr("Choose this card")
                menu.addAction(words).triggered.connect(lambda: gestures.stage.touch_card(item))
                if stage.legal.exact(item.card, []):
                    menu.addAction(self.tr("Play it alone")).triggered.connect(lambda: gestures.play_alone(item))
        elif thing is not None and stage.legal is not None and stage.picked is None:
            words = self.tr("Which of my cards take it?")
            menu.addAction(words).triggered.connect(lambda: gestures.stage.touch_thing(thing))
        elif place in (Place.HEAP, Place.ACROSS, Place.WON_TRICKS, Place.LAID_AWAY):
            menu.addAction(self.tr("Show the cards won last")).triggered.connect(
                lambda: gestures.zone_clicked.emit(zone)
            )
