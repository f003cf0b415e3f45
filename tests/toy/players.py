"""The players of the toy: all four play high cards, and lay pairs out first."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.names import PLAYERS
from cardtable.ai.player import Candidate, Player, Situation
from cardtable.ai.protocol import Reason
from tests.toy.deal import Move, Seen, strength
from tests.toy.family import FAMILY


class ReasonCode(StrEnum):
    """The codes of the reasons for an action."""

    COUNTS_PAIR = "counts_pair"
    PLAYS_HIGH = "plays_high"


REASONS = ReasonCode


class Straightforward:
    """The only computer player, as ``ai.player.Player`` describes it: pairs first, then high cards."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        budget.check()
        assert isinstance(situation.observation, Seen)
        moves = FAMILY.sample(situation.observation, generator).legal().representatives()
        worth = [(10.0 if len(move.cards) == 2 else strength(move.cards[0]) / 8) for move in moves]
        options = [Candidate(move, value) for move, value in zip(moves, worth, strict=True)]
        return sorted(options, key=lambda option: -option.value)

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        codes = [
            ReasonCode.COUNTS_PAIR if len(cast(Move, option.action).cards) == 2 else ReasonCode.PLAYS_HIGH
            for option in options
        ]
        return [replace(option, reasons=(Reason(code),)) for option, code in zip(options, codes, strict=True)]


def players() -> Mapping[str, Player]:
    """Return all computer players by name."""
    return dict.fromkeys(PLAYERS, Straightforward())
