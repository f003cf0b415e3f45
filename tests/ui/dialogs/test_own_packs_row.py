"""Packs of one's own in the settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app import own_packs
from cardtable.app.i18n import Translation
from cardtable.app.own_packs import folder
from cardtable.app.settings import Settings
from cardtable.core.cards import make_card
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.own_packs_row import OwnPacksRow
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from tests.app.packs import lay_pack, lay_sheet
from tests.ui.clicks import button, offered, press


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))


def opened(qtbot: QtBot) -> SettingsDialog:
    dialog = SettingsDialog(Settings(), "en")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def told(dialog: SettingsDialog) -> list[str]:
    (row,) = dialog.findChildren(OwnPacksRow)
    return [label.text() for label in row.findChildren(QLabel) if label.isVisible()]


def test_without_any_the_place_for_them_is_told(qtbot: QtBot, translation: Translation) -> None:
    dialog = opened(qtbot)
    (words,) = told(dialog)
    assert str(folder()) in words
    assert not offered(dialog, "The program’s")


def test_a_pack_is_chosen_and_lies_on_the_table(qtbot: QtBot, translation: Translation) -> None:
    lay_pack(folder() / "Green")
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.changed):
        press(dialog, "Green")
    theme = dialog.settings.card_theme("en")
    packs = Packs(theme)
    for short in (True, False):
        image = packs.of(short).pixmap(make_card(3, 2), 60, 1.0).toImage()
        assert image.pixelColor(30, 40).name() == "#00ff00"
    # Jokers are the program's.
    assert packs.of(False).pixmap(52, 60, 1.0).toImage().pixelColor(30, 40).name() != "#00ff00"
    with qtbot.waitSignal(dialog.changed):
        press(dialog, "The program’s")
    assert dialog.settings.card_theme("en").own == ""


def test_a_faulty_one_is_left_out_with_a_sentence(qtbot: QtBot, translation: Translation) -> None:
    lay_pack(folder() / "Bad")
    (folder() / "Bad" / "king_club.svg").write_text("<svg")
    lay_pack(folder() / "Few")
    (folder() / "Few" / "3_club.svg").unlink()
    lay_pack(folder() / "Good")
    dialog = opened(qtbot)
    qtbot.waitUntil(lambda: not offered(dialog, "Bad"))
    assert offered(dialog, "Good")
    assert not offered(dialog, "Few")
    words = "\n".join(told(dialog))
    assert "The pack “Few” is left out: only 51 of its 52 cards were found." in words
    assert "The pack “Bad” is left out: king_club.svg is damaged." in words
    assert button(dialog, "The program’s").isChecked()


def test_a_picture_of_all_cards_is_offered_and_a_faulty_one_left_out(qtbot: QtBot, translation: Translation) -> None:
    lay_sheet(folder() / "svg-deck")
    lay_sheet(folder() / "svg-few", without="king_club")
    lay_sheet(folder() / "svg-wide", wide=120)
    dialog = opened(qtbot)
    qtbot.waitUntil(lambda: offered(dialog, "svg-deck") and "svg-wide" in "\n".join(told(dialog)))
    assert not offered(dialog, "svg-few")
    assert not offered(dialog, "svg-wide")
    with qtbot.waitSignal(dialog.changed):
        press(dialog, "svg-deck")
    packs = Packs(dialog.settings.card_theme("en"))
    assert packs.of(False).pixmap(make_card(13, 2), 60, 1.0).toImage().pixelColor(30, 40).name() == "#ff0000"
    words = "\n".join(told(dialog))
    assert "The pack “svg-few” is left out: only 51 of its 52 cards were found." in words
    assert "The pack “svg-wide” is left out: back does not have the shape of a card." in words


def test_how_many_are_left_out_of_too_many_is_told(
    qtbot: QtBot, translation: Translation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_packs, "_MOST_PACKS", 2)
    for name in ("Blue", "Green", "Red", "White"):
        lay_pack(folder() / name)
    dialog = opened(qtbot)
    assert [offered(dialog, name) for name in ("Blue", "Green", "Red", "White")] == [True, True, False, False]
    assert "The first 2 packs are offered; 2 more are left out." in told(dialog)
