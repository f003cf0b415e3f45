"""Packs that have all cards in one picture, as they come to the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.app.own_packs import OwnPack, PackError, folder, found_packs, key_of
from cardtable.app.settings import Settings
from cardtable.core.cards import CLUBS, HEARTS, HIDDEN, KING, Card, make_card
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.cards.own_sheet import checked_sheet, sheet_card
from cardtable.ui.cards.packs import Packs
from tests.app.packs import lay_pack, lay_sheet


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))


def middle(card: Card, packs: Packs) -> str:
    """Return the colour in the middle of a card."""
    image: QImage = packs.of(False).pixmap(card, 60, 1.0).toImage()
    return str(image.pixelColor(30, 40).name())


def test_each_card_is_drawn_from_its_element(qtbot: QtBot) -> None:
    lay_sheet(folder() / "svg-deck")
    packs = Packs(Settings(own_pack="svg-deck").card_theme("en"))
    assert middle(make_card(KING, HEARTS), packs) == "#ff0000"
    assert middle(make_card(KING, CLUBS), packs) == "#000000"
    assert middle(HIDDEN, packs) == "#0000ff"
    image = sheet_card(key_of("svg-deck"), make_card(1, CLUBS), 60)
    assert image is not None
    # It fills its place up to the corners.
    assert {image.pixelColor(x, y).name() for x in (1, 58) for y in (1, 82)} == {"#000000"}


def test_what_a_sheet_does_not_have_is_the_program_s(qtbot: QtBot) -> None:
    lay_sheet(folder() / "Deck")
    lay_pack(folder() / "Single")
    assert sheet_card(key_of("Deck"), 52, 60) is None
    assert sheet_card(key_of("Single"), make_card(KING, HEARTS), 60) is None
    assert sheet_card("gone/00000000", make_card(KING, HEARTS), 60) is None


def test_a_faulty_sheet_draws_nothing(qtbot: QtBot) -> None:
    lay_sheet(folder() / "Bad", spoilt="<image/>")
    assert sheet_card(key_of("Bad"), make_card(KING, HEARTS), 60) is None
    packs = Packs(Settings(own_pack="Bad").card_theme("en"))
    assert middle(HIDDEN, packs) != "#0000ff"


@pytest.mark.parametrize(("wide", "fine"), [(63, True), (100, False), (20, False)])
def test_each_element_has_the_shape_of_a_card(qtbot: QtBot, wide: int, fine: bool) -> None:
    lay_sheet(folder() / "Deck", wide=wide)
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    if fine:
        assert len(list(checked_sheet(pack))) == 53
        return
    with pytest.raises(PackError) as refused:
        list(checked_sheet(pack))
    assert refused.value.parameters["why"] == "picture_shape"
