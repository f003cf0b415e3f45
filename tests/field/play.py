"""The steps with which every trial ends, to see that the program works: a move is made, and it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.field.desk import Desk
from tests.field.files import match
from tests.field.kept import actions
from tests.field.program import Program
from tests.field.waiting import PATIENCE, Failed

RECORD = "partie.cardtable"


def open_match(desk: Desk, name: str = "casino.swedish", environment: Mapping[str, str] | None = None) -> Program:
    """Start the program with a match, and wait until its cards are there to be played."""
    program = desk.start(desk.write(RECORD, match(name)), environment=environment)
    await_cards(program)
    return program


def await_cards(program: Program) -> None:
    """Wait until a table is shown on which the person can act: then there are more buttons than the tools have."""
    program.wait_for(program.windows, "no window")
    program.wait_for(lambda: len([one for one in program.seen() if one.role == "push button"]) > 10, "no cards")


def play_a_card(desk: Desk, program: Program) -> None:
    """Play the first card of the hand with the keys, and wait until that is kept."""
    before = len(actions(desk.data))
    program.key("Right")
    press_until(program, lambda: len(actions(desk.data)) > before, "the move is not kept")


def press_until(program: Program, done: Callable[[], bool], otherwise: str) -> None:
    """Press Return until a card is played: it puts a message away, chooses where a card can do several things, and
    then confirms.
    """
    for last in (False, False, False, True):
        program.key("Return")
        try:
            program.wait_for(done, otherwise, PATIENCE if last else 2)
            return
        except Failed:
            if last or program.process.poll() is not None:
                raise


def await_turn(program: Program) -> None:
    """Wait until the person may play again."""
    program.wait_for(lambda: says(program, "It is your turn."), "it is not one's turn again")


def says(program: Program, beginning: str) -> bool:
    """Whether a line is shown that begins with ``beginning``."""
    return any(one.role == "label" and one.name.startswith(beginning) for one in program.seen())
