"""The window of a sheet lies over the main window and is not larger."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import free


@pytest.mark.parametrize(("main", "most"), [((900, 600), (900, 600)), ((400, 300), (860, 580))])
def test_it_is_as_large_as_the_main_window_at_most(
    qtbot: QtBot,
    store: Store,
    pictures: CardPictures,
    translation: Translation,
    main: tuple[int, int],
    most: tuple[int, int],
) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    below.resize(*main)
    below.show()
    keeper = SheetKeeper.begin(store, SheetSetup("ecarte", ("Anna", "Björn")))
    window = SheetWindow(keeper, pictures, Settings(), below)
    assert window.size() == window.size().boundedTo(QSize(*most).expandedTo(window.minimumSizeHint()))
    free(window)
