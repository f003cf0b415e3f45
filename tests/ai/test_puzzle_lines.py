"""Deals that are played out after an answer: legal to the end, and as good for both as every other line shows."""

from __future__ import annotations

import pytest

from cardtable.ai.puzzle_lines import line_after
from cardtable.ai.puzzle_making import makers_of
from cardtable.app.school.puzzles import puzzles_of
from cardtable.core.record import replay
from cardtable.core.scores import totals
from cardtable.core.state import OVER, DealState
from cardtable.games.puzzles import SOLVER, Puzzle
from cardtable.games.registry import FAMILIES, family_of

COUNTED = [
    (family, kind) for family in FAMILIES for kind, one in makers_of(family).items() if one.counted_out is not None
]


def of(family: str, kind: str, number: int = 8) -> list[Puzzle]:
    """The puzzles with the fewest cards, of which every line can be tried here."""
    found = [one for one in puzzles_of(family) if one.kind == kind]
    return sorted(found, key=lambda one: (len(one.laid), len(one.actions), one.id))[:number]


def state_of(puzzle: Puzzle) -> DealState:
    state = replay(puzzle.record(), family_of).state
    assert state is not None
    return state


def ahead(state: DealState) -> int:
    """By how many points the solver is ahead at the end if both play as well as they can: every line is tried."""
    if state.actor() == OVER:
        own, other = totals(state.lines(), 2)
        return own - other
    values = []
    for action in state.legal():
        if getattr(action, "card", None) is not None:
            after = state.copy()
            after.advance(action)
            values.append(ahead(after))
    return max(values) if state.actor() == SOLVER else min(values)


def test_the_kinds_with_open_hands_are_played_out() -> None:
    assert {kind for _, kind in COUNTED} >= {"trick", "ending", "save_rubicon", "arrive_first"}


@pytest.mark.parametrize(("family", "kind"), COUNTED)
def test_a_line_is_legal_and_ends_with_the_deal(family: str, kind: str) -> None:
    for puzzle in of(family, kind):
        for answer in puzzle.answers:
            line, state = line_after(puzzle, answer), state_of(puzzle)
            assert line is not None
            assert line.actions[0] == answer
            for action in line.actions:
                # What the rules refuse raises here.
                state.apply(puzzle.family.parse_action(action))
            assert state.actor() == OVER
            assert totals(state.lines(), 2) == line.points


@pytest.mark.parametrize(("family", "kind"), [("casino", "ending"), ("ecarte", "trick"), ("piquet", "trick")])
def test_nobody_does_better_than_in_the_line(family: str, kind: str) -> None:
    for puzzle in of(family, kind):
        for answer in puzzle.answers:
            line, after = line_after(puzzle, answer), state_of(puzzle)
            assert line is not None
            after.apply(puzzle.family.parse_action(answer))
            assert line.points[SOLVER] - line.points[1 - SOLVER] == ahead(after), (puzzle.id, answer)


def test_what_is_not_counted_out_has_no_line() -> None:
    puzzle = of("piquet", "discard", 1)[0]
    assert line_after(puzzle, puzzle.best) is None
