"""The words of which the texts of Écarté’s actions consist."""

from __future__ import annotations

from cardtable.core.cards import format_card
from cardtable.games.ecarte.actions import SAYINGS
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.rules import EcarteRules


def words(rules: EcarteRules) -> tuple[str, ...]:
    """Cards, what is said, the numbers of seats and units, and faults; each once."""
    return tuple(
        dict.fromkeys(
            (
                *map(format_card, rules.pack),
                *(word for saying in SAYINGS for word in saying.split()),
                *("change", "-", "bet", "claim"),
                *map(str, range(max(rules.most_bet, rules.persons - 1) + 1)),
                *map(str, FaultCode),
            )
        )
    )
