"""The rows of cards in the rule pages: their text form, and where each card lies.

Needs nothing of Qt. ``5S 7H | 9S+2C > 9S+9D``: a space separates cards, ``+`` makes them overlap, ``|`` is a wide gap
(the table on the left, a hand on the right) and ``>`` an arrow (what is played on the left, the result on the right).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cardtable.core.cards import Card, parse_cards
from cardtable.core.errors import CodedError

NEXT = 1.1
"""The distance from one card to the next, in widths of a card."""
OVERLAP = 0.42
"""The distance from one card to the one that lies on it, in widths of a card: the index stays visible."""
WIDE = 0.55
"""What a wide gap adds to the distance, in widths of a card."""
ARROW = 0.95
"""The room for an arrow, with the gaps at its sides, in widths of a card."""


class DiagramError(CodedError):
    """A text that is no row of cards: ``empty_group`` (text). A word that is no card raises ``CardError`` instead."""


class DrawnCard(NamedTuple):
    """A card and its left edge, in widths of a card."""

    card: Card
    left: float


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards in the order of painting, the left edges of the arrows, and the whole width, all in widths of a card."""

    cards: tuple[DrawnCard, ...]
    arrows: tuple[float, ...]
    gaps: tuple[float, ...]
    """The middle of each wide gap."""
    width: float


def card_row(text: str) -> CardRow:
    """Return the row of cards with the text form ``text``. Raises ``DiagramError`` or ``CardError``."""
    cards: list[DrawnCard] = []
    arrows: list[float] = []
    gaps: list[float] = []
    left = 0.0
    for number, after_arrow in enumerate(text.split(">")):
        if number:
            arrows.append(left)
            left += ARROW
        for place, group in enumerate(after_arrow.split("|")):
            if not group.strip():
                raise DiagramError("empty_group", text=text)
            if place:
                gaps.append(left + WIDE / 2)
                left += WIDE
            for index, overlapping in enumerate(group.split()):
                left += (NEXT - 1) if index else 0.0
                stack = parse_cards(overlapping.replace("+", " "))
                if not stack or overlapping.count("+") != len(stack) - 1:
                    raise DiagramError("empty_group", text=text)
                cards += [DrawnCard(card, left + place * OVERLAP) for place, card in enumerate(stack)]
                left += 1 + (len(stack) - 1) * OVERLAP
    return CardRow(tuple(cards), tuple(arrows), tuple(gaps), left)
