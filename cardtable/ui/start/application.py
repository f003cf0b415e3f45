"""The application object, which receives what the desktop says to the program as a whole."""

from __future__ import annotations

# isort: off
import cardtable.ui.start.plain_import  # noqa: F401 - before anything of Qt

# isort: on

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from cardtable import APPLICATION_ID, __version__
from cardtable.app.resources import resource_path


class Application(QApplication):
    """The application object; emits ``file_wanted`` for a file to be opened, which macOS says by an event and other
    systems by arguments.
    """

    file_wanted = Signal(str)
    """The path of the file to be opened."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def make_application(arguments: Sequence[str]) -> Application:
    """Return the application object with its names, style and icon."""
    # Fusion takes the palette as it is, on every system. Told so, it would answer with the style, and Python would make
    # all enumerations of styles.
    application = Application([*arguments, "-style", "Fusion"])
    application.setApplicationName("cardtable")
    application.setApplicationDisplayName("cardtable")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    # Not the drawing: what reads that would be loaded at every start.
    picture = resource_path("icons", "cardtable.png")
    if picture.is_file():
        application.setWindowIcon(QIcon(str(picture)))
    return application
