"""Windows of the system that are shown though they are none of the program's own windows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QTabWidget,
    QToolButton,
    QToolTip,
    QWidget,
)

from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.question import QuestionDialog

ALLOWED = ("MainWindow", "RuleViewer", "ScoreSheetDialog", "SheetWindow", "SetupDialog", "SheetsDialog", "EveningTable")
"""Classes of the windows that a person opens: the main one, the rules, and those of score sheets."""

SHEETS = "cardtable.ui.scorekeeper."
"""Where the dialogs are that may be windows beside that of a score sheet."""

PASSING = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
"""What lies over a window for a moment: menus, lists of choices, tips."""

QUESTIONS = (QFileDialog, QPrintPreviewDialog)
"""What asks a person something or shows what will be printed, and belongs to a window."""


class Strays(QObject):
    """Notes every other widget that is shown as a window of its own, for however short a time."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.found: list[str] = []
        self._application = application
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            name = type(watched).__name__
            if name not in ALLOWED and not self._passes(watched):
                self.found.append(f"{name} {watched.objectName()!r} {watched.size().toTuple()}")
        return False

    @staticmethod
    def _passes(widget: QWidget) -> bool:
        owned = isinstance(widget, QUESTIONS) or (
            isinstance(widget, Dialog) and type(widget).__module__.startswith(SHEETS)
        )
        parent = widget.parentWidget()
        if isinstance(widget, QuestionDialog) and parent is not None:
            # Over the main window a question is a sheet.
            owned = type(parent.window()).__name__ != "MainWindow"
        asks = owned and parent is not None
        return asks or widget.windowType() in PASSING or widget.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)

    def stop(self) -> None:
        self._application.removeEventFilter(self)


def put_off() -> None:
    """Close a question, a menu or a list, for which the program may be waiting, without an answer."""
    question, above = QApplication.activeModalWidget(), QApplication.activePopupWidget()
    if isinstance(question, QDialog) and type(question).__name__ not in ALLOWED:
        question.reject()
    if above is not None:
        above.close()


def open_all_passing(room: QWidget) -> int:
    """Open everything in ``room`` that lies over a window for a moment: all pages, lists of choices and of completions,
    menus and tips. Return how many there were.
    """
    count = 0
    for pages in room.findChildren(QTabWidget):
        for page in range(pages.count()):
            pages.setCurrentIndex(page)
            QApplication.processEvents()
    for widget in [one for one in room.findChildren(QWidget) if one.isVisible() and one.isEnabled()]:
        QTimer.singleShot(0, put_off)
        middle = widget.rect().center()
        place = widget.mapToGlobal(middle)
        if isinstance(widget, QComboBox):
            widget.showPopup()
            QApplication.processEvents()
            widget.hidePopup()
            count += 1
        completer = widget.completer() if isinstance(widget, QLineEdit) else None
        if completer is not None:
            completer.complete()
            QApplication.processEvents()
            count += 1
        if isinstance(widget, QToolButton) and isinstance(widget.menu(), QMenu):
            QTimer.singleShot(0, put_off)
            widget.showMenu()
            count += 1
        if widget.toolTip():
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, middle, place))
            QApplication.processEvents()
            QToolTip.hideText()
            count += 1
        QTimer.singleShot(0, put_off)
        inside = widget.viewport() if isinstance(widget, QAbstractItemView) else widget
        QApplication.sendEvent(inside, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, place))
        QApplication.processEvents()
        put_off()
        QApplication.processEvents()
    return count
