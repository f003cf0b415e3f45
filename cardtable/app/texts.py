"""Texts that a language has in tables: the words of lessons, the comments on deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardtable.app.dropped_in import Flaw, LanguageError
from cardtable.app.languages import Language
from cardtable.app.sanitised_words import is_plain
from cardtable.core.sanitise import as_quoted

_LARGEST = 1 << 17
"""Bytes of a file that is read."""
_LONGEST = 2000
"""Characters of a text; the longest of ours have a sixth."""


def texts_in(places: Iterable[Language], part: str, name: str) -> tuple[Mapping[str, Any], LanguageError | None]:
    """The tables of a file, each text from the first of ``places`` that has it; and why something was left out."""
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
    """The texts of a table and of those in it, but for those that cannot be shown, whose names are ``left_out``."""
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
    """``below`` with what ``above`` has besides; a text and a table of one name do not go together."""
    merged = dict(above)
    for key, value in below.items():
        over = merged.get(key)
        if isinstance(value, dict):
            merged[key] = _over(over if isinstance(over, dict) else {}, value)
        elif not isinstance(over, dict):
            merged[key] = value
    return merged
