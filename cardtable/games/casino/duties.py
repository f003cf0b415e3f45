"""The duty to capture, in games that have it: the captures of which a card must make one, and whether a play has failed
to.

RULES.md, C111, C112, C150, C151.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import Vector
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.rules import CasinoRules


def owed(rules: CasinoRules, card: Card, layout: Layout) -> list[Vector]:
    """Return the captures, as vectors of ``layout``, of which ``card`` must make one; empty if the rules do not demand
    captures.
    """
    if not rules.must_capture:
        return []
    return list(rules.captures_with(layout.classes, rules.hand_values[card]))


def neglects(rules: CasinoRules, play: Play, table: Sequence[Card]) -> bool:
    """Whether ``play`` on a ``table`` of loose cards makes none of the captures of which its card must make one."""
    layout = Layout(rules, table)
    due = owed(rules, play.card, layout)
    return bool(due) and tuple(layout.counts(play.taken, rules)) not in due


def dearest(rules: CasinoRules, card: Card, table: Sequence[Card]) -> tuple[Card, ...]:
    """Return the capture with the most points, and of those the one with the most cards, among the captures of which
    ``card`` must make one; empty if it can capture nothing.
    """
    layout, points = Layout(rules, table), rules.score.of_card
    worths = [float(points(one)) for one in range(max(table, default=0) + 1)]
    found = [layout.best(vector, worths) for vector in owed(rules, card, layout)]
    return max(found, key=lambda taken: (sum(map(points, taken)), len(taken), taken), default=())
