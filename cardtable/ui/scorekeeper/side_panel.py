"""The field of one side on the table view: its name, one large figure, its counters and its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.ui.dialogs.score_sheet.mark_field import MarkField
from cardtable.ui.look.palette import ROOMS, colour, serif
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.scorekeeper.stage_figure import StageDeals, StageFigure
from cardtable.ui.scorekeeper.stage_layout import Places, places
from cardtable.ui.scorekeeper.stage_marks import paint_laurel, paint_light, paint_pack
from cardtable.ui.scorekeeper.table_state import SideState
from cardtable.ui.table.counter_look import paint_counter

_LEAST_NAME, _LEAST_WORDS = 14, 9
"""The smallest letters of a name and on a button, in pixels."""
_MEASURED = 100
"""The letters in which a name is measured, in pixels."""
_GAP = 8
"""Pixels between two buttons."""
_EVENT = 118
"""The least width of a button for what happens in the deal; + asks for it where there is less room."""
_SIGN = 0.42
"""The radius of the counter beside a name, as a share of the name's letters."""
_CROWNED = 0.74
"""The size of the counter within a laurel, so that both have the place of the counter alone."""
_MINUS, _FINGER = 0.32, 44
"""The width of the − button, as a share of the row, and the least in pixels; + has the rest, because it is pressed far
more often.
"""
_LIT = "#fff8e6"
"""The colour of the winner's figure."""


class TouchLabel(Label):
    """A text that can be touched."""

    touched = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.touched.emit()


class SidePanel(QWidget):
    """Shows a ``SideState``. All fields of a table are laid out alike, won or not."""

    deals_wanted = Signal()
    """Asks for the earlier deals; emitted when a figure is touched."""
    dealer_wanted = Signal()
    """Asks who deals; emitted when the pack or the words about the dealer are touched."""
    marked = Signal(int)
    happened = Signal(str)
    """The code of a category of which something has happened in the running deal."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._state = SideState("", 0)
        self._given: tuple[SideState, tuple[tuple[str, str], ...]] | None = None
        """What was shown last."""
        self._room = "green"
        self._look: tuple[str, bool] | None = None
        """The room and whether the side has won, for which the colours were set last."""
        self._places: Places = places(1, 1)
        self._digits, self._events = 2.0, False
        self.name, self.won, self.role = Label(parent=self), Label(parent=self), TouchLabel(parent=self)
        self.number, self.deals = StageFigure(self), StageDeals(self)
        self.name.setWordWrap(True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for words in (self.won, self.role):
            words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.field = MarkField(side, self)
        self.field.marked.connect(self.marked)
        self.minus, self.plus = QPushButton("−", self), QPushButton("+", self)
        for button, points in ((self.minus, -1), (self.plus, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, points=points: self.marked.emit(points))
        self.events: dict[str, QPushButton] = {}
        self.number.touched.connect(self.deals_wanted)
        self.deals.touched.connect(self.deals_wanted)
        self.role.touched.connect(self.dealer_wanted)

    @property
    def side(self) -> int:
        """The side whose field this is."""
        return self._side

    def follow(self, state: SideState, events: Sequence[tuple[str, str]]) -> None:
        """Show a side. ``events`` are the codes of what can happen to it in the deal, with the texts of their
        buttons.
        """
        given = state, tuple(events)
        if given == self._given:
            # A repaint costs more than all else.
            return
        self._given, self._state = given, state
        self.name.setText(state.name)
        self.number.show_points(state.points, state.pending)
        self.role.setText(state.role)
        self._place_role()
        self._say_won()
        self.deals.show_deals(state.earlier)
        self.field.set_name(state.name)
        self.field.set_points(state.points)
        if [code for code, _ in events] != list(self.events):
            self._make_events([code for code, _ in events])
        for code, words in events:
            button = self.events[code]
            button.setText(words)
            set_accessible_name(button, self.tr("{title}, {name}").format(title=words, name=state.name))
        self._show()

    def _say_won(self) -> None:
        won = self._state.won
        self.won.setText(self.tr("%n match(es) won", "", won) if won else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say_won()
        super().changeEvent(event)

    def _make_events(self, codes: Sequence[str]) -> None:
        for button in self.events.values():
            button.hide()
            button.deleteLater()
        self.events = {}
        for code in codes:
            button = QPushButton(self)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, code=code: self.happened.emit(code))
            self.events[code] = button

    def set_room(self, room: str) -> None:
        """Draw the cloth of ``room``, and write in its colours."""
        look = room, self._state.wins
        if look == self._look:
            return
        self._look, self._room = look, room
        self.field.set_room(room)
        for widget, words in (
            (self.name, ROOMS[room].text),
            (self.won, ROOMS[room].text),
            (self.role, ROOMS[room].text),
            (self.deals, ROOMS[room].text),
            (self.number, _LIT if self._state.wins and not ROOMS[room].bright else ROOMS[room].chalk),
        ):
            colours = widget.palette()
            colours.setColor(QPalette.ColorRole.WindowText, colour(words))
            widget.setPalette(colours)
        self.update()

    # Where it lies

    def name_within(self, width: int) -> float:
        """Return the letters in which the longest word of the name fits into ``width`` beside the sign, in pixels."""
        metrics = QFontMetrics(serif(_MEASURED))
        word = max(map(metrics.horizontalAdvance, self.name.text().split()), default=0)
        return width / (word / _MEASURED + self._sign_width(_MEASURED) / _MEASURED)

    def largest_name(self, digits: float, events: bool) -> int:
        """Return the largest letters in which the name fits into its place, where the figures of the table have so many
        ``digits`` and ``events`` says whether some side has buttons for what happens.
        """
        wanted = places(self.width(), self.height(), digits, events)
        size = wanted.name_size
        while size > _LEAST_NAME and not self._fits(size, wanted.name.size() - QSize(self._sign_width(size), 0)):
            size -= 1
        return size

    def _fits(self, size: int, room: QSize) -> bool:
        flags = int(Qt.TextFlag.TextWordWrap)
        metrics = QFontMetrics(serif(size))
        needed = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), flags, self.name.text()).size()
        return needed.expandedTo(room) == room

    def _sign_width(self, size: int) -> int:
        return round(2.36 * _SIGN * size)

    def arrange(self, digits: float, events: bool, name: int) -> None:
        """Lay everything out, with the letters of the name of this size; ``digits`` and ``events`` are explained at
        ``largest_name``.
        """
        self._digits, self._events = digits, events
        now = self._places = places(self.width(), self.height(), digits, events)
        sign = self._sign_width(name)
        self.name.setFont(serif(name))
        self.name.setGeometry(now.name.adjusted(sign, 0, 0, 0))
        self.number.setFont(serif(now.number_size))
        self.number.setGeometry(now.number)
        self.won.setGeometry(now.won)
        # In one column it stands under the figure, otherwise at the end of the line of the name.
        under = now.won.top() > now.number.top()
        side = Qt.AlignmentFlag.AlignLeft if under else Qt.AlignmentFlag.AlignRight
        self.won.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        for size in range(now.role_size, _LEAST_WORDS - 1, -1):
            self.won.setFont(serif(size, italic=True))
            if self.won.sizeHint().width() <= now.won.width():
                break
        self.role.setFont(serif(now.role_size, italic=True))
        self._place_role()
        self.deals.setFont(serif(now.deals_size))
        self.deals.setGeometry(now.deals)
        self.field.setGeometry(now.cloth)
        minus = min(max(_FINGER + _GAP, round(_MINUS * now.signs.width())), now.signs.width() // 2)
        less = QRect(now.signs.topLeft(), QSize(minus - _GAP, now.signs.height()))
        for button, place in ((self.minus, less), (self.plus, now.signs.adjusted(minus, 0, 0, 0))):
            button.setFixedSize(place.size())
            button.move(place.topLeft())
            button.setFont(serif(now.signs.height() * 0.55))
        self._arrange_events(now.events)
        self._show()

    def _place_role(self) -> None:
        """Put the role to the right end of its place, so that only its words can be touched."""
        width = QFontMetrics(self.role.font()).horizontalAdvance(self.role.text()) + 4
        role = QRect(self._places.role)
        role.setLeft(max(role.left(), role.right() - width))
        self.role.setGeometry(role)

    def _arrange_events(self, row: QRect) -> None:
        if not self.events or row.isNull():
            return
        width = (row.width() - _GAP * (len(self.events) - 1)) // len(self.events)
        for place, button in enumerate(self.events.values()):
            corner = row.topLeft() + QPoint(place * (width + _GAP), 0)
            button.setGeometry(QRect(corner, QSize(width, row.height())))
            for size in range(round(row.height() * 0.4), _LEAST_WORDS - 1, -1):
                button.setFont(serif(size))
                if button.minimumSizeHint().width() <= width:
                    break

    def _show(self) -> None:
        """Show the parts that have a place and something to say. A side that looks on has no figures and no buttons if
        all points are 0.
        """
        state, now = self._state, self._places
        counts = state.plays or state.points != 0
        self.number.setVisible(counts)
        # A number on the cloth would say what the figure says.
        self.field.setVisible(counts and not now.cloth.isNull() and self.field.view != "numbers")
        for sign in (self.minus, self.plus):
            sign.setVisible(state.plays)
        self.won.setVisible(bool(self.won.text()) and not now.won.isNull())
        self.deals.setVisible(bool(state.earlier) and not now.deals.isNull())
        for button in self.events.values():
            button.setVisible(now.events.width() >= _EVENT * len(self.events))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._state.deals and self._places.pack.contains(event.position().toPoint()):
            self.dealer_wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._state.wins:
            paint_light(painter, QRectF(self.rect()), self._room)
        size = self.name.font().pixelSize()
        head = self._places.name
        middle = QPointF(head.left() + 1.06 * _SIGN * size, head.center().y())
        radius = _SIGN * size * (_CROWNED if self._state.wins else 1)
        if self._state.wins:
            paint_laurel(painter, middle, radius)
        paint_counter(painter, middle, radius, self._side, self._chalk)
        if self._state.deals and not self._places.pack.isNull():
            paint_pack(painter, QRectF(self._places.pack), self._room)
        painter.end()

    @property
    def _chalk(self) -> str:
        return ROOMS[self._room].chalk
