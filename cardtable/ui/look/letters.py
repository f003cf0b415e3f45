"""The letters that press buttons: things that can be seen together must have different ones."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

_MARK = re.compile(r"&(.)")
_MARKED = re.compile(r"(?<!&)(?:&&)*&([^&\s])")


def letter(text: str) -> str:
    """Return the letter after the ``&`` of ``text``, in upper case; an empty text if there is none. ``&&`` stands for
    the sign itself.
    """
    found = _MARKED.search(text)
    return found[1].upper() if found else ""


def unmarked(text: str) -> str:
    """Return ``text`` without its mark; ``&&`` stays as it is."""
    return _MARK.sub(lambda found: found[0] if found[1] == "&" else found[1], text)


def spread(texts: Sequence[str], taken: Collection[str]) -> list[str]:
    """Return ``texts`` with marks that are all different and not among ``taken`` (in upper case).

    A text keeps its mark if that letter is free; otherwise it gets the first free initial letter of a word, or any free
    letter, or none. A text without a mark gets none.
    """
    used = set(taken)
    kept = []
    for text in texts:
        kept.append(letter(text) not in used)
        if letter(text) and kept[-1]:
            used.add(letter(text))
    given = []
    for text, as_it_is in zip(texts, kept, strict=True):
        if as_it_is:
            given.append(text)
            continue
        plain = unmarked(text)
        beginnings = [found.start() for found in re.finditer(r"\b[^\W\d_]", plain)]
        places = [*beginnings, *(place for place, one in enumerate(plain) if one.isalpha())]
        # A letter that becomes two in upper case, like ß, is on no key of its own.
        free = (place for place in places if len(plain[place].upper()) == 1 and plain[place].upper() not in used)
        place = next(free, None)
        if place is None:
            given.append(plain)
        else:
            used.add(plain[place].upper())
            given.append(f"{plain[:place]}&{plain[place:]}")
    return given
