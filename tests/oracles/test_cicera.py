"""The engine and a referee of Cicera that was written apart from it agree on every legal play and every point."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import format_card
from cardtable.core.rules import OptionValue
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import choose
from tests.games.casino.positions import rules_of
from tests.oracles.cicera import Referee

NO_TARGET = 999
"""More points than any deal brings."""
SEEDS = range(7_000, 7_060)


def agreed(players: int, generator: random.Random) -> dict[str, OptionValue]:
    """Options by chance, to a target that no deal reaches."""
    chosen: dict[str, OptionValue] = {
        "target": NO_TARGET,
        "most_swords": generator.choice((1, 2)),
        "napoleone": generator.random() < 0.5,
    }
    if players != 3:
        chosen["even_cards"] = generator.choice(("none", "one_each"))
    if players == 4:
        chosen["packets"] = generator.choice(("packet", "singly", "sixes"))
    return chosen


def check_deals(seeds: range) -> tuple[int, int]:
    """Watch a random deal for each seed; return the numbers of positions and of marks that were compared."""
    positions = marks = 0
    for seed in seeds:
        generator = random.Random(seed)
        players = 2 + seed % 3
        rules = rules_of("cicera", players, **agreed(players, generator))
        state = CasinoState(rules, Standing((0,) * len(rules.sides), seed % players))
        state.apply(Deal(tuple(generator.sample(rules.pack, 52))))
        referee = Referee(rules.side_of, [format_card(card) for card in state.table])
        captures_all = generator.random() < 0.5
        while state.actor() >= 0:
            seat = state.actor()
            plays = list(state.legal())
            found = [(format_card(play.card), frozenset(map(format_card, play.taken))) for play in plays]
            assert len(found) == len(set(found))
            assert set(found) == referee.legal([format_card(card) for card in state.hands[seat]]), seed
            positions += 1
            takers = [play for play in plays if play.captures]
            play = generator.choice(takers) if takers and captures_all else choose(state, generator)
            referee.see(seat, format_card(play.card), frozenset(map(format_card, play.taken)))
            state.apply(play)
        got: list[dict[str, int]] = [{} for _ in rules.sides]
        for line in state.lines():
            if line.points:
                got[line.side][line.code] = got[line.side].get(line.code, 0) + line.points
        assert got == referee.count(rules.rule_set.options), seed
        marks += sum(sum(of_side.values()) for of_side in referee.marked)
    return positions, marks


def test_every_play_and_every_point_is_as_another_referee_says() -> None:
    positions, marks = check_deals(SEEDS)
    assert positions > 2_000
    assert marks > 200


@pytest.mark.slow
def test_many_deals_are_as_another_referee_says() -> None:
    assert check_deals(range(100_000, 100_500))[1] > 2_000
