"""Shuffling and other chance. The order of the pack is recorded with every deal, so no record depends on how it was
shuffled.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(items: Sequence[Item], generator: random.Random) -> tuple[Item, ...]:
    """``items`` in random order by Fisher and Yates.

    Only ``generator.random()`` is drawn from: Python promises that its sequence for a seed never changes, and does
    not promise it for ``shuffle``.

    >>> sorted(shuffled("abc", rng(7)))
    ['a', 'b', 'c']
    >>> shuffled("abc", rng(7)) == shuffled("abc", rng(7))
    True
    """
    mixed, chance = list(items), generator.random
    for last in range(len(mixed) - 1, 0, -1):
        other = int(chance() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def cut(items: Sequence[Item], generator: random.Random) -> list[Item]:
    """Return ``items`` as a cut pack: from a random place to the end, then from the beginning to that place."""
    place = int(generator.random() * len(items))
    return [*items[place:], *items[:place]]


def one_of(items: Sequence[Item], generator: random.Random) -> Item:
    """Return one of ``items``, each as likely as any other."""
    return items[int(generator.random() * len(items))]


def rng(seed: int, *path: int) -> random.Random:
    """Return an independent generator for one place (``path``) of a larger computation. The same seed and path give the
    same numbers on every Python version.
    """
    return random.Random("/".join(str(part) for part in (seed, *path)))


def random_number(most: int) -> int:
    """A number from 1 to ``most`` that cannot be predicted, from the system's source of chance."""
    return random.SystemRandom().randint(1, most)
