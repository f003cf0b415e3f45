"""Texts that a language has in tables: the words of lessons and the comments on deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardtable.app.dropped_in import Flaw, LanguageError
from cardtable.app.languages import Language
from cardtable.app.sanitised_words import is_plain
from cardtable.core.sanitise import as_quoted

_LARGEST = 1 << 17
"""The most bytes of a file that is read."""
_LONGEST = 2000
"""The most characters of a text; the longest in the program have a sixth of that."""


def texts_in(places: Iterable[Language], part: str, name: str) -> tuple[Mapping[str, Any], LanguageError | None]:
    """Return the tables of a file, each text from the first of ``places`` that has it, and why something was left out
    (None if nothing was).
    """
    merged: Mapping[str, Any] = {}
    fault = None
    for place in places:
        try:
            found = place.table(part, name, _LARGEST) or {}
        except LanguageError as error:
            fault = error
            continue
        left_out: list[str] = []
        merged = _over(_only_plain(found, "", left_out), merged)
        if left_out:
            file = place.folder / part / name
            fault = LanguageError("bad_texts", file, Flaw("not_shown", left_out[0]), len(left_out) - 1)
    return merged, fault


def _only_plain(table: Mapping[str, Any], within: str, left_out: list[str]) -> dict[str, Any]:
    """Return the texts of a table and its inner tables without those that cannot be shown; the names of these are added
    to ``left_out``.
    """
    kept: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            kept[key] = _only_plain(value, f"{within}{as_quoted(key)}.", left_out)
        elif isinstance(value, str):
            if is_plain(value, _LONGEST):
                kept[key] = value
            else:
                left_out.append(f"{within}{as_quoted(key)}")
    return kept


def _over(above: Mapping[str, Any], below: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return ``below`` with the entries of ``above`` put over it; where one has a text and the other a table, that of
    ``above`` is kept.
    """
    merged = dict(above)
    for key, value in below.items():
        over = merged.get(key)
        if isinstance(value, dict):
            merged[key] = _over(over if isinstance(over, dict) else {}, value)
        elif not isinstance(over, dict):
            merged[key] = value
    return merged
