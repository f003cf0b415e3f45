"""The members of Qt's enumerations, made when somebody asks for one.

PySide makes the enumerations of a class when the class is first touched: four hundred with 4,700 members before the
first painting, of which few are ever asked for. After ``begin`` only their classes are made, without members; the first
question to such a class, whatever it is, makes all that Python would have made, and from then on it is a class like any
other. Needs nothing of Qt.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from enum import Enum, EnumType
from typing import Any

NEWEST = (3, 14)
"""The newest Python that this was tried with. It replaces a function that is Python's own affair."""

_make: Callable[..., Any] | None = vars(EnumType).get("_create_")
"""What Python makes an enumeration with; None where it has another name."""

_waiting: dict[type, dict[str, Any]] = {}
"""The arguments of each class that has no members yet."""


class _Late(EnumType):
    """The type of an enumeration without members; each question makes it an ordinary ``EnumType``."""

    def __getattribute__(cls, name: str) -> Any:
        _fill(cls)
        return getattr(cls, name)

    def __setattr__(cls, name: str, value: object) -> None:
        # What PySide adds to a new class waits with it.
        type.__setattr__(cls, name, value)

    def __call__(cls, *arguments: Any, **named: Any) -> Any:
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
    made: Any = type.__new__(_Late, class_name, (cls,), {})
    _waiting[made] = {"cls": cls, "class_name": class_name, "names": names, **given}
    return made


def _fill(cls: type) -> None:
    """Give ``cls`` the members for which it has waited."""
    # Whatever goes wrong in here, the next question begins anew.
    assert _make is not None
    made = _make(**_waiting[cls])
    own = set(type.__getattribute__(cls, "__dict__"))
    for name, value in vars(made).items():
        if name not in own and name not in ("__dict__", "__weakref__"):
            type.__setattr__(cls, name, value)
    for member in made._member_map_.values():
        member.__class__ = cls
        member.__objclass__ = cls
    type.__setattr__(cls, "__class__", EnumType)
    del _waiting[cls]
