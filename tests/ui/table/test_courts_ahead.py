"""Court cards are composed while nothing moves."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.art import card as art
from cardtable.art.theme import CardTheme
from cardtable.core.cards import HIDDEN, PACK_52
from cardtable.ui.cards import pictures
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.table import courts_ahead
from cardtable.ui.table.courts_ahead import CourtsAhead
from cardtable.ui.table.scene import TableScene

LIGHT = 6
COURTS = {card for card in PACK_52 if card % 13 >= 10}


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The cards that have been composed, in their order."""
    cards: list[int] = []
    real = art.card_layers

    def noted(card: int, theme: CardTheme) -> art.CardLayers:
        cards.append(card)
        return real(card, theme)

    monkeypatch.setattr(art, "card_layers", noted)
    monkeypatch.setattr(courts_ahead, "INTERVAL", 0)
    return cards


@pytest.mark.usefixtures("qapp")
def test_the_courts_are_composed_once_and_then_nothing(qtbot: QtBot, composed: list[int]) -> None:
    ahead = CourtsAhead(TableScene(CardPictures(CardTheme())), lambda: False)
    ahead.start()
    qtbot.waitUntil(lambda: ahead.done)
    assert composed[0] == LIGHT
    assert len(composed) == 13
    assert set(composed) == COURTS | {LIGHT}
    ahead.start()
    qtbot.waitUntil(lambda: ahead.done)
    assert len(composed) == 13


@pytest.mark.usefixtures("qapp")
def test_nothing_is_composed_while_something_moves(qtbot: QtBot, composed: list[int]) -> None:
    busy = [True]
    ahead = CourtsAhead(TableScene(CardPictures(CardTheme())), lambda: busy[0])
    ahead.start()
    qtbot.wait(50)
    # What draws the cards is imported before anything moves.
    assert composed == [LIGHT]
    busy[0] = False
    qtbot.waitUntil(lambda: ahead.done)
    assert set(composed) == COURTS | {LIGHT}


@pytest.mark.usefixtures("qapp")
def test_another_pack_is_composed_as_well(qtbot: QtBot, composed: list[int]) -> None:
    scene = TableScene(CardPictures(CardTheme()))
    ahead = CourtsAhead(scene, lambda: False)
    ahead.start()
    qtbot.waitUntil(lambda: ahead.done)
    scene.set_pictures(scene.pictures)
    qtbot.wait(20)
    assert len(composed) == 13
    scene.set_pictures(CardPictures(CardTheme(pack="german")))
    qtbot.waitUntil(lambda: len(composed) == 26)


@pytest.mark.usefixtures("qapp")
def test_a_card_that_is_drawn_ahead_is_composed_and_painted_in_two_moments(
    qtbot: QtBot, composed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    card_pictures = CardPictures(CardTheme())
    steps: list[str] = []
    compose, render = card_pictures.compose, pictures.render_card

    def composing(card: int) -> None:
        steps.append(f"compose {card}")
        compose(card)

    def rendering(card: int, theme: CardTheme, pixels: int) -> QImage:
        steps.append(f"paint {card}")
        return render(card, theme, pixels)

    monkeypatch.setattr(card_pictures, "compose", composing)
    monkeypatch.setattr(pictures, "render_card", rendering)
    card_pictures.soon(11, 80, 1.0)
    card_pictures.soon(12, 80, 1.0)
    card_pictures.soon(11, 90, 1.0)
    moments = []
    for _ in range(6):
        before = len(steps)
        card_pictures._draw_next()
        moments.append(steps[before:])
    assert moments == [["compose 11"], ["paint 11"], ["compose 12"], ["paint 12"], ["paint 11"], []]
    assert len(card_pictures) == 3


@pytest.mark.usefixtures("qapp")
def test_the_back_is_composed_like_a_card(composed: list[int]) -> None:
    card_pictures = CardPictures(CardTheme())
    card_pictures.compose(HIDDEN)
    card_pictures.compose(HIDDEN)
    assert composed == [HIDDEN]
