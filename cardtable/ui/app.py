"""Starting the program: Qt, the language, the database, the window, and the partie that was left."""

from __future__ import annotations

import getpass
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cardtable import __version__
from cardtable.app.i18n import Translation
from cardtable.app.resources import resource_path
from cardtable.core.errors import CodedError
from cardtable.store.places import data_directory
from cardtable.store.store import Store
from cardtable.ui.main_window import MainWindow
from cardtable.words.errors import error_sentence


def main(argv: Sequence[str]) -> int:
    """Run the window with ``argv``, the arguments after the program's name; return the exit status.

    An argument that does not begin with a dash is the file of a record, which is opened.
    """
    application = set_up_application(["cardtable", *argv])
    store, message = open_store()
    window = open_window(application, store)
    if message is not None:
        window.notices.tell(error_sentence(message))
    files = [Path(argument) for argument in argv if not argument.startswith("-")]
    # The table is filled before it is shown, so that the first painting is the one that stays.
    if files:
        window.open_file(files[0])
    else:
        window.continue_partie()
    window.show()
    status = application.exec()
    store.close()
    return status


def set_up_application(arguments: Sequence[str]) -> QApplication:
    """The application object with its names, style and icon."""
    application = QApplication(list(arguments))
    application.setApplicationName("cardtable")
    application.setApplicationDisplayName("cardtable")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("cardtable")
    # Fusion takes the palette as it is, on every system.
    application.setStyle("Fusion")
    picture = resource_path("icons", "cardtable.svg")
    if picture.is_file():
        application.setWindowIcon(QIcon(str(picture)))
    return application


def open_window(application: QApplication, store: Store) -> MainWindow:
    """The window of the program, not shown yet."""
    translation = Translation(application)
    return MainWindow(store, translation, data_place=data_place(), person=person_name())


def data_place() -> str:
    """Where the person's data lies; empty if that is nowhere."""
    try:
        return str(data_directory())
    except CodedError:
        return ""


def open_store() -> tuple[Store, CodedError | None]:
    """The person's database, or one that forgets everything if that cannot be opened, and what to tell about it."""
    try:
        opened = Store.open()
    except CodedError as error:
        return Store.in_memory(), error
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
