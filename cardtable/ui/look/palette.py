"""The visual design in one place: colours, rooms, sizes, fonts and times of movement, for the table and for the
dialogs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette

from cardtable.ui.look.fonts import SERIF, SIGNS

IVORY: Final = "#f7f1e1"
"""The colour of cards and paper."""
INK: Final = "#1d1a16"
INK_2: Final = "#5d5543"
INK_LINK: Final = "#7a5518"
"""Words on paper that are explained."""
"""The ink of what explains, on paper."""
BRASS: Final = "#c9a45c"
BRASS_DARK: Final = "#8a6a2f"
BRASS_LIGHT: Final = "#ecd9a6"
CARD_RED: Final = "#b3261e"
WOOD: Final = "#4a2f1d"
WOOD_DARK: Final = "#2c1a0f"
WOOD_LIGHT: Final = "#6d4a2f"
PAPER_EDGE: Final = "#c9bb98"
FOCUS_LINE: Final = "#f0cf7c"
"""The colour of the bright line of the frame around what has the focus."""
FOCUS_EDGE: Final = "#14100b"
"""The colour of the two lines beside the bright one of the keyboard's frame, which make it stand out from paper."""
DENSE: Final = "dense"
"""The property of a control that is one of many in a grid: it has only the room that its words need."""
OWN_ROW: Final = "ownRow"
"""The property of a control that has a row of its own where the others in it could not be as wide."""
FOR_FINGERS: Final = "forFingers"
"""The property of a menu that is always large enough for fingers."""
FRAMES_FOCUS: Final = "framesFocus"
"""The property of a window that frames what has the focus by itself; elsewhere each control paints its frame."""

BUTTON: Final = "#e4d8bd"
"""The colour of a button on the cloth other than the main one, which is of brass."""
BUTTON_OFF: Final = "#e9e0ca"
WORDS_OFF: Final = INK_2
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


@dataclass(frozen=True, slots=True)
class ControlSizes:
    """The least height of a ``control`` and of a ``row`` of a list, the side of a ``mark`` (tick, radio button) and the
    width of the ends of a stepper, in pixels.
    """

    control: int
    row: int
    mark: int
    step: int


MOUSE: Final = ControlSizes(control=44, row=28, mark=26, step=34)
FINGER: Final = ControlSizes(control=56, row=48, mark=32, step=56)
"""The sizes of controls for a mouse, and for fingers: WCAG 2.2, success criterion 2.5.5, wants 44 pixels."""

MOTION_SHORT: Final = 180
MOTION_NORMAL: Final = 230
MOTION_LONG: Final = 280
"""How long a movement takes at speed 1, in milliseconds: ``MOTION_SHORT``, ``MOTION_NORMAL`` or ``MOTION_LONG``."""

SERIF_FAMILIES: Final = (
    SERIF,
    SIGNS,
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
    cloth, ``chalk`` for strokes. A ``plain`` room has no weave and no wood.
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
    plain: bool = False


CONTRAST: Final = "contrast"
"""The room that takes the place of every other in high contrast."""
ROOMS: Final[dict[str, Room]] = {
    "green": Room("#1f4b3a", "#143127", WOOD, WOOD_DARK, WOOD_LIGHT, "#d9c795", "#e9e4d2", "#f0cf7c"),
    "wine": Room("#5c2029", "#3a1219", "#3d2418", "#23120b", "#5f3d29", "#e0c592", "#eee0d2", "#f3cf7f"),
    "slate": Room("#36434d", "#222b33", "#3b2c22", "#221811", "#5b4636", "#d6c8a4", "#e6e6e0", "#f0d08a"),
    "linen": Room("#d9cfb8", "#bcae90", "#8a6543", "#5f4228", "#ab8660", "#4b3a20", "#4c3d28", "#7a5210", True),
    # Cards are ivory in every light, and black is what they stand out from most.
    CONTRAST: Room("#000000", "#000000", "#000000", "#000000", "#000000", "#ffffff", "#ffffff", "#ffd800", plain=True),
}
"""The rooms: those of ``app.settings.ROOMS``, and ``CONTRAST``."""


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


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of windows in one light, by role; all values are ``#rrggbb``.

    ``paper`` is the ground, ``paper_2`` what is set off from it, ``selected`` the row that is selected. ``ink`` and
    ``ink_2`` are for words and for facts beside them, ``accent`` for words that are pressed. ``rim`` is the edge of a
    control, ``line`` decoration. ``chosen`` is what stands for a choice (tick, segment), ``brass`` the button that
    Return presses, with ``edge`` around it. ``shine`` and ``shade`` are the lines at its upper and lower end.
    """

    paper: str
    paper_2: str
    selected: str
    ink: str
    ink_2: str
    accent: str
    rim: str
    line: str
    chosen: str
    on_chosen: str
    edge: str
    refused: str
    suit_red: str
    won: str
    tip: str
    on_tip: str
    brass: str = BRASS
    on_brass: str = INK
    brass_hover: str = "#d8b56c"
    brass_pressed: str = "#b8924a"
    shine: str = BRASS_LIGHT
    shade: str = "#a07c38"
    off: str = ""
    """The words of what cannot be pressed or chosen now; ``ink_2`` if empty."""
    contrast: bool = False
    """Whether the contrast is high."""


LIGHT: Final = Colours(
    paper="#fbf6e9",
    paper_2="#f2e9d4",
    selected="#f5e6c3",
    ink=INK,
    ink_2="#5a4e3c",
    accent="#7a5518",
    rim="#8b7750",
    line="#dccfb0",
    chosen="#3f2b1a",
    on_chosen="#f6ead0",
    edge=BRASS_DARK,
    refused="#a3231b",
    suit_red=CARD_RED,
    won="#1f6b45",
    tip="#2b1d12",
    on_tip="#f6ead0",
)
EVENING: Final = Colours(
    paper="#2b241d",
    paper_2="#362d24",
    selected="#4a3a22",
    ink="#f3ead7",
    ink_2="#c3b596",
    accent="#e3c078",
    rim="#94815c",
    line="#4a3e30",
    chosen=BRASS,
    on_chosen=INK,
    edge=BRASS,
    refused="#f2998e",
    suit_red="#f2998e",
    won="#93d0ac",
    tip="#4a3e30",
    on_tip="#f3ead7",
)


def _contrasting(ground: str, words: str, accent: str, refused: str, off: str) -> Colours:
    """Return the colours of high contrast: a ground, words, and one colour for what is chosen or pressed next."""
    return Colours(
        paper=ground,
        paper_2=ground,
        selected=ground,
        ink=words,
        ink_2=words,
        accent=accent,
        rim=words,
        line=words,
        chosen=accent,
        on_chosen=ground,
        brass=accent,
        on_brass=ground,
        brass_hover=accent,
        brass_pressed=words,
        shine=accent,
        shade=accent,
        edge=accent,
        refused=refused,
        suit_red=refused,
        won=words,
        tip=ground,
        on_tip=words,
        off=off,
        contrast=True,
    )


CONTRAST_DARK: Final = _contrasting("#000000", "#ffffff", "#ffd800", "#f2998e", "#a6a6a6")
CONTRAST_LIGHT: Final = _contrasting("#ffffff", "#000000", "#00328a", "#a3231b", "#5e5e5e")

EVERY_LIGHT: Final = (LIGHT, EVENING, CONTRAST_LIGHT, CONTRAST_DARK)
"""The colours of windows in every light."""


_MIDDLE: Final = 128
"""The lightness (0 to 255) below which words are dark, and stand on a light ground."""
SUIT_INKS: Final = {
    "♥": (LIGHT.suit_red, EVENING.suit_red),
    "♦": ("#1f5fa8", "#9cc3f0"),
    "♣": ("#107470", "#8fd0c8"),
}
"""The colours of signs of suits among words, on a light ground and on a dark one, where the suits have four colours; of
two colours diamonds are as red as hearts, and clubs as black as spades.
"""


class _Suits:
    four = False


def colour_suits(four: bool) -> bool:
    """Give the suits in all words ``four`` colours or two, as the cards have them; return whether this is new."""
    before, _Suits.four = _Suits.four, four
    return before != four


def coloured_suits() -> str:
    """Return the signs of the suits that have a colour of their own in words."""
    return "♥♦♣" if _Suits.four else "♥♦"


def suit_ink(sign: str, words: QColor) -> str:
    """Return the colour of ``sign``, one of ``coloured_suits``, among ``words`` of this colour."""
    on_light, on_dark = SUIT_INKS[sign if _Suits.four else "♥"]
    return on_light if words.lightness() < _MIDDLE else on_dark


@dataclass(frozen=True, slots=True)
class LedgeColours:
    """The colours of words on the ledge, as ``#rrggbb``: ``on_wood`` of those on the wood itself, ``ink`` and ``ink_2``
    of those on paper, ``link`` of those that are explained.
    """

    on_wood: str = BRASS_LIGHT
    ink: str = INK
    ink_2: str = INK_2
    link: str = INK_LINK


def is_contrasting(palette: QPalette) -> bool:
    """Return whether the windows of ``palette`` have high contrast."""
    return palette.color(QPalette.ColorRole.Window).name() in ("#000000", "#ffffff")


def ledge_colours(palette: QPalette) -> LedgeColours:
    """Return the colours of words on the ledge: in high contrast those of windows, as wood and paper have them, too."""
    if not is_contrasting(palette):
        return LedgeColours()
    words = palette.color(QPalette.ColorRole.WindowText).name()
    return LedgeColours(words, words, words, palette.color(QPalette.ColorRole.Link).name())


def worn(palette: QPalette) -> Colours:
    """Return the colours that windows of ``palette`` have."""
    window = palette.color(QPalette.ColorRole.Window).name()
    return next((one for one in EVERY_LIGHT if one.paper == window), LIGHT)


def colours_of(*, dark: bool, contrast: bool) -> Colours:
    """Return the colours of windows that are ``dark`` or not, in high ``contrast`` or not."""
    if contrast:
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return EVENING if dark else LIGHT


def application_palette(colours: Colours) -> QPalette:
    """Return ``colours`` as Qt's palette for windows."""
    role = QPalette.ColorRole
    palette = QPalette()
    for value, roles in (
        (colours.paper, (role.Window, role.Base, role.Button, role.Light)),
        (colours.paper_2, (role.AlternateBase,)),
        (colours.ink, (role.WindowText, role.Text, role.ButtonText, role.BrightText)),
        (colours.ink_2, (role.PlaceholderText, role.Shadow)),
        (colours.line, (role.Midlight, role.Mid)),
        (colours.rim, (role.Dark,)),
        (colours.chosen, (role.Highlight, role.Accent)),
        (colours.on_chosen, (role.HighlightedText,)),
        (colours.accent, (role.Link, role.LinkVisited)),
        (colours.tip, (role.ToolTipBase,)),
        (colours.on_tip, (role.ToolTipText,)),
    ):
        for which in roles:
            palette.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.off or colours.ink_2))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colours.ink_2))
    palette.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, QColor(colours.paper))
    return palette
