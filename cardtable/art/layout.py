"""The places of things on a card, the same for every pack."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardLayout:
    """The places and sizes on a card. Lengths are tenths of a millimetre, places are measured from the middle."""

    index_x: float
    index_y: float
    index_height: float
    index_width: float
    index_pip_y: float
    index_pip: float
    column: float
    row: float
    pip: float
    court_scale: float


REGULAR = CardLayout(
    index_x=-266, index_y=-372, index_height=84, index_width=71, index_pip_y=-284, index_pip=58,
    column=121, row=290, pip=110, court_scale=0.95,
)  # fmt: skip
LARGE = CardLayout(
    index_x=-245, index_y=-346, index_height=142, index_width=108, index_pip_y=-212, index_pip=92,
    column=98, row=300, pip=106, court_scale=0.8,
)  # fmt: skip
