"""How many play, in words."""

from __future__ import annotations

from cardtable.words.mark import translate


def players_words(players: int, in_parties: bool) -> str:
    """``3`` or ``4, in two parties``, as a choice."""
    if in_parties:
        return translate("Rules", "{players}, on two sides").format(players=players)
    return str(players)
