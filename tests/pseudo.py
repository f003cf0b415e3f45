"""A language that nobody speaks, made of the English texts: what is not in its brackets was never translated.

``drop`` lays it into a folder as anybody would drop in a language, and ``look_again`` lets such folders be found.
"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import translations
from cardtable.app import languages

CODE = "eo"
NAME = "Pseŭdo"
LETTERS = ("É", "Ĵ", "R", "X")
OPEN, CLOSE = "⟦", "⟧"

_KEPT = re.compile(r"(\{[^}]*\}|%L?n|&\w|<[^>]+>|\(\*[^)]*\))")
_ACCENTS = str.maketrans("aeioucgnsyAEIOUCGNSY", "åéîöûçĝñšýÅÉÎÖÛÇĜÑŠÝ")


def pseudo(text: str) -> str:
    """``text`` with accents, in brackets, and two fifths longer; placeholders and the letters of keys stay."""
    pieces = _KEPT.split(text)
    worded = "".join(piece if place % 2 else piece.translate(_ACCENTS) for place, piece in enumerate(pieces))
    return f"{OPEN}{worded}{'·' * (len(text) * 2 // 5)}{CLOSE}"


def look_again() -> None:
    """Forget which languages were found, as if the program had ended: the next look finds what was dropped in."""
    languages._found.cache_clear()


def drop(folder: Path) -> Path:
    """Lay the language into ``folder``: its description, its compiled words, one rule page. Returns its own folder."""
    own = folder / CODE
    (own / "rules").mkdir(parents=True)
    letters = ", ".join(f'"{letter}"' for letter in LETTERS)
    (own / "language.toml").write_text(f'name = "{NAME}"\nletters = [{letters}]\n', encoding="utf-8")
    page = '<html lang="eo"><head><title>⟦Piquet⟧</title></head><body><h1>⟦Piquet⟧</h1></body></html>'
    (own / "rules" / "piquet.points.html").write_text(page, encoding="utf-8")
    words = ElementTree.parse(translations.FOLDER / "cardtable_de.ts")
    words.getroot().set("language", CODE)
    for message in words.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        source = message.findtext("source", "")
        forms = translation.findall("numerusform") or [translation]
        for form in forms:
            form.text = pseudo(source)
    words.write(own / "words.ts", encoding="utf-8", xml_declaration=True)
    translations.compile_all(own)
    return own
