"""Letters that press what is shown: none may stand for two things that can be seen together."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

_MARK = re.compile(r"&(.)")
_MARKED = re.compile(r"(?<!&)(?:&&)*&([^&\s])")


def letter(text: str) -> str:
    """The letter behind the ``&`` of ``text``, in upper case; empty if there is none. ``&&`` is a sign, not a mark."""
    found = _MARKED.search(text)
    return found[1].upper() if found else ""


def unmarked(text: str) -> str:
    """``text`` without its mark; ``&&`` stays as it is."""
    return _MARK.sub(lambda found: found[0] if found[1] == "&" else found[1], text)


def spread(texts: Sequence[str], taken: Collection[str]) -> list[str]:
    """``texts`` with marks of which no two are the same and none is among ``taken`` (in upper case).

    A text keeps the mark that it has if that is free; else it gets the first letter of a word that is free, or any
    letter of its own, or none. A text without a mark stays without.
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
