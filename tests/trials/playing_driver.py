"""The program, playing by itself and telling what it has acknowledged: ``playing_driver.py SEED [RECORD]``.

This is ``cardtable [RECORD]`` with somebody at the table who does something legal at random, takes back now and then,
and goes on after each deal. One JSON object a line on standard output:

``{"deals": [[pack, action, …], …]}``   the match as the table begins to show it: this much is acknowledged
``{"undoing": true}``                   something is being taken back
``{"painted": true}``                   the window has been painted for the first time
``{"asked": true}``                     it began without a match, and was asked for the last one or the RECORD
``{"doubted": true}``                   the last start failed at the match, and it was opened from the list
``{"over": true}``                      the match is over
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.store.starting import USUAL
from cardtable.store.store import Store
from cardtable.ui.start import app
from cardtable.ui.start.application import Application
from cardtable.ui.window.main_window import MainWindow

TICK = 5
"""Milliseconds between two decisions."""


def tell(**what: Any) -> None:
    """Tell one thing at once."""
    print(json.dumps(what), flush=True)


class Person(QObject):
    """Plays on every seat that has no computer player."""

    def __init__(self, window: MainWindow, store: Store, seed: int, record: Sequence[str]) -> None:
        super().__init__(window)
        self._store = store
        self._record = record
        self._window = window
        self._chance = random.Random(seed)
        self._last: list[list[str]] = []
        self._painted = False
        self._asked = False
        window.installEventFilter(self)
        window.controller.changed.connect(self._acknowledge)
        clock = QTimer(self)
        clock.setInterval(TICK)
        clock.timeout.connect(self._act)
        clock.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            # Told once the painting is done, and whatever follows from it.
            QTimer.singleShot(0, lambda: tell(painted=True))
        return super().eventFilter(watched, event)

    def _acknowledge(self) -> None:
        session = self._window.controller.session
        if session is None:
            return
        deals = [[deal.pack, *deal.actions] for deal in session.record().deals]
        if deals != self._last:
            self._last = deals
            tell(deals=deals)

    def _act(self) -> None:
        controller = self._window.controller
        session = controller.session
        if session is None:
            if self._painted and not self._asked:
                self._asked = True
                tell(asked=True)
                if not self._window.opener.continue_latest():
                    self._open_from_list()
        elif controller.mode is Mode.COVERED:
            controller.uncover()
        elif controller.mode is Mode.HUMAN:
            if controller.can_undo and self._chance.random() < 0.08:
                tell(undoing=True)
                controller.undo()
            else:
                self._window.table.showing.action_chosen.emit(self._chance.choice(session.legal().representatives()))
        elif controller.mode is Mode.RESULT:
            self._window.dialogs.dismiss()
            if session.over:
                tell(over=True)
            else:
                controller.go_on()

    def _open_from_list(self) -> None:
        kept = self._store.matches()
        if kept:
            tell(doubted=True)
            self._window.opener.resume(kept[0].id)
        elif self._record:
            self._window.open_file(Path(self._record[0]))


def main() -> int:
    """Run the program until it is killed."""
    seed, record = int(sys.argv[1]), sys.argv[2:]
    open_window = app.open_window

    def opened(
        application: Application, store: Store, translation: Translation | None = None, rung: int = USUAL
    ) -> MainWindow:
        window = open_window(application, store, translation, rung)
        Person(window, store, seed, record)
        return window

    app.open_window = opened
    return app.main(record)


if __name__ == "__main__":
    sys.exit(main())
