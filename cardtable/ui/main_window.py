"""The window: the start page, the table with its bars and its record, and the way to every dialog."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeySequence, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.core.errors import CodedError
from cardtable.core.events import Event
from cardtable.core.state import Standing
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.bars import GuideBar, HintBar, NoticeBar, PromptBar
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.computer import ComputerClient
from cardtable.ui.controller import TRICK_GAMES, Controller, Hint, Mode
from cardtable.ui.help.places import DEAL, OVERVIEW, SCORING, place_in_rules
from cardtable.ui.i18n import LANGUAGES, OWN_NAMES, Translation
from cardtable.ui.icons import icon
from cardtable.ui.keeping import Keeping
from cardtable.ui.look import apply_look
from cardtable.ui.models.record import RecordModel, record_entries
from cardtable.ui.record_panel import RecordPanel
from cardtable.ui.reports import DealReport, party_names, sheet_deals, target_of
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.settings import KEY, SPEEDS, Settings
from cardtable.ui.start_page import StartPage
from cardtable.ui.table.accessibility import announce
from cardtable.ui.table.view import TableView
from cardtable.ui.text.actions import action_heading, action_label, action_sentence
from cardtable.ui.text.cards import joined
from cardtable.ui.text.errors import error_sentence
from cardtable.ui.text.guide import guide_words, has_guide
from cardtable.ui.text.record import entry_sentence
from cardtable.ui.text.rules import variant_name
from cardtable.ui.text.speeds import speed_name

if TYPE_CHECKING:
    from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
    from cardtable.ui.help.viewer import RuleViewer

_WINDOW = "window"
_NEW_GAME = "new_game"
_GUIDED = "guided"
"""Families whose first deal has been explained."""
_FIRST_SIZE = QSize(1200, 780)
_WIDE = 1100
"""Windows narrower than this begin without the record beside the table."""
_SUFFIX = ".cardtable"
_TOOL_ICON = 22
_TOOL_EDGE = 18
"""Around the words of a tool, in pixels."""


class MainWindow(QMainWindow):
    """Owns the parts of the window and lets them talk; what they do is theirs."""

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
        self._keeping = Keeping(store, self)
        self._keeping.failed.connect(self._tell_error)
        self._settings = Settings.from_json(self._keeping.get(KEY))
        self._window_state = self._state()
        guided = self._keeping.get(_GUIDED)
        self._guided = [str(family) for family in guided] if isinstance(guided, list) else []
        self._closed = False
        self._icons_for: tuple[str, float] | None = None
        self._dialog: QDialog | None = None
        self._sheet: ScoreSheetDialog | None = None
        self._rules: RuleViewer | None = None
        translation.switch(self._settings.language)
        self._apply_look()
        self._faces = CardFaces(self._settings.card_theme(translation.language), self)
        self._client = client or ComputerClient(parent=self)
        self._table = TableView()
        self._table.set_faces(self._faces)
        self._controller = Controller(self._table, self._client, self._keeping, self)
        self._record = RecordModel(self)
        self._desk = SheetDesk(store, self._faces, self._settings, self)
        self._build_pages()
        self._build_actions()
        self._build_menus()
        self._build_toolbar()
        self._connect()
        self._apply_settings()
        self.retranslate()
        self._restore_window()
        self.show_start_page()

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
    def prompt(self) -> PromptBar:
        return self._prompt

    @property
    def guide(self) -> GuideBar:
        return self._guide

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
    def score_sheet(self) -> ScoreSheetDialog | None:
        """The score sheet, once it has been opened."""
        return self._sheet

    @property
    def desk(self) -> SheetDesk:
        """The score sheets for real cards."""
        return self._desk

    @property
    def rule_viewer(self) -> RuleViewer | None:
        """The window of the rules, once it has been opened."""
        return self._rules

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that waits for an answer, if there is one."""
        return self._dialog

    # How it is built

    def _build_pages(self) -> None:
        self._start = StartPage(self._faces)
        self._notices = NoticeBar()
        self._prompt = PromptBar()
        self._hints = HintBar()
        self._guide = GuideBar()
        self._panel = RecordPanel(self._record)
        self._middle = QWidget()
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._guide)
        column.addWidget(self._table, 1)
        column.addWidget(self._hints)
        column.addWidget(self._prompt)
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
        layout.addWidget(self._notices)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(whole)

    def _action(
        self,
        slot: Callable[..., object],
        *keys: QKeySequence | QKeySequence.StandardKey | str,
        icon_name: str = "",
        checkable: bool = False,
    ) -> QAction:
        action = QAction(self)
        shortcuts: list[QKeySequence] = []
        for key in keys:
            if isinstance(key, QKeySequence.StandardKey):
                shortcuts += QKeySequence.keyBindings(key)
            else:
                shortcuts.append(QKeySequence(key))
        action.setShortcuts(shortcuts)
        action.setCheckable(checkable)
        (action.toggled if checkable else action.triggered).connect(slot)
        if icon_name:
            action.setData(icon_name)
        self.addAction(action)
        return action

    def _build_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.new_game = self._action(self.ask_new_game, standard.New)
        self.new_sheet = self._action(self._desk.ask_new_sheet, "Ctrl+Shift+N")
        self.sheets = self._action(self._desk.show_sheets, "Ctrl+Shift+M")
        self.open_record = self._action(self.ask_open, standard.Open)
        self.save_record = self._action(self.ask_save, standard.Save)
        self.home = self._action(self.go_home, "Ctrl+Home", icon_name="home")
        self.matches = self._action(self.show_matches, "Ctrl+M")
        self.quit = self._action(self.close, standard.Quit)
        self.undo = self._action(self._controller.undo, standard.Undo, icon_name="undo")
        self.hint = self._action(self._controller.hint, "Ctrl+H", icon_name="hint")
        self.last_capture = self._action(self._show_last_capture, "Ctrl+L", icon_name="last")
        self.skip = self._action(self._controller.skip, "F8", "Ctrl+Return", icon_name="skip")
        self.replay = self._action(self._controller.replay_deal, "Ctrl+Shift+R")
        self.review = self._action(self.show_review, "Ctrl+B")
        self.sheet = self._action(self.show_sheet, "Ctrl+T", icon_name="sheet")
        self.record = self._action(self._toggle_record, "Ctrl+R", icon_name="record", checkable=True)
        self.rules_here = self._action(self.show_rules, standard.HelpContents, icon_name="rules")
        self.preferences = self._action(self.show_settings, standard.Preferences, "Ctrl+,", icon_name="settings")
        self.full_screen = self._action(self._toggle_full_screen, "F11", checkable=True)
        self.about = self._action(self.show_about)
        self._speeds = QActionGroup(self)
        self.speed_actions: dict[str, QAction] = {}
        for name in SPEEDS:
            self.speed_actions[name] = self._radio(self._speeds, partial(self._change, speed=name))
        self._language_group = QActionGroup(self)
        self.language_actions: dict[str, QAction] = {}
        for language in LANGUAGES:
            action = self._radio(self._language_group, partial(self._change, language=language))
            action.setText(OWN_NAMES[language])
            self.language_actions[language] = action

    def _radio(self, group: QActionGroup, slot: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setCheckable(True)
        action.triggered.connect(lambda _checked: slot())
        group.addAction(action)
        return action

    def _build_menus(self) -> None:
        bar = self.menuBar()
        self._menus = [QMenu(self) for _ in range(4)]
        self._speed_menu, self._language_menu = QMenu(self), QMenu(self)
        game, play, view, helping = self._menus
        for menu in self._menus:
            bar.addMenu(menu)
        game.addActions([self.new_game, self.new_sheet, self.home, self.matches, self.sheets])
        game.addSeparator()
        game.addActions([self.open_record, self.save_record])
        game.addSeparator()
        game.addAction(self.quit)
        play.addActions([self.undo, self.replay, self.review, self.hint, self.last_capture, self.skip])
        play.addSeparator()
        play.addMenu(self._speed_menu)
        view.addActions([self.record, self.sheet, self.full_screen])
        view.addSeparator()
        view.addMenu(self._language_menu)
        view.addAction(self.preferences)
        helping.addActions([self.rules_here, self.about])
        self._speed_menu.addActions(list(self.speed_actions.values()))
        self._language_menu.addActions(list(self.language_actions.values()))

    def _build_toolbar(self) -> None:
        self._toolbar = QToolBar()
        self._toolbar.setObjectName("toolbar")
        self._toolbar.setMovable(False)
        self._toolbar.setIconSize(QSize(_TOOL_ICON, _TOOL_ICON))
        self._toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._speed_button = QToolButton()
        self._speed_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._speed_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._speed_button.setMenu(self._speed_menu)
        self._toolbar.addActions([self.undo, self.hint, self.last_capture])
        self._toolbar.addActions([self.sheet, self.record, self.rules_here])
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._toolbar.addWidget(gap)
        self._toolbar.addWidget(self._speed_button)
        self._toolbar.addActions([self.skip, self.preferences])
        self.addToolBar(self._toolbar)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def _connect(self) -> None:
        self._start.continue_wanted.connect(self.continue_partie)
        self._start.new_game_wanted.connect(self.ask_new_game)
        self._start.sheet_wanted.connect(self._desk.ask_new_sheet)
        self._desk.notice.connect(self._notices.tell)
        self._desk.counting_changed.connect(lambda counting: self._change(counting=counting))
        self._start.matches_wanted.connect(self.show_matches)
        self._start.rules_wanted.connect(self.show_rules)
        self._start.language_wanted.connect(lambda language: self._change(language=language))
        controller = self._controller
        controller.changed.connect(self._follow)
        controller.happened.connect(self._add_to_record)
        controller.rewound.connect(self._rewind_record)
        controller.marked.connect(self._follow_sheet)
        controller.hinted.connect(self._show_hint)
        controller.cover_wanted.connect(self._ask_uncover)
        controller.deal_over.connect(self._show_deal_result)
        controller.deal_over.connect(lambda *_: self._desk.follow_played())
        controller.partie_over.connect(self._show_partie_result)
        controller.notice.connect(self._notices.tell)
        self._guide.dismissed.connect(self._end_guide)
        self._hints.closed.connect(lambda: self._table.show_hint(None))
        self._table.uncover_asked.connect(controller.uncover)
        self._table.captures_clicked.connect(lambda _: self._show_last_capture())
        self._table.describe_action = self._describe_action
        self._table.describe_refusal = error_sentence
        self._table.describe_option = action_label
        self._table.describe_heading = self._describe_heading
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply_look)

    # Words and settings

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words of the window."""
        titles = (self.tr("&Game"), self.tr("&Play"), self.tr("&View"), self.tr("&Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._speed_menu.setTitle(self.tr("&Speed"))
        self._language_menu.setTitle(self.tr("&Language"))
        self.new_game.setText(self.tr("&New game…"))
        self.new_sheet.setText(self.tr("New score s&heet…"))
        self.sheets.setText(self.tr("Score sheets by &hand…"))
        self.home.setText(self.tr("Start page"))
        self.matches.setText(self.tr("&Parties and score sheets…"))
        self.open_record.setText(self.tr("&Open a record…"))
        self.save_record.setText(self.tr("&Save as a file…"))
        self.quit.setText(self.tr("&Quit"))
        self.undo.setText(self.tr("Take back"))
        self.hint.setText(self.tr("Hint"))
        self.skip.setText(self.tr("Skip"))
        self.skip.setToolTip(self.tr("Show at once what is still moving"))
        self.replay.setText(self.tr("Same &deal again"))
        self.review.setText(self.tr("Could I have done &better?"))
        self.sheet.setText(self.tr("Score sheet"))
        self.record.setText(self.tr("Record"))
        self.record.setToolTip(self.tr("Show or hide what happened in this deal"))
        self.rules_here.setText(self.tr("Rules"))
        self.rules_here.setToolTip(self.tr("The rules, at the place where the game is now"))
        self.preferences.setText(self.tr("Settings"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.about.setText(self.tr("&About cardtable"))
        self._speed_button.setText(self.tr("Speed"))
        self._speed_button.setToolTip(self.tr("How fast the cards move"))
        for name, action in self.speed_actions.items():
            action.setText(speed_name(name))
        self._table.setAccessibleName(self.tr("Card table"))
        self._toolbar.setWindowTitle(self.tr("Tools"))
        self._fit_toolbar()
        self._name_record()
        self._follow()
        if self._sheet is not None:
            self._follow_sheet()

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
        self._faces.set_theme(settings.card_theme(language))
        self._start.set_room(settings.room)
        self._start.set_language(language)
        self._table.set_room(settings.room)
        self._table.set_speed(settings.animation_speed)
        self._controller.set_speed(settings.animation_speed)
        self._controller.set_allowed(settings.hints, settings.undo)
        self._controller.set_stops(settings.stops_watching)
        self.speed_actions[settings.speed].setChecked(True)
        self.language_actions[language].setChecked(True)
        self._desk.set_settings(settings)
        if self._sheet is not None:
            self._sheet.set_settings(settings)
        if self._rules is not None:
            self._rules.set_language(language)

    def _fit_toolbar(self) -> None:
        """Words under the icons where there is room for all of them, else the icons alone."""
        room = self.width() - 2 * _TOOL_EDGE
        metrics = self._toolbar.fontMetrics()
        texts = [action.text() for action in self._toolbar.actions() if action.text()] + [self._speed_button.text()]
        wanted = sum(max(_TOOL_ICON, metrics.horizontalAdvance(text)) + _TOOL_EDGE for text in texts)
        style = Qt.ToolButtonStyle
        chosen = style.ToolButtonTextUnderIcon if wanted <= room else style.ToolButtonIconOnly
        if self._toolbar.toolButtonStyle() != chosen:
            self._toolbar.setToolButtonStyle(chosen)
            self._speed_button.setToolButtonStyle(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_toolbar()
        upright = self.width() < self.height()
        side = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
        if self._splitter.orientation() != side:
            self._splitter.setOrientation(side)
            # Sizes can be given only once the parts have been laid out the new way.
            QTimer.singleShot(0, self, self._share_room)

    def _share_room(self) -> None:
        whole = sum(self._splitter.sizes())
        upright = self._splitter.orientation() == Qt.Orientation.Vertical
        beside = whole // 4 if upright else self._panel.sizeHint().width()
        self._splitter.setSizes([whole - beside, beside])

    def _apply_look(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_look(application, self._settings.appearance, self._settings.text_size)

    def _restyle(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        # The sharpest screen decides: a smaller picture of the same lines is good on the others.
        look = (ink.name(), max(screen.devicePixelRatio() for screen in QGuiApplication.screens()))
        if look != self._icons_for:
            self._icons_for = look
            for action in self.actions():
                if action.data():
                    action.setIcon(icon(str(action.data()), ink, look[1]))
            self._speed_button.setIcon(icon("speed", ink, look[1]))
        self._start.restyle()
        self._fit_toolbar()

    # The window itself

    def _state(self) -> dict[str, Any]:
        kept = self._keeping.get(_WINDOW)
        return kept if isinstance(kept, dict) else {}

    def _restore_window(self) -> None:
        self._restyle()
        self.setMinimumSize(480, 420)
        geometry = self._window_state.get("geometry")
        restored = isinstance(geometry, str) and self.restoreGeometry(QByteArray(base64.b64decode(geometry)))
        if not restored:
            room = self.screen().availableSize() * 0.94
            self.resize(_FIRST_SIZE.boundedTo(room))
        shown = self._window_state.get("record")
        shown = shown if isinstance(shown, bool) else self.width() >= _WIDE
        self.record.setChecked(shown)
        self._panel.setVisible(shown)
        parts = self._window_state.get("parts")
        if isinstance(parts, list) and len(parts) == 2 and all(isinstance(part, int) for part in parts):
            self._splitter.setSizes(parts)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closed:
            self._closed = True
            self._part()
        super().closeEvent(event)

    def _part(self) -> None:
        """Remember how the window lies and end what belongs to it."""
        self._window_state = {
            "geometry": base64.b64encode(self.saveGeometry().data()).decode(),
            "record": self.record.isChecked(),
            "parts": self._splitter.sizes(),
        }
        self._keeping.put(_WINDOW, self._window_state)
        for window in (self._sheet, self._rules, self._dialog):
            if window is not None:
                window.close()
        self._client.stop()

    def _toggle_full_screen(self, on: bool) -> None:
        if on != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _toggle_record(self, shown: bool) -> None:
        self._panel.setVisible(shown)

    # Pages

    def show_start_page(self) -> None:
        """Show the start page, with the partie that could be continued."""
        self._pages.setCurrentWidget(self._start)
        self._toolbar.hide()
        self._start.set_waiting(self._words_for_waiting())
        self._start.take_focus()
        self._follow()

    def go_home(self) -> None:
        """Leave the partie as it stands and show the start page."""
        self._dismiss()
        self._controller.leave()
        self.show_start_page()

    def _show_table(self) -> None:
        self._notices.setVisible(bool(self._notices.text))
        self._toolbar.show()
        self._pages.setCurrentWidget(self._splitter)
        self._name_record()
        self._table.setFocus()

    def _words_for_waiting(self) -> str:
        try:
            number = self._store.latest_unfinished()
            found = [match for match in self._store.matches(limit=20) if match.id == number]
        except CodedError as error:
            self._tell_error(error)
            return ""
        if not found:
            return ""
        match = found[0]
        points = " : ".join(map(str, match.points)) or self.tr("first deal")
        return self.tr("{game}: {names}, {points}").format(
            game=variant_name(match.variant), names=joined(match.names), points=points
        )

    def _follow(self) -> None:
        """Offer what is possible now."""
        controller = self._controller
        playing = controller.session is not None
        self.undo.setEnabled(controller.can_undo)
        self.hint.setEnabled(controller.can_hint)
        self.review.setEnabled(controller.mode is Mode.RESULT and bool(controller.humans))
        self.replay.setEnabled(controller.can_replay)
        for action in (self.last_capture, self.skip, self.sheet, self.save_record, self.home):
            action.setEnabled(playing)
        self.last_capture.setText(self.tr("Last trick") if self._in_tricks() else self.tr("Last capture"))
        self._follow_guide()
        if controller.mode is not Mode.HUMAN:
            self._hints.show_hint(None)
        if controller.mode in (Mode.HUMAN, Mode.THINKING, Mode.ANIMATING, Mode.IDLE):
            self._prompt.clear()
        if controller.session is not None:
            name = variant_name(controller.session.rule_set.variant)
            self.setWindowTitle(self.tr("{game} – cardtable").format(game=name))
        else:
            self.setWindowTitle("cardtable")

    def _follow_guide(self) -> None:
        """Explain what is to be decided, as long as this is the first deal of its family."""
        controller = self._controller
        session = controller.session
        if session is None or not has_guide(session.family_name):
            self._guide.explain("")
        elif controller.mode is Mode.RESULT:
            self._end_guide()
        elif controller.mode is Mode.HUMAN and session.family_name not in self._guided:
            self._guide.explain(guide_words(session.family_name, controller.phase))

    def _end_guide(self) -> None:
        """The deal is over, or somebody knows enough: this family is not explained again."""
        session = self._controller.session
        if session is not None and session.family_name not in self._guided and self._guide.text:
            self._guided.append(session.family_name)
            self._keeping.put(_GUIDED, self._guided)
        self._guide.explain("")

    # Parties

    def continue_partie(self) -> bool:
        """Go on with the partie that was left last. Returns whether there was one that could be read."""
        try:
            number = self._store.latest_unfinished()
        except CodedError as error:
            self._tell_error(error)
            return False
        return number is not None and self.resume_match(number)

    def resume_match(self, match: int) -> bool:
        """Go on with a kept partie, and show its end if it is over. Returns whether it could be read."""
        self._dismiss()
        try:
            record = self._store.load_match(match)
            self._show_table()
            self._controller.resume(record, match)
        except CodedError as error:
            self._tell_error(error)
            self.show_start_page()
            return False
        return True

    def open_file(self, path: Path) -> bool:
        """Keep the record or the score sheet in a file and go on with it. Returns whether it could be read."""
        from cardtable.store.files import import_record
        from cardtable.ui.scorekeeper.files import is_sheet

        if is_sheet(path):
            return self._desk.import_sheet(str(path))
        try:
            match = import_record(self._store, path)
        except CodedError as error:
            self._notices.tell(
                self.tr("“{file}” could not be opened. {reason}").format(file=path.name, reason=error_sentence(error))
            )
            return False
        return self.resume_match(match)

    def ask_open(self) -> None:
        """Let a person choose the file of a record."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a record"), "", self.tr("Records of parties (*.cardtable *.json);;All files (*)")
        )
        if name:
            self.open_file(Path(name))

    def ask_save(self) -> None:
        """Let a person put the running partie into a file."""
        if self._keeping.match is not None:
            self._ask_export(self._keeping.match)

    def _ask_export(self, match: int) -> None:
        from PySide6.QtWidgets import QFileDialog

        from cardtable.store.files import export_record

        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the partie"), f"cardtable{_SUFFIX}", self.tr("Records of parties (*.cardtable)")
        )
        if not name:
            return
        try:
            export_record(self._store, match, Path(name))
        except CodedError as error:
            self._tell_error(error)

    def ask_new_game(self) -> None:
        """Let a person choose what to play."""
        from cardtable.ui.dialogs.new_game import LastChoice, NewGameDialog

        self._dismiss()
        last = LastChoice.from_json(self._keeping.get(_NEW_GAME))
        dialog = NewGameDialog(last, self._person, self._store, self)

        def begin() -> None:
            chosen = dialog.chosen()
            if chosen is not None:
                self._keeping.put(_NEW_GAME, dialog.last_choice().to_json())
                self._show_table()
                self._controller.begin(chosen.rule_set, chosen.seats)

        if self._settings.confirm_leaving and not self._confirmed_leaving():
            dialog.deleteLater()
            return
        self._open_dialog(dialog, begin)

    def _confirmed_leaving(self) -> bool:
        from PySide6.QtWidgets import QMessageBox

        session = self._controller.session
        if session is None or session.over:
            return True
        answer = QMessageBox.question(
            self,
            self.tr("New game"),
            self.tr("The running partie is kept and can be continued later. Begin another one?"),
        )
        return answer == QMessageBox.StandardButton.Yes

    # Dialogs

    def _open_dialog(
        self, dialog: QDialog, accepted: Callable[[], object], rejected: Callable[[], object] | None = None
    ) -> None:
        """Open a dialog over the window; whatever was open before goes."""
        self._dismiss()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog = dialog

        def finished(result: int) -> None:
            if self._dialog is dialog:
                self._dialog = None
            if result == QDialog.DialogCode.Accepted:
                accepted()
            elif rejected is not None:
                rejected()

        dialog.finished.connect(finished)
        dialog.open()

    def _dismiss(self) -> None:
        """Close the dialog that waits, without an answer."""
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.finished.disconnect()
            dialog.close()

    def _show_deal_result(self, report: DealReport) -> None:
        from cardtable.ui.dialogs.deal_result import DealResultDialog

        dialog = DealResultDialog(
            report, self._faces, self._controller.can_undo, self, can_review=bool(self._controller.humans)
        )
        dialog.all_cards_wanted.connect(self.show_all_cards)
        dialog.review_wanted.connect(self.show_review)
        dialog.sheet_wanted.connect(self.show_sheet)
        dialog.replay_wanted.connect(self._leaving_dialog(self._controller.replay_deal))
        dialog.undo_wanted.connect(self._leaving_dialog(self._controller.undo))

        def ask() -> None:
            self._prompt.ask(
                self.tr("Deal {number} is over.").format(number=report.number + 1),
                (
                    (self.tr("Show the score"), lambda: self._show_deal_result(report)),
                    (self.tr("Go on"), self._controller.go_on),
                ),
            )

        self._open_dialog(dialog, self._controller.go_on, ask)

    def _show_partie_result(self, standing: Standing) -> None:
        from cardtable.ui.dialogs.partie_result import PartieResultDialog

        parties = self._controller.parties
        dialog = PartieResultDialog(standing, parties, self._settings, self._controller.can_undo, self)
        dialog.all_cards_wanted.connect(self.show_all_cards)
        dialog.sheet_wanted.connect(self.show_sheet)
        dialog.new_game_wanted.connect(self._leaving_dialog(self.ask_new_game))
        dialog.undo_wanted.connect(self._leaving_dialog(self._controller.undo))

        def ask() -> None:
            self._prompt.ask(
                self.tr("The partie is over."),
                (
                    (self.tr("Show the result"), lambda: self._show_partie_result(standing)),
                    (self.tr("New game…"), self.ask_new_game),
                    (self.tr("Rematch"), self._controller.rematch),
                ),
            )

        self._open_dialog(dialog, self._controller.rematch, ask)

    def _leaving_dialog(self, action: Callable[[], object]) -> Callable[[], object]:
        def leave() -> None:
            self._dismiss()
            action()

        return leave

    def show_all_cards(self) -> None:
        """Open the last deal to inspection, if it is over."""
        from cardtable.ui.dialogs.all_cards import AllCardsDialog

        session = self._controller.session
        if session is None or not session.between_deals or not session.deals:
            return
        number = len(session.deals) - 1
        deal = session.deals[number]
        dialog = AllCardsDialog(
            number,
            deal.order,
            len(deal.actions),
            lambda actions: session.state_after(number, actions),
            self._controller.names,
            self._controller.parties,
            self._faces,
            self._dialog or self,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.open()

    def show_review(self) -> None:
        """Look at the decisions of the persons here in the last deal, if it is over."""
        from cardtable.ui.dialogs.review import ReviewDialog
        from cardtable.ui.review import Review

        session, people = self._controller.session, self._controller.humans
        if session is None or not session.between_deals or not session.deals or not people:
            return
        number = len(session.deals) - 1
        dialog = ReviewDialog(
            number,
            people,
            lambda seat: Review(session, number, seat),
            self._controller.names,
            self._controller.parties,
            self._faces,
            self._dialog or self,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.open()

    def show_sheet(self) -> None:
        """Open the score sheet of the running partie."""
        from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog

        if self._sheet is None:
            self._sheet = ScoreSheetDialog(self._faces, self._settings, self)
            self._sheet.counting_changed.connect(lambda counting: self._change(counting=counting))
        self._follow_sheet()
        self._sheet.setParent(self._dialog or self, Qt.WindowType.Dialog)
        self._sheet.show()
        self._sheet.raise_()
        self._sheet.activateWindow()

    def _follow_sheet(self) -> None:
        session = self._controller.session
        if self._sheet is None or session is None:
            return
        self._sheet.follow(
            session.rule_set.variant, target_of(session.rule_set), self._controller.parties, self._controller.sheet()
        )

    def show_matches(self) -> None:
        """List the parties that were kept."""
        from cardtable.ui.dialogs.matches_dialog import MatchesDialog

        try:
            kept = self._store.matches()
        except CodedError as error:
            self._tell_error(error)
            return
        dialog = MatchesDialog(kept, self)

        def forget(match: int) -> None:
            if self._forget_match(match, dialog):
                dialog.set_matches(self._store.matches())

        dialog.continue_wanted.connect(lambda match: self._leaving_dialog(lambda: self.resume_match(match))())
        dialog.sheet_wanted.connect(lambda match: self._show_kept_sheet(match, dialog))
        dialog.export_wanted.connect(self._ask_export)
        dialog.delete_wanted.connect(forget)
        dialog.by_hand_wanted.connect(self._leaving_dialog(self._desk.show_sheets))
        self._open_dialog(dialog, lambda: None)

    def _show_kept_sheet(self, match: int, parent: QWidget) -> None:
        from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog

        try:
            session = Session.resume(self._store.load_match(match))
        except CodedError as error:
            self._tell_error(error)
            return
        sheet = ScoreSheetDialog(self._faces, self._settings, parent)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.counting_changed.connect(sheet.sheet.set_counting)
        parties = party_names(session.partie.parties, [seat.name for seat in session.seats])
        sheet.follow(session.rule_set.variant, target_of(session.rule_set), parties, sheet_deals(session))
        sheet.open()

    def _forget_match(self, match: int, parent: QWidget) -> bool:
        from PySide6.QtWidgets import QMessageBox

        answer = QMessageBox.question(
            parent, self.tr("Delete"), self.tr("Delete this partie and its score sheet for good?")
        )
        if answer != QMessageBox.StandardButton.Yes:
            return False
        try:
            self._store.delete_match(match)
        except CodedError as error:
            self._tell_error(error)
        return True

    def show_rules(self) -> None:
        """Open the rules at the place where the game is now."""
        from cardtable.ui.help.viewer import RuleViewer

        if self._rules is None:
            self._rules = RuleViewer(self._faces, self._translation.language, self)
        session = self._controller.session
        variant = session.rule_set.variant if session is not None else self._last_variant()
        self._rules.show_page(variant, self._place_in_rules())

    def _last_variant(self) -> str:
        from cardtable.games.registry import VARIANTS

        kept = self._keeping.get(_NEW_GAME)
        named = kept.get("variant") if isinstance(kept, dict) else None
        known = [variant.id for variant in VARIANTS]
        return str(named) if named in known else known[0]

    def _place_in_rules(self) -> str:
        match self._controller.mode:
            case Mode.RESULT:
                return SCORING
            case Mode.HUMAN | Mode.THINKING | Mode.COVERED:
                session = self._controller.session
                assert session is not None
                return place_in_rules(session.family_name, self._controller.phase)
            case Mode.ANIMATING:
                return DEAL
        return OVERVIEW

    def show_settings(self) -> None:
        """Let a person change the settings."""
        from cardtable.ui.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._settings, self._faces, self._dialog or self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.changed.connect(self.set_settings)
        dialog.open()

    def show_about(self) -> None:
        """Say what the program is."""
        from cardtable.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._data_place, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # What the controller tells

    def _name_record(self) -> None:
        self._record.set_names(self._controller.names, self._controller.parties)

    def _add_to_record(self, events: list[Event]) -> None:
        self._record.add_events(events)
        names, parties = self._controller.names, self._controller.parties
        words = [entry_sentence(entry, names, parties) for entry in record_entries(events)]
        if words:
            announce(self._table, " ".join(words))

    def _rewind_record(self, events: list[Event]) -> None:
        self._name_record()
        self._record.set_events(events)

    def _show_hint(self, hint: Hint) -> None:
        self._hints.show_hint(hint)
        column = self._middle.layout()
        assert column is not None
        column.activate()
        announce(self._table, " ".join(self._hints.sentences[:2]))

    def _ask_uncover(self, name: str) -> None:
        self._prompt.ask(
            self.tr("{name} is to play. Nobody else should look now.").format(name=name),
            ((self.tr("{name} is here: show the cards").format(name=name), self._controller.uncover),),
        )

    def _show_last_capture(self) -> None:
        cards = self._record.last_capture()
        if self._in_tricks():
            if not cards or not self._table.show_last_capture(cards, self.tr("The last trick")):
                self._notices.tell(self.tr("No trick has been played in this deal yet."))
        elif not cards or not self._table.show_last_capture(cards):
            self._notices.tell(self.tr("Nothing has been captured in this deal yet."))

    def _in_tricks(self) -> bool:
        """Whether the running game is played in tricks."""
        session = self._controller.session
        return session is not None and session.family_name in TRICK_GAMES

    def _describe_heading(self, action: Any) -> str:
        session = self._controller.session
        said = session.view(self._controller.perspective).said if session is not None else ()
        return action_heading(action, self._controller.names, said)

    def _describe_action(self, action: Any) -> str:
        return action_sentence(action, self._controller.build_values(), self._controller.names)

    def _tell_error(self, error: CodedError) -> None:
        self._notices.tell(error_sentence(error))
