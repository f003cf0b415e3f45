"""The window: the start page, the table with its bars and its record, and the way to every dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenu,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.advice import Hint
from cardtable.app.computer import ComputerClient
from cardtable.app.controller import Controller, Mode
from cardtable.app.i18n import Translation
from cardtable.app.keeping import Keeping
from cardtable.app.settings import KEY, Settings
from cardtable.app.sound import Sounds, system_wants_sounds
from cardtable.app.unsaved import Unsaved
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing
from cardtable.store.store import Store
from cardtable.ui.bars import GuideBar, HintBar, NoticeBar, PromptBar
from cardtable.ui.cards.packs import Packs
from cardtable.ui.commands import Commands
from cardtable.ui.computer_bar import ComputerBar
from cardtable.ui.dialogs.host import Dialogs
from cardtable.ui.doubtful_partie import DoubtfulPartie
from cardtable.ui.faces.face import face_of
from cardtable.ui.farewell import Farewell
from cardtable.ui.guide_follower import GuideFollower
from cardtable.ui.last_taken import LastTaken
from cardtable.ui.look import apply_look
from cardtable.ui.models.record import RecordModel
from cardtable.ui.onlooker_bar import Onlooker, OnlookerBar
from cardtable.ui.overlay import Overlay
from cardtable.ui.palette import SPACING
from cardtable.ui.partie_opener import PartieOpener
from cardtable.ui.plain import on_button
from cardtable.ui.record_follower import RecordFollower
from cardtable.ui.record_panel import RecordPanel
from cardtable.ui.start_page import StartPage
from cardtable.ui.table.accessibility import announce
from cardtable.ui.table.view import TableView
from cardtable.ui.table_words import TableWords
from cardtable.ui.unsaved_bar import UnsavedBar
from cardtable.ui.window_geometry import WindowGeometry
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_name
from cardtable.words.pack import speak_of

if TYPE_CHECKING:
    from cardtable.ui.scorekeeper.desk import SheetDesk


_HURRIED = 0.2
"""The part of the usual time that everything takes where somebody who looks on wants it shown quickly."""


class MainWindow(QMainWindow):
    """Owns the parts of the window and lets them talk; what they do is theirs."""

    partie_opening = Signal(int)
    """A kept partie is about to be opened."""

    def __init__(
        self,
        store: Store,
        translation: Translation,
        data_place: str = "",
        client: ComputerClient | None = None,
        person: str = "",
    ) -> None:
        super().__init__()
        self._store = store
        self._translation = translation
        self._data_place = data_place
        self._person = person
        # The first that is asked for may already have something to tell.
        self._notices = NoticeBar()
        self._unsaved = Unsaved(store, self)
        self._farewell = Farewell(self._unsaved, self)
        self._keeping = Keeping(store, self)
        self._keeping.parted.connect(self._tell_parting)
        self._keeping.unread.connect(self._tell_error)
        self._unsaved.watch(self._keeping)
        self._settings = Settings.from_json(self._keeping.get(KEY))
        self._closed = False
        translation.switch(self._settings.language)
        self._apply_look()
        self._packs = Packs(self._settings.card_theme(translation.language), self)
        self._client = client or ComputerClient(parent=self)
        self._sounds = Sounds(parent=self)
        self._table = TableView()
        self._table.set_faces(self._packs.french)
        self._controller = Controller(self._table, self._client, self._keeping, face_of, self)
        self._table_words = TableWords(self._controller, self._table, self)
        self._record = RecordModel(self)
        self._record_follower = RecordFollower(self._controller, self._record, self._table, self)
        self._desk: SheetDesk | None = None
        self._build_pages()
        self._commands = Commands(self)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._dialogs = Dialogs(store, self._keeping, self._packs, self._controller, self._prompt, self)
        self._doubtful = DoubtfulPartie(store, self._keeping, self._notices, self._dialogs.ask_export, self)
        self._opener = PartieOpener(store, self._controller, self._doubtful, self._notices, self._import_sheet, self)
        self._onlooker = Onlooker(self._controller, self._onlooker_bar, self)
        self._guide_follower = GuideFollower(self._controller, self._keeping, self._guide, self)
        self._last_taken = LastTaken(self._controller, self._record, self._table, self._notices, self)
        self._geometry = WindowGeometry(self, self._splitter, self._panel, self._commands.record, self._keeping)
        self._connect()
        self._apply_settings()
        self.retranslate()
        self._restyle()
        self._geometry.restore()
        self.show_start_page()
        self._show_unsaved()

    # Parts that others look at

    @property
    def controller(self) -> Controller:
        return self._controller

    @property
    def table(self) -> TableView:
        return self._table

    @property
    def settings(self) -> Settings:
        return self._settings

    @property
    def start_page(self) -> StartPage:
        return self._start

    @property
    def notices(self) -> NoticeBar:
        return self._notices

    @property
    def computer_bar(self) -> ComputerBar:
        return self._computer_bar

    @property
    def unsaved_bar(self) -> UnsavedBar:
        """The sign that stands there while nothing is saved."""
        return self._unsaved_bar

    @property
    def farewell(self) -> Farewell:
        """The question before the window closes."""
        return self._farewell

    @property
    def doubtful(self) -> DoubtfulPartie:
        """What a failed start was opening."""
        return self._doubtful

    @property
    def prompt(self) -> PromptBar:
        return self._prompt

    @property
    def guide(self) -> GuideBar:
        return self._guide

    @property
    def onlooker_bar(self) -> OnlookerBar:
        """What is told to somebody who looks on."""
        return self._onlooker_bar

    @property
    def hints(self) -> HintBar:
        return self._hints

    @property
    def record_panel(self) -> RecordPanel:
        return self._panel

    @property
    def record_model(self) -> RecordModel:
        return self._record

    @property
    def desk(self) -> SheetDesk:
        """The score sheets for real cards; made when somebody wants one."""
        if self._desk is None:
            from cardtable.ui.scorekeeper.desk import SheetDesk

            desk = self._desk = SheetDesk(self._store, self._packs, self._settings, self, self._unsaved, self._farewell)
            desk.notice.connect(self._notices.tell)
            desk.rules_wanted.connect(self._dialogs.show_rules_of)
            desk.counting_changed.connect(lambda counting: self._change(counting=counting))
        return self._desk

    @property
    def commands(self) -> Commands:
        """What the menus, the toolbar and the keys can have the window do."""
        return self._commands

    @property
    def dialogs(self) -> Dialogs:
        return self._dialogs

    # How it is built

    def _build_pages(self) -> None:
        self._start = StartPage(self._packs.french)
        self._computer_bar = ComputerBar()
        self._unsaved_bar = UnsavedBar()
        self._prompt = PromptBar()
        self._hints = HintBar()
        self._guide = GuideBar()
        self._onlooker_bar = OnlookerBar()
        self._panel = RecordPanel(self._record)
        self._middle = QWidget()
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._table)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._middle)
        self._splitter.addWidget(self._panel)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._start)
        self._pages.addWidget(self._splitter)
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self._unsaved_bar)
        self.setCentralWidget(whole)
        self._told = Overlay(self._middle, (self._hints, self._guide), self._table.free_room, alone=True)
        self._told.changed.connect(lambda: self._table.keep_clear("told", self._told.covered))
        self._looked_on = Overlay(self._middle, (self._onlooker_bar,), self._table.free_low, rising=True)
        self._looked_on.changed.connect(lambda: self._table.keep_clear("looked on", self._looked_on.covered))
        self._asked = Overlay(self._middle, (self._prompt,), lambda: _margin(self._middle.rect()), rising=True)
        self._notified = Overlay(whole, (self._notices, self._computer_bar), lambda: _margin(self._pages.rect()))

    def _connect(self) -> None:
        self._connect_commands()
        self._connect_wishes()
        self._connect_partie()
        self._connect_saving()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply_look)

    def _connect_commands(self) -> None:
        commands, dialogs = self._commands, self._dialogs
        for action, slot in (
            (commands.new_game, self.ask_new_game),
            (commands.new_sheet, self.ask_new_sheet),
            (commands.sheets, self.show_sheets),
            (commands.open_record, self.ask_open),
            (commands.save_record, dialogs.ask_save),
            (commands.home, self.go_home),
            (commands.matches, dialogs.show_matches),
            (commands.quit, self.close),
            (commands.undo, self._controller.undo),
            (commands.hint, self._controller.hint),
            (commands.last_capture, self._last_taken.show),
            (commands.skip, self._controller.skip),
            (commands.replay, self._controller.replay_deal),
            (commands.review, dialogs.show_review),
            (commands.sheet, dialogs.show_sheet),
            (commands.rules_here, dialogs.show_rules),
            (commands.preferences, dialogs.show_settings),
            (commands.about, self._show_about),
        ):
            action.triggered.connect(slot)
        commands.record.toggled.connect(self._panel.setVisible)
        commands.full_screen.toggled.connect(self._geometry.set_full_screen)
        commands.sound.triggered.connect(lambda on: self._change(sound="on" if on else "off"))
        commands.speed_wanted.connect(lambda speed: self._change(speed=speed))
        commands.language_wanted.connect(lambda language: self._change(language=language))

    def _connect_wishes(self) -> None:
        """What is wanted in dialogs and on the start page."""
        dialogs = self._dialogs
        dialogs.notice.connect(self._notices.tell)
        dialogs.settings_changed.connect(self.set_settings)
        dialogs.counting_changed.connect(lambda counting: self._change(counting=counting))
        dialogs.new_game_wanted.connect(self.ask_new_game)
        dialogs.game_chosen.connect(self._begin)
        dialogs.match_wanted.connect(self.resume_match)
        dialogs.sheets_wanted.connect(self.show_sheets)
        start = self._start
        start.continue_wanted.connect(self.continue_partie)
        start.new_game_wanted.connect(self.ask_new_game)
        start.sheet_wanted.connect(self.ask_new_sheet)
        start.matches_wanted.connect(dialogs.show_matches)
        start.sheets_wanted.connect(self.show_sheets)
        start.rules_wanted.connect(dialogs.show_rules)
        start.language_wanted.connect(lambda language: self._change(language=language))
        opener = self._opener
        opener.opening.connect(dialogs.dismiss)
        opener.opening.connect(self.partie_opening)
        opener.table_wanted.connect(self._show_table)
        opener.refused.connect(self.show_start_page)

    def _connect_partie(self) -> None:
        """What happens on the table, and what people do there."""
        controller, dialogs = self._controller, self._dialogs
        controller.opened.connect(self._lay_out_pack)
        controller.changed.connect(self._follow)
        controller.marked.connect(dialogs.follow_sheet)
        controller.hinted.connect(self._show_hint)
        controller.cover_wanted.connect(self._ask_uncover)
        controller.deal_over.connect(dialogs.show_deal_result)
        controller.deal_over.connect(self._follow_played)
        controller.partie_over.connect(dialogs.show_partie_result)
        controller.notice.connect(self._notices.tell)
        self._computer_bar.move_wanted.connect(controller.move_for_computer)
        self._computer_bar.restart_wanted.connect(controller.restart_computer)
        self._onlooker.hurry_wanted.connect(self._set_times)
        self._hints.closed.connect(lambda: self._table.show_hint(None))
        self._table.uncover_asked.connect(controller.uncover)
        self._table.sounded.connect(self._sounds.play)
        controller.partie_over.connect(self._hear_victory)
        self._table.menu_wanted.connect(self._fill_menu)
        self._table.captures_clicked.connect(lambda _: self._last_taken.show())

    def _connect_saving(self) -> None:
        self._keeping.failed.connect(self._unsaved.follow)
        self._keeping.recovered.connect(self._unsaved.follow)
        self._unsaved.changed.connect(self._show_unsaved)
        self._unsaved.told.connect(self._tell_error)
        self._unsaved.settled.connect(self._follow_database)
        self._unsaved_bar.again_wanted.connect(self._unsaved.try_again)
        self._unsaved_bar.save_wanted.connect(self._dialogs.ask_save)

    # Words and settings

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words of the window."""
        self._commands.retranslate()
        self._table.setAccessibleName(self.tr("Card table"))
        self._record_follower.name()
        self._follow()
        self._dialogs.follow_sheet()

    def _change(self, **changes: Any) -> None:
        """Take over some changed settings."""
        self.set_settings(replace(self._settings, **changes))

    def set_settings(self, settings: Settings) -> None:
        """Look and behave as ``settings`` say, and keep them."""
        if settings != self._settings:
            self._settings = settings
            self._keeping.put(KEY, settings.to_json())
            self._apply_settings()

    def _apply_settings(self) -> None:
        settings = self._settings
        self._translation.switch(settings.language)
        language = self._translation.language
        self._apply_look()
        self._packs.set_theme(settings.card_theme(language))
        self._lay_out_pack()
        self._start.set_room(settings.room)
        self._start.set_language(language)
        self._table.set_room(settings.room)
        self._set_times(self._onlooker_bar.quickly.isChecked())
        self._table.set_confirms(settings.confirms_moves)
        self._table.set_reading(settings.text_size / 100, left_handed=settings.left_handed)
        self._controller.set_allowed(settings.hints, settings.undo)
        self._controller.set_stops(settings.stops_watching)
        self._controller.set_declares(settings.declares)
        self._commands.set_chosen(settings.speed, language)
        heard = settings.sound == "on" or (settings.sound == "system" and system_wants_sounds())
        self._commands.sound.setChecked(heard)
        self._sounds.set_on(heard)
        if self._desk is not None:
            self._desk.set_settings(settings)
        self._dialogs.set_settings(settings, language)

    def _set_times(self, hurried: bool) -> None:
        """Move cards and leave time to read as it is set, or all of it ``hurried``."""
        speed, pace = self._settings.animation_speed, self._settings.reading_time
        pace = min(pace, _HURRIED) if hurried else pace
        self._table.set_speed(speed / _HURRIED if hurried else speed)
        self._table.set_pace(pace)
        self._controller.set_pace(pace)

    def _lay_out_pack(self) -> None:
        """Play with the pack that was chosen for the game on the table, and name cards as that pack does."""
        session = self._controller.session
        faces = self._packs.of(session is not None and face_of(session.family.name).short_pack)
        self._table.set_faces(faces)
        if speak_of(faces.theme.pack, self._settings.pack):
            # Qt lets every widget set its words anew, as it does for another language.
            application = QCoreApplication.instance()
            assert application is not None
            QCoreApplication.postEvent(application, QEvent(QEvent.Type.LanguageChange))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._commands.fit()
        self._geometry.fit()

    def _apply_look(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_look(application, self._settings.appearance, self._settings.text_size)

    def _restyle(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        # The sharpest screen decides: a smaller picture of the same lines is good on the others.
        self._commands.restyle(ink, max(screen.devicePixelRatio() for screen in QGuiApplication.screens()))
        self._start.restyle()

    # The window itself

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closed:
            if not self._may_close():
                event.ignore()
                return
            self._closed = True
            self._part()
        super().closeEvent(event)

    def _may_close(self) -> bool:
        def save(after: Callable[[], None]) -> None:
            if self._dialogs.ask_save():
                after()

        return self._farewell.may_close(
            self,
            self._keeping,
            self.tr("The partie is not saved. {reason} Unless it is saved before the program ends, it is lost."),
            save if self._controller.session is not None else None,
            is_last=self._desk is None or not self._desk.windows,
        )

    def _part(self) -> None:
        """Remember how the window lies and end what belongs to it."""
        self.remember()
        self._doubtful.survived(self._keeping.match)
        self._dialogs.close_all()
        self._client.stop()
        self._sounds.stop()

    def remember(self) -> None:
        """Remember how the window lies, for the next start."""
        self._geometry.remember()

    def come_forward(self) -> None:
        """Show the window before all others, from wherever it is."""
        # It may have been closed while score sheets of it stayed open.
        self._closed = False
        self._unsaved.take_up(self._keeping)
        self._geometry.come_forward()

    # Pages

    def show_start_page(self) -> None:
        """Show the start page, with the partie that could be continued."""
        self._pages.setCurrentWidget(self._start)
        self._commands.toolbar.hide()
        self._start.set_waiting(self._opener.words_for_waiting())
        self._start.take_focus()
        self._follow()

    def go_home(self) -> None:
        """Leave the partie as it stands and show the start page."""
        self._dialogs.dismiss()
        self._doubtful.survived(self._keeping.match)
        self._controller.leave()
        self.show_start_page()

    def _show_table(self) -> None:
        self._notices.setVisible(bool(self._notices.text))
        self._commands.toolbar.show()
        self._pages.setCurrentWidget(self._splitter)
        self._record_follower.name()
        self._table.setFocus()

    def _follow(self) -> None:
        """Offer what is possible now."""
        controller = self._controller
        playing = controller.session is not None
        self._commands.undo.setEnabled(controller.can_undo)
        self._commands.hint.setEnabled(controller.can_hint)
        self._commands.review.setEnabled(controller.mode is Mode.RESULT and bool(controller.plays_here))
        self._commands.replay.setEnabled(controller.can_replay)
        commands = self._commands
        for action in (commands.last_capture, commands.skip, commands.sheet, commands.save_record, commands.home):
            action.setEnabled(playing)
        self._commands.set_in_tricks(self._last_taken.in_tricks)
        self._unsaved_bar.set_can_save(playing)
        self._tell_forgotten()
        self._guide_follower.follow()
        self._onlooker.follow()
        self._computer_bar.follow(controller.computer_health, controller.mode is Mode.THINKING, controller.hinting)
        if controller.mode is not Mode.HUMAN:
            self._hints.show_hint(None)
        if controller.mode in (Mode.HUMAN, Mode.THINKING, Mode.ANIMATING, Mode.IDLE):
            self._prompt.clear()
        if controller.session is not None:
            name = variant_name(controller.session.rule_set.variant)
            self.setWindowTitle(self.tr("{game} – cardtable").format(game=name))
        else:
            self.setWindowTitle("cardtable")

    # Parties

    def continue_partie(self) -> bool:
        """Go on with the partie that was left last. Returns whether there was one that could be read."""
        return self._opener.continue_latest()

    def continue_at_start(self) -> bool:
        """Go on with the partie that was left last, unless an earlier start failed at it."""
        return not self._doubtful.holds_back() and self.continue_partie()

    def resume_match(self, match: int) -> bool:
        """Go on with a kept partie, and show its end if it is over. Returns whether it could be read."""
        return self._opener.resume(match)

    def open_file(self, path: Path) -> bool:
        """Keep the record or the score sheet in a file and go on with it. Returns whether it could be read."""
        return self._opener.open_file(path)

    def _import_sheet(self, path: str) -> bool:
        return self.desk.import_sheet(path)

    def ask_open(self) -> None:
        """Let a person choose the file of a record, and go on with it."""
        path = self._dialogs.ask_open()
        if path is not None:
            self.open_file(path)

    def ask_new_game(self) -> None:
        """Let a person choose what to play."""
        self._dialogs.ask_new_game(self._person)

    def ask_new_sheet(self) -> None:
        """Let a person choose what a new score sheet is kept by."""
        self.desk.ask_new_sheet()

    def show_sheets(self) -> None:
        """Show the score sheets of past evenings."""
        self.desk.show_sheets()

    def _follow_played(self) -> None:
        if self._desk is not None:
            self._desk.follow_played()

    def _begin(self, rule_set: RuleSet, seats: Sequence[SeatEntry]) -> None:
        self._show_table()
        self._controller.begin(rule_set, seats)

    def _show_about(self) -> None:
        self._dialogs.show_about(self._data_place)

    # What the controller tells

    def _show_hint(self, hint: Hint) -> None:
        self._hints.show_hint(hint)
        announce(self._table, " ".join(self._hints.sentences[:2]))

    def _hear_victory(self, standing: Standing) -> None:
        """A partie that somebody here has won is heard."""
        session = self._controller.session
        if session is not None and any(
            set(session.parties[party]) & set(self._controller.humans) for party in standing.winners
        ):
            self._sounds.play("won")

    def _fill_menu(self, menu: QMenu) -> None:
        """What can be done at the table wherever the mouse is."""
        commands = self._commands
        offered = (commands.hint, commands.undo, commands.last_capture, commands.skip, commands.rules_here)
        if not menu.isEmpty():
            menu.addSeparator()
        menu.addActions([action for action in offered if action.isEnabled()])

    def _ask_uncover(self, name: str) -> None:
        self._prompt.ask(
            self.tr("{name} is to play. Nobody else should look now.").format(name=name),
            ((self.tr("{name} is here: show the cards").format(name=on_button(name)), self._controller.uncover),),
        )

    def _tell_parting(self, error: CodedError) -> None:
        self._notices.tell(
            self.tr("{reason} What is played here is kept as a partie of its own from now on.").format(
                reason=error_sentence(error)
            )
        )

    def _tell_error(self, error: CodedError) -> None:
        self._notices.tell(error_sentence(error))

    # Whether what is played is saved

    def _show_unsaved(self) -> None:
        self._unsaved_bar.show_error(self._unsaved.error)

    def _tell_forgotten(self) -> None:
        if self._store.take_forgotten():
            self._notices.tell(
                self.tr("Something that was set earlier could not be read. It is as it was at the beginning.")
            )

    def _follow_database(self) -> None:
        """The database has been opened after the window: take over what is set there, but for what was set here."""
        usual = Settings()
        kept = Settings.from_json(self._keeping.get(KEY))
        here = {name: value for name, value in self._settings.to_json().items() if value != getattr(usual, name)}
        self.set_settings(replace(kept, **here))
        self._doubtful.read()
        self._start.set_waiting(self._opener.words_for_waiting())


def _margin(rect: QRect) -> QRect:
    """The part of ``rect`` in which something may be told or asked."""
    edge = max(2 * SPACING, rect.width() // 8)
    return rect.adjusted(edge, SPACING, -edge, -SPACING)
