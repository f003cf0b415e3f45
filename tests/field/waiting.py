"""Waiting for what should happen, and what a trial ends with if it does not."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 30.0
"""Seconds after which something that should have happened has not, however busy the machine is."""

_PAUSE = 0.05

Found = TypeVar("Found")


class Failed(Exception):
    """What should have been seen was not; the text says what."""


class Lacking(Exception):
    """A trial cannot be made here; the text says what the machine lacks."""


def wait_for(what: Callable[[], Found], sentence: str, patience: float = PATIENCE) -> Found:
    """The first answer of ``what`` that is not empty. Raises ``Failed`` with ``sentence`` after so many seconds."""
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
