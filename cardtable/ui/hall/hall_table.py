"""The table of the front hall: where one was, and the one thing to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.ui.look.look import fitted, larger, least_high, serif
from cardtable.ui.look.palette import ROOMS, SPACING, is_contrasting
from cardtable.ui.look.plain import Label, set_accessible_description
from cardtable.ui.look.room_painting import (
    paint_cloth,
    paint_frame,
    paint_shadow,
)
from cardtable.ui.look.word_button import WordButton
from cardtable.words.mark import off_button

_WOOD = 12.0
_EDGE = 8
"""Around the frame, where its shadow falls, in pixels."""
_PORTRAIT = 68
_NARROW = 620
"""The width of a table whose title has smaller letters, in pixels, and whose words take more of it."""
_SHARES, _NARROW_SHARES = (10, 11), (13, 9)
"""The shares of the words and of the picture in the width."""
_MOST_LINES = 2
"""So many lines of the title leave room for the rest of a narrow table."""
_TITLES = (1.7, 1.6, 1.5, 1.4, 1.3)
"""The letters of a title in a narrow table, in sizes of text; smaller ones rather than another line."""
_ON_BRIGHT, _ON_DARK = ("#2a1b10", "#5c3d0c"), ("#f1e8cf", "#f0d9a0")
"""The colours of words, and of those that can be pressed, on a bright cloth and on a dark one."""


@dataclass(frozen=True, slots=True)
class HallWords:
    """What stands on the table: a ``label`` over the ``title``, some sentences, and buttons with what they do, of which
    the first is the bright one. ``portrait`` is the id of the computer player whose face is seen beside it, or empty.
    """

    label: str
    title: str
    told: str
    answers: Sequence[tuple[str, Callable[[], object]]]
    portrait: str = ""


def words_on_cloth(palette: QPalette, room: str) -> tuple[QColor, QColor]:
    """Return the colours of words on the cloth of ``room``, and of those that can be pressed."""
    if is_contrasting(palette):
        return palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Link)
    words, accent = _ON_BRIGHT if ROOMS[room].bright else _ON_DARK
    return QColor(words), QColor(accent)


_SQUEEZED = 1.15
"""The languages stand side by side, in smaller letters, if they need no more than so many times the room."""
_BESIDE = 8
"""Beside words on the cloth, in pixels."""


class ClothButton(QPushButton):
    """Words on the cloth that can be pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlat(True)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.font()
        font.setWeight(font.Weight.DemiBold)
        font.setUnderline(font.underline() or self.underMouse())
        painter.setFont(fitted(font, off_button(self.text()), self.width() - 4.0))
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect().adjusted(2, 0, 0, 0), int(flags), self.text())
        painter.end()

    def set_size(self, points: float) -> None:
        """Write in letters of so many points."""
        font = self.font()
        if font.pointSizeF() != points:
            font.setPointSizeF(points)
            self.setFont(font)

    def fitting(self, font: QFont, room: float) -> float:
        """Return how many points the letters of ``font`` have where the words need no more than ``room`` pixels."""
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        return fitted(bold, off_button(self.text()), room - _BESIDE).pointSizeF()

    def sizeHint(self) -> QSize:
        font = self.font()
        font.setWeight(font.Weight.DemiBold)
        metrics = QFontMetrics(font)
        return QSize(
            metrics.horizontalAdvance(off_button(self.text())) + _BESIDE,
            max(least_high(32), metrics.height() + 10),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(48, self.sizeHint().height())


class TablePicture(QWidget):
    """The right half of the table; ``paint`` paints the cards on it, or is None."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._paint: Callable[[QPainter, QRectF, float], None] | None = None
        self._painted = QPixmap()
        """The picture as it was painted last; whenever a sheet opens above the hall, that is painted once more."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_painted(self, paint: Callable[[QPainter, QRectF, float], None] | None) -> None:
        """Show what ``paint`` paints."""
        self._paint = paint
        self._painted = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(340, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 80)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is None:
            return
        ratio = self.devicePixelRatioF()
        if self._painted.size() != self.size() * ratio:
            self._painted = QPixmap(self.size() * ratio)
            self._painted.setDevicePixelRatio(ratio)
            self._painted.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._painted)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint(painter, QRectF(self.rect()), ratio)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()


class HallTable(QWidget):
    """A framed table with words and buttons on the left, and cards on the right."""

    def __init__(self, languages: QBoxLayout, parent: QWidget) -> None:
        """``languages`` lays out the buttons by which a language is chosen."""
        super().__init__(parent)
        self._languages = languages
        self._room = "green"
        self._shown = HallWords("", "", "", ())
        self.label, self.title, self.told = Label(), Label(), Label()
        for label in (self.label, self.title, self.told):
            label.setWordWrap(True)
        self.face = Label()
        self.go = WordButton(self)
        self.go.main = True
        self.go.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.go.clicked.connect(lambda: self._do(0))
        self.others = [ClothButton(self) for _ in range(3)]
        for place, other in enumerate(self.others, start=1):
            other.clicked.connect(lambda _=False, place=place: self._do(place))
        first = QHBoxLayout()
        first.setSpacing(4 * SPACING)
        first.addWidget(self.face)
        first.addWidget(self.go)
        first.addStretch(1)
        self._rest = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rest.setSpacing(5 * SPACING)
        for other in self.others:
            self._rest.addWidget(other)
        self._rest.addStretch(1)
        self._left = left = QVBoxLayout()
        left.setSpacing(2 * SPACING)
        left.addStretch(1)
        for label in (self.label, self.title, self.told):
            left.addWidget(label)
        left.addSpacing(2 * SPACING)
        left.addLayout(first)
        left.addSpacing(SPACING)
        left.addLayout(self._rest)
        left.addStretch(2)
        right = QVBoxLayout()
        right.setSpacing(SPACING)
        self.picture = TablePicture(self)
        right.addLayout(languages)
        right.addWidget(self.picture, 1)
        self._row = row = QHBoxLayout(self)
        frame = round(_EDGE + _WOOD)
        # Below the lowest button the frame of the focus has room on the cloth.
        row.setContentsMargins(frame + 6 * SPACING, frame + 2 * SPACING, frame + 3 * SPACING, frame + 2 * SPACING)
        row.setSpacing(4 * SPACING)
        row.addLayout(left, _SHARES[0])
        row.addLayout(right, _SHARES[1])
        self._has_size = False

    def needed(self, width: int) -> int:
        """Return the least height for what is shown now in ``width`` pixels."""
        layout = self.layout()
        assert layout is not None
        return max(layout.minimumHeightForWidth(width), layout.minimumSize().height())

    def measure_anew(self) -> None:
        """Forget what the layout remembers of sizes, which makes the page look again at what the table needs."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()

    def _do(self, place: int) -> None:
        if place < len(self._shown.answers):
            self._shown.answers[place][1]()

    def tell(self, words: HallWords) -> None:
        """Show ``words`` and their buttons."""
        self._shown = words
        for label, text in ((self.label, words.label), (self.title, words.title), (self.told, words.told)):
            label.setText(text)
            label.setVisible(bool(text))
        texts = [text for text, _ in words.answers]
        for place, other in enumerate(self.others, start=1):
            other.setVisible(place < len(texts))
            other.setText(texts[place] if place < len(texts) else "")
        self.go.setText(texts[0] if texts else "")
        # A screen reader goes from button to button and does not reach the words above, so the button says them, too.
        set_accessible_description(self.go, " ".join(filter(None, (words.label, words.title, words.told))))
        self.restyle()

    def set_room(self, room: str) -> None:
        """Show the cloth of another room."""
        self._room = room
        self.restyle()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.restyle()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._has_size = True
        self.restyle()

    def _arrange(self) -> None:
        """Lay the lesser buttons side by side where there is room for it, and so the languages."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        words, picture = self._shares()
        room = self._column() * picture / words
        # An item of a layout stays known to Python after Qt has deleted it, and would be taken for what Qt makes in its
        # place.
        names = [name for name in self.findChildren(ClothButton) if name not in self.others]
        for name in names:
            name.set_size(self.font().pointSizeF())
        gaps = max(0, len(names) - 1) * self._languages.spacing()
        wide = sum(one.sizeHint().width() for one in names)
        beside = wide + gaps <= _SQUEEZED * room
        self._languages.setDirection(across if beside else down)
        if beside and wide + gaps > room:
            # All of them alike: one language is not smaller than another.
            for name in names:
                name.set_size(self.font().pointSizeF() * (room - gaps) / wide)
        room = self._column()
        wide = sum(one.sizeHint().width() + 5 * SPACING for one in self.others if not one.isHidden())
        direction = across if wide <= room else down
        if self._rest.direction() != direction:
            self._rest.setDirection(direction)
            self._rest.setSpacing(5 * SPACING if wide <= room else 0)

    def _column(self) -> float:
        """Return the width of the words, in pixels."""
        words, picture = self._shares()
        return (self.width() - 2 * _EDGE - 2 * _WOOD - 13 * SPACING) * words / (words + picture)

    def _shares(self) -> tuple[int, int]:
        return _NARROW_SHARES if self.width() < _NARROW else _SHARES

    def _title_font(self) -> QFont:
        """Return the letters of the title: as large as leaves its longest word in one line, since a line breaks between
        words alone, and in a narrow table its words in a few lines.
        """
        longest, room = max(self.title.text().split() or [""], key=len), max(40.0, self._column())
        if self.width() >= _NARROW:
            return fitted(serif(2.0 * larger(self), within=self), longest, room)
        wrapped, font = int(Qt.TextFlag.TextWordWrap), self.font()
        for lines in range(1, _MOST_LINES + 1):
            for size in _TITLES:
                font = fitted(serif(size, within=self), longest, room)
                letters = QFontMetrics(font)
                high = letters.boundingRect(QRect(0, 0, int(room), 10_000), wrapped, self.title.text()).height()
                if high <= lines * letters.height():
                    return font
        return font

    def restyle(self) -> None:
        """Adapt colours and letters."""
        if not self._has_size:
            # Words are fitted to the width, and each size that is tried costs a start as much as a page of text.
            return
        line = float(self.fontInfo().pixelSize())
        words, accent = words_on_cloth(self.palette(), self._room)
        for part, share in enumerate(self._shares()):
            self._row.setStretch(part, share)
        self._left.setSpacing(SPACING if self.width() < _NARROW else 2 * SPACING)
        title = self._title_font()
        for label, font in ((self.label, self.font()), (self.title, title), (self.told, self.font())):
            label.setFont(font)
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, accent if label is self.label else words)
            label.setPalette(colours)
        # Where one of them needs smaller letters all have them.
        shown = [other for other in self.others if other.text()]
        least = min((other.fitting(self.font(), self._column()) for other in shown), default=self.font().pointSizeF())
        for other in self.others:
            other.set_size(least)
            colours = other.palette()
            colours.setColor(QPalette.ColorRole.ButtonText, accent)
            other.setPalette(colours)
        self.go.set_words(self.go.text(), line * 1.1, max(200.0, self.width() * 0.42))
        self.go.setFixedSize((self.go.sizeHint() + QSize(round(1.2 * line), 6)).expandedTo(QSize(0, least_high(0))))
        face = self._shown.portrait
        self.face.setVisible(bool(face))
        if face:
            from cardtable.ui.look.portraits import portrait_pixmap

            self.face.setPixmap(portrait_pixmap(face, _PORTRAIT, self.devicePixelRatioF()))
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(_EDGE, _EDGE / 2, -_EDGE, -_EDGE)
        if is_contrasting(self.palette()):
            # Most of what lies on it is words.
            paint_frame(painter, place, _WOOD, self.palette())
        else:
            paint_shadow(painter, place)
            inner = paint_frame(painter, place, _WOOD, self.palette())
            paint_cloth(painter, inner, ROOMS[self._room], self.palette())
        painter.end()
