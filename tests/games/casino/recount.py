"""What a deal of the classic game or of Royal Casino comes to, counted anew from the cards and the plays alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.core.cards import Card, format_card
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import choose
from tests.games.casino.positions import rules_of

NO_TARGET = 999
"""More points than any deal brings."""
SWITCHES = {
    "classic": ("differences", "last_capture", "last_clear", "building"),
    "royal": ("differences", "sweeps", "spades", "raise_own", "drawing", "high_ace"),
}


def counted_anew(rules: CasinoRules, state: CasinoState, first: Sequence[Card]) -> list[int]:
    """What a deal brings its sides; ``first`` lay on the table when it began."""
    chosen = rules.rule_set.options
    sides = len(rules.sides)
    piles: list[list[Card]] = [[] for _ in range(sides)]
    table, builds, begun = list(first), dict[int, list[Card]](), 0
    at_once = [0] * sides
    last = None
    left = len(state.plays)
    for seat, one in state.plays:
        left -= 1
        side = rules.side_of[seat]
        for card in one.taken:
            table.remove(card)
        moved = [one.card, *one.taken, *(card for number in one.builds for card in builds.pop(number))]
        if one.value:
            begun += not one.builds
            builds[min(one.builds, default=begun)] = moved
        elif len(moved) > 1:
            piles[side] += moved
            last = side
            at_once[side] += not (table or builds) and (left > 0 or bool(chosen.get("last_clear", True)))
        else:
            table.append(one.card)
    assert not builds
    if not chosen.get("sweeps", True):
        at_once = [0] * sides
    if last is not None:
        piles[last] += table
        at_once[last] += bool(chosen.get("last_capture", False))
    sums = [_by_cards(pile, bool(chosen.get("spades", False))) for pile in piles]
    for points, numbers in (
        (3, [len(pile) for pile in piles]),
        (0 if chosen.get("spades") else 1, [sum(format_card(card)[1] == "S" for card in pile) for pile in piles]),
    ):
        if numbers.count(max(numbers)) == 1:
            sums[numbers.index(max(numbers))] += points
    if chosen["differences"] and chosen.get("three", "hoyle") == "hoyle":
        sums = [max(0, 2 * points - sum(sums)) for points in sums]
    return [points + more for points, more in zip(sums, at_once, strict=True)]


def _by_cards(pile: Sequence[Card], each_spade: bool) -> int:
    points = 0
    for name in map(format_card, pile):
        points += {"TD": 2, "2S": 1}.get(name, int(name[0] == "A"))
        points += each_spade * ((name[1] == "S") + (name == "JS"))
    return points


def agreed(name: str, players: int, generator: random.Random) -> dict[str, OptionValue]:
    """Options by chance, to a target that no deal reaches."""
    chosen: dict[str, OptionValue] = {option: generator.random() < 0.5 for option in SWITCHES[name]}
    chosen["target"] = NO_TARGET
    if name == "classic":
        chosen["courts"] = generator.choice(("all", "one", "one_or_three"))
        if players == 3 and chosen["differences"] and generator.random() < 0.5:
            chosen["three"] = "german1797"
    return chosen


def check_deals(name: str, seeds: Sequence[int]) -> int:
    """Play a deal for each of ``seeds`` at random and count it anew; how many of them had a sweep that counted."""
    sweeps = 0
    for seed in seeds:
        generator = random.Random(seed)
        players = 2 + seed % 3
        rules = rules_of(name, players, **agreed(name, players, generator))
        state = CasinoState(rules, Standing((0,) * len(rules.sides), seed % players))
        state.apply(Deal(tuple(generator.sample(rules.pack, 52))))
        first = tuple(state.table)
        while state.actor() >= 0:
            state.apply(choose(state, generator))
        assert list(totals(state.lines(), len(rules.sides))) == counted_anew(rules, state, first), seed
        sweeps += any(line.code == "sweep" for line in state.lines())
    return sweeps
