"""How well two colours can be told apart: the contrast of WCAG 2.2, “relative luminance” and “contrast ratio”.

``python -m tests.ui.contrast`` prints the contrast of everything that is written or drawn on something.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette

from cardtable.ui.look.palette import (
    BRASS,
    BUTTON,
    BUTTON_OFF,
    FOCUS_EDGE,
    FOCUS_LINE,
    INK,
    IVORY,
    PLATE_QUIET,
    PLATE_TURN,
    ROOMS,
    SIDE_COLOURS,
    WORDS_OFF,
    Colours,
    application_palette,
    colours_of,
)
from cardtable.ui.table.counter_look import emblem_colour

TEXT: Final = 4.5
"""The least for words (success criterion 1.4.3)."""
GRAPHICS: Final = 3.0
"""The least for what must be seen and is no word (success criterion 1.4.11)."""


def luminance(colour: QColor | str) -> float:
    """The relative luminance of an opaque colour, from 0 for black to 1 for white."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    one = QColor(colour)
    return 0.2126 * linear(one.redF()) + 0.7152 * linear(one.greenF()) + 0.0722 * linear(one.blueF())


def ratio(one: QColor | str, other: QColor | str) -> float:
    """The contrast of two opaque colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


WINDOWS: Final = {
    "light windows": colours_of(dark=False, contrast=False),
    "dark windows": colours_of(dark=True, contrast=False),
    "high contrast, light": colours_of(dark=False, contrast=True),
    "high contrast, dark": colours_of(dark=True, contrast=True),
}
"""The colours of windows in every light."""

FRAME: Final = (FOCUS_LINE, FOCUS_EDGE)
"""The bright line of the frame around what has the focus, and the dark lines on both sides of it."""
ROLE: Final = QPalette.ColorRole
WRITTEN: Final = (
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
OFF: Final = ((ROLE.WindowText, ROLE.Window), (ROLE.Text, ROLE.Base), (ROLE.ButtonText, ROLE.Button))


@dataclass(frozen=True, slots=True)
class Pair:
    """Something that is drawn in one of the colours ``fronts`` on each of ``citations``. On each ground the best colour
    counts; the worst ground decides. ``least`` is the contrast that the guidelines want.
    """

    name: str
    fronts: tuple[str, ...]
    citations: tuple[str, ...]
    least: float

    @property
    def reached(self) -> float:
        """The contrast on the worst ground."""
        return min(max(ratio(front, ground) for front in self.fronts) for ground in self.citations)


def pairs() -> Iterator[Pair]:
    """Everything of the palette that is written or drawn on something."""
    for name, colours in WINDOWS.items():
        yield from _windows(name, application_palette(colours))
        yield from _controls(name, colours)
    for name, room in ROOMS.items():
        cloth = (room.cloth, room.rim)
        yield Pair(f"room {name}: words on the cloth", (room.text,), cloth, TEXT)
        yield Pair(f"room {name}: strokes on the cloth", (room.chalk,), cloth, TEXT)
        yield Pair(f"room {name}: glow on the cloth", (room.glow,), cloth, GRAPHICS)
        yield Pair(f"room {name}: rims of counters", (room.chalk,), cloth, GRAPHICS)
        # Its bright line or the dark ones beside it, on whatever it lies; WCAG 2.2, technique C40.
        yield Pair(f"room {name}: frame of the keyboard", (room.glow, FOCUS_EDGE), (*cloth, IVORY), GRAPHICS)
        wood = (room.wood, room.wood_light, room.wood_dark)
        yield Pair(f"room {name}: frame of the focus", FRAME, (*wood, *cloth, IVORY, BUTTON, BRASS), GRAPHICS)
    for fill in SIDE_COLOURS:
        yield Pair(f"emblem on a counter of {fill}", (emblem_colour(fill).name(),), (fill,), GRAPHICS)
    yield Pair("name on the plate whose turn it is", (INK,), PLATE_TURN, TEXT)
    yield Pair("name on another plate", (INK,), PLATE_QUIET, TEXT)
    yield Pair("words on the main button", (INK,), (BRASS,), TEXT)
    yield Pair("words on a button", (INK,), (BUTTON,), TEXT)
    yield Pair("words on a button that is off", (WORDS_OFF,), (BUTTON_OFF,), TEXT)


def _windows(name: str, palette: QPalette) -> Iterator[Pair]:
    def pair(front: QPalette.ColorRole, ground: QPalette.ColorRole, least: float, *, off: bool = False) -> Pair:
        group = QPalette.ColorGroup.Disabled if off else QPalette.ColorGroup.Active
        what = f"{name}: {front.name} on {ground.name}{', off' if off else ''}"
        return Pair(what, (palette.color(group, front).name(),), (palette.color(ground).name(),), least)

    for front, ground in WRITTEN:
        yield pair(front, ground, TEXT)
    for front, ground in OFF:
        yield pair(front, ground, TEXT, off=True)
    yield pair(ROLE.Highlight, ROLE.Window, GRAPHICS)
    grounds = (ROLE.Window, ROLE.Base, ROLE.AlternateBase, ROLE.Button, ROLE.Highlight)
    yield Pair(f"{name}: frame of the focus", FRAME, tuple(palette.color(one).name() for one in grounds), GRAPHICS)


def _controls(name: str, colours: Colours) -> Iterator[Pair]:
    """What controls are made of, in the states that they can be in."""
    c = colours
    fronts: tuple[str, ...]
    grounds: tuple[str, ...]
    for what, fronts, grounds in (
        ("words", (c.ink,), (c.paper, c.paper_2, c.selected)),
        ("facts", (c.ink_2,), (c.paper, c.paper_2, c.selected)),
        ("words that are pressed", (c.accent,), (c.paper, c.paper_2, c.selected)),
        ("words on the brass button", (c.on_brass,), (c.brass, c.brass_hover)),
        ("words on the brass button that is down", (c.paper if c.contrast else c.on_brass,), (c.brass_pressed,)),
        ("what is chosen", (c.on_chosen,), (c.chosen,)),
        ("what is refused, and red suits", (c.refused, c.suit_red), (c.paper,)),
        ("what is won", (c.won,), (c.paper,)),
        ("tips", (c.on_tip,), (c.tip,)),
    ):
        yield Pair(f"{name}: {what}", fronts, grounds, TEXT)
    for what, fronts, grounds in (
        ("edges of controls", (c.rim,), (c.paper, c.paper_2)),
        ("edges of what has the focus, bars of tabs and rows", (c.edge,), (c.paper, c.selected)),
        ("boxes that are ticked", (c.chosen,), (c.paper, c.paper_2)),
        ("the brass button", (c.brass, c.rim, c.edge), (c.paper,)),
    ):
        yield Pair(f"{name}: {what}", fronts, grounds, GRAPHICS)


def main() -> None:
    """Print the table, worst first within what is wanted."""
    for one in sorted(pairs(), key=lambda pair: pair.reached / pair.least):
        print(f"{one.reached:6.2f}  wanted {one.least:3.1f}  {one.name}")


if __name__ == "__main__":
    main()
