"""The members of Qt's enumerations, made when somebody asks for one.

PySide makes the enumerations of a class when the class is first touched: four hundred with 4,700 members before the
first painting, of which few are ever asked for. After ``begin`` only their classes are made, without members. A member
that is asked for by its name or its value is made alone; any other question, or many of them, makes all that Python
would have made, and from then on the class is one like any other. Needs nothing of Qt.
"""

from __future__ import annotations

import sys
from _thread import RLock
from collections.abc import Callable, Iterator
from enum import Enum, EnumType, Flag, IntEnum, IntFlag
from enum import property as enum_property
from typing import Any

NEWEST = (3, 14)
"""The newest Python that this was tried with. It replaces a function that is Python's own affair."""

_make: Callable[..., Any] | None = vars(EnumType).get("_create_")
"""What Python makes an enumeration with; None where it has another name."""

_PATIENCE = 24
"""Questions for each member of an enumeration after which making them all has become cheaper than answering."""

_waiting: dict[type, _Waiting] = {}
"""What is known of each class that does not have its members yet."""

_one_at_a_time = RLock()
"""Held while members are made: two threads may ask at once."""


class _Waiting:
    """The arguments of a class that does not have its members yet, and those ``members`` that were asked for."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.members: dict[object, Any] = {}
        """By name and by value."""
        self._left = _PATIENCE * len(given["names"])
        self._values: dict[str, int] = {}
        self._first: dict[int, str] = {}

    def known(self, asked: object) -> Any:
        """Return the member with the name or the value that is ``asked`` for, if it has been made and the others do not
        have to be, otherwise None.
        """
        found = self.members.get(asked) if self._left > 0 else None
        if found is not None:
            self._left -= 1
        return found

    def member(self, cls: type, asked: object) -> Any:
        """Return the member of ``cls`` with the name or the value that is ``asked`` for; None if all have to be made
        for the answer.
        """
        self._left -= 1
        return self._made(cls, asked) if self._left >= 0 else None

    def _made(self, cls: type, asked: object) -> Any:
        kind = self.given["cls"]
        if kind not in (Enum, IntEnum, Flag, IntFlag):
            return None
        if not self._values:
            self._values = dict(self.given["names"])
            # Of several names for one value the first one counts.
            for name, value in self.given["names"]:
                self._first.setdefault(value, name)
        value = self._values.get(asked) if type(asked) is str else asked
        if type(value) is not int or value not in self._first:
            return None
        member: Any = self.members.get(value)
        if member is None:
            made: Any = cls
            member = int.__new__(made, value) if issubclass(kind, int) else object.__new__(made)
            member.__dict__.update(_value_=value, _name_=self._first[value], __objclass__=cls)
            self.members[value] = member
        self.members[asked] = member
        return member


class _Late(EnumType):
    """The type of an enumeration without members; most questions make it an ordinary ``EnumType``."""

    def __getattribute__(cls, name: str) -> Any:
        # PySide asks each class inside another one, and ``isinstance`` many, for what they would answer with members,
        # too.
        if name == "__class__":
            return EnumType
        if name == "_slots":
            raise AttributeError(name)
        member = _member(cls, name)
        if member is not None:
            return member
        _fill(cls)
        return getattr(cls, name)

    def __getattr__(cls, name: str) -> Any:
        # Python 3.11 would look among the members once more.
        raise AttributeError(name)

    def __setattr__(cls, name: str, value: object) -> None:
        # What PySide adds to a new class waits with it.
        type.__setattr__(cls, name, value)

    def __call__(cls, *arguments: Any, **named: Any) -> Any:
        if len(arguments) == 1 and not named and type(arguments[0]) is int:
            member = _member(cls, arguments[0])
            if member is not None:
                return member
        _fill(cls)
        return cls(*arguments, **named)

    def __iter__(cls) -> Iterator[Any]:
        _fill(cls)
        return iter(cls)

    def __reversed__(cls) -> Iterator[Any]:
        _fill(cls)
        return reversed(cls)

    def __len__(cls) -> int:
        _fill(cls)
        return len(cls)

    def __contains__(cls, value: object) -> bool:
        _fill(cls)
        return value in cls

    def __getitem__(cls, name: str) -> Any:
        member = _member(cls, name)
        if member is not None:
            return member
        _fill(cls)
        return cls[name]

    def __repr__(cls) -> str:
        _fill(cls)
        return repr(cls)

    def __dir__(cls) -> list[str]:
        _fill(cls)
        return dir(cls)


def begin() -> None:
    """From now on, make the members of an enumeration of PySide's when they are asked for."""
    if sys.version_info[:2] <= NEWEST and _make is not None:
        type.__setattr__(EnumType, "_create_", _create)


def _create(cls: type[Enum], class_name: str, names: Any, *, module: str | None = None, **given: Any) -> Any:
    """Do what ``EnumType._create_`` does, but without members for those that come as PySide's do: pairs of a name and a
    value, and no module.
    """
    assert _make is not None
    late = module is None and isinstance(names, (tuple, list)) and names and not isinstance(names[0], str)
    if not late or given.get("type") is not None:
        # Python looks for the module at the same distance.
        module = module or sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001
        return _make(cls, class_name, names, module=module, **given)
    made: Any = type.__new__(_Late, class_name, (cls,), _FLAGS if issubclass(cls, Flag) else _ANY)
    _waiting[made] = _Waiting({"cls": cls, "class_name": class_name, "names": names, **given})
    return made


def _further(member: Any, name: str) -> Any:
    """Return what a member made alone does not have: mostly another member of its class."""
    _fill(type(member))
    return getattr(member, name)


def _filling(name: str) -> Callable[..., Any]:
    """Return the method ``name`` of a flag made alone, which asks its class for more than its name and its value."""

    def method(member: Any, *arguments: Any) -> Any:
        _fill(type(member))
        return getattr(type(member), name)(member, *arguments)

    return method


_ANY: dict[str, Any] = {"__getattr__": _further}
_FLAGS = _ANY | {
    f"__{name}__": _filling(f"__{name}__")
    for name in ("and", "contains", "invert", "iter", "len", "or", "rand", "repr", "ror", "rxor", "str", "xor")
}
"""The methods of a class as long as it does not have its members."""


def _member(cls: type, asked: object) -> Any:
    """Return the member of ``cls`` with the name or the value that is ``asked`` for; None if only a class that has all
    its members can answer.
    """
    waiting = _waiting.get(cls)
    # The same few are asked for again and again; none that was made changes.
    found = None if waiting is None else waiting.known(asked)
    if found is not None:
        return found
    with _one_at_a_time:
        waiting = _waiting.get(cls)
        return None if waiting is None else waiting.member(cls, asked)


def _fill(cls: type) -> None:
    """Give ``cls`` the members for which it has waited."""
    with _one_at_a_time:
        # Another thread may have asked first.
        if cls in _waiting:
            _fill_waiting(cls, _waiting[cls])


def _fill_waiting(cls: type, waiting: _Waiting) -> None:
    # Whatever goes wrong in here, the next question begins anew.
    assert _make is not None
    made = _make(**waiting.given)
    kept = {}
    for member in made._member_map_.values():
        early = waiting.members.get(member._value_, member)
        if early is not member:
            early.__dict__.update(vars(member))
        kept[id(member)] = early
    for members in (made._member_map_, made._value2member_map_):
        members.update({key: kept.get(id(member), member) for key, member in members.items()})
    for name, method in _FLAGS.items():
        # PySide may have put one of its own there.
        if type.__getattribute__(cls, "__dict__").get(name) is method:
            type.__delattr__(cls, name)
    own = set(type.__getattribute__(cls, "__dict__"))
    for name, value in vars(made).items():
        if name not in own and name not in ("__dict__", "__weakref__"):
            if isinstance(value, enum_property) and getattr(value, "member", None) is not None:
                # It answers for a member whose name the class has for something else, too.
                value.member = kept.get(id(value.member), value.member)
            type.__setattr__(cls, name, kept.get(id(value), value))
    for member in made._member_map_.values():
        member.__class__ = cls
        member.__objclass__ = cls
    type.__setattr__(cls, "__class__", EnumType)
    del _waiting[cls]
