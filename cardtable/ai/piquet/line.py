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


class _Found(NamedTuple):
    """How often a card brings its player to the line, how often it keeps the opponent below, and the most that it
    brings.
    """

    comes: float
    keeps: float
    most: int


def of_the_line(
    observation: PiquetObservation,
    rules: PiquetRules,
    prospect: Prospect,
    cards: Sequence[Card],
    hands: Sequence[tuple[int, float]],
) -> Mapping[Card, list[Reason]]:
    """Return, for each of the ``cards``, what it does about the line, over ``hands`` (masks with weights) that the
    opponent may hold; nothing where the cards hardly differ.
    """
    line, told = prospect.line, {card: list[Reason]() for card in cards}
    if not line or not hands:
        return told
    own, other = prospect.now()
    found = _found(observation, rules, prospect, cards, hands)
    if own < line and _differ([one.comes for one in found.values()]):
        for card, one in found.items():
            told[card] += _of_own(rules, line, one)
    if other < line and _differ([one.keeps for one in found.values()]):
        for card, one in found.items():
            if chance := round(100 * one.keeps):
                told[card].append(Reason(ReasonCode.KEEPS_BELOW, parameters(line=line, chance=chance)))
    return told


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
    """Return what each card does. Who wins has nothing to save, and keeps the other below if he loses."""
    position, solver = TrickPosition(observation, rules), Solver(scoring_of(observation, rules))
    line, whole = prospect.line, sum(weight for _, weight in hands)
    found = {}
    for card in cards:
        comes = keeps = 0.0
        most = 0
        for hand, weight in hands:
            # Who wants to come to the line prefers more points for both, who keeps the other below it fewer.
            own, against = prospect.at_the_end(position.totals(solver, card, hand, True))
            ahead, other = prospect.at_the_end(position.totals(solver, card, hand, False))
            comes += weight * (own >= line or own > against)
            keeps += weight * (other < line and ahead > other)
            most = max(most, own)
        found[card] = _Found(comes / whole, keeps / whole, most)
    return found
