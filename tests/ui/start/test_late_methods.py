"""Methods of data classes that are compiled late do what those do that are compiled at once."""

from __future__ import annotations

import dataclasses
import itertools
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from cardtable.ui.start import late_methods


@pytest.fixture(params=["at once", "late"])
def made(request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """The decorator of data classes, as it is and as a start has it."""
    if request.param == "late":
        late_methods.begin()
    yield dataclass
    vars(dataclasses).pop("exec", None)


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
        vars(dataclasses).pop("exec", None)
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
        vars(dataclasses).pop("exec", None)
    assert len(expected) > 5 * 13


def test_two_threads_may_call_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    late_methods.begin()
    try:
        kinds = [dataclasses.make_dataclass(f"Kind{number}", ["x", "y"], order=True) for number in range(40)]
    finally:
        vars(dataclasses).pop("exec", None)
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
