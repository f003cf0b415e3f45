"""Puzzles about whose turn it is: what is asked, and what the rules answer."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cardtable.ai.puzzle_making import found, makers_of, position_of
from cardtable.ai.turn_puzzles import (
    BOTH,
    MINE,
    THEIRS,
    ask_follower,
    ask_next_deal,
    card_of,
    right_alone,
    value_leader,
    whose,
)
from cardtable.core.cards import parse_card
from cardtable.core.match import Beginning
from cardtable.games.piquet.actions import play
from cardtable.games.puzzles import Puzzle


def first(family: str, kind: str, number: int = 3) -> list[Puzzle]:
    return list(islice(found(family, kind, 7), number))


def test_one_answer_is_right_and_all_others_are_equally_wrong() -> None:
    assert right_alone(BOTH, MINE, THEIRS, BOTH) == {MINE: -1.0, THEIRS: -1.0, BOTH: 0.0}
    assert (whose(0), whose(1)) == (MINE, THEIRS)
    assert card_of("theirs QH") == parse_card("QH")


@pytest.mark.parametrize("family", ["piquet", "ecarte"])
def test_what_follows_a_lead_is_asked_before_the_last_trick(family: str) -> None:
    for puzzle in first(family, "leads"):
        position = position_of(puzzle)
        seat = position.state.actor()
        assert puzzle.about.split()[0] == whose(seat)
        hands = position.state.hands  # type: ignore[attr-defined]
        assert card_of(puzzle.about) in hands[seat]
        assert len(hands[seat]) > 1


def test_where_no_card_can_be_laid_on_a_lead_nothing_is_asked() -> None:
    position = position_of(first("piquet", "leads", 1)[0])
    chance = random.Random(1)
    assert all(ask_follower(position, chance, lambda _: [], play) is None for _ in range(20))


def test_who_wins_the_trick_leads_and_nobody_leads_after_the_deal() -> None:
    puzzle = first("piquet", "leads", 1)[0]
    values = value_leader(position_of(puzzle), puzzle.about, play)
    assert values[puzzle.best] == 0.0
    assert sorted(values.values()) == [-1.0, 0.0]


@pytest.mark.parametrize(("family", "target"), [("piquet", 100), ("ecarte", 5)])
def test_who_deals_next_is_asked_where_the_totals_tell_who_has_won(family: str, target: int) -> None:
    puzzle = next(one for one in found(family, "deals", 7) if max(map(int, one.about.split()[1:])) >= target)
    position = position_of(puzzle)
    assert position.over
    assert puzzle.begun is not None
    begun = puzzle.begun
    told = ask_next_deal(position, random.Random(1), lambda _: begun, target)
    assert told is not None
    assert (told.about, told.begun) == (puzzle.about, begun)
    # Where both had arrived, nobody could say who was there first.
    assert ask_next_deal(position, random.Random(1), lambda _: begun, 0) is None
    # A match cannot begin where it would have been over.
    far = Beginning((target, 0), begun.deals)
    assert ask_next_deal(position, random.Random(1), lambda _: far, target) is None


def test_nothing_is_asked_about_the_next_deal_while_one_is_played() -> None:
    position = position_of(first("ecarte", "leads", 1)[0])
    assert ask_next_deal(position, random.Random(1), lambda _: Beginning((0, 0), 0), 5) is None


def test_all_answers_of_a_kind_come_up() -> None:
    for family, kind, answers in (("piquet", "counts", {MINE, THEIRS, BOTH}), ("casino", "rest", {MINE, THEIRS})):
        right = {puzzle.best for puzzle in islice(found(family, kind, 3), 12)}
        assert right == answers
        assert kind in makers_of(family)
