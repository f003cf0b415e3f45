"""The oracle of Casino against payments worked out by hand."""

from __future__ import annotations

from cardtable.core.state import Standing
from cardtable.games.casino.actions import parse_play
from tests.games.casino.positions import position, rules_of
from tests.oracles.casino import worths


def never(standing: Standing) -> float:
    raise AssertionError(standing)


def test_the_last_capture_saves_the_double() -> None:
    # The three takes the three, and what lies there at the end with it: the ace of spades is a point.
    rules = rules_of("classic", 2, differences=False, count_out=True)
    pile = "2C 3C KC QC JC AC AD 2S TD 2D 3D QD 4D 6D 7D 8D 9D JS QS KS TS 9S 8S"
    for points, pays in ((4, {-2.0}), (5, {-2.0, -1.0}), (6, {-1.0})):
        state = position(rules, ["3H", "4H"], "AS 3S", piles=("KH QH", pile), points=(points, 10), last_capturer=1)
        found = worths(state, never)
        assert {*found.values()} == pays
        # Five and one are more than half of eleven, four and one are not.
        assert max(found.values()) == found[parse_play("3H x 3S")]


def test_without_the_double_a_loss_is_a_loss() -> None:
    rules = rules_of("classic", 2, differences=False, count_out=True, lurch=False)
    state = position(rules, ["3H", "4H"], "AS 3S", piles=("KH QH", "2C 3C KC AC AD 2S TD"), points=(5, 10))
    assert {*worths(state, never).values()} == {-1.0}
