"""What is written and drawn can be told from what it lies on: all pairs of the palette, computed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette

from cardtable.ui.palette import ROOMS, application_palette
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
