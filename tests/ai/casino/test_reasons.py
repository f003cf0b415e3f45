"""A hint at Casino says why, also where nothing counts."""

from __future__ import annotations

import pytest

from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.reasons import reasons
from cardtable.core.cards import PACK_52, format_card, parse_cards
from cardtable.games.casino.actions import parse_play
from tests.ai.casino.decisions import situation
from tests.games.casino.positions import position, rules_of

SWEDISH = rules_of("swedish", 2)


@pytest.mark.parametrize(
    ("hand", "table", "play", "code"),
    [
        ("KH", "4C 5H", "KH", ReasonCode.ONLY_CHOICE),
        ("KH QD", "4C 7H", "QD", ReasonCode.NOTHING_TO_CAPTURE),
        ("6H KD", "6C 3H", "6H x 6C", ReasonCode.BRINGS_CARDS),
        ("6H KD", "6C 3H", "6H", ReasonCode.RATHER_LIES),
    ],
)
def test_where_nothing_counts_it_is_said_what_there_is(hand: str, table: str, play: str, code: ReasonCode) -> None:
    state = position(SWEDISH, [hand, "9C"], table)
    assert [reason.code for reason in reasons(Desk(situation(state)), parse_play(play))] == [code]


def test_where_the_fewest_points_win_and_nothing_costs_any_that_is_said() -> None:
    state = position(rules_of("kryp", 2), ["9S KD", "3C 4C"], "5H 7C", last=False, stock="3H 4H")
    assert [reason.code for reason in reasons(Desk(situation(state)), parse_play("9S"))] == [ReasonCode.COSTS_NOTHING]
    alone = position(rules_of("kryp", 2), ["KD", "3C"], "5H 7C", last=False, stock="3H 4H")
    assert [reason.code for reason in reasons(Desk(situation(alone)), parse_play("KD"))] == [ReasonCode.ONLY_CHOICE]


@pytest.mark.parametrize(("stock", "chance"), [("", 100), ("JD QC KD", 50)])
def test_a_sweep_is_as_likely_as_one_of_its_cards_is_among_the_next_hand(stock: str, chance: int) -> None:
    held = ("6H JS", "6C 9D 4S")
    gone = {*parse_cards(" ".join((*held, stock)))}
    piles = " ".join(format_card(card) for card in PACK_52 if card not in gone)
    desk = Desk(situation(position(SWEDISH, held, piles=[piles], stock=stock, last=not stock)))
    (told,) = [reason for reason in reasons(desk, parse_play("6H")) if reason.code == ReasonCode.LEAVES_SWEEP]
    assert dict(told.params) == {"chance": chance}
