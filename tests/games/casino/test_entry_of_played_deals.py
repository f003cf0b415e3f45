"""A deal of the classic game or of Royal Casino comes to the same, played or entered by hand."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import ACE, make_card
from cardtable.core.scores import totals
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.counts import OF_SPADES
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.facts import BIG_CASINO, JACK_OF_SPADES, LITTLE_CASINO, SideFacts
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import choose
from tests.games.casino.positions import rules_of
from tests.games.casino.recount import agreed


def amount(code: str, fact: SideFacts) -> int:
    """What a side enters for a category."""
    aces = {"ace_of_spades": 0, "ace_of_hearts": 1, "ace_of_diamonds": 2, "ace_of_clubs": 3}
    if code in aces:
        return fact.number_of(make_card(ACE, aces[code]))
    return {
        "cards": len(fact.won),
        "spades": fact.counted(OF_SPADES),
        "big_casino": fact.number_of(BIG_CASINO),
        "little_casino": fact.number_of(LITTLE_CASINO),
        "jack_of_spades": fact.number_of(JACK_OF_SPADES),
        "aces": sum(fact.number_of(make_card(ACE, suit)) for suit in aces.values()),
        "sweeps": fact.sweeps,
        "last_capture": int(fact.last_capture),
        "misdeal": 0,
    }[code]


@pytest.mark.parametrize("name", ["classic", "royal"])
def test_a_played_deal_is_entered_by_hand_and_by_what_it_came_to(name: str) -> None:
    differences = 0
    for seed in range(30):
        generator = random.Random(seed)
        players = 2 + seed % 3
        rules = rules_of(name, players, **agreed(name, players, generator))
        standing = Standing((0,) * len(rules.sides), seed % players)
        state = CasinoState(rules, standing)
        state.apply(Deal(tuple(generator.sample(rules.pack, 52))))
        while state.actor() >= 0:
            state.apply(choose(state, generator))
        lines, facts = state.lines(), state.facts()
        entry = CasinoEntry(rules)
        sides = range(len(rules.sides))
        entered = {
            one.code: {side: amount(one.code, facts[side]) for side in one.sides}
            for one in entry.categories(standing, BY_CATEGORY)
        }
        by_hand = entry.lines(standing, entered, BY_CATEGORY)
        assert totals(by_hand, len(sides)) == totals(lines, len(sides)), seed
        assert [line.points for line in by_hand if line.code == "difference"] == [
            line.points for line in lines if line.code == "difference"
        ]
        differences += rules.score.difference
        whole = {side: sum(line.points for line in lines if line.side == side) for side in sides}
        if rules.score.difference:
            whole = {
                side: sum(line.points for line in lines if line.side == side and not line.marked) for side in sides
            }
        came_to = {
            one.code: whole
            if one.code == "total"
            else {
                side: 0 if one.code in ("first", "more_spades") else amount(one.code, facts[side]) for side in one.sides
            }
            for one in entry.categories(standing, TOTALS)
        }
        assert totals(entry.lines(standing, came_to, TOTALS), len(sides)) == totals(lines, len(sides)), seed
    assert differences > 5
