"""The choices for the last sheet, with which the dialog for the next one opens."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from cardtable.app.scorekeeper.evening_stakes import EveningStakes, is_stake
from cardtable.core.errors import CodedError
from cardtable.core.rules import OptionValue
from cardtable.core.sheets.own_game import OwnGame
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.scorebook.own_games import own_from_json, own_to_json
from cardtable.session.scorebook.reader import Reader

MOST_STAKES = 100
"""So many stakes are kept, the latest."""


@dataclass(slots=True)
class LastSheet:
    """The choices for the last sheet. ``agreed`` has the names and options of the last sheet of each kind; ``stake`` is
    in hundredths of ``unit``; ``day`` is the date on which ``evening`` was chosen. ``stakes`` are the last stakes of
    each kind, of free sheets for each game, by ``stake_key``.
    """

    kind: str = ""
    stake: int = 100
    unit: str = ""
    evening: str = ""
    day: str = ""
    agreed: dict[str, tuple[list[str], dict[str, OptionValue]]] = field(default_factory=dict)
    game: str = ""
    own: OwnGame | None = None
    stakes: dict[str, int] = field(default_factory=dict)
    evening_stakes: EveningStakes = field(default_factory=EveningStakes)
    """What has been agreed for whole evenings."""

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "stake": self.stake,
            "stakes": dict(list(self.stakes.items())[-MOST_STAKES:]),
            "evening_stakes": self.evening_stakes.to_json(),
            "unit": self.unit,
            "evening": self.evening,
            "day": self.day,
            "game": self.game,
            "own": None if self.own is None else own_to_json(self.own),
            "agreed": {kind: [names, options] for kind, (names, options) in self.agreed.items()},
        }

    @classmethod
    def from_json(cls, data: object) -> LastSheet:
        """Return the choices that a JSON value contains; invalid parts are ignored."""
        last = cls()
        if not isinstance(data, Mapping):
            return last
        for name in ("kind", "unit", "evening", "day", "game"):
            if isinstance(data.get(name), str):
                setattr(last, name, data[name])
        if is_stake(data.get("stake")):
            last.stake = data["stake"]
        stakes = data.get("stakes")
        for key, stake in stakes.items() if isinstance(stakes, Mapping) else ():
            if is_stake(stake) and len(last.stakes) < MOST_STAKES:
                last.stakes[str(key)] = stake
        last.evening_stakes = EveningStakes.from_json(data.get("evening_stakes"))
        with suppress(CodedError):
            last.own = own_from_json(Reader(data.get("own")))
        agreed = data.get("agreed")
        for kind, entry in agreed.items() if isinstance(agreed, Mapping) else ():
            match entry:
                case [list(names), dict(options)] if all(isinstance(name, str) for name in names):
                    last.agreed[str(kind)] = (names, options)
        return last

    def keep_stake(self, setup: SheetSetup) -> None:
        """Keep the stake of ``setup`` as the last one of its kind and game, and as the last of all."""
        key = stake_key(setup.kind, setup.called)
        self.stakes.pop(key, None)
        self.stake = self.stakes[key] = setup.stake

    def follow(self, before: SheetSetup, after: SheetSetup) -> bool:
        """Take over a corrected setup if the sheet was the last of its kind, and return whether it was. A name that had
        been left empty matches any name.
        """
        names, _ = self.agreed.get(before.kind, ([], {}))
        last = len(names) == len(before.names) and all(
            not name.strip() or name == old for name, old in zip(names, before.names, strict=True)
        )
        if last:
            self.agreed[after.kind] = (list(after.names), dict(after.options))
            if self.kind == after.kind:
                self.unit, self.evening = after.unit, after.evening
                self.keep_stake(after)
                self.game, self.own = after.game, after.own
        return last

    def rename(self, wrong: str, right: str) -> None:
        """Replace the name ``wrong`` by ``right`` in all remembered sheets."""
        for kind, (names, options) in self.agreed.items():
            self.agreed[kind] = ([right if name == wrong else name for name in names], options)


def stake_key(kind: str, game: str) -> str:
    """Return the name under which ``LastSheet.stakes`` has the stake of a ``kind``, of a free sheet that of its
    ``game``.
    """
    return f"{kind} {game}" if game else kind


def last_of(setup: SheetSetup, before: LastSheet | None = None) -> LastSheet:
    """Return the choices with which a dialog shows the values of ``setup``; for other kinds those ``before``."""
    others = before or LastSheet()
    agreed = {**others.agreed, setup.kind: (list(setup.names), dict(setup.options))}
    made = LastSheet(setup.kind, setup.stake, setup.unit, setup.evening, game=setup.game, own=setup.own, agreed=agreed)
    made.stakes, made.evening_stakes = dict(others.stakes), EveningStakes.from_json(others.evening_stakes.to_json())
    made.keep_stake(setup)
    return made
