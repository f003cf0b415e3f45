"""Faces of which one is chosen: who sits at a seat, and how strong they are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from cardtable.ai.names import COMPANION
from cardtable.core.record import HUMAN
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import spaced
from cardtable.ui.look.one_stop import stop_once
from cardtable.ui.look.palette import RADIUS, SPACING
from cardtable.ui.look.plain import set_accessible_description, set_accessible_name, set_tool_tip
from cardtable.ui.look.portraits import paint_person, portrait_pixmap
from cardtable.words.players import computer_players, player_first_name, player_name


class PortraitButton(QAbstractButton):
    """The face of ``player`` with the name below, and in ``words`` how strong they are."""

    def __init__(self, player: str, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.words = ""
        self._size = size
        self._late = True
        self._hint = QSize()
        self._hinted_for: tuple[str, str] | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        # A page asks many times while it is laid out.
        if self._hinted_for != (self.text(), self.words):
            self._hinted_for = (self.text(), self.words)
            lines = [self.text(), self.words] if self.words else [self.text()]
            letters = self.fontMetrics()
            wide = max(self._size, *(letters.horizontalAdvance(line) for line in lines))
            self._hint = QSize(wide + 2 * SPACING, self._size + letters.height() * len(lines) + 4 * SPACING)
        return self._hint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._hinted_for = None
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours, role = self.palette(), QPalette.ColorRole
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.setBrush(colours.color(role.AlternateBase))
            painter.setPen(QPen(colours.color(role.Link), 2))
            painter.drawRoundedRect(whole, RADIUS, RADIUS)
        elif self.underMouse():
            painter.setPen(QPen(colours.color(role.Dark), 1))
            painter.drawRoundedRect(whole, RADIUS, RADIUS)
        left, top = (self.width() - self._size) // 2, SPACING
        if self.player == HUMAN:
            paint_person(painter, QRectF(left, top, self._size, self._size), colours)
        elif self._late:
            # A face takes some time when it is first drawn: everything else is seen before.
            self._late = False
            painter.setPen(QPen(colours.color(role.Mid), 2))
            painter.setBrush(colours.color(role.AlternateBase))
            painter.drawEllipse(QRectF(left, top, self._size, self._size).adjusted(1, 1, -1, -1))
            QTimer.singleShot(0, self, self._draw_first)
        else:
            painter.drawPixmap(left, top, self._face())
        high = self.fontMetrics().height()
        below = QRect(0, top + self._size + SPACING, self.width(), high)
        painter.setPen(colours.color(role.WindowText))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setPen(colours.color(role.PlaceholderText))
        painter.drawText(below.translated(0, high), Qt.AlignmentFlag.AlignCenter, self.words)
        painter.end()

    def _face(self) -> QPixmap:
        return portrait_pixmap(self.player, self._size, self.devicePixelRatioF())

    def _draw_first(self) -> None:
        self._face()
        self.update()


class PortraitChoice(QWidget):
    """Offers a person and all computer players, ``size`` pixels each; the companion, who adapts, comes first."""

    changed = Signal()

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        others = [player for player in computer_players() if player != COMPANION]
        self.buttons = [PortraitButton(player, size) for player in (COMPANION, *others, HUMAN)]
        for button in self.buttons:
            self._group.addButton(button)
        stop_once(self._group)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=0)
        layout.addWidget(Flow(*self.buttons))
        self._group.buttonClicked.connect(self.changed)

    @property
    def player(self) -> str:
        """The player that is chosen: an id, or ``HUMAN``."""
        button = self._group.checkedButton()
        return button.player if isinstance(button, PortraitButton) else HUMAN

    def choose(self, player: str) -> None:
        """Choose ``player``, without a word to anybody; a person for one who is not known."""
        known = {button.player: button for button in self.buttons}
        known.get(player, known[HUMAN]).setChecked(True)

    def retranslate(self, seat: str, strength: Callable[[str], str]) -> None:
        """Set all words. ``seat`` says whose faces these are, ``strength`` how strong a player is."""
        for button in self.buttons:
            person = button.player == HUMAN
            button.words = "" if person else strength(button.player)
            button.setText(self.tr("Human") if person else player_first_name(button.player))
            whole = ", ".join(filter(None, (player_name(button.player), button.words)))
            set_accessible_name(button, whole)
            set_accessible_description(button, seat)
            set_tool_tip(button, player_name(button.player))
            button.updateGeometry()
            button.update()
