"""The word for what is paid in, which may be another for one than for several."""

from __future__ import annotations

_ONE = 100
"""One of a unit, in hundredths of it."""
_APART = "/"


def unit_of(hundredths: int, unit: str) -> str:
    """Return the word of ``unit`` that goes with so many ``hundredths`` of it. People who want one word for one and
    another for several write both with a stroke between them.

    >>> unit_of(100, "nut/nuts"), unit_of(-200, "nut/nuts"), unit_of(100, "points")
    ('nut', 'nuts', 'points')
    """
    one, apart, several = unit.partition(_APART)
    if not (apart and one.strip() and several.strip()):
        return unit
    return (one if abs(hundredths) == _ONE else several).strip()


def units_of(unit: str) -> str:
    """Return the word of ``unit`` for several, which also stands alone.

    >>> units_of("nut/nuts")
    'nuts'
    """
    return unit_of(0, unit)
