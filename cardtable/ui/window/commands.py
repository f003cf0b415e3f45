"""The commands of the main window: actions with their keys, in menus and on the toolbar."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from cardtable.app.languages import languages
from cardtable.app.settings import SPEEDS
from cardtable.ui.hall.places_bar import PlaceTools
from cardtable.ui.look.icons import icon, icon_pixels
from cardtable.ui.look.letters import letter, unmarked
from cardtable.ui.look.plain import on_button, set_tool_tip
from cardtable.words.speeds import speed_name

_EDGE, _BETWEEN = 14, 6
"""Around a tool, and between its icon and its words, in pixels."""
_SPARE = 16
"""What stays free between menus and tools in one row, in pixels."""
_LEAST_LINES = 40
"""The least height of a window in which tools that have no room beside the menus get words under their icons, in lines
of words.
"""


class _Tools(IntEnum):
    """How many tools there are: those that no menu has and a few more, most, or all."""

    FEW = 0
    MOST = 1
    ALL = 2


class _Form(NamedTuple):
    """How places and tools are shown: whether the ``places`` have words, which ``tools`` there are, and whether these
    have ``words``.
    """

    places: bool
    tools: _Tools
    words: bool = False


_FORMS = (
    _Form(places=True, tools=_Tools.ALL, words=True),
    _Form(places=True, tools=_Tools.ALL),
    _Form(places=True, tools=_Tools.MOST),
    _Form(places=False, tools=_Tools.ALL),
    _Form(places=False, tools=_Tools.MOST),
    _Form(places=False, tools=_Tools.FEW),
)
"""From what needs most room to what needs least."""
_FEWEST = _FORMS[-1]


class _MenuBar(QMenuBar):
    """A bar of menus without a line below it: tools may stand beside it. The menu that a key has reached is framed, not
    the bar.
    """

    frames_itself = True

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().window())
        painter.end()


class Commands(QObject):
    """Makes the actions of ``window`` with its menus and toolbar. What an action does is connected elsewhere."""

    speed_wanted = Signal(str)
    language_wanted = Signal(str)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._icons_for: tuple[str, float, int] | None = None
        standard = QKeySequence.StandardKey
        self.new_game = self._action(standard.New)
        self.new_sheet = self._action("Ctrl+Shift+N")
        self.sheets = self._action("Ctrl+Shift+M", icon_name="scoring")
        self.open_record = self._action(standard.Open)
        self.save_record = self._action(standard.Save)
        self.code = self._action()
        self.save_whole = self._action()
        self.restore_whole = self._action()
        self.home = self._action("Ctrl+Home", icon_name="home")
        self.matches = self._action("Ctrl+M", icon_name="looking")
        self.quit = self._action("Ctrl+Q")
        self.undo = self._action(standard.Undo, icon_name="undo")
        self.hint = self._action("Ctrl+H", icon_name="hint")
        self.why = self._action("F9")
        self.guide = self._action("Ctrl+G", checkable=True)
        self.last_capture = self._action("Ctrl+L", icon_name="last")
        self.skip = self._action("F8", "Ctrl+Return", icon_name="skip")
        self.replay = self._action("Ctrl+Shift+R")
        self.review = self._action("Ctrl+B")
        self.sheet = self._action("Ctrl+T", icon_name="sheet")
        self.record = self._action("Ctrl+R", icon_name="record", checkable=True)
        self.sound = self._action("F7", checkable=True)
        self.rules_here = self._action(standard.HelpContents, icon_name="rules")
        self.preferences = self._action(standard.Preferences, "Ctrl+,", icon_name="settings")
        self.full_screen = self._action("F11", checkable=True)
        self.keys = self._action("Shift+F1")
        self.learn = self._action("Ctrl+E", icon_name="school")
        self.puzzles = self._action("Ctrl+Shift+E")
        self.about = self._action()
        self.readings = tuple(self._action(f"F{number}") for number in range(2, 7))
        """The actions that read out the hand, the table, the standing, the last moves and the possible moves, in this
        order.
        """
        self._speeds, self._languages = QActionGroup(self), QActionGroup(self)
        self.speed_actions = {name: self._radio(self._speeds) for name in SPEEDS}
        self.language_actions = {language: self._radio(self._languages) for language in languages()}
        for name, action in self.speed_actions.items():
            action.triggered.connect(partial(self._wish_speed, name))
        for language, action in self.language_actions.items():
            action.setText(f"&{on_button(languages()[language].name)}")
            action.triggered.connect(partial(self._wish_language, language))
        self._build_menus()
        self._build_toolbar()

    @property
    def toolbar(self) -> QToolBar:
        return self._toolbar

    @property
    def menu_letters(self) -> Collection[str]:
        """The letters, in upper case, that open the menus."""
        return frozenset(letter(menu.title()) for menu in self._menus)

    def _action(
        self, *keys: QKeySequence | QKeySequence.StandardKey | str, icon_name: str = "", checkable: bool = False
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
        if icon_name:
            action.setData(icon_name)
        self._window.addAction(action)
        return action

    def _radio(self, group: QActionGroup) -> QAction:
        action = QAction(self)
        action.setCheckable(True)
        group.addAction(action)
        return action

    def _wish_speed(self, name: str) -> None:
        self.speed_wanted.emit(name)

    def _wish_language(self, language: str) -> None:
        self.language_wanted.emit(language)

    def _build_menus(self) -> None:
        self.menu_bar = bar = _MenuBar()
        self._menus = [QMenu(self._window) for _ in range(4)]
        self._speed_menu, self._language_menu, self._reading_menu = (QMenu(self._window) for _ in range(3))
        game, play, view, helping = self._menus
        for menu in self._menus:
            bar.addMenu(menu)
        game.addActions([self.new_game, self.new_sheet, self.home, self.matches, self.sheets])
        game.addSeparator()
        game.addActions([self.open_record, self.save_record, self.code])
        game.addSeparator()
        game.addActions([self.save_whole, self.restore_whole])
        game.addSeparator()
        game.addAction(self.quit)
        play.addActions(
            [self.undo, self.replay, self.review, self.hint, self.why, self.guide, self.last_capture, self.skip]
        )
        play.addSeparator()
        play.addMenu(self._speed_menu)
        view.addActions([self.record, self.sheet, self.full_screen, self.sound])
        view.addSeparator()
        view.addMenu(self._language_menu)
        view.addAction(self.preferences)
        helping.addActions([self.learn, self.puzzles, self.rules_here, self.keys])
        helping.addMenu(self._reading_menu)
        helping.addAction(self.about)
        self._reading_menu.addActions(self.readings)
        self._speed_menu.addActions(list(self.speed_actions.values()))
        self._language_menu.addActions(list(self.language_actions.values()))

    def _build_toolbar(self) -> None:
        self._toolbar = QToolBar()
        self._toolbar.setObjectName("toolbar")
        self._toolbar.setMovable(False)
        self._toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._speed_button = QToolButton()
        self._speed_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._speed_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._speed_button.setMenu(self._speed_menu)
        places = (self.home, self.learn, self.sheets, self.matches)
        for action in places:
            # Menus have none elsewhere.
            action.setIconVisibleInMenu(False)
        self.places = PlaceTools(places)
        self._toolbar.addWidget(self.places)
        between = QWidget()
        between.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._toolbar.addWidget(between)
        self._toolbar.addActions([self.undo, self.hint, self.last_capture])
        self._toolbar.addActions([self.sheet, self.record, self.rules_here])
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._toolbar.addWidget(gap)
        # Of an action that the bar makes Python may forget, when a window was deleted before, that it is still there.
        self._speed_tool = QWidgetAction(self._toolbar)
        self._speed_tool.setDefaultWidget(self._speed_button)
        self._toolbar.addAction(self._speed_tool)
        self._toolbar.addActions([self.skip, self.preferences])
        bar = QWidget()
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, bar)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.menu_bar, 0, Qt.AlignmentFlag.AlignVCenter)
        self._layout.addWidget(self._toolbar, 1)
        self._window.setMenuWidget(bar)

    def set_chosen(self, speed: str, language: str) -> None:
        """Tick the speed and the language that are set now."""
        self.speed_actions[speed].setChecked(True)
        self.language_actions[language].setChecked(True)

    def set_in_tricks(self, in_tricks: bool) -> None:
        """Say whether tricks are played or cards captured."""
        self.last_capture.setText(self.tr("Last trick") if in_tricks else self.tr("Last capture"))

    def retranslate(self) -> None:
        """Set all words but those of ``last_capture``, which follow the game."""
        titles = (self.tr("&Game"), self.tr("&Play"), self.tr("&View"), self.tr("&Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._speed_menu.setTitle(self.tr("&Speed"))
        self._language_menu.setTitle(self.tr("&Language"))
        self.new_game.setText(self.tr("&New game…"))
        self.new_sheet.setText(self.tr("New score s&heet…"))
        self.sheets.setText(self.tr("Past score shee&ts…"))
        self.home.setText(self.tr("Start page"))
        self.learn.setIconText(self.tr("School"))
        self.sheets.setIconText(self.tr("Scoring"))
        self.matches.setIconText(self.tr("Looking back"))
        self.matches.setText(self.tr("Past &games…"))
        self.open_record.setText(self.tr("&Open a record…"))
        self.save_record.setText(self.tr("&Save as a file…"))
        self.code.setText(self.tr("Code for a &friend…"))
        self.save_whole.setText(self.tr("Save &everything…"))
        self.restore_whole.setText(self.tr("Add sa&ved data…"))
        self.quit.setText(self.tr("&Quit"))
        self.undo.setText(self.tr("Undo"))
        self.hint.setText(self.tr("Hint"))
        self.why.setText(self.tr("Wh&y did the computer player do that?"))
        self.guide.setText(self.tr("E&xplain my options"))
        self.skip.setText(self.tr("Skip"))
        set_tool_tip(self.skip, self.tr("Finish all movement immediately"))
        self.replay.setText(self.tr("Same &deal again"))
        self.review.setText(self.tr("Could I have done &better?"))
        self.sheet.setText(self.tr("Score sheet"))
        self.record.setText(self.tr("Record"))
        set_tool_tip(self.record, self.tr("Show or hide the moves in this deal"))
        self.sound.setText(self.tr("Soun&d"))
        self.rules_here.setText(self.tr("Rules"))
        self.learn.setText(self.tr("&Learn to play…"))
        self.puzzles.setText(self.tr("&Problems to solve…"))
        self.keys.setText(self.tr("&Keys"))
        set_tool_tip(self.rules_here, self.tr("The rules for this point in the game"))
        self._reading_menu.setTitle(self.tr("R&ead out"))
        for action, words in zip(
            self.readings,
            (
                self.tr("My &hand"),
                self.tr("The &table"),
                self.tr("&Score and turn"),
                self.tr("The &last moves"),
                self.tr("&What I can do"),
            ),
            strict=True,
        ):
            action.setText(words)
        self.preferences.setText(self.tr("Settings"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.about.setText(self.tr("&About cardtable"))
        self._speed_button.setText(self.tr("Speed"))
        set_tool_tip(self._speed_button, self.tr("How fast the cards move"))
        for name, action in self.speed_actions.items():
            action.setText(speed_name(name))
        self._toolbar.setWindowTitle(self.tr("Tools"))
        self.fit()

    def fit(self) -> None:
        """Give places and tools their room: beside the menus with words; where these have no room as icons alone, then
        without the tools that stand in a menu and are needed least; or else in a row of their own. Where the system has
        the menus elsewhere, tools have a row of their own in any case.
        """
        tools, metrics = self._toolbar, self._toolbar.fontMetrics()
        titles = (metrics.horizontalAdvance(unmarked(menu.title())) + _EDGE for menu in self._menus)
        free = self._window.width() - sum(titles) - _SPARE
        beside = not self.menu_bar.isNativeMenuBar() and self._width(_FEWEST) <= free
        room = free if beside else self._window.width()
        low = self._window.height() < _LEAST_LINES * metrics.height()
        forms = (one for one in _FORMS if not (one.words and not beside and low))
        form = next((one for one in forms if self._width(one) <= room), _FEWEST)
        style = Qt.ToolButtonStyle
        worded = style.ToolButtonTextBesideIcon if beside else style.ToolButtonTextUnderIcon
        chosen = worded if form.words else style.ToolButtonIconOnly
        self.places.show_words(form.places)
        self._show_optional(form.tools)
        if tools.toolButtonStyle() != chosen:
            tools.setToolButtonStyle(chosen)
            self._speed_button.setToolButtonStyle(chosen)
        way = QBoxLayout.Direction
        self._layout.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def _width(self, form: _Form) -> int:
        """Return the width of places and tools in this form."""
        advance, icon_wide = self._toolbar.fontMetrics().horizontalAdvance, self._toolbar.iconSize().width()
        texts = [one.text() for one in (self.undo, self.hint, self.rules_here, self.preferences)]
        texts += [one.text() for one in (self.last_capture, self.sheet, self.record) if form.tools > _Tools.FEW]
        texts += [self._speed_button.text(), self.skip.text()] if form.tools is _Tools.ALL else []
        wide = self.places.width_with(words=form.places, icon=icon_wide) + (icon_wide + _EDGE) * len(texts)
        return wide + sum(advance(text) + _BETWEEN for text in texts) if form.words else wide

    def _show_optional(self, tools: _Tools) -> None:
        """Show the tools that are needed less, or leave them to the menus."""
        shown = self._toolbar.actions()
        changed = False
        if (tools is _Tools.ALL) != self._speed_tool.isVisible():
            self._speed_tool.setVisible(tools is _Tools.ALL)
            changed = True
        # Each before what follows it.
        for action, least, following in (
            (self.skip, _Tools.ALL, self.preferences),
            (self.record, _Tools.MOST, self.rules_here),
            (self.sheet, _Tools.MOST, self.record),
            (self.last_capture, _Tools.MOST, self.sheet),
        ):
            if (tools >= least) != (action in shown):
                changed = True
                if tools >= least:
                    self._toolbar.insertAction(following, action)
                else:
                    self._toolbar.removeAction(action)
        if changed:
            self.let_tab_in()

    def let_tab_in(self) -> None:
        """Let Tab reach every tool. Asking for the tools takes more time than a start can spare."""
        for action in self._toolbar.actions():
            tool = self._toolbar.widgetForAction(action)
            if isinstance(tool, QToolButton):
                tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def restyle(self, ink: QColor, ratio: float) -> None:
        """Draw the icons in ``ink`` for ``ratio`` pixels of the device to one of the layout."""
        pixels = icon_pixels(self._toolbar)
        if (ink.name(), ratio, pixels) != self._icons_for:
            self._icons_for = (ink.name(), ratio, pixels)
            self._toolbar.setIconSize(QSize(pixels, pixels))
            self.places.set_icon_size(QSize(pixels, pixels))
            for action in self._window.actions():
                if action.data():
                    action.setIcon(icon(str(action.data()), ink, ratio, pixels))
            self._speed_button.setIcon(icon("speed", ink, ratio, pixels))
        self.fit()
