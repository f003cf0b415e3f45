"""The events from outside that reach the running program: other starts, files from the desktop, signals, and the end of
the session.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject

from cardtable.app.endings import Endings
from cardtable.app.instance import Errand, Instance
from cardtable.app.listening import Listening
from cardtable.ui.start.application import Application
from cardtable.ui.window.main_window import MainWindow


class Lifetime(QObject):
    """Receives what comes from outside, from the creation of the application on; until ``attend`` names a window, it is
    kept waiting.
    """

    def __init__(self, application: Application, instance: Instance) -> None:
        super().__init__(application)
        self._application = application
        self._instance = instance
        self._window: MainWindow | None = None
        self._waiting: list[Errand] = []
        self._endings = Endings(self)
        self._endings.wanted.connect(self._finish)
        self._listening: Listening | None = None
        if instance.door is not None:
            self._listening = Listening(instance.door, self)
            self._listening.came.connect(self._receive)
        application.file_wanted.connect(self._open)
        application.commitDataRequest.connect(self._let_session_end)
        application.saveStateRequest.connect(self._remember)

    @property
    def occupied(self) -> bool:
        """Whether the last match belongs to another window, which does not answer."""
        return self._instance.occupied

    @property
    def ends(self) -> bool:
        """Whether a signal of the system has asked the program to end."""
        return self._endings.number != 0

    def attend(self, window: MainWindow | None) -> None:
        """Let ``window`` do what comes from outside, what has waited first, and show a notice there if another window
        holds the last match. With None, all waits again.
        """
        self._window = window
        if window is None:
            return
        if self.occupied:
            window.notices.tell(
                self.tr(
                    "Another cardtable window is open and is not responding. It has your last match "
                    "open, so the match cannot continue here."
                )
            )
        waiting, self._waiting = self._waiting, []
        for errand in waiting:
            self._receive(errand)

    def end(self, status: int) -> int:
        """Stop receiving, and return the exit status. If a signal has asked the program to end, the process ends by
        that signal instead, so everything must be closed before.
        """
        self._window = None
        if self._listening is not None:
            self._listening.stop()
        self._instance.close()
        return self._endings.status(status)

    def _open(self, file: str) -> None:
        self._receive(Errand(os.path.abspath(file)))

    def _receive(self, errand: Errand) -> None:
        window = self._window
        if window is None:
            self._waiting.append(errand)
            return
        if errand.token:
            # Some desktops let a window come to the front only with this token; Qt reads it from here.
            os.environ["XDG_ACTIVATION_TOKEN"] = errand.token
        window.come_forward()
        if errand.file:
            window.open_file(Path(errand.file))

    def _let_session_end(self) -> None:
        """Remember the place of the window, and ask nothing when it is closed: the session ends whether or not
        everything is saved.
        """
        self._remember()
        if self._window is not None:
            self._window.safekeeping.farewell.let_session_end()

    def _remember(self) -> None:
        """Have the window remember its place, because the session ends or may later be restored to this point."""
        if self._window is not None:
            self._window.remember()

    def _finish(self) -> None:
        if self._window is not None:
            self._window.safekeeping.farewell.be_quiet()
        # Dialogs that wait for an answer are windows, too, and close without one.
        self._application.closeAllWindows()
        self._application.exit(0)
