"""No word of any dialog of the scorekeeper is cut off: small and upright screens, large text, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.session.scorebook.cash import INTO, OUT, PAID
from cardtable.ui.look.look import apply_look
from cardtable.ui.scorekeeper.cash_dialog import CashDialog
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.page_dialog import PageDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.cut import cut
from tests.ui.scorekeeper.by_hand import Open, choose_kind, type_deal
from tests.ui.scorekeeper.views import views_of

LOOKS = (("light", 150, QSize(846, 564)), ("dark", 100, QSize(846, 564)), ("contrast", 150, QSize(752, 1165)))
"""Appearance, size of text in percent, and what a dialog has of screens of 900×600 and 800×1240."""


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[QSize]:
    """The largest size of a dialog in a look of the program."""
    appearance, percent, size = request.param
    font, palette = qapp.font(), qapp.palette()
    apply_look(qapp, appearance, percent)
    yield size
    qapp.setFont(font)
    qapp.setPalette(palette)


def further_dialogs(window: SheetWindow) -> Iterator[QWidget]:
    """Dialogs that ask for something beside a sheet."""
    for kind in (PAID, INTO, OUT):
        yield CashDialog(kind, window.sides, ["EUR", "nut/nuts"], window)
    yield JoiningDialog(window.keeper, ("Anna", "Zoë"), window)
    section = ("Swedish Casino", (("Name", "Deals", "Gain"), ("Anna", "12", "€3.00")))
    yield PageDialog(lambda year: ClosingPage(f"Club table {year}", (), (section,), figures=True), ("2026",), window)
    for kind in ("casino.swedish", "piquet.points", "ecarte", "free"):
        dialog = SetupDialog(LastSheet(), ("Anna", "Björn", "Cleo"), ("Friday",), window)
        dialog.show()
        choose_kind(dialog, kind)
        yield dialog


def cut_in(dialog: QWidget, size: QSize) -> list[str]:
    """What is cut in a dialog on all its pages."""
    dialog.show()
    dialog.resize(dialog.size().boundedTo(size).expandedTo(dialog.minimumSizeHint().boundedTo(size)))
    pages = [tabs for tabs in dialog.findChildren(QTabWidget) if tabs.isVisible()]
    least, screen = dialog.minimumSizeHint().width(), round(size.width() / 0.94)
    found = [f"{type(dialog).__name__} is {least} wide on a screen of {screen}"] if least > screen else []
    for page in range(pages[0].count() if pages else 1):
        if pages:
            pages[0].setCurrentIndex(page)
        for _ in range(3):
            QApplication.processEvents()
        # A long choice is read whole in its list.
        found += [f"{type(dialog).__name__}: {words}" for words in cut(dialog) if not words.startswith("Choices ")]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_dialogs_of_a_sheet_can_be_read(opened: Open, translation: Translation, look: QSize, language: str) -> None:
    translation.switch(language)
    window = opened("piquet.points", "Anna-Katharina", "Björn")
    type_deal(window, total={0: 40, 1: 36})
    dialogs = [view for view in views_of(window) if view.windowTitle() and view.parent() is window]
    assert [words for view in (*dialogs, *further_dialogs(window)) for words in cut_in(view, look)] == []
    translation.switch("en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_of_sheets_is_no_larger_than_a_small_screen(
    desk: SheetDesk, opened: Open, translation: Translation, qapp: QApplication, language: str
) -> None:
    translation.switch(language)
    font, palette = qapp.font(), qapp.palette()
    apply_look(qapp, "light", 200)
    type_deal(opened("piquet.rubicon", "Anna", "Björn"), total={0: 40, 1: 36})
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    for screen in (QSize(900, 600), QSize(800, 1240)):
        dialog.resize(screen)
        QApplication.processEvents()
        assert dialog.size() == screen
    qapp.setFont(font)
    qapp.setPalette(palette)
    translation.switch("en")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_of_sheets_shows_who_played_and_when(
    desk: SheetDesk, opened: Open, translation: Translation, look: QSize, language: str
) -> None:
    translation.switch(language)
    window = opened("piquet.rubicon", "Anna", "Björn")
    type_deal(window, total={0: 40, 1: 36})
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    assert cut_in(dialog, look) == []
    widths = [dialog.list.columnWidth(column) for column in range(dialog.list.columnCount())]
    room = dialog.list.viewport().width()
    assert sum(widths) <= room
    assert widths[3] >= min(dialog.list.sizeHintForColumn(3), room // 4)
    translation.switch("en")
