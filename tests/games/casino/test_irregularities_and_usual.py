"""Every Casino at a table with irregularities beside the same deal at a usual one: whatever people err in and others
object to, once it is put right both tables stand alike, and come to the same.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.events import Announced
from cardtable.core.objections import ADMITTED, DENIED
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.games.casino.actions import NO_OBJECTION, Play
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import VARIANTS
from tests.games.agreements import agreed

FAMILY = CasinoFamily()
_CROWDED = 8
TABLES = [(kind, players) for kind in VARIANTS for players in kind.players]


class Twins:
    """A table with irregularities and a usual one, to which everything is played as it stands once it is put right."""

    def __init__(self, kind: Variant, players: int, chance: random.Random) -> None:
        fixed: dict[str, OptionValue] = {"strict": True}
        rule_set = agreed(kind, players, chance, **fixed)
        usual = RuleSet(rule_set.variant, rule_set.players, {**rule_set.options, "strict": False})
        standing = FAMILY.begin(rule_set, chance.randrange(players))
        self.chance = chance
        self.irregularities, self.usual = FAMILY.deal(rule_set, standing), FAMILY.deal(usual, standing)
        self.said = Counter[str]()
        self.played = 0

    def play_on(self) -> None:
        """The next play, and what is said of it."""
        if self.irregularities.actor() == CHANCE:
            order = self.chance.sample(self.irregularities.rules.pack, len(self.irregularities.rules.pack))
            for state in (self.irregularities, self.usual):
                state.apply(Deal(tuple(order)))
            return
        # Of a crowded table everything that anybody could take by mistake takes long to list.
        crowded = len(self.irregularities.table) > _CROWDED
        every = self.usual.legal().representatives() if crowded else self.irregularities.legal()
        legal = [one for one in every if not one.objection]
        captures = [one for one in legal if one.captures]
        action = self.chance.choice(captures if captures and self.chance.random() < 0.7 else legal)
        right = action in self.usual.legal()
        if not right and not self.usual.rules.must_capture and Play(action.card) not in self.usual.legal():
            # A card that went back lies there even where its player has a build and could not have trailed it.
            action = self.chance.choice([one for one in legal if one in self.usual.legal()])
            right = True
        self.said["right" if right else "wrong"] += 1
        self.do(action)
        self.object_to(action, right)
        seat, stands = self.irregularities.plays[self.played]
        self.played += 1
        if right:
            assert stands == action
        assert stands in self.usual.legal()
        assert seat == self.usual.actor()
        self.usual.apply(stands)
        if self.irregularities.actor() >= 0 and NO_OBJECTION in self.irregularities.legal():
            self.do(NO_OBJECTION)

    def object_to(self, action: Play, right: bool) -> None:
        """A fault is always objected to, and what is none now and then."""
        if right and self.chance.random() < 0.7:
            return
        while self.irregularities.actor() >= 0:
            objections = [one for one in self.irregularities.legal() if one.objection and one != NO_OBJECTION]
            if not objections:
                break
            codes = self.do(self.chance.choice(objections))
            if ADMITTED in codes:
                assert not right
                return
            assert DENIED in codes
        assert right, action

    def do(self, action: Play) -> list[str]:
        codes = [event.code for event in self.irregularities.apply(action) if isinstance(event, Announced)]
        self.said.update(codes)
        return codes


def lines_of(state: CasinoState) -> list[tuple[str, int, int]]:
    return [(line.code, line.side, line.points) for line in state.lines()]


def compared(kind: Variant, players: int, chance: random.Random) -> Counter[str]:
    """Play a deal at both tables; what was said at the strict one."""
    twins = Twins(kind, players, chance)
    while twins.irregularities.actor() != OVER:
        twins.play_on()
        irregularities, usual = twins.irregularities, twins.usual
        assert Counter(irregularities.table) == Counter(usual.table)
        assert [Counter(pile) for pile in irregularities.piles] == [Counter(pile) for pile in usual.piles]
        assert [Counter(markers) for markers in irregularities.markers] == [
            Counter(markers) for markers in usual.markers
        ]
        assert [one.value for one in irregularities.builds] == [one.value for one in usual.builds]
        if irregularities.actor() >= 0:
            assert irregularities.last_capturer == usual.last_capturer
    assert twins.usual.actor() == OVER
    assert lines_of(twins.irregularities) == lines_of(twins.usual)
    return twins.said


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=10)
def test_an_irregularity_that_was_put_right_leaves_nothing_behind(kind: Variant, players: int, seed: int) -> None:
    said = compared(kind, players, random.Random(seed))
    assert said[ADMITTED] == said["wrong"]


@pytest.mark.parametrize("kind", VARIANTS, ids=lambda kind: kind.id)
def test_people_err_at_every_table_with_irregularities(kind: Variant) -> None:
    said = Counter[str]()
    for seed in range(12):
        said += compared(kind, kind.players[0], random.Random(seed))
    assert said[ADMITTED]
    assert said[DENIED]
