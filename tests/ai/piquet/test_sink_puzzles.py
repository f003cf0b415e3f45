"""Puzzles about sinking: when something is asked, and what is compared."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.piquet import sink_puzzles
from cardtable.ai.piquet.sink_puzzles import ask_sink, value_sink
from cardtable.ai.puzzle_making import position_of
from cardtable.app.school.puzzles import puzzles_of
from cardtable.games.puzzles import Puzzle

SINKS = [one for one in puzzles_of("piquet") if one.kind == "sink"]


def test_there_are_hands_that_gain_by_keeping_back_and_hands_that_do_not() -> None:
    declared = sum(one.best == "declare" for one in SINKS)
    assert 5 <= declared <= len(SINKS) - 5
    assert all("declare" in one.answers for one in SINKS)
    assert all(len(one.answers) >= 3 for one in SINKS)


@pytest.mark.parametrize("puzzle", SINKS[:2], ids=lambda one: one.id)
def test_every_way_to_declare_is_tried_on_the_same_deals(puzzle: Puzzle) -> None:
    position = position_of(puzzle)
    values = value_sink(position, "", random.Random(4), 12)
    assert values == value_sink(position, "", random.Random(4), 12)
    # Everything is what the others are compared with.
    assert values["declare"] == 0.0
    assert set(puzzle.answers) <= set(values)
    legal = position.state.legal()
    assert all(puzzle.family.parse_action(one) in legal for one in values)


def test_what_gains_is_asked_about_and_what_does_not_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    position = position_of(SINKS[0])
    gains = {"declare": 0.0, "point 4S": 2.0, "point -": -6.0}
    monkeypatch.setattr(sink_puzzles, "_values", lambda *_: gains)
    told = ask_sink(position, random.Random(1))
    assert told is not None
    gains["point 4S"] = -1.0
    chance = random.Random(1)
    asked = sum(ask_sink(position, chance) is not None for _ in range(400))
    assert 400 / 24 <= asked <= 400 / 6
    del gains["point -"]
    assert all(ask_sink(position, chance) is None for _ in range(100))


def test_nothing_is_asked_once_all_is_declared() -> None:
    lead = next(one for one in puzzles_of("piquet") if one.kind == "lead")
    assert ask_sink(position_of(lead), random.Random(1)) is None
