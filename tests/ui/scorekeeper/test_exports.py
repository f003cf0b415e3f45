"""The ways of a sheet into files, through the dialogs that ask for a place."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QFileDialog

from cardtable.app.i18n import Translation
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.files import read_json
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, type_deal


def save_chart(window: SheetWindow) -> None:
    window.show_chart()
    (dialog,) = window.findChildren(ChartDialog)
    dialog.save_wanted.emit()


WAYS: list[tuple[Callable[[SheetWindow], None], str]] = [
    (lambda window: window.exports.ask_pdf(), "pdf"),
    (lambda window: window.exports.ask_csv(), "csv"),
    (lambda window: window.exports.ask_json(), "cardtable"),
    (save_chart, "png"),
]


@pytest.fixture
def window(opened: Open) -> SheetWindow:
    made = opened("casino.swedish", "Anna", "Björn/2")
    type_deal(made, aces={0: 3, 1: 1}, sweeps={1: 2})
    return made


@pytest.mark.parametrize(("ask", "suffix"), WAYS)
def test_a_name_is_proposed_and_the_file_is_written(
    window: SheetWindow, tmp_path: Path, ask: Callable[[SheetWindow], None], suffix: str
) -> None:
    ask(window)
    (dialog,) = window.findChildren(QFileDialog)
    assert [Path(path).name for path in dialog.selectedFiles()] == [f"Swedish Casino Anna Björn2.{suffix}"]
    path = tmp_path / f"sheet.{suffix}"
    dialog.fileSelected.emit(str(path))
    assert window.panel.message == f"Saved as “sheet.{suffix}”."
    match suffix:
        case "pdf":
            assert path.read_bytes().startswith(b"%PDF")
        case "csv":
            head, row = csv.reader(path.read_text("utf-8-sig").splitlines())
            told = dict(zip(head, row, strict=True))
            assert told["Dealer"] == "Anna"
            assert told["Entries"] == "Anna: Aces 3; Björn/2: Aces 1, Sweeps 2"
            assert (told["Anna"], told["Anna, total"], told["Björn/2, total"]) == ("3", "3", "3")
        case "png":
            assert not QImage(str(path)).isNull()
        case _:
            assert read_json(str(path)).rows == window.keeper.sheet.rows


@pytest.mark.parametrize(("ask", "suffix"), WAYS)
def test_what_cannot_be_written_is_told(
    window: SheetWindow, tmp_path: Path, ask: Callable[[SheetWindow], None], suffix: str
) -> None:
    ask(window)
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "missing" / f"sheet.{suffix}"))
    assert window.panel.message.startswith("It could not be saved. ")


def test_the_preview_is_wide_enough_for_its_tools(window: SheetWindow) -> None:
    window.exports.show_preview()
    (preview,) = window.findChildren(QPrintPreviewDialog)
    assert preview.width() >= min(900, round(preview.screen().availableSize().width() * 0.9))
    preview.close()


def test_a_table_for_a_reader_with_a_decimal_comma(opened: Open, tmp_path: Path, translation: Translation) -> None:
    translation.switch("de")
    window = opened("free", "Anna", "Björn", target=10)
    type_deal(window, total={0: 10, 1: 4})
    path = tmp_path / "sheet.csv"
    window.exports.ask_csv()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(path))
    head, row = csv.reader(path.read_text("utf-8-sig").splitlines(), delimiter=";")
    assert len(head) == len(row)
    assert row[-2:] == ["1,0", "-1,0"]
