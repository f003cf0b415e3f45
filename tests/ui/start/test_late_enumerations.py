"""Enumerations of Qt whose members are made late are in nothing different from those that are made at once."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from enum import Enum, EnumType, Flag, IntEnum, IntFlag
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

"""

EACH = """
for module in (QtCore, QtGui, QtWidgets):
    for kind in kinds(module):
        print(*told(kind))
"""

LATE = """
from cardtable.ui.start import late_enumerations
late_enumerations.begin()
"""

SOME_EARLY = """
every_told = told

def told(kind):
    waiting = late_enumerations._waiting.get(kind)
    # Every third one, from the end: names that stand for the same value as others are asked before those.
    given = list(waiting.given["names"])[::-3] if waiting else []
    early = [(name, value, getattr(kind, name), kind(value), kind[name]) for name, value in given]
    yield from every_told(kind)
    for name, value, *same in early:
        assert all(one is getattr(kind, name) is kind(value) is kind.__members__[name] for one in same), name
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
    at_once, late = said_by(ASKED + TOLD + EACH).splitlines(), said_by(LATE + ASKED + TOLD + EACH).splitlines()
    assert len(at_once) > 500
    assert late == at_once
    assert said_by(LATE + ASKED + TOLD + SOME_EARLY + EACH).splitlines() == at_once


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


ABOUT_ONE: dict[str, Callable[[Any], object]] = {
    "attribute": lambda kind: kind.B,
    "call": lambda kind: kind(2),
    "name": lambda kind: kind["B"],
}
QUESTIONS: dict[str, Callable[[Any], object]] = {
    "missing attribute": lambda kind: kind.C,
    "missing value": lambda kind: kind(3),
    "member as a value": lambda kind: kind(kind.B),
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
@pytest.mark.parametrize("question", ABOUT_ONE.values(), ids=ABOUT_ONE)
def test_one_member_is_made_alone_and_stays_the_same(question: Callable[[Any], object]) -> None:
    kind = made()
    one: Any = question(kind)
    assert not is_whole(kind)
    assert (one.name, one.value, one, type(one) is kind, isinstance(one, int)) == ("B", 2, 2, True, True)
    assert one is kind.B is kind(2) is kind["B"]
    assert not is_whole(kind)
    assert list(kind) == [kind.A, one]
    assert is_whole(kind)
    assert one is kind.B is kind(2) is kind["B"] is kind.__members__["B"]
    assert repr(one) == repr(kind.B) == "<Kind.B: 2>"


@pytest.mark.usefixtures("late")
def test_a_second_name_for_a_value_is_the_same_member() -> None:
    kind = by_call(Enum, [("A", 1), ("B", 2), ("ALSO_B", 2), ("C", -1)])
    assert kind.ALSO_B.name == "B"
    assert kind.B is kind.ALSO_B is kind(2)
    assert kind.C.value == -1
    assert not is_whole(kind)
    assert list(kind.__members__) == ["A", "B", "ALSO_B", "C"]
    assert kind.B is kind.ALSO_B is kind(2)
    assert kind(-1) is kind.C


@pytest.mark.usefixtures("late")
def test_a_member_leads_to_the_others_of_its_class() -> None:
    kind = made()
    one = kind.A
    assert one.B is kind.B
    assert is_whole(kind)
    with pytest.raises(AttributeError, match="C"):
        _ = one.C
    with pytest.raises(AttributeError, match="C"):
        _ = made().A.C


WITH_ONE: dict[str, Callable[[Any, Any], object]] = {
    "or": lambda kind, one: one | kind.B,
    "number or": lambda kind, one: one | kind.B.value,
    "or number": lambda kind, one: kind.B.value | one,
    "and": lambda kind, one: one & kind.BOTH,
    "exclusive or": lambda kind, one: one ^ kind.BOTH,
    "not": lambda _, one: ~one,
    "parts": lambda _, one: list(one),
    "number of parts": lambda _, one: len(one),
    "part": lambda kind, one: kind.A in one,
    "truth": lambda kind, one: (bool(one), bool(kind.NONE)),
    "description": lambda _, one: (repr(one), str(one), f"{one}"),
    "key": lambda kind, one: {one: 1}.get(kind.A),
    "name and value": lambda _, one: (one.name, one.value),
}


@pytest.mark.parametrize("base", [Flag, IntFlag], ids=lambda base: str(base.__name__))
@pytest.mark.parametrize("question", WITH_ONE.values(), ids=WITH_ONE)
def test_a_flag_made_alone_does_what_others_do(base: Any, question: Callable[[Any, Any], object]) -> None:
    names = [("NONE", 0), ("A", 1), ("B", 2), ("BOTH", 3), ("C", 4)]
    at_once = by_call(base, names)
    late_enumerations.begin()
    try:
        kind = by_call(base, names)
    finally:
        type.__setattr__(EnumType, "_create_", late_enumerations._make)
    one = kind.A
    assert not is_whole(kind)
    assert (type(one) is kind, one is kind(1) is kind["A"]) == (True, True)
    assert asked(lambda kind: question(kind, one), kind) == asked(lambda kind: question(kind, kind.A), at_once)
    assert kind.A | kind.B is kind.BOTH
    assert is_whole(kind)
    assert one is kind.A
    assert ~kind.A is kind.B | kind.C


@pytest.mark.usefixtures("late")
def test_the_class_of_a_class_and_what_pyside_asks_of_it_need_no_members() -> None:
    kind = by_call(Flag, [("A", 1), ("B", 2)])
    assert (isinstance(kind, EnumType), kind.__class__, hasattr(kind, "_slots")) == (True, EnumType, False)
    assert not is_whole(kind)


@pytest.mark.usefixtures("late")
def test_after_many_questions_all_members_are_made() -> None:
    kind = made()
    asked = 0
    while not is_whole(kind):
        assert kind.A.value == 1
        asked += 1
        assert asked < 1000
    assert asked > 10


@pytest.mark.usefixtures("late")
def test_two_threads_may_ask_at_once() -> None:
    for question in (lambda kind: kind.B, list, lambda kind: kind(2), len, repr):
        kinds = [made() for _ in range(40)]
        together = threading.Barrier(4)
        found: list[list[object]] = []

        def ask(
            question: Callable[[Any], object] = question,
            kinds: list[Any] = kinds,
            together: threading.Barrier = together,
            found: list[list[object]] = found,
        ) -> None:
            told = []
            for kind in kinds:
                together.wait(10)
                told.append(question(kind))
            found.append(told)

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 4
        assert found[0] == found[1] == found[2] == found[3]
        for kind, one in zip(kinds, found[0], strict=True):
            assert question(kind) == one
            assert list(kind) == [kind.A, kind.B]


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
            list(kind)
    assert list(kind) == [kind(1), kind.B]
    assert is_whole(kind)


def test_a_newer_python_than_was_tried_makes_them_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_enumerations, "NEWEST", (3, 10))
    late_enumerations.begin()
    assert is_whole(made())
