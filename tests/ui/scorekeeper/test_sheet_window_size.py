"""The window of a sheet lies over the main window and is not larger; in a large one its letters are larger."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.look import Heading, apply_look
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, free
from tests.ui.scorekeeper.parts import number_cells


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


def test_its_letters_grow_in_a_large_window_and_follow_the_size_of_text(opened: Open, qapp: QApplication) -> None:
    window = opened("ecarte")

    def sizes() -> list[float]:
        """The size of the figures in the form, of the sheet's list, of the title and of the head of the form."""
        cell = number_cells(window.panel)[0]
        heads = [one for one in window.findChildren(Heading) if one.isVisible()]
        listed = window.findChildren(QAbstractItemView)[0]
        return [one.fontInfo().pointSizeF() for one in (cell, listed, *heads)]

    window.resize(1000, 700)
    usual = sizes()
    assert usual[:2] == [QFontInfo(qapp.font()).pointSizeF()] * 2
    window.resize(2560, 1560)
    large = sizes()
    assert len(large) == len(usual) >= 4
    assert all(1.25 < one / other < 1.4 for one, other in zip(large, usual, strict=True))
    try:
        apply_look(qapp, "light", 150)
        QApplication.processEvents()
        # There is less room to spare around larger letters.
        larger = sizes()
        assert all(one > other for one, other in zip(larger, large, strict=True))
        assert larger[0] / qapp.font().pointSizeF() < large[0] / usual[0]
    finally:
        apply_look(qapp, "light", 100)
        QApplication.processEvents()
    window.resize(1000, 700)
    assert sizes() == usual
