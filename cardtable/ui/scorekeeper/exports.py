"""Printing and exporting score sheets: on paper, and as PDF, table, document and picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.cash_rows import payment_sentences
from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.rows import sheet_rows
from cardtable.app.settings import Settings
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_file_name
from cardtable.core.scores import totals
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.ui.scorekeeper import files
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.chart import StandingChart
from cardtable.ui.scorekeeper.printing import PaperSheet, write_pdf
from cardtable.ui.scorekeeper.saving import ask_where
from cardtable.ui.scorekeeper.score_cards import print_cards
from cardtable.ui.scorekeeper.tally import print_blank, print_tallies
from cardtable.words.cards import joined
from cardtable.words.families import kind_name, words_for

SheetView: TypeAlias = tuple[ScoreSheet, tuple[str, ...], Settings]
"""A sheet, the names of its sides, and the settings for its look."""


def paper_of(sheet: ScoreSheet, sides: tuple[str, ...], settings: Settings) -> PaperSheet:
    """Return a sheet in the form that is printed, with the points at the end of its last deal."""
    last = sheet.rows[-1] if sheet.rows else None
    points = sheet.standing.points
    if last is not None:
        sums = totals(last.lines, len(points))
        points = tuple(before + now for before, now in zip(last.before.points, sums, strict=True))
    return PaperSheet(
        title=kind_name(sheet.setup.kind, sheet.setup.called),
        words=words_for(sheet.setup.kind),
        about=" · ".join(
            part for part in (evening_words(sheet.setup.evening), joined(list(sheet.setup.names))) if part
        ),
        sides=sides,
        points=points,
        deals=tuple(sheet_rows(sheet, sides)),
        footer=tuple(one for account in evening_accounts((sheet,)) for one in payment_sentences(account)),
        room=settings.room,
        counting=settings.counting,
    )


class SheetExports(QObject):
    """Prints the sheet that ``shown`` returns, or asks for a file and saves it there. ``tell`` is called with a
    sentence about the success or the error.
    """

    def __init__(self, shown: Callable[[], SheetView], tell: Callable[[str], None], window: QWidget) -> None:
        super().__init__(window)
        self._shown = shown
        self._tell = tell
        self._window = window

    def show_preview(self) -> None:
        """Show a print preview of the sheet."""
        show_over(files.preview(paper_of(*self._shown()), self._window))

    def show_cards(self) -> None:
        """Show a print preview of the sheet as scoring cards, six sides on a page."""
        show_over(files.preview(paper_of(*self._shown()), self._window, print_cards))

    def show_tallies(self) -> None:
        """Show a print preview of the sheet as a tally."""
        show_over(files.preview(paper_of(*self._shown()), self._window, print_tallies))

    def show_blank(self) -> None:
        """Show a print preview of a page of empty scoring cards to write on."""
        show_over(files.preview(paper_of(*self._shown()), self._window, print_blank))

    def ask_pdf(self) -> None:
        """Ask for a file and save the sheet there as PDF."""

        def write(path: str) -> None:
            if not write_pdf(paper_of(*self._shown()), path):
                raise CodedError("cannot_write", reason=path)

        self._ask_file(self.tr("Save as PDF"), self.tr("PDF (*.pdf)"), "pdf", write)

    def ask_csv(self) -> None:
        """Ask for a file and save the sheet there as a table (CSV)."""

        def write(path: str) -> None:
            sheet, sides, _ = self._shown()
            files.write_csv(sheet, sides, path)

        self._ask_file(self.tr("Save as a table"), self.tr("Tables (*.csv)"), "csv", write)

    def ask_json(self) -> None:
        """Ask for a file and save the sheet there with all its changes (JSON)."""
        self.ask_json_first(None)

    def ask_json_first(self, after: Callable[[], None] | None) -> None:
        """Ask for a file, save the sheet there with all its changes (JSON), and call ``after`` when that has worked."""
        self._ask_file(
            self.tr("Save as a file"),
            self.tr("Score sheets (*.cardtable *.json)"),
            "cardtable",
            lambda path: files.write_json(self._shown()[0], path),
            after,
        )

    def ask_picture(self, chart: StandingChart) -> None:
        """Ask for a file and save a picture of the chart there."""

        def write(path: str) -> None:
            if not chart.picture().save(path):
                raise CodedError("cannot_write", reason=path)

        self._ask_file(self.tr("Save the chart"), self.tr("Pictures (*.png)"), "png", write)

    def _ask_file(
        self,
        title: str,
        filters: str,
        suffix: str,
        write: Callable[[str], None],
        after: Callable[[], None] | None = None,
    ) -> None:
        ask_where(self._window, title, filters, f"{self._name()}.{suffix}", write, self._tell, after)

    def _name(self) -> str:
        """Return a name for the file, without characters that any system forbids."""
        sheet = self._shown()[0]
        return as_file_name(kind_name(sheet.setup.kind, sheet.setup.called), sheet.setup.names, sheet.setup.begun[:10])
