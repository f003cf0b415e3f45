"""What somebody is asked who counts a finished deal of Casino from the piles: how many cards count of each kind, what
each part of the score table brings, and the sum.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.core.own_count import CountQuestion
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.games.casino.codes import Line
from cardtable.games.casino.variants import casino_rules


def own_deal(rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
    """Return what a side is asked; of its points the sum alone if the deal ended before everything was counted, where
    only the first sides to arrive count, and where only the surplus over the others is marked.
    """
    rules = casino_rules(rule_set)
    own = [line for line in lines if line.side == side]
    total = CountQuestion("total", (totals(lines, len(rules.sides))[side],))
    won = _pile(lines, side)
    if won is None:
        return (total,)
    questions = []
    counting = {part.count.code for part in rules.score.parts if part.count is not None}
    for count in rules.score.counts:
        if count.code in counting:
            cards = tuple(card for card in won.cards if count.of[card])
            number = dict(won.params)[count.code]
            questions.append(CountQuestion("number", (int(number),), cards, params=parameters(of=count.code)))
    if rules.score.first_to_arrive or rules.score.difference:
        return (*questions, total)
    whole = len(rules.pack)
    for part in rules.score.parts:
        asked = part.asked(whole, suits_matter=False)
        if not asked:
            # What ends the match at once is not counted.
            continue
        lines_of = [line for line in own if line.code in part.codes]
        cards = tuple(card for line in lines_of for card in line.cards)
        points = sum(line.points for line in lines_of)
        kind = "most" if part in rules.score.majorities else "each"
        questions.append(CountQuestion("points", (points,), cards, params=parameters(of=asked[0].code, kind=kind)))
    return (*questions, total)


def own_beside(lines: Sequence[ScoreLine], side: int) -> tuple[Card, ...]:
    """Return the pile of a side, by suits, as somebody lays it who counts; nothing if no piles were counted."""
    won = _pile(lines, side)
    return () if won is None else tuple(sorted(won.cards))


def _pile(lines: Sequence[ScoreLine], side: int) -> ScoreLine | None:
    return next((line for line in lines if line.side == side and line.code == Line.WON), None)
