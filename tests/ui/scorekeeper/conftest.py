"""Windows of score sheets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.core.rules import OptionValue
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.ways import Ways
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, free


@pytest.fixture
def opened(qtbot: QtBot, store: Store, pictures: CardPictures, translation: Translation) -> Iterator[Open]:
    """Opens a window for a new sheet: its kind, the names, who deals first, and what is agreed."""
    windows: list[SheetWindow] = []

    def make(kind: str, *names: str, dealer: int = 0, **options: OptionValue) -> SheetWindow:
        setup = SheetSetup(kind, names or ("Anna", "Björn"), options, dealer)
        window = SheetWindow(SheetKeeper.begin(store, setup), pictures, Settings(reduced_motion=True))
        windows.append(window)
        window.show()
        return window

    yield make
    for window in windows:
        free(window)


@pytest.fixture
def heard() -> list[str]:
    """What the desk has told in the main window."""
    return []


@pytest.fixture
def desk(qtbot: QtBot, store: Store, translation: Translation, heard: list[str]) -> Iterator[SheetDesk]:
    """A desk for score sheets, as the main window has it."""
    window = QWidget()
    qtbot.addWidget(window)
    made = SheetDesk(store, Packs(CardTheme()), Settings(reduced_motion=True), window, ways=Ways(tell=heard.append))
    yield made
    for one in list(made.windows):
        one.close()
