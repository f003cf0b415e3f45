"""What is to be decided next in a deal of Casino."""

from __future__ import annotations

from cardtable.core.state import PhaseName


class Phase(PhaseName):
    """What is to be decided next."""

    SHUFFLED = "shuffled"
    """Chance decides the order of the pack."""
    PLAY = "play"
    """A player plays a card."""
    REVIEW = "review"
    """At a table with irregularities somebody objects to a capture after which he has no turn, or is content."""
    OVER = "over"
