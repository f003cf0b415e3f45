"""A small sheet of paper over a window, beside what it tells of."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QTouchEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, set_accessible_description
from cardtable.ui.look.room_painting import paint_sheet
from cardtable.ui.look.saying import announce

_EDGE = 8
"""Around the paper, where its shadow falls, in pixels."""
_LETTERS = 42
"""How wide the words are at most, in letters of usual width: some 320 pixels."""
_GONE = frozenset({QEvent.Type.Resize, QEvent.Type.Close, QEvent.Type.Hide})


class Popover(QWidget):
    """Shows a ``title``, some ``words`` and a button for more, which calls ``more``, over the window ``over``. A press
    beside it takes it away, and so does Escape.
    """

    def __init__(self, over: QWidget, title: str, words: str, button: str, more: Callable[[], object]) -> None:
        super().__init__(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._more = more
        self._title, self._words, self._button = Heading(1.25, title), Label(words), QPushButton(button)
        self._words.setWordWrap(True)
        self._button.setFlat(True)
        # Words to be pressed, not the one thing to do next: Return presses them from here.
        self._button.setAutoDefault(False)
        # A screen reader goes to the button and not to the words above it.
        set_accessible_description(self._button, f"{title}: {words}")
        self._button.clicked.connect(self._go_on)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        pad = _EDGE + 4 * SPACING
        layout.setContentsMargins(pad, pad - SPACING, pad, pad - 2 * SPACING)
        layout.addWidget(self._title)
        layout.addWidget(self._words)
        layout.addSpacing(SPACING)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def words(self) -> str:
        """What it tells."""
        return self._words.text()

    def show_beside(self, place: QRect) -> None:
        """Appear below ``place``, in the coordinates of the window, or above it where there is no room below."""
        room = self._over.rect()
        wide = min(room.width(), self.fontMetrics().averageCharWidth() * _LETTERS + 2 * (_EDGE + 4 * SPACING))
        layout = self.layout()
        high = layout.heightForWidth(wide) if layout is not None else self.sizeHint().height()
        size = QSize(wide, min(high, room.height()))
        x = max(0, min(place.center().x() - wide // 2, room.width() - wide))
        y = place.bottom() + 1
        if y + size.height() > room.height():
            y = max(0, place.top() - size.height())
        self.setGeometry(QRect(x, y, size.width(), size.height()))
        self._over.window().windowHandle().installEventFilter(self)
        self.show()
        self.raise_()
        self._button.setFocus()
        announce(self, self._button.accessibleDescription())

    def _go_on(self) -> None:
        more = self._more
        self.close()
        more()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What lies beside it is pressed all the same.
        if event.type() in _GONE:
            self.close()
        elif event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._leave_for(event.globalPosition())
        elif event.type() == QEvent.Type.TouchBegin and isinstance(event, QTouchEvent):
            self._leave_for(event.points()[0].globalPosition())
        return False

    def _leave_for(self, place: QPointF) -> None:
        if not self.rect().contains(self.mapFromGlobal(place.toPoint())):
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        else:
            # It lies over what would be meant by other keys.
            event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(_EDGE, _EDGE / 2, -_EDGE, -_EDGE)
        paint_sheet(painter, place, self.palette(), self.palette().color(QPalette.ColorRole.Dark))
        painter.end()
