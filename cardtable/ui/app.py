"""Starting the program: Qt, the language, the database, the window, and the partie that was left."""

from __future__ import annotations

# isort: off
import cardtable.ui.plain_import  # noqa: F401 - before anything of Qt

# isort: on

import contextlib
import gc
import getpass
import sys
from collections.abc import Sequence
from pathlib import Path

from cardtable.app.backing_up import DailyBackup
from cardtable.app.i18n import Translation
from cardtable.app.instance import Instance, file_of
from cardtable.app.kept_methods import METHODS
from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError
from cardtable.store.places import cache_directory, data_directory, database_path
from cardtable.store.starting import FailedStart, StartMark
from cardtable.store.store import Store
from cardtable.ui.application import Application, make_application
from cardtable.ui.early import LOOK, EarlyWindow, LastLook, circumstances
from cardtable.ui.first_painting import FirstPainting
from cardtable.ui.kept_pictures import KEPT
from cardtable.ui.lifetime import Lifetime
from cardtable.ui.main_window import MainWindow
from cardtable.ui.table.accessibility import tell_as_group
from cardtable.ui.table.view import TableView
from cardtable.words.errors import error_sentence
from cardtable.words.players import seat_words

PATIENCE = 0.2
"""Seconds for which the window may stand still while another program writes into the database."""


def main(
    argv: Sequence[str],
    instance: Instance | None = None,
    application: Application | None = None,
    early: EarlyWindow | None = None,
) -> int:
    """Run the window with ``argv``, the arguments after the program's name; return the exit status.

    An argument that does not begin with a dash is the file of a record, which is opened. ``instance`` is this
    program's hold on its data directory, which is given up at the end. ``application`` and the window ``early`` may be
    there already.
    """
    if application is None:
        application = set_up_application(["cardtable", *argv])
    else:
        tell_as_group(TableView)
    lifetime = Lifetime(application, instance or Instance())
    file = Path(file_of(argv)) if file_of(argv) else None
    place = data_place()
    with contextlib.suppress(StoreError):
        KEPT.open(cache_directory() / "pictures")
    mark = StartMark(place)
    failed = mark.begin(str(file.absolute()) if file else "")
    store, message = open_store()
    window = open_window(application, store)
    window.partie_opening.connect(mark.opening)
    if message is not None:
        window.notices.tell(error_sentence(message))
        with contextlib.suppress(StoreError):
            store.name_seats(seat_words)
    # The table is filled before it is shown, so that the first painting is the one that stays.
    begin(window, file, failed, lifetime.occupied)
    lifetime.attend(window)
    backup = DailyBackup(window)
    backup.failed.connect(lambda error: window.notices.tell(error_sentence(error)))
    painting = FirstPainting(window)
    painting.done.connect(mark.clear)
    painting.done.connect(collect_garbage)
    painting.done.connect(METHODS.close)
    painting.done.connect(window.table.look_ahead)
    if place is not None:
        painting.done.connect(lambda: backup.start(database_path()))
    if early is not None:
        tell_as_group(MainWindow)
        early.take(window)
    top = window.window()
    with contextlib.suppress(StoreError):
        LastLook(top, cache_directory() / LOOK, circumstances(place), lambda: window.may_be_pictured)
    top.show()
    status = application.exec()
    mark.clear()
    backup.stop()
    store.close()
    KEPT.write()
    return lifetime.end(status)


def collect_garbage() -> None:
    """Let Python look for garbage from now on, but not in what was made at the start, which stays."""
    gc.freeze()
    gc.enable()


def begin(window: MainWindow, file: Path | None, failed: FailedStart | None, occupied: bool = False) -> None:
    """Open ``file``, or go on with the partie that was left, but for what the last start failed at; and not where that
    partie is ``occupied`` by another window.
    """
    if failed is not None:
        window.doubtful.tell(failed)
        window.show_start_page()
        if file is None or str(file.absolute()) == failed.file:
            return
    if file is not None:
        window.open_file(file)
    elif not occupied:
        window.continue_at_start()


def set_up_application(arguments: Sequence[str]) -> Application:
    """The application object with all that windows expect of it."""
    application = make_application(arguments)
    tell_as_group(TableView)
    return application


def open_window(application: Application, store: Store) -> MainWindow:
    """The window of the program, not shown yet."""
    translation = Translation(application)
    return MainWindow(store, translation, data_place=str(data_place() or ""), person=person_name())


def data_place() -> Path | None:
    """The directory of the person's data; None where it should be in the home of somebody who has none."""
    try:
        return data_directory()
    except StoreError:
        return None


def open_store() -> tuple[Store, CodedError | None]:
    """The person's database and what to tell about it, or one in memory for the time until it can be opened."""
    try:
        opened = Store.open(patience=PATIENCE)
    except StoreError as error:
        return Store.meanwhile(error), None
    return opened.store, opened.message


def person_name() -> str:
    """What the person at the screen is probably called."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = ""
    name = name.partition(".")[0].strip()
    # Machine accounts are nobody's name.
    return (
        name[:1].upper() + name[1:]
        if name and name.lower() not in ("root", "user", "admin", "administrator")
        else "Anna"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
