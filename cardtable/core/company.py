"""The persons of a match in which not everybody plays at once, or in which one match follows another.

``Company.of(standing)`` reads from a standing what it carries about them, ``company.kept_in(standing)`` writes it
there; no other module needs the names. The numbers in ``Standing.carried``, as records and databases have them, are:

* ``first`` and ``second``: the seats that play, where others look on; with them ``parties``, how many matches have been
  ended, ``waiting:0`` …, the seats that wait, the next to enter first, and ``entry:0`` …, the order in which all seats
  entered;
* ``partie:deals``: how many deals the running match has had, where one match follows another;
* ``won:p``: how many matches side p has won; ``account:p``: what it has gained, in units, once anything was settled;
* ``left``: the side that has left the match before its end, as a winner.

All other numbers belong to a family. The family derives a class from ``Company`` that holds them and adds them in
``numbers``.
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
    """Which persons play, which wait, and what each has won.

    ``players`` are the two seats that play the next deal, empty where everybody plays; where the two have different
    roles, the better one is first, such as the box of a chouette. ``waiting`` are the other seats, in the order in
    which they will enter. ``won`` and ``accounts`` have an entry for each side, or none where nothing is counted.
    ``deals`` is the number of deals of the running match, None where there is only one match. ``entry`` is the order in
    which everybody entered, where it matters. ``left`` is the side that has left as a winner, or None.
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
        """Return the company that ``standing`` carries; an empty one if it carries none."""
        return _read(standing.carried)

    @property
    def is_evening(self) -> bool:
        """Whether several matches have been played, or somebody waits for the next one. The match won and the accounts
        of a single match are what it settles.
        """
        return bool(self.won) and (bool(self.waiting) or sum(self.won) > 1)

    def kept_in(self, standing: Standing) -> Standing:
        """Return ``standing`` with this company instead of the one that it carries."""
        carried = self.carried()
        return standing if carried == standing.carried else replace(standing, carried=carried)

    def carried(self) -> Carried:
        """Return the numbers of this company in the form of ``Standing.carried``."""
        return tuple(sorted(self.numbers().items()))

    def numbers(self) -> dict[str, int]:
        """Return the numbers of this company by the names that are listed at the top of this module."""
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
        """Return the company after the person of ``seat`` has come. That person enters after the seat ``after``; as the
        next one if that seat plays now, as the last one if ``after`` is None.
        """
        entry = (*self.entry, seat) if self.entry else ()
        place = self.waiting.index(after) + 1 if after in self.waiting else 0 if after in self.players else None
        before = self.waiting[:place]
        return replace(self, waiting=(*before, seat, *self.waiting[len(before) :]), entry=entry)

    def left_by(self, seat: int) -> Self:
        """Return the company after the person of ``seat`` has gone between two matches. If that was a player, the next
        who waits takes the place and gets the worse role; at least one person must wait then.
        """
        entry = tuple(one for one in self.entry if one != seat)
        if seat not in self.players:
            return replace(self, waiting=tuple(one for one in self.waiting if one != seat), entry=entry)
        entering, *rest = self.waiting
        return replace(self, players=(self.other(seat), entering), waiting=tuple(rest), entry=entry)

    def leaders(self) -> tuple[int, ...]:
        """The sides with the highest account."""
        return tuple(side for side, account in enumerate(self.accounts) if account == max(self.accounts))

    def with_gains(self, gains: Mapping[int, int]) -> Self:
        """Return the company after ``gains`` were added to the accounts of some sides; from then on every side up to
        the last of them has an account.
        """
        if not gains:
            return self
        before = self.accounts + (0,) * (max(gains) + 1 - len(self.accounts))
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
