"""A whole match of each of the younger games, from the hall by the pointer of the screen, in a real window; and house
rules that go from hand to hand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trials.new_games import GAMES
from tests.trials.pointer import told_by
from tests.trials.shared_rules import HOUSE, POINTS

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.turns(1)
@LANGUAGES
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_by_the_pointer_of_the_screen(
    window_display: str, tmp_path: Path, name: str, language: str
) -> None:
    told = told_by(window_display, "new_games", name, str(tmp_path), language)
    assert (told["rules"], told["over"], told["wrong"]) == (GAMES[name].variant, True, []), f"pictures in {tmp_path}"


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.turns(1)
@LANGUAGES
def test_house_rules_are_named_played_kept_on_a_sheet_and_read_by_a_friend(
    window_display: str, tmp_path: Path, language: str
) -> None:
    mine, theirs = str(tmp_path / "mine"), str(tmp_path / "theirs")
    built = told_by(window_display, "shared_rules", "build", mine, language)
    assert (built["rules"], built["over"], built["wrong"]) == (HOUSE.variant, True, [])
    assert len(built["refused"].split()) > 3
    sheet = told_by(window_display, "shared_rules", "sheet", mine, language)
    assert (sheet["rules"], tuple(sheet["points"])) == (HOUSE.variant, POINTS)
    read = told_by(window_display, "shared_rules", "friend", theirs, language, built["code"])
    assert (read["rules"], read["over"], read["wrong"]) == (HOUSE.variant, True, [])
    assert {name: read["agreed"][name] for name in HOUSE.options} == dict(HOUSE.options)
