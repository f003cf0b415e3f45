"""The window: its parts put together, the pages that it shows, and its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar

from cardtable.app.computer import ComputerClient
from cardtable.app.controller import Controller
from cardtable.app.i18n import Translation
from cardtable.app.kept_settings import KeptSettings
from cardtable.app.languages import refused
from cardtable.app.last_choice import kept_name
from cardtable.app.settings import KEY as SETTINGS
from cardtable.app.settings import Settings
from cardtable.app.sound import Sounds
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.core.rules import RuleSet
from cardtable.session.session import Session
from cardtable.store.starting import PLAIN, USUAL
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.look.look import follow_system
from cardtable.ui.look.plain import set_accessible_name
from cardtable.ui.look.ways import Ways
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.view import TableView
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.doubtful_match import DoubtfulMatch
from cardtable.ui.window.guide_follower import GuideFollower
from cardtable.ui.window.last_taken import LastTaken
from cardtable.ui.window.looking_back import LookingBack
from cardtable.ui.window.match_opener import MatchOpener
from cardtable.ui.window.offered_commands import OfferedCommands
from cardtable.ui.window.onlooker_bar import Onlooker
from cardtable.ui.window.record_follower import RecordFollower
from cardtable.ui.window.safekeeping import Safekeeping
from cardtable.ui.window.school_door import SchoolDoor
from cardtable.ui.window.settings_in_force import SettingsInForce, look_as_set
from cardtable.ui.window.sheet_door import SheetDoor
from cardtable.ui.window.slip_follower import SlipFollower
from cardtable.ui.window.table_voices import TableVoices
from cardtable.ui.window.table_words import TableWords
from cardtable.ui.window.window_geometry import WindowGeometry
from cardtable.ui.window.window_pages import WindowPages

if TYPE_CHECKING:
    from cardtable.ui.hall.page import HallPage
    from cardtable.ui.look.focus import Focus
    from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
    from cardtable.ui.window.hall_follower import HallFollower
    from cardtable.ui.window.late_parts import LateParts


class MainWindow(QMainWindow):
    """Makes the parts of the window, connects them and ends them. Parts that no start needs are made at their first
    use.
    """

    def __init__(
        self,
        store: Store,
        translation: Translation,
        data_place: str = "",
        client: ComputerClient | None = None,
        person: str = "",
        rung: int = USUAL,
        *,
        shows_hall: bool = True,
    ) -> None:
        """``rung`` is one of the numbers of ``store.starting``: the higher it is, the more the window does without.
        ``shows_hall`` says whether the front hall is its first page; if not, the caller chooses one.
        """
        # Colours and letters that come later would have every part measured and styled twice.
        with suppress(CodedError):
            look_as_set(Settings() if rung >= PLAIN else Settings.from_json(store.get(SETTINGS)))
        super().__init__()
        self._store, self._translation, self._data_place, self._person = store, translation, data_place, person
        self._closed = False
        self._rung = rung
        self._place = 0
        """The place that the front hall marks as the one where a person is."""
        self._listed: SheetsDialog | None = None
        """The list of score sheets that was opened last."""
        # The parts made next may already have something to tell.
        self.notices = NoticeBar()
        self.ways = ways = self._make_ways()
        self.safekeeping = Safekeeping(store, ways, lambda: self.late.files.ask_save(), self._follow_restored, self)
        self._keeping = keeping = self.safekeeping.keeping
        self.settings = settings = KeptSettings(keeping, self, plain=rung >= PLAIN)
        translation.switch(settings.now.language)
        # What is made from here on is made in that language, and Qt need not go through all of it again. What was made
        # before hears of it by itself.
        QCoreApplication.sendPostedEvents(QCoreApplication.instance(), QEvent.Type.LanguageChange.value)
        QCoreApplication.removePostedEvents(self, QEvent.Type.LanguageChange.value)
        look_as_set(settings.now)
        self._packs = packs = Packs(settings.now.card_theme(translation.language), self)
        self._client = client or ComputerClient(parent=self)
        self._sounds = sounds = Sounds(parent=self)
        self.table = table = TableView()
        table.scene().set_pictures(packs.french)
        self.controller = controller = Controller(table.showing, self._client, keeping, game_view_of, self)
        controller.running.kept_name = partial(kept_name, store)
        self._table_words = TableWords(controller, table, store, keeping, self)
        self.record = record = RecordModel(self)
        self._record_follower = RecordFollower(controller, record, table, self)
        bar = self.safekeeping.bar
        self.pages = pages = WindowPages(self.notices, bar, table, record, packs, ways)
        self.setCentralWidget(pages)
        self.commands = commands = Commands(self)
        self._in_force = in_force = SettingsInForce(
            settings, translation, packs, pages, controller, commands, sounds, self._seen, self
        )
        # What they open has a window of its own, or changes nothing of what is asked.
        kept = (commands.quit, commands.full_screen, commands.sound, commands.home, commands.rules_here, commands.keys)
        self.dialogs = dialogs = DialogHost(settings, self._cover, self, kept)
        self.looking_back = LookingBack(controller, pages, in_force, dialogs, self._language, ways, self)
        self.sheet_door = SheetDoor(store, packs, settings, in_force, self.safekeeping, controller, ways, self)
        program, shown = self._client.program, commands.record
        self.school_door = SchoolDoor(
            controller, keeping, pages, shown, dialogs, self._language, person, program, ways, self
        )
        self.doubtful = DoubtfulMatch(
            store, keeping, self.notices, lambda match: self.late.files.ask_export(match), self
        )
        self.opener = MatchOpener(store, controller, self.doubtful, self.notices, self._other_files, self)
        self._onlooker = Onlooker(controller, pages.onlooker, self)
        self._guide_follower = GuideFollower(controller, keeping, pages.guide, commands.guide, self)
        pages.table.gestures.refusals.refused.connect(self._guide_follower.hear_refusal)
        self._slip_follower = SlipFollower(controller, pages, commands.why, self)
        self._last_taken = LastTaken(controller, record, table, self.notices, self)
        self._offered = OfferedCommands(controller, commands, pages, self._last_taken, self)
        in_force.join(lambda now: self.school_door.set_own_count(now.own_count))
        self._voices = TableVoices(controller, pages, record, sounds, in_force, self.school_door, commands, self)
        self._geometry = WindowGeometry(self, commands.record, keeping)
        self._connect()
        self._begin_showing()
        if shows_hall:
            self.show_hall_first()
        self.safekeeping.begin()

    def _make_ways(self) -> Ways:
        """Return the functions by which every window reaches what other parts do for it."""
        return Ways(
            tell=self.notices.tell,
            terms=lambda: self.late.help.terms,
            show_word=lambda place: self.late.help.show_word(place),
            show_rules=lambda page, place, sheet=None: self.late.help.show(page, place, sheet),
            show_rules_here=lambda: self.late.help.show_here(),
            set_counting=lambda counting: self.settings.change(counting=counting),
            set_language=lambda language: self.settings.change(language=language),
            show_settings=lambda: self.late.program_dialogs.show_settings(),
            go_home=self.go_home,
            ask_new_game=lambda: self.late.new_game.ask(),
            choose_game=lambda family: self.late.new_game.ask(family),
            play_again=lambda: self.late.new_game.again(),
            play_of_the_day=lambda: self.late.new_game.of_the_day(),
            continue_match=lambda: self.opener.continue_latest(),
            resume_match=lambda match: self.opener.resume(match),
            leave_lesson=lambda: self.school_door.leave(),
            show_matches=lambda: self.late.kept_matches.show(),
            play_on=self._play_on,
            learn_from=lambda review: self.school_door.learn_from(review),
            ask_new_sheet=lambda: self.sheet_door.desk.ask_new_sheet(),
            continue_sheet=lambda: self.sheet_door.go_on(),
            show_sheets=self._show_sheets,
            show_lessons=lambda: self.school_door.show_lessons(),
            begin_lesson=lambda *lesson: self.school_door.begin(*lesson),
            begin_puzzles=lambda series: self.school_door.begin_puzzles(series),
            show_puzzles=lambda: self.school_door.show_puzzles(),
            play_sound=lambda name: self._sounds.play(name),
        )

    @cached_property
    def late(self) -> LateParts:
        """The parts that are made when they are wanted."""
        from cardtable.ui.window.late_parts import LateParts
        from cardtable.ui.window.workplace import Workplace

        work = Workplace(
            store=self._store,
            keeping=self._keeping,
            packs=self._packs,
            settings=self.settings,
            language=self._language,
            controller=self.controller,
            dialogs=self.dialogs,
            looking_back=self.looking_back,
            ways=self.ways,
        )
        prompt, restored = self.pages.prompt, self._follow_restored
        return LateParts(
            work, self.opener, self.commands, prompt, self._begin, restored, self._person, self._data_place
        )

    @cached_property
    def _hall_follower(self) -> HallFollower:
        from cardtable.ui.window.hall_follower import HallFollower

        return HallFollower(
            self.pages.start,
            self._store,
            self._keeping,
            self._packs,
            self.opener,
            self.sheet_door.running_words,
            self._language,
            self._person,
            self.ways,
            self,
        )

    # How it is put together

    def _connect(self) -> None:
        controller, pages, dialogs = self.controller, self.pages, self.dialogs
        self._connect_commands()
        controller.changed.connect(self._follow)
        controller.deal_over.connect(lambda report: self.late.results.show_deal(report))
        controller.match_over.connect(lambda standing: self.late.results.show_match(standing))
        controller.notice.connect(self.notices.tell)
        pages.computer.move_wanted.connect(controller.move_for_computer)
        pages.computer.restart_wanted.connect(controller.restart_computer)
        pages.hall_made.connect(self._name_places)
        pages.noticed.connect(lambda: dialogs.spare(pages.told_place(self)))
        self.table.uncover_asked.connect(controller.uncover)
        self.table.explained = pages.record.explained = lambda: self.late.help.explained
        self.settings.changed.connect(self._tell_left_out)
        self.looking_back.changed.connect(self._follow_looking)
        self.school_door.beginning.connect(self._make_room)
        self.opener.opening.connect(self._leave_match)
        self.opener.table_wanted.connect(self._show_table)
        self.opener.refused.connect(self.show_start_page)
        self.safekeeping.unsaved.settled.connect(self._follow_database)
        follow_system(self._in_force.bring)

    def _connect_commands(self) -> None:
        commands, ways, settings = self.commands, self.ways, self.settings
        for action, deed in (
            (commands.new_game, ways.ask_new_game),
            (commands.new_sheet, ways.ask_new_sheet),
            (commands.sheets, ways.show_sheets),
            (commands.matches, ways.show_matches),
            (commands.home, ways.go_home),
            (commands.learn, ways.show_lessons),
            (commands.puzzles, ways.show_puzzles),
            (commands.rules_here, ways.show_rules_here),
            (commands.open_record, self._ask_open),
            (commands.save_record, lambda: self.late.files.ask_save()),
            (commands.save_whole, lambda: self.late.whole_files.ask_save()),
            (commands.restore_whole, lambda: self.late.whole_files.ask_restore()),
            (commands.code, lambda: self.late.program_dialogs.show_code()),
            (commands.preferences, ways.show_settings),
            (commands.about, lambda: self.late.program_dialogs.show_about()),
            (commands.keys, lambda: self.late.help.show_keys()),
            (commands.sheet, lambda: self.late.running_sheet.show()),
            (commands.review, lambda: self.late.results.show_review()),
            (commands.last_capture, self._last_taken.show),
            (commands.undo, self.controller.undo),
            (commands.hint, self._hint),
            (commands.skip, self.controller.skip),
            (commands.replay, lambda: self.late.results.ask_replay(self.table, self.controller.replay_deal)),
            (commands.quit, lambda: self.window().close()),
        ):
            action.triggered.connect(deed)
        commands.record.toggled.connect(self.table.ledge.show_record)
        commands.full_screen.toggled.connect(self._geometry.set_full_screen)
        commands.sound.triggered.connect(lambda on: settings.change(sound="on" if on else "off"))
        commands.speed_wanted.connect(lambda speed: settings.change(speed=speed))
        commands.language_wanted.connect(ways.set_language)

    def _begin_showing(self) -> None:
        """Let everything be as it is set."""
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._in_force.bring()
        self.retranslate()
        self._restyle()
        self._geometry.restore(plain=self._rung >= PLAIN)
        for refusal in refused():
            self.safekeeping.tell_error(refusal)
        self._tell_left_out()

    def _language(self) -> str:
        """Return the code of the current language."""
        return self._translation.language

    def _hint(self) -> None:
        """Ask for a hint; once it is shown, show its next step."""
        hints = self.pages.hints
        if not hints.is_wanted:
            self.controller.hint()
        elif hints.step[0] < hints.step[1]:
            hints.go_further()

    def _seen(self) -> tuple[TableView, Session | None]:
        """Return the table that is visible, and the match on it or None."""
        return self.looking_back.seen() or (self.table, self.controller.session)

    # Words and looks

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._follow_hall_again()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._follow_hall_again()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words of the window."""
        self.commands.retranslate()
        if self.pages.has_hall:
            self._name_places(self.pages.start)
        set_accessible_name(self.table, self.tr("Card table"))
        self.table.offering.bar.taken = self.commands.menu_letters
        self._record_follower.name()
        self._follow()

    def _name_places(self, hall: HallPage) -> None:
        """Let ``hall`` tell the keys of its places, and in which of them a person is."""
        commands, written = self.commands, QKeySequence.SequenceFormat.NativeText
        places = (commands.home, commands.learn, commands.sheets, commands.matches, commands.rules_here)
        hall.bar.set_keys([one.shortcut().toString(written) for one in places])
        hall.bar.show_place(self._place)

    def _show_place(self, place: int) -> None:
        self._place = place
        if self.pages.has_hall:
            self.pages.start.bar.show_place(place)

    def _tell_left_out(self) -> None:
        """Say which texts of the translation cannot be used."""
        for fault in self._translation.take_faults():
            self.safekeeping.tell_error(fault)

    def _restyle(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        # The sharpest screen decides: a smaller picture of the same lines is good on the others.
        self.commands.restyle(ink, max(screen.devicePixelRatio() for screen in QGuiApplication.screens()))
        if self.pages.has_hall:
            self.pages.start.restyle()

    def _cover(self, covered: bool) -> None:
        """Disable the menus, the toolbar and the pages while a dialog lies over the window."""
        for part in (self.menuBar(), self.commands.toolbar):
            part.setEnabled(not covered)
        self.pages.cover(covered)
        self._show_place(getattr(self.dialogs.top, "place", 0) if covered else 0)
        if not covered:
            self._follow_hall_again()
            self.pages.take_focus()

    def _show_sheets(self) -> None:
        """List the score sheets, in a window of its own; one that is open comes to the front."""
        # It may have gone with a window below it.
        with suppress(RuntimeError):
            if self._listed is not None and self._listed.isVisible():
                self._listed.raise_()
                self._listed.activateWindow()
                return
        self.sheet_door.desk.show_sheets()
        self._listed = self.sheet_door.desk.sheets_dialog
        if self._listed is not None:
            self._show_place(self._listed.place)
            self._listed.finished.connect(lambda _: self._show_place(0))

    def menuBar(self) -> QMenuBar:
        """The bar of the menus, which shares its row with the tools."""
        return self.commands.menu_bar

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.commands.fit()

    # The focus

    @cached_property
    def focus(self) -> Focus:
        """What keeps the focus in sight; made after the first painting, so that this comes sooner."""
        from cardtable.ui.look.focus import Focus

        self.commands.let_tab_in()
        return Focus(self, self.take_focus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if "focus" not in vars(self):
            QTimer.singleShot(0, self, lambda: self.focus)

    def take_focus(self) -> None:
        """Give the focus to the dialog over the window, or else to the page that is seen."""
        if not self.dialogs.take_focus():
            self.pages.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What is typed at a menu comes here if the menu has no use for it.
        if QApplication.activePopupWidget() is None and not isinstance(QApplication.focusWidget(), QMenuBar):
            self.pages.key(event)

    # The window itself

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closed:
            playing, is_last = self.controller.session is not None, not self.sheet_door.any_open
            if not self.safekeeping.may_close(playing=playing, is_last=is_last):
                event.ignore()
                return
            self._closed = True
            self._part()
        super().closeEvent(event)

    def _part(self) -> None:
        """Keep the place and size of the window, and stop all parts that belong to it."""
        self.remember()
        self.doubtful.survived(self._keeping.match)
        self.dialogs.close_all()
        if self.looking_back.active:
            self.looking_back.end()
            # Another start may bring the window back, and then there is no deal to be looked at.
            self.pages.leave_replay()
        self.controller.rest()
        self.school_door.rest()
        self._client.stop()
        self._sounds.stop()
        self._voices.stop()

    @property
    def may_be_pictured(self) -> bool:
        """Whether a picture of the window may be shown at the next start. It may not if several persons play here,
        since one would see another's cards.
        """
        return self.controller.session is None or len(self.controller.running.humans) < 2

    def remember(self) -> None:
        """Remember how the window lies, for the next start."""
        self._geometry.remember()

    def come_forward(self) -> None:
        """Show the window before all others, from wherever it is."""
        # It may have been closed while score sheets of it stayed open.
        self._closed = False
        self.safekeeping.take_up()
        self._geometry.come_forward()
        self.controller.wake()

    # Pages

    def show_start_page(self, *, bare: bool = False) -> None:
        """Show the start page, with the match and the score sheet that can be continued; a ``bare`` page offers
        neither.
        """
        self.looking_back.end()
        self.commands.toolbar.hide()
        self._hall_follower.follow(bare=bare)
        self.pages.show_start()
        self._follow()

    def show_hall_first(self) -> None:
        """Show the front hall as the first page, which is bare where this start leaves something out."""
        self.show_start_page(bare=self._rung != USUAL)

    def _follow_hall_again(self) -> None:
        if self.pages.has_hall:
            self._hall_follower.follow_again()

    def go_home(self) -> None:
        """Put all dialogs away, leave the match as it stands and show the start page."""
        self._leave_match()
        self.dialogs.close_panels()
        self.controller.leave()
        self.show_start_page()

    def _make_room(self) -> None:
        """Leave the match on the table, and show the table, because another match will lie there."""
        self._leave_match()
        self._show_table()

    def _leave_match(self) -> None:
        """Close the dialogs about the match on the table, and note that it was left without a failure."""
        self.dialogs.dismiss()
        self.doubtful.survived(self._keeping.match)

    def _show_table(self) -> None:
        self.looking_back.end()
        self.commands.toolbar.show()
        self._record_follower.name()
        self.pages.show_table()
        if not self.isVisible():
            self._measure()

    def _measure(self) -> None:
        """Give every part its place in a window that is not shown yet."""
        for part in (self.menuBar(), self.commands.toolbar):
            part.ensurePolished()
        # Qt tells the width of a window that is not shown yet to nobody.
        self.commands.fit()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.pages.measure()

    def _follow(self) -> None:
        """Bring commands, bars and the title of the window up to date with the match."""
        self._offered.follow(looks_back=self.looking_back.active, taught=self.school_door.teaches)
        self.safekeeping.tell_forgotten()
        self.commands.places.show_place(int(self.school_door.teaches))
        # What belongs to something that has ended goes before anything new is said.
        self._slip_follower.follow()
        self._guide_follower.follow()
        self._onlooker.follow()
        # On systems where that is usual, Qt adds the name of the program to the title, as for every other window.
        self.window().setWindowTitle(self.controller.running.title or "cardtable")

    def _follow_looking(self) -> None:
        self.commands.toolbar.setVisible(self.controller.session is not None and not self.looking_back.active)
        self._in_force.bring()
        self._follow()

    def _follow_database(self) -> None:
        """Take over from a database that has replaced another its settings, except those changed here, and its matches
        and sheets.
        """
        self.settings.read_again()
        self.doubtful.read()
        self._follow_hall_again()

    def _follow_restored(self) -> None:
        """Take over settings, matches and sheets that have been added to the database from a file."""
        self._follow_database()
        if self.pages.has_hall and self.pages.start.isVisible():
            self.show_start_page()

    # Matches

    def continue_at_start(self) -> bool:
        """Go on with the match that was left last, unless an earlier start failed at it. Returns whether there was one
        that could be read.
        """
        return not self.doubtful.holds_back() and self.opener.continue_latest()

    def open_file(self, path: Path) -> bool:
        """Go on with what is in a file: a record, a score sheet, a game for sheets, or rules. Returns whether it could
        be read.
        """
        return self.opener.open_file(path)

    def _other_files(self) -> Mapping[str, Callable[[Path], bool]]:
        """Return what shows the contents of files that are no matches, by the format with which those begin."""
        from cardtable.session import agreements
        from cardtable.session.scorebook import exchange, own_games

        return {
            exchange.FORMAT: self.sheet_door.bring_in,
            own_games.FORMAT: self.sheet_door.take_game,
            agreements.FORMAT: self.late.new_game.take_rules,
        }

    def _ask_open(self) -> None:
        """Let a person choose the file of a record, and go on with it."""
        path = self.late.files.ask_open()
        if path is not None:
            self.open_file(path)

    def _begin(self, rule_set: RuleSet, seats: Sequence[SeatEntry], number: int | None = None) -> None:
        self._make_room()
        self.controller.begin(rule_set, seats, number)

    def _play_on(self, match: Session) -> None:
        """Play on from a deal that was over, as a match of its own."""
        made = datetime.now().astimezone().isoformat(timespec="seconds")
        self._make_room()
        self.controller.resume(replace(match.record(), made=made), None)
