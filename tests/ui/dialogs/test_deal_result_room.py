"""A result in little room: nothing on it lies over anything else, and it comes to rest."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.reports import DealReport
from cardtable.app.settings import Settings
from cardtable.core.cards import parse_cards
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.panels import Panels

POINT = ScoreLine("point", 0, 1, parameters(tricks=4), parse_cards("JC QH 9H AH JD TD QC TS 8S 9S"))
VOLE = ScoreLine("vole", 0, 2, parameters(), parse_cards("KS KH"))
DEALS = {
    "one line": DealReport("ecarte", 2, (POINT,), Standing((1, 0), 0, 1), ("Anna", "Lina")),
    "two lines": DealReport("ecarte", 2, (POINT, VOLE), Standing((3, 0), 0, 1), ("Anna", "Lieselotte")),
}
SETTLED, WATCHED = 12, 8
"""Turns of the event loop until a page has come to rest, and for how many it is looked at then."""


class _Resizes(QObject):
    """The sizes that what it watches is given."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Resize
        return False


def lain_over(dialog: DealResultDialog) -> list[str]:
    """Return which words, buttons, cards and lines of ``dialog`` lie over each other."""
    parts: list[tuple[str, QRect]] = []
    for one in dialog.findChildren(QWidget):
        seen = one.isVisible() and not dialog.line.isAncestorOf(one)
        if seen and isinstance(one, QLabel | QPushButton | QTableView | CardStrip):
            name = str(one.property("text") or type(one).__name__)
            parts.append((name, QRect(one.mapTo(dialog, QPoint()), one.size())))
    apart = [(a, b) for a, b in combinations(parts, 2) if not (a[1].contains(b[1]) or b[1].contains(a[1]))]
    return [f"{a[0]} / {b[0]}" for a, b in apart if a[1].intersects(b[1])]


def turns(count: int) -> None:
    for _ in range(count):
        QApplication.processEvents()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("deal", list(DEALS))
@pytest.mark.parametrize("counted", [True, False])
def test_at_every_height_all_parts_lie_side_by_side(
    qtbot: QtBot, pictures: CardPictures, translation: Translation, language: str, deal: str, counted: bool
) -> None:
    translation.switch(language)
    for height in range(520, 604, 6):
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(884 + height % 16, height)
        window.show()
        panels = Panels(window)
        panels.resize(window.size())
        dialog = DealResultDialog(
            DEALS[deal], pictures, can_review=True, settings=Settings(pace="leisurely"), counted=counted, own=0
        )
        panels.lay(dialog)
        turns(SETTLED)
        if not counted:
            assert lain_over(dialog) == [], f"while counting, {height}"
            dialog.counting.finish()
            turns(SETTLED)
        watched = _Resizes()
        dialog.installEventFilter(watched)
        for _ in range(WATCHED):
            turns(1)
            assert lain_over(dialog) == [], height
        assert watched.count == 0, height
        dialog.reject()
        window.close()


@pytest.mark.parametrize("height", [520, 700])
def test_where_there_is_room_all_of_it_is_seen(
    qtbot: QtBot, pictures: CardPictures, translation: Translation, height: int
) -> None:
    translation.switch("de")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, height)
    window.show()
    panels = Panels(window)
    panels.resize(window.size())
    dialog = DealResultDialog(DEALS["two lines"], pictures, own=0)
    panels.lay(dialog)
    turns(SETTLED)
    assert dialog.counters.isVisible() is (height == 700)
    # The lines never scroll.
    assert not dialog.table.verticalScrollBar().maximum()
