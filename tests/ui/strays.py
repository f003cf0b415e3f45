"""Windows of the system that are shown though they are none of the program's own windows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox, QWidget

ALLOWED = ("MainWindow", "RuleViewer", "ScoreSheetDialog", "SheetWindow", "SetupDialog", "SheetsDialog")
"""Classes of the windows that a person opens: the main one, the rules, and those of score sheets."""

PASSING = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
"""What lies over a window for a moment: menus, lists of choices, tips."""

QUESTIONS = (QFileDialog, QInputDialog, QMessageBox)
"""What asks a person something, and belongs to a window."""


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
        asks = isinstance(widget, QUESTIONS) and widget.parentWidget() is not None
        return asks or widget.windowType() in PASSING or widget.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)

    def stop(self) -> None:
        self._application.removeEventFilter(self)
