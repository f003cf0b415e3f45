"""Score sheets as files (JSON, CSV), and print previews."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QSize
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.entered import entered_words, method_words
from cardtable.core.documents import read_file
from cardtable.core.errors import CodedError, system_reason
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import LARGEST, sheet_from_text, sheet_to_text
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.table import ColumnTitles, sheet_to_csv
from cardtable.ui.look.page_layout import page_layout
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.printing import PaperSheet, print_sheet
from cardtable.words.families import words_for
from cardtable.words.mark import translate

_PREVIEW = QSize(960, 900)
"""The size of the preview on a large screen, in pixels."""


def write_text(path: str, text: str) -> None:
    """Write ``text`` to ``path``, completely or not at all. Raises ``CodedError`` ``cannot_write``."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        part.write_text(text, encoding="utf-8", newline="")
        part.replace(target)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise CodedError("cannot_write", reason=system_reason(error)) from error


def write_table(path: str, text: str) -> None:
    """Write a table (CSV) to ``path`` as ``write_text`` does."""
    # Programs for tables take a file for Unicode only if it says so.
    write_text(path, "\ufeff" + text)


def write_json(sheet: ScoreSheet, path: str) -> None:
    """Write the sheet to ``path`` as a JSON document. Raises ``CodedError`` ``cannot_write``."""
    write_text(path, sheet_to_text(sheet))


def write_csv(sheet: ScoreSheet, sides: tuple[str, ...], path: str) -> None:
    """Write the sheet to ``path`` as a table (CSV) with the decimal point of the language; ``sides`` are the names of
    its sides. Raises ``CodedError`` ``cannot_write``.
    """
    family = words_for(sheet.setup.kind)

    def describe(row: Row) -> tuple[str, str]:
        playing = [sides[side] for side in sheet.rules.playing(row.before)]
        return method_words(row.entry), entered_words(row.entry, family, sides, playing)

    words = ColumnTitles(
        translate("Paper", "Match"),
        translate("Paper", "Deal"),
        translate("Paper", "Entered at"),
        translate("Paper", "Dealer"),
        translate("Paper", "How entered"),
        translate("Paper", "Entries"),
        translate("Paper", "Won by"),
        translate("Paper", "{name}, total"),
        translate("Paper", "{name}, account"),
        sides,
        describe,
    )
    write_table(path, sheet_to_csv(sheet, words, QLocale().decimalPoint()))


def read_json(path: str) -> ScoreSheet:
    """Return the sheet that a file contains. Raises ``CodedError``; if its content is wrong, a ``RecordError`` that
    names the place.
    """
    try:
        return sheet_from_text(read_file(Path(path), LARGEST).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise CodedError("not_text") from None
    except (OSError, ValueError) as error:
        raise CodedError("cannot_read", reason=system_reason(error)) from error


def preview(
    sheet: PaperSheet, parent: QWidget, draw: Callable[[PaperSheet, QPagedPaintDevice], bool] = print_sheet
) -> QWidget:
    """Return the print preview of the sheet, drawn by ``draw``; it is not shown yet."""
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    # The dialog owns its printer: one that was made here would be gone before it is used.
    dialog = QPrintPreviewDialog(parent)
    dialog.printer().setPageLayout(page_layout())
    dialog.printer().setDocName(sheet.title)
    dialog.setWindowTitle(QCoreApplication.translate("Paper", "Print preview"))
    # Wide enough for all its tools; the one that prints is the last.
    dialog.resize(_PREVIEW.boundedTo(parent.screen().availableSize() * 0.94))
    dialog.paintRequested.connect(lambda device: draw(sheet, device))
    return dialog


def page_preview(page: ClosingPage, title: str, parent: QWidget) -> QWidget:
    """Return the print preview of a page; it is not shown yet."""
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    dialog = QPrintPreviewDialog(parent)
    dialog.printer().setPageLayout(page_layout())
    dialog.printer().setDocName(title)
    dialog.setWindowTitle(QCoreApplication.translate("Paper", "Print preview"))
    dialog.resize(_PREVIEW.boundedTo(parent.screen().availableSize() * 0.94))
    # A method of something that has no weak references would be called when that is gone.
    dialog.paintRequested.connect(partial(ClosingPage.print_on, page))
    return dialog
