"""The four colours of the suits are told apart by those who see two colours only."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.art.palette import FOUR_COLOURS, PAPER

Triple = tuple[float, float, float]

MATRICES: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
"""Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE
TVCG 15 (2009), table of matrices for severity 1.0, for linear RGB.
"""
APART = 25.0
"""Difference of CIE 1976 (ΔE*ab) from which colours of small signs are taken as different; 2.3 can just be noticed."""


def linear(value: str) -> Triple:
    """``#rrggbb`` as linear sRGB (IEC 61966-2-1)."""

    def share(at: int) -> float:
        given = int(value[at : at + 2], 16) / 255
        return given / 12.92 if given <= 0.04045 else float(((given + 0.055) / 1.055) ** 2.4)

    return share(1), share(3), share(5)


def times(matrix: tuple[Triple, Triple, Triple], colour: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def lab(colour: Triple) -> Triple:
    """Linear sRGB as CIE L*a*b* under D65."""
    matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
    white = (0.95047, 1.0, 1.08883)

    def root(share: float) -> float:
        return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116

    x, y, z = (root(one / most) for one, most in zip(times(matrix, colour), white, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(value: str, vision: str) -> Triple:
    """A colour as somebody with that vision sees it, in L*a*b*."""
    x, y, z = (min(1.0, max(0.0, share)) for share in times(MATRICES[vision], linear(value)))
    return lab((x, y, z))


def difference(one: Triple, other: Triple) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def test_the_difference_is_that_of_the_definition() -> None:
    assert difference(lab(linear("#000000")), lab(linear("#ffffff"))) == pytest.approx(100, abs=0.1)
    # The reason for this test: what many programs print in red and green is one olive to a deuteranope.
    assert difference(seen("#b3261e", "deuteranopia"), seen("#7a5c00", "deuteranopia")) < APART


@pytest.mark.parametrize("vision", MATRICES)
def test_each_suit_has_a_colour_of_its_own(vision: str) -> None:
    for one, other in combinations(FOUR_COLOURS, 2):
        assert difference(seen(one, vision), seen(other, vision)) >= APART, (one, other)


def test_each_suit_can_be_read_on_the_paper() -> None:
    """Contrast of WCAG 2.2; the indices are text."""

    def luminance(value: str) -> float:
        red, green, blue = linear(value)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for suit in FOUR_COLOURS:
        assert (luminance(PAPER) + 0.05) / (luminance(suit) + 0.05) >= 4.5
