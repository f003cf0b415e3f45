"""Which letters can stand on a card. ``glyphs`` draws them; it is a module of its own because it is not needed before
the first card is drawn.
"""

from __future__ import annotations

import unicodedata

BASES = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
"""The glyphs that are drawn; a nine is a six turned round, and small letters are small capitals."""
MARKS = frozenset("\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c")
"""The marks that are drawn above them."""


def can_be_drawn(text: str) -> bool:
    """Return whether ``text`` is one or two glyphs that are drawn: Latin letters, with or without marks above, and
    figures.
    """
    return 1 <= len(text) <= 2 and all(map(_is_glyph, unicodedata.normalize("NFC", text)))


def _is_glyph(glyph: str) -> bool:
    base, *marks = list(unicodedata.normalize("NFD", glyph))
    return base.upper() in BASES and set(marks) <= MARKS
