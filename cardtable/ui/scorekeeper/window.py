"""One score sheet in a window of its own: counters, the sheet, and the form for the next deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import EntryError, amounts
from cardtable.games.entry import FREE
from cardtable.session.scorebook.book import Row, ScoreSheet
from cardtable.session.scorebook.model import DealEntry, Entry, MarkEntry, PlayedEntry
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.dialogs.base import Dialog, scrolled
from cardtable.ui.dialogs.score_sheet.sheet import ScoreSheet as SheetWidget
from cardtable.ui.look import Heading, faint, spaced
from cardtable.ui.models.score_sheet import ScoreSheetModel, SheetDeal
from cardtable.ui.reports import party_names
from cardtable.ui.scorekeeper import files
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.keeper import SheetKeeper
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.printing import PaperSheet, write_pdf
from cardtable.ui.scorekeeper.table_view import TableView
from cardtable.ui.settings import Settings
from cardtable.ui.table.accessibility import announce
from cardtable.ui.text.cards import joined
from cardtable.ui.text.entries import entry_reason, kind_name
from cardtable.ui.text.money import amount_words

_UPRIGHT = 1.05
"""A window that is narrower than this in proportion to its height has the form below the sheet."""

_SHEET_SHARE, _FORM_SHARE = 560, 420
"""How sheet and form share the window."""


def sheet_rows(sheet: ScoreSheet, titles: SheetTitles) -> list[SheetDeal]:
    """The rows of a sheet as the score sheet's model shows them."""
    found = []
    number = 0
    for row in sheet.rows:
        number = 1 if row.fresh else number + 1
        problem = entry_reason(row.error) if row.error is not None else ""
        found.append(SheetDeal(row.lines, fresh=row.fresh, title=titles.of(row, number), problem=problem))
    return found


@dataclass(frozen=True, slots=True)
class SheetTitles:
    """How the rows of a sheet are called: templates with ``{number}``, the last one with ``{partie}`` besides."""

    marked: str
    played: str
    problem: str
    fresh: str

    def of(self, row: Row, number: int) -> str:
        """The words in the first column."""
        template = "{number}"
        if row.error is not None:
            template = self.problem
        elif isinstance(row.entry, MarkEntry):
            template = self.marked
        elif isinstance(row.entry, PlayedEntry):
            template = self.played
        title = template.format(number=number)
        return self.fresh.format(partie=row.partie + 1, number=title) if row.fresh else title


class SheetWindow(Dialog):
    """Shows one sheet and takes every entry. Signals ask for windows that concern more than this sheet."""

    evening_wanted = Signal(object)
    """The ``SheetWindow`` whose evening somebody wants to see."""
    counting_changed = Signal(str)
    notice = Signal(str)
    played_wanted = Signal(object)
    """The ``SheetWindow`` that somebody wants played deals taken into."""
    finished_with = Signal(object)
    """The ``SheetWindow`` that has been closed."""

    def __init__(
        self, keeper: SheetKeeper, faces: CardFaces, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._keeper = keeper
        self._settings = settings
        self._method = keeper.sheet.rules.methods[0]
        self._correcting: int | None = None
        self._table: TableView | None = None
        self._model = ScoreSheetModel(self)
        self._heading = Heading()
        self._about = QLabel()
        self._about.setWordWrap(True)
        faint(self._about)
        self._sheet = SheetWidget(self._model, faces, markable=True)
        self._sheet.marked.connect(self._mark)
        self._sheet.row_wanted.connect(self.correct)
        self._sheet.counting_changed.connect(self.counting_changed)
        self._panel = EntryPanel()
        self._panel.changed.connect(self._check)
        self._panel.entered.connect(self._enter)
        self._panel.cancelled.connect(self._next_entry)
        self._panel.removed.connect(self._remove)
        self._panel.method_wanted.connect(self._choose_method)
        self._build_actions()
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._sheet)
        self._splitter.addWidget(scrolled(self._panel))
        self._splitter.setHandleWidth(16)
        self._share_room()
        layout = QVBoxLayout(self)
        spaced(layout, margin=4, gap=2)
        layout.addWidget(self._heading)
        layout.addWidget(self._about)
        layout.addWidget(self._splitter, 1)
        layout.addLayout(self._tools())
        keeper.changed.connect(self._follow)
        keeper.failed.connect(lambda error: self.notice.emit(entry_reason(error)))
        self.set_settings(settings)
        self.retranslate()
        self._next_entry()
        self.open_at(QSize(980, 660))

    # What is asked of it

    @property
    def keeper(self) -> SheetKeeper:
        return self._keeper

    @property
    def sheet_widget(self) -> SheetWidget:
        return self._sheet

    @property
    def model(self) -> ScoreSheetModel:
        return self._model

    @property
    def panel(self) -> EntryPanel:
        return self._panel

    @property
    def table_view(self) -> TableView | None:
        """The view for the whole screen, once it has been opened."""
        return self._table

    @property
    def more_menu(self) -> QMenu:
        """Where further things to do with a sheet are added."""
        return self._more

    @property
    def parties(self) -> tuple[str, ...]:
        """The parties' names."""
        return party_names(self._keeper.sheet.rules.parties, self._keeper.sheet.setup.names)

    def set_settings(self, settings: Settings) -> None:
        """Look as ``settings`` say."""
        self._settings = settings
        self._sheet.set_room(settings.room, settings.animation_speed > 0)
        self._sheet.set_counting(settings.counting)
        if self._table is not None:
            self._table.set_look(settings.room, settings.counting, settings.animation_speed > 0)

    def correct(self, row: int) -> None:
        """Let an entry be corrected. Marks by hand and played deals can only be taken out here."""
        entry = self._keeper.sheet.entries[row]
        self._correcting = row
        if isinstance(entry, DealEntry):
            self._method = entry.method
        self._show_form(entry)
        self._panel.take_focus()

    def show_table(self) -> None:
        """Open the view for the whole screen."""
        if self._table is None:
            self._table = TableView(self)
            self._table.marked.connect(self._mark)
        self._follow_table()
        self._table.set_look(self._settings.room, self._settings.counting, self._settings.animation_speed > 0)
        self._table.showFullScreen()
        self._table.places[0].field.setFocus()

    def show_chart(self) -> None:
        """Show the standing over the deals."""
        dialog = ChartDialog(self._keeper.sheet, self.parties, self)
        dialog.save_wanted.connect(lambda: self._save_picture(dialog))
        self._open(dialog)

    def show_log(self) -> None:
        """Show every change of the sheet."""
        self._open(LogDialog(self._keeper, self.parties, self))

    def paper(self) -> PaperSheet:
        """The sheet as it is printed."""
        sheet = self._keeper.sheet
        evening = EveningDialog("", (sheet,), self)
        footer = evening.sentences
        evening.deleteLater()
        return PaperSheet(
            title=kind_name(sheet.setup.kind),
            about=" · ".join(part for part in (sheet.setup.evening, joined(list(sheet.setup.names))) if part),
            parties=self.parties,
            points=self._model.standing(),
            deals=tuple(self._rows()),
            footer=footer,
            room=self._settings.room,
            counting=self._settings.counting,
        )

    def show_preview(self) -> None:
        """Show the sheet on paper, to be printed from there."""
        self._open(files.preview(self.paper(), self))

    def ask_pdf(self) -> None:
        """Ask for a place and write a PDF file there."""

        def write(path: str) -> None:
            if not write_pdf(self.paper(), path):
                raise CodedError("cannot_write", reason=path)

        self._ask_file(self.tr("Save as PDF"), self.tr("PDF (*.pdf)"), "pdf", write)

    def ask_csv(self) -> None:
        """Ask for a place and write a table there."""
        self._ask_file(
            self.tr("Save as a table"),
            self.tr("Tables (*.csv)"),
            "csv",
            lambda path: files.write_csv(self._keeper.sheet, self.parties, path),
        )

    def ask_json(self) -> None:
        """Ask for a place and write the sheet with all its changes there."""
        self._ask_file(
            self.tr("Save as a file"),
            self.tr("Score sheets (*.cardtable *.json)"),
            "cardtable",
            lambda path: files.write_json(self._keeper.sheet, path),
        )

    def _save_picture(self, dialog: ChartDialog) -> None:
        def write(path: str) -> None:
            if not dialog.chart.picture().save(path):
                raise CodedError("cannot_write", reason=path)

        self._ask_file(self.tr("Save the chart"), self.tr("Pictures (*.png)"), "png", write)

    def _ask_file(self, title: str, filters: str, suffix: str, write: Callable[[str], None]) -> None:
        dialog = QFileDialog(self, title, "", filters)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.fileSelected.connect(lambda path: self._keeper_does(lambda: write(path)))
        self._open(dialog)

    def _open(self, dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    # How it is built

    def _build_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.undo, self.redo, self.table, self.evening = (QAction(self) for _ in range(4))
        self.undo.setShortcut(standard.Undo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.table.setShortcut("F11")
        self.evening.setShortcut("Ctrl+Shift+E")
        self.undo.triggered.connect(lambda: self._keeper_does(self._keeper.undo))
        self.redo.triggered.connect(lambda: self._keeper_does(self._keeper.redo))
        self.table.triggered.connect(self.show_table)
        self.evening.triggered.connect(lambda: self.evening_wanted.emit(self))
        for action in (self.undo, self.redo, self.table, self.evening):
            self.addAction(action)
        self._more = QMenu(self)
        steps = (
            self.show_chart,
            self.show_log,
            lambda: self.played_wanted.emit(self),
            self.show_preview,
            self.ask_pdf,
            self.ask_csv,
            self.ask_json,
        )
        self._further = [self._more.addAction("", step) for step in steps]
        self._more.insertSeparator(self._further[3])

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for action in (self.undo, self.redo, self.table, self.evening):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setMinimumHeight(34)
            row.addWidget(button)
        row.addStretch(1)
        self._more_button = QToolButton()
        self._more_button.setMenu(self._more)
        self._more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._more_button.setMinimumHeight(34)
        self._close_button = QPushButton()
        self._close_button.setAutoDefault(False)
        self._close_button.clicked.connect(self.close)
        row.addWidget(self._more_button)
        row.addWidget(self._close_button)
        return row

    # What it does

    def _keeper_does(self, step: Callable[[], None]) -> None:
        try:
            step()
        except CodedError as error:
            self._tell(entry_reason(error))

    def _tell(self, words: str) -> None:
        self._panel.tell(words)
        announce(self, words)

    def _mark(self, party: int, points: int) -> None:
        self._keeper_does(lambda: self._keeper.mark(party, points))

    def _choose_method(self, method: str) -> None:
        self._method = method
        self._show_form(None)
        self._panel.take_focus()

    def _entry(self) -> DealEntry:
        return DealEntry(self._panel.cells(), self._method)

    def _check(self) -> None:
        """Say what has been typed so far would come to, or why it cannot be."""
        sheet = self._keeper.sheet
        entry = self._entry()
        if not entry.cells:
            self._panel.tell("")
            return
        try:
            row = sheet.check(entry, self._correcting)
        except EntryError as error:
            self._panel.refuse(error)
            return
        gained = [
            self.tr("{name} {points}").format(name=name, points=_signed(after - before))
            for name, after, before in zip(self.parties, _shown(row), row.before.points, strict=True)
        ]
        follows = amounts(sheet.categories(self._method, self._correcting), entry.cells)
        self._panel.tell(joined(gained), follows)

    def _enter(self) -> None:
        entry, correcting = self._entry(), self._correcting
        if correcting is not None and not isinstance(self._keeper.sheet.entries[correcting], DealEntry):
            self._next_entry()
            return
        try:
            if correcting is None:
                self._keeper.add(entry)
            else:
                self._keeper.replace(correcting, entry)
        except EntryError as error:
            self._panel.refuse(error)
            announce(self, entry_reason(error))
            return
        self._next_entry()

    def _remove(self) -> None:
        if self._correcting is not None:
            position = self._correcting
            self._keeper_does(lambda: self._keeper.remove(position))
            self._next_entry()

    def _next_entry(self) -> None:
        if self._correcting is not None:
            self._method = self._last_method()
        self._correcting = None
        self._show_form(None)
        self._panel.take_focus()

    def _last_method(self) -> str:
        methods = [entry.method for entry in self._keeper.sheet.entries if isinstance(entry, DealEntry)]
        return methods[-1] if methods else self._keeper.sheet.rules.methods[0]

    # What it shows

    def _follow(self) -> None:
        sheet = self._keeper.sheet
        if self._correcting is not None and self._correcting >= len(sheet.entries):
            self._correcting = None
        self._model.set_sheet(self.parties, self._rows())
        self.undo.setEnabled(sheet.can_undo)
        self.redo.setEnabled(sheet.can_redo)
        if self._correcting is None:
            self._show_form(None)
        self._word_about()
        self._follow_table()

    def _rows(self) -> list[SheetDeal]:
        titles = SheetTitles(
            self.tr("By hand"),
            self.tr("{number}, played"),
            self.tr("{number}: impossible"),
            self.tr("Partie {partie}: {number}"),
        )
        return sheet_rows(self._keeper.sheet, titles)

    def _show_form(self, entry: Entry | None) -> None:
        sheet = self._keeper.sheet
        standing = sheet.next_standing if self._correcting is None else sheet.rows[self._correcting].before
        names = self.parties
        typed = isinstance(entry, DealEntry)
        correcting = ""
        if self._correcting is not None:
            correcting = self.tr("Correct entry {number}").format(number=self._correcting + 1)
        self._panel.set_form(
            sheet.rules.categories(standing, self._method) if entry is None or typed else (),
            names,
            [names[party] for party in sheet.rules.playing(standing)],
            sheet.rules.methods if entry is None or typed else (),
            self._method,
            entry.cells if isinstance(entry, DealEntry) else (),
            correcting,
        )

    def _dealing(self) -> int:
        sheet = self._keeper.sheet
        if sheet.setup.kind == FREE:
            return -1
        dealer = sheet.next_standing.dealer
        return next((party for party, seats in enumerate(sheet.rules.parties) if dealer in seats), -1)

    def _follow_table(self) -> None:
        if self._table is not None:
            self._table.follow(self.parties, self._model.standing(), self._dealing())

    def _word_about(self) -> None:
        sheet = self._keeper.sheet
        standing = sheet.next_standing
        names = sheet.setup.names
        parts = [sheet.setup.evening] if sheet.setup.evening else []
        playing = sheet.rules.playing(standing)
        if sheet.standing.over:
            winners = joined([self.parties[party] for party in sheet.standing.winners])
            parts.append(self.tr("The partie goes to {names}.").format(names=winners))
            settled = [
                self.tr("{name} {amount}").format(
                    name=name, amount=amount_words(gain * sheet.setup.stake, sheet.setup.unit)
                )
                for name, gain in zip(names, sheet.rules.accounts(sheet.standing), strict=True)
                if gain
            ]
            if settled:
                parts.append(self.tr("Settlement: {amounts}.").format(amounts=joined(settled)))
        if len(playing) < len(self.parties):
            who = joined([self.parties[party] for party in playing])
            parts.append(self.tr("Now play {names}.").format(names=who))
        if sheet.setup.kind != FREE:
            parts.append(self.tr("{name} deals.").format(name=names[standing.dealer]))
        self._about.setText(" · ".join(parts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        upright = self.width() < self.height() * _UPRIGHT
        wanted = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
        if self._splitter.orientation() != wanted:
            self._splitter.setOrientation(wanted)
            self._share_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            # Leaves what is being typed and never the sheet.
            self._next_entry()
        else:
            super().keyPressEvent(event)

    def _share_room(self) -> None:
        self._splitter.setSizes([_SHEET_SHARE, _FORM_SHARE])

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._table is not None:
            self._table.close()
        super().closeEvent(event)
        self.finished_with.emit(self)

    def retranslate(self) -> None:
        sheet = self._keeper.sheet
        name = kind_name(sheet.setup.kind)
        self.setWindowTitle(self.tr("{game}: {names}").format(game=name, names=joined(self.parties)))
        self._heading.setText(name)
        self.undo.setText(self.tr("Take back"))
        self.redo.setText(self.tr("Do again"))
        self.table.setText(self.tr("Table view"))
        self.evening.setText(self.tr("Evening"))
        self._more_button.setText(self.tr("More"))
        further = (
            self.tr("&Chart…"),
            self.tr("C&hanges…"),
            self.tr("&Take in played deals"),
            self.tr("&Print…"),
            self.tr("Save as P&DF…"),
            self.tr("Save as a ta&ble (CSV)…"),
            self.tr("Save as a &file (JSON)…"),
        )
        for action, words in zip(self._further, further, strict=True):
            action.setText(words)
        self._further[3].setShortcut(QKeySequence(QKeySequence.StandardKey.Print))
        self._close_button.setText(self.tr("Close"))
        self._follow()


def _shown(row: Row) -> tuple[int, ...]:
    """The points after a row as the sheet shows them, also where the next partie has begun anew."""
    sums = list(row.before.points)
    for line in row.lines:
        sums[line.party] += line.points if line.marked else 0
    return tuple(sums)


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}"
