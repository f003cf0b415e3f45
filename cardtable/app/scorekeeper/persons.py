"""Finding two spellings of one person's name, and joining them on every kept sheet."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import replace

from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.scorekeeper.known import KnownStore
from cardtable.core.errors import CodedError

_MISSING, _OTHER = 4, 7
"""From so many letters on, a name that lacks one letter of another, or has one other letter, is perhaps the same name.
Karin and Karen are not, and never are names with another end, as Maria and Marie.
"""


def alike(names: Mapping[str, int]) -> tuple[str, str] | None:
    """Return two names that are perhaps those of one person, the rarer one first; None if there are none. ``names``
    says how often each name stands somewhere.

    Names are alike if they differ in capitals, accents, signs and spaces alone, or, if they are long, in one letter
    that is not the last.
    """
    by_plain: dict[str, str] = {}
    for name in sorted(names, key=lambda name: (-names[name], name)):
        plain = _plain(name)
        for other, known in by_plain.items():
            if plain == other or _differ_in_one(plain, other):
                return name, known
        by_plain[plain] = name
    return None


def _plain(name: str) -> str:
    """Return the letters and digits of a name, small and without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name.casefold()) if sign.isalnum())


def _differ_in_one(one: str, other: str) -> bool:
    """Whether two long names differ in one letter that is not the last."""
    short, long = sorted((one, other), key=len)
    missing = len(long) - len(short)
    if missing > 1 or len(short) < (_MISSING if missing else _OTHER) or short[-1] != long[-1]:
        return False
    same = next(place for place, (a, b) in enumerate(zip(short, long, strict=False)) if a != b)
    return short[same + 1 - missing :] == long[same + 1 :]


def make_one(
    store: KnownStore, wrong: str, right: str, opened: Callable[[int], SheetKeeper | None] = lambda _: None
) -> tuple[int, int]:
    """Rename the person ``wrong`` to ``right`` on every kept sheet, as a change that can be undone on each sheet.
    ``opened`` takes the number of a sheet and returns its keeper if it is open, else None. Returns two numbers: on how
    many sheets this was done, and on how many it cannot be done because both names stand there or the sheet cannot be
    read or changed. Raises ``CodedError`` if the sheets cannot be listed.
    """
    done = left = 0
    for summary in store.sheets():
        if wrong not in summary.names:
            continue
        if right in summary.names:
            left += 1
            continue
        try:
            keeper = opened(summary.id) or SheetKeeper(store, load_sheet(store, summary.id), summary.id)
            setup = keeper.sheet.setup
            keeper.agree(replace(setup, names=tuple(right if name == wrong else name for name in setup.names)))
            done += 1
        except CodedError:
            left += 1
    return done, left
