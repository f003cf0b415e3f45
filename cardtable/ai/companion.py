"""The player who is as strong as somebody else, and errs as the others do."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.names import PLAYERS
from cardtable.ai.player import Candidate, Player, Situation


class Companion:
    """Decides as one of the ``players`` of a family would, or as the next stronger one, so often that a decision costs
    her on average what one of the level that she is told costs: halfway between two of them she is now the one, now
    the other. See ``ai.player.Player``.
    """

    def __init__(self, players: Mapping[str, Player]) -> None:
        self._players = players

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        level = _within(situation.level)
        stronger = generator.random() < level - math.floor(level)
        name = PLAYERS[math.floor(level) + stronger]
        return self._players[name].consider(situation, generator, budget)

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        # The weaker one of the two knows what may be said of what either has found.
        return self._players[PLAYERS[math.floor(_within(situation.level))]].explain(situation, options)


def _within(level: float) -> float:
    return min(max(level, 0.0), len(PLAYERS) - 1.0)
