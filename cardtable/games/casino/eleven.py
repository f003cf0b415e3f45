"""The eleven points of the English count, which most games of one pack share."""

from __future__ import annotations

from typing import Final

from cardtable.core.rules import Option
from cardtable.games.casino.card_parts import Aces, big_casino, little_casino
from cardtable.games.casino.majorities import MostCards, MostSpades
from cardtable.games.casino.parts import Part
from cardtable.games.casino.rules import ScoreTable

ACES: Final = Aces(suits=(0, 3, 1, 2))
"""Spades, clubs, hearts, diamonds."""
COUNTED: Final = (MostCards(points=3), MostSpades(points=1), big_casino(2), little_casino(1), ACES)
"""In the order in which they arrive at the American game."""
ONE_AFTER_THE_OTHER: Final = (big_casino(2), little_casino(1), MostCards(points=3), MostSpades(points=1), ACES)
"""In the order in which they arrive at the German game of three."""
COUNT_OUT = Option("count_out", False, applies=lambda players, options: not options["differences"])


TOGETHER = Option("together", True, before=False, offered=False, applies=lambda _, options: bool(options["count_out"]))
"""Whether all sides count a category together when they count out; off in older records alone."""


def eleven(*parts: Part, difference: bool = False, first_to_arrive: bool = False, together: bool = True) -> ScoreTable:
    """Return the score table with the eleven points, followed by ``parts``."""
    return ScoreTable((*COUNTED, *parts), difference=difference, first_to_arrive=first_to_arrive, together=together)


def one_after_the_other(*parts: Part) -> ScoreTable:
    """Return the score table for three sides that each mark their own points; if several reach the target, the order of
    arrival decides.
    """
    return ScoreTable((*ONE_AFTER_THE_OTHER, *parts), first_to_arrive=True)
