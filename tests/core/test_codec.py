"""JSON forms of score lines and standings."""

from __future__ import annotations

import json

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.codec import lines_from_json, lines_to_json, standing_from_json, standing_to_json
from cardtable.core.errors import CardError
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing

LINES = (
    ScoreLine("won", 0, 0, parameters(cards=2, spades=1), parse_cards("9S 4H"), marked=False),
    ScoreLine("huts_balanced", 1, -1),
    ScoreLine("mulle", 1, 5, parameters(card="9S"), parse_cards("9S 9S")),
)


def test_score_lines() -> None:
    assert lines_from_json(json.loads(json.dumps(lines_to_json(LINES)))) == LINES
    assert lines_to_json(LINES[:1]) == [
        {
            "code": "won",
            "party": 0,
            "points": 0,
            "params": {"cards": 2, "spades": 1},
            "cards": ["9S", "4H"],
            "marked": False,
        }
    ]


@pytest.mark.parametrize("key", ["code", "party", "points", "params", "cards", "marked"])
def test_every_part_of_a_line_is_needed(key: str) -> None:
    (data,) = lines_to_json(LINES[:1])
    del data[key]
    with pytest.raises(KeyError):
        lines_from_json([data])


def test_cards_of_a_line_are_cards() -> None:
    with pytest.raises(CardError):
        lines_from_json([{**lines_to_json(LINES)[0], "cards": ["9X"]}])


@pytest.mark.parametrize(
    "standing",
    [
        Standing((0, 0), 1),
        Standing((16, 7, 3), 2, 5, (("a", 1), ("b", -2)), (0,), (0, 1, 2)),
    ],
)
def test_standings(standing: Standing) -> None:
    assert standing_from_json(json.loads(json.dumps(standing_to_json(standing)))) == standing


def test_what_is_carried_comes_back_sorted() -> None:
    data = {**standing_to_json(Standing((0, 0), 0)), "carried": {"b": 2, "a": 1}}
    assert standing_from_json(data).carried == (("a", 1), ("b", 2))


def test_a_standing_is_over_when_somebody_has_won() -> None:
    assert not Standing((20, 3), 0).over
    assert Standing((20, 3), 0, winners=(0,)).over


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("points", None, TypeError),
        ("points", ["x"], ValueError),
        ("dealer", "x", ValueError),
        ("deals", None, TypeError),
    ],
)
def test_a_broken_standing_is_refused(key: str, value: object, error: type[Exception]) -> None:
    data = {**standing_to_json(Standing((0, 0), 0)), key: value}
    with pytest.raises(error):
        standing_from_json(data)
