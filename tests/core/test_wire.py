"""Values as JSON and back."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any, NamedTuple

import pytest

from cardtable.core.cards import HIDDEN, PACK_32
from cardtable.core.codec import (
    CARD,
    CARDS,
    LINES,
    NUMBERS,
    WHOLE,
    YES_OR_NO,
    Codec,
    many,
    maybe,
    member,
    pair,
    parts,
)
from cardtable.core.errors import CardError
from cardtable.core.scores import ScoreLine, parameters


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Stake(NamedTuple):
    seat: int
    card: int


@pytest.mark.parametrize(
    ("codec", "value", "data"),
    [
        (WHOLE, 3, 3),
        (YES_OR_NO, True, True),
        (CARD, PACK_32[0], "AS"),
        (CARD, HIDDEN, "??"),
        (CARDS, PACK_32[:2], ["AS", "7S"]),
        (NUMBERS, (2, -1), [2, -1]),
        (member(Colour), Colour.BLUE, "blue"),
        (maybe(CARDS), None, None),
        (maybe(CARDS), (), []),
        (pair(WHOLE, CARD), (1, PACK_32[0]), [1, "AS"]),
        (many(many(parts(Stake, WHOLE, CARD))), ((Stake(1, HIDDEN),), ()), [[[1, "??"]], []]),
    ],
)
def test_values_come_back_as_they_were(codec: Codec, value: Any, data: Any) -> None:
    assert codec.to_json(value) == data
    back = codec.from_json(json.loads(json.dumps(data)))
    assert back == value
    assert type(back) is type(value)


def test_score_lines_keep_their_parameters() -> None:
    lines = (ScoreLine("point", 1, 2, parameters(tricks=3), PACK_32[:1], False),)
    assert LINES.from_json(json.loads(json.dumps(LINES.to_json(lines)))) == lines


def test_a_tuple_has_neither_fewer_nor_more_parts() -> None:
    for data in ([1], [1, "AS", 2]):
        with pytest.raises(ValueError, match="zip"):
            parts(Stake, WHOLE, CARD).from_json(data)


@pytest.mark.parametrize(("codec", "data"), [(CARD, "1S"), (CARDS, ["AS", "X"])])
def test_what_is_no_card_is_refused(codec: Codec, data: Any) -> None:
    with pytest.raises(CardError):
        codec.from_json(data)


@pytest.mark.parametrize(
    ("codec", "data", "reason"),
    [(WHOLE, "many", "no whole number"), (member(Colour), "green", "not a valid"), (NUMBERS, [1, "?"], "no whole")],
)
def test_what_is_no_such_value_is_refused(codec: Codec, data: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        codec.from_json(data)
