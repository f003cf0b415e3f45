"""More than one: another person at the same machine, and the same person once more."""

from __future__ import annotations

from tests.field.desk import Desk
from tests.field.desk import desk as another_desk
from tests.field.files import match
from tests.field.kept import actions
from tests.field.persons import person
from tests.field.play import open_match, play_a_card
from tests.field.trial import trial
from tests.field.waiting import Lacking, check, wait_for


@trial()
def second_person(desk: Desk) -> None:
    """Two persons play at the same time on one machine: each has what is theirs, and neither sees the other's."""
    other = person(1)
    if desk.person.number is None:
        raise Lacking("a Python that others than root can start")
    place = desk.folder / "other"
    place.mkdir()
    with another_desk(place, desk.installed, other) as second:
        mine, theirs = open_match(desk), open_match(second, "ecarte")
        play_a_card(desk, mine)
        theirs.key("1")
        theirs.wait_for(lambda: actions(second.data)[:1] == ["propose"], "the second person cannot play")
        check("propose" not in actions(desk.data), "the match of the second person is kept at the first one's")
        for data in (desk.data, second.data):
            open_to_all = [file.name for file in (data, *data.rglob("*")) if file.stat().st_mode & 0o077]
            check(not open_to_all, f"others may look into {', '.join(open_to_all)}")
        theirs.close()
        mine.close()


@trial()
def second_start(desk: Desk) -> None:
    """A second start shows the window that is already open, in front, with the file that was given."""
    program = open_match(desk)
    window = program.windows()[0]
    program.tool("windowminimize", window)
    program.wait_for(lambda: window not in program.windows(), "the window cannot be put away")
    again = desk.start()
    check(again.wait_until_over() == 0, f"the second start ended badly: {again.said()[-200:]}")
    program.wait_for(lambda: window in program.windows(), "the window does not come back")
    wait_for(lambda: program.tool("getactivewindow").strip() == window, "the window is not in front")
    with_file = desk.start(desk.write("other.cardtable", match("ecarte")))
    check(with_file.wait_until_over() == 0, f"the third start ended badly: {with_file.said()[-200:]}")
    program.wait_for_name("Propose")
    program.close()
