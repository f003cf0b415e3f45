"""Small pictures of tables: how the cards of a match lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cardtable.app.table import Place
from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.game_views.game_view import GameView
from cardtable.ui.look.palette import colour

_STEP = 0.44
"""The distance of the cards of a hand, in widths of a card."""

Draw = Callable[[Card, QPointF], None]


def paint_table(
    painter: QPainter,
    rect: QRectF,
    view: SeatView,
    game_view: GameView,
    pictures: CardPictures,
    ratio: float,
    *,
    whole: bool = False,
) -> None:
    """Paint the cards of ``view`` as they lie on the table, small, into ``rect``, without cloth. One's own hand is seen
    in part, or side by side as a ``whole``.
    """
    width = round(min(rect.height() * 0.27, rect.width() / 7.2) if whole else rect.height() * 0.29)
    height = width * CARD_RATIO

    def draw(card: Card, middle: QPointF) -> None:
        corner = middle - QPointF(width / 2, height / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 0.3))
        painter.drawRoundedRect(QRectF(corner.x() - 1, corner.y() + 0.5, width + 2, height + 1.5), 2, 2)
        painter.drawPixmap(corner, pictures.pixmap(card, width, ratio))

    _paint_cards(draw, rect, width, view, game_view, whole=whole)


def _paint_cards(draw: Draw, rect: QRectF, width: float, view: SeatView, game_view: GameView, *, whole: bool) -> None:
    """Paint everything on the table, from the far side to the near one."""
    height = width * CARD_RATIO
    found: dict[Place, list[list[PlacedCard]]] = {}
    hands: dict[int, list[PlacedCard]] = {}
    for zone, cards in view.zones.items():
        place = game_view.places.get(zone.name)
        if place is Place.HAND:
            hands[zone.owner] = cards
        elif place is not None and cards:
            found.setdefault(place, []).append(cards)
    middle, left = rect.center() - QPointF(0, height * 0.22 * whole), rect.left() + width * 0.9
    # Where one's own hand is seen as a whole, those of others would need the place of the words above.
    others = [hands[seat] for seat in sorted(hands) if seat != view.seat and hands[seat] and not whole]
    for number, held in enumerate(others, start=1):
        share = QPointF(rect.left() + rect.width() * number / (len(others) + 1), rect.top() - height * 0.12)
        _row(draw, [HIDDEN] * len(held), share, min(width * 0.22, rect.width() * 0.5 / len(others) / len(held)))
    for place in (Place.STOCK, Place.TALON):
        for heap in found.get(place, ())[:1]:
            for step in range(min(3, len(heap))):
                draw(HIDDEN, QPointF(left + 1.5 * step, middle.y() - 1.5 * step))
    for turned in found.get(Place.TURNED, ())[:1]:
        draw(turned[-1].card, QPointF(left + width * 0.55, middle.y() + 2))
    for heap in (found.get(Place.HEAP, []) + found.get(Place.WON_TRICKS, []))[:1]:
        for step in range(min(3, len(heap))):
            draw(HIDDEN, QPointF(rect.right() - width * 0.9 - 1.5 * step, middle.y() - 1.5 * step))
    open_cards = [card.card if card.face_up else HIDDEN for trick in found.get(Place.TRICK, ()) for card in trick]
    loose = [card.card for cards in found.get(Place.LOOSE, ()) for card in cards if card.face_up]
    loose += [cards[-1].card for cards in found.get(Place.GROUP, ()) if cards[-1].face_up]
    shown = open_cards or loose
    # Between the heaps on both sides.
    room = rect.width() - 4.6 * width
    _row(draw, shown, middle, min(width * 1.14, room / max(1, len(shown) - 1)))
    own = [card.card for card in hands.get(view.seat, ())]
    near = QPointF(middle.x(), rect.bottom() + height * (-0.53 if whole else 0.08))
    apart = width * (1.08 if whole else _STEP)
    _row(draw, own, near, min(apart, (rect.width() - width * 1.4) / max(1, len(own) - whole)))


def _row(draw: Draw, cards: Sequence[Card], middle: QPointF, step: float) -> None:
    for place, card in enumerate(cards):
        draw(card, middle + QPointF((place - (len(cards) - 1) / 2) * step, 0))
