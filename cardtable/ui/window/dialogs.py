"""Every dialog over the window: results, the cards of a deal, the score sheet, kept matches, rules and settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.controller import Controller, Mode
from cardtable.app.keeping import Keeping
from cardtable.app.reports import DealReport, sheet_deals, side_names
from cardtable.app.settings import Settings
from cardtable.core.errors import CodedError
from cardtable.core.record import SUFFIX, Record
from cardtable.core.sanitise import as_file_name, as_quoted
from cardtable.core.state import Standing
from cardtable.session.session import Session
from cardtable.store.files import write_record
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.game_views.game_view import GameView, game_view_of
from cardtable.ui.game_views.places import DEAL, OVERVIEW, SCORING
from cardtable.ui.help.terms import Terms
from cardtable.ui.look.bars import PromptBar
from cardtable.ui.look.plain import asked
from cardtable.ui.look.ways import Ways
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_name

if TYPE_CHECKING:
    from cardtable.app.model_deals import ModelDeal
    from cardtable.app.school.progress import Progress
    from cardtable.app.school.puzzles import Results
    from cardtable.ui.dialogs.base import Dialog
    from cardtable.ui.dialogs.panels import Panels
    from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
    from cardtable.ui.help.explained import ExplainedWords
    from cardtable.ui.help.viewer import RuleViewer
    from cardtable.ui.school.puzzle_room import Series

_NEW_GAME = "new_game"
_ALL = 2000
"""So many matches are looked at to tell how somebody has fared."""


class Dialogs(QObject):
    """Opens the dialogs over ``window``. One of them at most waits for an answer about how the match goes on.

    The classes of the dialogs are imported when they are first needed, so that the first table is painted sooner.
    """

    notice = Signal(str)
    settings_changed = Signal(object)
    """The changed ``Settings``."""
    counting_changed = Signal(str)
    game_chosen = Signal(object, object, object)
    """The ``RuleSet``, the seats and the number of a new match; None for any number."""
    new_game_wanted = Signal()
    continue_wanted = Signal()
    """The match that was left last is to go on."""
    match_wanted = Signal(int)
    """The number of a kept match that is to go on."""
    sheets_wanted = Signal()
    """The score sheets kept by hand."""
    look_back_wanted = Signal(object)
    """A ``LookBack``: a deal that is over is to be seen on the table."""
    covering = Signal(bool)
    """Whether a dialog lies over the window from now on, which takes no part until then."""

    def __init__(
        self,
        store: Store,
        keeping: Keeping,
        packs: Packs,
        controller: Controller,
        prompt: PromptBar,
        window: QWidget,
        ways: Ways,
        kept: tuple[QAction, ...] = (),
    ) -> None:
        """The keys of the actions ``kept`` count while a dialog lies over the window as well."""
        super().__init__(window)
        self._store = store
        self._keeping = keeping
        self._packs = packs
        self._controller = controller
        self._prompt = prompt
        self._window = window
        self._ways = ways
        self._kept = kept
        self._settings = Settings()
        self._language = ""
        self._told = QRect()
        self._panels: Panels | None = None
        self._waiting: Dialog | None = None
        self._again: Callable[[], object] | None = None
        """Opens once more what waits."""
        self._sheet: ScoreSheetDialog | None = None
        self._rules: RuleViewer | None = None
        self.terms = Terms(lambda: self._language)
        """The words that the glossary explains."""

    @property
    def _pictures(self) -> CardPictures:
        """The cards on the table."""
        game_view = self._game_view
        return self._packs.of(game_view is not None and game_view.short_pack)

    @property
    def _game_view(self) -> GameView | None:
        """The face of the game on the table."""
        session = self._controller.session
        return None if session is None else game_view_of(session.family.name)

    @property
    def waiting(self) -> Dialog | None:
        """The dialog that waits for an answer, if there is one."""
        return self._waiting

    @property
    def score_sheet(self) -> ScoreSheetDialog | None:
        """The score sheet of the running match, once it has been opened."""
        return self._sheet

    @property
    def rule_viewer(self) -> RuleViewer | None:
        """The window of the rules, once it has been opened."""
        return self._rules

    def set_settings(self, settings: Settings, language: str) -> None:
        """Let what is open look as ``settings`` say, with words in ``language``."""
        self._settings, self._language = settings, language
        if self._panels is not None:
            self._panels.set_room(settings.room)
        if self._sheet is not None:
            self._sheet.set_settings(settings)
        if self._rules is not None:
            self._rules.set_language(language)

    def spare(self, told: QRect) -> None:
        """Cover nothing of ``told``, a part of the window where something is told."""
        self._told = told
        if self._panels is not None:
            self._panels.spare(told)

    def close_all(self) -> None:
        """Close whatever is open."""
        if self._panels is not None:
            self._panels.close_all()
        for one in (self._sheet, self._rules):
            if one is not None:
                one.close()

    def _open(
        self, dialog: Dialog, accepted: Callable[[], object], rejected: Callable[[], object] | None = None
    ) -> None:
        """Open a dialog over the window, below those that ask for nothing; whatever waited before goes."""
        self.dismiss()
        self._waiting = dialog

        def finished(result: int) -> None:
            if self._waiting is dialog:
                self._waiting = None
            if result == QDialog.DialogCode.Accepted:
                accepted()
            elif rejected is not None:
                rejected()

        dialog.finished.connect(finished)
        self._lay(dialog, below=True)

    def _lay(self, dialog: Dialog, *, over: Dialog | None = None, below: bool = False) -> None:
        from cardtable.ui.dialogs.panels import Panels

        if self._panels is None:
            self._panels = Panels(self._window, self._kept)
            self._panels.covering.connect(self.covering)
            self._panels.spare(self._told)
        self._panels.set_room(self._settings.room)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._panels.lay(dialog, over=over, below=below)

    def dismiss(self) -> None:
        """Close the dialog that waits, without an answer."""
        dialog, self._waiting = self._waiting, None
        if dialog is not None:
            dialog.finished.disconnect()
            dialog.close()
        self._again = None

    def show_deal_result(self, report: DealReport, counted: bool = False) -> None:
        """Count up what a deal was worth, or show it at once if it has been ``counted`` before."""
        from cardtable.ui.dialogs.deal_result import DealResultDialog

        dialog = DealResultDialog(
            report,
            self._pictures,
            self._controller.can_undo,
            self._window,
            can_review=bool(self._controller.running.played_here),
            can_close=self._controller.can_close,
            settings=self._settings,
            counted=counted,
        )
        dialog.explain(self._ways)
        dialog.all_cards_wanted.connect(self.show_all_cards)
        dialog.review_wanted.connect(self.show_review)
        dialog.sheet_wanted.connect(self.show_sheet)
        dialog.replay_wanted.connect(self._leaving_dialog(self._controller.replay_deal))
        dialog.undo_wanted.connect(self._leaving_dialog(self._controller.undo))
        dialog.close_wanted.connect(self._leaving_dialog(self._controller.close_match))

        def ask() -> None:
            self._prompt.ask(
                self.tr("Deal {number} is over.").format(number=report.number + 1),
                (
                    (self.tr("Show the score"), lambda: self.show_deal_result(report, counted=True)),
                    (self.tr("Go on"), self._controller.go_on),
                ),
            )

        self._open(dialog, self._controller.go_on, ask)
        self._again = partial(self.show_deal_result, report, counted=True)

    def show_match_result(self, standing: Standing) -> None:
        from cardtable.ui.dialogs.match_result import MatchResultDialog

        sides = self._controller.running.sides
        session = self._controller.session
        rule_set = None if session is None else session.rule_set
        dialog = MatchResultDialog(
            standing,
            sides,
            self._settings,
            self._controller.can_undo,
            self._window,
            rule_set=rule_set,
            can_review=bool(self._controller.running.played_here),
        )
        dialog.all_cards_wanted.connect(self.show_all_cards)
        dialog.sheet_wanted.connect(self.show_sheet)
        dialog.review_wanted.connect(self.show_review)
        dialog.new_game_wanted.connect(self._leaving_dialog(self.new_game_wanted.emit))
        dialog.undo_wanted.connect(self._leaving_dialog(self._controller.undo))

        def ask() -> None:
            self._prompt.ask(
                self.tr("The match is over."),
                (
                    (self.tr("Show the result"), lambda: self.show_match_result(standing)),
                    (self.tr("New game…"), self.new_game_wanted.emit),
                    (self.tr("Rematch"), self._controller.rematch),
                ),
            )

        self._open(dialog, self._controller.rematch, ask)
        self._again = partial(self.show_match_result, standing)

    def _leaving_dialog(self, action: Callable[[], object]) -> Callable[[], object]:
        def leave() -> None:
            self.dismiss()
            action()

        return leave

    def show_all_cards(self) -> None:
        """Open the last deal to inspection, if it is over."""
        from cardtable.ui.dialogs.all_cards import AllCardsDialog

        session = self._controller.session
        if session is None or not session.between_deals or not session.dealt:
            return
        number = session.dealt - 1
        deal = session.finished(number)
        _, events = session.state_after(number, len(deal.actions))
        dialog = AllCardsDialog(
            number,
            deal.order,
            events,
            self._controller.running.names,
            self._controller.running.sides,
            self._pictures,
            game_view_of(session.family.name),
            self._window,
        )
        dialog.steps_wanted.connect(lambda: self._look_back(session, number, opened=True))
        self._lay(dialog, over=self._waiting)

    def show_review(self) -> None:
        """Look at the decisions of the persons here in the last deal, if it is over."""
        session = self._controller.session
        if session is not None and session.between_deals and session.dealt and self._controller.running.played_here:
            self._look_back(session, session.dealt - 1, judged=True)

    def _look_back(
        self,
        session: Session,
        deal: int,
        *,
        opened: bool = False,
        judged: bool = False,
        model: ModelDeal | None = None,
    ) -> None:
        """Have a deal shown on the table; afterwards comes again what waits now."""
        from cardtable.ui.window.looking_back import LookBack

        again = self._again
        self.dismiss()
        self.look_back_wanted.emit(LookBack(session, deal, opened, judged, again, model))

    def show_sheet(self) -> None:
        """Open the score sheet of the running match."""
        from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog

        if self._sheet is None:
            self._sheet = ScoreSheetDialog(self._pictures, self._settings, self._window)
            self._sheet.counting_changed.connect(self.counting_changed)
        self.follow_sheet()
        self._sheet.show()
        self._sheet.raise_()
        self._sheet.activateWindow()

    def follow_sheet(self) -> None:
        session = self._controller.session
        if self._sheet is None or session is None:
            return
        rule_set = session.rule_set
        sides, deals = self._controller.running.sides, self._controller.running.sheet()
        self._sheet.sheet.set_pictures(self._pictures)
        self._sheet.follow(rule_set, sides, deals, session.standing)

    def show_matches(self) -> None:
        """List the matches that were kept."""
        from cardtable.ui.dialogs.matches_dialog import MatchesDialog

        try:
            kept = self._store.matches()
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        dialog = MatchesDialog(kept, self._window)

        def forget(match: int) -> None:
            if self._forget_match(match, dialog):
                dialog.set_matches(self._store.matches())

        dialog.continue_wanted.connect(lambda match: self._leaving_dialog(lambda: self.match_wanted.emit(match))())
        dialog.replay_wanted.connect(self._look_back_at)
        dialog.sheet_wanted.connect(lambda match: self._show_kept_sheet(match, dialog))
        dialog.export_wanted.connect(self.ask_export)
        dialog.delete_wanted.connect(forget)
        dialog.statistics_wanted.connect(lambda: self._show_statistics(dialog))
        dialog.by_hand_wanted.connect(self._leaving_dialog(self.sheets_wanted.emit))
        self._open(dialog, lambda: None)
        self._again = self.show_matches

    def _look_back_at(self, match: int) -> None:
        """Have a kept match shown on the table, from its first deal."""
        try:
            session = Session.resume(self._store.load_match(match))
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        if session.finished_deals():
            self._look_back(session, 0)

    def _show_statistics(self, over: Dialog) -> None:
        from cardtable.app.judged import JudgedDeals
        from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog

        try:
            kept = self._store.matches(limit=_ALL)
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        judged = JudgedDeals(self._keeping)
        self._lay(StatisticsDialog(kept, self._window, judged.all(), judged.reset), over=over)

    def _show_kept_sheet(self, match: int, parent: QWidget) -> None:
        from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog

        try:
            session = Session.resume(self._store.load_match(match))
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        pictures = self._packs.of(game_view_of(session.family.name).short_pack)
        sheet = ScoreSheetDialog(pictures, self._settings, parent)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.counting_changed.connect(sheet.sheet.set_counting)
        sides = side_names(session.sides, [seat.name for seat in session.seats])
        sheet.follow(session.rule_set, sides, sheet_deals(session))
        sheet.open()

    def _forget_match(self, match: int, parent: QWidget) -> bool:
        if not asked(parent, self.tr("Delete"), self.tr("Delete this match and its score sheet for good?")):
            return False
        try:
            self._store.delete_match(match)
        except CodedError as error:
            self.notice.emit(error_sentence(error))
        return True

    def show_rules(self) -> None:
        """Open the rules at the place where the game is now."""
        session = self._controller.session
        variant = session.rule_set.variant if session is not None else self._last_variant()
        self.show_rules_of(variant, self._place_in_rules())

    def show_sheet_help(self) -> None:
        """Open the page on keeping a score sheet for real cards."""
        from cardtable.ui.help.pages import SCORE_SHEET

        self.show_rules_of(SCORE_SHEET, "enter")

    @cached_property
    def explained(self) -> ExplainedWords:
        """The words that the glossary explains, for where no link can stand."""
        from cardtable.ui.help.explained import ExplainedWords

        return ExplainedWords(self.terms, self.show_glossary, self)

    def show_glossary(self, place: str) -> None:
        """Open the glossary at a word."""
        from cardtable.ui.help.pages import GLOSSARY

        self.show_rules_of(GLOSSARY, place)

    def show_rules_of(self, variant: str, place: str = SCORING) -> None:
        """Open the rules of a variant at a place of its page."""
        from cardtable.ui.help.viewer import RuleViewer

        if self._rules is None:
            self._rules = RuleViewer(self._packs.french, self._language, self._window)
            self._rules.deal_wanted.connect(self.show_model_deal)
        self._rules.show_page(variant, place)

    def show_model_deal(self, variant: str) -> None:
        """Show the commented deal of a rule set on the table."""
        from cardtable.app.model_deals import comments_fault, model_deal

        deal, fault = model_deal(variant), comments_fault(variant, self._language)
        if fault is not None:
            self.notice.emit(error_sentence(fault))
        self._look_back(deal.session, 0, opened=True, model=deal)

    def show_keys(self) -> None:
        """Open the page that tells what can be done without a mouse."""
        from cardtable.ui.help.pages import KEYS

        self.show_rules_of(KEYS, "")

    def _last_variant(self) -> str:
        """The page of the game that was played last, or the one that helps to choose one."""
        from cardtable.games.registry import VARIANTS
        from cardtable.ui.help.pages import CHOOSING

        kept = self._keeping.get(_NEW_GAME)
        named = kept.get("variant") if isinstance(kept, dict) else None
        known = [variant.id for variant in VARIANTS]
        return str(named) if named in known else CHOOSING

    def _place_in_rules(self) -> str:
        match self._controller.mode:
            case Mode.RESULT:
                return SCORING
            case Mode.HUMAN | Mode.THINKING | Mode.COVERED:
                game_view = self._game_view
                assert game_view is not None
                return game_view.place_in_rules(self._controller.running.phase)
            case Mode.ANIMATING:
                return DEAL
        return OVERVIEW

    def show_school(self, progress: Progress, begin: Callable[[str], object], puzzles: Callable[[], object]) -> None:
        """Let a person choose a lesson, which ``begin`` begins, or go to the ``puzzles``."""
        from cardtable.ui.school.choosing_lessons import SchoolDialog

        dialog = SchoolDialog(progress, lambda: self._language, self._window)

        def choose(lesson: str) -> None:
            self.dismiss()
            begin(lesson)

        def leave() -> None:
            self.dismiss()
            puzzles()

        dialog.lesson_wanted.connect(choose)
        dialog.puzzles_wanted.connect(leave)
        self._open(dialog, lambda: None)

    def show_puzzles(self, results: Results, begin: Callable[[Series], object]) -> None:
        """Let a person choose what to solve, which ``begin`` begins."""
        from cardtable.ui.school.choosing_puzzles import PuzzlesDialog

        dialog = PuzzlesDialog(results, self._window)

        def choose(series: Series) -> None:
            self.dismiss()
            begin(series)

        dialog.series_wanted.connect(choose)
        self._open(dialog, lambda: None)

    def show_settings(self) -> None:
        """Let a person change the settings."""
        from cardtable.ui.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._settings, self._language, self._window)
        dialog.changed.connect(self.settings_changed)
        # Whoever was told of a change knows the language that is spoken now.
        dialog.changed.connect(lambda _: dialog.set_language(self._language))
        self._lay(dialog)

    def lay(self, dialog: Dialog) -> None:
        """Lay a dialog of somebody else over the window; it goes when it is closed."""
        self._lay(dialog)

    def show_about(self, data_place: str, take_in: Callable[[str], object]) -> None:
        """Say what the program is, and that what is kept lies at ``data_place``; ``take_in`` is given the copy of it
        that somebody wants back.
        """
        from cardtable.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(data_place, self._window)
        dialog.copy_wanted.connect(take_in)
        self._lay(dialog)

    def ask_new_game(self, person: str, waiting: str = "") -> None:
        """Let ``person`` choose what to play, or go on with the match that is ``waiting``, in words."""
        from cardtable.app.judged import JudgedDeals
        from cardtable.ui.dialogs.last_choice import LastChoice
        from cardtable.ui.dialogs.new_game import NewGameDialog
        from cardtable.ui.window.meetings import Meetings

        self.dismiss()
        last = LastChoice.from_json(self._keeping.get(_NEW_GAME))
        room = self._settings.room
        met = Meetings(self._store, person, JudgedDeals(self._keeping)).words
        dialog = NewGameDialog(
            last, person, self._store, self._packs, self._window, room=room, waiting=waiting, met=met
        )
        dialog.continue_wanted.connect(self._leaving_dialog(self.continue_wanted.emit))

        def begin() -> None:
            chosen = dialog.chosen()
            if chosen is not None:
                self._keeping.put(_NEW_GAME, dialog.last_choice().to_json())
                self.game_chosen.emit(chosen.rule_set, chosen.seats, chosen.number)

        if self._settings.confirm_leaving and not self._confirmed_leaving():
            dialog.deleteLater()
            return
        self._open(dialog, begin)

    def _confirmed_leaving(self) -> bool:
        session = self._controller.session
        if session is None or session.over:
            return True
        return asked(
            self._window,
            self.tr("New game"),
            self.tr("The running match is kept and can be continued later. Begin another one?"),
        )

    def show_code(self) -> None:
        """Show the code with which somebody else has the cards of this match."""
        from cardtable.session.numbers import code_text
        from cardtable.ui.dialogs.code_dialog import CodeDialog

        session = self._controller.session
        number = None if session is None else session.number
        if session is not None and number is not None:
            self._lay(CodeDialog(code_text(session.rule_set, number), self._window))

    def ask_open(self) -> Path | None:
        """Let a person choose the file of a record."""
        from cardtable.ui.look.file_dialogs import chosen_file, file_dialog

        words = self.tr("Records of matches (*.cardtable *.json);;All files (*)")
        dialog = file_dialog(self._window, self.tr("Open a record"), words)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        return chosen_file(dialog)

    def ask_save(self) -> bool:
        """Let a person put the running match into a file, whether or not it is in the database. Returns whether it is
        there now.
        """
        session = self._controller.session
        if session is None:
            return False
        record = session.record()
        return self._ask_file(record)

    def ask_export(self, match: int) -> None:
        """Let a person put a kept match into a file."""
        try:
            record = self._store.load_match(match)
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        self._ask_file(record)

    def _ask_file(self, record: Record) -> bool:
        """Ask for a place for ``record`` and write it there. Returns whether that has been done."""
        from cardtable.ui.look.file_dialogs import chosen_file, file_dialog

        dialog = file_dialog(self._window, self.tr("Save the match"), self.tr("Records of matches (*.cardtable)"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        # A name without an ending is completed before the dialog asks whether to overwrite.
        dialog.setDefaultSuffix(SUFFIX)
        names = [seat.name for seat in record.seats]
        name = as_file_name(variant_name(record.variant), names, record.made[:10])
        dialog.selectFile(name + SUFFIX)
        chosen = chosen_file(dialog)
        if chosen is None:
            return False
        try:
            write_record(record, chosen)
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return False
        self.notice.emit(self.tr("Saved as “{file}”.").format(file=as_quoted(chosen.name)))
        return True
