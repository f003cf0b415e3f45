"""Keyboards of different countries: keys are pressed by their place, and mean what they write."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tests.field.desk import Desk
from tests.field.files import sheet
from tests.field.kept import actions, changes, names_of_sheets
from tests.field.play import open_match
from tests.field.program import Program
from tests.field.trial import add
from tests.field.waiting import check, wait_for


@dataclass(frozen=True)
class Layout:
    """A keyboard layout: the ``keys`` by what they write, as far as their places differ between layouts, and a ``name``
    with the keys that write it.

    A key is the number of its place, as X counts, with ``shift+`` before it if Shift is held.
    """

    keys: Mapping[str, str]
    name: str
    name_keys: Sequence[str]


_ROW = {str(digit): str(9 + digit) for digit in range(1, 10)}
_SHIFTED_ROW = {digit: f"shift+{key}" for digit, key in _ROW.items()}
LAYOUTS = {
    "us": Layout({**_ROW, ",": "59", "m": "58", "n": "57"}, "Zoe", ("shift+52", "32", "26")),
    "de": Layout({**_ROW, ",": "59", "m": "58", "n": "57"}, "Jörg", ("shift+44", "47", "27", "42")),
    "fr": Layout({**_SHIFTED_ROW, ",": "58", "m": "47", "n": "57"}, "Zoé", ("shift+25", "32", "11")),
    "se": Layout({**_ROW, ",": "59", "m": "58", "n": "57"}, "Åsa", ("shift+34", "39", "38")),
    "tr": Layout({**_ROW, ",": "51", "m": "58", "n": "57"}, "Işık", ("shift+31", "47", "31", "45")),
}


def keys_are_understood(desk: Desk, name: str) -> None:
    """A digit chooses what is offered, a shortcut of each kind does what it promises, a name is written as typed."""
    layout = _sit_down(desk, name)
    program = open_match(desk, "ecarte")
    program.key(layout.keys["1"])
    program.wait_for(lambda: actions(desk.data)[:1] == ["propose"], "the key that writes 1 chooses nothing")
    _opens_and_closes(program, f"ctrl+{layout.keys['m']}", "Past games")
    _opens_and_closes(program, f"ctrl+{layout.keys[',']}", "Settings")
    heard = len(program.reader.heard)
    program.key("F2")
    program.wait_for(lambda: program.reader.programs() and len(program.reader.heard) > heard, "F2 says nothing")
    program.key(f"ctrl+shift+{layout.keys['n']}")
    program.click(program.wait_for_name("Name 2").node)
    program.key(*layout.name_keys)
    program.click(program.wait_for_name("Start").node)
    program.wait_for(lambda: names_of_sheets(desk.data), "the new score sheet is not kept")
    kept = names_of_sheets(desk.data)
    check(kept[1:] == [layout.name], f"typed {layout.name}, kept {', '.join(kept)}")


def points_are_written(desk: Desk, name: str) -> None:
    """Points are typed into the cells of a score sheet, and marked with the keys 1 and 2 at its table view."""
    layout = _sit_down(desk, name)
    program = desk.start(desk.write("sheet.json", sheet()))
    program.click(program.wait_for_name("Points, Anna").node)
    program.key(layout.keys["1"], layout.keys["2"], "Tab", layout.keys["7"])
    program.click(program.wait_for_name("Enter").node)
    program.wait_for(lambda: changes(desk.data), "the points are not entered")
    cells = json.loads(changes(desk.data)[0])["entry"]["cells"]
    check(cells == [["total", 0, "12"], ["total", 1, "7"]], f"typed 12 and 7, entered {cells}")
    program.key("F11")
    program.wait_for_name("Table view — cardtable")
    wait_for(lambda: "Table view" in program.tool("getwindowfocus", "getwindowname"), "the table view has no keys")
    for number, points in ((1, [1, 0]), (2, [1, 1])):
        program.key(layout.keys[str(number)])
        program.wait_for(lambda: len(changes(desk.data)) > number, f"the key that writes {number} marks nothing")  # noqa: B023
        marked = json.loads(changes(desk.data)[number])["entry"]["points"]
        check(marked == points, f"the key that writes {number} marks {marked}")


def _sit_down(desk: Desk, name: str) -> Layout:
    desk.tool("setxkbmap", name)
    return LAYOUTS[name]


def _opens_and_closes(program: Program, key: str, heading: str) -> None:
    program.key(key)
    program.wait_for_name(heading, "label")
    program.key("Escape")
    program.wait_for(lambda: program.find(heading, "label") is None, f"Escape leaves “{heading}” open")


for _name in LAYOUTS:
    add(f"keyboard_{_name}", partial(keys_are_understood, name=_name), setxkbmap="x11-xkb-utils")
    add(f"points_{_name}", partial(points_are_written, name=_name), setxkbmap="x11-xkb-utils")
