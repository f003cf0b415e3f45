"""Shows dialogs as sheets of paper in a wooden frame over the main window.

The window below a sheet is dimmed and disabled until the sheet is closed. A sheet is never larger than the window;
larger contents scroll.
"""

from __future__ import annotations

from contextlib import suppress
from math import sqrt
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.look.bars import CloseButton
from cardtable.ui.look.keys import is_plain, press_meant
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.palette import BRASS_DARK, RADIUS, ROOMS, SPACING, colour

_USUAL_POINTS = 12.0
"""The size of text in points up to which a large title grows with it."""
_USUAL: Final = QSize(1280, 800)
"""The size of a window in which sheets have the sizes that they ask for."""
_MOST_LARGER = 1.75
"""How much higher a sheet becomes in a large window at most."""
_WOOD = 2 * SPACING
"""Width of the frame, in pixels."""
_EDGE = 3 * SPACING
"""Between a sheet and the edge of the window at least, in pixels."""
_DIMMED = 0.5
"""How much the window below is darkened, from 0 to 1."""

_FIELDS = QLineEdit, QAbstractSpinBox, QComboBox
"""What letters can be meant for."""


class _Fitting(QScrollArea):
    """Contains a dialog, and scrolls only if there is less room than the least size of the dialog. A usual scroll area
    of Qt already scrolls if there is less room than the dialog prefers.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self._dialog = dialog
        self._fitted = QSize()
        """The room for which it was last decided what can be spared."""
        self.setWidget(dialog)
        dialog.setAutoFillBackground(False)

    def fit(self) -> None:
        """Give the dialog its size; what it can spare is hidden where that leaves room for the rest."""
        room = self.maximumViewportSize()
        spare = list(self._dialog.spare) if isinstance(self._dialog, Dialog) else []
        if room != self._fitted:
            # Shown each time, it would ask for another layout each time, without end.
            self._fitted = room
            for one in spare:
                one.show()
        shown = [one for one in spare if not one.isHidden()]
        width, least = self._least(room)
        while least.height() > room.height() and shown:
            shown.pop(0).hide()
            width, least = self._least(room)
        policy = Qt.ScrollBarPolicy
        across, down = least.width() > width, least.height() > room.height()
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAsNeeded if across else policy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if down else policy.ScrollBarAlwaysOff)
        self._dialog.resize(least.width(), max(least.height(), room.height()))
        layout = self._dialog.layout()
        if len(shown) < len(spare) and layout is not None:
            # What was hidden leaves no gap, also where the size stays.
            layout.activate()

    def _least(self, room: QSize) -> tuple[int, QSize]:
        """Return the width that there is, beside a scroll bar if one is needed, and the size that the dialog has at
        least there.
        """
        dialog = self._dialog
        layout = dialog.layout()
        size = dialog.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        for width in (room.width(), room.width() - bar):
            wide = max(width, size.width())
            high = layout.minimumHeightForWidth(wide) if layout is not None and layout.hasHeightForWidth() else 0
            high = max(high, size.height())
            if high <= room.height():
                break
        return width, QSize(wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def _take_again(widget: QWidget | None) -> bool:
    """Give the focus to ``widget``, which once had it; return whether it can still have it."""
    # A page that is filled anew deletes its parts.
    with suppress(RuntimeError):
        if widget is not None and widget.isVisible() and widget.isEnabled():
            widget.setFocus()
            return True
    return False


def _take_off_scene(dialog: QDialog) -> None:
    """Take a dialog off the scene onto which Qt has put it by itself, because its parent lies on one."""
    proxy = dialog.graphicsProxyWidget()
    if proxy is not None:
        proxy.setWidget(None)  # type: ignore[arg-type]
        proxy.scene().removeItem(proxy)


def _title_step(dialog: Dialog) -> float:
    """Return the size of a title, in sizes of text; a large one does not grow with the text, which needs the room."""
    usual = min(1.0, _USUAL_POINTS / dialog.font().pointSizeF())
    return max(Dialog.title_step, dialog.title_step * usual)


class Panel(QWidget):
    """A dialog as a sheet of paper, with its title and a cross that rejects it."""

    def __init__(self, dialog: Dialog, over: QDialog | None, parent: QWidget) -> None:
        # As a window within the window it keeps the focus to itself.
        super().__init__(parent, Qt.WindowType.SubWindow)
        self.dialog = dialog
        self.over = over
        self._room = ROOMS["green"]
        self._title = Heading(_title_step(dialog), dialog.windowTitle(), self)
        self._title.setVisible(not dialog.titled)
        dialog.windowTitleChanged.connect(self._title.setText)
        self._cross = CloseButton()
        self._cross.clicked.connect(dialog.reject)
        dialog.setSizeGripEnabled(False)
        # A widget that gets another parent forgets which of its parts had the focus.
        self.first: QWidget | None = dialog.focusWidget()
        inside = dialog.layout()
        if inside is not None:
            margins = inside.contentsMargins()
            inside.setContentsMargins(margins.left(), SPACING, margins.right(), margins.bottom())
        self.area = _Fitting(dialog)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._head = head = QHBoxLayout()
        spaced(head, margin=0, gap=2)
        head.setContentsMargins(5 * SPACING, SPACING, SPACING, 0)
        head.addWidget(self._title, 1)
        head.addStretch(0 if self._title.isVisibleTo(self) else 1)
        head.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_WOOD, _WOOD, _WOOD, _WOOD)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.area, 1)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._listen_to)
        self.retranslate()

    def set_room(self, room: str) -> None:
        """Have a frame of the wood of this room."""
        self._room = ROOMS[room]
        self.update()

    def retranslate(self) -> None:
        """Set the words of the cross."""
        self._cross.set_words(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def wanted(self, window: QSize) -> QSize:
        """Return the size that the sheet would have in a ``window`` if all of that were room for it."""
        wanted = self.dialog.wanted
        if self.dialog.grows:
            scale = min(window.width() / _USUAL.width(), window.height() / _USUAL.height(), _MOST_LARGER)
            # Lines are not easier to read for being longer; lists are for being higher.
            wanted = QSize(round(wanted.width() * max(1.0, sqrt(scale))), round(wanted.height() * max(1.0, scale)))
        return wanted + QSize(2 * _WOOD, 2 * _WOOD + self._head.sizeHint().height())

    def take_focus(self) -> None:
        """Give the focus to the part of the dialog that had it at first, or else to its first part."""
        if not _take_again(self.first):
            self.dialog.setFocus()
            self.dialog.focusNextChild()
            # It begins at its head, unless the focus is further down.
            self.area.verticalScrollBar().setValue(0)
            if (focused := self.dialog.focusWidget()) is not None:
                self.area.ensureWidgetVisible(focused, 0, SPACING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle what no part of the dialog has handled: Escape rejects the dialog, Return presses its bright button,
        keys of the window do what the dialog offers of it, and a letter presses the button on which it is underlined.
        Where there are fields it needs Alt: whoever missed a field with the mouse means to write.
        """
        if event.key() == Qt.Key.Key_Escape:
            self.dialog.reject()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dialog.keyPressEvent(event)
            return
        if not self.dialog.do_meant(event):
            self._press_letter(event)

    def _press_letter(self, event: QKeyEvent) -> bool:
        """Press the button whose underlined letter is typed; return whether there is one."""
        if not is_plain(event) or any(self.dialog.findChildren(kind) for kind in _FIELDS):
            return False
        return press_meant(self.dialog.findChildren(QAbstractButton), event)

    def _listen_to(self, _: QWidget | None, now: QWidget | None) -> None:
        """Hear the letters typed in a list, which would look for an entry that begins so."""
        if isinstance(now, QAbstractItemView) and self.isAncestorOf(now):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._press_letter(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        wood = QLinearGradient(whole.topLeft(), whole.bottomLeft())
        wood.setColorAt(0, colour(self._room.wood_light))
        wood.setColorAt(0.5, colour(self._room.wood))
        wood.setColorAt(1, colour(self._room.wood_dark))
        painter.setBrush(wood)
        painter.setPen(QPen(colour(self._room.text if self._room.plain else self._room.wood_dark), 1))
        paper = self.rect().adjusted(2 * _WOOD, 2 * _WOOD, -2 * _WOOD, -2 * _WOOD)
        painter.setClipRegion(QRegion(self.rect()) - QRegion(paper))
        painter.drawRoundedRect(whole, RADIUS, RADIUS)
        painter.setClipping(False)
        inner = whole.adjusted(_WOOD - 2, _WOOD - 2, 2 - _WOOD, 2 - _WOOD)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.setPen(QPen(QColor(BRASS_DARK), 1.5))
        painter.drawRoundedRect(inner, RADIUS / 2, RADIUS / 2)
        painter.end()


class Panels(QWidget):
    """The sheets over ``window``, of which the last is on top. ``kept`` are the actions of the window whose keys work
    even while a sheet is open.
    """

    covering = Signal(bool)
    """Whether a sheet lies over the window now; emitted when that changes."""

    def __init__(self, window: QWidget, kept: tuple[QAction, ...] = ()) -> None:
        super().__init__(window)
        self._window = window
        self._kept = kept
        self._panels: list[Panel] = []
        self._spared = QRect()
        self._room = "green"
        self._before: QWidget | None = None
        self.hide()
        window.installEventFilter(self)

    @property
    def top(self) -> QDialog | None:
        """The dialog that is seen."""
        return self._panels[-1].dialog if self._panels else None

    def set_room(self, room: str) -> None:
        """Have frames of the wood of this room."""
        self._room = room
        for panel in self._panels:
            panel.set_room(room)

    def spare(self, told: QRect) -> None:
        """Keep sheets off ``told``, the area of the window that shows notices and stays usable."""
        if told != self._spared:
            self._spared = told
            self._place()

    def lay(self, dialog: Dialog, *, over: QDialog | None = None, below: bool = False) -> None:
        """Show ``dialog`` as a sheet until it is hidden. One that lies ``over`` another goes with it; one that is laid
        ``below`` waits until those that lie there are put away.
        """
        if not self._panels:
            self._before = self._window.focusWidget()
        _take_off_scene(dialog)
        panel = Panel(dialog, over, self)
        panel.set_room(self._room)
        dialog.installEventFilter(self)
        self._panels.insert(0 if below else len(self._panels), panel)
        if len(self._panels) == 1:
            self.covering.emit(True)
        self._show_top()

    def close_all(self) -> None:
        """Put everything away, without an answer."""
        while self._panels:
            self._panels[-1].dialog.close()

    def _show_top(self) -> None:
        for panel in self._panels[:-1]:
            panel.hide()
        top = self._panels[-1]
        self._place()
        self.show()
        self.raise_()
        top.show()
        top.dialog.show()
        top.take_focus()

    def take_focus(self) -> bool:
        """Give the focus to the sheet that is seen; return whether there is one."""
        if self._panels:
            self._panels[-1].take_focus()
        return bool(self._panels)

    def _drop(self, dialog: QObject) -> None:
        left = [panel for panel in self._panels if panel.dialog is dialog]
        if not left:
            return
        (panel,) = left
        dialog.removeEventFilter(self)
        self._panels.remove(panel)
        panel.hide()
        panel.deleteLater()
        for other in [other for other in self._panels if other.over is dialog]:
            other.dialog.close()
        if self._panels:
            self._show_top()
            return
        if self.isVisible():
            self.hide()
            self.covering.emit(False)
            before, self._before = self._before, None
            _take_again(before)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
                self._place()
        elif event.type() in (QEvent.Type.Hide, QEvent.Type.HideToParent) and isinstance(watched, QWidget):
            # A sheet below another is hidden together with its frame, and is shown again later.
            if watched.isHidden():
                self._drop(watched)
        elif event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = QKeySequence(event.keyCombination())
            others = (action for action in self._window.actions() if action not in self._kept)
            if any(pressed in action.shortcuts() for action in others):
                event.accept()
                return True
        return super().event(event)

    def _place(self) -> None:
        self.setGeometry(self._window.rect())
        room = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        if self._spared.isValid():
            room.setTop(max(room.top(), self._spared.bottom() + SPACING))
            self.setMask(QRegion(self.rect()) - QRegion(self._spared))
        else:
            self.clearMask()
        if self._panels:
            top = self._panels[-1]
            size = top.wanted(self.size()).boundedTo(room.size())
            place = QRect(0, 0, size.width(), size.height())
            place.moveCenter(room.center())
            top.setGeometry(place)
            if top.isVisible():
                top.area.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._panels and (top := self._panels[-1]).isVisible():
            # Below the sheet nothing is seen but its corners.
            hidden = top.geometry().adjusted(_WOOD, _WOOD, -_WOOD, -_WOOD)
            painter.setClipRegion(QRegion(self.rect()) - QRegion(hidden))
        painter.fillRect(self.rect(), colour("#000000", _DIMMED))
        if self._panels and (top := self._panels[-1]).isVisible():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for spread in range(6, 0, -1):
                painter.setBrush(colour("#000000", 0.06))
                shade = QRectF(top.geometry()).adjusted(-spread, -spread + 3, spread, spread + 3)
                painter.drawRoundedRect(shade, RADIUS + spread, RADIUS + spread)
        painter.end()
