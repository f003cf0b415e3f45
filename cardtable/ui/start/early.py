"""The window before the program: while the rest is imported, a picture shows how the last window looked at its end.

This module needs nothing of the rest. The real window later takes its place inside the same window of the system, so
that nothing flickers or moves, and clicks and keys of the meantime reach it.
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
"""The name of the file with the picture, in the person's cache directory."""

PATIENCE = 0.25
"""The most seconds to wait until the display shows the window; then the start goes on anyway."""


class EarlyWindow(QMainWindow):
    """Shows ``picture`` until ``take`` puts the real window in its place; afterwards it is only the frame around it."""

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
        """Whether the window could be restored to its last place, which needs a screen of about the same size."""

    def appear(self) -> None:
        """Show the window and wait until it has been painted, at most ``PATIENCE`` seconds."""
        self.show()
        until = time.monotonic() + PATIENCE
        # What a person does meanwhile is for the real window.
        kinds = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        self.startTimer(int(PATIENCE * 1000))
        while not self._painted and time.monotonic() < until:
            QApplication.processEvents(kinds)

    def take(self, window: QMainWindow) -> None:
        """Put ``window``, which has not been shown yet, inside this one, which it fills from now on."""
        focus: QWidget | None = window.focusWidget()
        title, least = window.windowTitle(), window.minimumSize()
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.setMinimumSize(0, 0)
        self._inside = window
        # The picture stays until all is laid out, which takes Qt two rounds. A painting that was asked for before would
        # be lost in them, and Qt would wait for it forever.
        QApplication.sendPostedEvents(self, QEvent.Type.UpdateRequest.value)
        self.setUpdatesEnabled(False)
        # It has no words, and would tell all that comes into it of a language that it has been made in. Letters and
        # colours it has to know before, or it would give those of the system to all, and soon the right ones again.
        for hearer in filter(None, (self.windowHandle(), self)):
            QApplication.removePostedEvents(hearer, QEvent.Type.LanguageChange.value)
            for kind in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange):
                QApplication.sendPostedEvents(hearer, kind.value)
        self.setCentralWidget(window)
        self.setMinimumSize(least)
        self.setWindowTitle(title)
        window.resize(self.size())
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._inside is not None and event.type() == QEvent.Type.ActivationChange:
            # Qt tells windows of the system alone.
            QApplication.sendEvent(self._inside, QEvent(QEvent.Type.ActivationChange))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._inside is None:
            self._close_wanted = True
            event.ignore()
        else:
            self._inside.closeEvent(event)


class LastLook(QObject):
    """Saves a picture of ``window`` into ``file`` when the window is closed and ``allowed`` returns true.
    ``circumstances`` is saved with it: the picture is used only if it is equal at the next start.
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
    """Return a window with the picture in ``file``; None if there is none, if it was made under other
    ``circumstances``, or if it does not fit the screen.

    The file is deleted: a start that fails must not be followed by one whose picture looks as if all were well.
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
    """Return a text of all that the look of a window depends on besides the person's settings; ``place`` is the
    directory of the person's data.

    The screens are part of it, because a window from a larger screen has another size on this one.
    """
    screens = [screen.geometry().getRect() for screen in QGuiApplication.screens()]
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "QT_SCALE_FACTOR", "QT_FONT_DPI")
    return json.dumps([str(place), screens, *(os.environ.get(name, "") for name in names)])
