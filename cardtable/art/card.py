"""Whole cards: paper, indices, pips, courts and backs put together into one SVG document.

The card lies around (0, 0), 630 by 880 tenths of a millimetre. Everything is path data; there is no text, no
mask and no style sheet, so that any renderer of SVG Tiny draws it alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.art.ace import ace_of_spades
from cardtable.art.backs import HALF_HEIGHT, HALF_WIDTH, back_elements
from cardtable.art.courts.court import court_elements
from cardtable.art.drawing import Drawing, rectangle
from cardtable.art.glyphs import index_path
from cardtable.art.indices import Letters, index_text
from cardtable.art.layout import LARGE, REGULAR, CardLayout
from cardtable.art.palette import EDGE, INK, PAPER, suit_colour
from cardtable.art.pips import SUIT_SIGNS, pip_places, place
from cardtable.art.theme import CardTheme
from cardtable.core.cards import ACE, HIDDEN, HIGHEST_CARD, JACK, JOKER, SPADES, joker_value, rank_of, suit_of


@dataclass(frozen=True)
class CardLayers:
    """A card as SVG documents to be painted over one another.

    ``half`` has to be painted twice, the second time turned by 180°, so that the costly part of a court card is
    rasterised only once. ``half`` and ``above`` are empty where there is no such part.
    """

    below: str
    half: str = ""
    above: str = ""


def card_layers(card: int, theme: CardTheme) -> CardLayers:
    """Return the picture of a card, or of the theme's back for ``HIDDEN``, in layers. Raises ValueError for a number
    that is neither a card of a 52-card pack nor a joker.
    """
    below, half, above = _bodies(card, theme)
    return CardLayers(_document(below), _document(half) if half else "", _document(above) if above else "")


def _bodies(card: int, theme: CardTheme) -> tuple[str, str, str]:
    if card == HIDDEN:
        return back_elements(theme.back), "", ""
    if not 0 <= card <= HIGHEST_CARD:
        raise ValueError(f"not a card: {card}")
    layout = LARGE if theme.large_indices else REGULAR
    drawing = Drawing()
    drawing.shape(rectangle(-HALF_WIDTH + 2, -HALF_HEIGHT + 2, HALF_WIDTH - 2, HALF_HEIGHT - 2, 29), PAPER, 3, EDGE)
    if card >= JOKER:
        # Hardly any game has jokers.
        from cardtable.art.courts.joker import joker_elements

        below, half, above = joker_elements(layout, joker_value(card))
        return drawing.svg() + below, half, above
    rank, suit = rank_of(card), suit_of(card)
    if theme.pack == "german":
        # The drawings of the German pack are not loaded for a French one.
        from cardtable.art.german.pack import card_elements

        below, half, above = card_elements(rank, suit, layout)
        return drawing.svg() + below, half, above
    colour = suit_colour(suit, theme.four_colours)
    _draw_indices(drawing, rank, suit, layout, theme.letters, colour)
    if rank >= JACK:
        return (drawing.svg(), *court_elements(rank, suit, colour, layout.court_scale))
    if rank == ACE:
        if suit == SPADES:
            drawing.add(ace_of_spades(colour))
        else:
            drawing.copies(SUIT_SIGNS[suit], colour, [place(0, 0, 236)])
    else:
        drawing.copies(
            SUIT_SIGNS[suit],
            colour,
            [
                place(column * layout.column, row * layout.row, layout.pip, upside_down=row > 0)
                for column, row in pip_places(rank)
            ],
        )
    return drawing.svg(), "", ""


def _draw_indices(drawing: Drawing, rank: int, suit: int, layout: CardLayout, letters: Letters, colour: str) -> None:
    text = index_path(index_text(rank, letters), layout.index_height, layout.index_width)
    x, y = layout.index_x, layout.index_y
    drawing.copies(text, colour, [f"translate({x:g} {y:g})", f"matrix(-1 0 0 -1 {-x:g} {-y:g})"])
    y = layout.index_pip_y
    drawing.copies(
        SUIT_SIGNS[suit],
        colour,
        [place(x, y, layout.index_pip), place(-x, -y, layout.index_pip, upside_down=True)],
    )


def _document(body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2"'
        ' baseProfile="tiny" width="63mm" height="88mm" viewBox="-315 -440 630 880">'
        f'<g fill="none" stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">'
        f"{body}</g></svg>"
    )
