"""One score sheet in a window of its own: counters, the sheet, and the form for the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.reports import SheetDeal, party_names
from cardtable.app.scorekeeper.about import about_words
from cardtable.app.scorekeeper.entered import person_words
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.marks import marks_category, marks_cells, marks_entry
from cardtable.app.scorekeeper.results import result_sentences, settlement_words
from cardtable.app.scorekeeper.rows import SheetRows, entry_at
from cardtable.app.settings import Settings
from cardtable.core.errors import CodedError
from cardtable.core.markers import COUNTERS, MOST
from cardtable.core.sheets.amounts import parse_amount
from cardtable.core.sheets.categories import MARKED, Category, Cell, EntryError, amounts
from cardtable.core.sheets.faults import cells_of
from cardtable.core.state import Standing
from cardtable.games.entry import FREE
from cardtable.games.registry import family_of
from cardtable.session.scorebook.model import (
    ADD,
    DealEntry,
    EndEntry,
    Entry,
    MarkEntry,
    PersonEntry,
    PlayedEntry,
    SheetSetup,
)
from cardtable.session.scorebook.reckoning import Row, dealt_by_others
from cardtable.session.scorebook.results import partie_results, points_after
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.score_sheet.sheet import SheetWidget
from cardtable.ui.look import Heading, faint, spaced
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.plain import Label, on_button, question_box, set_tool_tip
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.exports import SheetExports, paper_of
from cardtable.ui.scorekeeper.fault_dialog import Advice, FaultDialog, FaultTable
from cardtable.ui.scorekeeper.halves import Halves
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.printing import PaperSheet
from cardtable.ui.scorekeeper.table_state import FormLine, PartyState, TableState
from cardtable.ui.table.accessibility import announce
from cardtable.ui.unsaved_bar import UnsavedBar
from cardtable.words.cards import joined
from cardtable.words.entries import completeness_words, entry_reason
from cardtable.words.families import kind_name, words_for
from cardtable.words.figures import gain_figure
from cardtable.words.reading import score_read

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
    correction_wanted = Signal(object)
    """The ``SheetWindow`` of which somebody wants to correct what it is kept by."""
    joining_wanted = Signal(object)
    """The ``SheetWindow`` on whose sheet somebody joins or leaves."""
    others_wanted = Signal(object)
    """The ``SheetWindow`` whose evening goes on with other persons."""
    sheets_wanted = Signal()
    """Somebody wants the list of all sheets."""
    evening_wanted = Signal(object)
    """The ``SheetWindow`` whose evening somebody wants to see."""
    help_wanted = Signal()
    """Somebody wants help with keeping a sheet."""
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
        self._rows = SheetRows()
        self._deals: list[SheetDeal] = []
        self._correcting: int | None = None
        self._dealer: int | None = None
        """The seat that dealt the deal in the form, where that was not the one whose turn it was."""
        self._inserting = False
        """Whether the deal that is entered comes before the one at ``_correcting`` and does not replace it."""
        self._aside: tuple[Cell, ...] = ()
        """What was typed for this deal by a method whose cells the form does not show now."""
        self._table: EveningTable | None = None
        self._put_before: list[tuple[str, int, str]] = []
        """What stood in the cells that were filled on the table since the last change of the sheet."""
        self._looked_at = -1
        """The length of the log with which the result of the last partie was seen on the table."""
        self.may_close: Callable[[SheetWindow], bool] = lambda _: True
        """Whether this window may close now; if not, somebody is being asked."""
        self._model = ScoreSheetModel(self)
        self._heading = Heading()
        self._about = Label()
        self._about.setWordWrap(True)
        faint(self._about)
        self._sheet = SheetWidget(self._model, faces, markable=True)
        self._sheet.marked.connect(self._mark)
        self._sheet.row_wanted.connect(lambda row: self.correct(entry_at(self._deals, row)))
        self._sheet.counting_changed.connect(self.counting_changed)
        self._panel = EntryPanel(self._words)
        self._panel.changed.connect(self._check)
        self._panel.entered.connect(self._enter)
        self._panel.cancelled.connect(self._next_entry)
        self._panel.removed.connect(self._remove)
        self._panel.moved.connect(self._move)
        self._panel.insertion_wanted.connect(self._begin_insertion)
        self._panel.method_wanted.connect(self._choose_method)
        self._panel.dealer_wanted.connect(self._choose_dealer)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE)
        self._typing.timeout.connect(self._keep_draft)
        self._exports = SheetExports(lambda: (keeper.sheet, self.parties, self._settings), self.tell, self)
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
        self._panel.keypad_button.setChecked(settings.touch)
        self.retranslate()
        self._next_entry()
        draft = keeper.draft()
        if draft is not None and draft.method in keeper.sheet.rules.methods:
            self._method = draft.method
            if draft.dealer in keeper.sheet.dealers(keeper.sheet.next_standing):
                self._dealer = draft.dealer
            self._show_form(None, draft.cells)
            self._aside = self._hidden(draft.cells)
            self._panel.go_on()
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
        if settings.touch != self._settings.touch:
            self._panel.keypad_button.setChecked(settings.touch)
        self._settings = settings
        self._sheet.set_room(settings.room, settings.animation_speed > 0)
        self._sheet.set_counting(settings.counting)
        if self._table is not None:
            self._table.set_look(settings.room, settings.counting, settings.animation_speed > 0)

    def correct(self, row: int) -> None:
        """Let an entry be corrected. Played deals can only be taken out."""
        entry = self._keeper.sheet.entries[row]
        self._correcting, self._inserting, self._aside = row, False, ()
        self._dealer = entry.dealer if isinstance(entry, DealEntry) else None
        if isinstance(entry, DealEntry) and entry.method in self._keeper.sheet.rules.methods:
            self._method = entry.method
        self._show_form(entry)
        self._panel.take_focus()

    def show_table(self) -> None:
        """Open the view for the whole screen."""
        if self._table is None:
            self._table = EveningTable(self)
            self._table.marked.connect(self._mark)
            self._table.happened.connect(self._happened)
            self._table.typed.connect(self._put)
            self._table.entered.connect(self._enter)
            self._table.next_wanted.connect(self._look_at_next)
            self._table.faults_wanted.connect(self._ask_on_table)
            self._table.undo_wanted.connect(self._take_back_on_table)
        self._follow_table()
        self._table.set_look(self._settings.room, self._settings.counting, self._settings.animation_speed > 0)
        self._table.open_beside(self)

    def _open_or_close_table(self) -> None:
        """The view may fill another screen, while somebody types here; one that is hidden comes to the front."""
        if self._table is not None and self._table.isVisible() and self._table.screen() != self.screen():
            self._table.close()
        else:
            self.show_table()

    def ask_end(self) -> None:
        """Ask whether the running partie shall end before its time."""
        sheet = self._keeper.sheet
        try:
            row = sheet.check(EndEntry())
        except EntryError as error:
            self.tell(entry_reason(error, self._words))
            return
        words = self.tr("End the partie now? Nobody has won it, and nobody pays for it.")
        if row.after.over:
            settled = " ".join(settlement_words(sheet, row.after, self.parties))
            words = self.tr("End the partie now? It is settled as it stands. {settlement}").format(settlement=settled)
        asking = question_box(self, self.windowTitle(), words)
        end = asking.addButton(self.tr("End it"), QMessageBox.ButtonRole.AcceptRole)
        asking.addButton(QMessageBox.StandardButton.Cancel).setIcon(QIcon())
        end.clicked.connect(lambda: self._keeper_does(lambda: self._keeper.add(EndEntry())))
        self._open(asking)

    def agree(self, setup: SheetSetup) -> None:
        """Correct what the sheet is kept by; what does not go together with its deals is told."""
        self._keeper_does(lambda: self._keeper.agree(setup))
        self.retranslate()

    def show_faults(self, above: QWidget | None = None) -> None:
        """Ask what went wrong at the table, tell what is ruled then, and enter it; ``above`` the view where somebody
        wants to know.
        """
        setup, rules, standing = self._keeper.sheet.setup, self._keeper.sheet.rules, self._standing()
        rule_set = self._keeper.sheet.rule_set
        assert rule_set is not None
        (elder, dealer) = (
            next(party for party, seats in enumerate(rules.parties) if seat in seats)
            for seat in (rules.leader(standing), standing.dealer)
        )
        others = {seat: setup.names[seat] for seat in self._keeper.sheet.dealers(standing) if seat != standing.dealer}
        table = FaultTable(self.parties, rules.playing(standing), dealer, elder, setup.names[standing.dealer], others)
        dialog = FaultDialog(family_of(setup.kind).faults(rule_set), self._words, table, above or self)
        dialog.advised.connect(lambda advice: self._take_advice(advice, dealer))
        self._open(dialog)

    def _ask_on_table(self) -> None:
        if self.faults.isEnabled():
            self.show_faults(self._table)

    def _take_advice(self, advice: Advice, dealer: int) -> None:
        """Enter what follows from a ruling: at once where the deal is not counted, else into the form."""
        if not isinstance(self._corrected(), DealEntry | None):
            self._next_entry()
        cells = cells_of(advice.ruling, advice.party, dealer, self._keeper.sheet.rules.playing(self._standing()))
        if advice.ruling.anew:
            self._leave_correction()
            self._keeper_does(lambda: self._keeper.add(DealEntry(cells, self._method, self._dealer)))
            self._next_entry()
            return
        if advice.ruling.stands:
            self._deal_by(advice.seat)
        for cell in cells:
            self._panel.put(cell.code, cell.party, cell.text)

    def show_chart(self) -> None:
        """Show the standing over the deals."""
        dialog = ChartDialog(self._keeper.sheet, self.parties, self)
        dialog.save_wanted.connect(lambda: self._exports.ask_picture(dialog.chart))
        self._open(dialog)

    def show_log(self) -> None:
        """Show every change of the sheet."""
        self._open(LogDialog(self._keeper, self))

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
        self.undo, self.redo, self.table, self.evening, self.faults = (QAction(self) for _ in range(5))
        self.undo.setShortcut(standard.Undo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.table.setShortcut("F11")
        self.evening.setShortcut("Ctrl+Shift+E")
        self.faults.setShortcut("F4")
        self.undo.triggered.connect(self._take_back)
        self.redo.triggered.connect(self._do_again)
        self.table.triggered.connect(self._open_or_close_table)
        self.evening.triggered.connect(lambda: self.evening_wanted.emit(self))
        self.faults.triggered.connect(lambda _: self.show_faults())
        self.faults.setEnabled(self._keeper.sheet.setup.kind != FREE)
        for action in (self.undo, self.redo, self.table, self.evening, self.faults):
            self.addAction(action)
        self._more = QMenu(self)
        exports = self._exports
        steps = (
            lambda: self.correction_wanted.emit(self),
            lambda: self.joining_wanted.emit(self),
            lambda: self.others_wanted.emit(self),
            self.ask_end,
            self.show_chart,
            self.show_log,
            lambda: self.played_wanted.emit(self),
            lambda: self.rules_wanted.emit(self._keeper.sheet.setup.kind),
            self.help_wanted.emit,
            exports.show_preview,
            exports.show_cards,
            exports.show_tallies,
            exports.show_blank,
            exports.ask_pdf,
            exports.ask_csv,
            exports.ask_json,
            self.new_wanted.emit,
            self.sheets_wanted.emit,
        )
        self._further = [self._more.addAction("", step) for step in steps]
        for place in (4, 9, 16):
            self._more.insertSeparator(self._further[place])
        self._keepers = QMenu(self._more)
        self._keepers.aboutToShow.connect(self._offer_keepers)
        self._more.insertMenu(self._further[5], self._keepers)
        # Where nobody can, the evening goes on with other persons.
        self._further[1].setVisible(bool(self._keeper.sheet.rules.room))
        rules, helping, printing = self._further[7:10]
        rules.setShortcut("Ctrl+F1")
        helping.setShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents))
        # A free sheet knows none.
        rules.setEnabled(self._keeper.sheet.setup.kind != FREE)
        printing.setShortcut(QKeySequence(QKeySequence.StandardKey.Print))
        # The same keys as in the window that this one may hide.
        new, sheets = self._further[16:]
        new.setShortcut("Ctrl+Shift+N")
        sheets.setShortcut("Ctrl+Shift+M")
        self.addActions([rules, helping, printing, new, sheets])

    def _offer_keepers(self) -> None:
        """Offer everybody at the table, and whoever else makes the entries, or nobody in particular."""
        keeper = self._keeper
        self._keepers.clear()
        for name in dict.fromkeys(("", *keeper.sheet.setup.names, keeper.who)):
            action = self._keepers.addAction(on_button(name) if name else self.tr("Nobody in particular"))
            set_tool_tip(action, name)
            action.setCheckable(True)
            action.setChecked(name == keeper.who)
            action.triggered.connect(lambda _, name=name: setattr(keeper, "who", name))

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for action in (self.undo, self.redo, self.table, self.evening, self.faults):
            if action is self.faults and self._keeper.sheet.setup.kind == FREE:
                # A free sheet knows no rules.
                continue
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
            self.tell(entry_reason(error, self._words))

    def tell(self, words: str) -> None:
        """Say something below the form, until something else is done."""
        self._panel.tell(words)
        announce(self, words)

    def _mark(self, party: int, points: int) -> None:
        self._keeper_does(lambda: self._keeper.mark(party, points))

    def _choose_method(self, method: str) -> None:
        """Ask for the deal by another method; what was typed by the one so far comes back with it."""
        typed = (*self._panel.cells(), *self._aside)
        self._method = method
        self._aside = self._hidden(typed)
        self._show_form(None, typed)
        self._panel.go_on()

    def _hidden(self, cells: Sequence[Cell]) -> tuple[Cell, ...]:
        """Those of ``cells`` that are not asked for by the method so far."""
        asked = {category.code for category in self._keeper.sheet.rules.categories(self._standing(), self._method)}
        return tuple(cell for cell in cells if cell.code not in asked)

    def _corrected(self) -> Entry | None:
        """The entry that is being corrected."""
        here = self._correcting is not None and not self._inserting
        return self._keeper.sheet.entries[self._correcting] if here and self._correcting is not None else None

    def _entry(self) -> DealEntry | MarkEntry:
        """What has been typed. Raises ``EntryError`` for marks that cannot be."""
        corrected = self._corrected()
        if isinstance(corrected, MarkEntry):
            return marks_entry(marks_category(corrected, len(self.parties)), self._panel.cells())
        return DealEntry(self._panel.cells(), self._method, self._dealer)

    def _check(self) -> None:
        """Say what has been typed so far would come to, or why it cannot be."""
        self._check_form()
        self._follow_table()

    def _check_form(self) -> None:
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
            self.tr("{name} {points}").format(name=name, points=gain_figure(after - before))
            for name, after, before in zip(self.parties, points_after(row), row.before.points, strict=True)
        ]
        follows, missing = None, ""
        if isinstance(entry, DealEntry):
            follows = amounts(sheet.rules.categories(self._standing(), self._method), entry.cells)
            missing = self._missing(entry)
        remark = self._words.remark(row.lines, self.parties)
        self._panel.tell("\n".join(part for part in (joined(gained), remark, missing) if part), follows)

    def _missing(self, entry: DealEntry) -> str:
        """What of a deal is still nobody's, in words. Raises ``EntryError``."""
        complete = self._keeper.sheet.completeness(entry, self._correcting)
        return completeness_words(complete, self._words, self._playing())

    def _playing(self) -> list[str]:
        """Who plays in the deal that is entered or corrected."""
        return [self.parties[party] for party in self._keeper.sheet.rules.playing(self._standing())]

    def _standing(self) -> Standing:
        """The standing that the deal in the form meets."""
        return self._keeper.sheet.standing_for(self._correcting, self._dealer)

    def _choose_dealer(self, place: int) -> None:
        """Let the deal in the form be one of another dealer."""
        self._deal_by(self._keeper.sheet.dealers(self._standing())[place])

    def _deal_by(self, seat: int) -> None:
        """Let the deal in the form be one of the dealer at ``seat``; what was typed stays."""
        turn = self._keeper.sheet.standing_for(self._correcting).dealer
        self._dealer = None if seat == turn else seat
        self._show_form(None, self._panel.cells())

    def _about_correction(self) -> str:
        """What is to be known of an entry that is being corrected, while nothing stands in its form."""
        corrected = self._corrected()
        if isinstance(corrected, EndEntry):
            return self.tr("Take this off the sheet, and the partie goes on.")
        if isinstance(corrected, PersonEntry):
            return self.tr("It can be moved, or taken off the sheet.")
        if isinstance(corrected, PlayedEntry):
            return self.tr("This deal was played on the screen. It can be taken off the sheet and not changed.")
        error = None if self._correcting is None else self._keeper.sheet.rows[self._correcting].error
        return entry_reason(error, self._words) if error is not None else ""

    def _keep_draft(self) -> None:
        """Keep what is being typed, should the program end before it is entered."""
        self._typing.stop()
        if self._correcting is None:
            self._keeper.keep_draft(self._method, (*self._panel.cells(), *self._aside), self._dealer)

    def _enter(self) -> None:
        if isinstance(self._corrected(), PlayedEntry | EndEntry | PersonEntry):
            self._next_entry()
            return
        before = tuple(self._keeper.sheet.rows)
        try:
            entry = self._entry()
            missing = self._missing(entry) if isinstance(entry, DealEntry) and not self._panel.doubtful else ""
            if missing:
                self._panel.doubt(self.tr("{missing} Enter it all the same?").format(missing=missing))
                self._follow_table()
                announce(self, self._panel.message)
                return
            if self._correcting is None:
                self._keeper.add(entry)
            elif self._inserting:
                self._keeper.insert(self._correcting, entry)
            else:
                self._keeper.replace(self._correcting, entry)
        except EntryError as error:
            self._panel.refuse(error, seek=True)
            self._follow_table()
            announce(self, entry_reason(error, self._words))
            return
        score = score_read(self._model.standing(), self.parties)
        announce(self, self.tr("Entered. {score}.").format(score=score))
        self._next_entry()
        self._tell_dealers(before)

    def _take_back(self) -> None:
        """Take the last change back; a deal that was entered last stands in the form again."""
        typed = self._panel.cells()
        self._keeper_does(self._keeper.undo)
        deal = self._undone_deal()
        if deal is not None and self._correcting is None and not typed:
            self._method, self._dealer, self._aside = deal.method, deal.dealer, ()
            self._show_form(None, deal.cells)
            self._panel.take_focus()

    def _do_again(self) -> None:
        """Do again what was taken back; what stood in the form for it is entered by that."""
        deal = self._undone_deal()
        typed = self._panel.cells()
        self._keeper_does(self._keeper.redo)
        if deal is not None and self._correcting is None and typed == deal.cells:
            self._next_entry()

    def _undone_deal(self) -> DealEntry | None:
        """The deal whose entry at the end of the sheet was taken back last."""
        sheet = self._keeper.sheet
        undone = sheet.undone
        if undone is None or undone.action != ADD or undone.position != len(sheet.entries):
            return None
        return undone.entry if isinstance(undone.entry, DealEntry) else None

    def _remove(self) -> None:
        if self._correcting is not None:
            position, before = self._correcting, tuple(self._keeper.sheet.rows)
            self._keeper_does(lambda: self._keeper.remove(position))
            self._next_entry()
            self._tell_dealers(before)

    def _next_entry(self) -> None:
        if self._correcting is not None:
            self._method = self._last_method()
        self._correcting, self._inserting, self._dealer, self._aside = None, False, None, ()
        self._show_form(None)
        self._panel.take_focus()

    def _begin_insertion(self) -> None:
        """Ask for a deal that was forgotten before the entry that is being corrected."""
        if self._correcting is not None:
            self._inserting, self._dealer, self._aside = True, None, ()
            self._method = self._last_method()
            self._show_form(None)
            self._panel.take_focus()

    def _move(self, places: int) -> None:
        """Let the entry that is being corrected stand earlier or later."""
        position, before = self._correcting, tuple(self._keeper.sheet.rows)
        if position is not None and 0 <= position + places < len(self._keeper.sheet.entries):
            self._keeper_does(lambda: self._keeper.move(position, position + places))
            self.correct(position + places)
            self._tell_dealers(before)

    def _tell_dealers(self, before: Sequence[Row]) -> None:
        """Say from which deal on others count as dealers than in the rows ``before``: elder is another then, too."""
        sheet = self._keeper.sheet
        position = next(dealt_by_others(before, sheet.rows), None)
        if position is not None and sheet.dealers(sheet.rows[position].before):
            words = self.tr(
                "What comes after it has moved: deal {number} counts as dealt by {name}. "
                "If somebody else dealt, correct it there."
            )
            name = sheet.setup.names[sheet.rows[position].before.dealer]
            self.tell(words.format(number=self._number_of(position), name=name))

    def _last_method(self) -> str:
        sheet = self._keeper.sheet
        methods = [entry.method for entry in sheet.entries if isinstance(entry, DealEntry)]
        known = [method for method in methods if method in sheet.rules.methods]
        return known[-1] if known else sheet.rules.methods[0]

    # What it shows

    def _follow(self) -> None:
        sheet = self._keeper.sheet
        if self.parties != self._model.parties:
            self._name_window()
        self._put_before.clear()
        if self._correcting is not None and self._correcting >= len(sheet.entries):
            self._correcting, self._inserting, self._dealer = None, False, None
        if self._dealer not in (None, *sheet.dealers(sheet.standing_for(self._correcting))):
            self._dealer = None
        self._deals = self._rows.of(sheet, self.parties)
        self._sheet.set_most(self._most_counters())
        self._model.set_sheet(self.parties, self._deals, words=self._words)
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
        standing = self._standing()
        names = self.parties
        correcting = ""
        if self._correcting is not None:
            correcting = self._name_of(self._correcting)
        categories: tuple[Category, ...] = ()
        methods: tuple[str, ...] = ()
        cells = tuple(kept)
        match entry:
            case MarkEntry():
                categories, cells = (marks_category(entry, len(names)),), marks_cells(entry)
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
            existing=not self._inserting,
        )
        seats = sheet.dealers(standing) if methods else ()
        self._panel.set_dealers(
            [sheet.setup.names[seat] for seat in seats], seats.index(standing.dealer) if seats else -1
        )

    def _name_of(self, position: int) -> str:
        """What is being corrected, as the sheet counts it."""
        rows = self._keeper.sheet.rows
        entry = rows[position].entry
        if not self._inserting and isinstance(entry, PersonEntry):
            return person_words(entry, self._keeper.sheet.setup.names)
        if not self._inserting and isinstance(entry, EndEntry):
            return self.tr("The partie was ended here")
        if not self._inserting and isinstance(entry, MarkEntry):
            return self.tr("Correct what was marked by hand")
        number = self._number_of(position)
        partie = rows[position].partie + 1
        if rows[-1].partie:
            inserts = self.tr("Enter a forgotten deal before deal {number} of partie {partie}")
            corrects = self.tr("Correct deal {number} of partie {partie}")
        else:
            inserts = self.tr("Enter a forgotten deal before deal {number}")
            corrects = self.tr("Correct deal {number}")
        return (inserts if self._inserting else corrects).format(number=number, partie=partie)

    def _number_of(self, position: int) -> int:
        """The number in its partie of an entry, or of one that is made before it."""
        rows = self._keeper.sheet.rows
        begun = max(place for place in range(position + 1) if rows[place].fresh or not place)
        return sum(row.is_numbered for row in rows[begun:position]) + 1

    def _follow_table(self) -> None:
        if self._table is not None:
            self._table.follow(self._table_state())

    def _table_state(self) -> TableState:
        """What lies on the table: the sheet as it stands, and the form."""
        sheet = self._keeper.sheet
        results = partie_results(sheet)
        ended = bool(results) and results[-1].position == len(sheet.rows) - 1 and self._looked_at != len(sheet.log)
        standing = self._table_standing()
        points = self._model.standing() if ended else standing.points
        playing, won = sheet.rules.playing(standing), sheet.parties_won()
        pending = self._pending()
        parties = tuple(
            PartyState(
                name,
                points[party],
                won[party],
                self._role(party),
                party in playing,
                pending[party],
                party in playing or self._is_there(party),
            )
            for party, name in enumerate(self.parties)
        )
        return TableState(
            parties,
            self._asked(),
            self._about_table(),
            tuple(result_sentences(sheet, results[-1], self.parties)) if ended else (),
            self._panel.message or self._panel.refusal,
            self._panel.doubtful,
            len(sheet.log),
            self._most_counters(),
            sheet.can_undo or bool(self._put_before),
            self.faults.isEnabled(),
        )

    def _table_standing(self) -> Standing:
        """The standing that the next deal meets, which the table shows also while another is corrected."""
        return self._standing() if self._correcting is None else self._keeper.sheet.next_standing

    def _most_counters(self) -> int:
        """The points that are laid with counters: where a partie is short, one for each in their row."""
        target = self._keeper.sheet.rules.target
        return target - 1 if 0 < target <= COUNTERS + 1 else MOST

    def _is_there(self, party: int) -> bool:
        """Whether a party is at the table, now or from the next partie on."""
        sheet = self._keeper.sheet
        return bool({*sheet.there, *sheet.rules.there(self._table_standing())} & set(sheet.rules.parties[party]))

    def _role(self, party: int) -> str:
        """Who of a party deals and who leads in the next deal, or that it looks on."""
        sheet = self._keeper.sheet
        standing = self._table_standing()
        seats = sheet.rules.parties[party]
        if party not in sheet.rules.playing(standing):
            return self.tr("looks on") if self._is_there(party) else self.tr("is away")
        leader = sheet.rules.leader(standing)
        dealer = standing.dealer if leader >= 0 else -1
        roles = [
            (dealer, self.tr("deals"), self.tr("{name} deals")),
            (leader, self.tr("leads"), self.tr("{name} leads")),
        ]
        return " · ".join(
            alone if len(seats) == 1 else named.format(name=sheet.setup.names[seat])
            for seat, alone, named in roles
            if seat in seats
        )

    def _about_table(self) -> str:
        """The goal, which partie it is, and what is different about the next deal."""
        sheet = self._keeper.sheet
        number = sheet.rows[-1].partie + 1 + sheet.rows[-1].ends if sheet.rows else 1
        parts = [self.tr("Partie {number}").format(number=number)]
        if sheet.rules.target:
            parts.append(self.tr("played to %n point(s)", "", sheet.rules.target))
        parts.append(self._words.next_deal(self._table_standing()))
        return " · ".join(part for part in parts if part)

    def _asked(self) -> tuple[FormLine, ...]:
        """The form as the table shows it; nothing while an entry is corrected."""
        if self._correcting is not None:
            return ()
        everybody = range(len(self.parties))
        playing = self._playing()
        found = []
        for category in self._keeper.sheet.rules.categories(self._standing(), self._method):
            texts, follows = [], []
            for party in everybody:
                mine = party in category.parties
                text, grey = self._panel.shown(category.code, party) if mine else ("", "")
                texts.append(text)
                follows.append(grey)
            found.append(FormLine(category, self._words.category(category.code, playing), tuple(texts), tuple(follows)))
        return tuple(found)

    def _pending(self) -> tuple[int, ...]:
        """What each party has marked in the running deal so far."""
        nothing = (0,) * len(self.parties)
        if self._correcting is not None:
            return nothing
        sheet = self._keeper.sheet
        categories = sheet.rules.categories(self._standing(), self._method)
        events = {category.code for category in categories if category.group == MARKED}
        cells = tuple(cell for cell in self._panel.cells() if cell.code in events)
        if not cells:
            return nothing
        try:
            row = sheet.check(DealEntry(cells, self._method, self._dealer))
        except EntryError:
            return nothing
        return tuple(after - before for after, before in zip(points_after(row), row.before.points, strict=True))

    def _happened(self, party: int, code: str) -> None:
        """Something is marked while the deal goes on: it stands in the form at once, and is not counted again later."""
        self._leave_correction()
        text, _ = self._panel.shown(code, party)
        categories = self._keeper.sheet.rules.categories(self._standing(), self._method)
        category = next(one for one in categories if one.code == code)
        number = _amount_of(text) + 1
        self._put(code, party, ("" if text else "1") if category.is_mark else str(number))

    def _put(self, code: str, party: int, text: str) -> None:
        """Let something stand in the form, and remember what stood there."""
        self._leave_correction()
        self._put_before.append((code, party, self._panel.shown(code, party)[0]))
        self._panel.put(code, party, text)

    def _take_back_on_table(self) -> None:
        """Take back what was put into the form last, or if nothing was, the last change of the sheet."""
        if self._put_before and self._correcting is None:
            code, party, text = self._put_before.pop()
            self._panel.put(code, party, text)
        else:
            self._take_back()

    def _leave_correction(self) -> None:
        if self._correcting is not None:
            self._next_entry()

    def _look_at_next(self) -> None:
        """The result of the last partie has been seen."""
        self._looked_at = len(self._keeper.sheet.log)
        self._follow_table()

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

    def _name_window(self) -> None:
        """Say of which game and of whom the sheet is."""
        name = kind_name(self._keeper.sheet.setup.kind)
        self.setWindowTitle(self.tr("{game}: {names}").format(game=name, names=joined(self.parties)))
        self._heading.setText(name)

    def retranslate(self) -> None:
        self._rows = SheetRows()
        self._name_window()
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.table.setText(self.tr("Table view"))
        self.evening.setText(self.tr("Evening"))
        self.faults.setText(self.tr("Fault…"))
        for action in (self.undo, self.redo, self.table, self.evening, self.faults):
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tool_tip(action, f"{action.text()} ({keys})")
        self._more_button.setText(self.tr("More"))
        further = (
            self.tr("C&orrect names, dealer, stake…"),
            self.tr("&Joining and leaving…"),
            self.tr("Go on &with other persons…"),
            self.tr("&End the partie now…"),
            self.tr("&Chart…"),
            self.tr("C&hanges…"),
            self.tr("&Take in played deals"),
            self.tr("&Rules"),
            self.tr("Keepin&g a score sheet"),
            self.tr("&Print…"),
            self.tr("Print scoring c&ards…"),
            self.tr("Print as stro&kes…"),
            self.tr("Pr&int blank forms…"),
            self.tr("Save as P&DF…"),
            self.tr("Save as a ta&ble (CSV)…"),
            self.tr("Save as a &file (JSON)…"),
            self.tr("&New score sheet…"),
            self.tr("Past &score sheets…"),
        )
        self._keepers.setTitle(self.tr("Entries are &made by"))
        for action, words in zip(self._further, further, strict=True):
            action.setText(words)
        self._close_button.setText(self.tr("Close"))
        self._follow()


def _amount_of(text: str) -> int:
    """The number in a cell, or nothing where there is none."""
    try:
        return parse_amount(text)
    except CodedError:
        return 0
