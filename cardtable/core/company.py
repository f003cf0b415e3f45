"""The persons of a match in which not everybody plays at once, or in which one match follows another.

``Company.of(standing)`` reads what a standing carries of them and ``company.kept_in(standing)`` writes it there; nobody
else need know under which names. The numbers in ``Standing.carried``, as records and databases have them, are:

* ``first`` and ``second``: the seats that play, where others look on; with them ``parties``, how many matches have been
  ended, ``waiting:0`` …, the seats that wait, who enters next first, and ``entry:0`` …, the order in which all entered;
* ``partie:deals``: how many deals the running match has had, where one match follows another;
* ``won:p``: how many matches side p has won; ``account:p``: what it has gained, in units, once anything was settled;
* ``left``: the side that has left the match before its end, as a winner.

All other numbers are a family's own; it derives a class from ``Company`` that has them and writes them in ``numbers``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from cardtable.core.state import Standing

Carried = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays, who waits, and how everybody has fared.

    ``players`` are the two seats that play the next deal, empty where everybody plays; where the seats differ the first
    has the better one, such as the box of a chouette. ``waiting`` are the others, who enters next first. ``won`` and
    ``accounts`` have an entry for each side, or none where nobody keeps count. ``deals`` is None where one match is
    all there is. ``entry`` is the order in which everybody entered, where it matters. ``left`` is the side that has
    left as a winner.
    """

    players: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    accounts: tuple[int, ...] = ()
    matches: int = 0
    deals: int | None = None
    entry: tuple[int, ...] = ()
    left: int | None = None

    @staticmethod
    def of(standing: Standing) -> Company:
        """The company that a standing carries; an empty one if it carries none."""
        return _read(standing.carried)

    def kept_in(self, standing: Standing) -> Standing:
        """``standing`` with this company in place of its own."""
        carried = self.carried()
        return standing if carried == standing.carried else replace(standing, carried=carried)

    def carried(self) -> Carried:
        """The numbers for ``Standing.carried``."""
        return tuple(sorted(self.numbers().items()))

    def numbers(self) -> dict[str, int]:
        """What a standing carries of the company, by the names above."""
        numbers: dict[str, int] = {}
        if self.players:
            numbers["first"], numbers["second"] = self.players
            numbers["parties"] = self.matches
        if self.deals is not None:
            numbers["partie:deals"] = self.deals
        if self.left is not None:
            numbers["left"] = self.left
        for name, values in (
            ("waiting", self.waiting),
            ("entry", self.entry),
            ("won", self.won),
            ("account", self.accounts),
        ):
            for place, value in enumerate(values):
                numbers[f"{name}:{place}"] = value
        return numbers

    @property
    def is_fresh(self) -> bool:
        """Whether the next deal is the first of a match that follows another."""
        return self.deals == 0

    def other(self, player: int) -> int:
        """The opponent of one of the two players."""
        first, second = self.players
        return second if player == first else first

    def joined_by(self, seat: int, after: int | None = None) -> Self:
        """The company once somebody has come, who enters ``after`` another, first if that one plays now, or last."""
        entry = (*self.entry, seat) if self.entry else ()
        place = self.waiting.index(after) + 1 if after in self.waiting else 0 if after in self.players else None
        before = self.waiting[:place]
        return replace(self, waiting=(*before, seat, *self.waiting[len(before) :]), entry=entry)

    def left_by(self, seat: int) -> Self:
        """The company once somebody has gone between two matches: the next who waits takes the place of a player, who
        has the worse seat then. Somebody must wait.
        """
        entry = tuple(one for one in self.entry if one != seat)
        if seat not in self.players:
            return replace(self, waiting=tuple(one for one in self.waiting if one != seat), entry=entry)
        entering, *rest = self.waiting
        return replace(self, players=(self.other(seat), entering), waiting=tuple(rest), entry=entry)

    def leaders(self) -> tuple[int, ...]:
        """Who has gained most."""
        return tuple(side for side, account in enumerate(self.accounts) if account == max(self.accounts))

    def with_gains(self, gains: Mapping[int, int]) -> Self:
        """The company after the accounts of some sides have changed; every side has one from then on."""
        if not gains:
            return self
        before = self.accounts or (0,) * (max(gains) + 1)
        return replace(self, accounts=tuple(amount + gains.get(side, 0) for side, amount in enumerate(before)))


def numbered(numbers: Mapping[str, int], name: str) -> tuple[int, ...]:
    """The numbers called ``name:0``, ``name:1`` and so on."""
    found: list[int] = []
    while (number := numbers.get(f"{name}:{len(found)}")) is not None:
        found.append(number)
    return tuple(found)


@lru_cache(maxsize=1024)
def _read(carried: Carried) -> Company:
    numbers = dict(carried)
    players: Sequence[int] = (numbers["first"], numbers["second"]) if {"first", "second"} <= numbers.keys() else ()
    return Company(
        players=tuple(players),
        waiting=numbered(numbers, "waiting"),
        won=numbered(numbers, "won"),
        accounts=numbered(numbers, "account"),
        matches=numbers.get("parties", 0),
        deals=numbers.get("partie:deals"),
        entry=numbered(numbers, "entry"),
        left=numbers.get("left"),
    )
