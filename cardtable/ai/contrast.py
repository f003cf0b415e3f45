"""In what one action is better than another: which part of what a deal brings makes the difference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

Part = TypeVar("Part")

MOST_DIFFERENCES = 2
"""So many are told; more would not be read."""
CLEARLY, HARDLY = 1.7, 1.0
"""Standard errors that a difference must be away from chance to be told: in any case, and where it is certain that
there is one.
"""
AS_GOOD = 0.05
"""Points by which one action is better that are no difference."""
LEAST = 0.25
"""Points; less is not worth a word."""
_SHARE = 0.4
"""The second difference must be so much of the first."""


def differences(
    parts: Mapping[Part, tuple[float, float]], least: float = LEAST, clearly: float = CLEARLY
) -> list[Part]:
    """Of the ``parts``, each with how much better it is on the average and the standard error of that, those that make
    the difference, the greatest first: by ``least`` points, and by ``clearly`` so many standard errors.
    """
    found = sorted(
        (part for part, (mean, error) in parts.items() if mean >= least and mean > clearly * error),
        key=lambda part: -parts[part][0],
    )
    return [part for part in found[:MOST_DIFFERENCES] if parts[part][0] >= _SHARE * parts[found[0]][0]]


def paired(first: Iterable[float], second: Iterable[float]) -> list[float]:
    """By how much the first is better, case by case."""
    return [one - other for one, other in zip(first, second, strict=True)]
