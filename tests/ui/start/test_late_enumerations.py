"""Enumerations of Qt whose members are made late are in nothing different from those that are made at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from enum import Enum, EnumType, IntEnum
from pathlib import Path
from typing import Any

import pytest

from cardtable.ui.start import late_enumerations

ROOT = Path(__file__).resolve().parents[3]

ASKED = """
import enum

def asked(question):
    try:
        return repr(question())
    except Exception as error:
        return repr(error)
"""

TOLD = """
import pickle
from PySide6 import QtCore, QtGui, QtWidgets

def told(kind):
    yield repr(kind), kind.__mro__[1].__name__, kind.__module__, kind.__qualname__, type(kind) is enum.EnumType
    yield len(kind), [one.name for one in kind], [one.name for one in reversed(kind)], sorted(vars(kind)), dir(kind)
    for name, one in kind.__members__.items():
        yield name, repr(one), str(one), one.value, one.name, hash(one), type(one) is kind, one.__objclass__ is kind
        yield getattr(kind, name) is one, kind[name] is one, kind(one.value) is one, one in kind, isinstance(one, int)
        yield asked(lambda: pickle.loads(pickle.dumps(one)) is one)
    yield asked(lambda: kind(123456789)), asked(lambda: kind("x")), asked(lambda: kind["x"]), asked(lambda: kind.x)
    if issubclass(kind, enum.Flag) and len(kind) > 1:
        first, second = list(kind)[:2]
        yield repr(first | second), repr(first & second), repr(~first), (first | second) in kind, list(first | second)

def kinds(place, depth=0):
    for name in dir(place):
        found = getattr(place, name, None)
        if isinstance(found, enum.EnumType):
            yield found
        elif isinstance(found, type) and depth < 2:
            yield from kinds(found, depth + 1)

for module in (QtCore, QtGui, QtWidgets):
    for kind in kinds(module):
        print(*told(kind))
"""

LATE = """
from cardtable.ui.start import late_enumerations
late_enumerations.begin()
"""


def said_by(code: str) -> str:
    environ = {**os.environ, "PYTHONHASHSEED": "0", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_all_of_qts_enumerations_are_as_if_made_at_once() -> None:
    at_once, late = said_by(ASKED + TOLD).splitlines(), said_by(LATE + ASKED + TOLD).splitlines()
    assert len(at_once) > 500
    assert late == at_once


@pytest.fixture
def late() -> Iterator[None]:
    """Members are made late, as from a start on."""
    late_enumerations.begin()
    yield
    type.__setattr__(EnumType, "_create_", late_enumerations._make)


def made() -> Any:
    """An enumeration as PySide makes one."""
    return by_call(IntEnum, [("A", 1), ("B", 2)])


def by_call(kind: Any, names: object, **given: object) -> Any:
    """What the call of ``kind`` with these members makes."""
    return kind("Kind", names, **given)


def is_whole(kind: Any) -> bool:
    """Whether ``kind`` has its members, and is an enumeration like any other."""
    return type(kind) is EnumType


QUESTIONS: dict[str, Callable[[Any], object]] = {
    "attribute": lambda kind: kind.B,
    "missing attribute": lambda kind: kind.C,
    "call": lambda kind: kind(2),
    "missing value": lambda kind: kind(3),
    "name": lambda kind: kind["B"],
    "iteration": list,
    "iteration from the end": lambda kind: list(reversed(kind)),
    "number": len,
    "membership": lambda kind: 2 in kind,
    "description": repr,
    "names": dir,
    "members": lambda kind: kind.__members__,
}


def asked(question: Callable[[Any], object], kind: Any) -> str:
    try:
        return repr(question(kind))
    except Exception as error:
        return repr(error)


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_a_class_waits_for_the_first_question_whatever_it_is(question: Callable[[Any], object]) -> None:
    expected = asked(question, made())
    late_enumerations.begin()
    try:
        kind = made()
        kind.added = 5
        assert not is_whole(kind)
        assert asked(question, kind) == expected
    finally:
        type.__setattr__(EnumType, "_create_", late_enumerations._make)
    assert is_whole(kind)
    assert kind.added == 5
    assert type(kind.A) is kind


@pytest.mark.usefixtures("late")
def test_what_is_not_qts_is_made_at_once_and_knows_its_module() -> None:
    for names in ("A B", ["A", "B"], {"A": 1, "B": 2}, ()):
        kind: Any = by_call(Enum, names)
        assert is_whole(kind)
        assert kind.__module__ == __name__
        assert [one.value for one in kind] == ([1, 2] if names else [])
    assert is_whole(by_call(Enum, [("A", 1)], module="place"))
    assert is_whole(by_call(Enum, [("A", "a")], type=str))


@pytest.mark.usefixtures("late")
def test_a_question_that_could_not_be_answered_is_answered_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = made()
    with monkeypatch.context() as patch:
        patch.setattr(late_enumerations, "_make", lambda **_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            _ = kind.A
    assert kind(1) is kind.A
    assert is_whole(kind)


def test_a_newer_python_than_was_tried_makes_them_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_enumerations, "NEWEST", (3, 10))
    late_enumerations.begin()
    assert is_whole(made())
