"""The front hall by keys: what a newcomer finds first leads there and back, as often as one likes."""

from __future__ import annotations

import re

from tests.field.desk import Desk
from tests.field.kept import actions
from tests.field.play import play_a_card
from tests.field.trial import trial
from tests.field.waiting import check


@trial()
def from_the_hall_and_back(desk: Desk) -> None:
    """A newcomer takes a lesson and leaves it, often, begins with Lina, goes home and goes on, by keys alone."""
    program = desk.start()
    program.wait_for_name("Begin with Lina")
    program.wait_for_name("Keep score")
    for letter in "fss":
        # The one on the table begins the lesson at once, that in the bar offers all.
        program.key(letter)
        if letter == "s":
            program.wait_for_name(re.compile("Begin|Continue"))
            program.key("Return")
        program.wait_for_name(re.compile("Step 1 of .*"))
        program.wait_for_name("Continue")
        program.key("ctrl+Home")
        program.wait_for_name("Begin with Lina")
    program.key("b")
    play_a_card(desk, program)
    kept = actions(desk.data)
    program.key("ctrl+Home")
    program.wait_for_name("Continue")
    program.wait_for_name("Deal of the day")
    program.key("Return")
    play_a_card(desk, program)
    check(actions(desk.data)[: len(kept)] == kept, "the match that was left does not go on")
    program.close()
