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
from cardtable.ui.look.more_button import MoreButton
from tests.ui.clicks import pick

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


@pytest.mark.parametrize("language", ["de", "en"])
def test_with_large_text_in_a_small_window_lesser_buttons_make_room_for_the_lines(
    qtbot: QtBot, pictures: CardPictures, translation: Translation, language: str
) -> None:
    translation.switch(language)
    lines = tuple(ScoreLine(code, place % 2, 1) for place, code in enumerate(("last_capture", "most_cards", "ace")))
    report = DealReport("casino", 1, lines, Standing((2, 1), 0, 1), ("Anna", "Lina"))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    dialog = DealResultDialog(report, pictures, can_review=True)
    font = dialog.font()
    font.setPointSizeF(2.2 * font.pointSizeF())
    dialog.setFont(font)
    asked: list[str] = []
    dialog.all_cards_wanted.connect(lambda: asked.append("all"))
    Panels(window).lay(dialog)
    turns(SETTLED)
    (more,) = dialog.findChildren(MoreButton)
    assert more.isVisible()
    menu = more.menu()
    menu.popup(window.mapToGlobal(QPoint(50, 50)))
    pick(menu, menu.actions()[0])
    assert asked == ["all"]
    assert lain_over(dialog) == []


def test_cards_are_promised_where_the_lines_do_not_show_them(
    qtbot: QtBot, pictures: CardPictures, translation: Translation
) -> None:
    dialog = DealResultDialog(DEALS["two lines"], pictures, counted=True, own=0)
    qtbot.addWidget(dialog)
    dialog.resize(900, 700)
    dialog.show()
    turns(SETTLED)

    def asked() -> list[str]:
        return [one.text() for one in dialog.findChildren(QLabel) if one.text().startswith("Choose a line")]

    assert asked() == ["Choose a line to read what it counts for."]
    # With less room the lines have no cards.
    dialog.resize(900, dialog.minimumSizeHint().height())
    turns(SETTLED)
    assert asked() == ["Choose a line to see its cards."]
