"""The phases of a deal of Casino."""

from __future__ import annotations

from cardtable.core.state import PhaseName


class Phase(PhaseName):
    """The phases of a deal, by the decision that comes next."""

    SHUFFLED = "shuffled"
    """Chance decides the order of the pack."""
    PLAY = "play"
    """A player plays a card."""
    REVIEW = "review"
    """At a table with irregularities, a player objects or not to a play after which there is no
    further turn to object.
    """
    OVER = "over"
