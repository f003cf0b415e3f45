"""The layout's promises, for windows of all sizes: everything on the cloth, nothing on anything else."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.grid import LEVELS, Cells, Grid
from cardtable.ui.table.layout import SeatPlace, TableLayout, in_sight
from cardtable.ui.table.ledge_place import place_ledge

# How long an example takes says nothing on a machine that does other things as well.
unhurried = settings(deadline=None)

Sides = tuple[tuple[int, ...], ...]


def single(seats: int) -> Sides:
    return tuple((seat,) for seat in range(seats))


PAIRS: Sides = ((0, 3), (1, 4), (2, 5))
MOST_IF_CROWDED = 6
"""Cards that somebody holds at a table for five or six: at Krypkasino, when all but two have left."""
SEATINGS: list[tuple[int, Sides]] = [
    *((seats, single(seats)) for seats in (2, 3, 4, 5, 6)),
    (4, ((0, 2), (1, 3))),
    (6, PAIRS),
]

landscape = st.tuples(st.integers(640, 3840), st.integers(470, 2160)).filter(lambda size: size[0] >= size[1])
portrait = st.tuples(st.integers(768, 1600), st.integers(1024, 2560)).filter(lambda size: size[0] <= size[1])
sizes = st.one_of(landscape, portrait, st.sampled_from([(900, 600), (1280, 800), (3840, 2160), (800, 1280)]))
seatings = st.sampled_from(SEATINGS)
tables = st.builds(
    lambda size, seating, perspective, looked_at: lay_out(
        *map(float, size), seating[0], perspective % seating[0], seating[1], several=looked_at or seating[0] > 2
    ),
    sizes,
    seatings,
    st.integers(0, 5),
    st.booleans(),
)


def regions(layout: TableLayout) -> dict[str, Rect]:
    """Every place of the table by name."""
    found = {"stock": layout.stock, "area": layout.area}
    for seat in layout.seats:
        found[f"hand {seat.seat}"] = under_rim(layout, seat)
        found[f"plate {seat.seat}"] = seat.plate
        found[f"last {seat.seat}"] = seat.last
    for side in layout.sides:
        found[f"pile {side.side}"] = side.pile
        found[f"counters {side.side}"] = side.counters
    return found


def under_rim(layout: TableLayout, seat: SeatPlace) -> Rect:
    """The place of a hand, without what of its backs is hidden by the upper rim."""
    top = max(seat.hand.y, layout.rim) if seat.edge == "top" else seat.hand.y
    return Rect(seat.hand.x, top, seat.hand.width, seat.hand.bottom - top)


def on_cloth(layout: TableLayout) -> Rect:
    return Rect(0, 0, layout.width, layout.height).inset(layout.rim)


@unhurried
@given(tables, st.integers(1, 13))
def test_every_index_of_an_open_hand_is_in_sight(layout: TableLayout, count: int) -> None:
    for seat in (seat for seat in layout.seats if seat.edge != "bottom"):
        # Where four play nobody holds more than five cards, and at a table for more nobody more than six.
        most = MOST_IF_CROWDED if len(layout.seats) > 4 else 13 if seat.edge == "top" else 5
        spots = layout.hand_spots(seat.seat, min(count, most), opened=True)
        for spot in spots:
            area = spot.footprint()
            room = (seat.opened or seat.hand).inset(-1)
            assert on_cloth(layout).holds(area.x, area.y)
            assert room.holds(area.x, area.y)
            assert room.holds(area.right, area.bottom)
        for one, other in pairwise(spots):
            # The next card lies on this one, and leaves its left or its upper edge free, where the index is.
            assert other.z > one.z
            assert one.angle == other.angle == 0
            assert other.x - one.x > 0.1 * one.width or other.y - one.y > 0.1 * one.width


@unhurried
@given(tables)
def test_places_lie_on_the_cloth_and_not_on_each_other(layout: TableLayout) -> None:
    for name, rect in regions(layout).items():
        assert on_cloth(layout).contains(rect), name
    for (name, rect), (other_name, other) in combinations(regions(layout).items(), 2):
        assert rect.overlap(other) < 0.5, (name, other_name)


@unhurried
@given(tables, st.integers(1, 12))
def test_hands_stay_in_their_places(layout: TableLayout, count: int) -> None:
    for seat in layout.seats:
        spots = layout.hand_spots(seat.seat, count)
        assert len(spots) == count
        for spot in spots:
            assert seat.hand.contains(spot.footprint(), 0.5)


@unhurried
@given(tables, st.integers(2, 12))
def test_cards_of_a_hand_can_be_told_apart(layout: TableLayout, count: int) -> None:
    for seat in layout.seats:
        spots = layout.hand_spots(seat.seat, count if len(layout.seats) <= 4 else min(count, MOST_IF_CROWDED))
        least = 0.2 if seat.edge == "bottom" else 0.06
        for left, right in pairwise(spots):
            assert abs(left.x - right.x) + abs(left.y - right.y) >= least * seat.card
            assert left.z < right.z


@unhurried
@given(tables)
def test_a_hand_of_five_lies_side_by_side(layout: TableLayout) -> None:
    bottom = next(seat for seat in layout.seats if seat.edge == "bottom")
    spots = layout.hand_spots(bottom.seat, 5)
    assert all(not one.footprint().overlap(other.footprint()) for one, other in combinations(spots, 2))


@pytest.mark.parametrize("size", [(654, 564), (983, 760), (1490, 1040), (2130, 1400)], ids=str)
def test_a_hand_of_six_lies_side_by_side_where_two_sit_face_to_face(size: tuple[int, int]) -> None:
    spots = lay_out(*map(float, size), 2, 0, single(2)).hand_spots(0, 6)
    assert all(not one.footprint().overlap(other.footprint()) for one, other in combinations(spots, 2))


@unhurried
@given(tables, st.integers(0, 24), st.integers(0, 6))
def test_the_middle_takes_loose_cards_and_builds(layout: TableLayout, loose: int, builds: int) -> None:
    grid, cells = settled(layout, loose, builds)
    lying = [[grid.card_spot(cells.place(("card", number)))] for number in range(loose)]
    lying += [grid.build_spots(cells.place(("build", number)), 5) for number in range(builds)]
    for group in lying:
        for spot in group:
            assert layout.area.contains(spot.footprint(), 0.5)
    for one, other in combinations(lying, 2):
        assert not any(a.footprint().overlap(b.footprint()) for a in one for b in other)


def settled(layout: TableLayout, loose: int, builds: int) -> tuple[Grid, Cells[tuple[str, int]]]:
    """A grid in which so much lies, found as the scene finds it."""
    cells: Cells[tuple[str, int]] = Cells()
    level = cells.needed(loose, builds)
    while True:
        grid = layout.grid(level)
        if cells.settle(
            grid, [("card", number) for number in range(loose)], [("build", number) for number in range(builds)]
        ):
            return grid, cells
        level += 2


@unhurried
@given(tables)
def test_cards_on_the_table_are_readable(layout: TableLayout) -> None:
    assume(layout.height >= 1024 or (layout.width >= 900 and layout.height >= 600))
    assert layout.grid(12).card_width >= 60
    # Five and six play nothing but a game in which whatever can be captured is.
    assert layout.grid(32 if len(layout.seats) <= 4 else 20).card_width >= 44


@unhurried
@given(tables, st.integers(1, 12))
def test_marks_lie_across_the_pile_and_leave_its_number_free(layout: TableLayout, count: int) -> None:
    for side in layout.sides:
        label = layout.pile_label(side.side)
        marks = layout.mark_spots(side.side, count)
        for spot in marks:
            assert side.pile.contains(spot.footprint(), 0.5)
            assert not spot.footprint().overlap(label)
        pile = layout.pile_spots(side.side, 1)[0]
        assert marks[0].footprint().overlap(pile.footprint()) > 0
        assert abs((marks[0].angle - pile.angle) - 90) < 5


@unhurried
@given(tables, st.integers(1, 104))
def test_heaps_leave_room_for_their_numbers(layout: TableLayout, count: int) -> None:
    for spot in layout.stock_spots(count):
        assert layout.stock.contains(spot.footprint())
        assert spot.footprint().overlap(layout.stock_label()) < 0.01
    assert [spot.z for spot in layout.stock_spots(count)] == sorted(spot.z for spot in layout.stock_spots(count))
    for side in layout.sides:
        top = layout.pile_spots(side.side, count)[-1]
        assert on_cloth(layout).contains(top.footprint(), 1)


@unhurried
@given(tables, st.integers(1, 24))
def test_what_is_put_aside_lies_across_below_the_stock(layout: TableLayout, count: int) -> None:
    aside, stock = layout.aside_spots(count), layout.stock_spots(1)[0]
    for spot in aside:
        assert on_cloth(layout).contains(spot.footprint(), 1)
        assert spot.footprint().overlap(layout.stock_label()) < 0.01
        assert spot.footprint().overlap(stock.footprint()) > 0
        assert spot.z < stock.z
    assert [(spot.x, spot.z) for spot in aside] == sorted({(spot.x, spot.z) for spot in aside})


@unhurried
@given(st.integers(1, 104))
def test_the_top_of_a_heap_is_in_sight(count: int) -> None:
    assert in_sight(count - 1, count)
    assert in_sight(0, count)
    assert sum(in_sight(index, count) for index in range(count)) <= 8 + count // 4 + 1


@unhurried
@given(st.integers(200, 899), st.integers(150, 599), seatings)
def test_windows_too_small_get_everything_smaller(width: int, height: int, seating: tuple[int, Sides]) -> None:
    layout = lay_out(float(width), float(height), seating[0], 0, seating[1])
    window = Rect(0, 0, width, height)
    for name, rect in regions(layout).items():
        assert window.contains(rect), name


@unhurried
@given(sizes, seatings, st.integers(0, 5))
def test_one_sits_below_and_the_others_follow_to_the_left(
    size: tuple[int, int], seating: tuple[int, Sides], perspective: int
) -> None:
    seats, sides = seating
    perspective %= seats
    layout = lay_out(*map(float, size), seats, perspective, sides)
    assert layout.seat(perspective).edge == "bottom"
    order = [layout.seat((perspective + turn) % seats).edge for turn in range(seats)]
    assert (
        order
        == {
            2: ["bottom", "top"],
            3: ["bottom", "left", "right"],
            4: ["bottom", "left", "top", "right"],
            5: ["bottom", "left", "top", "top", "right"],
            6: ["bottom", "left", "top", "top", "top", "right"],
        }[seats]
    )
    for table in (layout, layout.mirrored()):
        at_top = [
            seat for turn in range(seats) for seat in [table.seat((perspective + turn) % seats)] if seat.edge == "top"
        ]
        assert all(one.plate.right < other.plate.x for one, other in pairwise(at_top))
    for side in layout.sides:
        assert side.keeper in sides[side.side]


def test_cards_keep_their_cells_while_others_come_and_go() -> None:
    layout = lay_out(1280.0, 800.0, 2, 0, single(2))
    cells: Cells[str] = Cells()
    grid = layout.grid(cells.needed(4, 0))
    cells.settle(grid, ["a", "b", "c", "d"], [])
    before = {key: cells.place(key) for key in "bd"}
    cells.settle(layout.grid(cells.needed(3, 0)), ["b", "d", "e"], [])
    assert {key: cells.place(key) for key in "bd"} == before
    assert cells.place("e") not in before.values()
    assert "a" not in cells


def test_ten_cards_lie_in_five_columns() -> None:
    layout = lay_out(983.0, 759.0, 2, 0, single(2))
    grid = layout.grid(10)
    assert (grid.columns, grid.rows) == (5, 2)
    assert grid.card_width > 0.79 * layout.measures.own


def test_cards_get_their_size_back_as_soon_as_two_more_would_have_room() -> None:
    cells: Cells[str] = Cells()
    assert [cells.needed(cards, 0) for cards in (4, 8, 9, 8, 7, 6, 8, 9, 7)] == [8, 8, 10, 10, 10, 8, 8, 10, 10]


@pytest.mark.parametrize("cells", LEVELS)
def test_no_cell_is_filled_before_one_as_near_and_further_from_what_is_told(cells: int) -> None:
    """A slip hangs from the upper edge: of two cells as far above and below the middle the lower one comes first."""
    grid = lay_out(900.0, 600.0, 3, 0, single(3)).grid(cells)
    order = grid.order()
    for row, column in order:
        twin = (grid.rows - 1 - row, column)
        if row < twin[0]:
            assert order.index(twin) < order.index((row, column))


def test_a_build_takes_two_cells_even_when_loose_cards_are_scattered() -> None:
    layout = lay_out(900.0, 600.0, 2, 0, single(2))
    cells: Cells[str] = Cells()
    grid = layout.grid(12)
    names = [str(number) for number in range(grid.cells)]
    assert cells.settle(grid, names, [])
    order = grid.order()
    scattered = [name for name in names if order.index(cells.place(name)) % 2 == 0]
    assert cells.settle(grid, scattered, ["build"])
    row, column = cells.place("build")
    taken = {cells.place(name) for name in scattered}
    assert (row, column) not in taken
    assert (row, column + 1) not in taken


def test_builds_show_every_card() -> None:
    grid = lay_out(1280.0, 800.0, 2, 0, single(2)).grid(12)
    for count in range(1, 9):
        spots = grid.build_spots((0, 0), count)
        assert all(right.x - left.x >= 0.1 * right.width for left, right in pairwise(spots))
        assert all(grid.cell((0, 0), 2).contains(spot.footprint(), 0.5) for spot in spots)


def test_a_turned_card_reaches_as_far_as_it_is_long() -> None:
    lying = Spot(100, 100, 63, 90).footprint()
    assert abs(lying.width - 88) < 0.01
    assert abs(lying.height - 63) < 0.01


@unhurried
@given(tables)
def test_everybody_speaks_over_the_middle_on_his_own_side(layout: TableLayout) -> None:
    for table in (layout, *([layout.for_tricks(range(4), ())] if len(layout.seats) <= 4 else [])):
        spoken = {(seat.edge, seat.seat): seat.speech for seat in table.seats}
        for place in spoken.values():
            assert on_cloth(table).contains(place)
            assert place.height >= 2 * table.measures.line
            assert not any(place.overlap(seat.plate) >= 0.5 for seat in table.seats)
        for speaker in table.seats:
            # Only the speaker's own backs that come out from under the rim may be hidden.
            others = [seat for seat in table.seats if seat is not speaker or seat.opened is None]
            assert not any(speaker.speech.overlap(seat.hand) >= 0.5 for seat in others)
        assert all(one.overlap(other) < 0.5 for one, other in combinations(spoken.values(), 2))
        (below,) = [place for (edge, _), place in spoken.items() if edge == "bottom"]
        assert all(place.bottom <= below.y for place in spoken.values() if place is not below)


@unhurried
@given(tables)
def test_a_pile_lies_with_the_name_of_its_owner(layout: TableLayout) -> None:
    for table in (layout, layout.mirrored()):
        for side in table.sides:
            pile, plate = side.pile, table.seat(side.keeper).plate
            reach = 2 * table.measures.gap + 0.5 * table.measures.line
            assert pile.inset(-reach).overlap(plate) > 0


@unhurried
@given(tables)
def test_for_the_left_hand_the_same_lies_on_the_other_side(layout: TableLayout) -> None:
    mirrored = layout.mirrored()
    test_places_lie_on_the_cloth_and_not_on_each_other.hypothesis.inner_test(mirrored)  # type: ignore[attr-defined]
    bottom = next(seat for seat in layout.seats if seat.edge == "bottom")
    own = mirrored.seat(bottom.seat)
    assert replace(own.hand, x=0) == replace(bottom.hand, x=0)
    assert own.hand.x == pytest.approx(layout.width - bottom.hand.right)
    assert own.plate.x == pytest.approx(layout.width - bottom.plate.right)


@unhurried
@given(sizes, seatings, st.sampled_from([1.15, 1.3, 1.5, 1.75, 2.0]))
def test_words_and_counters_grow_with_the_size_of_text(
    size: tuple[int, int], seating: tuple[int, Sides], text: float
) -> None:
    usual = lay_out(*map(float, size), seating[0], 0, seating[1])
    large = lay_out(*map(float, size), seating[0], 0, seating[1], text)
    test_places_lie_on_the_cloth_and_not_on_each_other.hypothesis.inner_test(large)  # type: ignore[attr-defined]
    # In small windows with many seats there is no room for larger words; smaller they never are.
    facing = seating[0] == 2 and size[0] > size[1]
    roomy = facing and min(size) >= 950 and size[0] >= 1.3 * size[1]
    least = (0.99 * text if text < 2 else 1.6) if roomy and size[0] < 2 * size[1] else 0.999
    # Words grow as they should, unless cards could become larger in their place. Then counters may give way, too, but
    # can be counted as in the smallest window.
    grown = large.measures.own > 1.01 * usual.measures.own
    assert large.measures.line >= (0.999 if grown else least) * usual.measures.line
    assert large.measures.counter >= (12 if grown else 0.999 * usual.measures.counter)
    # People who want large words want to see the cards, too.
    assert large.measures.own >= (0.999 if facing else 0.994) * usual.measures.own


WINDOWS = [(900, 564), (1280, 760), (1920, 1040), (800, 1200)]
"""Windows of usual sizes, without their menus."""
LARGE = {2: (0.185, 0.145), 3: (0.185, 0.135), 4: (0.185, 0.135), 5: (0.16, 0.135), 6: (0.14, 0.104)}
"""How wide cards are at least by the number of seats, in heights or in widths of cloth that is wider than high."""


@pytest.mark.parametrize("seats", LARGE)
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_cards_get_the_room_that_the_cloth_has(size: tuple[int, int], seats: int) -> None:
    place = place_ledge(*size)
    width, height = size[0] - place.size * (not place.foot), size[1] - place.size * place.foot
    layout = lay_out(float(width), float(height), seats, 0, single(seats), several=seats > 2)
    of_height, of_width = LARGE[seats]
    least = 0.155 * width if place.foot else min(of_height * height, of_width * width)
    for hand in (layout.seat(0).card, layout.grid(8).card_width):
        assert hand >= least
    partners = lay_out(float(width), float(height), 4, 0, ((0, 2), (1, 3)), several=True)
    assert partners.measures.own >= 0.98 * lay_out(float(width), float(height), 4, 0, single(4)).measures.own


@pytest.mark.parametrize(("seats", "many"), [(2, False), (2, True), (3, True)])
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_cards_of_a_trick_are_hardly_smaller_than_those_of_the_table(
    size: tuple[int, int], seats: int, many: bool
) -> None:
    place = place_ledge(*size)
    width, height = size[0] - place.size * (not place.foot), size[1] - place.size * place.foot
    layout = lay_out(float(width), float(height), seats, 0, single(seats), many=many).for_tricks(range(seats), ())
    tricks = layout.tricks
    assert tricks is not None
    assert tricks.card >= 0.86 * layout.measures.own
    first, second = tricks.trick_spots(2)
    assert second.x - first.x >= first.width
    # Stock and turned card, the trick and what is laid away do not lie on each other.
    lying = [tricks.stock, tricks.trick, *(tricks.discards[place.edge] for place in layout.seats)]
    for at, one in enumerate(lying):
        assert tricks.middle.contains(one)
        assert not any(one.overlap(other) for other in lying[at + 1 :])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_words_for_many_are_never_smaller_where_letters_are_large(size: tuple[int, int], seats: int) -> None:
    def beside_ledge(text: float) -> TableLayout:
        place = place_ledge(*size, text)
        width, height = size[0] - place.size * (not place.foot), size[1] - place.size * place.foot
        return lay_out(float(width), float(height), seats, 0, single(seats), text, several=True)

    usual = beside_ledge(1.0)
    for text in (1.25, 1.5, 1.75, 2.0):
        layout = beside_ledge(text)
        assert layout.measures.line >= usual.measures.line
        for table in (layout, layout.mirrored()):
            test_places_lie_on_the_cloth_and_not_on_each_other.hypothesis.inner_test(table)  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(656, 497), (654, 520), (716, 500), (780, 540)], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_stay_large_beside_the_record(size: tuple[float, float], seats: int) -> None:
    layout = lay_out(*size, seats, 0, single(seats))
    assert layout.measures.own >= 0.095 * size[0]
    assert layout.grid(8).card_width >= 58


@pytest.mark.parametrize("size", [(772.0, 926.0), (940.0, 1100.0)], ids=str)
def test_two_at_an_upright_table_see_the_last_capture_as_large_as_beside_a_wide_one(size: tuple[float, float]) -> None:
    table = lay_out(*size, 2, 0, single(2))
    moved = table.seat(1).last
    # In cards of nearly four lines, above the person's own name.
    assert moved.height > 4.9 * table.measures.line
    assert moved.bottom < table.seat(0).plate.y
    assert moved.overlap(table.area) == 0
