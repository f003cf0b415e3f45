"""The ledge of wood beside the cloth: everything that the program says and offers has its place there.

From above it has the banner, the record, one paper with the words of the message that is shown, and below it the
buttons of the decision and of the message. At the foot of a table that is higher than wide they stand side by side.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from cardtable.ui.look.bars import Bar
from cardtable.ui.look.palette import BRASS, ROOMS, SPACING, colour, is_contrasting, ledge_colours
from cardtable.ui.look.word_button import WordButton
from cardtable.ui.table.banner import Banner
from cardtable.ui.table.ledge_place import LedgePlace
from cardtable.ui.table.messages import Message, MessageKind, Messages, Owner
from cardtable.ui.table.options import OptionBar
from cardtable.ui.table.paper import Paper

_PADDING = 0.75
"""The space at the edges of the ledge, in letters."""
_LEAST_LINES = 2.6
"""The least height of the record, in letters; with less room it is left away."""
_LEAST_LETTERS = 12.0
"""The least height of letters on buttons, in pixels, where all of them would not have room otherwise."""
_LEAST_PAPER = 6.5
"""The height that buttons leave for the paper, in letters. Words that need more have the room of the banner, too."""
_LEAST_LESSON = 12.0
"""The height of a lesson, in letters, below which it takes the room of the banner as well."""
_BESIDE_LESSON = 0.7
"""How small the letters on buttons get for a lesson above them."""
_PAPER = 0.6
"""The largest share of the ledge that its paper takes while a record stands above it."""
_WIDER = (1.0, 1.35, 1.75)
"""The widths tried for buttons at the foot, in their usual widths."""
_SMALL_LETTERS = 0.85
"""How small the letters on buttons get before their column is made wider."""
_HOLDS_AT_FOOT, _HEAD_AT_FOOT, _HEAD_LETTERS = 0.24, 0.27, 7.0
"""The shares of a ledge at the foot for its buttons and for its banner, and how wide the banner gets, in heights of its
letters, where that is no more than a third.
"""

_UNASKED = frozenset({MessageKind.NOTICE, MessageKind.OFFER})
"""What comes by itself has no bright button: Return goes on playing meanwhile."""


class Ledge(QWidget):
    """Shows one message at a time. ``add`` lets a bar speak here, with the kind and the owner of its words."""

    spoke = Signal()
    """Something else is shown than before, or nothing any more."""
    keeps_arrows = True

    def __init__(self, banner: Banner, offers: OptionBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.messages = Messages()
        self.place = LedgePlace(False, 0, 16.0)
        self.banner, self.offers = banner, offers
        self.paper = Paper(self)
        self._bars: dict[Bar, tuple[MessageKind, Owner]] = {}
        self.record: QWidget | None = None
        self._record_shown = True
        self.lesson: QWidget | None = None
        self._leave_lesson: Callable[[], object] = lambda: None
        self._room = "green"
        self._kept_free = 0
        """The height of what lay below the record when it was the person's turn last, in pixels."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.arrange)
        for part in (banner, offers):
            part.setParent(self)
        banner.show()
        banner.changed.connect(self._arrange_soon)
        offers.changed.connect(self.arrange)
        self.paper.turned.connect(self.arrange)

    # Who may speak here ----------------------------------------------------------------------------------------

    def add(self, bar: Bar, kind: MessageKind, owner: Owner = Owner.PROGRAM) -> None:
        """Let ``bar`` show its words here, whenever it is its turn."""
        self._bars[bar] = kind, owner
        bar.hosted = True
        bar.hide()
        bar.wanted.connect(self._hear)
        if bar.is_wanted:
            self._say(bar)

    def release(self, bar: Bar) -> None:
        """Let ``bar`` show itself again, elsewhere."""
        if bar in self._bars:
            del self._bars[bar]
            bar.wanted.disconnect(self._hear)
            self.messages.end(bar)
            self._show()
            bar.hosted = False

    def say_later(self, bar: Bar, after: float) -> None:
        """Let what ``bar`` has to say appear ``after`` so many milliseconds, unless its owner ends before that."""
        self._say(bar, after)

    def _hear(self, on: bool) -> None:
        bar = self.sender()
        assert isinstance(bar, Bar)
        if on:
            self._say(bar)
        else:
            self.messages.end(bar)
            self._show()

    def _say(self, bar: Bar, after: float = 0.0) -> None:
        kind, owner = self._bars[bar]
        self._pass()
        self.messages.say(Message(kind, bar, owner, after, bar.lasts))
        self._show()

    def leave(self, owner: Owner) -> None:
        """Take away all words of ``owner``, and of the owners that end with it."""
        self._end(self.messages.leave(owner))

    def show_only_trouble(self, only: bool) -> None:
        """Show nothing but trouble as long as ``only`` is true, because a panel lies on the cloth; the rest waits."""
        self.messages.show_only_trouble(only)
        self._show()

    @property
    def shown(self) -> Bar | None:
        """The bar whose words are shown, None if nothing is said."""
        return self.paper.bar

    def key(self, event: QKeyEvent) -> bool:
        """Press the button below the message whose letter is typed, or with Return the bright one; return whether there
        was one.
        """
        from cardtable.ui.look.keys import is_plain

        if self.shown is not None and self.shown.key(event):
            return True
        holds = None if self.shown is None else self.shown.holds
        if not is_plain(event):
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return holds is not None and holds.key(event)
        bright = self._bright_of_lesson() if holds is None or not holds.buttons else holds.bright
        if bright is not None:
            bright.click()
        return bright is not None

    def _bright_of_lesson(self) -> QAbstractButton | None:
        """The bright button of the lesson, None if there is none that can be pressed."""
        lesson = self._visible(self.lesson)
        found = () if lesson is None else lesson.findChildren(QPushButton)
        return next((one for one in found if one.isDefault() and one.isEnabled() and one.isVisible()), None)

    def step_back(self, only_asked: bool = False) -> bool:
        """Do what Escape does with the words that are shown, or with those ``only`` that the person has ``asked`` for;
        return whether there was anything.
        """
        message = self.messages.shown
        if message is None or (only_asked and message.kind is not MessageKind.ASKED):
            return False
        return self.shown is not None and self.shown.step_back()

    def leave_lesson(self) -> bool:
        """Leave the lesson, if there is one; return whether there was."""
        given = self._visible(self.lesson) is not None
        if given:
            self._leave_lesson()
        return given

    def take_focus(self) -> bool:
        """Give the focus to the bright button, or else to the first thing on the wood that can have it; return whether
        there is one.
        """
        from cardtable.ui.look.focus import can_have_focus

        found = [part for part in self.findChildren(QWidget) if can_have_focus(part)]
        bright = [part for part in found if isinstance(part, WordButton) and part.main]
        for part in (bright or found)[:1]:
            part.setFocus(Qt.FocusReason.TabFocusReason)
        return bool(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep arrow keys here; everything else goes on to the table."""
        from cardtable.ui.look.focus import ARROWS, step

        way, now = ARROWS.get(Qt.Key(event.key())), QApplication.focusWidget()
        if way is not None and now is not None and self.isAncestorOf(now):
            step(now, self, *way)
        event.setAccepted(way is not None)

    def _pass(self) -> None:
        self._end(self.messages.pass_to(float(self._clock.elapsed())))

    def _end(self, gone: frozenset[object]) -> None:
        for bar in gone:
            assert isinstance(bar, Bar)
            bar.end()
        self._show()

    def _show(self) -> None:
        """Show the message whose turn it is."""
        message = self.messages.shown
        bar = None if message is None else message.source
        assert bar is None or isinstance(bar, Bar)
        self.paper.show_bar(bar, len(self.messages.waiting))
        holds = None if bar is None else bar.holds
        if holds is not None and message is not None:
            holds.subdue(message.kind in _UNASKED)
        self.offers.avoid(() if holds is None else holds.letters)
        self.offers.subdue(holds is not None and holds.bright is not None)
        change = self.messages.next_change
        if change is None:
            self._timer.stop()
        else:
            self._timer.start(max(1, round(change - self._clock.elapsed())))
        if self.isVisible():
            self.arrange()
        else:
            # While a match is laid out, a dozen words come and go that nobody sees.
            self._arrange_soon()
        self.spoke.emit()

    # What else has its place here ------------------------------------------------------------------------------

    def set_record(self, record: QWidget) -> None:
        """Let ``record`` have the room above the paper."""
        self.record = record
        record.setParent(self)

    def show_record(self, shown: bool) -> None:
        """Show the record as far as there is room for it, or leave it away."""
        self._record_shown = shown
        self._arrange_soon()

    def set_lesson(self, lesson: QWidget, leave: Callable[[], object]) -> None:
        """Let ``lesson``, while it is not hidden, have the room of the record; ``leave`` ends it."""
        self.lesson, self._leave_lesson = lesson, leave
        lesson.setParent(self)
        lesson.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange_soon()
        return False

    def set_room(self, room: str) -> None:
        """Take the wood of ``room``, one of ``palette.ROOMS``."""
        self._room = room
        self.update()

    # Where everything lies -------------------------------------------------------------------------------------

    def fit(self, place: LedgePlace, width: int, height: int) -> None:
        """Lie in ``place`` beside the cloth of a table of ``width`` by ``height`` pixels."""
        self.place = place
        if place.foot:
            self.setGeometry(0, height - place.size, width, place.size)
        else:
            self.setGeometry(width - place.size, 0, place.size, height)
        self._arrange_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def _arrange_soon(self) -> None:
        self._later.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            # Words on wood and paper have colours of their own, which others replace in high contrast.
            bar, record = self.paper.bar, self.record
            if bar is not None:
                bar.setProperty("letters", None)
            if record is not None:
                for part in (record, *record.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)):
                    on_wood(part)
            self._arrange_soon()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange_soon()
        return super().event(event)

    def arrange(self) -> None:
        """Give everything its place."""
        self._later.stop()
        letters = self.place.letters
        edge = round(_PADDING * letters)
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        if self.record is not None:
            self._write_record(letters)
        if self.place.foot:
            self._arrange_at_foot(room, letters)
        else:
            self._arrange_at_right(room, letters)

    def _write_record(self, letters: float) -> None:
        from cardtable.ui.look.palette import sans

        assert self.record is not None
        self.record.setFont(sans(max(12.0, 0.82 * letters)))

    def _arrange_at_right(self, room: QRect, letters: float) -> None:
        gap = 2 * SPACING
        self.banner.write_into(room.size(), letters)
        high = self.banner.height_in(room.width())
        self.banner.setGeometry(room.x(), room.y(), room.width(), high)
        lesson = self._visible(self.lesson)
        below = room.adjusted(0, high + gap, 0, 0)
        bottom = self._stack_holds(below, letters, 0.75)
        if lesson is not None:
            crowded = bottom - below.top() < _LEAST_LESSON * letters
        else:
            crowded = self._is_paged(room.width(), letters, bottom - below.top()) and not self.banner.sealed
        if crowded:
            below = room
            bottom = self._stack_holds(below, letters, 0.75)
        self.banner.setVisible(not crowded)
        top = below.top()
        free = bottom - top
        if self.paper.bar is not None:
            most = free if lesson is None else round(0.55 * free)
            least = min(free, round(_PAPER * room.height()))
            wanted = self.paper.fit(room.width(), letters, max(most, least) if lesson is None else most)
            self.paper.setGeometry(room.x(), bottom - wanted, room.width(), wanted)
            bottom -= wanted + gap
        if lesson is None:
            bottom = self._kept(top, bottom, room.bottom() + 1, letters)
        self._place_record(QRect(room.x(), top, room.width(), bottom - top), letters, lesson)

    def _is_paged(self, width: int, letters: float, high: int) -> bool:
        """Return whether the words on the paper would come line by line, on many pages, if it were ``high``."""
        if self.paper.bar is None or high >= _LEAST_PAPER * letters:
            return False
        self.paper.fit(width, letters, high)
        return bool(self.paper.pages)

    def _kept(self, top: int, bottom: int, end: int, letters: float) -> int:
        """Return where the record that could be from ``top`` to ``bottom`` ends: while another acts as high above the
        ``end`` of the ledge as when the person did, so that its lines stay where they are when words and buttons come
        and go.
        """
        if self.banner.own or not self.banner.turn:
            self._kept_free = end - bottom
            return bottom
        kept = min(bottom, end - self._kept_free)
        return kept if kept - top >= _LEAST_LINES * letters else bottom

    def _arrange_at_foot(self, room: QRect, letters: float) -> None:
        gap = 3 * SPACING
        wide = max(_HEAD_AT_FOOT * room.width(), min(max(150, _HEAD_LETTERS * letters), room.width() / 3))
        head = QRect(room.x(), room.y(), round(wide), room.height())
        self.banner.write_into(head.size(), letters)
        high = min(self.banner.height_in(head.width()), head.height())
        self.banner.setGeometry(head.x(), head.y(), head.width(), high)
        self.banner.show()
        record = QRect(head.x(), head.y() + high + gap, head.width(), head.height() - high - gap)
        lesson = self._visible(self.lesson)
        offered = self.paper.bar is not None and self.paper.bar.holds is not None and self.paper.bar.holds.buttons
        holding = bool(offered) or not self.offers.isHidden()
        holds = self._hold_at_foot(room, min(letters, 0.085 * room.height())) if holding else 0
        left, right = head.right() + 1 + gap, room.right() + 1 - holds - (gap if holding else 0)
        middle = QRect(left, room.y(), right - left, room.height())
        if self.paper.bar is not None:
            high = self.paper.fit(middle.width(), letters, middle.height())
            self.paper.setGeometry(middle.x(), middle.bottom() + 1 - high, middle.width(), high)
            middle.setHeight(middle.height() - high - gap)
        if self.lesson is not None and lesson is not None:
            lesson.setGeometry(middle)
            lesson.stackUnder(self.paper)
            lesson = None
        elif record.height() < _LEAST_LINES * letters:
            record = middle
        self._place_record(record, letters, lesson)

    def _hold_at_foot(self, room: QRect, letters: float) -> int:
        """Lay the buttons at the right end of ``room``; return the width of their column, which is larger where they
        would be too high or their letters too small.
        """
        shares = tuple(part * _HOLDS_AT_FOOT for part in _WIDER)
        tries = [(share, _SMALL_LETTERS * letters) for share in shares] + [(shares[-1], _LEAST_LETTERS)]
        wide = 0
        for share, least in tries:
            wide = round(share * room.width())
            column = QRect(room.right() + 1 - wide, room.y(), wide, room.height())
            if self._stack_holds(column, letters, 1.0, least) >= room.y() - 2 * SPACING:
                break
        return wide

    def _stack_holds(self, room: QRect, letters: float, share: float, least: float = _LEAST_LETTERS) -> int:
        """Lay the buttons at the lower edge of ``room``, with letters of the height ``least`` or more; return where the
        free room above them ends.
        """
        bottom = room.bottom() + 1
        holds = None if self.paper.bar is None else self.paper.bar.holds
        if holds is not None and holds.buttons:
            high = holds.fit(room.width(), letters)
            holds.setGeometry(room.x(), bottom - high, room.width(), high)
            bottom -= high + 2 * SPACING
        if not self.offers.isHidden():
            highest = share * room.height() - (room.bottom() + 1 - bottom)
            high = self.offers.fit(room.width(), letters, highest)
            paper = 0.0 if self.paper.bar is None or self.place.foot else _LEAST_PAPER * self.place.letters
            lesson = 0.0 if self._visible(self.lesson) is None or self.place.foot else _LEAST_LESSON * letters
            smaller = _BESIDE_LESSON * letters
            while (high > bottom - room.y() - paper and letters > least) or (
                high > bottom - room.y() - lesson and letters > smaller
            ):
                # Rather small buttons than hidden ones.
                letters *= 0.92
                high = self.offers.fit(room.width(), letters, highest)
            self.offers.setGeometry(room.x(), bottom - high, room.width(), high)
            bottom -= high + 2 * SPACING
        return bottom

    def _place_record(self, room: QRect, letters: float, lesson: QWidget | None) -> None:
        """Lay the record, or the lesson in its place, in ``room``; a record without room for its lines is hidden."""
        if lesson is not None:
            lesson.setGeometry(room)
        record = self.record
        if record is not None:
            fits = lesson is None and room.height() >= _LEAST_LINES * letters
            record.setGeometry(room)
            record.setVisible(fits and self._record_shown)

    @staticmethod
    def _visible(widget: QWidget | None) -> QWidget | None:
        return None if widget is None or widget.isHidden() else widget

    def paintEvent(self, event: QPaintEvent) -> None:
        look = ROOMS[self._room]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        wood = QLinearGradient(whole.topLeft(), whole.bottomLeft() if self.place.foot else whole.topRight())
        light, dark = QColor(look.wood), QColor(look.wood_dark)
        if look.bright:
            light = dark
        for at, shade in ((0.0, dark), (0.08, light.darker(128)), (0.5, light.darker(112)), (1.0, dark)):
            wood.setColorAt(at, shade)
        painter.fillRect(whole, wood)
        painter.setPen(QPen(colour(BRASS, 0.35), 1))
        if is_contrasting(self.palette()):
            painter.fillRect(whole, self.palette().color(QPalette.ColorRole.Window))
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1))
        edge = SPACING + 0.5
        painter.drawRect(whole.adjusted(edge, edge, -edge, -edge))
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Keep the wheel from reaching the table."""
        event.accept()


def on_wood(widget: QWidget) -> None:
    """Give the words of ``widget`` the colours that they have on wood, and let the wood be seen behind them; in high
    contrast those of windows.
    """
    colours = widget.palette()
    role = QPalette.ColorRole
    for which in (role.Base, role.AlternateBase, role.Window):
        colours.setColor(which, QColor(Qt.GlobalColor.transparent))
    for which in (role.Text, role.WindowText):
        colours.setColor(which, QColor(ledge_colours(QApplication.palette()).on_wood))
    widget.setPalette(colours)
