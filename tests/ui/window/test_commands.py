"""Every entry of the menus and every button of the start page does what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.school.puzzles import puzzles_of
from cardtable.core.record import parse_record
from cardtable.store.store import Store
from cardtable.ui.dialogs.about import AboutDialog
from cardtable.ui.dialogs.code_dialog import CodeDialog
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.look.ways import NO_WAYS, Ways
from cardtable.ui.school.choosing_lessons import SchoolDialog
from cardtable.ui.school.choosing_puzzles import PuzzlesDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.window.main_window import MainWindow
from tests.app.test_review import played
from tests.ui.clicks import button, choose, menus, offered, press
from tests.ui.cut import cut
from tests.ui.window.test_main_window import act, begin, dialog_of, wait_for, window, windows
from tests.ui.windows import Begun, main_window
from tests.ui.windows import begin as begin_match

__all__ = ["main_window", "window", "windows"]

Asked = Callable[[Path], None]


@pytest.fixture
def chosen_files(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What is chosen in the next dialog for a file that is waited for."""

    def answer(path: Path) -> None:
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: dialog.selectFile(str(path)) or 1)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])

    return answer


def shown(window: MainWindow, kind: type[QObject]) -> bool:
    """Whether a dialog of ``kind`` is seen."""
    return any(one.isVisible() for one in window.findChildren(kind))  # type: ignore[attr-defined]


def page_of_help(window: MainWindow) -> str:
    """The page of the help that is seen; empty if none is."""
    viewer = window.late.help.viewer
    return viewer.browser.name if viewer is not None and viewer.isVisible() else ""


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("new_game", NewGameDialog),
        ("new_sheet", SetupDialog),
        ("matches", MatchesDialog),
        ("sheets", SheetsDialog),
        ("learn", SchoolDialog),
        ("puzzles", PuzzlesDialog),
        ("preferences", SettingsDialog),
        ("about", AboutDialog),
    ],
)
def test_an_entry_of_a_menu_opens_its_dialog(window: MainWindow, name: str, kind: type[QObject]) -> None:
    assert not shown(window, kind)
    choose(window, getattr(window.commands, name))
    assert shown(window, kind)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("New game", NewGameDialog),
        ("Keep score", SetupDialog),
        ("Looking back", MatchesDialog),
        ("Scoring", SheetsDialog),
        ("School", SchoolDialog),
        ("Casino", NewGameDialog),
    ],
)
def test_a_button_of_the_start_page_opens_its_dialog(
    qtbot: QtBot, window: MainWindow, words: str, kind: type[QObject]
) -> None:
    assert not shown(window, kind)
    qtbot.waitUntil(lambda: offered(window.pages.start, words))
    press(window.pages.start, words)
    assert shown(window, kind)


def test_the_start_page_leads_to_the_rules(window: MainWindow) -> None:
    press(window.pages.start, "Rules")
    assert page_of_help(window) == "choosing"


@pytest.mark.parametrize(("name", "page"), [("keys", "keys"), ("rules_here", "choosing")])
def test_a_menu_leads_to_the_pages_of_the_help(window: MainWindow, name: str, page: str) -> None:
    choose(window, getattr(window.commands, name))
    assert page_of_help(window) == page


def test_the_code_and_the_sheet_of_a_running_match(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN, Mode.COVERED)
    choose(window, window.commands.code)
    (code,) = window.findChildren(CodeDialog)
    code.reject()
    choose(window, window.commands.sheet)
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    assert sheet.isVisible()
    choose(window, window.commands.home)
    assert window.pages.start.isVisible()
    assert window.controller.session is None


def test_a_deal_is_played_again_and_reviewed_by_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    session = played("casino.swedish", 2)
    window.controller.resume(session.record(), None)
    window._show_table()
    dialog_of(qtbot, window, DealResultDialog).reject()
    choose(window, window.commands.review)
    assert window.looking_back.active
    assert window.looking_back.page.judged.isChecked()
    window.looking_back.page.done.click()
    dialog_of(qtbot, window, DealResultDialog).reject()
    choose(window, window.commands.replay)
    (question,) = window.findChildren(QuestionDialog)
    press(question, "No")
    qtbot.waitUntil(lambda: not window.findChildren(QuestionDialog))
    assert window.controller.session is not None
    assert [list(deal.actions) for deal in window.controller.session.deals] == [list(session.deals[0].actions)]
    choose(window, window.commands.replay)
    (question,) = window.findChildren(QuestionDialog)
    assert question.bright is button(question, "No")
    press(question, "Yes")
    again = window.controller.session
    assert again is not None
    assert [(deal.order, list(deal.actions)) for deal in again.deals] == [(session.deals[0].order, [])]


def test_a_result_that_has_been_answered_does_not_come_again_after_looking_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.controller.resume(played("casino.swedish", 2).record(), None)
    window._show_table()
    dialog_of(qtbot, window, DealResultDialog).accept()
    wait_for(qtbot, window, Mode.HUMAN, Mode.COVERED)
    window.late.help.show_model_deal("ecarte")
    window.looking_back.page.done.click()
    assert window.dialogs.waiting is None


def test_a_record_is_saved_and_opened_by_the_menu(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, chosen_files: Asked
) -> None:
    file = tmp_path / "match.cardtable"
    chosen_files(file)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    choose(window, window.commands.save_record)
    assert parse_record(file.read_text("utf-8")) == session.record()
    assert window.notices.text == "Saved as “match.cardtable”."
    choose(window, window.commands.home)
    choose(window, window.commands.open_record)
    opened = window.controller.session
    assert opened is not None
    assert opened.record() == session.record()
    assert window.table.isVisible()


def test_the_match_of_a_puzzle_goes_on_from_its_file_where_it_stood(
    qtbot: QtBot, window: MainWindow, store: Store, tmp_path: Path, chosen_files: Asked
) -> None:
    file = tmp_path / "puzzle.cardtable"
    puzzle = next(one for one in puzzles_of("piquet") if one.begun is not None)
    file.write_text(puzzle.record("Anna", "Falk").to_text(), "utf-8")
    chosen_files(file)
    choose(window, window.commands.open_record)
    session = window.controller.session
    assert session is not None
    assert (session.standing.points, session.standing.deals) == puzzle.begun
    wait_for(qtbot, window, Mode.HUMAN)
    act(window)
    # It is kept so, and counts for no statistics.
    (kept,) = store.matches()
    stored = store.load_match(kept.id)
    assert (stored.begun, stored.branched) == (puzzle.begun, True)
    assert len(stored.deals[0].actions) > len(puzzle.actions)
    choose(window, window.commands.save_record)
    assert parse_record(file.read_text("utf-8")).begun == puzzle.begun


def test_a_record_that_cannot_be_written_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, chosen_files: Asked
) -> None:
    chosen_files(tmp_path / "no such folder" / "match.cardtable")
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    choose(window, window.commands.save_record)
    assert window.notices.text
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("name", "title"), [("save_whole", "Save everything"), ("restore_whole", "Add saved data")])
def test_everything_that_is_kept_goes_by_the_menu(window: MainWindow, name: str, title: str) -> None:
    choose(window, getattr(window.commands, name))
    (asking,) = window.findChildren(QFileDialog)
    assert asking.isVisible()
    assert asking.windowTitle() == title
    asking.reject()


def test_a_copy_is_taken_in_from_what_is_said_of_the_program(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(window, window.commands.about)
    (about,) = window.findChildren(AboutDialog)
    wanted: list[str] = []
    monkeypatch.setattr(window.late.whole_files, "restore", wanted.append)
    about.copy_wanted.emit("copy")
    assert wanted == ["copy"]


def test_the_menu_quits(window: MainWindow) -> None:
    choose(window, window.commands.quit)
    assert not window.isVisible()


def test_settings_that_are_chosen_hold_at_once(window: MainWindow) -> None:
    choose(window, window.commands.preferences)
    (dialog,) = window.findChildren(SettingsDialog)
    box = dialog.findChild(QComboBox, "language")
    assert box is not None
    for name, title in (("de", "Einstellungen"), ("en", "Settings")):
        box.activated.emit(box.findData(name))
        QApplication.processEvents()
        assert window.settings.now.language == name
        assert dialog.windowTitle() == title


def test_every_entry_of_the_menus_leads_somewhere(window: MainWindow) -> None:
    """An action without a deed would be an entry that nothing happens at."""
    for menu in menus(window):
        for action in menu.actions():
            if action.menu() is None and not action.isSeparator():
                assert has_deed(action), action.text()


def has_deed(action: QAction) -> bool:
    """Whether somebody hears of it when ``action`` is chosen."""
    return any(action.receivers(signal) > 0 for signal in ("2triggered(bool)", "2toggled(bool)"))


def test_no_way_of_the_main_window_leads_nowhere(window: MainWindow) -> None:
    assert isinstance(window.ways, Ways)
    for field in fields(Ways):
        assert getattr(window.ways, field.name) is not getattr(NO_WAYS, field.name), field.name


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["de", "en", "sv"])
def test_menus_and_tools_share_a_row_and_nothing_of_them_is_cut(main_window: Begun, language: str, text: int) -> None:
    opened = main_window(language, text_size=text)
    begin_match(opened, "casino.swedish")
    bar, tools = opened.menuBar(), opened.commands.toolbar
    for size in ((900, 600), (1280, 800), (1920, 1080), (800, 1240)):
        opened.resize(*size)
        QApplication.processEvents()
        QApplication.processEvents()
        beside = bar.geometry().right() < tools.geometry().left()
        assert beside or size[0] * 100 < 450 * text, size
        assert cut(bar) == []
        assert cut(tools) == []
        assert tools.width() >= tools.sizeHint().width()
        assert bar.width() >= bar.sizeHint().width()
        for action in (opened.commands.hint, opened.commands.preferences):
            assert tools.widgetForAction(action).isVisible()


def test_a_row_that_is_wide_enough_has_words(main_window: Begun) -> None:
    opened = main_window("de")
    begin_match(opened, "casino.swedish")
    style = Qt.ToolButtonStyle
    for width, expected in ((1600, style.ToolButtonTextBesideIcon), (900, style.ToolButtonIconOnly)):
        opened.resize(width, 800)
        QApplication.processEvents()
        assert opened.commands.toolbar.toolButtonStyle() == expected
