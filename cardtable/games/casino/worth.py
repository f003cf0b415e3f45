"""A rough worth of plays, used to put the best first; the computer players value plays by other means."""

from __future__ import annotations

from functools import lru_cache

from cardtable.core.cards import HIGHEST_CARD
from cardtable.games.casino.actions import Play, card_laid
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules

_A_CARD = 0.02
"""The worth of every card in points, added to the worth of what it counts."""


@lru_cache(maxsize=64)
def card_worths(rules: CasinoRules) -> tuple[float, ...]:
    """Return a rough worth of capturing each card, by card number, in points for the capturing side."""
    score, worths = rules.score, []
    majorities = sorted(score.majorities, key=lambda part: part.count.place)
    for card in range(HIGHEST_CARD + 1):
        worth = _A_CARD
        for part in majorities:
            worth += part.rough_price * part.count.of[card]
        worths.append(rules.good * (worth + score.of_card(card)))
    return tuple(worths)


def play_worth(position: CasinoPosition, play: Play) -> float:
    """Return a rough worth of a play in points for the side that makes it: its captured cards, a sweep, a mulle."""
    good = position.rules.good
    if not play.captures:
        return -good if play.lays_down else 0.0
    worths = card_worths(position.rules)
    score = position.rules.score
    captured = [one for one in position.builds if one.number in play.builds]
    taken = [*play.taken, *(card for one in captured for card in one.cards)]
    worth = worths[play.card] + sum(worths[card] for card in taken)
    if len(play.taken) == len(position.table) and len(captured) == len(position.builds):
        worth += good * score.sweeps.points
    if score.mulles and score.mulles.happens(play.card, taken):
        worth += good * score.mulles.worths[play.card]
    if score.marked_captures:
        made = Capture(play.card, play.taken, card_laid(position.plays))
        worth += good * sum(kind.points for kind in score.marked_captures if kind.happens(made))
    return worth
