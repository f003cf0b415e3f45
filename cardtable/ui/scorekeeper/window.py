"""The window of one score sheet: counters, the sheet, and the form for the next deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QVBoxLayout,
    QWidget,
)

from cardtable.app.reports import SheetDeal
from cardtable.app.scorekeeper.about import about_words, before_words
from cardtable.app.scorekeeper.entry_form import EntryForm
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.results import settlement_words
from cardtable.app.scorekeeper.rows import SheetRows, entry_at
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.app.settings import Settings
from cardtable.core.sheets.categories import EntryError
from cardtable.session.scorebook.model import (
    EndEntry,
    SheetSetup,
)
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.base import USUAL_POINTS, Dialog
from cardtable.ui.dialogs.score_sheet.sheet import SheetWidget
from cardtable.ui.game_views.places import SCORING
from cardtable.ui.help.pages import SCORE_SHEET
from cardtable.ui.look.keys import quit_keys
from cardtable.ui.look.look import Heading, cloth_of, faint, spaced, write_for_room
from cardtable.ui.look.plain import Label
from cardtable.ui.look.saying import announce
from cardtable.ui.look.unsaved_bar import UnsavedBar
from cardtable.ui.look.ways import NO_WAYS, Ways
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.asking import ask, show_over
from cardtable.ui.scorekeeper.asking_faults import ask_fault
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.ui.scorekeeper.exports import SheetExports, paper_of
from cardtable.ui.scorekeeper.halves import Halves
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.mark_menu import mark_or_ask
from cardtable.ui.scorekeeper.printing import PaperSheet
from cardtable.ui.scorekeeper.sheet_actions import SheetActions
from cardtable.ui.scorekeeper.sheet_table import SheetTable, most_counters, usual_counting
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import kind_name, words_for

_WANTED, _SHARE_OF_SCREEN = QSize(980, 700), 0.6
"""The size of a new window in pixels, and the fraction of a large screen that it takes instead, because a sheet is open
all evening.
"""
_LEAST = QSize(860, 580)
"""The size in pixels below which a window over a small main window is not made smaller."""
_LOW = 620
"""Pixels of a window that is too low for a heading."""
_LOWEST = 420
"""Pixels of a window, at the usual size of text, that is too low even for the line about the evening."""
_PAUSE = 300
"""Milliseconds from the last key until the typed text is kept."""


class SheetWindow(Dialog):
    """Shows one sheet and takes all its entries. Its signals ask for windows and dialogs that the desk opens."""

    new_wanted = Signal()
    """Asks to begin another sheet."""
    correction_wanted = Signal(object)
    """Asks to correct the game, the rules or the persons of the sheet; carries this ``SheetWindow``."""
    joining_wanted = Signal(object)
    """Asks for persons who join or leave; carries this ``SheetWindow``."""
    others_wanted = Signal(object)
    """Asks to continue the evening with other persons; carries this ``SheetWindow``."""
    sheets_wanted = Signal()
    """Asks for the list of all sheets."""
    evening_wanted = Signal(object)
    """Asks to show the whole evening; carries this ``SheetWindow``."""
    played_wanted = Signal(object)
    """Asks to add deals played on the screen; carries this ``SheetWindow``."""
    finished_with = Signal(object)
    """The ``SheetWindow`` that has been closed."""

    def __init__(
        self,
        keeper: SheetKeeper,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
        ways: Ways = NO_WAYS,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._keeper = keeper
        self._given = self._settings = settings
        self._counting = keeper.counting
        self._words = words_for(keeper.sheet.setup.kind)
        self._rows = SheetRows()
        self._deals: list[SheetDeal] = []
        self.may_close: Callable[[SheetWindow], bool] = lambda _: True
        """A function that says whether this window may close now; if not, it asks a person."""
        self._model = ScoreSheetModel(self)
        self._heading = Heading()
        self._about = Label()
        self._about.setWordWrap(True)
        faint(self._about)
        self._sheet = SheetWidget(self._model, pictures, markable=True)
        self._sheet.row_wanted.connect(lambda row: self.correct(entry_at(self._deals, row)))
        self._sheet.counting_changed.connect(self._choose_counting)
        self._form = SheetForm(keeper, self._model.standing, self)
        self._form.said.connect(lambda words: announce(self, words))
        self._form.question.connect(self._ask_before)
        self._form.changed.connect(self._keep_draft_soon)
        self._form.changed.connect(self._offer_undo)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE)
        self._typing.timeout.connect(self._form.keep_draft)
        self._panel = EntryPanel(self._form)
        self._sheet.marked.connect(
            lambda side, points: mark_or_ask(self._form, side, points, self._sheet.touched(side, points))
        )
        self._exports = SheetExports(lambda: (keeper.sheet, self.sides, self._settings), self.tell, self)
        actions = self._actions = SheetActions(keeper, self)
        self.undo, self.redo, self.table = actions.undo, actions.redo, actions.table
        self.evening, self.faults, self.correction = actions.evening, actions.faults, actions.correction
        self._sheet.row_chosen.connect(lambda row: actions.correction.setEnabled(row >= 0))
        self._connect(actions, ways)
        self._table = SheetTable(keeper, self._form, self._model, actions.on_table, self)
        self._table.faults_wanted.connect(self._ask_on_table)
        self._table.cash_wanted.connect(self.evening.trigger)
        self._table.correction_wanted.connect(lambda row: self.correct(entry_at(self._deals, row)))
        self._form.changed.connect(self._table.follow)
        self._halves = Halves(self._sheet, self._panel)
        self._halves.crowded.connect(self._sheet.set_crowded, Qt.ConnectionType.QueuedConnection)
        self._halves.crowded.connect(self._halves.left_out, Qt.ConnectionType.QueuedConnection)
        # Once the form has been laid out anew.
        self._panel.grown.connect(self._halves.share, Qt.ConnectionType.QueuedConnection)
        layout = QVBoxLayout(self)
        spaced(layout, margin=4, gap=2)
        layout.addWidget(self._heading)
        layout.addWidget(self._about)
        layout.addWidget(self._halves, 1)
        layout.addWidget(actions.row())
        self._unsaved = UnsavedBar()
        self._unsaved.save_wanted.connect(self._exports.ask_json)
        layout.addWidget(self._unsaved)
        quit_keys(self)
        keeper.changed.connect(self._follow)
        keeper.failed.connect(lambda error: ways.tell(entry_reason(error, self._words)))
        self.set_settings(settings)
        self._panel.keypad_button.setChecked(settings.touch)
        self.retranslate()
        self._form.begin()
        self.open_at(_WANTED.expandedTo(self.screen().availableSize() * _SHARE_OF_SCREEN))
        if parent is not None and parent.isVisible():
            # It lies over the main window and is not larger, unless that is very small.
            self.resize(self.size().boundedTo(parent.window().size().expandedTo(_LEAST)))

    # What is asked of it

    @property
    def keeper(self) -> SheetKeeper:
        return self._keeper

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
    def form(self) -> EntryForm:
        """The form with the typed entries of the next deal, or of the entry that is corrected."""
        return self._form.form

    @property
    def exports(self) -> SheetExports:
        """The ways of the sheet onto paper and into files."""
        return self._exports

    @property
    def front(self) -> QWidget:
        """The window over which dialogs about the sheet open: the table view where that covers the sheet or is used,
        otherwise this window.
        """
        return self._table.front

    @property
    def about(self) -> str:
        """The line above the sheet."""
        return self._about.text()

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides' names."""
        return self._form.sides

    def set_settings(self, settings: Settings) -> None:
        """Follow the touch keys, the room, the motion and the view of points in ``settings``."""
        if settings.touch != self._settings.touch:
            self._panel.keypad_button.setChecked(settings.touch)
        self._given = settings
        usual = usual_counting(self._keeper.sheet.rules.target, settings.counting)
        settings = self._settings = replace(settings, counting=self._counting or usual)
        self._sheet.set_room(cloth_of(settings), settings.animation_speed > 0)
        self._sheet.set_counting(settings.counting)
        self._table.set_settings(settings)

    def _ask_before(self, words: str, make: Callable[[], None]) -> None:
        """Ask whether a correction shall be made that brings what ``words`` say."""
        title = self._form.heading or self.windowTitle()
        ask(self.front, title, words, (self.tr("Correct it like this"), make))

    def _choose_counting(self, counting: str) -> None:
        """Show the points of this sheet, and of no other, as counters, strokes or numbers."""
        self._counting = counting
        self._keeper.keep_counting(counting)
        self.set_settings(self._given)

    def correct(self, row: int) -> None:
        """Let an entry be corrected. Played deals can only be taken out."""
        self._form.correct(row)

    def show_table(self) -> None:
        """Open the view for the whole screen."""
        self._table.show(self._settings)

    def tell(self, words: str) -> None:
        """Say something below the form, until something else is done."""
        self._form.tell(words)

    def tell_of_before(self, told: Mapping[str, Any]) -> None:
        """Tell the results that an earlier release computed for the sheet, if it may have counted differently;
        ``before_words`` explains when.
        """
        if words := before_words(self._keeper.sheet, self.sides, told):
            self.tell(words)

    def ask_end(self) -> None:
        """Ask whether the running match shall end before its time."""
        sheet = self._keeper.sheet
        try:
            row = sheet.check(EndEntry())
        except EntryError as error:
            self.tell(entry_reason(error, self._words))
            return
        words = self.tr("End the match now? Nobody has won it, and nobody pays for it.")
        if row.after.over:
            settled = " ".join(settlement_words(sheet, row.after, self.sides))
            words = self.tr("End the match now? It will be settled at the current score. {settlement}").format(
                settlement=settled
            )

        def end() -> None:
            self._form.attempt(lambda: self._keeper.add(EndEntry()))

        ask(self.front, self.windowTitle(), words, (self.tr("End it"), end))

    def agree(self, setup: SheetSetup) -> None:
        """Correct the game, the rules and the persons of the sheet; if they do not fit its deals, tell why and change
        nothing.
        """
        self._form.attempt(lambda: self._keeper.agree(setup))
        self.retranslate()
        # The next digits belong to the deal.
        self._form.resume()

    def show_faults(self, above: QWidget | None = None) -> None:
        """Ask for a fault at the table, tell the ruling, and enter its result. The dialog lies over ``above``, or over
        this window if None.
        """
        ask_fault(self._keeper, self._form, above or self)

    def _ask_on_table(self) -> None:
        if self.faults.isEnabled():
            self.show_faults(self._table.view)

    def show_chart(self) -> None:
        """Show the standing over the deals."""
        dialog = ChartDialog(self._keeper.sheet, self.sides, self)
        dialog.save_wanted.connect(lambda: self._exports.ask_picture(dialog.chart))
        show_over(dialog)

    def show_log(self) -> None:
        """Show every change of the sheet."""
        show_over(LogDialog(self._keeper, self.front))

    # How it is built

    def paper(self) -> PaperSheet:
        """Return the sheet as it is printed."""
        return paper_of(self._keeper.sheet, self.sides, self._settings)

    def _connect(self, actions: SheetActions, ways: Ways) -> None:
        """Let ``actions`` do what they say."""
        exports = self._exports

        def show_rules() -> None:
            sheet = self._keeper.sheet
            ways.show_rules(sheet.setup.kind, SCORING, sheet.rule_set)

        for action, deed in (
            (actions.undo, self._form.take_back),
            (actions.redo, self._form.do_again),
            (actions.correction, self._sheet.open_chosen),
            (actions.table, lambda: self._table.show_or_hide(self._settings)),
            (actions.evening, lambda: self.evening_wanted.emit(self)),
            (actions.faults, self.show_faults),
            (actions.setup, lambda: self.correction_wanted.emit(self)),
            (actions.joining, lambda: self.joining_wanted.emit(self)),
            (actions.others, lambda: self.others_wanted.emit(self)),
            (actions.end, self.ask_end),
            (actions.chart, self.show_chart),
            (actions.log, self.show_log),
            (actions.played, lambda: self.played_wanted.emit(self)),
            (actions.rules, show_rules),
            (actions.helping, lambda: ways.show_rules(SCORE_SHEET, "enter")),
            (actions.print, exports.show_preview),
            (actions.cards, exports.show_cards),
            (actions.tallies, exports.show_tallies),
            (actions.blank, exports.show_blank),
            (actions.pdf, exports.ask_pdf),
            (actions.csv, exports.ask_csv),
            (actions.json, exports.ask_json),
            (actions.new, self.new_wanted.emit),
            (actions.sheets, self.sheets_wanted.emit),
        ):
            action.triggered.connect(lambda _=False, deed=deed: deed())

    # What it shows

    def _follow(self) -> None:
        sheet = self._keeper.sheet
        self._name_window()
        self._form.settle()
        self._deals = self._rows.of(sheet, self.sides)
        self._sheet.set_most(most_counters(sheet.rules.target))
        self._model.set_sheet(self.sides, self._deals, words=self._words)
        self._form.follow()
        self._about.setText(about_words(sheet, self.sides))
        self._table.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()
        # In a low window the deals need the room, and the frame names the game.
        self._heading.setVisible(self.height() >= _LOW)
        # Where letters are large besides, the form needs the room of the line about the evening, too.
        lowest = self.height() < _LOWEST * max(1.0, self.font().pointSizeF() / USUAL_POINTS)
        self._about.setVisible(not lowest)
        self._panel.set_low(lowest)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # The window has letters of its own while they are larger, and is told of no other change.
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._write()
        return done

    def _write(self) -> None:
        """Write in letters that suit the size of the window."""
        write_for_room(self, self.size())
        for heading in self.findChildren(Heading):
            if heading.window() is self:
                heading.write_at(self.fontInfo().pixelSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            # Escape leaves the entry that is being corrected; it neither empties the form nor closes the sheet.
            self._form.leave_correction()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close(self):
            event.ignore()
            return
        self._table.close()
        self._typing.stop()
        self._form.keep_draft()
        super().closeEvent(event)
        self.finished_with.emit(self)

    def _offer_undo(self) -> None:
        self.undo.setEnabled(self._form.can_take_back)
        self.redo.setEnabled(self._form.can_do_again)

    def _keep_draft_soon(self) -> None:
        if self.isVisible():
            self._typing.start()

    def _name_window(self) -> None:
        """Show the game and the names of the sides in the title, and the game in the heading."""
        name = kind_name(self._keeper.sheet.setup.kind, self._keeper.sheet.setup.called)
        self.setWindowTitle(self.tr("{game}: {names}").format(game=name, names=joined(self.sides)))
        self._heading.setText(name)

    def retranslate(self) -> None:
        self._rows = SheetRows()
        self._name_window()
        self._actions.retranslate()
        self._follow()
