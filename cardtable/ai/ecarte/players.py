"""The computer players of Écarté by name; see ``ai.names`` for what the names mean.

* ``beginner`` is naive and makes faults, and bets on the underdog;
* ``greedy`` plays what looks strong now, and bets on the favourite;
* ``counter`` knows the classical rules by heart, and bets with caution;
* ``planner`` knows those rules too, and solves the cards;
* ``searcher`` plays the equilibrium, solves the cards, and bets by the estimated chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardtable.ai.ecarte.bettors import CALCULATING, CAUTIOUS, FAVOURITE, UNDERDOG
from cardtable.ai.ecarte.codes import ReasonCode
from cardtable.ai.ecarte.expert import Expert, Planner
from cardtable.ai.ecarte.habits import Beginner, Classical, Greedy
from cardtable.ai.player import Player, Situation
from cardtable.games.ecarte.rules import MATCH, MOST_IN_DEAL

if TYPE_CHECKING:
    from cardtable.ai.puzzle_making import Maker

REASONS = ReasonCode


def in_points(situation: Situation) -> bool:
    """Return whether the values of candidates are close to plain points: no player can win the match with this deal."""
    points = situation.standing.points
    return not points or max(points) + MOST_IN_DEAL < MATCH


def players() -> Mapping[str, Player]:
    """Return all players by name."""
    return {
        "beginner": Beginner(UNDERDOG),
        "greedy": Greedy(FAVOURITE),
        "counter": Classical(CAUTIOUS),
        "planner": Planner(CAUTIOUS),
        "searcher": Expert(CALCULATING),
    }


def makers() -> Mapping[str, Maker]:
    """Return the kinds of puzzles of Écarté by their codes."""
    from cardtable.ai.ecarte.puzzles import makers

    return makers()
