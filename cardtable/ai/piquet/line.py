"""What a card does about the line below which a loser pays more: a hundred, or half of the target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import TrickPosition
from cardtable.ai.protocol import Reason
from cardtable.core.cards import Card
from cardtable.core.scores import parameters
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.rules import Ending, PiquetRules

_DIFFER = 0.05
"""By how much the chances of cards must differ for the line to be told."""


_AS_MUCH = 0.05
"""Points; a card that brings less than another by no more than this brings as many."""


_OF_BOTH = (ReasonCode.FEWER_TO_PAY, ReasonCode.MORE_TO_WIN)
"""What is told where the points of both are added up in what the loser pays."""
_FEW = 0.5
"""Points of both together; cards that differ by less bring as many."""


class AboutTheLine(NamedTuple):
    """What a card does about the line, and by how many points its player is then ahead at the end, on average."""

    reasons: tuple[Reason, ...] = ()
    ahead: float = 0.0

    def rather_than(self, other: AboutTheLine) -> tuple[Reason, ...]:
        """Return what this card does about the line and the ``other`` card does less often, and whether that costs no
        points.
        """
        by_the_other = {one.code: _chance(one) for one in other.reasons}
        better = tuple(
            one
            for one in self.reasons
            if _chance(one) >= by_the_other.get(one.code, 0.0) + 100 * _DIFFER
            or (one.code in _OF_BOTH and one.code not in by_the_other)
        )
        if better and self.ahead >= other.ahead - _AS_MUCH:
            return (*better, Reason(ReasonCode.FOR_NOTHING))
        return better


def _chance(reason: Reason) -> float:
    """Return the chance that a reason tells, in percent; 0 if it tells none."""
    return float(dict(reason.params).get("chance", 0))


class _Found(NamedTuple):
    """How often a card brings its player to the line, how often it keeps the opponent below, the most that it brings,
    by how many points its player is ahead, and the totals of both together.
    """

    comes: float
    keeps: float
    most: int
    ahead: float
    both: float


def of_the_line(
    observation: PiquetObservation,
    rules: PiquetRules,
    prospect: Prospect,
    cards: Sequence[Card],
    hands: Sequence[tuple[int, float]],
) -> Mapping[Card, AboutTheLine]:
    """Return, for each of the ``cards``, what it does about the line, over ``hands`` (masks with weights) that the
    opponent may hold; nothing where the cards hardly differ.
    """
    line = prospect.line
    if not line or not hands:
        return dict.fromkeys(cards, AboutTheLine())
    own, other = prospect.now()
    found = _found(observation, rules, prospect, cards, hands)
    comes = own < line and _differ([one.comes for one in found.values()])
    keeps = other < line and _differ([one.keeps for one in found.values()])
    of_both = _of_both(prospect, found) if TrickPosition(observation, rules).searches(prospect) else {}
    told = {}
    for card, one in found.items():
        reasons = [*_of_own(rules, line, one)] if comes else []
        if keeps and (chance := round(100 * one.keeps)):
            reasons.append(Reason(ReasonCode.KEEPS_BELOW, parameters(line=line, chance=chance)))
        if card in of_both:
            reasons.append(of_both[card])
        told[card] = AboutTheLine(tuple(reasons), one.ahead)
    return told


def _of_both(prospect: Prospect, found: Mapping[Card, _Found]) -> Mapping[Card, Reason]:
    """Return what is told of the cards with which the points of both come to the most, or to the fewest, where it is
    certain who wins, and that the loser stays below the line, so that they are added up.
    """
    loses = not any(one.comes for one in found.values())
    wins = all(one.keeps == 1.0 for one in found.values())
    if not (prospect.adds_points_of_loser and (wins or loses)):
        return {}
    totals = {card: one.both if wins else -one.both for card, one in found.items()}
    most = max(totals.values())
    if most - min(totals.values()) < _FEW:
        return {}
    reason = Reason(ReasonCode.MORE_TO_WIN if wins else ReasonCode.FEWER_TO_PAY, parameters(line=prospect.line))
    return {card: reason for card, total in totals.items() if total > most - _FEW}


def _of_own(rules: PiquetRules, line: int, found: _Found) -> Iterator[Reason]:
    chance = round(100 * found.comes)
    if found.most < line:
        yield Reason(ReasonCode.STAYS_AT, parameters(total=found.most, line=line))
    elif chance and rules.ending is Ending.RUBICON:
        yield Reason(ReasonCode.SAVES_RUBICON, parameters(chance=chance))
    elif chance:
        yield Reason(ReasonCode.SAVES_DOUBLE, parameters(line=line, chance=chance))


def _differ(chances: Sequence[float]) -> bool:
    return max(chances) - min(chances) >= _DIFFER


def _found(
    observation: PiquetObservation,
    rules: PiquetRules,
    prospect: Prospect,
    cards: Sequence[Card],
    hands: Sequence[tuple[int, float]],
) -> dict[Card, _Found]:
    """Return what each card does. The winner of the match has nothing to save, and keeps the loser below the line."""
    position, solver = TrickPosition(observation, rules), Solver(scoring_of(observation, rules))
    searched = position.searches(prospect)
    line, whole = prospect.line, sum(weight for _, weight in hands)
    found = {}
    for card in cards:
        comes = keeps = leads = both = 0.0
        most = 0
        for hand, weight in hands:
            # Who wants to come to the line prefers more points for both, who keeps the other below it fewer.
            more = position.ends(solver, prospect, card, hand, True)
            fewer = more if searched else position.ends(solver, prospect, card, hand, False)
            (own, against), (ahead, other) = more, fewer
            comes += weight * (own >= line or own > against)
            keeps += weight * (other < line and ahead > other)
            most = max(most, own)
            leads += weight * (own - against)
            both += weight * (own + against)
        found[card] = _Found(comes / whole, keeps / whole, most, leads / whole, both / whole)
    return found
