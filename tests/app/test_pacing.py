"""What is waited for before the next move, and how nobody needs to."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.pacing import Pacing


@pytest.fixture
def told(qtbot: QtBot) -> tuple[Pacing, list[str]]:
    """A pacing at an hour per pause, and what it has told."""
    pacing, heard = Pacing(), list[str]()
    pacing.set_pace(1e4)
    pacing.move_due.connect(lambda: heard.append("move"))
    pacing.deal_seen.connect(lambda: heard.append("deal"))
    pacing.warm_due.connect(lambda: heard.append("warm"))
    return pacing, heard


def test_a_move_is_waited_with(told: tuple[Pacing, list[str]]) -> None:
    pacing, heard = told
    pacing.begin_pause()
    pacing.wait_for_move()
    assert pacing.waiting
    assert heard == []


@pytest.mark.parametrize("reason", ["pace", "hurry"])
def test_nobody_waits_where_nobody_wants_to(told: tuple[Pacing, list[str]], reason: str) -> None:
    pacing, heard = told
    if reason == "pace":
        pacing.set_pace(0)
        pacing.secret = False
    else:
        pacing.hurry = True
    pacing.wait_for_move()
    assert not pacing.waiting
    assert heard == ["move"]


def test_a_pause_is_cut_short_once(told: tuple[Pacing, list[str]]) -> None:
    pacing, heard = told
    pacing.cut_pause_short()
    assert heard == []
    pacing.begin_pause()
    pacing.wait_for_move()
    pacing.cut_pause_short()
    pacing.cut_pause_short()
    assert heard == ["move"]


def test_the_end_of_a_deal_is_seen_in_its_time(told: tuple[Pacing, list[str]], qtbot: QtBot) -> None:
    pacing, heard = told
    pacing.linger()
    before = pacing.lingering
    pacing.stop_lingering()
    assert (before, pacing.lingering) == (True, False)
    pacing.set_pace(0)
    with qtbot.waitSignal(pacing.deal_seen):
        pacing.linger()
    assert heard == ["deal"]


def test_whoever_stops_waits_for_nothing(told: tuple[Pacing, list[str]]) -> None:
    pacing, heard = told
    pacing.hurry = True
    pacing.linger()
    pacing.hurry = False
    pacing.wait_for_move()
    pacing.warm_up()
    pacing.hurry = True
    pacing.stop()
    assert (pacing.waiting, pacing.lingering, pacing.hurry) == (False, False, False)
    pacing.cut_pause_short()
    assert heard == []


def test_a_match_that_begins_warms_the_computer_players_up(told: tuple[Pacing, list[str]], qtbot: QtBot) -> None:
    pacing, heard = told
    with qtbot.waitSignal(pacing.warm_due):
        pacing.warm_up()
    assert heard == ["warm"]
