"""Whole cards of the German pack."""

from __future__ import annotations

from typing import Final

from cardtable.art.drawing import Drawing
from cardtable.art.german.court import court_elements
from cardtable.art.german.daus import daus_elements
from cardtable.art.german.signs import index_colour, signs
from cardtable.art.glyphs import index_path
from cardtable.art.indices import GERMAN_LETTERS, index_text
from cardtable.art.layout import CardLayout
from cardtable.art.pips import pip_places, place
from cardtable.core.cards import ACE, JACK

_INDEX_SIGN: Final = 1.18
"""The size of a sign in the index compared to a French one: signs of several colours need more room to be
told apart.
"""


def card_elements(rank: int, suit: int, layout: CardLayout) -> tuple[str, str, str]:
    """Return the SVG elements of a card on its paper: the part below, the half of a court card, and the part above it.

    Ranks that a pack of 32 does not have are drawn as pip cards.
    """
    drawing = Drawing()
    _draw_indices(drawing, rank, suit, layout)
    if rank >= JACK:
        return (drawing.svg(), *court_elements(rank, suit, layout.court_scale))
    if rank == ACE:
        drawing.add(daus_elements(suit, layout.court_scale))
    else:
        signs(
            drawing,
            suit,
            [
                place(column * layout.column, row * layout.row, layout.pip, upside_down=row > 0)
                for column, row in pip_places(rank)
            ],
        )
    return drawing.svg(), "", ""


def _draw_indices(drawing: Drawing, rank: int, suit: int, layout: CardLayout) -> None:
    text = index_path(index_text(rank, GERMAN_LETTERS), layout.index_height, layout.index_width)
    x, y = layout.index_x, layout.index_y
    drawing.copies(text, index_colour(suit), [f"translate({x:g} {y:g})", f"matrix(-1 0 0 -1 {-x:g} {-y:g})"])
    y, size = layout.index_pip_y, layout.index_pip * _INDEX_SIGN
    signs(drawing, suit, [place(x, y, size), place(-x, -y, size, upside_down=True)])
