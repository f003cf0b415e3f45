"""Letting a player think without pauses of the garbage collector."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.collecting import no_collecting
from cardtable.ai.player import Candidate, Player, Situation


def considered(player: Player, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
    """Return what ``player`` considers; garbage is collected afterwards."""
    with no_collecting():
        return player.consider(situation, generator, budget)
