"""The words of which the texts of Casino’s actions consist."""

from __future__ import annotations

from cardtable.core.cards import format_card
from cardtable.games.casino.actions import NOTHING
from cardtable.games.casino.captures import PAIRS
from cardtable.games.casino.codes import FaultCode
from cardtable.games.casino.rules import CasinoRules


def words(rules: CasinoRules) -> tuple[str, ...]:
    """Return the words of which the text forms of plays consist, each once: cards, signs, numbers of builds, values and
    seats, and the words and codes of objections.

    Each play begins at most one build, so a deal has no more builds than cards.
    """
    values = (value for of_card in (*rules.hand_values, *rules.table_values) for value in of_card if value < PAIRS)
    highest = max(rules.stacks_to, rules.players - 1, *values)
    return tuple(
        dict.fromkeys(
            (
                *map(format_card, rules.pack),
                *("x", "+", "on", "="),
                *(f"#{number}" for number in range(1, len(rules.pack) + 1)),
                *map(str, range(highest + 1)),
                *NOTHING.split(),
                *map(str, FaultCode),
            )
        )
    )
