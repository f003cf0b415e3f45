"""Cards beside large words: in windows of usual sizes no smaller than beside usual ones, whoever sits at the table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.table import Place, SeatLabel, Setting
from cardtable.ui.table.layout import TableLayout
from cardtable.ui.table.ledge_place import place_ledge
from cardtable.ui.table.seating import Seating
from cardtable.ui.window.main_window import MainWindow
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]

TABLES = [(900, 559), (1280, 759), (1920, 1039), (800, 1199)]
"""Tables in windows of usual sizes, below menus and tools."""
SIDES = {
    "two": (0, 1),
    "three": (0, 1, 2),
    "four": (0, 1, 2, 3),
    "partners": (0, 1, 0, 1),
    "five": (0, 1, 2, 3, 4),
    "six": (0, 1, 2, 3, 4, 5),
}
CLOTH = Setting()
TRICKS = Setting({"trick": Place.TRICK})
TALON = Setting({"trick": Place.TRICK, "talon": Place.TALON})
KINDS = [("casino.swedish", 2), ("casino.swedish", 3), ("casino.swedish", 4), ("casino.kryp", 6), ("piquet.rubicon", 2)]


def seating(sides: tuple[int, ...], text: float, setting: Setting = CLOTH) -> Seating:
    """Return seats of these sides, with words ``text`` times as large as usual."""
    made = Seating()
    made.labels = tuple(SeatLabel("Anna", side) for side in sides)
    made.setting = setting
    made.text = text
    return made


def widths(seats: Seating, table: tuple[int, int]) -> tuple[float, float]:
    """Return the widths of a card of the hand and of one in the middle of the cloth that the ledge leaves."""
    ledge = seats.place_ledge(*table)
    layout = seats.lay_out(table[0] - ledge.size * (not ledge.foot), table[1] - ledge.size * ledge.foot)
    return cards(layout, upright=ledge.foot)


def cards(layout: TableLayout, *, upright: bool) -> tuple[float, float]:
    """Return the widths of a card of the hand and of one in the middle."""
    (own,) = (place.card for place in layout.seats if place.edge == "bottom")
    if layout.tricks is not None:
        return own, layout.tricks.card
    # At an upright table six cards are as large as usual, and where more lie, all are smaller.
    return own, layout.grid(6 if upright else 8).card_width


@pytest.mark.parametrize("text", [1.15, 1.5, 2.0])
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("sides", SIDES)
def test_cards_are_no_smaller_beside_larger_words(sides: str, table: tuple[int, int], text: float) -> None:
    for setting in (CLOTH, TRICKS, TALON) if len(SIDES[sides]) <= 4 else (CLOTH,):
        usual = widths(seating(SIDES[sides], 1.0, setting), table)
        large = widths(seating(SIDES[sides], text, setting), table)
        assert all(now >= 0.99 * before for now, before in zip(large, usual, strict=True)), setting


@pytest.mark.parametrize("text", [1.15, 1.5, 2.0])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_ledge_grows_with_its_letters_as_far_as_cards_leave_it_room(table: tuple[int, int], text: float) -> None:
    wanted = place_ledge(*table, text)
    assert seating(SIDES["two"], text).place_ledge(*table) == wanted
    for sides in SIDES.values():
        place = seating(sides, text).place_ledge(*table)
        assert place.letters == wanted.letters
        assert place_ledge(*table).size <= place.size <= wanted.size


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_small_words_leave_the_ledge_as_it_is(table: tuple[int, int]) -> None:
    assert seating(SIDES["four"], 0.9).place_ledge(*table).size == place_ledge(*table).size


@pytest.mark.slow
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080), (800, 1240)], ids=str)
def test_in_windows_of_usual_sizes_too(qtbot: QtBot, main_window: Begun, size: tuple[int, int]) -> None:
    usual, *larger = (cards_of_all(qtbot, main_window("de", text_size=text), size) for text in (100, 150, 200))
    for found in larger:
        for kind, now, before in zip(KINDS, found, usual, strict=True):
            assert now[0] >= 0.99 * before[0], kind
            assert now[1] >= 0.99 * before[1], kind


def cards_of_all(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> list[tuple[float, float]]:
    """Return the widths of a card of the hand and of one in the middle, for each of ``KINDS``."""
    window.resize(*size)
    found = []
    for kind, players in KINDS:
        begin(window, kind, players=players)
        qtbot.waitUntil(lambda: window.controller.mode in (Mode.HUMAN, Mode.RESULT))
        QApplication.processEvents()
        # Large words do not make the window larger.
        assert (window.width(), window.height()) == size
        table = window.table
        found.append(cards(table.scene().layout, upright=table.ledge.place.foot))
        window.controller.leave()
    return found


@pytest.mark.parametrize(
    ("window", "least"), [((900, 559), 102), ((1280, 759), 142), ((1920, 1039), 194), ((800, 1199), 142)], ids=str
)
def test_cards_of_two_take_the_room_that_words_leave(window: tuple[int, int], least: float) -> None:
    assert min(widths(seating(SIDES["two"], 1.0), window)) >= least
