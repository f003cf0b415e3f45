"""How a deal ends after an answer to a puzzle whose cards are all known, if both sides play as well as they can."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.ai.puzzle_making import Occasion, maker_of, position_of
from cardtable.core.scores import totals
from cardtable.core.state import OVER, Action, DealState
from cardtable.games.puzzles import PLAYERS, Puzzle


@dataclass(frozen=True, slots=True)
class BestPlay:
    """A deal played to its end: the ``actions`` of both sides in text form, beginning with the answer to the puzzle,
    and what each side has counted in the whole deal (``points``).
    """

    actions: tuple[str, ...]
    points: tuple[int, ...]


def line_after(puzzle: Puzzle, answer: str) -> BestPlay | None:
    """Return the best play of both sides after ``answer``; None for a kind of puzzles that is not counted out. Raises
    ``CodedError`` for an answer or for moves that the rules refuse.
    """
    maker = maker_of(puzzle.family.name, puzzle.kind)
    if maker.counted_out is None:
        return None
    position = position_of(puzzle)
    state: DealState = position.state.copy()
    action: Action = puzzle.family.parse_action(answer)
    done = []
    while True:
        state.apply(action)
        done.append(str(action))
        if state.actor() == OVER:
            break
        values = maker.counted_out(Occasion(position.match, state))
        action = puzzle.family.parse_action(max(values, key=values.__getitem__))
    return BestPlay(tuple(done), totals(state.lines(), PLAYERS))
