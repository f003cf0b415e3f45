"""Shows the progress of taking in a file, with a button that cancels it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.work_progress import WorkProgress


class TakingInDialog(Dialog):
    """Shows how much of a file has been taken in."""

    cancelled = Signal()
    """Emitted when a person cancels the work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Label()
        self._words.setWordWrap(True)
        self._progress = WorkProgress()
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        self.rejected.connect(self.cancelled)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._words)
        layout.addWidget(self._progress)
        layout.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(460, 160))

    def show_progress(self, done: int, most: int) -> None:
        """Say that so much of ``most`` is done."""
        self._progress.show_progress(done, most)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Adding saved data"))
        self._words.setText(self.tr("Nothing is changed until everything has been read."))
        set_accessible_name(self._progress.bar, self.windowTitle())
