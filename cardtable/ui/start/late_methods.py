"""The methods of data classes, compiled when one is called for the first time.

``dataclasses`` writes the methods of each class as text and compiles it where the class is made: an eighth of a start,
most of it for comparisons, descriptions and refusals that no start calls. After ``begin`` a class gets methods that
compile the text when one of them is called, and then stand aside. Of a class with nothing unusual about it, as most
are, not even the text is written before. Of most classes a start makes a few objects, which get their fields without
that. Needs nothing of Qt.
"""

from __future__ import annotations

import collections
import dataclasses
import sys
import typing
from _thread import RLock
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardtable.ui.start.late_enumerations import NEWEST

_MAKER = "__create_fn__"
"""The function that each text of ``dataclasses`` defines; it returns a method, or a tuple of methods."""

_REAL = "real"
"""What a method that waits has as an attribute: a function that returns the method itself."""

_one_at_a_time = RLock()
"""Held while methods are compiled: two threads may call at once."""

_FEW = 16
"""The objects of a class that are made before what makes them is compiled."""

_RETURN = "\n return "
"""What stands in a text before the names of the methods."""

_whole: Callable[..., Any] = vars(dataclasses)["_process_class"]
"""What makes a data class of a class."""
_USUAL = (True, True, True, False, False, True, True, False, True, False)
"""What is asked of it for ``@dataclass(frozen=True, slots=True)``."""
_WITHOUT_SLOTS = (*_USUAL[:8], False, False)
_MADE = ("__init__", "__repr__", "__eq__", "__setattr__", "__delattr__", "__hash__")
"""The methods of such a class."""
_UNUSUAL = {*_MADE, "__slots__", "__match_args__", "__getstate__", "__setstate__", "__replace__"}
_SPECIAL = ("ClassVar", "InitVar", "KW_ONLY")
"""Parts of the types of what is no plain field."""


_TUPLES = "_make_nmtuple"
_tuple: Callable[..., Any] = vars(typing)[_TUPLES]
"""What makes a class of named tuples."""


def begin() -> None:
    """From now on, compile the methods of data classes when they are called."""
    if sys.version_info[:2] <= NEWEST:
        # The module finds this one before Python's own function.
        vars(dataclasses)["exec"] = _run
    # From 3.14 on a class has no types before somebody asks.
    if sys.version_info < (3, 14):
        vars(dataclasses)["_process_class"] = _made
        vars(typing)[_TUPLES] = _tuple_made


def end() -> None:
    """From now on, let Python compile the methods of data classes as it does."""
    vars(dataclasses).pop("exec", None)
    vars(dataclasses)["_process_class"] = _whole
    vars(typing)[_TUPLES] = _tuple


def _tuple_made(name: str, types: Iterable[tuple[str, Any]], module: str, defaults: Iterable[Any] = ()) -> type:
    """Do what ``_make_nmtuple`` does, but leave types that are written as text as they are: Python compiles each of
    them, a hundredth of a start, for those who ask for it.
    """
    given = list(types)
    fields = dict(given)
    if len(fields) < len(given) or not all(isinstance(told, str) for told in fields.values()):
        return _tuple(name, given, module, defaults)  # type: ignore[no-any-return]
    maker: Callable[..., Any] = collections.namedtuple
    made = maker(name, fields, defaults=defaults, module=module)
    made.__annotations__ = made.__new__.__annotations__ = fields
    return made  # type: ignore[no-any-return]


def _made(kind: type, *asked: bool) -> type:
    """Do what ``_process_class`` does. Whatever is unusual or wrong about a class is left to that.

    The class gets no slots: for these Python makes it a second time, which is a fiftieth of a start.
    """
    fields = _usual_fields(kind) if asked == _USUAL else None
    if fields is None:
        return _whole(kind, *asked)  # type: ignore[no-any-return]
    known: Any = dataclasses
    parameters = known._DataclassParams  # noqa: SLF001
    late = _LateOfFields(kind, fields)
    made: Any = kind
    made.__dataclass_params__ = parameters(*_USUAL[: parameters.__init__.__code__.co_argcount - 1])
    made.__dataclass_fields__ = fields
    if hasattr(known, "_replace"):
        made.__replace__ = known._replace
    for number, name in enumerate(_MADE):
        method = late.method(number, name)
        method.__qualname__ = f"{kind.__qualname__}.{name}"
        setattr(kind, name, method)
    for name, one in fields.items():
        if vars(kind).get(name) is one:
            if one.default is dataclasses.MISSING:
                type.__delattr__(kind, name)
            else:
                type.__setattr__(kind, name, one.default)
    type.__setattr__(kind, "__match_args__", tuple(name for name, one in fields.items() if one.init))
    return kind


def _usual_fields(kind: type) -> dict[str, dataclasses.Field[Any]] | None:
    """Return the fields of a class that is to become a data class, by their names; None if anything is unusual."""
    own = vars(kind)
    types = own.get("__annotations__", {})
    plain = type(kind) is type and kind.__bases__ == (object,)
    if not plain or not own.get("__doc__") or not _UNUSUAL.isdisjoint(own):
        return None
    fields: dict[str, dataclasses.Field[Any]] = {}
    known: Any = dataclasses
    optional = False
    for name, told in types.items():
        if not isinstance(told, str) or any(part in told for part in _SPECIAL):
            return None
        default = getattr(kind, name, dataclasses.MISSING)
        one: Any = default if isinstance(default, dataclasses.Field) else dataclasses.field(default=default)
        missing = one.default is dataclasses.MISSING and one.default_factory is dataclasses.MISSING
        if one.kw_only is True or (missing and optional) or one.default.__class__.__hash__ is None:
            return None
        optional = optional or not missing
        one.name, one.type, one.kw_only, one._field_type = name, told, False, known._FIELD  # noqa: SLF001
        fields[name] = one
    stray = any(isinstance(value, dataclasses.Field) and name not in fields for name, value in own.items())
    return None if stray else fields


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


class _Waiting:
    """Methods that are compiled when one of them is called."""

    def method(self, number: int, name: str) -> Callable[..., Any]:
        """Return the function that stands for the method ``name`` until it is called."""
        filling = _Filling() if name == "__init__" else None

        def late(*arguments: Any, **named: Any) -> Any:
            owners = [one for one in type(arguments[0]).__mro__ if vars(one).get(name) is late] if arguments else []
            if filling is not None and owners and filling.fill(owners[0], arguments, named):
                return None
            real = self.real(number)
            for owner in owners:
                real.__qualname__ = late.__qualname__
                type.__setattr__(owner, name, real)
            return real(*arguments, **named)

        late.__name__ = name
        vars(late)[_REAL] = lambda: self.real(number)
        return late

    def real(self, number: int) -> Callable[..., Any]:
        """Return the method itself."""
        raise NotImplementedError


class _Late(_Waiting):
    """The methods of one text, with the arguments of the function that makes them."""

    def __init__(self, text: str, names: dict[str, Any], given: tuple[Any, ...], named: dict[str, Any]) -> None:
        self._text = text
        self._names = names
        self._given = given
        self._named = named
        self._made: tuple[Callable[..., Any], ...] = ()

    def real(self, number: int) -> Callable[..., Any]:
        """Return the method itself, after the text was compiled."""
        with _one_at_a_time:
            if not self._made:
                results: dict[str, Any] = {}
                exec(self._text, self._names, results)
                made = results[_MAKER](*self._given, **self._named)
                self._made = made if isinstance(made, tuple) else (made,)
        return self._made[number]


class _LateOfFields(_Waiting):
    """The methods of a class whose ``fields`` alone tell what they do."""

    def __init__(self, kind: type, fields: dict[str, dataclasses.Field[Any]]) -> None:
        self._fields = fields
        self._name = kind.__name__
        self._own = {"__module__": kind.__module__, "__doc__": kind.__doc__}
        if "__post_init__" in vars(kind):
            self._own["__post_init__"] = vars(kind)["__post_init__"]
        self._like: Mapping[str, Any] = {}

    def real(self, number: int) -> Callable[..., Any]:
        """Return the method itself, from a class with the same fields for which Python has written the texts."""
        with _one_at_a_time:
            if not self._like:
                types = {name: one.type for name, one in self._fields.items()}
                like = type(self._name, (), {"__annotations__": types, **self._own, **self._fields})
                self._like = vars(_whole(like, *_WITHOUT_SLOTS))
        method: Callable[..., Any] = self._like[_MADE[number]]
        # A description has a guard against endless ones around it.
        guarded = hasattr(method, "__wrapped__")
        return method if guarded or _REAL not in vars(method) else vars(method)[_REAL]()


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
