"""The beginning of a start: what can be shown at once is shown, and then the rest of the program is imported."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from cardtable.app.instance import Instance, file_of
from cardtable.store.places import cache_directory, data_directory
from cardtable.store.starting import USUAL, StartMark
from cardtable.ui.start.application import Application, make_application
from cardtable.ui.start.early import LOOK, EarlyWindow, circumstances, early_window


def main(argv: Sequence[str], instance: Instance, mark: StartMark) -> int:
    """Run the window as ``app.main`` does. Raises what keeps it from being opened, once a person has been told."""
    application = make_application(["cardtable", *argv])
    try:
        early: EarlyWindow | None = None
        if not file_of(argv) and not instance.occupied and mark.rung == USUAL:
            early = _last_look()
        from cardtable.ui.start import display_lost

        # That is no fault of the start.
        display_lost.watch(mark.clear)
        from cardtable.ui.start import app

        return app.main(argv, instance, mark, application, early)
    except Exception:
        with contextlib.suppress(Exception):
            _tell(application)
        raise


def _last_look() -> EarlyWindow | None:
    """The window with the picture of the last look, shown; None if there is none, or if anything is wrong with it."""
    try:
        early = early_window(cache_directory() / LOOK, circumstances(data_directory()))
        if early is not None:
            early.appear()
    except Exception:
        return None
    return early


def _tell(application: Application) -> None:
    """Say that no window can be opened to somebody who sees no terminal."""
    if application.platformName() in ("offscreen", "minimal"):
        return
    from cardtable.ui.look.plain import question_box

    words = QCoreApplication.translate(
        "Opening",
        "The window could not be opened. Nothing was changed; the next start leaves out what this one failed at.",
    )
    box = question_box(None, "cardtable", words)
    box.setIcon(QMessageBox.Icon.Critical)
    box.exec()
