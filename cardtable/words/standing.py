"""What a standing holds for the next deal, in words."""

from __future__ import annotations

from cardtable.core.state import Standing
from cardtable.games.piquet.scoring import CARDS_POINTS, carried_points
from cardtable.words.mark import translate


def cards_worth(standing: Standing) -> str:
    """What the cards of Piquet count in the next deal, where divided tricks have been carried over to it; else
    nothing."""
    carried = carried_points(standing)
    if not carried:
        return ""
    words = translate("Standing", "The cards now count {points}.")
    return words.format(points=CARDS_POINTS + carried)
