"""What somebody is asked who counts a finished deal of Écarté."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.own_count import CountQuestion
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine, totals
from cardtable.games.ecarte.codes import Line

_OF_THE_KING = frozenset({Line.KING, Line.KING_TURNED})


def own_deal(rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
    """Return what a side is asked: what the king brought, and the sum with what the tricks brought."""
    own = [line for line in lines if line.side == side and line.marked]
    king = sum(line.points for line in own if line.code in _OF_THE_KING)
    cards = tuple(card for line in own if line.code in _OF_THE_KING for card in line.cards)
    sides = max(rule_set.players, 1 + max((line.side for line in lines), default=0))
    return (CountQuestion("king", (king,), cards), CountQuestion("total", (totals(lines, sides)[side],)))
