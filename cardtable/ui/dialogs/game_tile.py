"""A row by which a game is chosen: a picture of what is different in it, its name, its difference in words, and for
how many people and how long it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardtable.core.rules import Variant
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.game_picture import paint_empty_table, paint_game_picture
from cardtable.ui.look.look import serif
from cardtable.ui.look.palette import ROOMS, SPACING, is_contrasting
from cardtable.ui.look.plain import set_accessible_description, set_accessible_name, set_tool_tip
from cardtable.words.families import figure_words, variant_description, variant_difference, variant_name

_PICTURE = 0.58
"""The height of the picture as a fraction of its width."""
_SHARE = 0.28
"""The width of the picture as a fraction of that of the row, up to ``_WIDEST``."""
_WIDEST = 136
_LEAST, _LEAST_LETTERS = 240, 23
"""Width of a row at least, in pixels and in letters."""
_ABREAST = 400
"""Width from which rows stand side by side, in pixels."""
_RADIUS = 6
_DIMMED = 0.62
"""How much is left of the picture of a game that is not looked for."""
_BAR = 4
"""Width of the bar at the left of what is chosen, in pixels."""
_TOGETHER = "\N{NO-BREAK SPACE}"
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap

_Words: TypeAlias = tuple[QFont, QPalette.ColorRole, str]
"""Words with their letters and their colour."""
_Line: TypeAlias = tuple[QFont, QPalette.ColorRole, str, int]
"""Words with their letters, their colour and their height."""


class GameTile(QAbstractButton):
    """A row for a rule set, or for a favourite with a ``title`` of its own. A click chooses it, a second click begins
    the game. It has no words before ``retranslate``.
    """

    begun = Signal()

    def __init__(
        self, variant: Variant, pictures: CardPictures, title: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.variant = variant
        self.title = title
        self.finder: Callable[[QKeyEvent], bool] | None = None
        """Is asked first what a key means, and returns whether it has done it: letters look for another game."""
        self._misfit = ""
        self._pictures = pictures
        self._picture: QPixmap | None = None
        self._drawn_for: tuple[object, ...] = ()
        self._said: list[_Words] = []
        """The lines beside the picture, in the present words and letters."""
        self._laid: dict[int, list[_Line]] = {}
        """The lines with their heights, by the width of the row."""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        pictures.changed.connect(self._redraw)

    def _redraw(self) -> None:
        self._drawn_for = ()
        self.update()

    def retranslate(self) -> None:
        """Set all words."""
        name, words = variant_name(self.variant.id), variant_description(self.variant.id)
        self.setText(self.title or name)
        set_accessible_name(self, self.text())
        about = self._misfit or (self.facts() if not self.title else name)
        set_accessible_description(self, f"{words} {about} {self.demand_words()}".strip())
        set_tool_tip(self, f"{words} {figure_words(self.variant.id)}".strip())
        self._say_anew()
        self.update()

    @property
    def misfit(self) -> str:
        """Why the game is none of those that are looked for, in words; empty if it is one."""
        return self._misfit

    def dim(self, misfit: str) -> None:
        """Dim the picture and say ``misfit`` instead of the facts, or neither if that is empty."""
        if misfit != self._misfit:
            self._misfit = misfit
            self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._say_anew()

    def _say_anew(self) -> None:
        self._said, self._laid = [], {}

    def facts(self) -> str:
        """Return for how many people the game is and how long it usually takes, and that it is best to begin with if it
        is.
        """
        low, high = min(self.variant.players), max(self.variant.players)
        players = str(low) if low == high else f"{low}–{high}"
        if self.variant.minutes:
            facts = self.tr("{players} players, {minutes} minutes")
        else:
            facts = self.tr("{players} players")
        facts = facts.format(players=players, minutes=self.variant.minutes)
        if game_view_of(self.variant.family).first_game != self.variant.id:
            return facts
        return self.tr("Start here. {facts}").format(facts=facts)

    def demand_words(self) -> str:
        """Return words about the difficulty; empty if the rule set does not state any."""
        words = (
            "",
            self.tr("Quick to learn."),
            self.tr("Needs some thought."),
            self.tr("For people who know card games."),
        )
        return words[self.variant.demand]

    def _lines(self) -> Sequence[_Words]:
        """Return the lines beside the picture, each with its font and its colour."""
        if not self._said:
            difference = variant_difference(self.variant.id)
            lines = (
                (serif(1.2), QPalette.ColorRole.WindowText, self.text()),
                (self.font(), QPalette.ColorRole.WindowText, difference),
                (self.font(), QPalette.ColorRole.PlaceholderText, self._misfit or self._below()),
            )
            self._said = [line for line in lines if line[2]]
        return self._said

    def _below(self) -> str:
        """Return what stands below the difference if the game is one of those that are looked for."""
        # No line ends between a number and what is counted.
        return variant_name(self.variant.id) if self.title else re.sub(r"(?<=\d) ", _TOGETHER, self.facts())

    def _picture_size(self, width: int) -> QSize:
        wide = round(min(_WIDEST, width * _SHARE))
        return QSize(wide, round(wide * _PICTURE))

    def _words_width(self, width: int) -> int:
        return width - self._picture_size(width).width() - 7 * SPACING

    def _placed(self, width: int) -> list[_Line]:
        """Return the lines with the height that each needs in a row ``width`` pixels wide."""
        if width not in self._laid:
            room = self._words_width(width)
            placed = [(font, ink, text, _high(font.key(), room, text)) for font, ink, text in self._lines()]
            if self._misfit:
                # Shorter words must not move the rows below.
                font, ink, text, least = placed[-1]
                placed[-1] = font, ink, text, max(least, _high(font.key(), room, self._below()))
            self._laid[width] = placed
        return self._laid[width]

    def high_in(self, width: int) -> int:
        """Return the height that the row needs in ``width`` pixels."""
        words = sum(high for *_, high in self._placed(width))
        return max(self._picture_size(width).height(), words) + 3 * SPACING

    def sizeHint(self) -> QSize:
        width = max(_ABREAST, self.fontMetrics().averageCharWidth() * 46)
        return QSize(width, self.high_in(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(_least(self), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.finder is None or not self.finder(event):
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.begun.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        colours, role = self.palette(), QPalette.ColorRole
        contrast = colours.color(role.Window) == colours.color(role.AlternateBase)
        if self.isChecked():
            # In lists of the house what is selected has a ground of its own, and a bar at its left.
            painter.setBrush(colours.color(role.AlternateBase))
            painter.setPen(QPen(colours.color(role.Link), 2) if contrast else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.color(role.Link))
            painter.drawRoundedRect(QRectF(1, 5, _BAR, whole.height() - 10), _BAR / 2, _BAR / 2)
        elif self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.color(role.Dark), 1))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        size = self._picture_size(self.width())
        top = (self.height() - size.height()) / 2
        corner = QPoint(2 * SPACING + _BAR, round(top))
        painter.setOpacity(_DIMMED if self._misfit else 1.0)
        if self._picture is None and self._kept(size) is None:
            # The first cards are drawn once everything else is seen; till then the table is empty.
            room = ROOMS[game_view_of(self.variant.family).picture_room]
            paint_empty_table(painter, QRectF(QRect(corner, size)), room, colours, lighter=self.underMouse())
            QTimer.singleShot(0, self, self._draw_first)
        else:
            painter.drawPixmap(corner, self._drawn(size))
        painter.setOpacity(1.0)
        left = 2 * SPACING + _BAR + size.width() + 3 * SPACING
        lines = self._placed(self.width())
        y = (self.height() - sum(high for *_, high in lines)) // 2
        for font, ink, text, high in lines:
            painter.setFont(font)
            painter.setPen(colours.color(ink))
            painter.drawText(QRect(left, y, self._words_width(self.width()), high), int(_WRAPPED), text)
            y += high
        painter.end()

    def _draw_first(self) -> None:
        self._drawn(self._picture_size(self.width()))
        self.update()

    def _looks(self, size: QSize) -> tuple[object, ...]:
        """Return everything on which the picture depends."""
        colours, role = self.palette(), QPalette.ColorRole
        inks = colours.color(role.Window).rgb(), colours.color(role.WindowText).rgb(), is_contrasting(colours)
        measures = size.width(), size.height(), self.devicePixelRatioF()
        return self.variant.id, self._pictures.theme, measures, inks, self.underMouse()

    def _kept(self, size: QSize) -> QPixmap | None:
        """Return the picture if an earlier row has drawn it."""
        kept = QPixmap()
        return kept if QPixmapCache.find(repr(self._looks(size)), kept) else None

    def _drawn(self, size: QSize) -> QPixmap:
        wanted = self._looks(size)
        if self._picture is None or self._drawn_for != wanted:
            self._drawn_for = wanted
            self._picture = self._kept(size) or self._draw(size)
        return self._picture

    def _draw(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        drawn = QPixmap(size * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        view = game_view_of(self.variant.family)
        painter = QPainter(drawn)
        paint_game_picture(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            view.picture_of(self.variant.id),
            self._pictures,
            ROOMS[view.picture_room],
            self.palette(),
            ratio,
            lighter=self.underMouse(),
        )
        painter.end()
        QPixmapCache.insert(repr(self._looks(size)), drawn)
        return drawn


@lru_cache(maxsize=1000)
def _high(letters: str, width: int, words: str) -> int:
    """Return the height of ``words`` in ``width`` pixels, in the font with the key ``letters``; every new list of the
    games asks for the same.
    """
    font = QFont()
    font.fromString(letters)
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), int(_WRAPPED), words).height()


class TileGrid(QWidget):
    """Rows of games below each other in ``parent``, side by side where there is room; hidden while there are none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tiles: list[GameTile] = []

    def set_tiles(self, tiles: list[GameTile]) -> None:
        """Show these instead."""
        for old in self._tiles:
            old.hide()
            old.deleteLater()
        self._tiles = tiles
        for tile in tiles:
            tile.setParent(self)
            tile.show()
        self.lay()
        self.setVisible(bool(tiles))

    def lay(self) -> None:
        """Give the rows their places, in the present width and size of text."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            # Before it has a width no place is one for long.
            return
        columns = max(1, (self.width() + 2 * SPACING) // (_ABREAST + 2 * SPACING))
        columns = min(columns, max(1, len(self._tiles)))
        wide = (self.width() - (columns - 1) * 2 * SPACING) // columns
        y = 0
        for first in range(0, len(self._tiles), columns):
            abreast = self._tiles[first : first + columns]
            high = max(tile.high_in(max(_least(self), wide)) for tile in abreast)
            for place, tile in enumerate(abreast):
                tile.setGeometry(place * (wide + 2 * SPACING), y, wide, high)
            y += high + SPACING
        self.setMinimumHeight(max(0, y - SPACING))

    def minimumSizeHint(self) -> QSize:
        return QSize(_least(self), self.minimumHeight())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay()


def _least(widget: QWidget) -> int:
    """Return the width in pixels that a row needs at least with the letters of ``widget``."""
    return max(_LEAST, _LEAST_LETTERS * widget.fontMetrics().averageCharWidth())
