"""Clocks that are wrong: each start after a change still makes one more good copy of all data."""

from __future__ import annotations

from pathlib import Path

from tests.field.desk import Desk, need
from tests.field.files import match
from tests.field.kept import actions, copies
from tests.field.play import RECORD, await_cards, await_turn, play_a_card
from tests.field.trial import trial
from tests.field.waiting import check

_REAL_PAUSES = {"FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"}
"""Only the calendar is wrong; pauses last as long as usual."""


@trial(faketime="faketime")
def clock_that_stands(desk: Desk) -> None:
    """Each start is in the first minute of 2000, as with a dead battery and no time from a network."""
    _kept_each_time(desk, ["2000-01-01 00:00:00"] * 4)


@trial(faketime="faketime")
def clock_in_2037(desk: Desk) -> None:
    """Eight days of 2037 are followed by the present."""
    _kept_each_time(desk, [f"@2037-03-{day:02} 12:00:00" for day in range(1, 9)] + ["", ""])


def _kept_each_time(desk: Desk, clocks: list[str]) -> None:
    """Start at each of the times in turn (empty for the present); each time wait for a copy, play a card and end."""
    record = desk.write(RECORD, match())
    for number, clock in enumerate(clocks):
        before, kept = set(copies(desk.data)), actions(desk.data)
        program = desk.start(
            *([] if number else [record]),
            environment=_REAL_PAUSES,
            before=[need("faketime", "faketime"), "-f", clock] if clock else [],
        )
        await_cards(program)
        # Before the card is played, which would otherwise be in this copy, and the next start had nothing to copy.
        program.wait_for(
            lambda: any(not number or _holds(copy, kept) for copy in set(copies(desk.data)) - before),  # noqa: B023
            f"start {number + 1} makes no copy of what the one before has played",
        )
        check(len(copies(desk.data)) >= min(number, 3), "copies are lost")
        await_turn(program)
        play_a_card(desk, program)
        program.close()


def _holds(copy: Path, kept: list[str]) -> bool:
    # Where the computer is quicker than the copy, its move is in it as well.
    return actions(copy.parent, database=copy.name)[: len(kept)] == kept
