"""Where a card that can capture must, it may not be laid down; everything else is as ever."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import parse_card
from cardtable.core.errors import IllegalAction
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.variants import casino_rules
from cardtable.words.errors import ERRORS
from tests.contract.setups import walk
from tests.games.casino.fewest import MAY, MUST, fewest
from tests.games.casino.positions import legal, position, scored, won

RULES = casino_rules(fewest(MUST).rule_set)


def test_a_card_that_can_capture_is_not_laid_down() -> None:
    state = position(RULES, ["9S 2H", "4C"], "5C 4D KC")
    assert legal(state) == {"9S x 4D 5C", "2H"}
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play("9S"))
    assert (caught.value.code, dict(caught.value.parameters)) == ("must_capture", {"card": "9S"})
    assert caught.value.code in ERRORS
    assert state.key() == before


def test_the_table_offers_no_laying_down_either() -> None:
    state = position(RULES, ["9S 2H", "4C"], "5C 4D KC")
    offered = [str(play) for play in state.legal().completions(parse_card("9S"), (), 9)]
    assert offered == ["9S x 4D 5C"]
    assert state.legal().exact(parse_card("9S"), ()) == []
    assert state.legal().completions(parse_card("2H"), (), 9) == [Play(parse_card("2H"))]


def test_the_list_is_what_the_check_accepts() -> None:
    laid = 0
    for state, _ in walk(fewest(MUST, 3), 7):
        if state.actor() < 0:
            continue
        plays: list[Any] = list(state.legal())
        assert plays
        assert all(play in state.legal() for play in plays)
        for card in state.legal().cards():
            can = any(play.card == card and play.captures for play in plays)
            assert (Play(card) in state.legal()) == (Play(card) in plays) == (not can)
            laid += not can
    assert laid > 10


def test_the_choice_of_what_is_captured_stays_free() -> None:
    state = position(RULES, ["9S", "4C"], "9C 5C 4D")
    assert legal(state) == {"9S x 9C", "9S x 4D 5C", "9S x 4D 5C 9C"}
    assert legal(position(casino_rules(fewest(MAY).rule_set), ["9S", "4C"], "9C 5C 4D")) == legal(state) | {"9S"}


# Who wins where the fewest points win


def test_the_fewest_points_win_when_somebody_reaches_the_target() -> None:
    lines = scored(RULES, [won("TD 2S AS"), won("AH")], points=(44, 20))
    after = fold(RULES, Standing((44, 20), 0), lines)
    assert after.points == (44 + 7, 21)
    assert after.winners == (1,)
    assert after.factors == (1, 0)


def test_below_the_target_nobody_has_won_yet() -> None:
    assert not fold(RULES, Standing((40, 20), 0), scored(RULES, [won("TD"), won("AH")], points=(40, 20))).over


def test_a_tie_for_fewest_is_played_on() -> None:
    three = casino_rules(fewest(MUST, 3).rule_set)
    lines = scored(three, [won("TD"), won("AH"), won("AC")], points=(47, 20, 20))
    assert not fold(three, Standing((47, 20, 20), 0), lines).over
