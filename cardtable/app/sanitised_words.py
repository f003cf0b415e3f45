"""Checks the words of a language that was dropped in, in the same way as the translations of the program are checked.

A text with other placeholders than its source, or with markup or characters that its source does not have, is left out;
then the English text is shown. Needs nothing of Qt.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from cardtable.app.compiled_words import CompiledWords, Words, read, written
from cardtable.app.dropped_in import Flaw
from cardtable.core.sanitise import as_quoted

_ROOM: Final = 80
_TIMES: Final = 4
"""A text may be this many times as long as its source, plus ``_ROOM`` characters."""
_MARKS = re.compile(r"\{[^{}]*\}|[{}]|%L?(?:n|\d+)|<[^>]*>|<(?=[a-zA-Z/!])")
"""What is more than letters in a text: placeholders, single braces, numbers and tags of HTML."""
_CASE = re.compile(r"\{(\w+):([a-z_]+)\}", re.ASCII)
_ORDERS = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]")
"""Characters that break lines or change the direction of writing, and code points that are no characters."""
_QUOTED = 40


def checked(data: bytes, cases: Collection[str]) -> tuple[bytes, Sequence[Flaw]]:
    """Return a file of Qt with those texts of the file ``data`` that can be used, and why the others cannot, each with
    its place. ``cases`` are the cases for which the language has forms. Raises ``WordsError`` if nothing can be used.
    """
    found = read(data)
    faults: list[Flaw] = []
    kept: list[Words] = []
    for words in found.texts:
        if any(form == "" for form in words.forms) or not words.forms:
            # Not translated yet.
            continue
        fault = _fault(words, found, cases)
        if fault:
            faults.append(Flaw(fault, f"[{as_quoted(words.context, _QUOTED)}] “{as_quoted(words.source, _QUOTED)}”"))
        else:
            kept.append(words)
    if found.nameless:
        faults += [Flaw("no_source")] * found.nameless
    return written(kept, found.rules), faults


def declined(forms: Mapping[str, Mapping[str, str]]) -> tuple[Mapping[str, Mapping[str, str]], Sequence[Flaw]]:
    """Return those of the case ``forms`` of a language that can be used, and why the others cannot."""
    kept: dict[str, dict[str, str]] = {}
    faults: list[Flaw] = []
    for case, words in forms.items():
        kept[case] = {}
        for source, form in words.items():
            fault = _shape(source, form)
            # A pattern may leave out what it is made of: “the” is a word of English.
            if fault or _marks(form) - _marks(source):
                faults.append(Flaw(fault or "placeholders", f"{case}: “{as_quoted(source, _QUOTED)}”"))
            else:
                kept[case][source] = form
    return kept, faults


def is_plain(text: str, most: int) -> bool:
    """Return whether ``text`` has at most ``most`` characters and none that breaks lines or changes the direction of
    writing.
    """
    return len(text) <= most and (text.isprintable() or not _ORDERS.search(text))


def _fault(words: Words, found: CompiledWords, cases: Collection[str]) -> str:
    counts = "%n" in words.source or "%Ln" in words.source
    if len(words.forms) not in ({found.numbers} if counts and found.rules else {1, found.numbers}):
        return "numbers"
    expected = _marks(words.source)
    for place, form in enumerate(words.forms):
        if form is None:
            return "not_shown"
        fault = _shape(words.source, form)
        if fault:
            return fault
        marks = _marks(form)
        if marks != expected:
            marks = {_without_case(mark, cases) for mark in marks}
            # The singular may say “one card” where the plural counts them.
            one = counts and place == 0
            if marks - expected or (not one and expected - marks):
                return "placeholders"
    return ""


def _shape(source: str, form: str) -> str:
    if len(form) > _TIMES * len(source) + _ROOM:
        return "not_shown"
    # Most are printable by Python's measure, which is stricter and quicker.
    if form.isprintable() or set(_ORDERS.findall(form)) <= set(_ORDERS.findall(source)):
        return ""
    return "not_shown"


def _marks(text: str) -> set[str]:
    return set(_MARKS.findall(text)) if "{" in text or "%" in text or "<" in text or "}" in text else set()


def _without_case(mark: str, cases: Collection[str]) -> str:
    found = _CASE.fullmatch(mark)
    return f"{{{found[1]}}}" if found and found[2] in cases else mark
