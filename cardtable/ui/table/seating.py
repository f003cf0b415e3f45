"""The seats at the table: names, sides, players and seats that only look on. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.view import NOBODY, SeatView
from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.layout import TableLayout
from cardtable.ui.table.ledge_place import LedgePlace, place_ledge
from cardtable.ui.table.placing import NOMINAL_CELLS, UPRIGHT_CELLS

MOST_PLAYERS = 6
"""The most seats that fit around the table."""
_FACE_TO_FACE = 2
"""The number of seats at which plates need no more than names."""
_GROWTHS = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""The parts of its growth with larger words that the ledge may get, the largest first."""
_BARS, _NARROW_BARS = 30.0, 72.0
"""How much of a window's height its menus and tools take more with words twice as large, usually and in a window higher
than wide, in pixels.
"""
_CLOSE = 0.005
"""Which difference of cards makes none for the ledge, in their usual widths."""


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
        self.shows_tokens = True
        """Whether the person wants tokens of what counts."""
        self.opened = False
        """Whether the hands of other seats lie open."""
        self._least = (0.0, 0.0)
        """The widths that cards of the hand and of the middle have beside words of the usual size."""

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
        """Return the layout of the table on cloth of that size, in logical pixels."""
        layout, setting = self._lay_out(width, height, self.text), self.setting
        if setting.winnings is None or not self.shows_tokens:
            return layout
        # Not at the start, for a table without a game.
        from cardtable.ui.table.token_places import with_tokens

        counted = setting.winnings(SeatView(NOBODY))
        return with_tokens(layout, len(counted.races), len(counted.prizes))

    def place_ledge(self, width: float, height: float) -> LedgePlace:
        """Return the place of the ledge beside a table of that size, in logical pixels. Larger words make it larger as
        far as that leaves the cards as large as they are beside usual words.
        """
        wanted = place_ledge(width, height, self.text)
        self._least = (0.0, 0.0)
        if self.text <= 1.0:
            return wanted
        ledge = place_ledge(width, height)
        bars = (_NARROW_BARS if ledge.foot else _BARS) * (self.text - 1.0)
        # There may be room for cards of one width on some cloth and none on higher cloth.
        lower, higher = (self._cards(width, high, 1.0, ledge) for high in (height, height + bars))
        least = self._least = (max(lower[0], higher[0]), max(lower[1], higher[1]))
        best, place = 0.0, wanted
        for growth in _GROWTHS:
            tried = place_ledge(width, height, self.text, growth)
            found = self._cards(width, height, self.text, tried)
            share = min(1.0, *(now / before for now, before in zip(found, least, strict=True)))
            if share > best + _CLOSE:
                best, place = share, tried
            if best >= 1.0 - _CLOSE:
                break
        return place

    def _cards(self, width: float, height: float, text: float, ledge: LedgePlace) -> tuple[float, float]:
        """Return the widths of the person's own cards and of those in the middle beside a ledge."""
        across, down = (0, ledge.size) if ledge.foot else (ledge.size, 0)
        layout = self._lay_out(max(1.0, width - across), max(1.0, height - down), text)
        (own,) = (place.card for place in layout.seats if place.edge == "bottom")
        if layout.tricks is not None:
            return own, layout.tricks.card
        return own, layout.grid(UPRIGHT_CELLS if ledge.foot else NOMINAL_CELLS).card_width

    def _lay_out(self, width: float, height: float, text: float) -> TableLayout:
        players, tricks = self.players, self.setting.tricks
        bottom = players.index(self.perspective) if self.perspective in players else 0
        singles: Sequence[tuple[int, ...]] = tuple((place,) for place in range(len(players)))
        sides = self.sides if self.setting.players is None or not tricks else tuple(singles)
        several = self.count > _FACE_TO_FACE
        least = self._least if text > 1.0 else (0.0, 0.0)
        layout = lay_out(
            width, height, len(players), bottom, sides, text, self.setting.many, self.opened, several, least
        )
        layout = layout.mirrored() if self.left_handed else layout
        return layout.for_tricks(players, list(self.onlookers)) if tricks else layout
