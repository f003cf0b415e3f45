"""Keeps the place and size of the window, the shares of the table and the record in it, and the folder of the last
file.
"""

from __future__ import annotations

import base64

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter

from cardtable.app.keeping import Keeping
from cardtable.ui.look.file_dialogs import FOLDER
from cardtable.ui.window.record_panel import RecordPanel

_KEY = "window"
_FIRST_SIZE = QSize(1200, 780)
_SMALLEST = QSize(480, 420)
_WIDE = 1100
"""Windows narrower than this begin without the record beside the table."""


class WindowGeometry(QObject):
    """Places ``window`` as it was at the last start, and keeps its place and size in the database.

    ``splitter`` contains the table and ``panel``; the action ``shown`` shows and hides ``panel``.
    """

    def __init__(
        self, window: QMainWindow, splitter: QSplitter, panel: RecordPanel, shown: QAction, keeping: Keeping
    ) -> None:
        super().__init__(window)
        application = QApplication.instance()
        assert application is not None
        self._application = application
        self._window = window
        self._splitter = splitter
        self._panel = panel
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
        shown = shown if isinstance(shown, bool) else window.width() >= _WIDE
        self._shown.setChecked(shown)
        self._panel.setVisible(shown)
        parts = state.get("parts")
        if isinstance(parts, list) and len(parts) == 2 and all(_is_length(part) for part in parts):
            self._splitter.setSizes(parts)
        folder = state.get("folder")
        self._application.setProperty(FOLDER, folder if isinstance(folder, str) else None)

    def remember(self) -> None:
        """Remember how the window lies, for the next start."""
        state = {
            "geometry": base64.b64encode(self._window.window().saveGeometry().data()).decode(),
            "record": self._shown.isChecked(),
            "parts": self._splitter.sizes()[:2],
            "folder": self._application.property(FOLDER),
        }
        self._keeping.put(_KEY, state)

    def fit(self) -> None:
        """Put the record beside the table, or below it if the window is higher than wide; called when the size has
        changed.
        """
        upright = self._window.width() < self._window.height()
        orientation = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
        if self._splitter.orientation() != orientation:
            self._splitter.setOrientation(orientation)
            # Sizes can be given only once the parts have been laid out the new way.
            QTimer.singleShot(0, self, self._share_room)

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

    def _share_room(self) -> None:
        whole = sum(self._splitter.sizes())
        upright = self._splitter.orientation() == Qt.Orientation.Vertical
        beside = whole // 4 if upright else self._panel.sizeHint().width()
        self._splitter.setSizes([whole - beside, beside])


def _bytes(text: str) -> QByteArray:
    """Return the bytes of a text in base 64; an empty array if the text is not valid."""
    try:
        return QByteArray(base64.b64decode(text))
    except ValueError:
        return QByteArray()


def _is_length(value: object) -> bool:
    """Whether a value can be a length in pixels."""
    return isinstance(value, int) and 0 <= value < 1 << 16
