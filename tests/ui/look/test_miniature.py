"""Small pictures of tables show the cards that lie there, and of others' hands no more than backs."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardtable.art.theme import CardTheme
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.record import SeatEntry
from cardtable.core.zones import hand
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.miniature import paint_table


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("kind", ["casino.swedish", "ecarte"])
def test_a_small_table_shows_ones_own_cards_and_backs(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, kind: str, whole: bool
) -> None:
    session = Session.begin(variant(kind).rule_set(2), (SeatEntry("Anna"), SeatEntry("Ben")), random.Random(5))
    session.begin_deal()
    view = session.view(0)
    pictures, drawn = CardPictures(CardTheme()), list[Card]()
    pixmap = pictures.pixmap

    def draw(card: Card, width: int, ratio: float) -> object:
        drawn.append(card)
        return pixmap(card, width, ratio)

    monkeypatch.setattr(pictures, "pixmap", draw)
    picture = QImage(320, 180, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    blank = picture.copy()
    painter = QPainter(picture)
    game_view = game_view_of(session.family.name)
    paint_table(painter, QRectF(0, 0, 320, 180), view, game_view, pictures, 1.0, whole=whole)
    painter.end()
    own, other = view.cards(hand(0)), view.cards(hand(1))
    assert own
    # One's own cards come last, in their order; where these are seen as a whole, the other hand has no room.
    assert drawn[-len(own) :] == [card for card, _ in own]
    open_cards = {card for zone in view.zones.values() for card, face_up in zone if face_up}
    assert set(drawn) <= open_cards | {card for card, _ in own} | {HIDDEN}
    backs = drawn.count(HIDDEN)
    assert (backs >= len(other)) != whole
    middle = [card for card in drawn[: -len(own)] if card != HIDDEN]
    assert len(middle) == {"casino.swedish": 4, "ecarte": 1}[kind]
    assert picture != blank
