"""How long computer players think, each beside the next weaker one, with the time that they usually have.

One rule set stands for each family: the first that is listed.
"""

from __future__ import annotations

from cardtable.ai.arena import Contest, play_contest
from cardtable.ai.names import PLAYERS
from cardtable.ai.roster import players_of
from cardtable.core.rules import Variant
from cardtable.games.registry import VARIANTS, family_of

TABLES = 1
SEED = 1


def run() -> dict[str, float]:
    """Milliseconds for a decision of each player of each family, with the fewest who can play.

    The clock runs as it does at a table, so a player that searches takes what it is given.
    """
    figures = {}
    first: dict[str, Variant] = {}
    for one in VARIANTS:
        first.setdefault(family_of(one.id).name, one)
    for family, one in first.items():
        names = [name for name in PLAYERS if name in players_of(family)]
        seats = min(one.players)
        for name in names:
            contest = Contest(one.rule_set(seats), _beside(names, name, seats), TABLES, SEED)
            outcome = play_contest(contest).outcomes()[0]
            title = f"{one.id}, {name}"
            figures[f"{title}, median ms"] = outcome.median * 1000
            figures[f"{title}, 95th percentile ms"] = outcome.p95 * 1000
            figures[f"{title}, slowest ms"] = outcome.slowest * 1000
    return figures


def _beside(names: list[str], name: str, seats: int) -> tuple[str, ...]:
    """``name`` and whom it plays against: two names where seats come in pairs, else one for each seat."""
    weaker = names[max(0, names.index(name) - 1)]
    return (name, weaker) if seats % 2 == 0 else (name, *[weaker] * (seats - 1))
