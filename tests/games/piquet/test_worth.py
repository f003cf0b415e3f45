"""Whoever keeps nothing back counts what the hands are worth, whoever sits at the table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import Card
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.games.piquet.phases import Jump, Phase
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.rich import pack
from tests.games.piquet.tables import points_by, rules_of, standing_of
from tests.games.piquet.worth import pips, runs, sequence_points, set_points, sets, suits


def worth(
    hands: dict[int, list[Card]], side_of: tuple[int, ...], robber: bool, least: int
) -> dict[str, dict[int, int]]:
    """What each side counts for point, sequences and sets, if anybody does."""
    points = {}
    for seat, hand in hands.items():
        found = [(len(cards), pips(cards)) for cards in suits(hand)]
        points[seat] = [one for one in found if one[0] >= least and (one[1] >= 30 or not robber)]
    owned = {
        "point": {seat: sorted(found, reverse=True)[:1] for seat, found in points.items()},
        "sequence": {seat: runs(hand) for seat, hand in hands.items()},
        "set": {seat: sets(hand) for seat, hand in hands.items()},
    }
    value = {
        "point": lambda item: item[0],
        "sequence": lambda item: sequence_points(item[0]),
        "set": lambda item: set_points(item[0]),
    }
    counted: dict[str, dict[int, int]] = {}
    for kind, items in owned.items():
        best = {seat: found[0] for seat, found in items.items() if found}
        highest = max(best.values(), default=None)
        winners = {side_of[seat] for seat, item in best.items() if item == highest}
        counted[kind] = {}
        if len(winners) == 1:
            (side,) = winners
            # A point counts once, sequences and sets all that the side has.
            own = [item for seat, found in items.items() if side_of[seat] == side for item in found]
            counted[kind][side] = sum(map(value[kind], own[:1] if kind == "point" else own))
            if kind == "point":
                assert highest is not None
                counted[kind][side] = highest[0]
    return counted


def makes_ninety(
    counted: dict[str, dict[int, int]], side: int, shown: dict[int, int], enough: int, helps: bool, irregularities: bool
) -> bool:
    """Whether a side reaches ``enough`` before anything of the others in the order of counting. ``helps`` says whether
    its own carte blanche counts toward it, ``irregularities`` whether nothing of the others may be good at all.
    """
    total = shown.get(side, 0) * helps
    if set(shown) - {side} or (irregularities and any(set(owners) - {side} for owners in counted.values())):
        return False
    for owners in counted.values():
        if set(owners) - {side}:
            return False
        total += owners.get(side, 0)
        if total >= enough:
            return True
    return False


@pytest.mark.parametrize(
    ("name", "players", "options", "least"),
    [
        ("points", 2, {"repique": "count", "target": 999}, 4),
        ("session", 2, {"smallest_point": 3, "repique_when": "nothing_beaten"}, 3),
        ("rubicon", 2, {}, 3),
        ("four_deals", 2, {"prizes": "only"}, 4),
        ("robber", 4, {"target": 999}, 3),
        ("norman", 3, {"target": 999}, 4),
    ],
)
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=40)
def test_who_declares_everything_counts_what_the_hands_are_worth(
    name: str, players: int, options: dict[str, object], least: int, seed: int
) -> None:
    chance = random.Random(seed)
    rules = rules_of(name, players, **options)  # type: ignore[arg-type]
    state = PiquetState(rules, standing_of(rules, dealer=chance.randrange(players)))
    state.apply(Deal(pack(rules, chance)))
    hands: dict[int, list[Card]] = {}
    while state.actor() != OVER:
        assert state.actor() != CHANCE
        if state.phase is Phase.POINT and not hands:
            hands = {seat: list(state.hands[seat]) for seat in state.players}
        usual = state.legal().representatives()
        state.apply(chance.choice(usual) if state.phase is Phase.EXCHANGE else usual[0])
    expected = worth(hands, rules.side_of, name == "robber", least)
    for kind, counted in expected.items():
        assert points_by(state.lines(), kind) == counted, kind
    shown = points_by(state.lines(), "carte_blanche")
    irregularities = options.get("repique_when") == "nothing_beaten"
    for side, jump in enumerate(state.jumps):
        due = makes_ninety(
            expected, side, shown, 20 if name in ("robber", "norman") else 30, name == "rubicon", irregularities
        )
        assert (jump is Jump.REPIQUE) == due
