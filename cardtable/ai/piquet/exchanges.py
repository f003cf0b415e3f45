"""Which cards to lay away: by what the kept ones promise, and by what they become with cards from the talon."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.promise import promise
from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import mask_of

CANDIDATES = 24
"""Exchanges that are tried with sampled talons."""
DRAWS = 160
"""Sampled talons for those that are still in the race at the end."""

Cards = tuple[Card, ...]


def by_promise(hand: Sequence[Card], least: int, most: int) -> list[tuple[float, Cards]]:
    """Every exchange of ``least`` to ``most`` cards, the one whose kept cards promise most first.

    A card that is bought is worth something by itself, so that fewer bought cards are made up for.
    """
    whole = mask_of(hand)
    found = []
    for discards in _choices(hand, least, most):
        found.append((promise(whole & ~mask_of(discards)) + _BOUGHT * len(discards), discards))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


_BOUGHT = 1.9


def _choices(hand: Sequence[Card], least: int, most: int) -> Iterator[Cards]:
    cards = sorted(hand)
    for number in range(least, most + 1):
        yield from combinations(cards, number)


def by_draws(
    hand: Sequence[Card], least: int, most: int, unseen: Sequence[Card], generator: random.Random, budget: Budget
) -> list[tuple[float, Cards]]:
    """The most promising exchanges with the mean promise of what the hand becomes, best first.

    All are tried with the same talons, and after each lot of talons the lesser half drops out. Raises ``Cancelled``.
    """
    runners = [discards for _, discards in by_promise(hand, least, most)[:CANDIDATES]]
    whole = mask_of(hand)
    sums = dict.fromkeys(runners, 0.0)
    pool = list(unseen)
    out: list[tuple[float, Cards]] = []
    drawn, lot = 0, DRAWS // 8
    while runners and drawn < DRAWS and (not drawn or budget.spent(drawn) < 1.0):
        for _ in range(lot):
            generator.shuffle(pool)
            for discards in runners:
                sums[discards] += promise(whole & ~mask_of(discards) | mask_of(pool[: len(discards)]))
        drawn += lot
        runners.sort(key=lambda discards: (-sums[discards], discards))
        if len(runners) > 3:
            keep = (len(runners) + 1) // 2
            out += [(sums[discards] / drawn, discards) for discards in runners[keep:]]
            runners = runners[:keep]
    runners.sort(key=lambda discards: (-sums[discards], discards))
    found = [(sums[discards] / max(1, drawn), discards) for discards in runners]
    # Whoever dropped out early was behind, whatever the mean of his few talons says.
    for value, discards in sorted(out, key=lambda one: (-one[0], one[1])):
        found.append((min(value, found[-1][0]), discards))
    return found
