"""Settings that name what is gone, or was on another computer: everything opens, and begins with what there is."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from cardtable.app.settings import KEY, Settings
from cardtable.store.store import Store
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.look.file_dialogs import FOLDER, last_folder
from cardtable.ui.window.main_window import MainWindow

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation
Opened = Callable[[str], MainWindow]


@pytest.fixture
def folder(qapp: QApplication) -> Iterator[None]:
    """The folder of the last file is as it was afterwards."""
    before = qapp.property(FOLDER)
    yield
    qapp.setProperty(FOLDER, before)


def test_preferences_open_with_a_language_that_is_gone(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings(language="tlh"), "en")
    qtbot.addWidget(dialog)
    changes: list[Settings] = []
    dialog.changed.connect(changes.append)
    box = dialog.findChild(QComboBox, "language")
    assert box is not None
    assert box.currentIndex() == 0, "the computer’s, which is what is spoken"
    assert dialog.settings.language == "tlh", "it may come back, and stays until something else is chosen"
    box.activated.emit(box.findData("de"))
    assert [one.language for one in changes] == ["de"]


def test_the_window_opens_in_a_language_that_is_gone(annas_window: Opened, store: Store) -> None:
    window = annas_window("tlh")
    window.commands.preferences.trigger()
    assert window.findChildren(QComboBox, "language")
    assert Settings.from_json(store.get(KEY)).language == "tlh"


@pytest.mark.parametrize(
    "kept", [None, 7, 10**30, ["x"], "", "relative", "/no/such/folder", "//host/share", "\\\\host\\share", "/a\0b"]
)
def test_a_folder_that_is_not_here_is_not_where_file_dialogs_begin(
    kept: Any, folder: None, store: Store, annas_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.put("window", {"folder": kept})
    annas_window("en")
    asked: list[str] = []
    isdir = os.path.isdir

    def noted(path: str) -> bool:
        asked.append(path)
        return isdir(path)

    monkeypatch.setattr(os.path, "isdir", noted)
    assert last_folder() == QStandardPaths.writableLocation(DOCUMENTS)
    assert not any("host" in path for path in asked), "another computer is not even asked"


def test_a_folder_that_is_here_is_where_file_dialogs_begin(
    folder: None, tmp_path: Path, store: Store, annas_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.put("window", {"folder": str(tmp_path)})
    annas_window("en")
    assert last_folder() == str(tmp_path)
    # As for somebody who may not read it; root, as whom tests may run, may read everything.
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert last_folder() == QStandardPaths.writableLocation(DOCUMENTS)
