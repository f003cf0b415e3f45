"""The base class of all dialogs, and areas that scroll up and down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, SignalInstance
from PySide6.QtGui import (
    QAction,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)
from shiboken6 import isValid

from cardtable.ui.look.focus import INSIDE, can_have_focus
from cardtable.ui.look.palette import SPACING, is_contrasting

BESIDE_SCROLLED = INSIDE + SPACING
"""The room at the left of everything in a scrolled area, in pixels. What stands above or below begins there, too."""

USUAL_POINTS = 10.5
"""The size of text at which windows have the sizes that they ask for."""


class Dialog(QDialog):
    """A dialog that sets its texts again when the language changes, and never opens larger than its screen."""

    titled: ClassVar[bool] = False
    """Whether the dialog has a heading of its own, so that it needs no title above that."""

    title_step: ClassVar[float] = 1.4
    """The size of the title on a sheet, in sizes of text."""

    grows: ClassVar[bool] = False
    """Whether the dialog has more to show than it has room for, so that it is larger in a large window."""

    place: ClassVar[int] = 0
    """Which place of the program the dialog belongs to, counted as in the bar of the hall; 0 is the table itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = False
        self._usual_size = self._opened_size = QSize()
        self._main: QPushButton | None = None
        self._head_of_window: QWidget | None = None
        self._key_deeds: Sequence[tuple[QAction, SignalInstance]] = ()
        self.spare: Sequence[QWidget] = ()
        """What is hidden, from the first on, where the sheet would not have room for the rest."""
        self.setSizeGripEnabled(True)
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)

    def head_window(self, heading: QWidget) -> None:
        """Show ``heading`` only while the dialog is a window: a sheet has its title above it."""
        self._head_of_window = heading

    def retranslate(self) -> None:
        """Set all words of this window."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if self._head_of_window is not None:
            self._head_of_window.setVisible(self.isWindow())
        if not self._shown:
            self._shown = True
            for button in self.findChildren(QPushButton):
                if button.isDefault():
                    # A dialog knows its default button only if it became that inside of it, and forgets any other
                    # as soon as the button has had the focus.
                    button.setDefault(False)
                    button.setDefault(True)
                    self._main = button
            closing = None if self._main is not None or self.isWindow() else self._closing_button()
            if closing is not None:
                # Qt finds such a button only for windows of the system.
                closing.setDefault(True)
                self._main = closing
            if self._main is not None:
                application = QApplication.instance()
                assert isinstance(application, QApplication)
                application.focusChanged.connect(self._brighten)
        super().showEvent(event)

    def _brighten(self, _: QWidget | None, now: QWidget | None) -> None:
        """Let the one button be bright that Return presses: that with the focus, or else the main one. Qt does so only
        in windows of the system.
        """
        focused = isinstance(now, QPushButton) and now.autoDefault() and self.isAncestorOf(now)
        if self._main is not None:
            self._main.setDefault(not focused or now is self._main)

    def _closing_button(self) -> QPushButton | None:
        boxes = self.findChildren(QDialogButtonBox)
        return boxes[-1].button(QDialogButtonBox.StandardButton.Close) if boxes else None

    @property
    def bright(self) -> QPushButton | None:
        """The button that Return presses wherever the focus is; None if it cannot be pressed now."""
        main = self._main
        return main if main is not None and main.isVisible() and main.isEnabled() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.bright is not None:
            self.bright.click()
        else:
            super().keyPressEvent(event)

    def answer_keys(self, deeds: Iterable[tuple[QAction, SignalInstance]]) -> None:
        """Emit a signal at the keys of an action of the window, which rests itself while the dialog lies over that."""
        self._key_deeds = tuple(deeds)

    def do_meant(self, event: QKeyEvent) -> bool:
        """Do what a key does in the window if it is among those of ``answer_keys`` and its action is enabled; return
        whether it is.
        """
        pressed = QKeySequence(event.keyCombination())
        for action, deed in self._key_deeds:
            if action.isEnabled() and pressed in action.shortcuts():
                deed.emit()
                return True
        return False

    def open_at(self, wanted: QSize) -> None:
        """Have the size ``wanted`` at the usual size of text, more where text is larger, less on a small screen."""
        self._usual_size = QSize(wanted)
        self._be_as_large_as(self._usual_size)

    def _be_as_large_as(self, size: QSize) -> None:
        self.resize(size.boundedTo(self.screen().availableSize() * 0.94))
        self._opened_size = self.size()

    def setVisible(self, visible: bool) -> None:
        # What its parts need at least is known late, and is asked for once: a sheet gets its size from what lays it.
        if visible and not self._shown and self.isWindow() and self.size() == self._opened_size:
            self._be_as_large_as(self.wanted)
        super().setVisible(visible)

    @property
    def wanted(self) -> QSize:
        """The size that the dialog takes if there is room, at the present size of text."""
        usual = self._usual_size if self._usual_size.isValid() else self.sizeHint()
        size = (usual * max(1.0, self.font().pointSizeF() / USUAL_POINTS)).expandedTo(self.minimumSizeHint())
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            # The least size of words that wrap says nothing of how many lines they need.
            size.setHeight(max(size.height(), layout.minimumHeightForWidth(size.width())))
        return size


_W = TypeVar("_W", bound=QWidget)
_PAGES: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
"""The keys that page, and whether they do so up or down."""
_WIDEST = 720
"""The greatest least width of a scrolled area, in pixels. Wider contents, as with very large text, scroll sideways,
too.
"""
_FADING_LINES = 1.6
"""Over how many lines an area fades away at its lower edge."""
_STEPS = 4
"""How deep what can become higher lies in what is scrolled."""


class UprightArea(QScrollArea):
    """An area that scrolls up and down only: it is at least as wide as its content, up to ``_WIDEST`` pixels. Page Down
    and Page Up take the focus along.
    """

    def __init__(self) -> None:
        super().__init__()
        self._fade: _Fade | None = None
        self.listed: QButtonGroup | None = None
        """Buttons that are a list here, of which one is chosen: paging chooses among them, as arrow keys do."""
        self.setWidgetResizable(True)
        self._asked = QSize(), QSize()
        """The sizes for which it asked last."""

    def fade_out(self) -> None:
        """Let lines fade away at the lower edge while there is more below, rather than be cut through."""
        self._fade = _Fade(self)

    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        width = content.minimumSizeHint().width() if content is not None else 0
        return QSize(min(width, _WIDEST) + self.verticalScrollBar().sizeHint().width(), 96)

    def _ask_anew(self) -> None:
        """Ask for another size if the content needs one. Everything around it is laid out anew then."""
        needed = self.minimumSizeHint(), self.sizeHint()
        if needed != self._asked:
            self._asked = needed
            self.updateGeometry()

    def have_in_sight(self, part: QWidget) -> None:
        """Scroll to a part of the content once it has its place: to its beginning if it has no room."""
        content = self.widget()

        def scroll() -> None:
            # What became higher asks what lies around it, step by step.
            for _ in range(_STEPS):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            if part.height() <= self.viewport().height():
                self.ensureWidgetVisible(part, 0, SPACING)
            elif content is not None:
                self.verticalScrollBar().setValue(part.mapTo(content, QPoint(0, 0)).y())

        QTimer.singleShot(0, part, scroll)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        content = self.widget()
        parts = [] if content is None else content.findChildren(QWidget)
        # Keys scroll from any control inside; a stop of its own serves only where nothing inside is one. A click takes
        # the focus from nothing: words are not pressed, and the wheel scrolls without it.
        serves = not any(can_have_focus(one) for one in parts)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if serves else Qt.FocusPolicy.NoFocus)
        layout = content.layout() if content is not None else None
        if layout is not None:
            # Forms that were laid out while their words were still missing keep the heights of that time.
            layout.invalidate()
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A refusal that appears below takes its height from here.
        content, focused = self.widget(), QApplication.focusWidget()
        inside = content is not None and focused is not None and content.isAncestorOf(focused)
        before = QRect(QPoint(0, 0), event.oldSize())
        seen = inside and focused is not None and before.contains(self._place_of(focused))
        super().resizeEvent(event)
        if self._fade is not None:
            self._fade.follow()
        if seen and focused is not None and not self._is_whole(focused):
            # Qt’s own way would have no more than the cursor of a field in sight.
            below = self._place_of(focused).bottom() + SPACING - self.viewport().height()
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        content, focused = self.widget(), QApplication.focusWidget()
        if content is None or focused is None or not content.isAncestorOf(focused):
            super().keyPressEvent(event)
            return
        where, scrolled_to = self._place_of(focused).center(), self.verticalScrollBar().value()
        super().keyPressEvent(event)
        way = _PAGES.get(Qt.Key(event.key()))
        if way is None:
            return
        listed = self.listed.buttons() if self.listed is not None else []
        if isinstance(focused, QAbstractButton) and focused in listed:
            if self.verticalScrollBar().value() == scrolled_to:
                # As in any list the last page goes to its end.
                where.setY(way * content.height())
            nearest = self._nearest(focused, listed, where)
            nearest.setFocus(Qt.FocusReason.TabFocusReason)
            nearest.click()
        elif not self._is_whole(focused):
            parts: list[QWidget] = content.findChildren(QWidget)
            others = [one for one in parts if can_have_focus(one)]
            self._nearest(focused, others, where).setFocus(Qt.FocusReason.TabFocusReason)

    def _nearest(self, focused: _W, parts: Sequence[_W], where: QPoint) -> _W:
        """Return that one of the ``parts`` in sight which is nearest to a point of the viewport; ``focused`` if none is
        in sight.
        """
        seen = [one for one in parts if self._is_whole(one)]
        return min(seen, key=lambda one: (self._place_of(one).center() - where).manhattanLength(), default=focused)

    def _place_of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.viewport(), QPoint(0, 0)), widget.size())

    def _is_whole(self, widget: QWidget) -> bool:
        return self.viewport().rect().contains(self._place_of(widget))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Other words, another language: the content asks for another width.
        if event.type() == QEvent.Type.LayoutRequest:
            self._ask_anew()
        return super().eventFilter(watched, event)


class _Fade(QWidget):
    """Lies over the lowest lines of ``area`` while there is more below them, but never over what has the focus."""

    def __init__(self, area: UprightArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.follow)
        bar.rangeChanged.connect(self.follow)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._see_focus)

    def _see_focus(self, _before: QWidget | None, _now: QWidget | None) -> None:
        # The focus also goes while the area is deleted.
        if isValid(self._area):
            self.follow()

    def follow(self) -> None:
        """Be where the lowest lines are now, if there is more below."""
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        focused = QApplication.focusWidget()
        high = min(seen.height(), round(_FADING_LINES * self.fontMetrics().height()))
        self.setGeometry(seen.left(), seen.bottom() + 1 - high, seen.width(), high)
        veiled = (
            focused is not None
            and self._area.viewport().isAncestorOf(focused)
            and QRect(focused.mapTo(self._area, QPoint(0, 0)), focused.size()).intersects(self.geometry())
        )
        self.setVisible(bar.value() < bar.maximum() and not veiled)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), self.palette()
        ground = colours.color(QPalette.ColorRole.Window)
        if is_contrasting(colours):
            # Nothing is half seen there.
            painter.fillRect(0, self.height() - 1, self.width(), 1, colours.color(QPalette.ColorRole.WindowText))
        else:
            fading = QLinearGradient(0, 0, 0, self.height())
            for place, alpha in ((0.0, 0), (0.85, 255)):
                ground.setAlpha(alpha)
                fading.setColorAt(place, ground)
            painter.fillRect(self.rect(), fading)
        painter.end()


class SnugArea(UprightArea):
    """An upright area that is never higher than its content."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        content = self.widget()
        wanted = content.sizeHint() if content is not None else super().sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        height = -1
        if content is not None and content.hasHeightForWidth():
            # Beside a scroll bar the content is higher, so that the bar would never go away again by itself.
            height = content.heightForWidth(self.width() - bar)
        return QSize(wanted.width() + bar, max(wanted.height(), height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def scrolled(content: QWidget, snug: bool = False) -> UprightArea:
    """Return an area without a frame in which ``content`` scrolls up and down; a ``snug`` one is never higher than its
    content.
    """
    area = SnugArea() if snug else UprightArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    # Qt would lay it out in the size that it prefers, whose words it does not have yet.
    content.setAttribute(Qt.WidgetAttribute.WA_Resized)
    area.setWidget(content)
    content.setAutoFillBackground(False)
    layout = content.layout()
    if layout is not None:
        # Neither the frame of the focus nor the scroll bar must touch the content.
        margins = layout.contentsMargins()
        left, top, bottom = (max(one, BESIDE_SCROLLED) for one in (margins.left(), margins.top(), margins.bottom()))
        layout.setContentsMargins(left, top, max(margins.right(), 12), bottom)
    area.viewport().setAutoFillBackground(False)
    return area


def button_box(standard: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Return a row of Qt's standard buttons, without the pictures that some systems put on them."""
    box = QDialogButtonBox(standard)
    for button in box.buttons():
        button.setIcon(QIcon())
    return box


def aligned(part: QWidget) -> QHBoxLayout:
    """Return a row in which ``part`` begins where the parts of a scrolled area above or below it do."""
    row = QHBoxLayout()
    row.setContentsMargins(BESIDE_SCROLLED, 0, 0, 0)
    row.addWidget(part)
    return row
