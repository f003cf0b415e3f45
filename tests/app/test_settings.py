"""Settings survive being kept, and whatever else may lie where they are kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.ai.protocol import MOST_SECONDS
from cardtable.app import settings
from cardtable.app.settings import ROOMS, SPEEDS, THINKING, Settings
from cardtable.art.theme import BACKS


def test_settings_survive() -> None:
    settings = Settings(
        language="de",
        speed="fast",
        pace="brisk",
        reduced_motion=True,
        four_colours=True,
        large_indices=True,
        pack="german",
        card_back=BACKS[-1],
        room=list(ROOMS)[-1],
        appearance="dark",
        text_size=130,
        hints=False,
        undo=False,
        confirm_leaving=True,
        counting="strokes",
    )
    assert Settings.from_json(settings.to_json()) == settings


@pytest.mark.parametrize("data", [None, [], "text", 3, {}, {"unknown": 1}])
def test_nonsense_means_the_defaults(data: object) -> None:
    assert Settings.from_json(data) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", "warp"),
        ("speed", 2),
        ("pace", "hasty"),
        ("thinking", "for_ever"),
        ("text_size", 1000),
        ("text_size", True),
        ("four_colours", 1),
        ("room", "space"),
        ("pack", "tarot"),
    ],
)
def test_a_value_that_makes_no_sense_has_its_default(name: str, value: object) -> None:
    data = {**Settings(hints=False).to_json(), name: value}
    assert Settings.from_json(data) == Settings(hints=False)


def test_a_computer_player_may_take_longer_the_more_is_set() -> None:
    times = [replace(Settings(), thinking=name).thinking_seconds for name in THINKING]
    assert times == sorted(times)
    assert 0 < times[0] < Settings().thinking_seconds < times[-1] <= MOST_SECONDS


def test_reduced_motion_is_speed_zero() -> None:
    assert [replace(Settings(), speed=name).animation_speed for name in SPEEDS] == list(SPEEDS.values())
    assert Settings(speed="slow", reduced_motion=True).animation_speed == 0


def test_motion_and_the_time_to_read_have_nothing_to_do_with_each_other() -> None:
    still = Settings(speed="at_once", reduced_motion=True)
    assert (still.animation_speed, still.reading_time) == (0, 1)
    assert Settings(pace="none").animation_speed == Settings().animation_speed > 0


def test_the_theme_of_the_cards() -> None:
    theme = Settings(four_colours=True, card_back="waves").card_theme("de")
    assert (theme.four_colours, theme.large_indices, theme.back, theme.letters) == (
        True,
        False,
        "waves",
        ("A", "B", "D", "K"),
    )
    assert theme.pack == "french"
    assert Settings(pack="german").card_theme("en").pack == "german"


@pytest.mark.parametrize("still", [True, False])
def test_motion_is_as_on_the_rest_of_the_computer_unless_it_was_said_otherwise(
    monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    monkeypatch.setattr(settings, "is_still", lambda: not still)
    asked = Settings(reduced_motion=still)
    assert Settings.from_json(asked.to_json()).reduced_motion is still
    monkeypatch.setattr(settings, "is_still", lambda: still)
    assert "reduced_motion" not in Settings(hints=False, reduced_motion=still).to_json()
