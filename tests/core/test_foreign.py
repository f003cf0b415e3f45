"""The gate: whatever passes it is one printable, bounded line, and what was harmless passes unchanged."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.record import SeatEntry
from cardtable.core.sanitise import (
    LONGEST_NAME,
    LONGEST_QUOTE,
    LONGEST_TEXT,
    as_name,
    as_names,
    as_quoted,
    as_text,
    as_title,
    as_values,
)

ORDERS = "\x00\x07\x08\x1b\x7f\x85\x9b\n\r\t\v\f\u2028\u2029\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\ud800"
"""What a terminal, a window or a reader takes for something other than a character."""


def is_harmless(text: str, most: int) -> bool:
    allowed = "\u200c\u200d"
    bad = ("Cc", "Cf", "Cs", "Zl", "Zp")
    return len(text) <= most and all(one in allowed or unicodedata.category(one) not in bad for one in text)


@given(st.text(st.characters() | st.sampled_from(ORDERS), max_size=300))
def test_whatever_passes_is_harmless_and_passes_again_as_it_is(text: str) -> None:
    for gate, most in ((as_text, LONGEST_TEXT), (as_name, LONGEST_NAME), (as_title, 60)):
        passed = gate(text)
        assert is_harmless(passed, most)
        assert gate(passed) == passed
    assert is_harmless(as_quoted(text), LONGEST_QUOTE)


@pytest.mark.parametrize("name", ["Anna", "Björn O’Hara & <3", "Οὖτις", "نرگس", "क्\u200dष", "👩\u200d🚀", "李小龍"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert as_name(name) == name
    assert as_quoted(name) == name


def test_persons_stay_apart() -> None:
    assert as_names(("Anna", "Björn")) == ("Anna", "Björn")
    assert as_names(("Anna", "Anna\u202e", "\x00", "Anna 2", "3")) == ("Anna", "Anna 2", "3", "Anna 2 4", "3 5")
    long = as_names(["W" * 50] * 8)
    assert len(set(long)) == 8
    assert max(map(len, long)) == LONGEST_NAME
    assert as_names(long) == long


def test_orders_are_left_out_of_names_and_spelt_out_in_quotations() -> None:
    assert as_name("An\x1b]0;x\x07na\u202e\n<img src=x>") == "An]0;xna <img src=x>"
    assert as_quoted("\x1b[2J\u202e\n") == r"\x1b[2J\u202e\n"
    assert as_name("\x00\u200f \t") == ""


def test_a_million_characters_are_few() -> None:
    assert as_name("x" * 10**6) == "x" * 39 + "…"
    assert as_quoted("\0" * 10**6) == r"\x00" * 19 + "\\x0…"
    assert as_text("\0" * 10**6 + "x") == "…"
    assert as_values({"k" * 10**6: ["\x1b" + "v" * 10**6, 1, None]}, 5) == {"kkkk…": ["vvvv…", 1, None]}


def test_seats_and_errors_cannot_be_made_otherwise() -> None:
    seat = SeatEntry("<img src='/dev/zero'>\x1b" + "x" * 100, "searcher\n")
    assert seat == SeatEntry(("<img src='/dev/zero'>" + "x" * 100)[:39] + "…", "searcher")
    error = RecordError("bad_option_value", "options.\x1b" + "x" * 10**6, value="\x1b]0;title\x07", number=10**400)
    for words in (str(error), str(CodedError("a", **{"\x1b" * 90: "\n"}))):
        assert words.isprintable()
        assert len(words) < 400
    assert error.parameters["value"] == r"\x1b]0;title\x07"
    assert error.place.startswith(r"options.\x1bxxx")
