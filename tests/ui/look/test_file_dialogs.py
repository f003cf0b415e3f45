"""Files are asked for in the folder where one was chosen last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.store.store import Store
from cardtable.ui.look.file_dialogs import FOLDER, file_dialog, last_folder
from cardtable.ui.window.main_window import MainWindow


def begin_in(folder: object) -> None:
    application = QApplication.instance()
    assert application is not None
    application.setProperty(FOLDER, folder)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_folder_of_the_last_file_is_proposed(parent: QWidget, tmp_path: Path) -> None:
    file_dialog(parent, "Save", "All (*)").fileSelected.emit(str(tmp_path / "partie.cardtable"))
    assert Path(file_dialog(parent, "Open", "All (*)").directory().absolutePath()) == tmp_path


def test_it_is_proposed_after_another_start_too(
    qtbot: QtBot, store: Store, translation: Translation, tmp_path: Path
) -> None:
    window = MainWindow(store, translation)
    qtbot.addWidget(window)
    begin_in(str(tmp_path))
    window.close()
    (tmp_path / "other").mkdir()
    begin_in(str(tmp_path / "other"))
    again = MainWindow(store, translation)
    qtbot.addWidget(again)
    assert last_folder() == str(tmp_path)


@pytest.mark.parametrize("folder", ["/nowhere/at/all", 7, None])
def test_a_folder_that_is_not_there_is_not_proposed(qapp: QApplication, folder: object) -> None:
    begin_in(folder)
    assert Path(last_folder()).is_absolute()
    assert last_folder() != folder
