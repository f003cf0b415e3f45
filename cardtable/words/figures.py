"""Numbers of points as they are printed, with a minus sign instead of a hyphen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

_AGAINST = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"


def figure(points: int) -> str:
    """Return a number of points as text.

    >>> figure(-54)
    '−54'
    """
    return f"−{-points}" if points < 0 else str(points)


def gain_figure(points: int) -> str:
    """Return the points that a deal has brought, with their sign.

    >>> gain_figure(0)
    '+0'
    """
    return figure(points) if points < 0 else f"+{points}"


def score(points: Iterable[int], written: Callable[[int], str] = figure) -> str:
    """Return what each side has, the one against the other, as text that stays on one line.

    >>> score((12, 0)).split()
    ['12', ':', '0']
    """
    return _AGAINST.join(map(written, points))


def signed(units: int) -> str:
    """Return units of an account with their sign; nothing has none.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return gain_figure(units) if units else "0"


def with_sign(words: str, points: int) -> str:
    """Return ``words`` with the sign of ``points`` added. They contain the number without its sign, because Qt knows
    the plural only of numbers without one.

    >>> with_sign("54 points", -54)
    '−54 points'
    """
    return words.replace(str(-points), figure(points), 1) if points < 0 else words
