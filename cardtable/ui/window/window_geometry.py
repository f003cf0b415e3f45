"""Keeps the place and size of the window, whether its record is shown, and the folder of the last file."""

from __future__ import annotations

import base64

from PySide6.QtCore import QByteArray, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow

from cardtable.app.keeping import Keeping
from cardtable.ui.look.file_dialogs import FOLDER

_KEY = "window"
_FIRST_SIZE = QSize(1200, 780)
_SMALLEST = QSize(480, 420)


class WindowGeometry(QObject):
    """Places ``window`` as it was at the last start, and keeps its place and size in the database.

    The action ``shown`` shows and hides the record.
    """

    def __init__(self, window: QMainWindow, shown: QAction, keeping: Keeping) -> None:
        super().__init__(window)
        application = QApplication.instance()
        assert application is not None
        self._application = application
        self._window = window
        self._shown = shown
        self._keeping = keeping

    def restore(self, *, plain: bool = False) -> None:
        """Place the window as it was last. Values that cannot be read, or all if ``plain``, are as at
        the first start.
        """
        kept = None if plain else self._keeping.get(_KEY)
        state = kept if isinstance(kept, dict) else {}
        window = self._window.window()
        window.setMinimumSize(_SMALLEST)
        geometry = state.get("geometry")
        restored = isinstance(geometry, str) and window.restoreGeometry(_bytes(geometry))
        if not restored:
            room = window.screen().availableSize() * 0.94
            window.resize(_FIRST_SIZE.boundedTo(room))
        shown = state.get("record")
        shown = shown if isinstance(shown, bool) else True
        self._shown.setChecked(shown)
        folder = state.get("folder")
        self._application.setProperty(FOLDER, folder if isinstance(folder, str) else None)

    def remember(self) -> None:
        """Remember how the window lies, for the next start."""
        state = {
            "geometry": base64.b64encode(self._window.window().saveGeometry().data()).decode(),
            "record": self._shown.isChecked(),
            "folder": self._application.property(FOLDER),
        }
        self._keeping.put(_KEY, state)

    def come_forward(self) -> None:
        """Show the window before all others, from wherever it is."""
        window = self._window.window()
        window.setWindowState((window.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive)
        window.show()
        window.raise_()
        window.activateWindow()

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen, or be a window again."""
        window = self._window.window()
        if on != window.isFullScreen():
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _bytes(text: str) -> QByteArray:
    """Return the bytes of a text in base 64; an empty array if the text is not valid."""
    try:
        return QByteArray(base64.b64decode(text))
    except ValueError:
        return QByteArray()
