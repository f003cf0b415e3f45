"""Numbers of players in words."""

from __future__ import annotations

from cardtable.words.mark import translate


def players_words(players: int, in_sides: bool) -> str:
    """Return a number of players as a choice, such as ``3`` or ``4, on two sides``."""
    if in_sides:
        return translate("Rules", "{players}, on two sides").format(players=players)
    return str(players)
