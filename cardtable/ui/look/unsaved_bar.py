"""A small sign in a window that stays as long as nothing done there is being saved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from cardtable.core.errors import CodedError
from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import mixed, spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.look.saying import announce
from cardtable.words.errors import error_sentence

_LENGTH = 160
"""The length of the line that shows how much has been read, in pixels."""


class UnsavedBar(Bar):
    """Says that nothing is saved now, and why; it offers to try again, or to save into a file."""

    again_wanted = Signal()
    save_wanted = Signal()
    cancel_wanted = Signal()
    """A damaged database is being read, and the person wants to end that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error: CodedError | None = None
        self._words = Label()
        self._words.setWordWrap(True)
        self._progress: QProgressBar | None = None
        self._again, self._cancel, self._save = QPushButton(), QPushButton(), QPushButton()
        self._cancel.hide()
        for button, signal in (
            (self._again, self.again_wanted),
            (self._cancel, self.cancel_wanted),
            (self._save, self.save_wanted),
        ):
            button.setAutoDefault(True)
            # Keys go on to the table.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
        layout = QHBoxLayout(self)
        spaced(layout, margin=2, gap=3)
        layout.addWidget(_Mark())
        layout.addWidget(self._words, 1)
        layout.addWidget(self._again)
        layout.addWidget(self._cancel)
        layout.addWidget(self._save)
        self.retranslate()

    @property
    def text(self) -> str:
        """The words shown; an empty text if everything is saved."""
        return self._words.text() if self._error is not None else ""

    @property
    def again_button(self) -> QPushButton:
        return self._again

    @property
    def save_button(self) -> QPushButton:
        return self._save

    def show_error(self, error: CodedError | None) -> None:
        """Say that nothing is saved because of ``error``; None hides the bar."""
        first = self._error is None
        self._error = error
        self.retranslate()
        self.setVisible(error is not None)
        # A database that is left closed on purpose is opened by the next start.
        self._again.setVisible(error is None or error.code != "database_left_closed")
        if error is not None and first:
            announce(self, self.text)

    @property
    def cancel_button(self) -> QPushButton:
        return self._cancel

    @property
    def progress(self) -> QProgressBar | None:
        """The line that shows how much has been read; None unless something is being read."""
        return self._progress

    def show_reading(self, reading: bool) -> None:
        """Say that the damaged database is being read, with a button to end that; False ends these words."""
        if reading == (self._progress is not None):
            return
        if self._progress is None:
            self._progress = QProgressBar()
            self._progress.setRange(0, 0)
            self._progress.setMaximumWidth(_LENGTH)
            layout = self.layout()
            assert isinstance(layout, QHBoxLayout)
            layout.insertWidget(layout.indexOf(self._cancel), self._progress)
        else:
            self._progress.hide()
            self._progress.deleteLater()
            self._progress = None
        self._again.setHidden(reading)
        self._cancel.setVisible(reading)
        self.retranslate()
        if reading:
            announce(self, self.text)

    def show_progress(self, done: int, most: int) -> None:
        """Show that ``done`` of ``most`` has been read."""
        if self._progress is not None:
            self._progress.setRange(0, max(1, most))
            self._progress.setValue(done)

    def set_can_save(self, possible: bool) -> None:
        """Set whether there is something that could be saved into a file."""
        self._save.setVisible(possible)

    def retranslate(self) -> None:
        """Set all words."""
        self._again.setText(self.tr("Try again"))
        self._save.setText(self.tr("Save as…"))
        self._cancel.setText(self.tr("Cancel"))
        if self._progress is not None:
            self._words.setText(self.tr("The saved games are damaged. What can be read of them is being taken over."))
            self._progress.setAccessibleName(self._words.text())
        elif self._error is None:
            self._words.clear()
        else:
            self._words.setText(
                self.tr("Nothing is being saved at the moment. {reason}").format(reason=error_sentence(self._error))
            )


class _Mark(QWidget):
    """A ring that is not closed, the sign for unsaved."""

    _SIZE = 14

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(self._SIZE + 6, self._SIZE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = 2.0
        ring = QRectF(QPointF(edge + 3, edge), QSize(self._SIZE - 4, self._SIZE - 4))
        painter.setPen(QPen(mixed(self.palette(), 0.3), edge))
        painter.drawEllipse(ring)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), edge, c=Qt.PenCapStyle.RoundCap))
        painter.drawArc(ring, 90 * 16, -240 * 16)
        painter.end()
