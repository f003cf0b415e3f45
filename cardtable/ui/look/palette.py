"""The visual design in one place: colours, rooms, sizes, fonts and times of movement, for the table and for the
dialogs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette

from cardtable.ui.look.fonts import SERIF

IVORY: Final = "#f7f1e1"
"""The colour of cards and paper."""
INK: Final = "#1d1a16"
BRASS: Final = "#c9a45c"
BRASS_DARK: Final = "#8a6a2f"
BRASS_LIGHT: Final = "#ecd9a6"
CARD_RED: Final = "#b3261e"
WOOD: Final = "#4a2f1d"
WOOD_DARK: Final = "#2c1a0f"
WOOD_LIGHT: Final = "#6d4a2f"
PAPER_EDGE: Final = "#c9bb98"
FOCUS_LINE: Final = "#fff8e0"
"""The colour of the bright line of the frame around what has the focus."""
FOCUS_EDGE: Final = "#14100b"
"""The colour of the two lines beside the bright one of the keyboard's frame, which make it stand out from paper."""

BUTTON: Final = "#e4d8bd"
"""The colour of a button on the cloth other than the main one, which is of brass."""
BUTTON_OFF: Final = "#e9e0ca"
WORDS_OFF: Final = "#5d5543"
"""The colour of the words on a button that cannot be pressed yet: they may say what is still to be done. ``BUTTON_OFF``
is the colour of the button itself.
"""
PLATE_TURN: Final = ("#f3e3b6", "#dcb96c", "#b98f45")
PLATE_QUIET: Final = ("#c3a770", "#b0935c", "#a58853")
"""The brass of name plates, from above down: ``PLATE_TURN`` for the seat whose turn it is, ``PLATE_QUIET`` for the
others.
"""
EMBLEMS: Final = ("#f3e9cf", "#2a1c12")
"""The colours for the emblem on a counter: light on a dark counter, dark on a light one."""

SIDE_COLOURS: Final = ("#efe5cc", "#8e2f25", "#2a2622", "#3f6187", "#d0962f", "#6d4579")
"""The colours of the sides: counters of bone, oxblood, ebony, slate blue, amber and violet."""

SPACING: Final = 4
"""Pixels of which all distances are multiples."""
RADIUS: Final = 6
"""The radius of all corners, in pixels; cards have their own."""

MOTION_SHORT: Final = 180
MOTION_NORMAL: Final = 230
MOTION_LONG: Final = 280
"""How long a movement takes at speed 1, in milliseconds: ``MOTION_SHORT``, ``MOTION_NORMAL`` or ``MOTION_LONG``."""

SERIF_FAMILIES: Final = (
    SERIF,
    "Libertinus Serif",
    "Linux Libertine O",
    "EB Garamond",
    "Palatino Linotype",
    "Palatino",
    "P052",
    "URW Palladio L",
    "Georgia",
    "DejaVu Serif",
    "serif",
)
"""The font families for speech and titles: that of the program, or else the first that the computer has."""


@dataclass(frozen=True, slots=True)
class Room:
    """Cloth and light of one room. All values are ``#rrggbb``.

    The colour of the cloth changes from ``cloth`` in the middle to ``rim`` at the edge. ``text`` is for words on the
    cloth, ``chalk`` for strokes.
    """

    cloth: str
    rim: str
    wood: str
    wood_dark: str
    wood_light: str
    text: str
    chalk: str
    glow: str
    bright: bool = False


ROOMS: Final[dict[str, Room]] = {
    "green": Room("#1f4b3a", "#143127", WOOD, WOOD_DARK, WOOD_LIGHT, "#d9c795", "#e9e4d2", "#f0cf7c"),
    "wine": Room("#5c2029", "#3a1219", "#3d2418", "#23120b", "#5f3d29", "#e0c592", "#eee0d2", "#f3cf7f"),
    "slate": Room("#36434d", "#222b33", "#3b2c22", "#221811", "#5b4636", "#d6c8a4", "#e6e6e0", "#f0d08a"),
    "linen": Room("#d9cfb8", "#bcae90", "#8a6543", "#5f4228", "#ab8660", "#4b3a20", "#4c3d28", "#7a5210", True),
}
"""The rooms in the order in which they are offered."""


def colour(value: str, alpha: float = 1.0) -> QColor:
    """Return ``#rrggbb`` as a ``QColor`` with ``alpha`` from 0 to 1."""
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


def serif(pixels: float, *, italic: bool = False, bold: bool = False) -> QFont:
    """Return the serif font, ``pixels`` high."""
    font = QFont()
    font.setFamilies(list(SERIF_FAMILIES))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(max(1, round(pixels)))
    font.setItalic(italic)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    return font


def sans(pixels: float, *, bold: bool = False) -> QFont:
    """Return the sans-serif font of controls, ``pixels`` high."""
    font = QFont()
    font.setPixelSize(max(1, round(pixels)))
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    return font


def contrast_palette(*, dark: bool) -> QPalette:
    """Return colours for windows and dialogs in high contrast: black, white, one colour for what is chosen, and one for
    links.
    """
    ground, text, highlight, link = (
        ("#000000", "#ffffff", "#ffd800", "#8fd3ff") if dark else ("#ffffff", "#000000", "#00328a", "#00328a")
    )
    role = QPalette.ColorRole
    palette = QPalette()
    for which in (role.Window, role.Base, role.AlternateBase, role.Button, role.ToolTipBase, role.HighlightedText):
        palette.setColor(which, QColor(ground))
    for which in (role.WindowText, role.Text, role.ButtonText, role.BrightText, role.ToolTipText, role.PlaceholderText):
        palette.setColor(which, QColor(text))
    # Edges are lines of the text's colour.
    for which in (role.Light, role.Midlight, role.Mid, role.Dark, role.Shadow):
        palette.setColor(which, QColor(text))
    for which in (role.Highlight, role.Accent):
        palette.setColor(which, QColor(highlight))
    for which in (role.Link, role.LinkVisited):
        palette.setColor(which, QColor(link))
    return palette


def application_palette(*, dark: bool) -> QPalette:
    """Return the colours for windows and dialogs: warm paper in light windows, dark wood in ``dark`` ones."""
    window, base, alternate, button, text, faint, highlight, highlighted, link = (
        ("#2a241e", "#211c17", "#29231d", "#372f27", "#eee4cf", "#a99d88", BRASS, INK, "#e0bd73")
        if dark
        else ("#efe7d5", "#fbf7ec", "#f3ecdb", "#e6dcc5", INK, "#675d49", "#8a6a2f", "#fffaf0", "#7a5518")
    )
    role = QPalette.ColorRole
    palette = QPalette()
    for which, value in (
        (role.Window, window),
        (role.Base, base),
        (role.AlternateBase, alternate),
        (role.Button, button),
        (role.ToolTipBase, IVORY),
        (role.ToolTipText, INK),
        (role.WindowText, text),
        (role.Text, text),
        (role.ButtonText, text),
        (role.BrightText, IVORY),
        (role.PlaceholderText, faint),
        (role.Highlight, highlight),
        (role.HighlightedText, highlighted),
        (role.Link, link),
        (role.LinkVisited, link),
        (role.Accent, highlight),
        (role.Light, "#4a4036" if dark else "#fffdf6"),
        (role.Midlight, "#40372e" if dark else "#f6efdf"),
        (role.Mid, "#1b1713" if dark else "#cfc3a8"),
        (role.Dark, "#14110e" if dark else "#b3a688"),
        (role.Shadow, "#000000" if dark else "#6b604b"),
    ):
        palette.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(faint))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(faint))
    return palette
