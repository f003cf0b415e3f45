"""How strong the computer players are, as ratings: what contests between them say.

``strengths.txt`` has a line for each family: the ratings of ``PLAYERS``, those of ``USUAL_LEVEL`` at 1500, where people
begin. ``python -m tests.benchmarks.ladder FILE --ratings`` prints it: of each player and the weaker one who is matched
with him the mean logarithm of the odds, over the rule sets that two can play; 400 points are odds of ten to one. What
it was taken from stands in ``tests/benchmarks/README.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from cardtable.ai.names import PLAYERS

NAME = "strengths.txt"


@cache
def strengths() -> Mapping[str, Mapping[str, float]]:
    """The rating of each of ``PLAYERS``, by family."""
    text = files(__package__).joinpath(NAME).read_text(encoding="ascii")
    rows = (line.split() for line in text.splitlines())
    return {family: dict(zip(PLAYERS, map(float, values), strict=True)) for family, *values in rows}
