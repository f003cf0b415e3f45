"""Letting a player think without pauses of the garbage collector."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cardtable.ai.budget import Budget
from cardtable.ai.player import Candidate, Player, Situation


def considered(player: Player, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
    """Return what ``player`` considers. Python's garbage collector is off meanwhile: a search keeps what it remembers,
    so there is nothing to collect, and each collection would take a tenth of a second in which nothing checks the
    clock.
    """
    with no_collecting():
        return player.consider(situation, generator, budget)


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
