"""Errors that carry a code and parameters instead of a sentence, so that each surface words them itself."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardtable.core.sanitise import LONGEST_QUOTE, as_quoted

_LONGER = {"file": 4096, "allowed": 1000, "reason": 300}
"""How many characters of a parameter are kept, for those that a person needs whole: a path, the allowed values, the
reason that a system gives.
"""
_MOST_DIGITS = 10**LONGEST_QUOTE


class CodedError(Exception):
    """An error with a ``code`` and ``parameters``. Values in the parameters are made printable and are cut to a bounded
    length.

    ``str(error)`` is plain English for the command line and for logs; the window finds its own words for the code.
    """

    def __init__(self, code: str, /, **parameters: object) -> None:
        super().__init__(code)
        self.code = code
        self.parameters: Mapping[str, object] = MappingProxyType(
            {name: _quoted(name, value) for name, value in parameters.items()}
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Python would call the class with the code alone, and cannot pickle a proxy.
        return _taken_out, (type(self), self.args, vars(self) | {"parameters": dict(self.parameters)})

    def __str__(self) -> str:
        words = self.code.replace("_", " ")
        if not self.parameters:
            return words
        details = ", ".join(
            f"{as_quoted(name)} {value if isinstance(value, str) else as_quoted(value)}"
            for name, value in self.parameters.items()
        )
        return f"{words} ({details})"


def _taken_out(kind: type[CodedError], args: tuple[Any, ...], values: dict[str, Any]) -> CodedError:
    """Make an error again that was pickled in another process."""
    error = kind.__new__(kind, *args)
    vars(error).update(values, parameters=MappingProxyType(values["parameters"]))
    return error


def _quoted(name: str, value: object) -> object:
    """Return the value of the parameter ``name`` in a form that is safe in a message."""
    if isinstance(value, str) or (isinstance(value, int) and abs(value) > _MOST_DIGITS):
        return as_quoted(value, _LONGER.get(name, LONGEST_QUOTE))
    return value


def system_reason(error: OSError | ValueError) -> str | None:
    """Return the system's name of the reason why a file could not be used, such as ``ENOSPC``: ``EINVAL`` for a path
    that no file can have, None if the system named no reason. The system's sentences are not used, because they come in
    the language of the system.
    """
    if isinstance(error, OSError):
        return None if error.errno is None else errno.errorcode.get(error.errno, str(error.errno))
    return "EINVAL"


class CardError(CodedError):
    """A text that is no card, or cards that are no pack."""


class IllegalAction(CodedError):
    """An action that the rules refuse in this position. Nothing was changed."""


class RuleSetError(CodedError):
    """An unknown variant, an unknown option, or options that make no sense together."""


class RecordError(CodedError):
    """A record that cannot be read. ``place`` names the spot, such as ``deals[2].actions[14]``."""

    def __init__(self, code: str, place: str, /, **parameters: object) -> None:
        super().__init__(code, **parameters)
        self.place = as_quoted(place)

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()
