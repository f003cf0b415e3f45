"""How well two colours can be told apart: the contrast of WCAG 2.2, “relative luminance” and “contrast ratio”."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

TEXT: Final = 4.5
"""The least for words (success criterion 1.4.3)."""
GRAPHICS: Final = 3.0
"""The least for what must be seen and is no word (success criterion 1.4.11)."""


def luminance(colour: QColor | str) -> float:
    """The relative luminance of an opaque colour, from 0 for black to 1 for white."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    one = QColor(colour)
    return 0.2126 * linear(one.redF()) + 0.7152 * linear(one.greenF()) + 0.0722 * linear(one.blueF())


def ratio(one: QColor | str, other: QColor | str) -> float:
    """The contrast of two opaque colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
