"""Packs from a folder: found by the names that sets of cards use, checked, and left out with a reason."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtable.app.languages import leave_out_dropped_in
from cardtable.app.own_packs import (
    OwnPack,
    PackError,
    card_of,
    checked,
    elements_of,
    folder,
    found_packs,
    key_of,
    picture,
    read_sheet,
)
from cardtable.app.sanitised_svg import LARGEST_SHEET
from cardtable.app.settings import Settings
from cardtable.core.cards import HEARTS, HIDDEN, format_card, make_card
from cardtable.store.places import DIRECTORY_VARIABLE
from tests.app.packs import SVG, lay_pack, lay_sheet


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("1_club", "AC"),
        ("king_heart", "KH"),
        ("10_diamond", "TD"),
        ("queen_spade", "QS"),
        ("ace_of_spades", "AS"),
        ("King of Hearts", "KH"),
        ("king_of_hearts2", "KH"),
        ("HEART-11-JACK", "JH"),
        ("SPADE-1", "AS"),
        ("CLUB-10", "TC"),
        ("10H", "TH"),
        ("TH", "TH"),
        ("2c", "2C"),
        ("H9", "9H"),
        ("S1", "AS"),
        ("spades_king", "KS"),
        ("diamonds-3", "3D"),
        ("back", "??"),
        ("1B", "??"),
        ("card_back", "??"),
        ("blue-back", "??"),
    ],
)
def test_names_of_other_sets_are_understood(name: str, card: str) -> None:
    found = card_of(name)
    assert found is not None
    assert format_card(found) == card


@pytest.mark.parametrize("name", ["", "readme", "14_club", "0H", "heart", "king", "joker_black", "heart_spade_3", "XY"])
def test_other_files_are_no_cards(name: str) -> None:
    assert card_of(name) is None


@pytest.mark.parametrize("style", ["kde", "words", "short"])
def test_a_pack_is_found_and_each_picture_can_be_used(style: str) -> None:
    lay_pack(folder() / "Mine", style)
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    assert (pack.name, len(pack.files)) == ("Mine", 53)
    assert len(list(checked(pack))) == 53
    key = key_of("Mine")
    assert key.startswith("Mine/")
    assert picture(key, 0) is not None
    assert picture(key, HIDDEN) is not None
    assert picture(key, 52) is None


def test_a_changed_picture_has_another_key() -> None:
    lay_pack(folder() / "Mine")
    before = key_of("Mine")
    (folder() / "Mine" / "king_heart.svg").write_text(SVG + " ")
    assert key_of("Mine") != before


def test_what_is_wrong_is_said_and_the_others_stay() -> None:
    lay_pack(folder() / "Good")
    lay_pack(folder() / "Few")
    (folder() / "Few" / "3_club.svg").unlink()
    lay_pack(folder() / "Heavy")
    (folder() / "Heavy" / "3_club.svg").write_bytes(b" " * ((1 << 20) + 1))
    lay_pack(folder() / "Many")
    for number in range(300):
        (folder() / "Many" / f"{number}.txt").touch()
    told = {
        str(one.parameters["pack"]): (one.code, one.parameters.get("count"), one.parameters.get("why"))
        for one in found_packs()
        if isinstance(one, PackError)
    }
    assert told == {
        "Few": ("pack_cards", 51, None),
        "Heavy": ("pack_picture", None, "picture_large"),
        "Many": ("pack_files", None, None),
    }
    assert [one.name for one in found_packs() if isinstance(one, OwnPack)] == ["Good"]


def test_a_hostile_picture_is_found_when_it_is_read() -> None:
    lay_pack(folder() / "Mine")
    (folder() / "Mine" / "king_heart.svg").write_text("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>")
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    with pytest.raises(PackError) as refused:
        list(checked(pack))
    assert dict(refused.value.parameters) == {"pack": "Mine", "file": "king_heart.svg", "why": "picture_entities"}
    assert picture(key_of("Mine"), 25) is None


@pytest.mark.parametrize("name", ["", "..", ".hidden", "a/b", "a\\b", "gone", "x" * 5000, "\0"])
def test_no_name_leads_elsewhere(name: str) -> None:
    assert key_of(name) == ""
    assert Settings.from_json({"own_pack": name}).card_theme("en").own == ""


def test_links_are_not_followed(tmp_path: Path) -> None:
    lay_pack(folder() / "Mine")
    secret = tmp_path / "secret.svg"
    secret.write_text(SVG)
    (folder() / "Mine" / "king_heart.svg").unlink()
    (folder() / "Mine" / "king_heart.svg").symlink_to(secret)
    (told,) = found_packs()
    assert isinstance(told, PackError)
    assert told.parameters["count"] == 51


def test_a_start_that_leaves_out_what_was_dropped_in_has_no_packs() -> None:
    lay_pack(folder() / "Mine")
    theme = Settings(own_pack="Mine").card_theme("en")
    assert theme.own
    leave_out_dropped_in(True)
    try:
        assert Settings(own_pack="Mine").card_theme("en").own == ""
    finally:
        leave_out_dropped_in(False)


@pytest.mark.parametrize("name", ["back_2", "back2", "cardback", "card_back", "1B", "back"])
def test_a_back_is_known_by_its_name(name: str) -> None:
    assert card_of(name) == HIDDEN


def test_a_pack_that_was_away_is_found_again() -> None:
    lay_pack(folder() / "Mine", "kde")
    key, card = key_of("Mine"), make_card(13, HEARTS)
    (folder() / "Mine").rename(folder() / "away")
    assert picture(key, card) is None
    (folder() / "away").rename(folder() / "Mine")
    assert picture(key, card) is not None


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
def test_a_name_that_cannot_be_written_down_is_left_out() -> None:
    lay_pack(folder() / "Mine", "kde")
    (folder() / "Mine").rename(os.fsdecode(os.fsencode(folder()) + b"/Min\xff"))
    assert list(found_packs()) == []


@pytest.mark.parametrize("name", ["C:x", "../Mine", "a\\b", ".hidden"])
def test_a_name_that_leads_elsewhere_is_none(name: str) -> None:
    assert key_of(name) == ""


def test_a_picture_with_all_cards_is_a_pack() -> None:
    lay_sheet(folder() / "svg-deck")
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    assert len(list(checked(pack))) == 1
    sheet = read_sheet(pack)
    assert sheet is not None
    assert {format_card(card): name for card, name in sheet.elements.items()}["AS"] == "1_spade"
    assert len(sheet.elements) == 53
    assert key_of("svg-deck").startswith("svg-deck/")


def test_pictures_of_single_cards_come_before_a_picture_of_all() -> None:
    lay_pack(folder() / "Mine")
    (folder() / "Mine" / "sheet.svg").write_text(SVG * 40)
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    assert pack.sheet is None


@pytest.mark.parametrize(
    ("without", "spoilt", "expected"),
    [
        ("10_club", "", ("pack_cards", 51, None)),
        ("", "<image/>", ("pack_picture", None, "picture_inside")),
        ("", "<g>", ("pack_picture", None, "picture_broken")),
        ("", '<use href="http://example.org/a.svg#b"/>', ("pack_picture", None, "picture_outside")),
    ],
)
def test_a_faulty_picture_of_all_cards_is_refused(
    without: str, spoilt: str, expected: tuple[str, int | None, str | None]
) -> None:
    lay_sheet(folder() / "Bad", without, spoilt=spoilt)
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    with pytest.raises(PackError) as refused:
        list(checked(pack))
    given = refused.value.parameters
    assert (refused.value.code, given.get("count"), given.get("why")) == expected


def test_a_picture_of_all_cards_that_is_too_large_is_not_read() -> None:
    file = lay_sheet(folder() / "Huge")
    with file.open("r+b") as opened:
        opened.truncate(LARGEST_SHEET + 1)
    (pack,) = found_packs()
    assert isinstance(pack, OwnPack)
    with pytest.raises(PackError) as refused:
        list(checked(pack))
    assert refused.value.parameters["why"] == "picture_large"


@pytest.mark.parametrize(
    ("ids", "expected"),
    [
        ({"king_spade", "s1", "path10", "h-9", "g3_club"}, {"KS": "king_spade"}),
        ({"club_3", "3_club"}, {"3C": "3_club"}),
        ({"heart_jack", "ace_of_hearts"}, {"JH": "heart_jack", "AH": "ace_of_hearts"}),
        ({"back", "back-shadow", "14_club", "0_club"}, {"??": "back"}),
    ],
)
def test_only_what_is_surely_a_card_is_one(ids: set[str], expected: dict[str, str]) -> None:
    assert {format_card(card): name for card, name in elements_of(ids).items()} == expected
