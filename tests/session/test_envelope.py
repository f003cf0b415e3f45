"""What is around the contents of documents that people hand on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.core.errors import RecordError
from cardtable.session.envelope import Envelope

LETTERS = Envelope("letters of a test", 2, 200, "no_letter")


def test_what_is_closed_is_opened_again() -> None:
    text = LETTERS.text_of({"from": "Anna", "to": "Björn"})
    assert "Björn" in text
    assert json.loads(text) == LETTERS.close({"from": "Anna", "to": "Björn"})
    parts = LETTERS.open_text(text, "from", "to")
    assert [parts[key].text() for key in ("from", "to")] == ["Anna", "Björn"]


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"format": "another"}, "no_letter", ""),
        ({"version": 3, "stamp": 5}, "record_is_newer", "version"),
        ({"version": 0}, "bad_value", "version"),
        ({"version": "2"}, "not_a_number", "version"),
        ({"stamp": 5}, "unknown_key", "stamp"),
    ],
)
def test_another_document_is_refused_with_the_place(change: dict[str, Any], code: str, place: str) -> None:
    value = LETTERS.close({"from": "Anna"}) | change
    with pytest.raises(RecordError) as refused:
        LETTERS.open(value, "from")
    assert (refused.value.code, refused.value.place) == (code, place)


def test_what_is_too_large_is_refused_unread() -> None:
    with pytest.raises(RecordError) as refused:
        LETTERS.open_text("[" * 201)
    assert refused.value.code == "too_large"
    with pytest.raises(RecordError) as refused:
        LETTERS.open_text("[]")
    assert refused.value.code == "no_letter"
    with pytest.raises(RecordError) as refused:
        LETTERS.open(LETTERS.close({}), "from")
    assert (refused.value.code, refused.value.place) == ("missing_key", "from")
