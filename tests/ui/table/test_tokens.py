"""The tokens on the cloth: what they show, where, and when they are not there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.app.settings import Settings
from cardtable.app.table import Setting
from cardtable.core.cards import parse_card
from cardtable.core.view import SeatView
from cardtable.core.winnings import Prize, Race
from cardtable.core.zones import pile
from cardtable.ui.game_views.casino import GAME_VIEW
from cardtable.ui.table.tokens import OpenPrizes, SideTokens
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


@pytest.fixture
def playing(make_table: MakeTable) -> Playing:
    made = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", piles=("2S TD 3C", "AH"), stock="2D 3D", last=False)
    counted(made)
    return made


def counted(made: Playing) -> None:
    """Have the tokens shown of the deal that lies there."""
    rule_set = made.rules.rule_set
    made.view.showing.set_setting(Setting(GAME_VIEW.places, winnings=lambda view: GAME_VIEW.winnings(rule_set, view)))
    with made.qtbot.waitSignal(made.view.showing.settled):
        made.view.showing.show_view(made.shown)


def own(made: Playing) -> SideTokens:
    piece = made.scene.furniture.tokens.side(0)
    assert piece is not None
    return piece


def left(made: Playing) -> OpenPrizes:
    piece = made.scene.furniture.tokens.left
    assert piece is not None
    return piece


def picture(made: Playing) -> QImage:
    image = QImage(made.view.viewport().size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    made.view.render(painter)
    painter.end()
    return image


def test_the_tokens_of_a_side_tell_its_cards_and_spades_and_what_it_has_won(playing: Playing) -> None:
    assert own(playing).numbers == [3, 1]
    assert own(playing).won == [parse_card("TD"), parse_card("2S")]
    assert [prize.card for _, prize in left(playing).places()] == [parse_card(one) for one in ("AS", "AD", "AC")]
    # The number of cards is told once.
    assert playing.scene.furniture.pile_label(0).text == ""
    assert playing.scene.furniture.stock_label.text == "2"


def test_they_follow_a_capture(playing: Playing) -> None:
    playing.your_turn()
    playing.go_on(next(one for one in playing.state.legal() if str(one) == "9D x 9S"))
    playing.settle()
    assert own(playing).numbers == [5, 2]


def test_they_are_seen_and_their_ring_fills(playing: Playing) -> None:
    before = picture(playing)
    (cards, _), *_ = own(playing).places()
    top = QPointF(cards.x() + 0.56 * cards.height(), cards.y() + 0.07 * cards.height()).toPoint()
    foot = QPointF(cards.x() + 0.5 * cards.height(), cards.bottom() - 0.07 * cards.height()).toPoint()
    # Three of 27: just the beginning of the ring, at the top, is bright.
    assert QColor(before.pixel(top)).lightness() > QColor(before.pixel(foot)).lightness() + 60
    playing.scene.furniture.tokens.hide(True)
    assert picture(playing) != before


def test_each_token_says_what_it_is(playing: Playing) -> None:
    said = [playing.view.telling.words_at(place.center()) for place, _ in own(playing).places()]
    assert said == [
        "3 card(s) captured by Seat 0. They count from 27 on, whatever the others have.",
        "1 spade(s) captured by Seat 0. They count from 7 on, whatever the others have.",
        "Seat 0 has captured the ten of diamonds. It is worth points.",
        "Seat 0 has captured the two of spades. It is worth points.",
    ]
    place, prize = left(playing).places()[0]
    assert isinstance(prize, Prize)
    assert (
        playing.view.telling.words_at(place.center())
        == "Nobody has captured the ace of spades yet. It is worth points."
    )


def test_who_wants_none_or_counts_alone_has_none(playing: Playing) -> None:
    tokens = playing.scene.furniture.tokens
    for settings in (Settings(tokens=False), Settings(own_count=True)):
        playing.scene.furnish(settings)
        assert tokens.side(0) is None
        assert left(playing).places() == []
        assert playing.scene.furniture.pile_label(0).text == "3"
    playing.scene.furnish(Settings())
    assert own(playing).numbers == [3, 1]


def test_they_are_hidden_while_they_would_answer_what_is_asked(playing: Playing) -> None:
    place, what = own(playing).places()[0]
    assert isinstance(what, Race)
    playing.view.showing.keep_back(True)
    assert not own(playing).isVisible()
    assert not left(playing).isVisible()
    assert playing.view.telling.words_at(place.center()) == ""
    # Laid out anew, they stay hidden.
    playing.view.resize(900, 600)
    assert not own(playing).isVisible()
    playing.view.showing.keep_back(False)
    assert own(playing).isVisible()


def test_two_of_a_kind_are_told_by_a_number(make_table: MakeTable) -> None:
    made = make_table("mulle_glimne", ("9D 4S", "KH QH"), "9S 5H", piles=("TD TD", "AH"), stock="2D 3D", last=False)
    counted(made)
    assert own(made).won == [parse_card("TD")]
    ((_, prize),) = ((place, what) for place, what in own(made).places() if isinstance(what, Prize))
    assert prize.numbers == (2, 0)
    assert picture(made).width()


def test_a_deal_that_has_not_begun_has_empty_tokens(playing: Playing) -> None:
    playing.scene.furniture.tokens.refresh(SeatView(0))
    assert own(playing).numbers == [0, 0]
    assert playing.scene.cards.seat_view.cards(pile(0))
