"""The beginning of a start: what can be shown at once is shown, and then the rest of the program is imported."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from cardtable.app.instance import Instance, file_of
from cardtable.store.errors import StoreError
from cardtable.store.places import cache_directory, data_directory
from cardtable.ui.application import make_application
from cardtable.ui.early import LOOK, EarlyWindow, circumstances, early_window


def main(argv: Sequence[str], instance: Instance) -> int:
    """Run the window as ``app.main`` does."""
    application = make_application(["cardtable", *argv])
    early: EarlyWindow | None = None
    if not file_of(argv) and not instance.occupied:
        with contextlib.suppress(StoreError):
            early = early_window(cache_directory() / LOOK, circumstances(data_directory()))
    if early is not None:
        early.appear()
    from cardtable.ui import app

    return app.main(argv, instance, application, early)
