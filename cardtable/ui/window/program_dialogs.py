"""What is set, what the program is, and the code with which somebody else has the cards of the match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.app.kept_settings import KeptSettings
from cardtable.ui.dialogs.host import DialogHost


class ProgramDialogs(QObject):
    """Opens dialogs that ask for nothing. What is kept lies at ``data_place``; ``take_in`` is given the file of a copy
    of it that somebody wants back.
    """

    def __init__(
        self,
        controller: Controller,
        settings: KeptSettings,
        language: Callable[[], str],
        dialogs: DialogHost,
        data_place: str,
        take_in: Callable[[str], object],
    ) -> None:
        super().__init__(dialogs)
        self._controller = controller
        self._settings = settings
        self._language = language
        self._dialogs = dialogs
        self._data_place = data_place
        self._take_in = take_in

    def show_settings(self) -> None:
        """Let a person change the settings."""
        from cardtable.ui.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._settings.now, self._language(), self._dialogs.window)
        dialog.changed.connect(self._settings.set)
        # By then the language that was chosen is spoken.
        dialog.changed.connect(lambda _: dialog.set_language(self._language()))
        self._dialogs.lay(dialog)

    def show_about(self) -> None:
        """Say what the program is, and where everything is kept."""
        from cardtable.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._data_place, self._dialogs.window)
        dialog.copy_wanted.connect(self._take_in)
        self._dialogs.lay(dialog)

    def show_code(self) -> None:
        """Show the code with which somebody else has the cards of this match; nothing where there is none."""
        from cardtable.session.numbers import code_text
        from cardtable.ui.dialogs.code_dialog import CodeDialog

        session = self._controller.session
        number = None if session is None else session.number
        if session is not None and number is not None:
            self._dialogs.lay(CodeDialog(code_text(session.rule_set, number), self._dialogs.window))
