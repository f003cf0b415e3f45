"""The methods of data classes, compiled when one is called for the first time.

``dataclasses`` writes the methods of each class as text and compiles it where the class is made: an eighth of a start,
most of it for comparisons, descriptions and refusals that no start calls. After ``begin`` a class gets methods that
compile the text when one of them is called, and then stand aside. Needs nothing of Qt.
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

        def late(*arguments: Any, **named: Any) -> Any:
            real = self._methods()[number]
            for owner in type(arguments[0]).__mro__ if arguments else ():
                if vars(owner).get(name) is late:
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
