"""The parts of a score sheet: its setup, its entries and the changes of its log; each with its JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from cardtable.core.company import Carried
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.json_forms import lines_from_json, lines_to_json
from cardtable.core.rules import OptionValue
from cardtable.core.sanitise import LONGEST_NAME, as_names
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets import FREE
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.own_game import OwnGame
from cardtable.games.entry import FREE_TEMPLATES, sheet_rules
from cardtable.session.scorebook.own_games import own_from_json, own_to_json
from cardtable.session.scorebook.reader import Reader

MOST_CELLS, MOST_LINES, MOST_PARAMS = 200, 300, 64
"""The most cells of a deal entered by hand, lines of a played deal, and parameters of a line: several times what real
deals have.
"""
MOST_CARRIED = 16
"""The most numbers that a match takes along to another sheet."""
MOST_STAKE = 10_000_000
MOST_SEATS = 8
MOST_POINTS = 1_000_000
"""A limit that is larger than the points of any line of any sheet."""


@dataclass(frozen=True, slots=True)
class SheetSetup:
    """The agreements of a sheet, made before the first entry.

    ``kind`` is a variant's id or ``FREE``; ``names`` go by seat (by column on a free sheet). ``dealer`` is the seat
    that deals first. One stake is ``stake`` hundredths of ``unit``, which is a currency's ISO code or any word.
    ``evening`` names the evening that the sheet belongs to. ``game`` is the member of ``FREE_TEMPLATES`` for which a
    free sheet is kept, otherwise empty; ``own`` is the game of one's own for which it is kept. Names
    are made printable, short and different from each other by ``as_names``.
    """

    kind: str
    names: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    dealer: int = 0
    stake: int = 100
    unit: str = ""
    evening: str = ""
    begun: str = ""
    game: str = ""
    own: OwnGame | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", as_names(self.names))
        object.__setattr__(self, "options", MappingProxyType(dict(self.options)))

    def to_json(self) -> dict[str, Any]:
        value: dict[str, Any] = {
            "kind": self.kind,
            "names": list(self.names),
            "options": dict(self.options),
            "dealer": self.dealer,
            "stake": self.stake,
            "unit": self.unit,
            "evening": self.evening,
            "begun": self.begun,
        }
        if self.game:
            value["game"] = self.game
        if self.own is not None:
            value["own"] = own_to_json(self.own)
        return value

    @property
    def called(self) -> str:
        """The name of the game for which a free sheet is kept; empty if it has none."""
        return self.game or (self.own.name if self.own is not None else "")


@dataclass(frozen=True, slots=True)
class DealEntry:
    """A deal entered by hand: the text of each cell, and the method of entry.

    ``dealer`` is the seat that dealt it if another seat should have dealt, otherwise None.
    """

    cells: tuple[Cell, ...]
    method: str
    dealer: int | None = None

    def to_json(self) -> dict[str, Any]:
        cells = [[cell.code, cell.side, cell.text] for cell in self.cells]
        value: dict[str, Any] = {"entry": "deal", "method": self.method, "cells": cells}
        if self.dealer is not None:
            value["dealer"] = self.dealer
        return value


@dataclass(frozen=True, slots=True)
class MarkEntry:
    """Points that were marked or taken off between deals with the buttons + and −, for each side.

    Where a match goes on on another sheet, ``carried`` is what is added there, or taken off here, of the numbers that
    it takes along besides (``SheetRules.carries``), such as matches won.
    """

    points: tuple[int, ...]
    carried: Carried = ()

    def to_json(self) -> dict[str, Any]:
        value: dict[str, Any] = {"entry": "mark", "points": list(self.points)}
        if self.carried:
            value["carried"] = dict(self.carried)
        return value


@dataclass(frozen=True, slots=True)
class PlayedEntry:
    """A deal that was played in this program: its score lines, and where it is kept: deal ``number`` of the match
    ``match``.
    """

    lines: tuple[ScoreLine, ...]
    match: int
    number: int

    def to_json(self) -> dict[str, Any]:
        return {"entry": "played", "lines": lines_to_json(self.lines), "match": self.match, "number": self.number}


@dataclass(frozen=True, slots=True)
class EndEntry:
    """The end of the running match before its time: it is settled as it stands if its rules can do that, otherwise
    divided.
    """

    def to_json(self) -> dict[str, Any]:
        return {"entry": "end"}


@dataclass(frozen=True, slots=True)
class PersonEntry:
    """The coming of the person of ``seat`` (``comes``), or the going, for good or for a while.

    A person who comes starts with ``points`` in addition to those that the seat has, and deals or enters after the seat
    ``after``, or last if it is None.
    """

    seat: int
    comes: bool
    points: int = 0
    after: int | None = None

    def to_json(self) -> dict[str, Any]:
        if not self.comes:
            return {"entry": "goes", "seat": self.seat}
        return {"entry": "comes", "seat": self.seat, "points": self.points, "after": self.after}


Entry = DealEntry | MarkEntry | PlayedEntry | EndEntry | PersonEntry

ADD, REPLACE, REMOVE, UNDO, REDO = "add", "replace", "remove", "undo", "redo"
MOVE, AGREE = "move", "agree"


@dataclass(frozen=True, slots=True)
class Change:
    """One line of the log: the action (``ADD`` and the like), the ``position`` of the entry, the person and the time.

    ``entry`` is what stands at ``position`` afterwards; ``UNDO`` and ``REDO`` have neither. ``MOVE`` takes the entry
    from there ``to`` another position. ``AGREE`` replaces the setup of the whole sheet by ``setup``. ``ADD`` has a
    ``setup`` if it lets a new person come, with one name more; ``REMOVE`` has one if it takes that person off again.
    """

    action: str
    position: int = 0
    entry: Entry | None = None
    who: str = ""
    when: str = ""
    to: int = 0
    setup: SheetSetup | None = None

    def to_json(self) -> dict[str, Any]:
        value: dict[str, Any] = {
            "action": self.action,
            "position": self.position,
            "entry": None if self.entry is None else self.entry.to_json(),
            "who": self.who,
            "when": self.when,
        }
        if self.action == MOVE:
            value["to"] = self.to
        if self.setup is not None:
            value["setup"] = self.setup.to_json()
        return value


def setup_from_json(reader: Reader, begun: int | None = None) -> SheetSetup:
    """Return the setup of a JSON value. ``begun`` is the number of persons who were there at first, None for all.
    Raises ``RecordError``, also for rules that do not exist.
    """
    keys = ("kind", "names", "options", "dealer", "stake", "unit", "evening", "begun")
    further = [key for key in ("game", "own") if isinstance(reader.value, dict) and key in reader.value]
    parts = reader.object_of(*keys, *further)
    readers = parts["names"].list(MOST_SEATS)
    for name in readers:
        name.text(LONGEST_NAME)
    # Names that differ in nothing that can be seen are told apart by ``SheetSetup``.
    names = tuple(str(name.value) for name in readers)
    options = parts["options"].value
    if not isinstance(options, dict) or not all(isinstance(value, bool | int | str) for value in options.values()):
        raise RecordError("not_an_object", parts["options"].place)
    if len(set(names)) < len(names) or not all(names):
        raise RecordError("bad_value", parts["names"].place)
    setup = SheetSetup(
        parts["kind"].text(),
        names,
        options,
        parts["dealer"].number(0, max(len(names) - 1, 0)),
        parts["stake"].number(0, MOST_STAKE),
        parts["unit"].text(),
        parts["evening"].text(),
        parts["begun"].text(),
        parts["game"].text() if "game" in parts else "",
        own_from_json(parts["own"]) if "own" in parts else None,
    )
    if "game" in parts and not (setup.kind == FREE and setup.game in FREE_TEMPLATES):
        raise RecordError("bad_value", parts["game"].place)
    if "own" in parts and (setup.kind != FREE or setup.game):
        raise RecordError("bad_value", parts["own"].place)
    try:
        sheet_rules(setup.kind, begun or len(names), options, len(names), own=setup.own)
    except CodedError as error:
        place = parts["kind"].place if error.code == "unknown_variant" else parts["options"].place
        raise RecordError(error.code, place, **error.parameters) from None
    return setup


def entry_from_json(reader: Reader, sides: int) -> Entry:
    """Return the entry of a JSON value on a sheet with ``sides`` sides. Raises ``RecordError``."""
    kind = reader.value.get("entry") if isinstance(reader.value, dict) else None
    if kind == "deal":
        own = ("dealer",) if isinstance(reader.value, dict) and "dealer" in reader.value else ()
        parts = reader.object_of("entry", "method", "cells", *own)
        return DealEntry(
            tuple(_cell(cell, sides) for cell in parts["cells"].list(MOST_CELLS)),
            parts["method"].text(),
            parts["dealer"].number(0, MOST_SEATS - 1) if own else None,
        )
    if kind == "mark":
        carried = ("carried",) if isinstance(reader.value, dict) and "carried" in reader.value else ()
        parts = reader.object_of("entry", "points", *carried)
        points = tuple(one.number(-MOST_POINTS, MOST_POINTS) for one in parts["points"].list(sides))
        if len(points) != sides:
            raise RecordError("bad_value", f"{reader.place}.points")
        return MarkEntry(points, _carried(parts["carried"]) if carried else ())
    if kind == "played":
        parts = reader.object_of("entry", "lines", "match", "number")
        lines = tuple(_line(line, sides) for line in parts["lines"].list(MOST_LINES))
        return PlayedEntry(lines, parts["match"].number(0), parts["number"].number(0))
    if kind == "end":
        reader.object_of("entry")
        return EndEntry()
    if kind == "goes":
        return PersonEntry(reader.object_of("entry", "seat")["seat"].number(0, MOST_SEATS - 1), False)
    if kind == "comes":
        parts = reader.object_of("entry", "seat", "points", "after")
        return PersonEntry(
            parts["seat"].number(0, MOST_SEATS - 1),
            True,
            parts["points"].number(-MOST_POINTS, MOST_POINTS),
            None if parts["after"].value is None else parts["after"].number(0, MOST_SEATS - 1),
        )
    raise RecordError("bad_value", f"{reader.place}.entry" if isinstance(reader.value, dict) else reader.place)


def _cell(reader: Reader, sides: int) -> Cell:
    parts = reader.list(3)
    if len(parts) != 3:
        raise RecordError("bad_value", reader.place)
    return Cell(parts[0].text(), parts[1].number(0, sides - 1), parts[2].text())


def _carried(reader: Reader) -> Carried:
    if not isinstance(reader.value, dict) or not 0 < len(reader.value) <= MOST_CARRIED:
        raise RecordError("not_an_object", reader.place)
    return tuple(
        sorted(
            (
                Reader(name, reader.place).text(),
                Reader(value, f"{reader.place}.{name}").number(-MOST_POINTS, MOST_POINTS),
            )
            for name, value in reader.value.items()
        )
    )


def _line(reader: Reader, sides: int) -> ScoreLine:
    keys = reader.object_of("code", "party", "points", "params", "cards", "marked")
    keys["code"].text()
    keys["party"].number(0, sides - 1)
    keys["points"].number(-MOST_POINTS, MOST_POINTS)
    params = keys["params"]
    if not isinstance(params.value, dict) or len(params.value) > MOST_PARAMS:
        raise RecordError("not_an_object", params.place)
    for name, value in params.value.items():
        Reader(name, params.place).text()
        parameter = Reader(value, f"{params.place}.{name}")
        if isinstance(value, str):
            parameter.text()
        elif not isinstance(value, bool):
            parameter.number()
    try:
        return lines_from_json([reader.value])[0]  # type: ignore[list-item]
    except (CodedError, AttributeError, KeyError, TypeError, ValueError):
        raise RecordError("bad_value", reader.place) from None


def change_from_json(reader: Reader, sides: int, begun: int | None = None) -> Change:
    """Return the change of a JSON value on a sheet that then has ``sides`` sides and had ``begun`` persons at first.
    Raises ``RecordError``.
    """
    keys = ("action", "position", "entry", "who", "when")
    own = reader.value.get("action") if isinstance(reader.value, dict) else None
    further = {MOVE: ("to",), AGREE: ("setup",)}.get(own, ()) if isinstance(own, str) else ()
    if own in (ADD, REMOVE) and isinstance(reader.value, dict) and "setup" in reader.value:
        further = ("setup",)
    parts = reader.object_of(*keys, *further)
    action = parts["action"].text()
    if action not in (ADD, REPLACE, REMOVE, UNDO, REDO, MOVE, AGREE):
        raise RecordError("bad_value", parts["action"].place)
    entry = None if parts["entry"].value is None else entry_from_json(parts["entry"], sides)
    if (entry is not None) != (action in (ADD, REPLACE)):
        raise RecordError("bad_value", parts["entry"].place)
    return Change(
        action,
        parts["position"].number(0),
        entry,
        parts["who"].text(),
        parts["when"].text(),
        parts["to"].number(0) if action == MOVE else 0,
        setup_from_json(parts["setup"], begun) if "setup" in parts else None,
    )
