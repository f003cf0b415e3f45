"""The last moves of the other seats, which stay visible until the person at the bottom has moved.

Cards that still lie on the table are outlined in the colour of the player's side; cards that have gone, as in a capture
or a trick, are shown small beside the name of the player that took them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.app.table import Place
from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import CardsMoved, DealBegan, Event, Movement
from cardtable.ui.look.palette import ROOMS, SIDE_COLOURS, serif
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.furniture import Piece
from cardtable.ui.table.layout import MARKS_Z
from cardtable.ui.table.scene import TableScene

_IN_SIGHT = (Place.LOOSE, Place.GROUP, Place.TRICK)
"""The places in which a played card is still visible."""
_MOST_WIDE = 3.6
"""The greatest width of such a card, in heights of a line."""
_STEP, _LEAST_STEP = 0.52, 0.3
"""The distance of the small cards, and the least at which each index is seen, in widths of one of them."""
_LOWER = 0.16
"""How much lower taken cards lie than the played one where both are overlapped, in widths of one of them."""
_LARGER = 1.15
"""How much larger cards must become before they are overlapped."""


@dataclass
class Moved:
    """The last move of one seat: the cards ``played``, those ``taken`` with them, and the ``items`` that lie where it
    put them.
    """

    played: tuple[Card, ...]
    own: list[Card]
    """Those of ``played`` that were not captured together with others."""
    taken: list[Card] = field(default_factory=list)
    items: Sequence[CardItem] = ()


@dataclass(frozen=True)
class Fan:
    """Small cards of a ``width``: their upper left corners, and the place of the sign between those played and those
    taken, None where they are overlapped.
    """

    width: float
    corners: Sequence[QPointF]
    sign: QRectF | None = None


class SmallMove(Piece):
    """A move of ``seat`` in small cards: those ``played``, and those ``taken`` with them."""

    def __init__(self, table: TableScene, seat: int) -> None:
        super().__init__(MARKS_Z - 50, kept=False)
        self._table = table
        self.seat = seat
        self.played: tuple[Card, ...] = ()
        self.taken: tuple[Card, ...] = ()
        self._end = "left"
        self.setVisible(False)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The played cards and after them the taken ones."""
        return self.played + self.taken

    def show_move(self, played: Sequence[Card], taken: Sequence[Card], end: str) -> None:
        """Show these cards at the left or right ``end`` of the place, or in its middle; hide the piece if nothing was
        played.
        """
        self.played, self.taken, self._end = tuple(played), tuple(taken), end
        self.setVisible(bool(played))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        fan = self.fan()
        if round(fan.width) < 1:
            # On a cloth as small as that there is no room for cards beside a plate.
            return
        ratio = painter.device().devicePixelRatioF()
        for card, corner in zip(self.cards, fan.corners, strict=True):
            pixmap = self._table.pictures.pixmap(card, round(fan.width), ratio, False)
            painter.drawPixmap(corner, pixmap)
        if fan.sign is not None:
            painter.setFont(serif(0.9 * self._line, bold=True))
            painter.setPen(QColor(self._room.text))
            painter.drawText(fan.sign, int(Qt.AlignmentFlag.AlignCenter), "×")

    def fan(self) -> Fan:
        """Return where each card lies: those taken beside those played, or all of them overlapped where that leaves
        room for larger ones. The index of each is seen.
        """
        rect, taken, count = self._rect, len(self.taken), len(self.cards)
        sign = 1.1 * self._line
        most = min(rect.height() / CARD_RATIO, _MOST_WIDE * self._line)
        beside = min(most, (rect.width() - sign) / (2 + _LEAST_STEP * max(0, count - 2)))
        over = min(most, rect.height() / (CARD_RATIO + _LOWER), rect.width() / (1 + _LEAST_STEP * max(0, count - 1)))
        if taken and beside * _LARGER >= over:
            step = min(_STEP * beside, (rect.width() - sign - 2 * beside) / max(1, count - 2))
            return self._beside(beside, step, sign)
        width = over if taken else min(most, rect.width() / (1 + _LEAST_STEP * max(0, count - 1)))
        step = min(_STEP * width, (rect.width() - width) / max(1, count - 1))
        x = self._start(width + step * (count - 1))
        return Fan(
            width,
            [
                QPointF(round(x + step * place), round(rect.top() + (_LOWER * width if place >= count - taken else 0)))
                for place in range(count)
            ],
        )

    def _beside(self, width: float, step: float, sign: float) -> Fan:
        played, top = len(self.played), self._rect.top()
        wide = 2 * width + step * (len(self.cards) - 2) + sign
        x = self._start(wide)
        middle = x + step * (played - 1) + width
        second = middle + sign
        return Fan(
            width,
            [
                QPointF(round(x + step * place if place < played else second + step * (place - played)), round(top))
                for place in range(len(self.cards))
            ],
            QRectF(middle, top, sign, width * CARD_RATIO),
        )

    def _start(self, wide: float) -> float:
        rect = self._rect
        starts = {"left": rect.left(), "right": rect.right() - wide}
        return starts.get(self._end, rect.center().x() - wide / 2)


class LastMoves(QObject):
    """Follows the events and keeps the last move of every seat except the one at the bottom."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._moves: dict[int, Moved] = {}
        self._mover = -1
        self._pieces: dict[int, SmallMove] = {}

    def piece(self, seat: int) -> SmallMove | None:
        """Return the small cards of a seat; None if it has not needed any so far."""
        return self._pieces.get(seat)

    def forget(self) -> None:
        """Forget all moves."""
        for move in self._moves.values():
            for item in move.items:
                item.set_trace(None)
        self._moves.clear()
        self._mover = -1
        self.show()

    def follow(self, event: Event) -> None:
        """Take note of ``event`` and show what follows from it."""
        self._note(event)
        if isinstance(event, CardsMoved):
            if event.reason is Movement.PLAYED and self._mover == event.source.owner:
                self._moves[self._mover].items = self._scene.cards.lie[event.target][-len(event.cards) :]
            self.show()

    def recall(self, events: Sequence[Event]) -> None:
        """Take note of ``events`` whose result is on the table already."""
        self.forget()
        for event in events:
            self._note(event)
        cards, place_of = self._scene.cards, self._scene.seating.setting.place_of
        lying = [item for zone, items in cards.lie.items() if place_of(zone) in _IN_SIGHT for item in items]
        for move in self._moves.values():
            # Of two packs the card that came last is the one that was played last.
            move.items = [item for item in lying if item.card in move.own][-len(move.own) :] if move.own else ()
        self.show()

    def _note(self, event: Event) -> None:
        match event:
            case DealBegan():
                self.forget()
            case CardsMoved(reason=Movement.PLAYED, source=source, cards=cards):
                if source.owner == self._scene.seating.perspective:
                    self.forget()
                    return
                self._mover = source.owner
                before = self._moves.pop(self._mover, None)
                for item in before.items if before is not None else ():
                    item.set_trace(None)
                known = tuple(card for card in cards if card != HIDDEN)
                self._moves[self._mover] = Moved(known, list(known))
            case CardsMoved(reason=Movement.CAPTURED | Movement.MARKED, source=source, cards=cards):
                if self._mover in self._moves and self._scene.seating.setting.place_of(source) in _IN_SIGHT:
                    self._take(self._moves[self._mover], cards)
            case CardsMoved(reason=Movement.REST):
                self._mover = -1

    @staticmethod
    def _take(move: Moved, cards: Sequence[Card]) -> None:
        for card in cards:
            if card in move.own:
                move.own.remove(card)
            elif card != HIDDEN:
                move.taken.append(card)

    def show(self) -> None:
        """Outline the cards that still lie there, and show the others small."""
        scene = self._scene
        for seat, piece in self._pieces.items():
            if seat not in self._moves:
                piece.show_move((), (), "left")
                scene.furniture.show_move(seat, None)
        for seat, move in self._moves.items():
            lying = [item for item in move.items if self._is_in_sight(item)]
            colour = QColor(SIDE_COLOURS[scene.seating.side_of(seat) % len(SIDE_COLOURS)])
            for item in move.items:
                item.set_trace(colour if item in lying else None)
            if seat not in self._pieces:
                self._pieces[seat] = SmallMove(scene, seat)
                scene.addItem(self._pieces[seat])
            self._lay(seat, () if lying else move.played, move.taken)

    def _lay(self, seat: int, played: Sequence[Card], taken: Sequence[Card]) -> None:
        layout, piece = self._scene.layout, self._pieces[seat]
        place = next((one for one in layout.seats if one.seat == seat), None)
        if place is None:
            piece.show_move((), (), "left")
            return
        piece.set_room(ROOMS[self._scene.room])
        piece.lay(place.last, layout.measures.line)
        piece.show_move(played, taken, place.last_end)
        self._scene.furniture.show_move(seat, place.last if played else None)

    def _is_in_sight(self, item: CardItem) -> bool:
        zone = self._scene.cards.zone_of(item)
        return zone is not None and self._scene.seating.setting.place_of(zone) in _IN_SIGHT
