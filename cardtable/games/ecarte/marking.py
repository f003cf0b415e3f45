"""Marking points during a deal, and ending the deal."""

from __future__ import annotations

from cardtable.core.events import Announced, PointsMarked
from cardtable.core.machine import Lines, Tell
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.position import EcartePosition
from cardtable.games.ecarte.rules import MATCH
from cardtable.games.ecarte.scoring import DealFacts, box_given_up_line, can_give_up, final_lines


def mark(position: EcartePosition, line: ScoreLine, tell: Tell | None) -> Lines | None:
    """Mark a point at once. If it is the fifth point, the match ends there; return all lines of the deal then,
    otherwise None.
    """
    position.marked = (*position.marked, line)
    if tell:
        tell(PointsMarked(line))
    return end(position, None) if position.points(line.side) >= MATCH else None


def end(position: EcartePosition, facts: DealFacts | None) -> Lines | None:
    """Return all lines of the deal; None if the banker of a chouette must first decide whether to keep the box."""
    lines = all_lines(position, facts)
    if not can_give_up(position.rules, position.standing, lines):
        return lines
    position.phase, position.turn = Phase.BOX, position.banker
    return None


def all_lines(position: EcartePosition, facts: DealFacts | None) -> Lines:
    """Return all lines of a deal that was played out as ``facts`` say, or that was ended by a king if that is None."""
    lines = final_lines(position.rules, position.standing, position.marked, facts, position.bets)
    return (*lines, box_given_up_line(position.banker)) if position.gives_up else lines


def played_out(position: EcartePosition, tell: Tell | None) -> Lines | None:
    """End a deal whose five tricks are played; return what ``end`` returns."""
    facts = facts_of(position)
    if tell:
        code = "vole" if facts.tricks == HAND else "point"
        tell(Announced(facts.winner, code, parameters(tricks=facts.tricks)))
    return end(position, facts)


def facts_of(position: EcartePosition) -> DealFacts:
    """Return how the tricks of the deal ended."""
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
