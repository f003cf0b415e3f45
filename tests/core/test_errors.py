"""Errors have a code, parameters and plain English for logs."""

from __future__ import annotations

import pickle

import pytest

from cardtable.ai.budget import Cancelled
from cardtable.ai.protocol import ProtocolError
from cardtable.core.errors import CardError, CodedError, IllegalAction, RecordError, RuleSetError


def test_code_and_parameters() -> None:
    error = IllegalAction("not_in_hand", card="9S", seat=2)
    assert (error.code, dict(error.parameters)) == ("not_in_hand", {"card": "9S", "seat": 2})
    assert str(error) == "not in hand (card 9S, seat 2)"


def test_without_parameters_the_code_alone_is_said() -> None:
    assert str(CodedError("nothing_to_undo")) == "nothing to undo"


def test_parameters_can_be_called_anything() -> None:
    assert dict(CodedError("a", code="b", self=1).parameters) == {"code": "b", "self": 1}
    assert dict(RecordError("a", "b", place="c").parameters) == {"place": "c"}


def test_parameters_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        CodedError("a", b=1).parameters["b"] = 2  # type: ignore[index]


def test_a_record_error_names_the_place_first() -> None:
    error = RecordError("not_a_card", "deals[2].actions[14]", text="XX")
    assert (error.place, str(error)) == ("deals[2].actions[14]", "deals[2].actions[14]: not a card (text XX)")
    assert str(RecordError("too_large", "")) == "too large"


@pytest.mark.parametrize(
    "error",
    [CodedError("a", b=1), RecordError("a", "deals[2]", text="XX"), ProtocolError("a", 17, key="id"), Cancelled()],
)
def test_errors_come_whole_from_another_process(error: CodedError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.code, again.parameters) == (str(error), error.code, error.parameters)
    assert vars(again) == vars(error)
    with pytest.raises(TypeError):
        again.parameters["b"] = 2  # type: ignore[index]


@pytest.mark.parametrize("kind", [CardError, IllegalAction, RuleSetError, RecordError])
def test_all_of_them_are_coded_errors(kind: type[CodedError]) -> None:
    assert issubclass(kind, CodedError)
