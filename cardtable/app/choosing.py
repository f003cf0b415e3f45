"""How strong a computer player is to play who chooses it by the people at the table."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.ai.names import COMPANION
from cardtable.session.session import Session

LevelAgainst = Callable[[Session], float | None]
"""How strong to play in a partie to be a match for its people, if anything is known of them."""


def unknown_level(_partie: Session) -> float | None:
    """Nothing is known of anybody."""
    return None


def level_of(player: str, partie: Session, against: LevelAgainst) -> float | None:
    """The level that ``player`` is to be asked with in ``partie``; None for one that plays as ever."""
    return against(partie) if player == COMPANION else None
