"""A framed picture with its name on a strip of paper: something that can be opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.look.look import PressedByReturn, fitted, legible, mixed, serif
from cardtable.ui.look.palette import SPACING, is_contrasting
from cardtable.ui.look.plain import on_button, set_accessible_description, set_accessible_name
from cardtable.ui.look.room_painting import SHEET_RADIUS, Paint, paint_frame, paint_shadow

_WOOD = 8.0
_SPARE = 4.0
"""Pixels that words leave free, because letters of another size are not wider in the same measure."""
_EDGE = 10
"""Around the frame, where its shadow falls, in pixels."""


_LEAST_PICTURE, _LEAST_BESIDE_MORE = 88, 76
"""The least height of picture and frame above a line of words, and above more lines, in pixels."""
_MOST_LINES = 3
"""So many lines below the name leave something of the picture."""


class _Written(NamedTuple):
    """The name and the line of words of a tile with their letters, and the height of the line in pixels."""

    title: str
    title_font: QFont
    line: str
    font: QFont
    high: int


class TileWords(NamedTuple):
    """What a tile says: its name, a line, what is added to the line where there is room, and what is said instead of
    the line where that is too long.
    """

    title: str
    line: str
    more: str
    shorter: str


def in_lines(font: QFont, wordings: Sequence[str], room: float, most: int) -> tuple[str, QFont, int]:
    """Return the first of ``wordings`` that needs no more than ``most`` lines, the last if none does: a long name of a
    game would cover the picture above it. Return its letters, as ``legible`` finds them, and the height, too.
    """
    for words in wordings:
        letters, high = legible(font, words, room)
        if high <= most * QFontMetrics(letters).height():
            break
    return words, letters, high


class PictureTile(PressedByReturn):
    """A button that is a picture in a frame, with a name and a line of words below.

    ``paint`` draws the picture. ``words`` is asked when the tile has to be drawn, and at ``name``. What is drawn is
    kept for the next start under ``key`` and all that it depends on, with the words, so that neither is asked then.
    """

    def __init__(self, key: str, paint: Paint, words: Callable[[], TileWords], parent: QWidget) -> None:
        super().__init__(parent)
        self._key = key
        self._paint = paint
        self._ask = words
        self._words: TileWords | None = None
        self._depends = ""
        self._more = 0
        self._row: Sequence[PictureTile] = (self,)
        self._alike: Sequence[PictureTile] = (self,)
        self._image: tuple[str, QImage] | None = None
        self._kept = ""
        """The text under which the picture was kept last."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_circumstances(self, depends: str) -> None:
        """Say on what the picture depends besides size and colours: the language, the look of the cards."""
        if depends != self._depends:
            self._depends = depends
            self._words = None
            self.update()

    def name(self) -> None:
        """Give the tile its name, for screen readers and for whoever asks."""
        title = self._told().title
        self.setText(on_button(title))
        set_accessible_name(self, title)
        set_accessible_description(self, self.whole_line)
        self._measure()

    def stand_with(self, row: Sequence[PictureTile]) -> None:
        """Stand in a ``row``, itself one of it: all names there have the same letters, and all words begin at the same
        height.
        """
        if [*row] != [*self._row]:
            self._row = row
            self.renew()

    def say_as_much_as(self, alike: Sequence[PictureTile]) -> None:
        """Add to the line only where all of ``alike``, itself one of them, have room for that."""
        self._alike = alike

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.text() and event.size().width() != event.oldSize().width():
            self._measure()

    def _measure(self) -> None:
        """Find out how much higher the words are than one line below the name."""
        written = self.written()
        self._more = max(0, written.high - self.fontMetrics().height())
        self.updateGeometry()

    def renew(self) -> None:
        """Draw the picture anew when it is next seen."""
        self._image = None
        self.update()

    def _told(self) -> TileWords:
        """Return what is written in the picture."""
        if self._words is None:
            self._words = self._ask()
        return self._words

    @property
    def whole_line(self) -> str:
        """The line with what can be added to it."""
        _, line, more, _ = self._told()
        return f"{line} {more}".strip()

    def written(self) -> _Written:
        """Return what is written in the width that there is."""
        return self._written(self.width() - 2 * (_EDGE + _WOOD) - 6 * SPACING - _SPARE)

    def _written(self, room: float) -> _Written:
        """Return what is written in ``room`` pixels of width."""
        title, line, _, shorter = self._told()
        wholes = [one.whole_line for one in self._alike]
        if all(self.fontMetrics().horizontalAdvance(whole) <= room for whole in wholes):
            line = self.whole_line
        return _Written(
            title,
            fitted(serif(1.5, within=self), title, room),
            *in_lines(self.font(), (line, shorter), room, _MOST_LINES),
        )

    def _strip(self) -> int:
        """The height of the strip of paper below one line of words."""
        return QFontMetrics(serif(1.5, within=self)).height() + self.fontMetrics().height() + 4 * SPACING

    def sizeHint(self) -> QSize:
        return QSize(286, self._strip() + 196)

    def minimumSizeHint(self) -> QSize:
        wide = 15 * self.fontMetrics().averageCharWidth()
        return QSize(max(150, wide), self._strip() + max(_LEAST_PICTURE, self._more + _LEAST_BESIDE_MORE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(0, 0, self._drawn())
        painter.end()

    def _colours(self) -> QPalette:
        """Return the colours of a tile that can be pressed: below a sheet, where it cannot, it would be drawn anew."""
        colours = QPalette(self.palette())
        colours.setCurrentColorGroup(QPalette.ColorGroup.Active)
        return colours

    def _drawn(self) -> QImage:
        ratio = self.devicePixelRatioF()
        role, colours = QPalette.ColorRole, self._colours()
        pressed, pointed = self.isDown(), self.underMouse()
        text = " ".join(
            map(
                str,
                (
                    "hall",
                    self._key,
                    self.width(),
                    self.height(),
                    ratio,
                    self.font().toString(),
                    colours.color(role.Window).name(),
                    colours.color(role.WindowText).name(),
                    int(pressed) + 2 * int(pointed),
                    self._depends,
                ),
            )
        )
        if self._image is not None and self._image[0] == text:
            return self._image[1]
        image = None if pressed or pointed else KEPT.find(text)
        if image is not None and len(words := KEPT.words(text)) == len(TileWords._fields):
            self._words = TileWords(*words)
        if image is None:
            image = QImage(self.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            image.setDevicePixelRatio(ratio)
            self._draw(image, ratio, pressed=pressed, pointed=pointed)
            if not pressed and not pointed:
                # Of the sizes of a window that is being drawn larger, the last alone.
                KEPT.drop(self._kept)
                KEPT.keep(text, image, self._told())
                self._kept = text
        image.setDevicePixelRatio(ratio)
        self._image = (text, image)
        return image

    def _draw(self, image: QImage, ratio: float, *, pressed: bool, pointed: bool) -> None:
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours, role = self._colours(), QPalette.ColorRole
        place = QRectF(self.rect()).adjusted(_EDGE, _EDGE / 2, -_EDGE, -_EDGE)
        if not pressed and not is_contrasting(colours):
            paint_shadow(painter, place)
        inner = paint_frame(painter, place, _WOOD, colours, lighter=pointed)
        written = self.written()
        row = [one.written() for one in self._row]
        title_font = min((one.title_font for one in row), key=QFont.pointSizeF)
        # Further lines take their room from the picture, and smaller names leave theirs to it.
        highest = max(one.high for one in row)
        strip = QFontMetrics(title_font).height() + max(highest, self.fontMetrics().height()) + 4 * SPACING
        picture = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - strip)
        painter.save()
        painter.setClipRect(picture)
        self._paint(painter, picture, ratio)
        painter.restore()
        paper = QRectF(inner.left(), picture.bottom(), inner.width(), strip)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.color(role.AlternateBase if pointed else role.Window))
        painter.drawRoundedRect(paper, SHEET_RADIUS / 3, SHEET_RADIUS / 3)
        painter.drawRect(QRectF(paper.left(), paper.top(), paper.width(), paper.height() / 2))
        words = paper.adjusted(4 * SPACING, 2 * SPACING, -2 * SPACING, -2 * SPACING)
        painter.setPen(colours.color(role.WindowText))
        painter.setFont(title_font)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, written.title)
        painter.setPen(mixed(colours, 0.8))
        painter.setFont(written.font)
        below = QRectF(words.left(), words.bottom() - highest, words.width() - _SPARE, highest)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), written.line)
        painter.end()
