"""Who sits at the table and where: names, sides, players and lookers-on. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.table import SeatLabel, Setting
from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.layout import TableLayout

MOST_PLAYERS = 6
"""Seats that there is room for around the table."""


class Seating:
    """The seats as one of them, ``perspective``, sees them: that one is at the bottom."""

    def __init__(self) -> None:
        self.labels: tuple[SeatLabel, ...] = ()
        self.setting = Setting()
        self.perspective = 0
        self.seats_dealt = 0
        """Seats of the deal on the table, for as long as nobody has said who sits there."""
        self.text = 1.0
        """How large words and counters are; 1 is usual."""
        self.left_handed = False

    @property
    def count(self) -> int:
        return len(self.labels) or self.seats_dealt or 2

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that hold cards."""
        chosen = self.setting.players
        if chosen is None or max(chosen) >= self.count:
            return tuple(range(min(self.count, MOST_PLAYERS)))
        return chosen

    @property
    def onlookers(self) -> tuple[int, ...]:
        """The seats that look on."""
        return tuple(seat for seat in range(self.count) if seat not in self.players)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side, by their places among the players."""
        owners = [self.side_of(seat) for seat in self.players]
        return tuple(
            tuple(place for place, owner in enumerate(owners) if owner == side) for side in sorted(set(owners))
        )

    def name_of(self, seat: int) -> str:
        return self.labels[seat].name if seat < len(self.labels) else ""

    def side_of(self, seat: int) -> int:
        """The side of a seat; everybody is one of their own until it is said otherwise."""
        return self.labels[seat].side if seat < len(self.labels) else seat

    def lay_out(self, width: float, height: float) -> TableLayout:
        """The table in a window of that size, in logical pixels."""
        players, tricks = self.players, self.setting.tricks
        bottom = players.index(self.perspective) if self.perspective in players else 0
        singles: Sequence[tuple[int, ...]] = tuple((place,) for place in range(len(players)))
        sides = self.sides if self.setting.players is None or not tricks else tuple(singles)
        layout = lay_out(width, height, len(players), bottom, sides, self.text)
        layout = layout.mirrored() if self.left_handed else layout
        return layout.for_tricks(players, list(self.onlookers)) if tricks else layout
