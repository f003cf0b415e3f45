"""The beginning of a start: a picture of the last window is shown if possible, then the rest of the program is
imported.
"""

from __future__ import annotations

# isort: off
import cardtable.ui.start.plain_import  # noqa: F401 - before anything of Qt

# isort: on

import contextlib
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.app.instance import Instance, file_of
from cardtable.store.places import cache_directory, data_directory
from cardtable.store.starting import USUAL, StartMark
from cardtable.ui.start.application import Application, make_application
from cardtable.ui.start.early import LOOK, EarlyWindow, circumstances, early_window


def main(argv: Sequence[str], instance: Instance, mark: StartMark) -> int:
    """Run the window as ``app.main`` does, and return the exit status. An error that keeps it from being opened is
    raised again after a box has told the person.
    """
    application = make_application(["cardtable", *argv])
    try:
        early: EarlyWindow | None = None
        if not file_of(argv) and not instance.occupied and mark.rung == USUAL:
            early = _last_look()
        from cardtable.ui.start import display_lost

        # A display that is lost is not a failure of the start.
        display_lost.watch(mark.clear)
        from cardtable.ui.start import app

        return app.main(argv, instance, mark, application, early)
    except Exception:
        with contextlib.suppress(Exception):
            _tell(application)
        raise


def _last_look() -> EarlyWindow | None:
    """Return a window that already shows the last look; None if there is no picture or an error occurs."""
    try:
        early = early_window(cache_directory() / LOOK, circumstances(data_directory()))
        if early is not None:
            early.appear()
    except Exception:
        return None
    return early


def _tell(application: Application) -> None:
    """Show a box that says that no window can be opened, for persons who see no terminal."""
    if application.platformName() in ("offscreen", "minimal"):
        return
    from cardtable.ui.look.plain import trouble_box

    words = QCoreApplication.translate(
        "Opening",
        "The window could not be opened. Nothing was changed. The next start will skip the step that failed.",
    )
    trouble_box("cardtable", words).exec()
