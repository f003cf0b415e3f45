"""The lines between the program and the process of the computer players."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.ai.protocol import (
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST_ITEMS,
    Cancel,
    Considered,
    Failure,
    ProtocolError,
    Quit,
    Reason,
    Reply,
    Request,
    decode_answer,
    decode_question,
    encode,
    standing_from_json,
)
from cardtable.core.errors import CodedError
from cardtable.core.json_forms import standing_to_json
from cardtable.core.sanitise import LONGEST_QUOTE, as_text
from cardtable.core.scores import parameters
from cardtable.core.state import Standing

STANDING = Standing((3, 5), 1, deals=2)
REQUEST = Request(
    17, "decide", "searcher", "casino.swedish", 2, {"target": 21, "tie": "deal"}, STANDING, {"hand": ["9D"]}, 0.7, 5
)

texts = st.text(max_size=20).map(as_text)
numbers = st.integers(0, 1000)
parameter_values = st.one_of(st.booleans(), st.integers(-1000, 1000), texts)
standings = st.builds(
    Standing,
    st.lists(numbers, min_size=2, max_size=4).map(tuple),
    st.integers(0, 3),
    numbers,
    st.dictionaries(texts, numbers, max_size=3).map(lambda carried: tuple(sorted(carried.items()))),
    st.lists(st.integers(0, 3), max_size=2).map(tuple),
    st.lists(st.integers(0, 3), max_size=4).map(tuple),
)
requests = st.builds(
    Request,
    numbers,
    st.sampled_from(["decide", "hint"]),
    texts,
    texts,
    st.integers(1, 4),
    st.dictionaries(texts, parameter_values, max_size=4),
    standings,
    st.dictionaries(texts, st.one_of(st.lists(texts, max_size=3), parameter_values, st.none()), max_size=5),
    st.floats(0, 60),
    st.one_of(st.none(), st.integers(-(2**60), 2**60)),
    st.one_of(st.none(), st.integers(1, 1000)),
    st.one_of(st.none(), texts),
    st.one_of(st.none(), st.lists(texts, max_size=100).map(tuple)),
    st.one_of(st.none(), st.floats(0, 4)),
    st.one_of(st.none(), texts),
)
reasons = st.builds(
    Reason,
    texts,
    st.dictionaries(st.text("abcdef", min_size=1, max_size=5), parameter_values, max_size=3).map(
        lambda named: parameters(**named)
    ),
)
replies = st.builds(
    Reply,
    numbers,
    texts,
    st.lists(
        st.builds(
            Considered,
            texts,
            st.floats(-1e6, 1e6, allow_nan=False),
            st.lists(reasons, max_size=3).map(tuple),
            st.floats(0, 1e3, allow_nan=False),
            st.lists(reasons, max_size=2).map(tuple),
            st.booleans(),
        ),
        max_size=4,
    ).map(tuple),
    st.booleans(),
)
failures = st.builds(
    Failure, st.one_of(st.none(), numbers), texts, st.dictionaries(texts, parameter_values, max_size=4)
)


@given(st.one_of(requests, st.builds(Cancel, numbers), st.just(Quit())))
def test_questions_survive_the_wire(question: Request | Cancel | Quit) -> None:
    line = encode(question)
    assert line.endswith("\n")
    assert line.count("\n") == 1
    assert line.isascii()
    assert decode_question(line) == question


@given(st.one_of(replies, failures))
def test_answers_survive_the_wire(answer: Reply | Failure) -> None:
    line = encode(answer)
    assert line.count("\n") == 1
    assert decode_answer(line) == answer


def test_the_documented_request_is_understood() -> None:
    line = (
        '{"id": 17, "do": "decide", "player": "searcher", "variant": "casino.swedish", "players": 2, "options": {},'
        ' "standing": {"points": [3, 5], "dealer": 0, "deals": 1}, "observation": {}, "seconds": 0.7, "seed": null}'
    )
    question = decode_question(line)
    assert isinstance(question, Request)
    assert question.standing == Standing((3, 5), 0, 1)
    assert question.seed is None
    assert question.samples is None
    assert question.compared is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not_json"),
        ("hello", "not_json"),
        ("{", "not_json"),
        ("[" * 100_000, "not_json"),
        ('{"id": ' + "9" * 5000 + "}", "not_json"),
        ('{"id": NaN}', "not_json"),
        ("[]", "not_an_object"),
        ("null", "not_an_object"),
        ("17", "not_an_object"),
        ("{}", "missing_key"),
        ('{"do": 5}', "bad_value"),
        ('{"do": "dance"}', "bad_value"),
        ('{"do": "cancel"}', "missing_key"),
        ('{"do": "cancel", "id": true}', "bad_value"),
        ('{"do": "cancel", "id": -1}', "bad_value"),
        ('{"do": "cancel", "id": 1, "why": "x"}', "unknown_key"),
        ('{"do": "quit", "id": 1}', "unknown_key"),
        ('{"do": "' + "x" * (LONGEST_TEXT + 1) + '"}', "bad_value"),
        (" " * (LONGEST_LINE + 1), "line_too_long"),
    ],
)
def test_malformed_lines_are_refused_by_code(line: str, code: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_question(line)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", -1),
        ("id", 1.5),
        ("id", 2**64),
        ("do", "cancels"),
        ("player", None),
        ("player", "x" * (LONGEST_TEXT + 1)),
        ("players", 0),
        ("players", True),
        ("players", MOST_ITEMS + 1),
        ("options", []),
        ("options", {"target": 1.5}),
        ("options", {"target": [1]}),
        ("options", {str(number): number for number in range(MOST_ITEMS + 1)}),
        ("standing", {}),
        ("standing", {"points": [1, "2"], "dealer": 0, "deals": 0}),
        ("standing", {"points": [0, 0], "dealer": -1, "deals": 0}),
        ("standing", {"points": [0, 0], "dealer": 0, "deals": 0, "carried": {"a": "b"}}),
        ("standing", {"points": [0] * (MOST_ITEMS + 1), "dealer": 0, "deals": 0}),
        ("observation", []),
        ("seconds", -0.1),
        ("seconds", 1e9),
        ("seconds", "1"),
        ("seconds", True),
        ("seed", "5"),
        ("seed", 0.5),
        ("samples", 0),
        ("samples", 10**9),
        ("compared", 5),
        ("compared", "x" * (LONGEST_TEXT + 1)),
        ("legal", "9D"),
        ("legal", [9]),
        ("legal", ["x" * (LONGEST_TEXT + 1)]),
        ("level", -0.1),
        ("level", 1e9),
        ("level", "2"),
        ("against", 5),
        ("against", "x" * (LONGEST_TEXT + 1)),
    ],
)
def test_values_out_of_bounds_are_refused_and_the_request_is_named(key: str, value: object) -> None:
    data = {**REQUEST.to_json(), key: value}
    with pytest.raises(ProtocolError) as caught:
        decode_question(json.dumps(data))
    assert caught.value.code == "bad_value"
    if key != "do":
        assert caught.value.parameters["key"] == key
    assert caught.value.request == (None if key == "id" else 17)


@pytest.mark.parametrize("key", ["id", "player", "variant", "players", "options", "standing", "observation", "seconds"])
def test_missing_keys_are_named(key: str) -> None:
    data = REQUEST.to_json()
    del data[key]
    with pytest.raises(ProtocolError) as caught:
        decode_question(json.dumps(data))
    assert caught.value.code == "missing_key"
    assert caught.value.parameters == {"key": key}


def test_unknown_keys_are_named() -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_question(json.dumps({**REQUEST.to_json(), "sead": 5}))
    assert (caught.value.code, caught.value.parameters["key"]) == ("unknown_key", "sead")


@pytest.mark.parametrize(
    "data",
    [
        {"id": None, "action": "9D", "considered": []},
        {"id": 1, "action": 9, "considered": []},
        {"id": 1, "action": "9D", "considered": {}},
        {"id": 1, "action": "9D", "considered": [[]]},
        {"id": 1, "action": "9D", "considered": [], "in_points": 1},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": "1", "reasons": []}]},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": 1, "reasons": [], "spread": -1}]},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": 1, "reasons": [], "alike": 1}]},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": 1, "reasons": [], "contrast": ["sweep"]}]},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": 1, "reasons": ["sweep"]}]},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": 1, "reasons": [["sweep", []]]}]},
        {"id": 1, "action": "9D", "considered": [{"action": "9D", "value": 1, "reasons": [["sweep", {"a": [1]}]]}]},
        {"id": 1, "action": "9D", "considered": [], "extra": 1},
        {"id": 1, "error": 5, "parameters": {}},
        {"id": 1, "error": "x", "parameters": {"a": None}},
        {"id": 1, "error": "x"},
    ],
)
def test_bad_answers_are_refused(data: Any) -> None:
    with pytest.raises(ProtocolError):
        decode_answer(json.dumps(data))


def test_an_answer_need_not_say_what_was_looked_at() -> None:
    assert decode_answer('{"id": 1, "action": "9D"}') == Reply(1, "9D")


def test_an_answer_whose_value_is_not_a_number_is_refused() -> None:
    line = '{"id":1,"action":"9D","considered":[{"action":"9D","value":Infinity,"reasons":[]}]}'
    with pytest.raises(ProtocolError):
        decode_answer(line)


@given(standings)
def test_standings_are_read_as_they_are_written(standing: Standing) -> None:
    assert standing_from_json(json.loads(json.dumps(standing_to_json(standing)))) == standing


def test_a_failure_tells_of_an_error_in_bounded_words() -> None:
    error = CodedError("bad_thing", number=5, flag=True, text="x" * 10_000, thing=object(), huge=10**400)
    failure = Failure.of(3, error)
    assert failure.params["number"] == 5
    assert failure.params["flag"] is True
    assert len(str(failure.params["text"])) == LONGEST_QUOTE
    assert len(str(failure.params["huge"])) == LONGEST_QUOTE
    assert decode_answer(encode(failure)) == failure
