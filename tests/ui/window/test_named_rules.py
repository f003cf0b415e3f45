"""A table at which people play by rules of their own bears the name that they have given them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.last_choice import Chosen
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.ui.hall.told import words_on_table
from cardtable.ui.look.look import Heading
from cardtable.ui.table.banner import Banner
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import takes_most
from tests.ui.clicks import offered

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


def test_the_hall_and_a_new_game_call_a_match_by_the_name_of_its_rules(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    store.save_favourite(Favourite("Grandma’s Casino", "casino.house", 2, {"hand_cards": 6}))
    window = annas_window("en", takes_most)
    rules = variant("casino.house").rule_set(2, {"hand_cards": 6})
    window.late.new_game.begin(Chosen(rules, (SeatEntry("Anna"), SeatEntry("Agda", "counter"))))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    window.commands.home.trigger()
    # What is chosen again has the same name, so it is not told twice.
    assert heading(window) == "Grandma’s Casino"
    assert offered(window.pages.start, "New match with Agda")
    assert window.late._opener.words_for_waiting().startswith("Grandma’s Casino: Anna and Agda")
    store.save_favourite(Favourite("Tuesdays", "casino.house", 2, {"hand_cards": 6}))
    store.delete_favourite("Grandma’s Casino")
    window.show_start_page()
    assert heading(window) == "Tuesdays"
    # Other rules of the same game are not called so.
    play(qtbot, window, "casino.house", hand_cards=5)
    window.commands.home.trigger()
    assert heading(window) == "House rules"
    assert offered(window.pages.start, "New match with Agda: Tuesdays")
    window.controller.leave()


def heading(window: MainWindow) -> str:
    """What the table of the hall is headed by."""
    return words_on_table(window.pages.start.state, window.ways).title


def go_on(qtbot: QtBot, window: MainWindow) -> None:
    """Play a card, and wait until it is the person's turn again."""
    legal = window.table.gestures.stage.legal
    assert legal is not None
    with qtbot.waitSignal(window.controller.changed, check_params_cb=lambda: window.controller.mode is not Mode.HUMAN):
        window.table.showing.action_chosen.emit(legal.representatives()[0])
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
