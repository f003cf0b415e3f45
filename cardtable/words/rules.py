"""How many play, in words."""

from __future__ import annotations

from cardtable.words.mark import translate


def players_words(players: int, in_sides: bool) -> str:
    """``3`` or ``4, in two sides``, as a choice."""
    if in_sides:
        return translate("Rules", "{players}, on two sides").format(players=players)
    return str(players)
