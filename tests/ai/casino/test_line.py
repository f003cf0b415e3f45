"""A hint at Casino says what a play does about the end of the match, and the oracle says that it is so."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.line import Ends
from cardtable.ai.casino.players import players
from cardtable.ai.protocol import Reason
from cardtable.core.cards import format_card, parse_cards
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import situation
from tests.ai.casino.endings import TABLES, endings
from tests.games.casino.positions import position, rules_of

PILE = "2C 3C KC QC JC AC AD 2S TD 2D 3D QD 4D 6D 7D 8D 9D JS QS KS TS 9S 8S"
FOR_CERTAIN: dict[str, Callable[[float], bool]] = {
    "wins_surely": lambda pays: pays >= 1.0,
    "arrives_first": lambda pays: pays >= 1.0,
    "sweep_decides": lambda pays: pays >= 1.0,
    "keeps_below": lambda pays: pays == 2.0,
    "saves_double": lambda pays: pays == -1.0,
    "stays_below": lambda pays: pays == -2.0,
    "loses_partie": lambda pays: pays <= -1.0,
    "partie_goes_on": lambda pays: -2.0 < pays < 2.0,
}
"""What a play pays, in stakes, if it is told of it."""


def losing(points: tuple[int, int]) -> CasinoState:
    """Two cards each, and the other side arrives in any case. The three of hearts takes the spade with which the first
    side has one point more.
    """
    rules = rules_of("classic", 2, differences=False, count_out=True)
    return position(rules, ["3H", "4H"], "AS 3S", piles=("KH QH", PILE), points=points, last_capturer=1)


def told(state: CasinoState, play: str) -> list[Reason]:
    desk = Desk(situation(state))
    return Ends(desk, desk.plays).reasons(parse_play(play))


def test_a_capture_that_comes_to_half_is_told_and_so_is_the_card_that_stays_below() -> None:
    state = losing((5, 10))
    ((saves,), (stays,)) = told(state, "3H x 3S"), told(state, "3H")
    assert (saves.code, dict(saves.params)) == ("saves_double", {"half": 6})
    assert (stays.code, dict(stays.params)) == ("stays_below", {"half": 6})


@pytest.mark.parametrize("own", [2, 8])
def test_where_half_is_reached_anyway_or_not_at_all_nothing_is_told(own: int) -> None:
    state = losing((own, 10))
    assert told(state, "3H x 3S") == told(state, "3H") == []


def test_without_the_double_nothing_is_told_of_it() -> None:
    rules = rules_of("classic", 2, differences=False, count_out=True, lurch=False)
    state = position(rules, ["3H", "4H"], "AS 3S", piles=("KH QH", PILE), points=(5, 10), last_capturer=1)
    assert told(state, "3H x 3S") == []


def test_a_hint_and_a_comparison_give_it_before_all_else() -> None:
    state = losing((5, 10))
    player = players()["searcher"]
    best, other = player.explain(
        situation(state), player.consider(situation(state), random.Random(1), Budget(samples=1))
    )
    assert best.reasons[0].code == "saves_double"
    assert other.reasons[0].code == "stays_below"
    assert other.contrast[0].code == "saves_double"


def test_hidden_cards_are_not_foretold() -> None:
    rules = rules_of("classic", 2, differences=False, count_out=True)
    state = position(rules, ["3H", "4H"], "AS 3S", points=(5, 10), last=False, stock="KH QH 2C 3C")
    assert told(state, "3H x 3S") == []


@pytest.mark.parametrize("name", TABLES)
def test_what_is_told_is_what_the_match_then_pays(name: str) -> None:
    for state, pays in endings(name, 4, 3):
        desk = Desk(situation(state))
        ends = Ends(desk, desk.plays)
        for play in desk.plays:
            for reason in ends.reasons(play):
                assert FOR_CERTAIN[reason.code](pays[play]), (str(play), reason)


def test_a_sweep_decides_where_its_point_does() -> None:
    rules = rules_of("swedish", 2)
    held = {*parse_cards("3H 9D KC 4C 3D")}
    pile = " ".join(format_card(card) for card in rules.pack if card not in held)
    points = (rules.target - 1, 0)
    state = position(rules, ["3H 9D", "KC 4C"], "3D", piles=("", pile), points=points, last_capturer=1)
    assert [reason.code for reason in told(state, "3H x 3D")] == ["sweep_decides"]
    # Two points from the target the sweep is not enough.
    points = (rules.target - 3, 0)
    state = position(rules, ["3H 9D", "KC 4C"], "3D", piles=("", pile), points=points, last_capturer=1)
    assert told(state, "3H x 3D") == []


def test_every_kind_of_end_is_told_somewhere() -> None:
    codes = set()
    for name in ("each_marks", "count_out"):
        for state, _ in endings(name, 8, 5):
            desk = Desk(situation(state))
            ends = Ends(desk, desk.plays)
            codes |= {reason.code for play in desk.plays for reason in ends.reasons(play)}
    assert codes >= FOR_CERTAIN.keys() - {"sweep_decides"}


def test_a_line_missed_for_nothing_is_named_as_that() -> None:
    found = []
    for state, pays in endings("each_marks", 8, 5):
        desk = Desk(situation(state))
        ends = Ends(desk, desk.plays)
        best = max(pays, key=lambda play: pays[play])
        for other in desk.plays:
            codes = [reason.code for reason in ends.contrast(best, other)]
            assert not codes or pays[best] > pays[other]
            found += [(pays[best], pays[other])] if "for_nothing" in codes else []
    # Won or lost either way, but once instead of twice or the other way round.
    assert found
    assert set(found) <= {(2.0, 1.0), (-1.0, -2.0)}
