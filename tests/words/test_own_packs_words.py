"""Each reason for which a pack is left out has a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable.app import own_packs, sanitised_svg
from cardtable.app.own_packs import PackError
from cardtable.words.own_packs import pack_sentence

PACKS = set(re.findall(r'PackError\(\s*"(\w+)"', Path(own_packs.__file__).read_text(encoding="utf-8")))
PICTURES = set(re.findall(r'"(picture_\w+)"', Path(sanitised_svg.__file__).read_text(encoding="utf-8")))


@pytest.mark.parametrize("code", sorted(PACKS - {"pack_picture", "packs_many"}))
def test_what_is_wrong_with_a_folder(code: str) -> None:
    words = pack_sentence(PackError(code, pack="Mine", count=3))
    assert words.startswith("The pack “Mine” is left out: ")
    assert "{" not in words


@pytest.mark.usefixtures("translation")
def test_of_too_many_it_is_said_how_many_are_left_out() -> None:
    words = pack_sentence(PackError("packs_many", most=24, count=1))
    assert words == "The first 24 packs are offered; 1 more is left out."


@pytest.mark.parametrize("code", sorted(PICTURES))
def test_what_is_wrong_with_a_picture(code: str) -> None:
    words = pack_sentence(PackError("pack_picture", pack="Mine", file="king.svg", why=code))
    assert "king.svg" in words
    assert "{" not in words


def test_the_reasons_are_known() -> None:
    assert len(PACKS) == 6
    assert len(PICTURES) == 9
