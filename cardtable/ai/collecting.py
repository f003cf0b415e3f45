"""When Python's garbage collector works: not while a player thinks, and not before the answer is out.

A search keeps what it remembers, so that there is nothing to collect meanwhile, and each collection would take a tenth
of a second in which nothing checks the clock. What a search leaves behind takes up to three tenths.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collecting() -> Iterator[None]:
    """Turn Python's garbage collector off inside a ``with`` block."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def collect_what_is_due() -> None:
    """Collect young garbage now if otherwise the next object that is made would wait for it."""
    if gc.isenabled() and gc.get_count()[0] > gc.get_threshold()[0]:
        gc.collect(1)
