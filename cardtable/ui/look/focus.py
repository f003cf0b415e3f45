"""Where the focus of a window is: its frame, the arrow keys within a bar, and the way back when its place goes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QScrollArea, QTabBar, QWidget

from cardtable.ui.look.palette import FOCUS_EDGE, FOCUS_LINE, FRAMES_FOCUS, RADIUS

LINE, EDGE = 3, 2
"""The widths in pixels of the bright line of the frame, and of the dark lines on both sides of it."""
_OUTSIDE = 6
"""How far the frame reaches out of the widget, in pixels."""
INSIDE = LINE + 2 * EDGE - _OUTSIDE
"""How far it reaches into the widget, in pixels: a page keeps its words so far from its edge."""
_ASIDE = 2.5
"""How many times as far a distance to the side of the direction counts."""
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The keys that go in a direction: how far across and how far down."""
_ENDS: Final[dict[int, bool]] = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}
"""The keys that go to an end of several choices, each with whether that is the last one."""
_TOUCHES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})
_MOVES: Final = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


def can_have_focus(widget: QWidget) -> bool:
    """Return whether Tab reaches ``widget`` now."""
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def go_on(widget: QWidget, forward: bool) -> bool:
    """Give the focus to the widget that comes after ``widget`` in the order of Tab, or before it; return whether there
    is one.
    """
    part: QWidget | None = widget
    while part is not None:
        part = part.nextInFocusChain() if forward else part.previousInFocusChain()
        if part is widget or part is None:
            break
        if can_have_focus(part):
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            part.setFocus(reason)
            return True
    return False


def step(widget: QWidget, bar: QWidget, across: int, down: int) -> None:
    """Move the focus from ``widget`` to the next part of ``bar`` in a direction; it stays if there is none."""
    start = _middle(widget, bar)
    best: tuple[float, QWidget] | None = None
    for part in bar.findChildren(QWidget):
        if part is widget or not can_have_focus(part):
            continue
        way = _middle(part, bar) - start
        along = way.x() * across + way.y() * down
        cost = along + _ASIDE * abs(way.y() if across else way.x())
        if along > 1 and (best is None or cost < best[0]):
            best = cost, part
    if best is not None:
        best[1].setFocus(Qt.FocusReason.TabFocusReason)


def go_to_end(button: QAbstractButton, last: bool) -> bool:
    """Choose the first or the ``last`` of several choices; return whether ``button`` is one of several."""
    group: QButtonGroup | None = button.group()
    if group is None or not group.exclusive() or getattr(button, "frames_itself", False):
        return False
    window = button.window()
    choices = [one for one in group.buttons() if one.isVisible() and one.isEnabled()]
    ends = sorted(choices, key=lambda one: (_middle(one, window).y(), _middle(one, window).x()))
    end = ends[-1 if last else 0]
    end.setFocus(Qt.FocusReason.TabFocusReason)
    if end.isCheckable() and not end.isChecked():
        end.click()
    return True


def _bring_into_sight(widget: QWidget, whole: bool = False) -> None:
    """Scroll to ``widget`` if nothing of it is seen; or if not the ``whole`` of it is, and there is room for that."""
    above = widget.parentWidget()
    while above is not None and (widget.visibleRegion().isEmpty() or whole):
        if isinstance(above, QScrollArea):
            if widget.visibleRegion().isEmpty():
                above.ensureWidgetVisible(widget)
            elif widget.height() + 2 * _OUTSIDE <= above.viewport().height():
                above.ensureWidgetVisible(widget, 0, _OUTSIDE)
        above = above.parentWidget()


def _middle(widget: QWidget, bar: QWidget) -> QPoint:
    return widget.mapTo(bar, widget.rect().center())


class FocusFrame(QWidget):
    """A frame around the widget with the focus, above everything else in the window that is its parent."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._around: QWidget | None = None
        self._watched: list[QWidget] = []
        # A page that is laid out anew gets its scroll bar only after all of its parts have moved.
        self._laid_out = QTimer(self)
        self._laid_out.setSingleShot(True)
        self._laid_out.setInterval(0)
        self._laid_out.timeout.connect(self._stay_in_sight)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def around(self) -> QWidget | None:
        """The widget that is framed, None if there is none."""
        return self._around

    def surround(self, widget: QWidget | None) -> None:
        """Lie around ``widget`` wherever it moves, until something else is framed; None takes the frame away."""
        for one in self._watched:
            # Qt may have deleted it meanwhile.
            with suppress(RuntimeError):
                one.removeEventFilter(self)
        self._watched, self._around = [], widget
        while widget is not None and widget is not self.parentWidget():
            self._watched.append(widget)
            widget.installEventFilter(self)
            widget = widget.parentWidget()
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            # What a person scrolls moves as a whole; what is laid out anew must not go out of sight.
            if self._around is not None and (watched is self._around or event.type() == QEvent.Type.Resize):
                _bring_into_sight(self._around)
                self._laid_out.start()
            self._lie()
        return False

    def _stay_in_sight(self) -> None:
        # What was framed may have gone since.
        with suppress(RuntimeError):
            if self._around is not None:
                _bring_into_sight(self._around)
                self._lie()

    def _lie(self) -> None:
        widget, window = self._around, self.parentWidget()
        if widget is None or window is None or not widget.isVisible():
            self.hide()
            return
        seen = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        above = widget.parentWidget()
        while above is not None and above is not window:
            # What is scrolled out of sight is not framed.
            seen &= QRect(above.mapTo(window, QPoint(0, 0)), above.size())
            above = above.parentWidget()
        place = seen.adjusted(-_OUTSIDE, -_OUTSIDE, _OUTSIDE, _OUTSIDE) & window.rect()
        self.setGeometry(place)
        thick = LINE + 2 * EDGE
        self.setMask(QRegion(self.rect()) - QRegion(self.rect().adjusted(thick, thick, -thick, -thick)))
        self.setVisible(not seen.isEmpty())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = LINE + 2 * EDGE
        place = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        for shade, wide in ((FOCUS_EDGE, thick), (FOCUS_LINE, LINE)):
            painter.setPen(QPen(QColor(shade), wide))
            painter.drawRoundedRect(place, RADIUS, RADIUS)
        painter.end()


@runtime_checkable
class _Table(Protocol):
    """What wants to know that the focus has come to it by the keyboard."""

    def come_by_keys(self) -> None:
        """Show a frame, although nothing was pressed here."""


class Focus(QObject):
    """Keeps the focus of ``window`` in sight: frames what has it, keeps arrow keys within the bar in which they are
    pressed, and calls ``go_home`` when what had the focus is hidden or disabled. A widget that shows by itself that it
    has the focus says so by an attribute ``frames_itself``; one that is a bar for arrow keys, by ``keeps_arrows``.
    """

    def __init__(self, window: QWidget, go_home: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._go_home = window, go_home
        self.frame = FocusFrame(window)
        window.window().setProperty(FRAMES_FOCUS, True)
        self._at: QWidget | None = None
        self._going_home = False
        self._by_keys = False
        """Whether a key was pressed since the last press of the mouse."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)
        # A window that is painted has one.
        window.window().windowHandle().installEventFilter(self)
        self._follow(None, QApplication.focusWidget())

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        # The filter stays on what had the focus before, which Qt may have deleted meanwhile; it does nothing there.
        inside = now is not None and self._window.isAncestorOf(now)
        self._at = now if inside else None
        if self._at is not None:
            self._at.installEventFilter(self)
            # Where somebody presses, nothing moves.
            _bring_into_sight(self._at, whole=not QApplication.mouseButtons())
        self.frame.surround(None if self._at is None or getattr(self._at, "frames_itself", False) else self._at)
        reached: object = now
        if self._by_keys and isinstance(reached, _Table):
            reached.come_by_keys()
        lost = False
        # While the window is destroyed, what it was asks nothing any more.
        with suppress(RuntimeError):
            lost = not self._going_home and self._is_lost(before, now)
        if lost:
            self._going_home = True
            self._go_home()
            self._going_home = False

    def _is_lost(self, before: QWidget | None, now: QWidget | None) -> bool:
        """Return whether the focus has moved only because what had it cannot have it any more."""
        window = self._window
        if not window.isVisible() or QApplication.activePopupWidget() is not None:
            return False
        if now is None:
            return window.window().isActiveWindow()
        # What is hidden together with everything around it has lost its parents by now, or is no part of the window.
        left = before is not None and not (before.isVisible() and before.isEnabled())
        return left and window.isAncestorOf(now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES:
            self._by_keys = False
        if watched is not self._at or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        self._by_keys = True
        if event.key() in _ENDS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return isinstance(watched, QAbstractButton) and go_to_end(watched, last=_ENDS[event.key()])
        way = ARROWS.get(Qt.Key(event.key()))
        if way is not None and isinstance(watched, QTabBar):
            # Tabs go left and right. Up and down would scroll them out of sight, and with them the frame.
            return way[0] == 0
        if way is None or not isinstance(watched, QAbstractButton):
            return False
        bar = _bar_of(watched)
        if _goes_its_own_way(watched) and not getattr(bar, "keeps_arrows", False):
            return False
        if bar is not None:
            # By itself Qt would go on to the next widget of the window, whatever it is.
            step(watched, bar, *way)
        return True


def _goes_its_own_way(button: QAbstractButton) -> bool:
    """Return whether arrow keys choose another one of several buttons, or mean something else where it lies."""
    group: QButtonGroup | None = button.group()
    return (
        getattr(button, "frames_itself", False) or button.autoExclusive() or (group is not None and group.exclusive())
    )


def _bar_of(button: QWidget) -> QWidget | None:
    """Return the bar around ``button``: what says that it is one, or what the button lies in."""
    above = button.parentWidget()
    while above is not None:
        if getattr(above, "keeps_arrows", False):
            return above
        above = above.parentWidget()
    return button.parentWidget()
