"""The sheet of paper in the front hall with what is to be done today."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.ui.look.look import Heading, PressedByReturn, faint, larger, legible, mixed
from cardtable.ui.look.palette import RADIUS, SPACING
from cardtable.ui.look.plain import Label, on_button, set_accessible_description, set_accessible_name
from cardtable.ui.look.room_painting import Paint, paint_sheet

if TYPE_CHECKING:
    from cardtable.ui.look.rating_words import RatingWords

_EDGE = 8
_PICTURE = QSize(64, 48)
"""The size of a picture beside letters of the usual size, in pixels."""
_LEAST_PICTURE = 42
"""The height of the picture in pixels where there is little room for the rows."""
_BESIDE = 8 * SPACING
"""What of the width of a row neither its picture nor its words take, in pixels."""
_LEAST_LETTERS = 18
"""For fewer letters beside it a picture leaves no room: the words have the row for themselves, in fewer lines."""
MOST_ROWS = 4


@dataclass(frozen=True, slots=True)
class TodayEntry:
    """A row of the sheet: what it is, what is to be said of it, its picture, and what a press does."""

    title: str
    facts: str
    paint: Paint
    deed: Callable[[], object]


class TodayRow(PressedByReturn):
    """One thing to do today."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._entry: TodayEntry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._do)

    def tell(self, entry: TodayEntry) -> None:
        """Show ``entry``."""
        self._entry = entry
        self.setText(on_button(entry.title))
        set_accessible_name(self, entry.title)
        set_accessible_description(self, entry.facts)
        self.updateGeometry()
        self.update()

    def _do(self) -> None:
        if self._entry is not None:
            self._entry.deed()

    @property
    def _picture(self) -> QSize:
        """The size of the picture, in pixels, which grows as the room does that has larger letters."""
        return _PICTURE * larger(self) ** 2

    def sizeHint(self) -> QSize:
        high = max(self._picture.height() + 2 * SPACING, 2 * self.fontMetrics().height() + 4 * SPACING)
        if self._entry is not None:
            high = max(high, self._words_high(self._entry) + 2 * SPACING)
        return QSize(300, high)

    @property
    def _has_picture(self) -> bool:
        beside = self.width() - self._picture.width() - _BESIDE
        return beside >= _LEAST_LETTERS * self.fontMetrics().averageCharWidth()

    def _words_width(self) -> float:
        return self.width() - _BESIDE - (self._picture.width() if self._has_picture else 0)

    def _words_high(self, entry: TodayEntry) -> int:
        return sum(high for _, high, _ in self.lines(entry))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        words, wide = 2 * self.fontMetrics().height(), 0
        if self._entry is not None:
            bold = QFont(self.font())
            bold.setWeight(QFont.Weight.DemiBold)
            # Lines break between words alone.
            words_of = (QFontMetrics(bold), self._entry.title), (self.fontMetrics(), self._entry.facts)
            wide = max(
                (letters.horizontalAdvance(one) for letters, text in words_of for one in text.split()), default=0
            )
            words = self._words_high(self._entry)
        return QSize(max(180, wide + self._picture.width() + _BESIDE), max(_LEAST_PICTURE, words) + SPACING)

    def lines(self, entry: TodayEntry) -> list[tuple[QFont, int, str]]:
        """Return title and facts of ``entry``, each with its letters and its height in the width of this row."""
        title, room = QFont(self.font()), self._words_width()
        title.setWeight(QFont.Weight.DemiBold)
        return [(*legible(font, text, room), text) for font, text in ((title, entry.title), (self.font(), entry.facts))]

    def paintEvent(self, event: QPaintEvent) -> None:
        entry = self._entry
        if entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours, role = self.palette(), QPalette.ColorRole
        whole = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.color(role.AlternateBase))
            painter.drawRoundedRect(whole, RADIUS, RADIUS)
        words = QRectF(SPACING, 0, self._words_width(), 0)
        if self._has_picture:
            high = max(_LEAST_PICTURE, min(self._picture.height(), whole.height() - 2 * SPACING))
            picture = QRectF(SPACING, (whole.height() - high) / 2, self._picture.width(), high)
            painter.save()
            entry.paint(painter, picture, self.devicePixelRatioF())
            painter.restore()
            words.moveLeft(picture.right() + 3 * SPACING)
        lines = self.lines(entry)
        wrapped = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        words.setTop(whole.center().y() - sum(high for _, high, _ in lines) / 2)
        for (font, high, text), ink in zip(lines, (colours.color(role.WindowText), mixed(colours, 0.8)), strict=True):
            words.setHeight(high)
            painter.setPen(ink)
            painter.setFont(font)
            painter.drawText(words, int(wrapped), text)
            words.translate(0, high)
        painter.setPen(QPen(colours.color(role.Link), 2))
        tip = QPointF(whole.right() - SPACING, whole.center().y())
        painter.drawPolyline([tip + QPointF(-5, -6), tip, tip + QPointF(-5, 6)])
        painter.end()


class _Day(Label):
    """The date, at the right end of the room that the heading leaves: in the longest form for which there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._forms: Sequence[str] = ("",)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)

    def tell(self, forms: Sequence[str]) -> None:
        """Show one of ``forms``, of which the first is the longest."""
        self._forms = forms
        self._choose()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._choose()

    def _choose(self) -> None:
        # A pixel is kept between what letters take and what there is.
        room, wide = self.width() - 1, self.fontMetrics().horizontalAdvance
        self.setText(next((form for form in self._forms if wide(form) <= room), ""))


class TodaySheet(QWidget):
    """A heading with the date, up to ``MOST_ROWS`` rows, and the rating."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading = Heading(1.5)
        self._day = _Day()
        # Made before the pictures below, so that Tab comes to them first.
        self.rows = [TodayRow(self) for _ in range(MOST_ROWS)]
        self._figure, self._step, self._of = Heading(1.9), Label(), Label()
        self._rating: RatingWords | None = None
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addWidget(self._day, 1)
        self._column = QVBoxLayout(self)
        pad = _EDGE + 5 * SPACING
        self._column.setContentsMargins(pad, _EDGE + 3 * SPACING, pad, _EDGE + 2 * SPACING)
        self._column.setSpacing(SPACING)
        self._column.addLayout(head)
        self._column.addSpacing(SPACING)
        for row in self.rows:
            row.hide()
            self._column.addWidget(row)
        self._column.addStretch(1)
        rated = QHBoxLayout()
        rated.setSpacing(3 * SPACING)
        for label in (self._figure, self._step, self._of):
            label.setWordWrap(False)
            rated.addWidget(label, 0, Qt.AlignmentFlag.AlignBottom)
        rated.addStretch(1)
        self._column.addLayout(rated)

    def tell(
        self, heading: str, day: Sequence[str], entries: Sequence[TodayEntry], rating: RatingWords | None = None
    ) -> None:
        """Show the heading, the first form of the date that fits, the rows, and the rating if there is one."""
        self._heading.setText(heading)
        self._quieten()
        self._day.tell(day)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(entries))
            if place < len(entries):
                row.tell(entries[place])
        self._rating = rating
        if rating is not None:
            self._figure.setText(rating.figure)
            self._step.setText(rating.step)
            self._of.setText(rating.told)
            set_accessible_name(self._figure, " ".join(filter(None, (rating.told, rating.figure, rating.step))))
        self._make_room()
        self.updateGeometry()

    def _rated_high(self) -> int:
        return max(label.sizeHint().height() for label in (self._figure, self._step, self._of)) + SPACING

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        # The rating is also among the statistics, and gives way to what can be done.
        return least if self._figure.isHidden() else least - QSize(0, self._rated_high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the rating if there is one, and room for it below the rows."""
        shown = self._rating is not None and self.height() >= self.minimumSizeHint().height() + self._rated_high()
        for label in (self._figure, self._step, self._of):
            label.setVisible(shown)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._quieten()
        super().changeEvent(event)

    def _quieten(self) -> None:
        for label in (self._day, self._of):
            label.setPalette(self.palette())
            faint(label)
        font = self.font()
        font.setWeight(QFont.Weight.DemiBold)
        self._step.setFont(font)
        for heading in (self._heading, self._figure):
            heading.write_at(self.fontInfo().pixelSize())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(_EDGE, _EDGE / 2, -_EDGE, -_EDGE)
        paint_sheet(painter, place, self.palette())
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        for row in self.rows:
            if not row.isHidden():
                y = row.geometry().top() - SPACING / 2
                painter.drawLine(QPointF(place.left() + 20, y), QPointF(place.right() - 20, y))
        painter.end()
