"""The strength of the computer players as ratings, from contests between them.

``strengths.txt`` has a line for each family: the ratings of ``PLAYERS``; the player of ``USUAL_LEVEL`` has 1500, the
rating with which people begin. ``python -m tests.benchmarks.ladder FILE --ratings`` prints it: for each player and the
weaker one that is matched with it, the mean logarithm of the odds over the rule sets for two; 400 points are odds of
ten to one. ``tests/benchmarks/README.md`` describes the contests.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cardtable.ai.names import PLAYERS

NAME = "strengths.txt"


@cache
def strengths() -> Mapping[str, Mapping[str, float]]:
    """Return the rating of each of ``PLAYERS``, by family."""
    text = Path(__file__).with_name(NAME).read_text(encoding="ascii")
    rows = (line.split() for line in text.splitlines())
    return {family: dict(zip(PLAYERS, map(float, values), strict=True)) for family, *values in rows}
