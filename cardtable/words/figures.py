"""Numbers of points as they are printed, with a minus sign and no hyphen."""

from __future__ import annotations


def figure(points: int) -> str:
    """A number of points.

    >>> figure(-54)
    '−54'
    """
    return f"−{-points}" if points < 0 else str(points)


def gain_figure(points: int) -> str:
    """What a deal has brought, with its sign.

    >>> gain_figure(0)
    '+0'
    """
    return figure(points) if points < 0 else f"+{points}"


def with_sign(words: str, points: int) -> str:
    """``words`` that tell a number of points without its sign, because Qt has a plural for no other.

    >>> with_sign("54 points", -54)
    '−54 points'
    """
    return words.replace(str(-points), figure(points), 1) if points < 0 else words
