"""The window: the start page, the table with its bars and its record, and the way to every dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPalette, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from cardtable.app.advice import Hint
from cardtable.app.computer import ComputerClient
from cardtable.app.controller import Controller, Mode
from cardtable.app.i18n import Translation
from cardtable.app.keeping import Keeping
from cardtable.app.kept_settings import KeptSettings
from cardtable.app.languages import refused
from cardtable.app.sound import Sounds
from cardtable.app.unsaved import Unsaved
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.core.rules import RuleSet
from cardtable.session.session import Session
from cardtable.store.starting import PLAIN, USUAL
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.farewell import Farewell
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.look.look import follow_system
from cardtable.ui.look.plain import on_button
from cardtable.ui.look.saying import announce
from cardtable.ui.look.ways import Ways
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.view import TableView
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.dialogs import Dialogs
from cardtable.ui.window.doubtful_match import DoubtfulMatch
from cardtable.ui.window.guide_follower import GuideFollower
from cardtable.ui.window.last_taken import LastTaken
from cardtable.ui.window.looking_back import LookingBack
from cardtable.ui.window.match_opener import MatchOpener
from cardtable.ui.window.offered_commands import OfferedCommands
from cardtable.ui.window.onlooker_bar import Onlooker
from cardtable.ui.window.record_follower import RecordFollower
from cardtable.ui.window.school_door import SchoolDoor
from cardtable.ui.window.settings_in_force import SettingsInForce, look_as_set
from cardtable.ui.window.sheet_door import SheetDoor
from cardtable.ui.window.table_voices import TableVoices
from cardtable.ui.window.table_words import TableWords
from cardtable.ui.window.window_geometry import WindowGeometry
from cardtable.ui.window.window_pages import WindowPages
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_name

if TYPE_CHECKING:
    from cardtable.app.companionship import Companionship
    from cardtable.ui.school.classroom import Classroom
    from cardtable.ui.scorekeeper.desk import SheetDesk
    from cardtable.ui.window.asking_why import AskingWhy
    from cardtable.ui.window.salvaging import SalvageAttendant
    from cardtable.ui.window.whole_files import WholeFiles


class MainWindow(QMainWindow):
    """Owns the parts of the window and lets them talk; what they do is theirs."""

    match_opening = Signal(int)
    """A kept match is about to be opened."""
    settled = Signal()
    """The database that could not be opened at the start is open now."""

    def __init__(
        self,
        store: Store,
        translation: Translation,
        data_place: str = "",
        client: ComputerClient | None = None,
        person: str = "",
        rung: int = USUAL,
    ) -> None:
        """``rung`` says what it does without, see ``store.starting``."""
        super().__init__()
        self._store = store
        self._translation = translation
        self._data_place = data_place
        self._person = person
        self._closed = False
        # The first that is asked for may already have something to tell.
        self.notices = NoticeBar()
        self.ways = self._make_ways()
        self._unsaved = Unsaved(store, self)
        self.farewell = Farewell(self._unsaved, self)
        self._keeping = Keeping(store, self)
        self._keeping.parted.connect(self._tell_parting)
        self._keeping.unread.connect(self._tell_error)
        self._unsaved.watch(self._keeping)
        self.settings = KeptSettings(self._keeping, self, plain=rung >= PLAIN)
        translation.switch(self.settings.now.language)
        look_as_set(self.settings.now)
        self._packs = Packs(self.settings.now.card_theme(translation.language), self)
        self._client = client or ComputerClient(parent=self)
        self._sounds = Sounds(parent=self)
        self.table = TableView()
        self.table.scene().set_pictures(self._packs.french)
        self.controller = Controller(self.table.showing, self._client, self._keeping, game_view_of, self)
        self._table_words = TableWords(self.controller, self.table, self)
        self.record = RecordModel(self)
        self._record_follower = RecordFollower(self.controller, self.record, self.table, self)
        self._whole_files: WholeFiles | None = None
        self._companionship: Companionship | None = None
        self.pages = WindowPages(self.notices, self.table, self.record, self._packs.french)
        self.setCentralWidget(self.pages)
        self.commands = Commands(self)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.dialogs = Dialogs(
            store,
            self._keeping,
            self._packs,
            self.controller,
            self.pages.prompt,
            self,
            self.ways,
            (self.commands.quit, self.commands.full_screen, self.commands.sound),
        )
        self._in_force = SettingsInForce(
            self.settings,
            translation,
            self._packs,
            self.pages,
            self.table,
            self.controller,
            self.commands,
            self._sounds,
            self._seen,
            self,
        )
        self._in_force.join(lambda settings: self.dialogs.set_settings(settings, translation.language))
        self.sheet_door = SheetDoor(
            store, self._packs, self.settings, self._in_force, self._unsaved, self.farewell, self.pages.start, self
        )
        self.looking_back = LookingBack(
            self.controller, self.pages, self._in_force, lambda: translation.language, self.ways, self
        )
        self.school_door = SchoolDoor(
            self.controller,
            self._keeping,
            self.table,
            self.pages,
            self.notices,
            lambda: translation.language,
            person,
            self._client.program,
            self,
        )
        self.doubtful = DoubtfulMatch(store, self._keeping, self.notices, self.dialogs.ask_export, self)
        self._opener = MatchOpener(store, self.controller, self.doubtful, self.notices, self.sheet_door.bring_in, self)
        self._onlooker = Onlooker(self.controller, self.pages.onlooker, self)
        self._guide_follower = GuideFollower(
            self.controller, self._keeping, self.pages.guide, self.commands.guide, self
        )
        self._last_taken = LastTaken(self.controller, self.record, self.table, self.notices, self)
        self._offered = OfferedCommands(self.controller, self.commands, self.pages, self._last_taken, self)
        self._voices = TableVoices(
            self.controller, self.table, self.record, self.pages.reading, self._sounds, self._in_force, self
        )
        for slip in (self.pages.guide, self.pages.hints, self.pages.reading):
            slip.explain(self.ways)
        self.table.explained = self.pages.record.explained = lambda: self.dialogs.explained
        self._geometry = WindowGeometry(
            self, self.pages.splitter, self.pages.record, self.commands.record, self._keeping
        )
        self._connect()
        self._in_force.bring()
        self.retranslate()
        self._restyle()
        self._geometry.restore(plain=rung >= PLAIN)
        for refusal in refused():
            self._tell_error(refusal)
        self._tell_left_out()
        self.show_start_page(bare=rung != USUAL)
        self._show_unsaved()

    @property
    def desk(self) -> SheetDesk:
        """The score sheets for real cards."""
        return self.sheet_door.desk

    @property
    def classroom(self) -> Classroom:
        """Where lessons are given."""
        return self.school_door.classroom

    def _make_ways(self) -> Ways:
        """Who does what a window may want to have done elsewhere."""
        return Ways(
            tell=self.notices.tell,
            terms=lambda: self.dialogs.terms,
            show_word=lambda place: self.dialogs.show_glossary(place),
            show_rules=lambda variant, place: self.dialogs.show_rules_of(variant, place),
            show_rules_here=lambda: self.dialogs.show_rules(),
            set_counting=lambda counting: self.settings.change(counting=counting),
            set_language=lambda language: self.settings.change(language=language),
            go_home=self.go_home,
            ask_new_game=self.ask_new_game,
            continue_match=self.continue_match,
            show_matches=lambda: self.dialogs.show_matches(),
            play_on=self._play_on,
            learn_from=lambda review: self.school_door.learn_from(review),
            ask_new_sheet=lambda: self.sheet_door.ask_new(),
            continue_sheet=lambda: self.sheet_door.go_on(),
            show_sheets=lambda: self.sheet_door.show_all(),
            show_lessons=self.show_school,
            show_puzzles=self.show_puzzles,
            play_sound=lambda name: self._sounds.play(name),
        )

    def _seen(self) -> tuple[TableView, Session | None]:
        """The table that is seen, and what is played there."""
        return self.looking_back.seen() or (self.table, self.controller.session)

    def _follow_looking(self) -> None:
        self.commands.toolbar.setVisible(self.controller.session is not None and not self.looking_back.active)
        self._in_force.bring()
        self._follow()

    def _play_on(self, match: Session) -> None:
        """Play on from a deal that was over, as a match of its own."""
        made = datetime.now().astimezone().isoformat(timespec="seconds")
        self._show_table()
        self.controller.resume(replace(match.record(), made=made), None)

    @property
    def whole_files(self) -> WholeFiles:
        """All that is kept as one file; made when somebody wants it."""
        if self._whole_files is None:
            from cardtable.ui.window.whole_files import WholeFiles

            self._whole_files = WholeFiles(self._store, self, self.dialogs.lay)
            self._whole_files.notice.connect(self.notices.tell)
            self._whole_files.restored.connect(self._follow_restored)
        return self._whole_files

    def _follow_restored(self) -> None:
        """What is kept has become more: settings that nobody had made here, and what the start page offers."""
        self._follow_database()
        if self.pages.start.isVisible():
            self.show_start_page()

    # How it is built

    def _connect(self) -> None:
        self._connect_commands()
        self._connect_wishes()
        self._connect_match()
        self._connect_saving()
        follow_system(lambda: look_as_set(self.settings.now))

    def _connect_commands(self) -> None:
        commands, dialogs = self.commands, self.dialogs
        for action, slot in (
            (commands.new_game, self.ask_new_game),
            (commands.new_sheet, self.sheet_door.ask_new),
            (commands.sheets, self.sheet_door.show_all),
            (commands.open_record, self.ask_open),
            (commands.save_record, dialogs.ask_save),
            (commands.code, dialogs.show_code),
            (commands.save_whole, self.ask_save_whole),
            (commands.restore_whole, self.ask_restore_whole),
            (commands.home, self.go_home),
            (commands.matches, dialogs.show_matches),
            (commands.quit, lambda: self.window().close()),
            (commands.undo, self.controller.undo),
            (commands.hint, self.controller.hint),
            (commands.why, self._ask_why),
            (commands.last_capture, self._last_taken.show),
            (commands.skip, self.controller.skip),
            (commands.replay, self.controller.replay_deal),
            (commands.review, dialogs.show_review),
            (commands.sheet, dialogs.show_sheet),
            (commands.rules_here, dialogs.show_rules),
            (commands.keys, dialogs.show_keys),
            (commands.preferences, dialogs.show_settings),
            (commands.learn, self.show_school),
            (commands.puzzles, self.show_puzzles),
            (commands.about, self._show_about),
        ):
            action.triggered.connect(slot)
        for place, action in enumerate(commands.readings):
            action.triggered.connect(partial(self._read_out, place))
        commands.record.toggled.connect(self.pages.record.setVisible)
        commands.full_screen.toggled.connect(self._geometry.set_full_screen)
        commands.sound.triggered.connect(lambda on: self.settings.change(sound="on" if on else "off"))
        commands.speed_wanted.connect(lambda speed: self.settings.change(speed=speed))
        commands.language_wanted.connect(lambda language: self.settings.change(language=language))

    def _connect_wishes(self) -> None:
        """What is wanted in dialogs and on the start page."""
        dialogs = self.dialogs
        dialogs.notice.connect(self.notices.tell)
        dialogs.covering.connect(self._cover)
        self.pages.told.connect(lambda: dialogs.spare(self.pages.told_place(self)))
        dialogs.settings_changed.connect(self.settings.set)
        self.settings.changed.connect(self._in_force.bring)
        self.settings.changed.connect(self._tell_left_out)
        dialogs.counting_changed.connect(lambda counting: self.settings.change(counting=counting))
        dialogs.new_game_wanted.connect(self.ask_new_game)
        dialogs.game_chosen.connect(self._begin)
        dialogs.continue_wanted.connect(self.continue_match)
        dialogs.match_wanted.connect(self.resume_match)
        self.sheet_door.notice.connect(self.notices.tell)
        self.sheet_door.rules_wanted.connect(dialogs.show_rules_of)
        self.sheet_door.help_wanted.connect(dialogs.show_sheet_help)
        dialogs.sheets_wanted.connect(self.sheet_door.show_all)
        dialogs.look_back_wanted.connect(self.looking_back.begin)
        self.looking_back.changed.connect(self._follow_looking)
        self._connect_school()
        start = self.pages.start
        start.continue_wanted.connect(self.continue_match)
        start.new_game_wanted.connect(self.ask_new_game)
        start.sheet_wanted.connect(self.sheet_door.ask_new)
        start.running_sheet_wanted.connect(self.sheet_door.go_on)
        start.matches_wanted.connect(dialogs.show_matches)
        start.sheets_wanted.connect(self.sheet_door.show_all)
        start.rules_wanted.connect(dialogs.show_rules)
        start.learn_wanted.connect(self.show_school)
        start.language_wanted.connect(lambda language: self.settings.change(language=language))
        opener = self._opener
        opener.opening.connect(dialogs.dismiss)
        opener.opening.connect(self.match_opening)
        opener.table_wanted.connect(self._show_table)
        opener.refused.connect(self.show_start_page)

    def _connect_school(self) -> None:
        school = self.school_door
        school.beginning.connect(self._make_room)
        school.held.connect(self._hold_lesson)
        school.left.connect(self.go_home)
        school.lessons_wanted.connect(self.show_school)
        school.puzzles_wanted.connect(self.show_puzzles)
        school.game_wanted.connect(self.ask_new_game)
        school.link_wanted.connect(self.dialogs.show_glossary)

    def _connect_match(self) -> None:
        """What happens on the table, and what people do there."""
        controller, dialogs = self.controller, self.dialogs
        controller.opened.connect(self._in_force.lay_out_pack)
        controller.changed.connect(self._follow)
        controller.deal_over.connect(self._keep_company)
        controller.marked.connect(dialogs.follow_sheet)
        controller.hinted.connect(self._show_hint)
        controller.cover_wanted.connect(self._ask_uncover)
        controller.deal_over.connect(dialogs.show_deal_result)
        controller.deal_over.connect(self.sheet_door.follow_played)
        controller.match_over.connect(dialogs.show_match_result)
        controller.notice.connect(self.notices.tell)
        self.pages.computer.move_wanted.connect(controller.move_for_computer)
        self.pages.computer.restart_wanted.connect(controller.restart_computer)
        self._onlooker.hurry_wanted.connect(self._in_force.set_times)
        self.table.menu_wanted.connect(self._offered.fill_menu)
        self.pages.hints.closed.connect(lambda: self.table.showing.show_hint(None))
        self.table.uncover_asked.connect(controller.uncover)
        self.table.about = self._about
        self.table.captures.clicked.connect(lambda _: self._last_taken.show())

    def _connect_saving(self) -> None:
        self._keeping.failed.connect(self._unsaved.follow)
        self._keeping.recovered.connect(self._unsaved.follow)
        self._unsaved.changed.connect(self._show_unsaved)
        self._unsaved.told.connect(self._tell_error)
        self._unsaved.settled.connect(self._follow_database)
        self._unsaved.settled.connect(self.settled)
        self.pages.unsaved.again_wanted.connect(self._try_again)
        self.pages.unsaved.save_wanted.connect(self.dialogs.ask_save)

    def _read_out(self, which: int) -> None:
        """Read out what the action ``which`` of ``commands.readings`` stands for."""
        if self.school_door.teaches and which == len(self.commands.readings) - 1:
            # What can be done in a lesson is what it wants.
            self.school_door.read_again()
        else:
            self._voices.read_out(which)

    # Words and settings

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words of the window."""
        self.commands.retranslate()
        self.table.setAccessibleName(self.tr("Card table"))
        self.table.offering.bar.taken = self.commands.menu_letters
        self._record_follower.name()
        self._follow()
        self.dialogs.follow_sheet()

    def _cover(self, covered: bool) -> None:
        """While a dialog lies over the window, nothing else of it takes part."""
        for part in (self.menuBar(), self.commands.toolbar, self.pages.below_dialogs):
            part.setEnabled(not covered)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.commands.fit()
        self._geometry.fit()

    def _restyle(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        # The sharpest screen decides: a smaller picture of the same lines is good on the others.
        self.commands.restyle(ink, max(screen.devicePixelRatio() for screen in QGuiApplication.screens()))
        self.pages.start.restyle()

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
            if self.dialogs.ask_save():
                after()

        return self.farewell.may_close(
            self,
            self._keeping,
            self.tr("The match is not saved. {reason} Unless it is saved before the program ends, it is lost."),
            save if self.controller.session is not None else None,
            is_last=not self.sheet_door.any_open,
        )

    def _part(self) -> None:
        """Remember how the window lies and end what belongs to it."""
        self.remember()
        self.doubtful.survived(self._keeping.match)
        self.dialogs.close_all()
        if self.looking_back.active:
            self.looking_back.end()
            # Another start may bring the window back, and then there is no deal to be looked at.
            self.pages.leave_replay()
        self.controller.rest()
        self.school_door.rest()
        if self._companionship is not None:
            self._companionship.stop()
        self._client.stop()
        self._sounds.stop()

    @property
    def may_be_pictured(self) -> bool:
        """Whether what is seen may be seen again at the next start, whoever sits there then."""
        controller = self.controller
        return controller.session is None or len(controller.running.humans) < 2

    def remember(self) -> None:
        """Remember how the window lies, for the next start."""
        self._geometry.remember()

    def come_forward(self) -> None:
        """Show the window before all others, from wherever it is."""
        # It may have been closed while score sheets of it stayed open.
        self._closed = False
        self._unsaved.take_up(self._keeping)
        self._geometry.come_forward()
        self.controller.wake()

    # Pages

    def show_start_page(self, *, bare: bool = False) -> None:
        """Show the start page, with what could be continued unless it is to be ``bare``."""
        self.looking_back.end()
        self.commands.toolbar.hide()
        if bare:
            # Nothing that is kept of matches and sheets is looked at.
            self.pages.show_start("")
        else:
            self.sheet_door.offer_running()
            self.pages.show_start(self._opener.words_for_waiting())
        self._follow()

    def go_home(self) -> None:
        """Leave the match as it stands and show the start page."""
        self.dialogs.dismiss()
        self.doubtful.survived(self._keeping.match)
        self.controller.leave()
        self.show_start_page()

    def _show_table(self) -> None:
        self.looking_back.end()
        self.commands.toolbar.show()
        self._record_follower.name()
        self.pages.show_table()

    def _follow(self) -> None:
        """Offer what is possible now."""
        controller = self.controller
        self._offered.follow(looks_back=self.looking_back.active, taught=self.school_door.teaches)
        self._tell_forgotten()
        self._guide_follower.follow()
        self._onlooker.follow()
        if controller.mode is not Mode.HUMAN:
            self.pages.hints.show_hint(None)
        if controller.mode in (Mode.HUMAN, Mode.THINKING, Mode.ANIMATING, Mode.IDLE, Mode.TAUGHT):
            self.pages.prompt.clear()
        # Where it is the custom, Qt puts the name of the program behind it, as for every other window.
        session = controller.session
        self.window().setWindowTitle("cardtable" if session is None else variant_name(session.rule_set.variant))

    # Matches

    def continue_match(self) -> bool:
        """Go on with the match that was left last. Returns whether there was one that could be read."""
        return self._opener.continue_latest()

    def continue_at_start(self) -> bool:
        """Go on with the match that was left last, unless an earlier start failed at it."""
        return not self.doubtful.holds_back() and self.continue_match()

    def resume_match(self, match: int) -> bool:
        """Go on with a kept match, and show its end if it is over. Returns whether it could be read."""
        return self._opener.resume(match)

    def open_file(self, path: Path) -> bool:
        """Keep the record or the score sheet in a file and go on with it. Returns whether it could be read."""
        return self._opener.open_file(path)

    def ask_open(self) -> None:
        """Let a person choose the file of a record, and go on with it."""
        path = self.dialogs.ask_open()
        if path is not None:
            self.open_file(path)

    def ask_new_game(self) -> None:
        """Let a person choose what to play."""
        waiting = "" if self.controller.session is not None else self._opener.words_for_waiting()
        self.dialogs.ask_new_game(self._person, waiting)

    def ask_save_whole(self) -> None:
        """Let a person choose a file, and write everything into it."""
        self.whole_files.ask_save()

    def ask_restore_whole(self) -> None:
        """Let a person choose a file into which everything was written, and take in what is not here."""
        self.whole_files.ask_restore()

    def show_school(self) -> None:
        """Let a person choose a lesson."""
        self.dialogs.show_school(self.classroom.progress, self.begin_lesson, self.show_puzzles)

    def show_puzzles(self) -> None:
        """Let a person choose what to solve."""
        self.dialogs.show_puzzles(self.school_door.puzzle_room.results, self.school_door.begin_puzzles)

    def begin_lesson(self, lesson: str) -> None:
        """Leave the match as it stands and give a lesson, from where it was left."""
        self.school_door.begin(lesson)

    def _make_room(self) -> None:
        self.dialogs.dismiss()
        self.doubtful.survived(self._keeping.match)
        self._show_table()

    def _hold_lesson(self, held: bool) -> None:
        """A lesson takes the place of the record."""
        self.commands.record.setEnabled(not held)
        self.pages.show_lesson(held, self.commands.record.isChecked())

    def _begin(self, rule_set: RuleSet, seats: Sequence[SeatEntry], number: int | None = None) -> None:
        self._show_table()
        self.controller.begin(rule_set, seats, number)

    def _show_about(self) -> None:
        self.dialogs.show_about(self._data_place, self.whole_files.restore)

    # What the controller tells

    def _show_hint(self, hint: Hint) -> None:
        self.pages.hints.show_hint(hint)
        announce(self.table, " ".join(filter(None, (*self.pages.hints.sentences[:2], self.pages.hints.contrast))))

    @cached_property
    def _asking_why(self) -> AskingWhy:
        """Made when it is first asked for."""
        from cardtable.ui.window.asking_why import AskingWhy

        return AskingWhy(self.controller, self.table, self.pages.prompt, self.pages.reading, self)

    def _keep_company(self) -> None:
        """A deal is over: with the companion at the table it is judged by itself."""
        if self._companionship is None:
            from cardtable.app.companionship import Companionship

            self._companionship = Companionship(self.controller, game_view_of, self)
            self._companionship.reviewed.connect(self.school_door.learn_from)
        self._companionship.follow()

    def _ask_why(self) -> None:
        self._asking_why.ask()

    def _about(self, seat: int) -> str:
        """How the person at the bottom has fared against whoever sits on ``seat``, and how strong that one is."""
        from cardtable.app.judged import JudgedDeals
        from cardtable.ui.window.meetings import Meetings

        running = self.controller.running
        seating = self.table.scene().seating
        if running.session is None or seating.side_of(seat) == seating.side_of(running.perspective):
            return ""
        met = Meetings(self._store, running.names[running.perspective], JudgedDeals(self._keeping))
        return met.words(running.session.seats[seat], running.session.family.name)

    def _ask_uncover(self, name: str) -> None:
        self.pages.prompt.ask(
            self.tr("{name} is to play. Nobody else should look now.").format(name=name),
            ((self.tr("{name} is here: show the cards").format(name=on_button(name)), self.controller.uncover),),
        )

    def _tell_parting(self, error: CodedError) -> None:
        self.notices.tell(
            self.tr("{reason} What is played here is kept as a match of its own from now on.").format(
                reason=error_sentence(error)
            )
        )

    def _tell_error(self, error: CodedError) -> None:
        self.notices.tell(error_sentence(error))

    def _tell_left_out(self) -> None:
        """Say what of the words of the language cannot be used."""
        for fault in self._translation.take_faults():
            self._tell_error(fault)

    # Whether what is played is saved

    def _show_unsaved(self) -> None:
        self.pages.unsaved.show_error(self._unsaved.error)
        if self.isVisible():
            self.salvage()

    def _try_again(self) -> None:
        if not self.salvage():
            self._unsaved.try_again()

    def salvage(self) -> bool:
        """Have the database salvaged if it is damaged. Returns whether it is so."""
        if self._store.is_damaged:
            self._salvage.begin()
        return self._store.is_damaged

    @cached_property
    def _salvage(self) -> SalvageAttendant:
        """Made where there is damage and nowhere else."""
        from cardtable.ui.window.salvaging import SalvageAttendant

        attendant = SalvageAttendant(self._store, self._unsaved, self.pages.unsaved, self)
        attendant.told.connect(self._tell_error)
        attendant.salvaged.connect(self._follow_restored)
        return attendant

    def _tell_forgotten(self) -> None:
        if self._store.take_forgotten():
            self.notices.tell(
                self.tr("Something that was set earlier could not be read. It is as it was at the beginning.")
            )

    def _follow_database(self) -> None:
        """The database has been opened after the window: take over what is set there, but for what was set here."""
        self.settings.read_again()
        self.doubtful.read()
        self.pages.start.set_waiting(self._opener.words_for_waiting())
        self.sheet_door.offer_running()
