"""The methods of data classes, compiled when one is called for the first time.

``dataclasses`` writes the methods of each class as text and compiles it where the class is made: an eighth of a start,
most of it for comparisons, descriptions and refusals that no start calls. After ``begin`` a class gets methods that
compile the text when one of them is called, and then stand aside. Of most classes a start makes a few objects, which
get their fields without that. Needs nothing of Qt.
"""

from __future__ import annotations

import dataclasses
import sys
from _thread import RLock
from collections.abc import Callable
from typing import Any

from cardtable.ui.start.late_enumerations import NEWEST

_MAKER = "__create_fn__"
"""The function that each text of ``dataclasses`` defines; it returns a method, or a tuple of methods."""

_one_at_a_time = RLock()
"""Held while methods are compiled: two threads may call at once."""

_FEW = 16
"""The objects of a class that are made before what makes them is compiled."""

_RETURN = "\n return "
"""What stands in a text before the names of the methods."""


def begin() -> None:
    """From now on, compile the methods of data classes when they are called."""
    # The module finds this one before Python's own function.
    if sys.version_info[:2] <= NEWEST:
        vars(dataclasses)["exec"] = _run


def _run(text: str, names: dict[str, Any], results: dict[str, Any]) -> None:
    """Do what ``exec`` does with a text, but compile it when one of its methods is called."""
    # A text in another form is none of those that are known.
    told = text.rpartition(_RETURN)[2].strip("() ")
    every = [name.strip() for name in told.split(",") if name.strip()]
    if not every or not all(name.isidentifier() for name in every):
        exec(text, names, results)
        return
    several = text.endswith(")")

    def maker(*given: Any, **named: Any) -> Any:
        late = _Late(text, names, given, named)
        methods = [late.method(number, name) for number, name in enumerate(every)]
        return tuple(methods) if several else methods[0]

    results[_MAKER] = maker


class _Late:
    """The methods of one text, with the arguments of the function that makes them."""

    def __init__(self, text: str, names: dict[str, Any], given: tuple[Any, ...], named: dict[str, Any]) -> None:
        self._text: str | None = text
        self._names = names
        self._given = given
        self._named = named
        self._made: tuple[Any, ...] = ()

    def method(self, number: int, name: str) -> Callable[..., Any]:
        """Return the function that stands for the method ``name`` until it is called."""
        filling = _Filling() if name == "__init__" else None

        def late(*arguments: Any, **named: Any) -> Any:
            owners = [one for one in type(arguments[0]).__mro__ if vars(one).get(name) is late] if arguments else []
            if filling is not None and owners and filling.fill(owners[0], arguments, named):
                return None
            real = self._methods()[number]
            for owner in owners:
                real.__qualname__ = late.__qualname__
                type.__setattr__(owner, name, real)
            return real(*arguments, **named)

        late.__name__ = name
        return late

    def _methods(self) -> tuple[Any, ...]:
        with _one_at_a_time:
            if self._text is not None:
                results: dict[str, Any] = {}
                exec(self._text, self._names, results)
                made = results[_MAKER](*self._given, **self._named)
                self._made = made if isinstance(made, tuple) else (made,)
                self._text = None
        return self._made


class _Filling:
    """Gives the first few objects of a class their fields, as its ``__init__`` would."""

    def __init__(self) -> None:
        self._left = _FEW
        self._fields: list[dataclasses.Field[Any]] | None = None

    def fill(self, kind: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> bool:
        """Give the first of ``arguments``, which ``kind`` is to make, its fields. Return false, with nothing done, if
        only the method itself can do that or can say what is wrong.
        """
        self._left -= 1
        if self._left < 0:
            return False
        if self._fields is None:
            self._fields = _plain_fields(kind)
        if self._fields is None:
            self._left = 0
            return False
        fields, (made, *values) = self._fields, arguments
        rest = fields[len(values) :]
        fits = len(values) <= len(fields) and len(named) == sum(one.name in named for one in rest)
        if not fits or any(one.name not in named and _must_be_given(one) for one in rest):
            return False
        put = object.__setattr__ if kind.__dataclass_params__.frozen else setattr
        for field, value in zip(fields, values, strict=False):
            put(made, field.name, value)
        for field in rest:
            if field.name in named:
                value = named[field.name]
            elif field.default_factory is dataclasses.MISSING:
                value = field.default
            else:
                value = field.default_factory()
            put(made, field.name, value)
        if hasattr(kind, "__post_init__"):
            made.__post_init__()
        return True


def _plain_fields(kind: Any) -> list[dataclasses.Field[Any]] | None:
    """Return the fields of a data class in the order of its arguments; None if it has others than plain ones."""
    known: Any = dataclasses
    fields = [one for one in kind.__dataclass_fields__.values() if one._field_type is not known._FIELD_CLASSVAR]  # noqa: SLF001
    plain = all(one.init and not one.kw_only and one._field_type is known._FIELD for one in fields)  # noqa: SLF001
    return fields if plain else None


def _must_be_given(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
