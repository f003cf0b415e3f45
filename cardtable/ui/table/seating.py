"""The seats at the table: names, sides, players and seats that only look on. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.table import SeatLabel, Setting
from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.layout import TableLayout

MOST_PLAYERS = 6
"""The most seats that fit around the table."""
_FACE_TO_FACE = 2
"""The number of seats at which plates need no more than names."""


class Seating:
    """The seats as seen from one of them, ``perspective``, which is at the bottom."""

    def __init__(self) -> None:
        self.labels: tuple[SeatLabel, ...] = ()
        self.setting = Setting()
        self.perspective = 0
        self.seats_dealt = 0
        """The number of seats of the deal on the table, used as long as no labels are set."""
        self.text = 1.0
        """How large words and counters are; 1 is usual."""
        self.left_handed = False
        self.opened = False
        """Whether the hands of other seats lie open."""

    @property
    def count(self) -> int:
        return len(self.labels) or self.seats_dealt or 2

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that have cards."""
        chosen = self.setting.players
        if chosen is None or max(chosen) >= self.count:
            return tuple(range(min(self.count, MOST_PLAYERS)))
        return chosen

    @property
    def onlookers(self) -> tuple[int, ...]:
        """The seats that only look on."""
        return tuple(seat for seat in range(self.count) if seat not in self.players)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side, as indices into ``players``."""
        owners = [self.side_of(seat) for seat in self.players]
        return tuple(
            tuple(place for place, owner in enumerate(owners) if owner == side) for side in sorted(set(owners))
        )

    def name_of(self, seat: int) -> str:
        return self.labels[seat].name if seat < len(self.labels) else ""

    def side_of(self, seat: int) -> int:
        """Return the side of a seat; until sides are set, each seat is a side of its own."""
        return self.labels[seat].side if seat < len(self.labels) else seat

    def lay_out(self, width: float, height: float) -> TableLayout:
        """Return the layout of the table in a window of that size, in logical pixels."""
        players, tricks = self.players, self.setting.tricks
        bottom = players.index(self.perspective) if self.perspective in players else 0
        singles: Sequence[tuple[int, ...]] = tuple((place,) for place in range(len(players)))
        sides = self.sides if self.setting.players is None or not tricks else tuple(singles)
        several = self.count > _FACE_TO_FACE
        layout = lay_out(width, height, len(players), bottom, sides, self.text, self.setting.many, self.opened, several)
        layout = layout.mirrored() if self.left_handed else layout
        return layout.for_tricks(players, list(self.onlookers)) if tricks else layout
