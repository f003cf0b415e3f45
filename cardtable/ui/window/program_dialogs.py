"""The dialogs of the settings, of the program's description, and of the code that gives a friend the same cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.ui.window.workplace import Workplace


class ProgramDialogs(QObject):
    """Opens dialogs whose answer the match does not wait for. ``data_place`` is the folder of all data; ``take_in`` is
    called with the path of a backup that shall be taken in again.
    """

    def __init__(self, work: Workplace, data_place: str, take_in: Callable[[str], object]) -> None:
        super().__init__(work.dialogs)
        self._work = work
        self._data_place = data_place
        self._take_in = take_in

    def show_settings(self) -> None:
        """Let a person change the settings."""
        from cardtable.ui.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._work.settings.now, self._work.language(), self._work.dialogs.window)
        dialog.changed.connect(self._work.settings.set)
        # By then the language that was chosen is spoken.
        dialog.changed.connect(lambda _: dialog.set_language(self._work.language()))
        self._work.dialogs.lay(dialog)

    def show_about(self) -> None:
        """Open the dialog about the program, which also names the folder of all data."""
        from cardtable.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._data_place, self._work.dialogs.window)
        dialog.copy_wanted.connect(self._take_in)
        self._work.dialogs.lay(dialog)

    def show_code(self) -> None:
        """Show the code with which a friend gets the cards of this match; does nothing if the match has no number."""
        from cardtable.ui.dialogs.code_dialog import CodeDialog

        session = self._work.controller.session
        number = None if session is None else session.number
        if session is not None and number is not None:
            self._work.dialogs.lay(CodeDialog(session.rule_set, number, self._work.dialogs.window))
