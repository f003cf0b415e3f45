"""Text of twice the size: whatever is said in a window can be read whole, and what has no room can be scrolled to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.sheets import FREE
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.look import apply_look
from cardtable.ui.scorekeeper.evening_table import EveningTable
from tests.ui.cut import cut
from tests.ui.dialogs.test_panels import DIALOGS
from tests.ui.dialogs.test_panels import opened as panel
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import Begun, around_sheets_and_rules, begin, main_window, sheet_window

__all__ = ["main_window", "opened"]

LANGUAGES = ("en", "de")
SCREENS = ((1280, 800), (900, 600))


@pytest.fixture(params=LANGUAGES)
def large(request: pytest.FixtureRequest, translation: Translation, qapp: QApplication) -> Iterator[str]:
    translation.switch(request.param)
    font, palette = qapp.font(), qapp.palette()
    apply_look(qapp, "light", 200)
    yield request.param
    qapp.setFont(font)
    qapp.setPalette(palette)
    translation.switch("en")


def test_words_without_room_are_found(qtbot: QtBot) -> None:
    def changed(change: Callable[[QLabel, QPushButton], object]) -> list[str]:
        window = QWidget()
        qtbot.addWidget(window)
        layout = QVBoxLayout(window)
        label, button = QLabel("Nobody can read all of this."), QPushButton("Nor this, which is long")
        layout.addWidget(label)
        layout.addWidget(button)
        window.show()
        change(label, button)
        return [words.split()[0] for words in cut(window)]

    assert changed(lambda label, button: None) == []
    assert changed(lambda label, button: label.setFixedWidth(40)) == ["QLabel"]
    assert changed(lambda label, button: button.resize(button.width(), 5)) == ["QPushButton"]
    assert changed(lambda label, button: button.move(-30, button.y())) == ["QPushButton"]
    assert changed(lambda label, button: button.move(label.pos())) == ["QLabel"]


@pytest.mark.turns(16)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("which", DIALOGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dialog_can_be_read(
    qtbot: QtBot, main_window: Begun, which: str, language: str, screen: tuple[int, int]
) -> None:
    window = main_window(language, text_size=200)
    window.setFixedSize(*screen)
    assert cut(panel(qtbot, window, which)) == []


@pytest.mark.parametrize("kind", ["casino.swedish", "ecarte.rotation", "piquet.chouette", FREE])
def test_every_score_sheet_can_be_read(large: str, kind: str, opened: Open) -> None:
    window = sheet_window(opened, kind)
    window.setFixedSize(*SCREENS[0])
    QApplication.processEvents()
    assert cut(window) == []


def test_the_windows_around_score_sheets_and_rules_can_be_read(
    large: str, opened: Open, qtbot: QtBot, pictures: CardPictures
) -> None:
    found = []
    for one in around_sheets_and_rules(opened, qtbot, pictures, large):
        one.show()
        # What lies on the table among those who play has all of the screen.
        one.resize(QSize(*SCREENS[0]) if isinstance(one, EveningTable) else one.size().boundedTo(QSize(*SCREENS[0])))
        QApplication.processEvents()
        assert one.width() <= SCREENS[0][0]
        assert one.height() <= SCREENS[0][1]
        found += cut(one)
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("kind", ["casino.swedish", "ecarte.rotation", "piquet.points"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_can_be_read_in_a_deal(
    qtbot: QtBot, main_window: Begun, kind: str, language: str, screen: tuple[int, int]
) -> None:
    window = main_window(language, text_size=200)
    window.setFixedSize(*screen)
    QApplication.processEvents()
    found = cut(window)
    begin(window, kind)
    controller = window.controller
    for _ in range(10):
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
        QApplication.processEvents()
        found += [one for one in cut(window) if one not in found]
        if controller.mode is Mode.RESULT:
            break
        assert controller.session is not None
        legal = controller.session.legal()
        best = max(legal.representatives(), key=lambda action: len(legal.chosen(action)))
        window.table.showing.action_chosen.emit(best)
    assert found == []


def test_icons_grow_with_the_text(large: str, main_window: Begun) -> None:
    window = main_window(large, text_size=200)
    toolbar = window.findChild(QToolBar, "toolbar")
    assert toolbar is not None
    pixels = toolbar.iconSize().width()
    assert pixels > 1.2 * toolbar.fontMetrics().height() > 30
    assert window.commands.undo.icon().actualSize(QSize(100, 100)) == QSize(pixels, pixels)
    page = window.looking_back.page
    assert page.play.iconSize() == page.first.iconSize() == QSize(pixels, pixels)
    assert page.first.icon().actualSize(QSize(100, 100)) == QSize(pixels, pixels)
