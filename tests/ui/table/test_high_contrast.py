"""High contrast at the table: wood and paper have the colours of windows, and what cannot be pressed looks so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.settings import ROOMS as OFFERED
from cardtable.ui.look.palette import (
    BRASS,
    BRASS_LIGHT,
    CONTRAST,
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    EVENING,
    INK,
    LIGHT,
    ROOMS,
    Colours,
    LedgeColours,
    application_palette,
    is_contrasting,
    ledge_colours,
)
from cardtable.ui.look.word_button import WordButton
from cardtable.ui.window.main_window import MainWindow
from tests.ui.table.conftest import MakeTable
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]


@pytest.fixture
def usual(qtbot: QtBot) -> Iterator[None]:
    before = QApplication.palette()
    yield
    QApplication.setPalette(before)


def shades(widget: QWidget) -> set[str]:
    """Every colour of a picture of ``widget``."""
    image = widget.grab().toImage()
    return {QColor(image.pixel(x, y)).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def shades_of_button(qtbot: QtBot, *, enabled: bool) -> set[str]:
    place = QWidget()
    qtbot.addWidget(place)
    made = WordButton(place)
    made.resize(160, 44)
    made.set_words("Take", 18.0, 150.0)
    made.setEnabled(enabled)
    return shades(made)


@pytest.mark.parametrize("colours", [CONTRAST_DARK, CONTRAST_LIGHT], ids=["dark", "light"])
def test_words_of_what_cannot_be_pressed_have_a_colour_of_their_own(colours: Colours) -> None:
    palette = application_palette(colours)
    off = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
    assert off != palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
    assert is_contrasting(palette)


@pytest.mark.parametrize("colours", [LIGHT, EVENING], ids=["light", "evening"])
def test_in_usual_windows_the_ledge_keeps_its_colours(colours: Colours) -> None:
    assert ledge_colours(application_palette(colours)) == LedgeColours()
    assert (LedgeColours().on_wood, LedgeColours().ink) == (BRASS_LIGHT, INK)


@pytest.mark.usefixtures("usual")
@pytest.mark.parametrize("colours", [CONTRAST_DARK, CONTRAST_LIGHT], ids=["dark", "light"])
def test_the_ledge_takes_the_colours_of_windows(make_table: MakeTable, colours: Colours) -> None:
    made = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H")
    made.your_turn()
    ledge = made.view.ledge
    assert colours.paper not in shades(ledge)
    QApplication.setPalette(application_palette(colours))
    made.view.gestures.stage.touch_card(made.item("9D"))
    made.view.gestures.stage.touch_thing(made.thing("5H"))
    made.qtbot.waitUntil(ledge.paper.isVisible)
    seen = shades(ledge)
    assert {colours.paper, colours.ink} <= seen
    # No wood and no brass is left.
    assert not {BRASS_LIGHT, BRASS} & seen
    shown = ledge.shown
    assert shown is not None
    assert shown.palette().color(QPalette.ColorRole.WindowText).name() == colours.ink


@pytest.mark.usefixtures("usual")
@pytest.mark.parametrize("colours", [CONTRAST_DARK, CONTRAST_LIGHT], ids=["dark", "light"])
def test_a_button_that_cannot_be_pressed_looks_so(qtbot: QtBot, colours: Colours) -> None:
    QApplication.setPalette(application_palette(colours))
    assert colours.ink in shades_of_button(qtbot, enabled=True)
    off = shades_of_button(qtbot, enabled=False)
    assert colours.ink not in off
    assert colours.off in off


def middle(window: MainWindow) -> str:
    """Return the colour of the cloth where nothing lies on it."""
    cloth = window.table.viewport()
    return QColor(window.table.grab().toImage().pixel(cloth.width() // 2, cloth.height() // 2)).name()


def test_the_cloth_is_black_in_high_contrast_and_as_it_was_set_without(main_window: Begun) -> None:
    window = main_window("en", appearance="contrast", room="linen")
    window.pages.show_table()
    scene = window.table.scene()
    assert scene.room == CONTRAST
    assert middle(window) == "#000000"
    window.settings.change(appearance="light")
    assert scene.room == "linen"
    assert middle(window) != "#000000"
    window.settings.change(appearance="contrast", room="wine")
    assert middle(window) == "#000000"


def test_nobody_is_offered_the_cloth_of_high_contrast() -> None:
    assert {*ROOMS} - {*OFFERED} == {CONTRAST}
