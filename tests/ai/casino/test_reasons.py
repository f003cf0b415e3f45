"""A hint at Casino says why, also where nothing counts."""

from __future__ import annotations

import pytest

from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.reasons import reasons
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
