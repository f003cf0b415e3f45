"""What is written and drawn can be told from what it lies on: all pairs of the palette, computed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette

from cardtable.ui.palette import (
    BRASS,
    BUTTON,
    BUTTON_OFF,
    FOCUS_EDGE,
    INK,
    IVORY,
    PARTY_COLOURS,
    PLATE_QUIET,
    PLATE_TURN,
    ROOMS,
    WORDS_OFF,
    application_palette,
)
from cardtable.ui.table.counter_look import emblem_colour
from tests.ui.contrast import GRAPHICS, TEXT, ratio

ROLE = QPalette.ColorRole
WRITTEN = (
    (ROLE.WindowText, ROLE.Window),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.PlaceholderText, ROLE.Window),
    (ROLE.PlaceholderText, ROLE.Base),
    (ROLE.PlaceholderText, ROLE.AlternateBase),
    (ROLE.HighlightedText, ROLE.Highlight),
    (ROLE.ToolTipText, ROLE.ToolTipBase),
    (ROLE.Link, ROLE.Window),
    (ROLE.Link, ROLE.Base),
)


def test_the_ratio_is_that_of_the_guidelines() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)  # the guidelines' own example of “just not”


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("words", "ground"), WRITTEN, ids=lambda role: role.name)
def test_words_of_windows_can_be_read(words: QPalette.ColorRole, ground: QPalette.ColorRole, dark: bool) -> None:
    palette = application_palette(dark=dark)
    assert ratio(palette.color(words), palette.color(ground)) >= TEXT


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("words", "ground"),
    [(ROLE.WindowText, ROLE.Window), (ROLE.Text, ROLE.Base), (ROLE.ButtonText, ROLE.Button)],
    ids=lambda role: role.name,
)
def test_what_cannot_be_used_now_can_be_read_all_the_same(
    words: QPalette.ColorRole, ground: QPalette.ColorRole, dark: bool
) -> None:
    palette = application_palette(dark=dark)
    assert ratio(palette.color(QPalette.ColorGroup.Disabled, words), palette.color(ground)) >= TEXT


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_what_is_chosen_stands_out(dark: bool) -> None:
    palette = application_palette(dark=dark)
    assert ratio(palette.color(ROLE.Highlight), palette.color(ROLE.Window)) >= GRAPHICS


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_words_strokes_and_frames_on_the_cloth_can_be_seen(name: str) -> None:
    room = ROOMS[name]
    for ground in (room.cloth, room.rim):
        assert ratio(room.text, ground) >= TEXT
        assert ratio(room.chalk, ground) >= TEXT
        assert ratio(room.glow, ground) >= GRAPHICS


@pytest.mark.parametrize("metal", [*PLATE_TURN, *PLATE_QUIET])
def test_every_name_on_a_plate_can_be_read(metal: str) -> None:
    assert ratio(INK, metal) >= TEXT


@pytest.mark.parametrize(("words", "ground"), [(INK, BRASS), (INK, BUTTON), (WORDS_OFF, BUTTON_OFF)])
def test_words_on_buttons_of_the_cloth_can_be_read(words: str, ground: str) -> None:
    assert ratio(words, ground) >= TEXT


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_counters_stand_out_by_their_rims_and_parties_by_their_emblems(name: str) -> None:
    room = ROOMS[name]
    for ground in (room.cloth, room.rim):
        assert ratio(room.chalk, ground) >= GRAPHICS
    for face in PARTY_COLOURS:
        assert ratio(emblem_colour(face), face) >= GRAPHICS


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_the_frame_of_the_keyboard_is_seen_on_the_cloth_and_on_cards(name: str) -> None:
    """Its bright line or the dark ones beside it, on whatever it lies; WCAG 2.2, technique C40."""
    room = ROOMS[name]
    for ground in (room.cloth, room.rim, IVORY):
        assert max(ratio(room.glow, ground), ratio(FOCUS_EDGE, ground)) >= GRAPHICS
