"""The computer player that is as strong as the person, and makes the faults of the other computer players."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.names import PLAYERS
from cardtable.ai.player import Candidate, Player, Situation


class Companion:
    """Chooses like one of the ``players`` of a family, or like the next stronger one. The two alternate at random, so
    often that her decisions cost on average what those of a player of the given level cost: halfway between two players
    she is each of them half of the time. See ``ai.player.Player``.
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
