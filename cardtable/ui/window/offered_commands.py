"""Keeps the menus, the toolbar and the bars of the window at what is possible now."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from cardtable.app.controller import Controller, Mode
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.last_taken import LastTaken
from cardtable.ui.window.window_pages import WindowPages


class OfferedCommands(QObject):
    """Enables the commands that are possible now, and adds them to the menu of the table."""

    def __init__(
        self, controller: Controller, commands: Commands, pages: WindowPages, last_taken: LastTaken, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._commands = commands
        self._pages = pages
        self._last_taken = last_taken
        pages.table.menu_wanted.connect(self._fill_menu)

    def follow(self, *, looks_back: bool, taught: bool) -> None:
        """Enable the commands that are possible now. ``looks_back`` says whether a finished deal is shown, ``taught``
        whether a lesson is given or a puzzle set at the table.
        """
        controller, commands = self._controller, self._commands
        session = controller.session
        playing = session is not None and not looks_back
        commands.undo.setEnabled(playing and controller.can_undo)
        commands.hint.setEnabled(playing and controller.can_hint)
        asking = playing and not taught and controller.mode is Mode.HUMAN
        commands.why.setEnabled(asking and session is not None and session.last_computer >= 0)
        over = controller.mode is Mode.RESULT and bool(controller.running.played_here)
        commands.review.setEnabled(playing and over)
        commands.replay.setEnabled(playing and controller.can_replay)
        commands.code.setEnabled(playing and session is not None and session.number is not None)
        for action in (commands.last_capture, commands.skip):
            action.setEnabled(playing)
        for action in (commands.sheet, commands.save_record):
            action.setEnabled(playing and not taught)
        for action in commands.readings:
            action.setEnabled(not looks_back)
        commands.set_in_tricks(self._last_taken.in_tricks)
        self._pages.unsaved.set_can_save(playing and not taught)
        self._pages.computer.follow(controller.computer_health, controller.mode is Mode.THINKING, controller.hinting)

    def _fill_menu(self, menu: QMenu) -> None:
        """Add to the menu of the table the commands that are possible at every place of it."""
        commands = self._commands
        offered = (
            commands.hint,
            commands.why,
            commands.undo,
            commands.last_capture,
            commands.skip,
            commands.rules_here,
        )
        if not menu.isEmpty():
            menu.addSeparator()
        menu.addActions([action for action in offered if action.isEnabled()])
