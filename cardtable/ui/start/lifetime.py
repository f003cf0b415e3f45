"""How the program meets its surroundings while it runs: other starts, files of the desktop, signals, the session."""

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
    """Begins with the application; what comes before there is a window waits for ``attend``."""

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
        """Whether the match that was left belongs to another window, which does not answer."""
        return self._instance.occupied

    @property
    def ends(self) -> bool:
        """Whether a signal has asked the program to end."""
        return self._endings.number != 0

    def attend(self, window: MainWindow | None) -> None:
        """Let ``window`` do what comes from outside, and say if it is not the only one; without one, that waits."""
        self._window = window
        if window is None:
            return
        if self.occupied:
            window.notices.tell(
                self.tr(
                    "Another window of cardtable is open and does not answer. It holds the match that was left, which "
                    "therefore does not go on here."
                )
            )
        waiting, self._waiting = self._waiting, []
        for errand in waiting:
            self._receive(errand)

    def end(self, status: int) -> int:
        """Nothing comes any more. Returns the exit status, unless a signal has ended the program, which then ends by
        it; everything must be closed before.
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
            # Where a desktop lets nobody come to the front by himself, Qt looks for this.
            os.environ["XDG_ACTIVATION_TOKEN"] = errand.token
        window.come_forward()
        if errand.file:
            window.open_file(Path(errand.file))

    def _let_session_end(self) -> None:
        """The session is about to end, and does so whether or not everything is saved."""
        self._remember()
        if self._window is not None:
            self._window.safekeeping.farewell.let_session_end()

    def _remember(self) -> None:
        """The session ends, or may be asked to begin where it is now."""
        if self._window is not None:
            self._window.remember()

    def _finish(self) -> None:
        if self._window is not None:
            self._window.safekeeping.farewell.be_quiet()
        # Dialogs that wait for an answer are windows, too, and go without one.
        self._application.closeAllWindows()
        self._application.exit(0)
