"""The four places of the program: the bar of walnut in the hall, and the tools in the row above a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QLinearGradient, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cardtable.ui.look.icons import icon, icon_pixels
from cardtable.ui.look.look import PressedByReturn, serif, spaced
from cardtable.ui.look.palette import BRASS, BRASS_DARK, ROOMS, SPACING, is_contrasting
from cardtable.ui.look.plain import Label, on_button, set_tool_tip
from cardtable.ui.look.room_painting import is_evening
from cardtable.words.mark import off_button

_WALNUT = ("#5a3a25", "#3b2416")
_BRIGHT = ("#ecdcbb", "#dcc59a")
"""The wood in rooms with a bright cloth."""
_DARK = ("#33241a", "#241912")
_IN_ROW = 3
"""The number of buttons in the first of two rows."""
_TOOL_EDGE, _AROUND_WORDS = 14, 20
"""What a tool takes beside its icon, and beside its words, in pixels."""
_BEFORE_TOOLS = 12
"""Before the first tool, where a line divides it from the menus, in pixels."""
_ARROW, _BEFORE_ARROW = 10, 7
"""The width of the arrow of a button that opens a list, and the room between it and the words, in pixels."""
_LEAST_WIDE = 44
"""The least width of a button with an icon, in pixels."""
_LINE_HIGH = 3
"""The height of the line below the place where one is, in pixels."""


class PlaceButton(PressedByReturn):
    """The name of a place; that where one is has a line of brass below it."""

    letters_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.here = False
        self.opens = False
        """Whether it opens a list, as a small arrow behind the words says."""
        self.pictured = ""
        """The name of the icon that stands in place of words; empty where there are words."""
        self.edge = 3 * SPACING
        """The room at either side of the words, in pixels."""
        self.words = QColor("#f3e6c8")
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.letters_changed.emit()

    def _plain(self) -> str:
        return off_button(self.text())

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        if self.pictured:
            return QSize(max(_LEAST_WIDE, icon_pixels(self) + 2 * SPACING), metrics.height() + 4 * SPACING)
        wide = metrics.horizontalAdvance(self._plain()) + self.opens * (_ARROW + _BEFORE_ARROW)
        return QSize(wide + 2 * self.edge, max(44, metrics.height() + 4 * SPACING))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.pictured:
            size = icon_pixels(self)
            lines = icon(self.pictured, self.words, self.devicePixelRatioF(), size)
            lines.paint(painter, self.rect())
            painter.end()
            return
        font = self.font()
        if self.here or self.underMouse():
            font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.words)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic)
        words = self.rect().adjusted(0, 0, -self.opens * (_ARROW + _BEFORE_ARROW), 0)
        painter.drawText(words, flags, self.text())
        wide = painter.fontMetrics().horizontalAdvance(self._plain())
        if self.opens:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.words, 1.8))
            tip = QPointF(words.center().x() + (wide + _ARROW) / 2 + _BEFORE_ARROW, self.height() / 2 + 3)
            painter.drawPolyline([tip + QPointF(-_ARROW / 2, -5), tip, tip + QPointF(_ARROW / 2, -5)])
        if self.here:
            line = QRectF((self.width() - wide) / 2, self.height() - 4, wide, 4)
            colours = self.palette()
            contrast = is_contrasting(colours)
            painter.fillRect(line, colours.color(QPalette.ColorRole.Link) if contrast else QColor(BRASS))
        painter.end()


class PlacesBar(QWidget):
    """Shows the name of the program and a button for each place; the first is the place where one is. ``deeds`` are
    what the buttons do, the last of them what stands at the right end, beside the ``language`` and the ``settings``.
    """

    def __init__(self, deeds: Sequence[Callable[[], object]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = "green"
        self.title = Label("cardtable")
        self.buttons = [PlaceButton(self) for _ in deeds]
        rows = QVBoxLayout(self)
        spaced(rows, margin=0, gap=0)
        rows.setContentsMargins(6 * SPACING, 0, 4 * SPACING, 0)
        self._row, self._below = QHBoxLayout(), QHBoxLayout()
        for row in (self._row, self._below):
            spaced(row, margin=0, gap=1)
            rows.addLayout(row)
        self._row.addWidget(self.title)
        self._row.addSpacing(4 * SPACING)
        for place, (button, deed) in enumerate(zip(self.buttons, deeds, strict=True)):
            if place == len(deeds) - 1:
                self._row.addStretch(1)
            button.clicked.connect(lambda _=False, deed=deed: deed())
            button.letters_changed.connect(self.fit)
            self._row.addWidget(button)
        self.language = PlaceButton(self)
        """Says which language is spoken, and opens the list of all; hidden until ``speak``."""
        self.language.opens = True
        self.language.letters_changed.connect(self.fit)
        self.language.hide()
        self._row.addWidget(self.language)
        self.settings = PlaceButton(self)
        """Opens the settings; an icon, as in the row above a table."""
        self.settings.pictured = "settings"
        self._row.addWidget(self.settings)
        self._ends = (self.language, self.settings)
        self._below.addStretch(1)
        self.show_place(0)
        self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Leave the name of the program out where large words need its room, stand closer where they need more, leave
        the settings to the menu after that, and stand in two rows where all that is not enough.
        """
        fits = True
        words = [*self.buttons, *([] if self.language.isHidden() else [self.language])]
        for edge, parts in (
            (3 * SPACING, (self.title, self.settings)),
            (3 * SPACING, (self.settings,)),
            (SPACING, (self.settings,)),
            (SPACING, ()),
        ):
            for button in words:
                button.edge = edge
            wide = sum(one.sizeHint().width() + SPACING for one in (*words, *parts)) + 14 * SPACING
            if wide <= self.width():
                break
        else:
            fits = False
        for one in (self.title, self.settings):
            one.setVisible(one in parts)
        if fits != (self._below.count() == 1):
            for place, button in enumerate((*self.buttons[_IN_ROW:], *self._ends)):
                if fits:
                    # The last ones stand at the end, behind the stretch.
                    self._row.addWidget(button)
                else:
                    self._below.insertWidget(place, button)
            if fits and len(self.buttons) > _IN_ROW + 1:
                self._row.removeWidget(self.buttons[_IN_ROW])
                self._row.insertWidget(2 + _IN_ROW, self.buttons[_IN_ROW])
        for button in (*self.buttons, *self._ends):
            button.updateGeometry()

    def speak(self, language: str) -> None:
        """Show the name of the ``language`` that is spoken, where another one is chosen; nothing for an empty text."""
        self.language.setText(on_button(language))
        self.language.setVisible(bool(language))
        self.fit()

    def set_keys(self, keys: Sequence[str]) -> None:
        """Say for each place by which key it is reached from anywhere; an empty text for none."""
        for button, key in zip(self.buttons, keys, strict=True):
            set_tool_tip(button, key)

    def show_place(self, place: int) -> None:
        """Have the line of brass below this place."""
        for number, button in enumerate(self.buttons):
            button.here = number == place
            button.update()

    def set_room(self, room: str) -> None:
        """Follow the room that was chosen."""
        self._room = room
        self.restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.restyle()
        super().changeEvent(event)

    def restyle(self) -> None:
        """Adapt colours and letters."""
        if is_contrasting(self.palette()):
            words = self.palette().color(QPalette.ColorRole.WindowText)
        elif not is_evening(self.palette()) and ROOMS[self._room].bright:
            words = QColor("#2a1b10")
        else:
            words = QColor("#f3e6c8")
        for button in (*self.buttons, *self._ends):
            button.words = words
            button.update()
        font = serif(1.35)
        if self.title.font() != font:
            self.title.setFont(font)
        colours = self.title.palette()
        if colours.color(QPalette.ColorRole.WindowText) != words:
            colours.setColor(QPalette.ColorRole.WindowText, words)
            self.title.setPalette(colours)
        self.fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if is_contrasting(self.palette()):
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
            painter.fillRect(0, self.height() - 2, self.width(), 2, self.palette().color(QPalette.ColorRole.WindowText))
            return
        if is_evening(self.palette()):
            above, below = _DARK
        else:
            above, below = _BRIGHT if ROOMS[self._room].bright else _WALNUT
        wood = QLinearGradient(0, 0, 0, self.height())
        wood.setColorAt(0, QColor(above))
        wood.setColorAt(1, QColor(below))
        painter.fillRect(self.rect(), wood)
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(BRASS))
        painter.end()


class PlaceTools(QWidget):
    """A tool for each of the ``actions``, which lead to the places: the first with its icon, since a menu beside it
    has a like name, the others with words where there is room for them.
    """

    def __init__(self, actions: Sequence[QAction]) -> None:
        super().__init__()
        self._here = 0
        self._worded = True
        row = QHBoxLayout(self)
        row.setContentsMargins(_BEFORE_TOOLS, 0, 0, 0)
        row.setSpacing(0)
        self.buttons = [QToolButton() for _ in actions]
        for button, action in zip(self.buttons, actions, strict=True):
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self.buttons[0].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.show_words(False)

    @property
    def worded(self) -> bool:
        """Whether the places have words."""
        return self._worded

    def width_with(self, *, words: bool, icon: int) -> int:
        """Return the width with ``words`` or without, where an icon is ``icon`` pixels wide."""
        if not words:
            return _BEFORE_TOOLS + (icon + _TOOL_EDGE) * len(self.buttons)
        advance = self.fontMetrics().horizontalAdvance
        return (
            _BEFORE_TOOLS
            + icon
            + _TOOL_EDGE
            + sum(advance(button.text()) + _AROUND_WORDS for button in self.buttons[1:])
        )

    def show_words(self, shown: bool) -> None:
        """Show words instead of icons, or icons."""
        if shown == self._worded:
            return
        self._worded = shown
        style = Qt.ToolButtonStyle
        for button in self.buttons[1:]:
            button.setToolButtonStyle(style.ToolButtonTextOnly if shown else style.ToolButtonIconOnly)

    def set_icon_size(self, size: QSize) -> None:
        """Have icons of this size."""
        for button in self.buttons:
            button.setIconSize(size)

    def show_place(self, place: int) -> None:
        """Have the line of brass below this place."""
        if place != self._here:
            self._here = place
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colours = self.palette()
        line = colours.color(QPalette.ColorRole.Link) if is_contrasting(colours) else QColor(BRASS_DARK)
        place = self.buttons[self._here].geometry()
        painter = QPainter(self)
        divide = QRectF(_BEFORE_TOOLS / 3, self.height() / 4, 1, self.height() / 2)
        painter.fillRect(divide, colours.color(QPalette.ColorRole.Mid))
        painter.fillRect(QRectF(place.left() + 4, self.height() - _LINE_HIGH, place.width() - 8, _LINE_HIGH), line)
        painter.end()
