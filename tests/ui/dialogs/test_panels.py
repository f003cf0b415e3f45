"""Dialogs lie over the window as sheets: they fit it, what is below takes no part, and then all is as before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.store.store import Store
from cardtable.ui.dialogs.about import AboutDialog
from cardtable.ui.dialogs.all_cards import AllCardsDialog
from cardtable.ui.dialogs.base import Dialog, UprightArea, scrolled
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.panels import Panel, _Fitting
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.look.bars import CloseButton
from cardtable.ui.look.look import Heading, apply_look
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui.clicks import button, offered
from tests.ui.contrast import ratio

SEATS = (SeatEntry("Anna"), SeatEntry("Agda", "counter"))
COMPUTERS = (SeatEntry("Falk", "searcher"), SeatEntry("Agda", "counter"))


@pytest.fixture
def window(qtbot: QtBot, translation: Translation, store: Store) -> Iterator[MainWindow]:
    font, palette = QApplication.font(), QApplication.palette()
    store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())
    made = MainWindow(store, translation, "/somewhere", ScriptedClient(takes_most), "Anna")
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.controller.leave()
    made.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def begin(window: MainWindow, seats: tuple[SeatEntry, ...] = SEATS) -> None:
    window.controller.begin(variant("casino.swedish").rule_set(len(seats), {"target": 1}), seats)
    window._show_table()


def result_of(qtbot: QtBot, window: MainWindow) -> DealResultDialog:
    qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, DealResultDialog))
    found = window.dialogs.waiting
    assert isinstance(found, DealResultDialog)
    return found


def place_in(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def opened(qtbot: QtBot, window: MainWindow, which: str) -> Dialog:
    match which:
        case "new game":
            window.ways.ask_new_game()
        case "settings":
            window.late.program_dialogs.show_settings()
        case "matches":
            window.late.kept_matches.show()
        case "fortunes":
            window.late.kept_matches.show()
            matches: Any = window.dialogs.waiting
            matches.statistics_wanted.emit()
        case "about":
            window.late.program_dialogs.show_about()
        case "school":
            window.school_door.show_lessons()
        case "problems":
            window.school_door.show_puzzles()
        case _:
            begin(window, COMPUTERS)
            result = result_of(qtbot, window)
            if which == "all cards":
                window.late.results.show_all_cards()
            elif which == "match result":
                result.accept()
    (panel,) = (one for one in window.findChildren(Panel) if one.isVisible())
    return panel.dialog


DIALOGS = (
    *("new game", "settings", "matches", "fortunes", "about", "deal result", "match result", "all cards"),
    *("school", "problems"),
)


@pytest.mark.turns(12)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("which", DIALOGS)
def test_every_dialog_fits_a_small_window(
    qtbot: QtBot, window: MainWindow, which: str, percent: int, language: str
) -> None:
    window.settings.change(text_size=percent, language=language)
    # Larger words may make the window grow; a screen of 900 by 600 would not.
    window.setFixedSize(900, 600)
    dialog = opened(qtbot, window, which)
    (panel,) = (one for one in window.findChildren(Panel) if one.isVisible())
    assert window.rect().contains(place_in(window, panel))
    seen = place_in(window, panel)
    buttons = [one for one in dialog.findChildren(QPushButton) if one.isDefault() and one.isVisible()]
    assert all(seen.contains(place_in(window, button)) for button in buttons)
    assert dialog.width() <= panel.area.viewport().width()


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_lines_of_a_deal_are_seen_at_once_in_a_small_window(
    qtbot: QtBot, window: MainWindow, language: str
) -> None:
    window.settings.change(language=language)
    window.setFixedSize(900, 600)
    begin(window, COMPUTERS)
    table = result_of(qtbot, window).table
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() == 0)
    first = table.model().index(0, 0)
    # Pressed, a line shows its cards, which takes some height, and stays in sight itself.
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(first).center())
    qtbot.waitUntil(lambda: table.viewport().rect().contains(table.visualRect(first).center()))
    assert table.currentIndex() == first


@pytest.mark.turns(6)
@pytest.mark.parametrize("language", ["en", "de", "sv"])
@pytest.mark.parametrize("size", [(900, 600), (800, 1240)], ids=str)
@pytest.mark.parametrize("which", DIALOGS)
def test_no_sheet_scrolls_sideways(
    qtbot: QtBot, window: MainWindow, which: str, size: tuple[int, int], language: str
) -> None:
    window.settings.change(text_size=200, language=language)
    window.setFixedSize(*size)
    opened(qtbot, window, which)
    (panel,) = (one for one in window.findChildren(Panel) if one.isVisible())
    assert panel.area.horizontalScrollBar().maximum() == 0


def test_a_sheet_that_scrolls_begins_at_its_head(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.change(text_size=200, language="de")
    window.setFixedSize(900, 500)
    opened(qtbot, window, "about")
    (panel,) = (one for one in window.findChildren(Panel) if one.isVisible())
    bar = panel.area.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0


@pytest.mark.parametrize("which", ["settings", "matches", "fortunes", "school", "problems", "all cards"])
def test_what_has_more_to_show_is_larger_in_a_large_window(qtbot: QtBot, window: MainWindow, which: str) -> None:
    window.setFixedSize(1280, 800)
    opened(qtbot, window, which)
    (panel,) = (one for one in window.findChildren(Panel) if one.isVisible())
    usual = panel.size()
    window.setFixedSize(2560, 1600)
    qtbot.waitUntil(lambda: panel.height() > 1.5 * usual.height())
    # Its lines become a little longer, not as long as the window would have them.
    assert 1.2 * usual.width() < panel.width() < 1.5 * usual.width()


def test_a_dialog_grows_and_shrinks_with_the_window(qtbot: QtBot, window: MainWindow) -> None:
    opened(qtbot, window, "new game")
    (panel,) = window.findChildren(Panel)
    window.resize(700, 500)
    qtbot.waitUntil(lambda: window.rect().contains(place_in(window, panel)))
    small = panel.size()
    window.resize(1400, 1000)
    qtbot.waitUntil(lambda: panel.width() > small.width() and panel.height() > small.height())


@pytest.mark.parametrize(("which", "percent"), [("school", 150), ("about", 175)])
def test_what_a_dialog_can_spare_gives_way_where_the_rest_has_no_room(
    qtbot: QtBot, window: MainWindow, which: str, percent: int
) -> None:
    window.settings.change(text_size=percent)
    window.setFixedSize(900, 590)
    dialog = opened(qtbot, window, which)
    (panel,) = (one for one in window.findChildren(Panel) if one.isVisible())
    qtbot.waitUntil(dialog.spare[0].isHidden)
    main = dialog.bright
    assert main is not None
    qtbot.waitUntil(lambda: panel.area.rect().contains(place_in(panel.area, main)))
    window.setFixedSize(1600, 1200)
    qtbot.waitUntil(lambda: all(one.isVisible() for one in dialog.spare))


def test_a_sheet_that_spares_something_comes_to_rest(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    fitted: list[object] = []
    fit = _Fitting.fit

    def counted(area: _Fitting) -> None:
        fitted.append(area)
        fit(area)

    monkeypatch.setattr(_Fitting, "fit", counted)
    window.settings.change(text_size=175)
    window.setFixedSize(900, 560)
    dialog = opened(qtbot, window, "about")
    qtbot.waitUntil(dialog.spare[0].isHidden)

    def at_rest() -> bool:
        fitted.clear()
        qtbot.wait(300)
        return fitted == []

    # The page below is still being filled in quiet moments.
    qtbot.waitUntil(at_rest, timeout=5000)


def test_what_lies_below_takes_no_part(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    window.table.setFocus()
    window.ways.ask_new_game()
    assert not window.table.isEnabled()
    assert not window.menuBar().isEnabled()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    assert button(dialog, "Start").hasFocus()
    inside = set()
    for _ in range(200):
        qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
        inside.add(QApplication.focusWidget())
    (panel,) = window.findChildren(Panel)
    assert len(inside) > 5
    assert all(one is not None and panel.isAncestorOf(one) for one in inside)
    qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
    assert window.dialogs.waiting is None
    assert window.table.isEnabled()
    assert window.menuBar().isEnabled()
    assert window.table.buttons.have_focus


def test_only_the_keys_of_the_window_itself_count_over_a_dialog(qtbot: QtBot, window: MainWindow) -> None:
    opened(qtbot, window, "new game")
    dialog: Any = window.dialogs.waiting
    (panel,) = window.findChildren(Panel)
    heard: list[str] = []
    window.commands.sound.triggered.connect(lambda: heard.append("sound"))
    window.commands.preferences.triggered.connect(lambda: heard.append("settings"))
    qtbot.keyClick(button(dialog, "Start"), Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(button(dialog, "Start"), Qt.Key.Key_F7)
    assert heard == ["sound"]
    assert window.findChildren(Panel) == [panel]


def test_the_letters_of_a_dialog_are_its_own(qtbot: QtBot, window: MainWindow) -> None:
    """The start page below has Alt+N and Alt+S as well."""
    opened(qtbot, window, "new game")
    dialog: Any = window.dialogs.waiting
    qtbot.keyClick(button(dialog, "Start"), Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: window.controller.session is not None)


def test_a_letter_alone_presses_nothing_where_one_can_write(qtbot: QtBot, window: MainWindow) -> None:
    """Also not after a click beside all fields, which takes the focus from them."""
    dialog = opened(qtbot, window, "new game")
    area = dialog.findChildren(UprightArea)[-1]
    qtbot.mouseClick(area.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, area.viewport().height() - 2))
    qtbot.keyClicks(QApplication.focusWidget() or dialog, "sn")
    assert window.controller.session is None
    assert window.dialogs.waiting is dialog
    assert dialog.isVisible()


def test_a_letter_alone_presses_a_button_where_nothing_can_be_written(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS)
    result = result_of(qtbot, window)
    qtbot.keyClick(button(result, "Result"), Qt.Key.Key_A)
    assert any(cards.isVisible() for cards in window.findChildren(AllCardsDialog))


def test_a_result_that_comes_meanwhile_waits_below(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS)
    window.late.program_dialogs.show_settings()
    (settings,) = window.findChildren(SettingsDialog)
    result = result_of(qtbot, window)
    assert settings.isVisible()
    assert not result.isVisible()
    settings.close()
    assert result.isVisible()
    qtbot.keyClick(QApplication.focusWidget() or result, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.dialogs.waiting is not result)


def test_what_was_opened_from_a_dialog_goes_with_it(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS)
    result = result_of(qtbot, window)
    window.late.results.show_all_cards()
    (cards,) = window.findChildren(AllCardsDialog)
    assert cards.isVisible()
    assert not result.isVisible()
    window.dialogs.dismiss()
    assert not cards.isVisible()
    assert window.table.isEnabled()


def test_the_cross_rejects(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(qtbot, window, "about")
    assert isinstance(dialog, AboutDialog)
    (panel,) = window.findChildren(Panel)
    with qtbot.waitSignal(dialog.rejected):
        panel._cross.click()
    assert window.pages.start.isEnabled()


def test_a_notice_is_not_covered(qtbot: QtBot, window: MainWindow) -> None:
    opened(qtbot, window, "new game")
    window.notices.tell("Something happened. " * 12)
    (panel,) = window.findChildren(Panel)
    told = place_in(window, window.notices)
    assert not told.intersects(place_in(window, panel))
    reached = window.childAt(told.center())
    assert reached is window.notices or (reached is not None and window.notices.isAncestorOf(reached))
    assert window.notices.holds is not None
    qtbot.mouseClick(window.notices.holds.buttons[-1], Qt.MouseButton.LeftButton)
    assert not window.notices.isVisible()
    assert window.childAt(told.center()) is not window.notices


@pytest.mark.parametrize("appearance", ["dark", "light"])
@pytest.mark.parametrize("kind", [QRadioButton, QCheckBox])
def test_the_marks_of_switches_can_be_seen(
    qtbot: QtBot, window: MainWindow, kind: type[QAbstractButton], appearance: str
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    # Whoever set another palette before has taken those of single classes with it.
    application.setPalette(QPalette())
    apply_look(application, appearance, 100)
    ground = application.palette().color(QPalette.ColorRole.Window)
    rims = []
    for on in (False, True):
        button = kind()
        qtbot.addWidget(button)
        button.setChecked(on)
        picture = button.grab().toImage()
        middle = picture.height() // 2
        mark = [picture.pixelColor(x, middle) for x in range(min(picture.width(), 24))]
        rims.append(max(ratio(pixel, ground) for pixel in mark))
        if on:
            assert max(ratio(pixel, mark[4]) for pixel in mark[5:]) >= 3
    assert min(rims) >= 3
    # Words beside them stand on the window as before.
    words = kind().palette().color(QPalette.ColorRole.WindowText)
    assert ratio(words, ground) >= 4.5


def test_a_file_is_called_after_what_is_in_it(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    session = window.controller.session
    assert session is not None
    proposed: list[str] = []

    def look(dialog: QFileDialog) -> int:
        proposed.extend(dialog.selectedFiles())
        return 0

    monkeypatch.setattr(QFileDialog, "exec", look)
    assert not window.late.files.ask_save()
    day = session.record().made[:10]
    assert [path.rpartition("/")[2] for path in proposed] == [f"Swedish Casino Anna Agda {day}.cardtable"]


def test_the_cross_says_in_each_language_what_it_does_and_does_it(qtbot: QtBot, window: MainWindow) -> None:
    opened(qtbot, window, "settings")
    (dialog,) = window.findChildren(SettingsDialog)
    (panel,) = window.findChildren(Panel)
    (cross,) = [one for one in panel.findChildren(CloseButton) if not dialog.isAncestorOf(one)]
    assert (cross.accessibleName(), cross.toolTip()) == ("Close", "Close")
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: cross.accessibleName() == "Schließen")
    assert cross.toolTip() == "Schließen"
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_a_wrong_code_leaves_its_field_whole(window: MainWindow, qtbot: QtBot) -> None:
    window.ways.ask_new_game()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    button(dialog, "A friend’s code…").click()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    qtbot.waitUntil(lambda: line.visibleRegion().boundingRect() == line.rect())
    QTest.keyClicks(line, "hello, this is no code of any friend")
    assert dialog.refusal
    QApplication.processEvents()
    qtbot.waitUntil(lambda: line.visibleRegion().boundingRect() == line.rect())


def test_a_field_with_the_focus_stays_whole_when_its_area_becomes_lower(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    for _ in range(20):
        column.addWidget(QLineEdit())
    line = page.findChildren(QLineEdit)[8]
    area = scrolled(page)
    qtbot.addWidget(area)
    area.resize(300, 500)
    area.show()
    area.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    assert line.visibleRegion().boundingRect() == line.rect()
    area.resize(300, 200)
    assert line.visibleRegion().boundingRect() == line.rect()


@pytest.mark.parametrize("family", ["ecarte", "piquet"])
def test_a_list_that_opens_further_down_begins_with_a_whole_heading(
    window: MainWindow, qtbot: QtBot, family: str
) -> None:
    window.ways.choose_game(family)
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    tile = next(one for one in dialog.tiles if one.variant.family == family)
    qtbot.waitUntil(lambda: tile.visibleRegion().boundingRect() == tile.rect())
    (heading,) = [
        one
        for one in dialog.findChildren(Heading)
        if one.text() == {"ecarte": "Écarté", "piquet": "Piquet"}[family] and one.isVisible()
    ]
    assert heading.visibleRegion().boundingRect() == heading.rect()


def test_with_large_text_all_faces_are_seen_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.change(text_size=150)
    QApplication.processEvents()
    window.ways.ask_new_game()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    faces = dialog.rows[1].who.buttons
    qtbot.waitUntil(lambda: all(one.visibleRegion().boundingRect() == one.rect() for one in faces))
    assert len({one.y() for one in faces}) > 1
    window.resize(1280, 1000)
    # Where there is room, the description comes first and the deal of the day is always at hand.
    qtbot.waitUntil(lambda: offered(dialog, "Deal of the day"))
    today = button(dialog, "Deal of the day")
    qtbot.waitUntil(lambda: today.visibleRegion().boundingRect() == today.rect())
