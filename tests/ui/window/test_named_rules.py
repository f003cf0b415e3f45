"""A table at which people play by rules of their own bears the name that they have given them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.ui.look.look import Heading
from cardtable.ui.table.banner import Banner
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import takes_most

Windows = Callable[..., MainWindow]


def play(qtbot: QtBot, window: MainWindow, kind: str, **options: int) -> None:
    window.controller.leave()
    window.controller.begin(variant(kind).rule_set(2, options), (SeatEntry("Anna"), SeatEntry("Agda", "counter")))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)


def title(window: MainWindow) -> tuple[str, str]:
    """The title of the window, and what heads the words beside the table."""
    (banner,) = window.table.findChildren(Banner)
    return window.window().windowTitle(), banner.situation.partition("\n")[0].partition(" · ")[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_of_ones_own_are_called_by_their_name(
    annas_window: Windows, qtbot: QtBot, store: Store, language: str
) -> None:
    store.save_favourite(Favourite("Grandma’s Casino", "casino.house", 2, {"hand_cards": 6}))
    store.save_favourite(Favourite("Tuesdays", "casino.swedish", 2))
    window = annas_window(language, takes_most)
    window.pages.show_table()
    play(qtbot, window, "casino.house", hand_cards=6)
    assert title(window) == ("Grandma’s Casino", "Grandma’s Casino")
    window.late.running_sheet.show()
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    assert "Grandma’s Casino" in [one.text() for one in sheet.findChildren(Heading)]
    sheet.close()
    play(qtbot, window, "casino.house", hand_cards=5)
    assert title(window)[0] == {"en": "House rules", "de": "Hausregeln"}[language]
    # The usual rules of a game are called as everybody calls them.
    play(qtbot, window, "casino.swedish")
    assert title(window)[0] == {"en": "Swedish Casino", "de": "Schwedisches Casino"}[language]


def test_rules_that_get_their_name_while_they_are_played_are_called_by_it(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en", takes_most)
    window.pages.show_table()
    play(qtbot, window, "casino.house", hand_cards=6)
    assert title(window) == ("House rules", "House rules")
    store.save_favourite(Favourite("Grandma’s Casino", "casino.house", 2, {"hand_cards": 6}))
    go_on(qtbot, window)
    assert title(window) == ("Grandma’s Casino", "Grandma’s Casino")
    store.delete_favourite("Grandma’s Casino")
    go_on(qtbot, window)
    assert title(window) == ("House rules", "House rules")


def go_on(qtbot: QtBot, window: MainWindow) -> None:
    """Play a card, and wait until it is the person's turn again."""
    legal = window.table.gestures.stage.legal
    assert legal is not None
    with qtbot.waitSignal(window.controller.changed, check_params_cb=lambda: window.controller.mode is not Mode.HUMAN):
        window.table.showing.action_chosen.emit(legal.representatives()[0])
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
