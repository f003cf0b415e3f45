"""The window before the program: as long as the rest of it is imported it shows how the last one looked at its end.

Nothing here needs the rest. The real window then takes its place inside the same window of the system, so that nothing
flickers or moves, and whatever was clicked or typed meanwhile reaches it.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QEventLoop, QObject, QRect, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from cardtable.app import kept_files
from cardtable.core.documents import load_json
from cardtable.core.errors import CodedError
from cardtable.ui.cards.kept_pictures import KeptPictures

LOOK = "window"
"""The file of the picture, in the person's cache."""

PATIENCE = 0.25
"""Seconds that a display may take to show a window before the rest of the program goes on without having been seen."""


class EarlyWindow(QMainWindow):
    """Shows ``picture`` until ``take`` puts the real window in its place, and then is nothing but its frame."""

    def __init__(self, picture: QImage, geometry: bytes, title: str) -> None:
        super().__init__()
        self._picture = picture
        self._painted = False
        self._inside: QMainWindow | None = None
        self._close_wanted = False
        self.setWindowTitle(title)
        # All of it is painted here; the background would be seen for a moment.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.fits = self.restoreGeometry(QByteArray(geometry))
        """Whether it can lie where it lay: on a screen of about that size."""

    def appear(self) -> None:
        """Show the window and wait until it has been painted, but not for long."""
        self.show()
        until = time.monotonic() + PATIENCE
        # What a person does meanwhile is for the real window.
        kinds = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        self.startTimer(int(PATIENCE * 1000))
        while not self._painted and time.monotonic() < until:
            QApplication.processEvents(kinds)

    def take(self, window: QMainWindow) -> None:
        """Let ``window``, which has not been shown yet, fill this one from now on."""
        focus: QWidget | None = window.focusWidget()
        title, least = window.windowTitle(), window.minimumSize()
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.setMinimumSize(0, 0)
        self._inside = window
        self.setCentralWidget(window)
        self.setMinimumSize(least)
        self.setWindowTitle(title)
        window.resize(self.size())
        # The picture stays until all is laid out, which takes Qt two rounds.
        self.setUpdatesEnabled(False)
        window.show()
        QApplication.sendPostedEvents()
        QApplication.sendPostedEvents()
        self.setUpdatesEnabled(True)
        (window if focus is None else focus).setFocus()
        self._picture = QImage()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
        if self._close_wanted:
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture.isNull():
            super().paintEvent(event)
            return
        QPainter(self).drawImage(QRect(0, 0, self.width(), self.height()), self._picture)
        self._painted = True

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._inside is None:
            self._close_wanted = True
            event.ignore()
        else:
            self._inside.closeEvent(event)


class LastLook(QObject):
    """Keeps the picture of ``window`` in ``file`` when it is closed, if ``allowed`` then; ``circumstances`` must be
    the same at the next start.
    """

    def __init__(self, window: QWidget, file: Path, circumstances: str, allowed: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._circumstances = circumstances
        self._allowed = allowed
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and not event.spontaneous() and self._allowed():
            self._keep()
        return False

    def _keep(self) -> None:
        window = self._window
        picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        about = {
            "circumstances": self._circumstances,
            "geometry": base64.b64encode(window.saveGeometry().data()).decode(),
            "title": window.windowTitle(),
        }
        kept = KeptPictures()
        kept_files.drop(self._file)
        kept.open(self._file)
        kept.keep(json.dumps(about), picture)
        kept.write()


def early_window(file: Path, circumstances: str) -> EarlyWindow | None:
    """Return the window with the picture that ``file`` holds, if that was made under the same ``circumstances``.

    The file is gone then: a start that fails is not followed by one that looks as if it did not.
    """
    kept = KeptPictures()
    kept.open(file)
    found = [(text, kept.find(text)) for text in kept.texts()]
    kept.write()
    with contextlib.suppress(ValueError, TypeError, KeyError, CodedError, OSError):
        for text, picture in found:
            about = load_json(text)
            file.unlink()
            if picture is not None and about["circumstances"] == circumstances:
                window = EarlyWindow(picture, base64.b64decode(about["geometry"]), str(about["title"]))
                return window if window.fits else None
    return None


def circumstances(place: Path | None) -> str:
    """Return what the look of a window depends on besides what the person has set, whose data lie in ``place``.

    The screens are among it: a window that lay on a larger one has another size on this one.
    """
    screens = [screen.geometry().getRect() for screen in QGuiApplication.screens()]
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "QT_SCALE_FACTOR", "QT_FONT_DPI")
    return json.dumps([str(place), screens, *(os.environ.get(name, "") for name in names)])
