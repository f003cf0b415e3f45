"""Two fonts of our own, made from the glyphs and the suits of the cards.

One is for a computer that has no font: capitals, small capitals in place of small letters, figures, and the signs that
sentences need. The other one has the signs that the letters of the windows lack.
"""

from __future__ import annotations

import math
import struct
import unicodedata
from collections.abc import Mapping
from itertools import pairwise

from cardtable.art.drawing import rectangle
from cardtable.art.geometry import Polygon, flatten
from cardtable.art.glyphs import glyph_path
from cardtable.art.letters import BASES, MARKS
from cardtable.art.pips import SUIT_SIGNS

FAMILY = "Cardtable"

_EM, _UNIT = 1000, 7
"""Units of the font in one em, and in one of the hundred units in which glyphs are drawn."""
_ASCENT, _DESCENT = 900, 250
_GAP = 9.0
"""The distance between two glyphs, in the hundred units in which they are drawn."""

_DOT, _LOW, _HIGH = (0, 86, 14, 100), "M0 86L14 86L14 100L6 116L0 116Z", (0, 40, 14, 54)
_QUOTE = "M0 0L9 0L9 26L0 26ZM17 0L26 0L26 26L17 26Z"
_ROUND = "M26 -8L12 20L8 50L12 80L26 108L16 108L0 78L-4 50L0 22L16 -8Z"


def _bar(*edges: float) -> str:
    left, top, right, bottom = edges
    return rectangle(left, top, right, bottom)


_SIGNS: dict[str, tuple[float, str]] = {
    " ": (26, ""),
    "\N{NO-BREAK SPACE}": (26, ""),
    ".": (14, _bar(*_DOT)),
    ",": (14, _LOW),
    ":": (14, _bar(*_DOT) + _bar(*_HIGH)),
    ";": (14, _LOW + _bar(*_HIGH)),
    "…": (58, "".join(_bar(left, 86, left + 14, 100) for left in (0, 22, 44))),
    "!": (14, _bar(1, 0, 13, 72) + _bar(*_DOT)),
    "?": (
        40,
        _bar(0, 0, 40, 11) + _bar(28, 0, 40, 52) + _bar(14, 42, 40, 53) + _bar(14, 42, 26, 74) + _bar(13, 86, 27, 100),
    ),
    "-": (30, _bar(0, 52, 30, 63)),
    "–": (56, _bar(0, 52, 56, 63)),
    "—": (90, _bar(0, 52, 90, 63)),
    "_": (50, _bar(0, 108, 50, 116)),
    "+": (50, _bar(0, 52, 50, 63) + _bar(20, 32, 30, 83)),
    "=": (50, _bar(0, 40, 50, 51) + _bar(0, 64, 50, 75)),
    "/": (42, "M32 -4L42 -4L10 106L0 106Z"),
    "(": (26, _ROUND),
    ")": (26, "M0 -8L14 20L18 50L14 80L0 108L10 108L26 78L30 50L26 22L10 -8Z"),
    "'": (9, "M0 0L9 0L9 26L0 26Z"),
    "’": (9, "M0 0L9 0L9 26L0 26Z"),
    '"': (26, _QUOTE),
    "“": (26, _QUOTE),
    "”": (26, _QUOTE),
    "„": (26, "M0 86L9 86L9 112L0 112ZM17 86L26 86L26 112L17 112Z"),
    "·": (14, _bar(0, 50, 14, 64)),
    "•": (20, _bar(0, 42, 20, 62)),
}
"""For each sign its width and its outline, in a box 100 units high."""

Outline = tuple[float, list[Polygon]]
"""The width of a sign and its contours, in a box 100 units high; a contour that runs the other way is a hole."""


def _star(radius: float) -> Polygon:
    around = ((radius * (1.0 if turn % 2 == 0 else 0.4), math.pi * turn / 5) for turn in range(10))
    return [(50 + far * math.sin(angle), 54 - far * math.cos(angle)) for far, angle in around]


def _cross(left: float, top: float, size: float, thick: float) -> str:
    right, bottom = left + size, top + size
    falling = f"M{left} {top + thick}L{left + thick} {top}L{right} {bottom - thick}L{right - thick} {bottom}Z"
    return falling + f"M{right - thick} {top}L{right} {top + thick}L{left + thick} {bottom}L{left} {bottom - thick}Z"


def _signs() -> Mapping[str, Outline]:
    suits = [flatten(path, 16)[0] for path in SUIT_SIGNS]
    halves = [max(x for x, _ in suit) for suit in suits]
    white = [_star(54), _star(31)[::-1]]
    # A key that points to the left, hollow, with a cross in it.
    erase = "M0 50L34 12L112 12L112 88L34 88Z" + "M13 50L39 79L103 79L103 21L39 21Z" + _cross(52, 34, 32, 7)
    swap = _bar(11, 24, 21, 100) + "M-2 34L16 4L34 34Z" + _bar(55, 0, 65, 76) + "M42 66L78 66L60 96Z"
    return {
        **{
            sign: (2 * half, [[(x + half, y + 50) for x, y in suit]])
            for sign, half, suit in zip("♠♥♦♣", halves, suits, strict=True)
        },
        "★": (100.0, [_star(54)]),
        "☆": (100.0, white),
        "⌫": (112.0, flatten(erase)),
        "⇅": (78.0, flatten(swap)),
        "✕": (72.0, flatten(_cross(0, 14, 72, 9))),
    }


def _characters() -> list[str]:
    letters = [chr(code) for code in range(0x30, 0x180)]
    return sorted({*_SIGNS, "ß", *(letter for letter in letters if _is_drawn(letter))})


def _is_drawn(letter: str) -> bool:
    base, *marks = list(unicodedata.normalize("NFD", letter))
    return base.upper() in BASES and set(marks) <= MARKS


def _outline(character: str) -> Outline:
    if character in _SIGNS:
        width, path = _SIGNS[character]
        return width, flatten(path) if path else []
    if character == "ß":
        width, once = _outline("s")
        return 2 * width + _GAP, [*once, *([(x + width + _GAP, y) for x, y in polygon] for polygon in once)]
    path, width = glyph_path(character)
    return width, flatten(path)


def _drawn(polygons: list[Polygon]) -> bytes:
    """Return the entry of the table ``glyf``: contours of straight lines."""
    contours = [
        [(round((x + _GAP / 2) * _UNIT), round((100 - y) * _UNIT)) for x, y in polygon]
        for polygon in polygons
        if polygon
    ]
    points = [point for contour in contours for point in contour]
    if not points:
        return b""
    across, up = zip(*points, strict=True)
    ends, end = [], -1
    for contour in contours:
        end += len(contour)
        ends.append(end)
    head = struct.pack(">hhhhh", len(contours), min(across), min(up), max(across), max(up))
    steps = [
        struct.pack(f">{len(points)}h", *(after - before for before, after in pairwise((0, *values))))
        for values in (across, up)
    ]
    data = head + struct.pack(f">{len(ends)}HH", *ends, 0) + b"\1" * len(points) + b"".join(steps)
    return data + b"\0" * (-len(data) % 4)


def font_data() -> bytes:
    """Return the font with letters, ``FAMILY``, as a TrueType file."""
    return _font(FAMILY, {character: _outline(character) for character in _characters()})


def signs_data(family: str) -> bytes:
    """Return the font with the signs that other fonts may lack, such as ♠, as a TrueType file of that ``family``."""
    return _font(family, dict(sorted(_signs().items())))


def _font(family: str, drawn: Mapping[str, Outline]) -> bytes:
    """Return a font of what is ``drawn``, which is in the order of the characters."""
    characters = [*drawn]
    outlines = [(50.0, [*flatten(_bar(0, 0, 50, 100))]), *drawn.values()]
    glyphs = [_drawn(polygons) for _, polygons in outlines]
    widths = [round((width + _GAP) * _UNIT) for width, _ in outlines]
    places = [0]
    for glyph in glyphs:
        places.append(places[-1] + len(glyph))
    most = max(sum(map(len, polygons)) for _, polygons in outlines)
    contours = max(len(polygons) for _, polygons in outlines)
    number = len(glyphs)
    tables = {
        b"OS/2": struct.pack(
            ">HhHHH10hh10s4L4sHHHhhhHH2L",
            *(4, 500, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0, b"\0" * 10, 1, 0, 0, 0, b"none", 64),
            *(ord(characters[0]), ord(characters[-1]), _ASCENT, -_DESCENT, 0, _ASCENT, _DESCENT, 1, 0),
        )
        + struct.pack(">hhHHH", 500, 700, 0, 32, 1),
        b"cmap": _numbers(characters),
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(
            ">LLLLHHqqhhhhHHhhh",
            *(0x10000, 0x10000, 0, 0x5F0F3CF5, 11, _EM, 0, 0, -100, -_DESCENT, _EM, _ASCENT, 0, 6, 2, 1, 0),
        ),
        b"hhea": struct.pack(
            ">LhhhHhhhhhh8xhH", 0x10000, _ASCENT, -_DESCENT, 0, max(widths), 0, 0, _EM, 1, 0, 0, 0, number
        ),
        b"hmtx": b"".join(struct.pack(">Hh", width, 0) for width in widths),
        b"loca": struct.pack(f">{number + 1}L", *places),
        b"maxp": struct.pack(">L14H", 0x10000, number, most, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": _names(family),
        b"post": struct.pack(">LLhhL16x", 0x30000, 0, -75, 50, 0),
    }
    return _file(tables)


def _numbers(characters: list[str]) -> bytes:
    """Return the table ``cmap``: one segment (format 4) for each character."""
    codes = [*map(ord, characters), 0xFFFF]
    steps = [(number + 1 - code) & 0xFFFF for number, code in enumerate(codes[:-1])] + [1]
    count = len(codes)
    power = count.bit_length() - 1
    body = struct.pack(">4H", 2 * count, 2 << power, power, 2 * count - (2 << power))
    body += struct.pack(f">{count}HH{count}H", *codes, 0, *codes) + struct.pack(
        f">{count}H{count}H", *steps, *[0] * count
    )
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + struct.pack(">HHH", 4, 6 + len(body), 0) + body


def _names(family: str) -> bytes:
    texts = {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", "")}
    records, words = b"", b""
    for number, text in texts.items():
        written = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(written), len(words))
        words += written
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + words


def _file(tables: dict[bytes, bytes]) -> bytes:
    count = len(tables)
    power = count.bit_length() - 1
    head = struct.pack(">LHHHH", 0x10000, count, 16 << power, power, 16 * count - (16 << power))
    place = len(head) + 16 * count
    body = b""
    for tag, data in sorted(tables.items()):
        padded = data + b"\0" * (-len(data) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        head += struct.pack(">4sLLL", tag, total, place + len(body), len(data))
        body += padded
    return head + body
