"""How far long work has come, and how long it will still take."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from cardtable.core.time_left import TimeLeft, Unit
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label


class WorkProgress(QWidget):
    """Shows the progress of work that begins now: a bar, and below it the time that is left, as soon as that can be
    guessed.
    """

    def __init__(self, parent: QWidget | None = None, left: TimeLeft | None = None) -> None:
        super().__init__(parent)
        self._left = TimeLeft() if left is None else left
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.words = Label()
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self.bar)
        layout.addWidget(self.words)

    def show_progress(self, done: int, most: int) -> None:
        """Show that so much of ``most`` is done."""
        self.bar.setRange(0, max(1, most))
        self.bar.setValue(done)
        match self._left.after(done, most):
            case (hours, Unit.HOURS):
                words = self.tr("About %n hour(s) left", "", hours)
            case (minutes, Unit.MINUTES):
                words = self.tr("About %n minute(s) left", "", minutes)
            case (seconds, Unit.SECONDS):
                words = self.tr("About %n second(s) left", "", seconds)
            case _:
                words = ""
        self.words.setText(words)
