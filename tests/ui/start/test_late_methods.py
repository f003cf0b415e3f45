"""Methods of data classes that are compiled late do what those do that are compiled at once."""

from __future__ import annotations

import ast
import dataclasses
import itertools
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, get_type_hints

import pytest

from cardtable.ui.start import late_methods

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(params=["at once", "late"])
def made(request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """The decorator of data classes, as it is and as a start has it."""
    if request.param == "late":
        late_methods.begin()
    yield dataclass
    late_methods.end()


def test_a_class_is_made_compared_described_and_kept_from_change(made: Callable[..., Any]) -> None:
    for slots in (False, True):

        class _Place:
            x: int
            y: int = 5
            more: list[int] = field(default_factory=list, compare=False)

        place: Any = made(frozen=True, order=True, slots=slots)(_Place)

        class _Named(place):  # type: ignore[misc]
            name: str = ""

            def __post_init__(self) -> None:
                object.__setattr__(self, "name", self.name.upper())

        further: Any = made(frozen=True, slots=slots)(_Named)
        one, other = place(1), place(y=5, x=1, more=[7])
        assert (one.x, one.y, one.more, other.more) == (1, 5, [], [7])
        assert one == other
        assert hash(one) == hash(other)
        assert {one, other} == {one}
        assert one < place(1, 6) <= place(2)
        assert place(3) > one
        assert one != further(1, 5)
        assert repr(other).endswith("Place(x=1, y=5, more=[7])")
        assert dataclasses.asdict(one) == {"x": 1, "y": 5, "more": []}
        assert dataclasses.replace(one, x=2) == place(2)
        named = further(1, 2, name="anna")
        assert (named.name, named.x, repr(named)[-35:]) == ("ANNA", 1, "Named(x=1, y=2, more=[], name='ANNA')"[-35:])
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'x'"):
            named.x = 2
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'x'"):
            del one.x
        with pytest.raises(TypeError, match=r"__init__\(\) missing 1 required positional argument: 'x'"):
            place()
        with pytest.raises(TypeError, match="unexpected keyword argument 'z'"):
            place(1, z=2)


def test_a_method_stands_aside_once_it_was_called() -> None:
    late_methods.begin()
    try:

        @dataclass
        class Place:
            x: int

        class Further(Place):
            pass

    finally:
        late_methods.end()
    waiting = vars(Place)["__init__"]
    # The first few objects get their fields without it.
    assert [Further(3).x for _ in range(late_methods._FEW)] == [3] * late_methods._FEW
    assert vars(Place)["__init__"] is waiting
    assert Further(3).x == 3
    ready = vars(Place)["__init__"]
    assert ready is not waiting
    assert ready.__qualname__ == waiting.__qualname__
    assert ready.__code__.co_varnames == ("self", "x")
    assert "__init__" not in vars(Further)
    # Whoever has kept the first one can still call it.
    kept = Place.__new__(Place)
    waiting(kept, 4)
    assert kept.x == 4
    assert vars(Place)["__init__"] is ready


def said_of_objects(frozen: bool, slots: bool) -> list[object]:
    """What becomes of objects of data classes with all kinds of fields, and of wrong arguments for them."""
    told: list[object] = []

    class Base:
        kinds: ClassVar[int] = 5
        x: int
        y: list[int] = field(default_factory=lambda: [1])

        def __post_init__(self) -> None:
            told.append(("made", self.x, self.y))

    class WithVar:
        x: int
        given: dataclasses.InitVar[int]

        def __post_init__(self, given: int) -> None:
            told.append(("given", given))

    class Named:
        x: int = 1
        z: int = field(default=2, kw_only=True)
        own: int = field(default=3, init=False)

    class Empty:
        pass

    class AllNamed:
        x: int = field(default=1, kw_only=True)

    class Set:
        x: int = 0

        def __setattr__(self, name: str, value: object) -> None:
            told.append((name, value))
            object.__setattr__(self, name, value)

    every: list[Any] = [Base, WithVar, Named, Empty, AllNamed, *([] if frozen else [Set])]
    calls: list[tuple[tuple[object, ...], dict[str, object]]] = [
        ((), {}),
        ((1,), {}),
        ((1, [2]), {}),
        ((1, 2, 3), {}),
        ((1, 2, 3, 4), {}),
        ((), {"x": 3}),
        ((), {"y": [4], "x": 5}),
        ((6,), {"y": []}),
        ((1,), {"x": 2}),
        ((1,), {"given": 2}),
        ((1,), {"kinds": 2}),
        ((), {"z": 7}),
        ((), {"x": 7, "own": 4}),
    ]
    for kind in every:
        made: Any = dataclass(frozen=frozen, slots=slots)(kind)
        for given, named in calls:
            try:
                told.append(repr(made(*given, **named)))
            except TypeError as error:
                told.append(str(error))
    return told


@pytest.mark.parametrize(("frozen", "slots"), [*itertools.product((False, True), repeat=2)])
def test_objects_are_made_alike_whatever_their_fields_are(frozen: bool, slots: bool) -> None:
    expected = said_of_objects(frozen, slots)
    late_methods.begin()
    try:
        assert said_of_objects(frozen, slots) == expected
    finally:
        late_methods.end()
    assert len(expected) > 5 * 13


TOLD = """
import dataclasses, importlib, pkgutil, re, sys

def asked(question):
    try:
        return re.sub(" at 0x[0-9a-f]+", "", repr(question()))
    except Exception as error:
        return repr(error)

SLOTTED = {"__slots__", "__dict__", "__weakref__", "__getstate__", "__setstate__"}

def told(kind):
    # A start gives the usual ones no slots.
    own = sorted(vars(kind).keys() - SLOTTED - {one.name for one in dataclasses.fields(kind)})
    yield kind.__module__, kind.__qualname__, own, repr(kind.__dataclass_params__)
    for one in dataclasses.fields(kind):
        default = type(one.default).__name__, type(one.default_factory).__name__
        yield one.name, one.type, default, one.init, one.repr, one.compare, one.hash, one.kw_only
    yield getattr(kind, "__match_args__", None)
    yield [getattr(kind, name, None) and kind.__dict__.get(name) and kind.__dict__[name].__qualname__
           for name in ("__init__", "__eq__", "__setattr__", "__delattr__")]
    one, other = object.__new__(kind), object.__new__(kind)
    for filled in one, other:
        for field in dataclasses.fields(kind):
            object.__setattr__(filled, field.name, field.name)
    first = next((field.name for field in dataclasses.fields(kind)), "none")
    yield asked(kind), asked(lambda: kind(unknown=1)), asked(lambda: one == other)
    yield asked(lambda: hash(one) == hash(one))
    yield asked(lambda: one == 5), asked(lambda: setattr(one, first, 1)), asked(lambda: delattr(one, first))
    yield asked(lambda: setattr(one, "unknown", 1)), asked(lambda: dataclasses.replace(one))

import cardtable
seen = set()
for place in ("core", "games", "ai", "session", "store", "app", "words", "ui.table", "ui.look"):
    package = importlib.import_module(f"cardtable.{place}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        try:
            found = importlib.import_module(module.name)
        except (ImportError, AssertionError):
            continue
        for kind in vars(found).values():
            if isinstance(kind, type) and dataclasses.is_dataclass(kind) and kind not in seen:
                seen.add(kind)
                print(*told(kind))
"""

LATE = "from cardtable.ui.start import late_methods; late_methods.begin()\n"


def said_by(code: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.slow
def test_all_data_classes_of_the_program_are_as_if_made_at_once() -> None:
    at_once, late = said_by(TOLD), said_by(LATE + TOLD)
    assert len(at_once) > 200
    assert late == at_once


def test_nobody_calls_what_is_no_field_by_a_name_of_their_own() -> None:
    """A field whose type does not say so would be taken for a plain one."""
    names = {"ClassVar", "InitVar", "KW_ONLY"}
    renamed = {
        f"{file.relative_to(ROOT)}: {one.name}"
        for file in sorted((ROOT / "cardtable").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for one in node.names
        if one.name in names and one.asname is not None
    }
    assert renamed == set()


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"__annotations__": {"x": "list"}, "x": []}, "mutable default <class 'list'> for field x"),
        ({"__annotations__": {"x": "int", "y": "int"}, "x": 1}, "non-default argument 'y' follows default argument"),
        ({"__annotations__": {}, "x": field(default=1)}, "'x' is a field but has no type annotation"),
    ],
    ids=["list", "order", "no type"],
)
def test_a_faulty_class_is_refused_as_ever(body: dict[str, object], refusal: str) -> None:
    late_methods.begin()
    try:
        with pytest.raises((TypeError, ValueError), match=refusal):
            dataclass(frozen=True, slots=True)(type("Faulty", (), {"__doc__": "Faulty.", **body}))
    finally:
        late_methods.end()


def test_a_usual_class_compiles_nothing_before_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def counted(text: str, *given: Any) -> None:
        compiled.append(text)
        exec(text, *given)

    monkeypatch.setattr(late_methods, "exec", counted, raising=False)
    late_methods.begin()
    try:

        @dataclass(frozen=True, slots=True)
        class Place:
            """A place."""

            x: int
            y: list[int] = field(default_factory=list, compare=False)
            z: int = field(default=4, repr=False)

            def __post_init__(self) -> None:
                object.__setattr__(self, "y", [*self.y, self.x])

        one = Place(1, [2])
        assert (one.x, one.y, one.z, Place(3).y) == (1, [2, 1], 4, [3])
        assert compiled == []
        assert one == Place(1)
        assert one != Place(2)
        assert len(compiled) == 1
        assert vars(Place)["__eq__"].__qualname__.endswith("Place.__eq__")
        assert (repr(one).endswith("Place(x=1, y=[2, 1])"), hash(one) == hash(Place(1))) == (True, True)
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'x'"):
            one.x = 2  # type: ignore[misc]
        assert [Place(place).x for place in range(40)] == [*range(40)]
    finally:
        late_methods.end()
    assert pickle.loads(pickle.dumps(Like(1, "a"))) == Like(1, "a")


@dataclass(frozen=True, slots=True)
class Like:
    """A class that can be found by its name."""

    x: int
    y: str


def test_two_threads_may_call_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    late_methods.begin()
    try:
        kinds = [dataclasses.make_dataclass(f"Kind{number}", ["x", "y"], order=True) for number in range(40)]
    finally:
        late_methods.end()
    together = threading.Barrier(4)
    found: list[Any] = []
    compiled: list[str] = []

    def slow(text: str, *given: Any) -> None:
        # Another thread goes on before and after.
        time.sleep(0.0005)
        exec(text, *given)
        time.sleep(0.0005)
        compiled.append(text)

    monkeypatch.setattr(late_methods, "exec", slow, raising=False)

    def call() -> None:
        made = []
        for kind in kinds:
            together.wait(10)
            made.append((kind(1, 2) < kind(1, 3), repr(kind(3, 4))))
        found.append(made)

    threads = [threading.Thread(target=call) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = [(True, f"Kind{number}(x=3, y=4)") for number in range(40)]
    assert found == [expected] * 4
    # Each text once: that of the comparison and that of the description, which newer versions of Python have in one.
    assert len(compiled) == (40 if sys.version_info >= (3, 13) else 2 * 40)


def test_a_text_in_another_form_is_run_as_it_stands() -> None:
    results: dict[str, Any] = {}
    for text in ("a = 1", "def __create_fn__():\n return ()", "def f():\n return 1 + 2"):
        late_methods._run(text, {}, results)
    assert results["a"] == 1
    assert results["__create_fn__"]() == ()
    assert results["f"]() == 3


def test_named_tuples_are_those_that_python_makes() -> None:
    def kinds() -> list[type]:
        class Written(NamedTuple):
            """A place."""

            x: int
            more: Sequence[Like] = ()

            @property
            def double(self) -> int:
                return 2 * self.x

        class Typed(NamedTuple):
            x: int

        made: list[type] = [Written, Typed, NamedTuple("Called", [("x", int), ("y", "Like")])]  # type: ignore[list-item]
        return made

    plain = kinds()
    late_methods.begin()
    try:
        late = kinds()
    finally:
        late_methods.end()
    for usual, one in zip(plain, late, strict=True):
        assert vars(one).keys() == vars(usual).keys()
        assert get_type_hints(one) == get_type_hints(usual)
        assert (one.__module__, one.__qualname__, one.__doc__) == (usual.__module__, usual.__qualname__, usual.__doc__)
        defaults: list[Any] = [vars(kind)["_field_defaults"] for kind in (one, usual)]
        assert defaults[0] == defaults[1]
        assert vars(one)["_fields"] == vars(usual)["_fields"]
    assert late[0](3, [1]) == (3, [1])
    assert late[0](3) == plain[0](3)
    assert late[0](x=4).double == 8
    assert repr(late[0](3)) == repr(plain[0](3)) == "Written(x=3, more=())"


def test_what_is_wrong_with_named_tuples_is_said_all_the_same() -> None:
    late_methods.begin()
    try:
        with pytest.raises(ValueError, match="duplicate field name"):
            NamedTuple("Twice", [("a", "int"), ("a", "str")])
        with pytest.raises(ValueError, match="cannot be a keyword"):
            NamedTuple("Word", [("class", "int")])
    finally:
        late_methods.end()
