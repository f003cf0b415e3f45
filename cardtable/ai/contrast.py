"""In what one action is better than another: which parts of the result of a deal make the difference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

Part = TypeVar("Part")

MOST_DIFFERENCES = 2
"""How many differences are told at most; people would not read more."""
CLEARLY, HARDLY = 1.7, 1.0
"""How many standard errors a difference must be away from 0 to be told: always, and (``HARDLY``) if it is certain that
there is a difference.
"""
AS_GOOD = 0.05
"""Points; if an action is better by less, no difference is told."""
LEAST = 0.25
"""Points; a smaller part of the difference is not told."""
_SHARE = 0.4
"""The second difference is told only if it is at least this share of the first."""


def differences(
    parts: Mapping[Part, tuple[float, float]], least: float = LEAST, clearly: float = CLEARLY
) -> list[Part]:
    """Return those of the ``parts`` that make the difference, the greatest first. Each part is given by how much better
    it is on average and the standard error of that. It must be better by ``least`` points and by ``clearly`` standard
    errors.
    """
    found = sorted(
        (part for part, (mean, error) in parts.items() if mean >= least and mean > clearly * error),
        key=lambda part: -parts[part][0],
    )
    return [part for part in found[:MOST_DIFFERENCES] if parts[part][0] >= _SHARE * parts[found[0]][0]]


def paired(first: Iterable[float], second: Iterable[float]) -> list[float]:
    """Return by how much the first is better, case by case."""
    return [one - other for one, other in zip(first, second, strict=True)]
