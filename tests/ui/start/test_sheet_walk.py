"""The walk opens the sheet of a rule set, what belongs to it, and the rulings about faults."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.ui.start.walking import walked


def test_sheets_what_is_opened_from_them_and_rulings_are_met(qapp: QApplication, tmp_path: Path) -> None:
    pictures = walked(qapp, tmp_path, "sheet-ecarte", "sheet-free", "fault-ecarte", "own-game", "sheets")
    for window in ("SheetWindow", "SetupDialog", "EveningDialog", "LogDialog", "ChartDialog", "EveningTable", "QMenu"):
        assert any(window in one for one in pictures), window
    for window in ("JoiningDialog", "FaultDialog", "OwnGameDialog", "SheetsDialog"):
        assert any(window in one for one in pictures), window
    # Other questions have other rulings: a picture of one fault alone would not do.
    assert len([one for one in pictures if one.startswith("fault")]) > 10
