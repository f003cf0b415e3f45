"""The choice of counters, strokes and numbers says what is seen, and offers what can be shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton

from cardtable.ui.look.palette import ROOMS
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import button, press
from tests.ui.scorekeeper.by_hand import Open, type_deal
from tests.ui.scorekeeper.parts import shown_sheet, table_view


def chosen(window: SheetWindow) -> tuple[str, list[str]]:
    """What is chosen, and what is offered."""
    radios = [one for one in shown_sheet(window).findChildren(QRadioButton) if one.isVisible()]
    (checked,) = [one.text() for one in radios if one.isChecked()]
    return checked, [one.text() for one in radios if one.isEnabled()]


def test_what_is_chosen_is_what_is_seen(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Clara")
    press(shown_sheet(window), "Counters")
    assert chosen(window) == ("Counters", ["Counters", "Strokes", "Numbers"])
    type_deal(window, total={1: 8})
    assert chosen(window) == ("Counters", ["Counters", "Strokes", "Numbers"])
    type_deal(window, total={1: 7})
    assert shown_sheet(window).fields[0].view == "strokes"
    assert chosen(window) == ("Strokes", ["Strokes", "Numbers"])
    counters = button(shown_sheet(window), "Counters")
    assert counters.toolTip() == "Counters show no more than 10 points."
    QTest.mouseClick(counters, Qt.MouseButton.LeftButton)
    assert chosen(window) == ("Strokes", ["Strokes", "Numbers"])
    type_deal(window, total={1: 90})
    assert chosen(window) == ("Numbers", ["Numbers"])
    # Nothing else was chosen by anybody: counters come back when they can show the points again.
    window.undo.trigger()
    window.undo.trigger()
    assert window.model.standing() == (0, 8, 0)
    assert chosen(window) == ("Counters", ["Counters", "Strokes", "Numbers"])


def test_a_view_that_somebody_has_chosen_stays(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    press(shown_sheet(window), "Numbers")
    type_deal(window, total={0: 12})
    assert chosen(window) == ("Numbers", ["Strokes", "Numbers"])
    press(shown_sheet(window), "Strokes")
    assert shown_sheet(window).fields[0].view == "strokes"
    assert chosen(window) == ("Strokes", ["Strokes", "Numbers"])


@pytest.mark.parametrize(("target", "view"), [(0, "Numbers"), (10, "Counters"), (100, "Numbers")])
def test_a_view_that_nobody_has_chosen_stays_from_the_first_point_to_the_last(
    opened: Open, target: int, view: str
) -> None:
    window = opened("free", "Anna", "Björn", "Clara", target=target)
    window.show_table()
    table = table_view(window)
    assert table is not None
    for _ in range(4):
        assert chosen(window)[0] == view
        assert {place.field.view.title() for place in table.places} == {view}
        type_deal(window, total={0: 2, 1: 9 if target != 10 else 1})
    # The table is laid out as before: fields do not change their places because figures grow.
    before = [place.geometry() for place in table.places]
    if target != 10:
        type_deal(window, total={0: 20, 1: 61})
    assert [place.geometry() for place in table.places] == before


@pytest.mark.parametrize("target", [11, 12, 16, 21, 30])
def test_in_a_game_to_eleven_and_up_to_thirty_counters_become_strokes_at_eleven_and_come_back(
    opened: Open, target: int
) -> None:
    window = opened("free", "Anna", "Björn", "Clara", target=target)
    window.show_table()
    table = table_view(window)
    assert table is not None

    def seen() -> tuple[set[str], list[str]]:
        return {place.field.view for place in table.places}, [place.number.text() for place in table.places]

    assert seen() == ({"counters"}, ["0", "0", "0"])
    type_deal(window, total={1: 10})
    assert seen() == ({"counters"}, ["0", "10", "0"])
    before = [(place.x(), place.width()) for place in table.places]
    # A higher number is shown by strokes for all, at once and without a choice; no field moves aside.
    type_deal(window, total={0: 3, 1: target - 10})
    assert seen() == ({"strokes"}, ["3", str(target), "0"])
    assert [(place.x(), place.width()) for place in table.places] == before
    # The next match begins with counters again.
    press(table, "Next match")
    assert seen() == ({"counters"}, ["0", "0", "0"])
    # Over thirty and below nothing the figure is alone.
    type_deal(window, total={0: -1})
    assert seen()[0] == {"numbers"}
    type_deal(window, total={0: 32})
    assert seen() == ({"numbers"}, ["31", "0", "0"])


def height_of_strokes(place: SidePanel) -> int:
    """How many lines of pixels the strokes in the field of a side cover."""
    # Not the corners beside the cloth.
    picture = place.field.grab(place.field.cloth().adjusted(6, 4, -6, -4).toRect()).toImage()
    chalk = QColor(ROOMS["green"].chalk)
    rows = [
        y
        for y in range(picture.height())
        if any(abs(picture.pixelColor(x, y).lightness() - chalk.lightness()) < 40 for x in range(picture.width()))
    ]
    return max(rows) - min(rows) + 1


def test_all_strokes_on_the_table_are_of_one_size_from_deal_to_deal(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Clara", target=30)
    window.show_table()
    table = table_view(window)
    assert table is not None
    type_deal(window, total={0: 3, 1: 18, 2: 5})
    heights = [height_of_strokes(place) for place in table.places]
    assert {place.field.view for place in table.places} == {"strokes"}
    assert max(heights) - min(heights) <= 1
    type_deal(window, total={1: 2})
    assert height_of_strokes(table.places[0]) == heights[0]
    # From the fifth bundle on there is a second row, and the strokes are as high as before.
    type_deal(window, total={1: 9})
    assert height_of_strokes(table.places[0]) == heights[0]
    assert height_of_strokes(table.places[1]) > 2 * heights[1]
