"""The paper on the ledge: the words of one bar below a line that says what kind of words they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFrame, QToolButton, QWidget

from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import written_in
from cardtable.ui.look.palette import (
    BRASS,
    BRASS_DARK,
    INK,
    INK_2,
    IVORY,
    PAPER_EDGE,
    RADIUS,
    SPACING,
    colour,
    is_contrasting,
    ledge_colours,
    sans,
)
from cardtable.ui.look.plain import Label, set_tool_tip

_ON = "  ›"
"""Stands after the number of a page: there is more, and this shows it."""
_PADDING = 0.6
"""The space at the edges of the paper, in letters."""


def page_starts(lines: Sequence[tuple[int, int]], whole: int, page: int) -> list[int]:
    """Return where each page begins, of ``whole`` pixels on pages of at most ``page`` pixels, so that none of ``lines``
    is cut, each from its upper to its lower edge; one that is higher than a page is.
    """
    starts = [0]
    while starts[-1] + page < whole:
        end = starts[-1] + page
        cut = [top for top, bottom in lines if top < end < bottom]
        first = min(cut, default=end)
        starts.append(first if first > starts[-1] else end)
    return starts


def _lines_of(bar: QWidget) -> list[tuple[int, int]]:
    """Return the upper and the lower edge of each line of words in ``bar``, and of everything else that is seen in
    it.
    """
    found: list[tuple[int, int]] = []
    for part in bar.findChildren(QWidget):
        if not part.isVisibleTo(bar) or (part.layout() is not None and not isinstance(part, Label)):
            continue
        top, high = part.mapTo(bar, part.contentsRect().topLeft()).y(), part.contentsRect().height()
        line = part.fontMetrics().lineSpacing() if isinstance(part, Label) else high
        count = max(1, round(high / max(1, line)))
        found += [(top + at * high // count, top + (at + 1) * high // count) for at in range(count)]
    return found


class Paper(QFrame):
    """Shows a bar. Words that are too long for the room are shown page by page."""

    turned = Signal()
    """Another page is to be shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar: Bar | None = None
        self._kind = Label(parent=self)
        written_in(self._kind, INK_2)
        self._window = QWidget(self)
        self._next = QToolButton(self)
        written_in(self._next, INK)
        self._next.setAutoRaise(True)
        self._next.setCursor(Qt.CursorShape.PointingHandCursor)
        self._next.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._next.clicked.connect(self.turn)
        self._page = 0
        self._letters = 16.0
        self._following = 0
        """How many messages wait."""
        self.hide()

    @property
    def pages(self) -> str:
        """Which page of how many is shown; an empty text if there is only one."""
        return "" if self._next.isHidden() else self._next.text().removesuffix(_ON)

    def show_bar(self, bar: Bar | None, following: int = 0) -> None:
        """Show ``bar`` in place of the one before, and how many messages are ``following``; None hides the paper."""
        before, self.bar = self.bar, bar
        if before is not bar:
            self._page = 0
            if before is not None:
                for part in (before, before.done, before.holds):
                    if part is not None:
                        part.hide()
        if bar is None:
            self.hide()
            return
        bar.setParent(self._window)
        if bar.done is not None:
            bar.done.setParent(self)
            bar.done.show()
        if bar.holds is not None:
            bar.holds.setParent(self.parentWidget())
            bar.holds.setVisible(bool(bar.holds.buttons))
            bar.holds.raise_()
        self._kind.setText(bar.kind)
        self._following = following
        bar.show()
        self.show()
        self.raise_()

    def turn(self) -> None:
        """Show the next page, after the last one the first."""
        self._page += 1
        self.turned.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn the page by a press anywhere on the words."""
        if self.pages and event.button() == Qt.MouseButton.LeftButton:
            self.turn()
        else:
            super().mousePressEvent(event)

    def fit(self, width: int, letters: float, highest: int) -> int:
        """Lay the words out in ``width`` pixels; return the height of the paper, at most ``highest``."""
        bar = self.bar
        if bar is None:
            return 0
        if letters != self._letters or bar.property("letters") != letters:
            self._letters = letters
            bar.write(letters)
            bar.setProperty("letters", letters)
        pad = round(_PADDING * letters)
        inks = ledge_colours(QApplication.palette())
        for part, ink in ((self._kind, inks.ink_2), (self._next, inks.ink)):
            if part.palette().color(QPalette.ColorRole.WindowText) != QColor(ink):
                written_in(part, ink)
        self._kind.setFont(sans(0.72 * letters, bold=True))
        cross = bar.done.minimumSize() if bar.done is not None else QSize(0, 0)
        dots = 3 * 0.75 * letters if bar.step[1] else 0.0
        head = max(self._kind.sizeHint().height(), cross.height())
        room = width - 2 * pad
        beside = round(room - cross.width() - dots)
        self._write_kind(bar.kind, beside)
        self._kind.setGeometry(pad, pad // 2, beside, head)
        if bar.done is not None:
            bar.done.setGeometry(width - cross.width() - pad // 2, pad // 2, cross.width(), head)
        layout = bar.layout()
        assert layout is not None
        layout.setContentsMargins(0, 0, 0, 0)
        wanted = layout.totalHeightForWidth(room) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        top = pad // 2 + head + SPACING
        most = highest - top - pad
        self._next.setVisible(wanted > most)
        if wanted <= most:
            self._window.setGeometry(pad, top, room, wanted)
            bar.setGeometry(0, 0, room, wanted)
            self._page = 0
            return top + wanted + pad
        bar.ensurePolished()
        line = bar.fontMetrics().lineSpacing()
        if not self._next.text():
            # Without words the button would be of another height, and so would all pages but the first.
            self._next.setText(self.tr("{page} of {pages}") + _ON)
        turn = self._next.sizeHint().height()
        page = max(line, most - turn)
        bar.setGeometry(0, 0, room, wanted)
        layout.activate()
        starts = page_starts(_lines_of(bar), wanted, page)
        pages = len(starts)
        self._page %= pages
        self._next.setText(self.tr("{page} of {pages}").format(page=self._page + 1, pages=pages) + _ON)
        set_tool_tip(self._next, self.tr("Next page"))
        start, end = starts[self._page], [*starts[1:], wanted][self._page]
        # The rest of a line that stands on the next page is not seen.
        self._window.setGeometry(pad, top, room, min(end - start, page))
        bar.setGeometry(0, -start, room, wanted)
        size = self._next.sizeHint()
        self._next.setGeometry(width - pad - size.width(), top + page, size.width(), size.height())
        return top + page + turn + pad

    def _write_kind(self, kind: str, room: int) -> None:
        """Say of what kind the words are, and how many messages follow them, if that fits into ``room``."""
        self._kind.setText(kind)
        if self._following:
            self._kind.setText(self.tr("{kind} – %n message(s) waiting", "", self._following).format(kind=kind))
            if self._kind.sizeHint().width() > room:
                self._kind.setText(kind)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -1.5)
        paper = QLinearGradient(place.topLeft(), place.bottomLeft())
        paper.setColorAt(0.0, QColor(IVORY).lighter(103))
        paper.setColorAt(1.0, QColor(IVORY).darker(103))
        painter.setBrush(paper)
        painter.setPen(QPen(QColor(PAPER_EDGE), 1))
        colours = QApplication.palette()
        if is_contrasting(colours):
            painter.setBrush(colours.color(QPalette.ColorRole.Base))
            painter.setPen(QPen(colours.color(QPalette.ColorRole.WindowText), 2))
            place.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(place, RADIUS, RADIUS)
        at, count = (0, 0) if self.bar is None else self.bar.step
        for step in range(count):
            across = self._kind.geometry().right() + 0.75 * self._letters * (step + 0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(BRASS_DARK) if step < at else colour(BRASS, 0.5))
            if is_contrasting(colours):
                shade = colours.color(QPalette.ColorRole.WindowText)
                painter.setPen(shade)
                painter.setBrush(shade if step < at else Qt.BrushStyle.NoBrush)
            middle = self._kind.geometry().center().y() + 1
            radius = 0.16 * self._letters
            painter.drawEllipse(QPoint(round(across), middle), round(radius), round(radius))
        painter.end()
