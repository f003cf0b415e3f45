"""The fixtures that all tests of windows share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.art.theme import CardTheme
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.look import apply_look, wear
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import Policy, ScriptedClient
from tests.ui.strays import Strays


@pytest.fixture(scope="session", autouse=True)
def _written_as_people_see_it(qapp: QApplication) -> None:
    """Give all windows the letters, colours and controls that the program gives them, whichever test comes first."""
    apply_look(qapp, "light", 100)
    wear(qapp)


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    """Yield a translation that is set to English; remove its translators afterwards."""
    before = QLocale()
    made = Translation(qapp)
    made.switch("en")
    yield made
    made.switch("en")
    for translator in made.installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def pictures(qapp: QApplication) -> CardPictures:
    return CardPictures(CardTheme())


@pytest.fixture
def store() -> Iterator[Store]:
    made = Store.in_memory()
    yield made
    made.close()


@pytest.fixture
def annas_window(
    qapp: QApplication, qtbot: QtBot, translation: Translation, store: Store
) -> Iterator[Callable[..., MainWindow]]:
    """Yield a function that opens Anna's main window in a language (English by default), with computer players that
    answer by a policy if one is given, and with further settings if given.
    """
    font, palette = QApplication.font(), QApplication.palette()
    made: list[MainWindow] = []
    strays = Strays(qapp)

    def window(
        language: str = "en", policy: Policy | None = None, size: tuple[int, int] = (1000, 700), **settings: Any
    ) -> MainWindow:
        store.put(KEY, Settings(language=language, speed="at_once", pace="none", **settings).to_json())
        opened = MainWindow(store, translation, client=ScriptedClient(policy), person="Anna")
        qtbot.addWidget(opened)
        opened.resize(*size)
        with qtbot.waitExposed(opened):
            opened.show()
        opened.activateWindow()
        made.append(opened)
        return opened

    yield window
    for opened in made:
        opened.controller.leave()
        opened.close()
    strays.stop()
    assert strays.found == [], strays.found
    QApplication.setFont(font)
    QApplication.setPalette(palette)
