"""Where every item belongs and which card it shows there; animations only lead to that."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from cardtable.app.table import Place
from cardtable.core.cards import Card
from cardtable.core.errors import CodedError
from cardtable.core.zones import Zone
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.geometry import Spot
from cardtable.ui.table.grid import Cells, Grid
from cardtable.ui.table.items import CardItems
from cardtable.ui.table.layout import TABLE_Z, TableLayout, in_sight
from cardtable.ui.table.seating import Seating


@dataclass(frozen=True, slots=True)
class Rest:
    """Where an item belongs, which card it shows there, whether any of it is visible, and whether it throws a
    shadow.
    """

    spot: Spot
    card: Card
    visible: bool = True
    shadow: bool = True


class Resting:
    """The places of all ``items`` on a table with the layout ``layout``.

    A card on the cloth keeps its cell of the grid as long as it lies there.
    """

    def __init__(self, items: CardItems, seating: Seating, layout: TableLayout) -> None:
        self._items = items
        self._seating = seating
        self.layout = layout
        self._cells: Cells[CardItem | Zone] = Cells(self._name)

    def clear(self) -> None:
        """Forget the cells of all cards, for a new deal on an empty cloth."""
        self._cells = Cells(self._name)

    def allot(self) -> None:
        """Give everything that lies on the cloth its cell."""
        self._grid()

    def rests(self) -> dict[CardItem, Rest]:
        """Return where every item that lies in a zone belongs."""
        grid, items = self._grid(), self._items
        result: dict[CardItem, Rest] = {}
        for zone, lying in items.lie.items():
            count = len(lying)
            placed = items.seat_view.cards(zone)
            place = self._seating.setting.place_of(zone)
            heap = place in (Place.STOCK, Place.HEAP)
            for index, (item, spot) in enumerate(zip(lying, self._spots(zone, lying, grid), strict=True)):
                depth = count - 1 - index if place is Place.STOCK else index
                seen = not heap or in_sight(depth, count)
                result[item] = Rest(spot, items.shown(zone, placed[index]), seen, not heap or depth == 0)
        return result

    def build_spots(self) -> Mapping[Zone, Sequence[Spot]]:
        """Return where the cards of each build belong."""
        grid = self._grid()
        return {zone: grid.build_spots(self._cells.place(zone), len(lying)) for zone, lying in self._items.builds()}

    def _name(self, lying: CardItem | Zone) -> Hashable:
        """Return a key that stays the same when another item stands for the same card."""
        placed = self._items.placed(lying) if isinstance(lying, CardItem) else None
        return lying if placed is None else placed.card

    def _grid(self) -> Grid:
        """Return the cells of the table, after everything that lies there has been given one."""
        loose = [item for zone in self._items.lying(Place.LOOSE) for item in self._items.lie[zone]]
        builds = [zone for zone, _ in self._items.builds()]
        level = self._cells.needed(len(loose), len(builds))
        while True:
            grid = self.layout.grid(level)
            if self._cells.settle(grid, loose, builds):
                return grid
            level += 2

    def _spots(self, zone: Zone, items: list[CardItem], grid: Grid) -> list[Spot]:
        count, layout = len(items), self.layout
        match self._seating.setting.place_of(zone):
            case Place.LOOSE:
                return [grid.card_spot(self._cells.place(item), TABLE_Z) for item in items]
            case Place.GROUP:
                return grid.build_spots(self._cells.place(zone), count, TABLE_Z) if items else []
            case Place.HAND:
                return self._hand_spots(zone, count)
            case Place.HEAP:
                return layout.pile_spots(zone.owner, count)
            case Place.ACROSS:
                return layout.mark_spots(zone.owner, count)
            case Place.WON_TRICKS:
                return layout.trick_pile_spots(zone.owner, count)
            case Place.ASIDE:
                return layout.aside_spots(count)
            case Place.STOCK:
                return layout.stock_spots(count)[::-1]
            case place:
                return self._trick_table_spots(place, zone, count)

    def _trick_table_spots(self, place: Place, zone: Zone, count: int) -> list[Spot]:
        """Return spots in the places that only a table for games with tricks has. Raises ``CodedError``
        ``no_place_for`` on another table.
        """
        places = self.layout.tricks
        if places is None:
            raise CodedError("no_place_for", zone=str(zone))
        match place:
            case Place.TALON:
                return places.talon_spots(zone.owner, count)
            case Place.TURNED:
                return [places.turned_spot()] * count
            case Place.LAID_AWAY:
                return places.discard_spots(self.layout.seat(zone.owner).edge, count)
            case Place.LAID_OUT:
                return places.picked_out_spots(self.layout.seat(zone.owner).edge, count)
        return places.trick_spots(count)

    def _hand_spots(self, zone: Zone, count: int) -> list[Spot]:
        spots = self.layout.hand_spots(zone.owner, count, opened=self._items.laid_open(zone))
        ordered = list(spots)
        for spot, index in zip(spots, self._items.order(zone), strict=True):
            ordered[index] = spot
        return ordered
