"""Disks and homes that cannot be written: the program says so, play goes on, and saved data stay whole."""

from __future__ import annotations

import errno
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.field.desk import Desk
from tests.field.files import match
from tests.field.kept import actions, whole
from tests.field.play import RECORD, await_cards, await_turn, open_match, play_a_card, press_until, says
from tests.field.program import Program
from tests.field.trial import trial
from tests.field.waiting import Failed, Lacking, check

UNSAVED = "Nothing is being saved at the moment."
_SMALL = "4m"
_BLOCK = 4096


@trial(mount="mount")
def full_disk(desk: Desk) -> None:
    """The disk of the data fills up while a match is played, and has room again later."""
    if os.geteuid():
        raise Lacking("the rights of root, to mount a small disk")
    desk.data.mkdir(parents=True)
    desk.person.own(desk.home)
    mounting = ("mount", "-t", "tmpfs", "-o", f"size={_SMALL}", "tmpfs", str(desk.data))
    if subprocess.run(mounting, capture_output=True, check=False).returncode:
        raise Lacking("the right to mount a small disk")
    desk.closing.callback(subprocess.run, ["umount", "--lazy", str(desk.data)], check=False)
    desk.person.own(desk.data)
    program = open_match(desk)
    play_a_card(desk, program)
    filler = desk.data / "filler"
    _played_on(desk, program, fill=lambda: _fill(filler), free=filler.unlink)


@trial(prlimit="util-linux")
def no_more_than_a_quota(desk: Desk) -> None:
    """No file may grow any more while a match is played, and all may again later."""
    program = open_match(desk)
    play_a_card(desk, program)

    def limit(size: str) -> None:
        desk.tool("prlimit", "--pid", str(program.process.pid), f"--fsize={size}:")

    _played_on(desk, program, fill=lambda: limit("1"), free=lambda: limit("unlimited"))


def _played_on(desk: Desk, program: Program, fill: Callable[[], None], free: Callable[[], object]) -> None:
    # What the computer plays must be kept, too: told of it, a person puts the words away with the same key.
    program.wait_for(lambda: len(actions(desk.data)) > 1, "the answer is not kept")
    await_turn(program)
    before = actions(desk.data)
    fill()
    program.key("Right")
    press_until(program, lambda: says(program, UNSAVED), "it is not said that nothing is saved")
    free()
    program.wait_for(lambda: len(actions(desk.data)) > len(before), "what was played meanwhile is not kept later")
    program.wait_for(lambda: not says(program, UNSAVED), "it is still said that nothing is saved")
    check(actions(desk.data)[: len(before)] == before, "what was kept before has changed")
    program.close()
    check(whole(desk.data), "the database is damaged")


def _fill(file: Path) -> None:
    try:
        with file.open("wb", buffering=0) as filling:
            while True:
                filling.write(bytes(_BLOCK))
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise Failed(f"the disk cannot be filled: {error}") from error


@trial()
def home_that_cannot_be_written(desk: Desk) -> None:
    """The home is there and may only be read."""
    _need_ordinary_person(desk)
    record = desk.write(RECORD, match())
    desk.home.chmod(0o555)
    desk.closing.callback(desk.home.chmod, 0o700)
    program = desk.start(record)
    _played_unsaved(program)


@trial()
def home_that_does_not_exist(desk: Desk) -> None:
    """The home is not there and cannot be made."""
    _need_ordinary_person(desk)
    record = desk.write(RECORD, match())
    closed = desk.folder / "closed"
    closed.mkdir(mode=0o555)
    program = desk.start(record, environment={"HOME": str(closed / "gone" / "home")})
    _played_unsaved(program)


def _need_ordinary_person(desk: Desk) -> None:
    if os.geteuid() == 0 and desk.person.number is None:
        raise Lacking("a Python that others than root can start, and root may write everywhere")


def _played_unsaved(program: Program) -> None:
    """Check that the program says that nothing is saved, that a card can be played, and that it asks before it
    closes.
    """
    await_cards(program)
    check(says(program, UNSAVED), "it is not said that nothing is saved")
    before = _told(program)
    program.key("Right")
    press_until(program, lambda: _told(program) > before, "no card is played")
    program.key("ctrl+q")
    program.click(program.wait_for_name("Close anyway").node)
    program.wait_until_over()
    check("Traceback" not in program.said(), "it complained")


def _told(program: Program) -> int:
    """Return the number of lines that tell what has happened in the deal."""
    return sum(one.role == "list item" for one in program.seen())
