"""The walk shows what only those see who have played: results, persons, what is paid, and a match of one's own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.ui.start.walking import walked


def test_what_those_see_who_have_played_is_met(qapp: QApplication, tmp_path: Path) -> None:
    pictures = walked(
        qapp, tmp_path, "hall-again", "statistics", "replay", "own-end", "own-game-1", "sheet-ecarte", "cash", "persons"
    )
    for start, window in (
        ("hall-again", "MainWindow"),
        ("own-end-ecarte-True", "MainWindow"),
        ("own-end-casino-False", "MainWindow"),
        ("cash-into", "CashDialog"),
        ("cash-paid", "CashDialog"),
        ("persons-0", "PersonDialog"),
        ("persons-1", "PageDialog"),
    ):
        assert any(one.startswith(f"{start}-{window}") for one in pictures), start
    assert any(one.startswith("own-game-1") for one in pictures)
