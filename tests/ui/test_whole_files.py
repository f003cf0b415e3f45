"""All that is kept as one file, as the window offers it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.whole_files import WholeFiles


@pytest.fixture
def files(qtbot: QtBot, store: Store, translation: Translation) -> WholeFiles:
    window = QWidget()
    qtbot.addWidget(window)
    setup = SheetSetup("ecarte", ("Anna", "Björn"), begun="2026-11-20T19:00:00+00:00")
    store.create_sheet(setup.kind, setup.names, "", setup.to_json())
    return WholeFiles(store, window)


def test_everything_is_saved_and_taken_in_again(files: WholeFiles, qtbot: QtBot, tmp_path: Path) -> None:
    file = str(tmp_path / "everything.cardtable-all")
    with qtbot.waitSignal(files.notice) as told:
        files.save(file)
    assert told.args == ["All parties, score sheets and settings are saved in this file."]
    with qtbot.waitSignals([files.notice, files.restored]), qtbot.waitSignal(files.notice) as told:
        files.restore(file)
    assert told.args == ["1 was here already."]
    with closing(Store.in_memory()) as other:
        further = WholeFiles(other, QWidget())
        with qtbot.waitSignal(further.notice) as told:
            further.restore(file)
        assert told.args == ["1 score sheet added."]


def test_a_bad_file_gives_one_clear_line(files: WholeFiles, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("nothing of the kind")
    with qtbot.assertNotEmitted(files.restored), qtbot.waitSignal(files.notice) as told:
        files.restore(str(tmp_path / "bad"))
    assert told.args == ["This is no file into which the program has saved everything."]


def test_files_are_asked_for(files: WholeFiles, qtbot: QtBot) -> None:
    for ask in (files.ask_save, files.ask_restore):
        ask()
        window = files.parent()
        assert window is not None
        (dialog,) = window.findChildren(QFileDialog)
        assert "cardtable-all" in dialog.nameFilters()[0]
        dialog.close()
        qtbot.waitUntil(lambda window=window: not window.findChildren(QFileDialog))  # type: ignore[misc]
