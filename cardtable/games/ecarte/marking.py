"""Marking points while the deal goes on, and closing it."""

from __future__ import annotations

from cardtable.core.events import Announced, PointsMarked
from cardtable.core.machine import Lines, Tell
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.position import EcartePosition
from cardtable.games.ecarte.rules import PARTIE
from cardtable.games.ecarte.scoring import DealFacts, final_lines


def mark(position: EcartePosition, line: ScoreLine, tell: Tell | None) -> Lines | None:
    """Mark a point at once. The fifth point ends the partie there and then: all lines of the deal."""
    position.marked = (*position.marked, line)
    if tell:
        tell(PointsMarked(line))
    return all_lines(position, None) if position.points(line.party) >= PARTIE else None


def all_lines(position: EcartePosition, facts: DealFacts | None) -> Lines:
    """All lines of a deal that was played out as ``facts`` say, or that a king has ended."""
    return final_lines(position.rules, position.standing, position.marked, facts, position.bets)


def played_out(position: EcartePosition, tell: Tell | None) -> Lines:
    """The five tricks are played: all lines of the deal."""
    facts = facts_of(position)
    if tell:
        code = "vole" if facts.tricks == HAND else "point"
        tell(Announced(facts.winner, code, parameters(tricks=facts.tricks)))
    return all_lines(position, facts)


def facts_of(position: EcartePosition) -> DealFacts:
    """How the tricks ended."""
    ahead, behind = position.elder, position.dealer
    if position.tricks_won(ahead) < position.tricks_won(behind):
        ahead, behind = behind, ahead
    return DealFacts(
        winner=ahead,
        loser=behind,
        tricks=position.tricks_won(ahead),
        stood=position.stood,
        refused=position.refused,
        won=tuple(position.won[ahead]),
        revoked=tuple(filter(position.is_bound, (ahead, behind))),
    )
