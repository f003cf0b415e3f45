"""Signals of the system that end a program, turned into a signal of Qt: Ctrl-C, TERM, and HUP of a closed terminal."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")

LOOK_MILLISECONDS = 250
"""Time between two checks on systems where no descriptor tells of signals (Windows has that only for sockets)."""


class Endings(QObject):
    """Emits ``wanted`` for the first such signal; further ones change nothing. Signals that were ignored when the
    program was started (``nohup``) stay ignored. Only one object of this class can exist at a time.
    """

    wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._got: list[int] = []
        self._ends: tuple[int, ...] = ()
        self._told = False
        self._before = {}
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._note)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        self._timer.timeout.connect(self._look)
        self._notifier: QSocketNotifier | None = None
        if sys.platform == "win32":
            self._timer.start()
        else:
            # Python runs its handlers only between two of its own steps, and an idle window makes none.
            reader, writer = self._ends = os.pipe()
            for end in self._ends:
                os.set_blocking(end, False)
            signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
            self._notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._look)

    @property
    def number(self) -> int:
        """The number of the signal that came first; 0 if none came."""
        return self._got[0] if self._got else 0

    def _note(self, number: int, _frame: object) -> None:
        if not self._ends:
            self._got.append(number)

    def _look(self) -> None:
        if self._ends:
            try:
                # Each byte is the number of a signal.
                self._got += os.read(self._ends[0], 512)
            except BlockingIOError:
                return
        if self._got and not self._told:
            self._told = True
            self.wanted.emit()

    def restore(self) -> None:
        """Set the handlers of signals back to what they were."""
        self._timer.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            signal.set_wakeup_fd(-1)
            for end in self._ends:
                os.close(end)
            self._ends = ()
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}

    def status(self, status: int) -> int:
        """Return ``status``, the exit status of the program. If a signal asked the program to end, this call does not
        return: the program ends by that signal, as the sender expects. Call it last, instead of ``restore``.
        """
        number = self.number
        if not number:
            self.restore()
            return status
        if sys.platform != "win32":
            # The terminal may be what has gone.
            with contextlib.suppress(OSError, ValueError):
                sys.stdout.flush()
                sys.stderr.flush()
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        return 128 + number
