"""Waiting for something to happen, and the exceptions with which a trial ends if it does not."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 30.0
"""The seconds after which a trial stops waiting, however busy the machine is."""

_PAUSE = 0.05

Found = TypeVar("Found")


class Failed(Exception):
    """Something that should have happened did not; the text says what."""


class Lacking(Exception):
    """A trial cannot be made here; the text says what the machine lacks."""


def wait_for(what: Callable[[], Found], sentence: str, patience: float = PATIENCE) -> Found:
    """Return the first result of ``what`` that is true. Raises ``Failed`` with ``sentence`` after ``patience``
    seconds.
    """
    end = time.monotonic() + patience
    while not (found := what()):
        if time.monotonic() >= end:
            raise Failed(sentence)
        time.sleep(_PAUSE)
    return found


def check(right: object, sentence: str) -> None:
    """Raise ``Failed`` with ``sentence`` unless ``right``."""
    if not right:
        raise Failed(sentence)
