"""A few choices in one piece, divided by lines, of which one is chosen: a choice in segments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from cardtable.ui.look.one_stop import keep_one_stop, stop_once
from cardtable.ui.look.palette import MOUSE, RADIUS, SPACING, is_contrasting
from cardtable.ui.look.plain import on_button, set_accessible_description, set_accessible_name
from cardtable.words.mark import off_button

_RIM = 1.5
"""The width of the edge around all segments, in pixels."""
_LEAST_WIDE = 52
"""The width of a segment at least, in pixels."""
_BESIDE = 4 * SPACING
"""The room at each side of the words, in pixels."""


class Segment(QAbstractButton):
    """One of the choices. Its words are bolder and its ground is filled while it is chosen."""

    def __init__(self, around: Segments) -> None:
        # Its letters may change before it is made.
        self._around = around
        super().__init__(around)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._hint = QSize()
        self._hinted_for: tuple[str, int] | None = None

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def sizeHint(self) -> QSize:
        # Who wears no style of the house yet has controls for a mouse.
        least = getattr(self.style(), "sizes", MOUSE).control
        # A page asks many times while it is laid out.
        if self._hinted_for != (self.text(), least):
            self._hinted_for = (self.text(), least)
            # Bolder words are wider, and what is chosen must not move its neighbours.
            letters = QFontMetrics(self._bold())
            words = letters.size(Qt.TextFlag.TextShowMnemonic, self.text())
            self._hint = QSize(max(_LEAST_WIDE, words.width() + 2 * _BESIDE), max(least, words.height() + 4 * SPACING))
        return self._hint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._hinted_for = None
            self._around.forget_needs()

    @property
    def is_pointed(self) -> bool:
        """Whether the mouse is over it and could choose it."""
        return self.isEnabled() and (self.underMouse() or self.isDown())

    def paintEvent(self, event: QPaintEvent) -> None:
        # Its ground is painted by what holds all of them, which has round corners.
        painter = QPainter(self)
        colours, role, chosen = self.palette(), QPalette.ColorRole, self.isChecked()
        font = self._bold() if chosen else QFont(self.font())
        if self.is_pointed and not chosen and is_contrasting(colours):
            font.setUnderline(True)
        painter.setPen(colours.color(role.HighlightedText if chosen else role.WindowText))
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, self.text())
        painter.end()


class Segments(QWidget):
    """Offers a few short choices, of which one is chosen. Tab stops once, arrow keys go from one to the next. Where
    they have no room side by side they stand in several rows.
    """

    chosen = Signal(int)
    """Emitted with the place of what a person has chosen."""

    def __init__(self, count: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._segments: list[Segment] = []
        self._hints: list[QSize] = []
        """What the choices need; empty as long as nobody has asked since that may have changed."""
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._group.buttonToggled.connect(self._follow)
        # The letter of a caption leads to what is chosen; Tab comes there by itself.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        stop_once(self._group)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.offer(count)

    def offer(self, count: int) -> None:
        """Offer so many choices, of which none is chosen, instead of those before."""
        for old in self._segments:
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        self._segments = [Segment(self) for _ in range(count)]
        for place, one in enumerate(self._segments):
            self._group.addButton(one, place)
            one.show()
        self._measure_anew()

    def word(self, words: Sequence[str], title: str = "") -> None:
        """Set the words of all choices; & stands before a letter that is underlined. ``title`` is what they choose."""
        for one, text in zip(self._segments, words, strict=True):
            one.setText(text)
            set_accessible_name(one, off_button(text))
            set_accessible_description(one, title)
        self._measure_anew()

    def name(self, names: Sequence[str], title: str = "") -> None:
        """Set words in which every & stands for itself; ``title`` is what they choose."""
        self.word([on_button(name) for name in names], title)

    def choose(self, place: int) -> None:
        """Choose what stands at ``place``, or nothing for -1, without a word to anybody."""
        if place >= 0:
            self._segments[place].setChecked(True)
            return
        # Of exclusive buttons none can be taken back.
        self._group.setExclusive(False)
        for one in self._segments:
            one.setChecked(False)
        self._group.setExclusive(True)
        keep_one_stop(self._group)
        self.setFocusProxy(self._segments[0] if self._segments else None)  # type: ignore[arg-type]  # None takes it away

    def _follow(self, segment: QAbstractButton, chosen: bool) -> None:
        if chosen:
            self.setFocusProxy(segment)

    @property
    def place(self) -> int:
        """The place of what is chosen; -1 if nothing is."""
        return self._group.checkedId()

    @property
    def segments(self) -> Sequence[Segment]:
        """The choices, in their order."""
        return self._segments

    @property
    def stops(self) -> Sequence[QWidget]:
        """What takes the focus, for an order of Tab; empty where nothing is offered. What holds the choices comes
        first: it hands the focus on, and Qt asks for it before those that get it.
        """
        return (self, *self._segments) if self._segments else ()

    # How it is laid out

    def _columns(self, width: int) -> int:
        """Return how many choices stand side by side in ``width`` pixels: all, or else as many as give rows alike."""
        hints = self._widths()
        if sum(hints) <= width or not hints:
            return max(1, len(hints))
        fit = max(1, min(len(hints) - 1, width // max(hints)))
        rows = -(-len(hints) // fit)
        return -(-len(hints) // rows)

    def _needs(self) -> Sequence[QSize]:
        # A page asks many times while it is laid out.
        if not self._hints:
            self._hints = [one.sizeHint() for one in self._segments]
        return self._hints

    def _widths(self) -> list[int]:
        return [needs.width() for needs in self._needs()]

    def _high(self) -> int:
        return max((needs.height() for needs in self._needs()), default=0)

    def forget_needs(self) -> None:
        """Ask the choices again what they need, at the next question."""
        self._hints = []
        self.updateGeometry()

    def _measure_anew(self) -> None:
        self.forget_needs()
        self._lay()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return -(-len(self._segments) // self._columns(width)) * self._high()

    def sizeHint(self) -> QSize:
        wide = sum(self._widths())
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        widest = max(self._widths(), default=0)
        return QSize(widest, self.heightForWidth(max(self.width(), widest)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure_anew()

    def _lay(self) -> None:
        if not self._segments:
            return
        hints = self._widths()
        # Before it has its place it has no width.
        width = max(self.width(), *hints)
        columns, high = self._columns(width), self._high()
        whole = min(width, sum(hints) if columns == len(hints) else columns * max(hints))
        # The room that is left over is shared, so that the last one ends at the edge.
        ends = [whole * (place + 1) // columns for place in range(columns)]
        if columns == len(hints):
            ends = [sum(hints[: place + 1]) for place in range(columns)]
        for place, one in enumerate(self._segments):
            row, column = divmod(place, columns)
            left = ends[column - 1] if column else 0
            one.setGeometry(QRect(left, row * high, ends[column] - left, high))
        self.update()

    def _whole(self) -> QRect:
        """Return what all choices take of the room there is."""
        whole = QRect()
        for one in self._segments:
            whole |= one.geometry()
        return whole

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        wide = 2.0 if is_contrasting(colours) else _RIM
        rim, shape = QRectF(self._whole()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), QPainterPath()
        shape.addRoundedRect(rim, RADIUS, RADIUS)
        painter.fillPath(shape, colours.color(role.Window))
        painter.setPen(QPen(colours.color(role.Dark if is_contrasting(colours) else role.Mid), 1))
        for one in self._segments:
            place = QRectF(one.geometry())
            if one.x() > 0:
                painter.drawLine(QLineF(place.topLeft(), place.bottomLeft()))
            if one.y() > 0:
                painter.drawLine(QLineF(place.topLeft(), place.topRight()))
        painter.setPen(QPen(colours.color(role.Dark), wide))
        painter.drawPath(shape)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self._whole()), RADIUS, RADIUS)
        for one in self._segments:
            ground = QPainterPath()
            ground.addRect(QRectF(one.geometry()))
            if one.isChecked():
                painter.fillPath(ground & whole, one.palette().color(role.Highlight))
            elif one.is_pointed:
                inside = QPainterPath()
                inside.addRoundedRect(rim.adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
                painter.fillPath(ground & inside, colours.color(role.AlternateBase))
        painter.end()
