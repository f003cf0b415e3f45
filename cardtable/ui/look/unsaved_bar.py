"""A sign in a window that stays as long as nothing done there is being saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QBoxLayout, QProgressBar, QWidget

from cardtable.core.errors import CodedError
from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import mixed, spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.saying import announce
from cardtable.ui.look.word_button import Holds
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.ui.look.work_progress import WorkProgress

_LENGTH = 160
"""The length of the line that shows how much has been read, in pixels."""
_BUTTONS = 320
"""The least width for the buttons of a strip, in pixels."""


class UnsavedBar(Bar):
    """Says that nothing is saved now, and why; it offers to try again, or to save into a file.

    Alone it is a strip that stays. Beside a table it can be put away with *Go on*, until there is another reason.
    """

    again_wanted = Signal()
    save_wanted = Signal()
    cancel_wanted = Signal()
    """A damaged database is being read, and the person wants to end that."""
    told = Signal()
    """Nothing is saved from now on, for another reason than before, or everything is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error: CodedError | None = None
        self._put_away = False
        self._can_save = True
        self._words = Label()
        self._words.setWordWrap(True)
        self._mark = _Mark()
        self._reading: WorkProgress | None = None
        self.holds = Holds(self)
        self._cancel, self._again, self._save, self._go_on = (self.holds.add() for _ in range(4))
        for button, action in (
            (self._again, self.again_wanted.emit),
            (self._cancel, self.cancel_wanted.emit),
            (self._save, self.save_wanted.emit),
            (self._go_on, self.end),
        ):
            button.clicked.connect(action)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.addWidget(self._mark)
        self._whole.addWidget(self._words, 1)
        self._lay()
        self.retranslate()

    @property
    def kind(self) -> str:
        return self.tr("Not saving")

    @property
    def text(self) -> str:
        """The words shown; an empty text if everything is saved."""
        return self._words.text() if self._error is not None else ""

    def show_error(self, error: CodedError | None) -> None:
        """Say that nothing is saved because of ``error``; None ends these words."""
        first = self._error is None
        self._error = error
        self.retranslate()
        self.recall()
        if error is not None and first:
            announce(self, self.text)

    def recall(self) -> None:
        """Show the words again that were put away."""
        self._put_away = False
        self._follow()
        self.told.emit()

    def end(self) -> None:
        """Put the words away, although nothing is saved."""
        self._put_away = True
        self._follow()

    def lie_on_paper(self) -> None:
        """Take the shape for a paper, once a host has the bar."""
        self._lay()
        self._follow()

    def stand_alone(self) -> None:
        """Be a strip again, also if the words had been put away."""
        self._put_away = False
        self._lay()
        self._follow()
        super().stand_alone()

    def _lay(self) -> None:
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.TopToBottom if self.hosted else direction.LeftToRight)
        self._mark.setHidden(self.hosted)
        if not self.hosted:
            assert self.holds is not None
            self._whole.addWidget(self.holds)
            self.holds.setMinimumWidth(_BUTTONS)
            self.holds.show()
            spaced(self._whole, margin=2, gap=3)

    def _follow(self) -> None:
        """Show what there is to be shown, and the buttons that do something now."""
        reading = self._reading is not None
        # A database that is left closed on purpose is opened by the next start.
        closed = self._error is not None and self._error.code == "database_left_closed"
        self._again.setHidden(reading or closed)
        self._cancel.setHidden(not reading)
        self._save.setHidden(not self._can_save)
        self._go_on.setHidden(not self.hosted or reading)
        assert self.holds is not None
        self.holds.updateGeometry()
        self.want(self._error is not None and not self._put_away)

    @property
    def progress(self) -> QProgressBar | None:
        """The line that shows how much has been read; None unless something is being read."""
        return None if self._reading is None else self._reading.bar

    def show_reading(self, reading: bool) -> None:
        """Say that the damaged database is being read, with a button to end that; False ends these words."""
        if reading == (self._reading is not None):
            return
        if self._reading is None:
            # A start reads nothing that is damaged.
            from cardtable.ui.look.work_progress import WorkProgress

            self._reading = WorkProgress()
            self._reading.bar.setMaximumWidth(_LENGTH)
            self._whole.insertWidget(self._whole.indexOf(self._words) + 1, self._reading)
        else:
            self._reading.hide()
            self._reading.deleteLater()
            self._reading = None
        self.retranslate()
        self._put_away = False
        self._follow()
        if reading:
            announce(self, self.text)

    def show_progress(self, done: int, most: int) -> None:
        """Show that ``done`` of ``most`` has been read."""
        if self._reading is not None:
            self._reading.show_progress(done, most)

    def set_can_save(self, possible: bool) -> None:
        """Set whether there is something that could be saved into a file."""
        self._can_save = possible
        self._follow()

    def retranslate(self) -> None:
        """Set all words."""
        for button, words in (
            (self._again, self.tr("Try again")),
            (self._save, self.tr("Save as…")),
            (self._cancel, self.tr("Cancel")),
            (self._go_on, self.tr("Continue")),
        ):
            button.setText(words)
            set_accessible_name(button, words)
        if self._reading is not None:
            self._words.setText(self.tr("The saved games are damaged. The program is recovering what it can."))
            set_accessible_name(self._reading.bar, self._words.text())
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
