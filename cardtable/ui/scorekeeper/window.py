"""One score sheet in a window of its own: counters, the sheet, and the form for the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.reports import party_names
from cardtable.app.scorekeeper.about import about_words
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.marks import marks_category, marks_cells, marks_entry
from cardtable.app.scorekeeper.rows import sheet_rows
from cardtable.app.settings import Settings
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Category, Cell, EntryError, amounts
from cardtable.games.entry import FREE
from cardtable.session.scorebook.book import Row
from cardtable.session.scorebook.model import DealEntry, Entry, MarkEntry, PlayedEntry
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.score_sheet.sheet import SheetWidget
from cardtable.ui.look import Heading, faint, spaced
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.plain import Label, set_tool_tip
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.exports import SheetExports, paper_of
from cardtable.ui.scorekeeper.halves import Halves
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.printing import PaperSheet
from cardtable.ui.table.accessibility import announce
from cardtable.ui.unsaved_bar import UnsavedBar
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import kind_name, words_for

_WANTED, _SHARE_OF_SCREEN = QSize(980, 660), 0.6
"""The size of a window as it opens, and how much of a large screen it takes instead: a sheet lies open all evening."""
_PAUSE = 300
"""Milliseconds after a key before what has been typed is kept."""
_LOW = 620
"""Pixels of a window that is too low for a heading."""
_TOOL = 34
"""Height of the buttons below the sheet, large enough for a finger."""


class SheetWindow(Dialog):
    """Shows one sheet and takes every entry. Signals ask for windows that concern more than this sheet."""

    new_wanted = Signal()
    """Somebody wants to begin another sheet."""
    sheets_wanted = Signal()
    """Somebody wants the list of all sheets."""
    evening_wanted = Signal(object)
    """The ``SheetWindow`` whose evening somebody wants to see."""
    rules_wanted = Signal(str)
    """Somebody wants to read the rules of this variant."""
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
        self._words = words_for(keeper.sheet.setup.kind)
        self._method = keeper.sheet.rules.methods[0]
        self._correcting: int | None = None
        self._table: EveningTable | None = None
        self.may_close: Callable[[SheetWindow], bool] = lambda _: True
        """Whether this window may close now; if not, somebody is being asked."""
        self._model = ScoreSheetModel(self)
        self._heading = Heading()
        self._about = Label()
        self._about.setWordWrap(True)
        faint(self._about)
        self._sheet = SheetWidget(self._model, faces, markable=True)
        self._sheet.marked.connect(self._mark)
        self._sheet.row_wanted.connect(self.correct)
        self._sheet.counting_changed.connect(self.counting_changed)
        self._panel = EntryPanel(self._words)
        self._panel.changed.connect(self._check)
        self._panel.entered.connect(self._enter)
        self._panel.cancelled.connect(self._next_entry)
        self._panel.removed.connect(self._remove)
        self._panel.method_wanted.connect(self._choose_method)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE)
        self._typing.timeout.connect(self._keep_draft)
        self._exports = SheetExports(lambda: (keeper.sheet, self.parties, self._settings), self._tell, self)
        self._build_actions()
        self._halves = Halves(self._sheet, self._panel)
        self._halves.crowded.connect(self._sheet.set_crowded, Qt.ConnectionType.QueuedConnection)
        self._halves.crowded.connect(lambda _: self._halves.share(), Qt.ConnectionType.QueuedConnection)
        # Once the form has been laid out anew.
        self._panel.grown.connect(self._halves.share, Qt.ConnectionType.QueuedConnection)
        layout = QVBoxLayout(self)
        spaced(layout, margin=4, gap=2)
        layout.addWidget(self._heading)
        layout.addWidget(self._about)
        layout.addWidget(self._halves, 1)
        layout.addLayout(self._tools())
        self._unsaved = UnsavedBar()
        self._unsaved.save_wanted.connect(self._exports.ask_json)
        layout.addWidget(self._unsaved)
        keeper.changed.connect(self._follow)
        keeper.failed.connect(lambda error: self.notice.emit(entry_reason(error, self._words)))
        self.set_settings(settings)
        self.retranslate()
        self._next_entry()
        draft = keeper.draft()
        if draft is not None and draft.method in keeper.sheet.rules.methods:
            self._method = draft.method
            self._show_form(None, draft.cells)
        self.open_at(_WANTED.expandedTo(self.screen().availableSize() * _SHARE_OF_SCREEN))

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
    def unsaved(self) -> UnsavedBar:
        """The sign that stands there while nothing is saved."""
        return self._unsaved

    @property
    def panel(self) -> EntryPanel:
        return self._panel

    @property
    def exports(self) -> SheetExports:
        """The ways of the sheet onto paper and into files."""
        return self._exports

    @property
    def table_view(self) -> EveningTable | None:
        """The view for the whole screen, once it has been opened."""
        return self._table

    @property
    def about(self) -> str:
        """The line above the sheet."""
        return self._about.text()

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
        """Let an entry be corrected. Played deals can only be taken out."""
        entry = self._keeper.sheet.entries[row]
        self._correcting = row
        if isinstance(entry, DealEntry) and entry.method in self._keeper.sheet.rules.methods:
            self._method = entry.method
        self._show_form(entry)
        self._panel.take_focus()

    def show_table(self) -> None:
        """Open the view for the whole screen."""
        if self._table is None:
            self._table = EveningTable(self)
            self._table.marked.connect(self._mark)
        self._follow_table()
        self._table.set_look(self._settings.room, self._settings.counting, self._settings.animation_speed > 0)
        self._table.showFullScreen()
        self._table.places[0].field.setFocus()

    def show_chart(self) -> None:
        """Show the standing over the deals."""
        dialog = ChartDialog(self._keeper.sheet, self.parties, self)
        dialog.save_wanted.connect(lambda: self._exports.ask_picture(dialog.chart))
        self._open(dialog)

    def show_log(self) -> None:
        """Show every change of the sheet."""
        self._open(LogDialog(self._keeper, self.parties, self))

    def paper(self) -> PaperSheet:
        """The sheet as it is printed."""
        return paper_of(self._keeper.sheet, self.parties, self._settings)

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
        exports = self._exports
        steps = (
            self.show_chart,
            self.show_log,
            lambda: self.played_wanted.emit(self),
            lambda: self.rules_wanted.emit(self._keeper.sheet.setup.kind),
            exports.show_preview,
            exports.ask_pdf,
            exports.ask_csv,
            exports.ask_json,
            self.new_wanted.emit,
            self.sheets_wanted.emit,
        )
        self._further = [self._more.addAction("", step) for step in steps]
        for place in (4, 8):
            self._more.insertSeparator(self._further[place])
        rules = self._further[3]
        rules.setShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents))
        # A free sheet knows none.
        rules.setEnabled(self._keeper.sheet.setup.kind != FREE)
        self._further[4].setShortcut(QKeySequence(QKeySequence.StandardKey.Print))
        # The same keys as in the window that this one may hide.
        new, sheets = self._further[8:]
        new.setShortcut("Ctrl+Shift+N")
        sheets.setShortcut("Ctrl+Shift+M")
        self.addActions([rules, self._further[4], new, sheets])

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for action in (self.undo, self.redo, self.table, self.evening):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setMinimumHeight(_TOOL)
            row.addWidget(button)
        row.addStretch(1)
        self._more_button = QToolButton()
        self._more_button.setMenu(self._more)
        self._more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._more_button.setMinimumHeight(_TOOL)
        self._close_button = QPushButton()
        self._close_button.setAutoDefault(False)
        self._close_button.setMinimumHeight(_TOOL)
        self._close_button.clicked.connect(self.close)
        row.addWidget(self._more_button)
        row.addWidget(self._close_button)
        return row

    # What it does

    def _keeper_does(self, step: Callable[[], None]) -> None:
        try:
            step()
        except CodedError as error:
            self._tell(entry_reason(error, self._words))

    def _tell(self, words: str) -> None:
        self._panel.tell(words)
        announce(self, words)

    def _mark(self, party: int, points: int) -> None:
        self._keeper_does(lambda: self._keeper.mark(party, points))

    def _choose_method(self, method: str) -> None:
        self._method = method
        self._show_form(None)
        self._panel.take_focus()

    def _corrected(self) -> Entry | None:
        """The entry that is being corrected."""
        return None if self._correcting is None else self._keeper.sheet.entries[self._correcting]

    def _entry(self) -> DealEntry | MarkEntry:
        """What has been typed. Raises ``EntryError`` for marks that cannot be."""
        corrected = self._corrected()
        if isinstance(corrected, MarkEntry):
            return marks_entry(marks_category(corrected), self._panel.cells())
        return DealEntry(self._panel.cells(), self._method)

    def _check(self) -> None:
        """Say what has been typed so far would come to, or why it cannot be."""
        sheet = self._keeper.sheet
        if self._correcting is None and self.isVisible():
            self._typing.start()
        if not self._panel.cells():
            self._panel.tell(self._about_correction())
            return
        try:
            entry = self._entry()
            row = sheet.check(entry, self._correcting)
        except EntryError as error:
            self._panel.refuse(error)
            return
        gained = [
            self.tr("{name} {points}").format(name=name, points=_signed(after - before))
            for name, after, before in zip(self.parties, _shown(row), row.before.points, strict=True)
        ]
        follows = None
        if isinstance(entry, DealEntry):
            follows = amounts(sheet.categories(self._method, self._correcting), entry.cells)
        self._panel.tell(joined(gained), follows)

    def _about_correction(self) -> str:
        """What is to be known of an entry that is being corrected, while nothing stands in its form."""
        corrected = self._corrected()
        if isinstance(corrected, PlayedEntry):
            return self.tr("This deal was played on the screen. It can be taken off the sheet and not changed.")
        error = None if self._correcting is None else self._keeper.sheet.rows[self._correcting].error
        return entry_reason(error, self._words) if error is not None else ""

    def _keep_draft(self) -> None:
        """Keep what is being typed, should the program end before it is entered."""
        self._typing.stop()
        if self._correcting is None:
            self._keeper.keep_draft(self._method, self._panel.cells())

    def _enter(self) -> None:
        if isinstance(self._corrected(), PlayedEntry):
            self._next_entry()
            return
        try:
            entry = self._entry()
            if self._correcting is None:
                self._keeper.add(entry)
            else:
                self._keeper.replace(self._correcting, entry)
        except EntryError as error:
            self._panel.refuse(error, seek=True)
            announce(self, entry_reason(error, self._words))
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
        sheet = self._keeper.sheet
        methods = [entry.method for entry in sheet.entries if isinstance(entry, DealEntry)]
        known = [method for method in methods if method in sheet.rules.methods]
        return known[-1] if known else sheet.rules.methods[0]

    # What it shows

    def _follow(self) -> None:
        sheet = self._keeper.sheet
        if self._correcting is not None and self._correcting >= len(sheet.entries):
            self._correcting = None
        self._model.set_sheet(self.parties, sheet_rows(sheet), words=self._words)
        self.undo.setEnabled(sheet.can_undo)
        self.redo.setEnabled(sheet.can_redo)
        if self._correcting is None:
            # Somebody may mark points while a deal is being typed.
            self._show_form(None, self._panel.cells())
        self._about.setText(about_words(sheet, self.parties))
        self._follow_table()

    def _show_form(self, entry: Entry | None, kept: Sequence[Cell] = ()) -> None:
        """Ask for the next deal, or for ``entry`` again; what was ``kept`` of a form stays where it still fits."""
        sheet = self._keeper.sheet
        standing = sheet.next_standing if self._correcting is None else sheet.rows[self._correcting].before
        names = self.parties
        correcting = ""
        if self._correcting is not None:
            correcting = self._name_of(self._correcting)
        categories: tuple[Category, ...] = ()
        methods: tuple[str, ...] = ()
        cells = tuple(kept)
        match entry:
            case MarkEntry():
                categories, cells = (marks_category(entry),), marks_cells(entry)
            case None | DealEntry():
                categories, methods = sheet.rules.categories(standing, self._method), sheet.rules.methods
                cells = entry.cells if entry is not None else cells
        self._panel.set_form(
            categories,
            names,
            [names[party] for party in sheet.rules.playing(standing)],
            methods,
            self._method,
            cells,
            correcting,
        )

    def _name_of(self, position: int) -> str:
        """What is being corrected, as the sheet counts it."""
        rows = self._keeper.sheet.rows
        if isinstance(rows[position].entry, MarkEntry):
            return self.tr("Correct what was marked by hand")
        begun = max(place for place in range(position + 1) if rows[place].fresh or not place)
        number, partie = position + 1 - begun, rows[position].partie + 1
        if rows[-1].partie:
            return self.tr("Correct deal {number} of partie {partie}").format(number=number, partie=partie)
        return self.tr("Correct deal {number}").format(number=number)

    def _dealing(self) -> int:
        sheet = self._keeper.sheet
        if sheet.setup.kind == FREE:
            return -1
        dealer = sheet.next_standing.dealer
        return next((party for party, seats in enumerate(sheet.rules.parties) if dealer in seats), -1)

    def _follow_table(self) -> None:
        if self._table is not None:
            sheet = self._keeper.sheet
            playing = sheet.rules.playing(sheet.next_standing)
            self._table.follow(self.parties, self._model.standing(), self._dealing(), playing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In a low window the deals need the room, and the frame names the game.
        self._heading.setVisible(self.height() >= _LOW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            # Leaves what is being typed and never the sheet.
            self._next_entry()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close(self):
            event.ignore()
            return
        if self._table is not None:
            self._table.close()
        self._keep_draft()
        super().closeEvent(event)
        self.finished_with.emit(self)

    def retranslate(self) -> None:
        sheet = self._keeper.sheet
        name = kind_name(sheet.setup.kind)
        self.setWindowTitle(self.tr("{game}: {names}").format(game=name, names=joined(self.parties)))
        self._heading.setText(name)
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.table.setText(self.tr("Table view"))
        self.evening.setText(self.tr("Evening"))
        for action in (self.undo, self.redo, self.table, self.evening):
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tool_tip(action, f"{action.text()} ({keys})")
        self._more_button.setText(self.tr("More"))
        further = (
            self.tr("&Chart…"),
            self.tr("C&hanges…"),
            self.tr("&Take in played deals"),
            self.tr("&Rules"),
            self.tr("&Print…"),
            self.tr("Save as P&DF…"),
            self.tr("Save as a ta&ble (CSV)…"),
            self.tr("Save as a &file (JSON)…"),
            self.tr("&New score sheet…"),
            self.tr("Past &score sheets…"),
        )
        for action, words in zip(self._further, further, strict=True):
            action.setText(words)
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
