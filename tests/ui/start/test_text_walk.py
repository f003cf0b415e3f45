"""The walk shows what people meet around a table, and each of its steps has a name of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.ui.start.walking import walked


def test_a_table_its_end_its_rules_and_its_statistics_are_met(qapp: QApplication, tmp_path: Path) -> None:
    steps = ("rules-ecarte", "table-ecarte", "end-ecarte", "agreeing-ecarte-0", "model-ecarte")
    pictures = walked(qapp, tmp_path, *steps, "statistics", "matches")
    for step in (*steps, "statistics"):
        assert any(one.startswith(step) for one in pictures), step
