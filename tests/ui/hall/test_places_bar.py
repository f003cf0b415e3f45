"""The places of the program in the row above the table: seen at the table, and one click away from it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import offered, press
from tests.ui.contrast import GRAPHICS, ratio
from tests.ui.cut import cut
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


def at_table(main_window: Begun, language: str, text: int, size: tuple[int, int]) -> MainWindow:
    window = main_window(language, text_size=text)
    begin(window, "casino.swedish")
    window.setFixedSize(*size)
    for _ in range(2):
        QApplication.processEvents()
    return window


@pytest.mark.parametrize(
    ("language", "text", "size", "worded"),
    [
        ("en", 100, (900, 600), True),
        ("de", 100, (900, 600), True),
        ("de", 150, (1280, 800), True),
        ("de", 150, (900, 600), False),
        ("de", 200, (800, 1240), False),
    ],
)
def test_all_places_are_seen_at_the_table_with_words_where_there_is_room(
    main_window: Begun, language: str, text: int, size: tuple[int, int], worded: bool
) -> None:
    window = at_table(main_window, language, text, size)
    places = window.commands.places
    assert [button.isVisible() for button in places.buttons] == [True] * 4
    assert places.worded is worded
    assert cut(places) == []


def test_the_places_cost_the_table_no_height(main_window: Begun) -> None:
    window = at_table(main_window, "de", 100, (900, 600))
    bar, tools = window.menuBar(), window.commands.toolbar
    assert bar.geometry().center().y() == pytest.approx(tools.geometry().center().y(), abs=2)
    assert tools.height() < 3 * tools.fontMetrics().height()


@pytest.mark.parametrize(
    ("words", "kind"),
    [("School", "SchoolDialog"), ("Looking back", "MatchesDialog")],
)
def test_a_place_is_a_click_away_and_escape_leads_back_to_the_cards(
    qtbot: QtBot, main_window: Begun, words: str, kind: str
) -> None:
    window = at_table(main_window, "en", 100, (900, 600))
    assert offered(window.commands.places, words)
    press(window.commands.places, words)
    opened = window.dialogs.top
    assert type(opened).__name__ == kind
    window.dialogs.close_panels()
    assert window.controller.session is not None
    assert window.table.isVisible()


def test_a_lesson_is_in_the_school(qtbot: QtBot, main_window: Begun) -> None:
    window = at_table(main_window, "en", 100, (1280, 800))
    places = window.commands.places
    marked = places.grab().toImage()
    press(window.commands.places, "School")
    opened = window.dialogs.top
    assert opened is not None
    press(opened, "Begin")
    qtbot.waitUntil(lambda: window.school_door.teaches)
    assert places.grab().toImage() != marked


@pytest.mark.parametrize("appearance", ["light", "contrast"])
def test_the_line_below_the_place_where_one_is_can_be_seen(main_window: Begun, appearance: str) -> None:
    window = main_window("en", appearance=appearance)
    bar = window.pages.start.bar
    (here,) = [one for one in bar.buttons if one.here]
    QApplication.processEvents()
    image = bar.grab().toImage()
    below = here.mapTo(bar, here.rect().center()).x(), here.geometry().bottom() - 2
    line, ground = image.pixelColor(*below), image.pixelColor(2, below[1])
    assert ratio(line, ground) > GRAPHICS
