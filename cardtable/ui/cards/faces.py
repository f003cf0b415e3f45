"""Card faces as pixmaps: drawn when first asked for, kept while they are in use."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from cardtable.art.theme import BACKS, CARD_RATIO, CardTheme
from cardtable.core.cards import HIDDEN
from cardtable.ui.kept_pictures import KEPT

_Key = tuple[CardTheme, int, int, float]

DEFAULT_BUDGET = 96 * 1024 * 1024
"""Bytes of pixels that are kept at most: a whole pack at 270 logical pixels on a screen of ratio 2."""


class CardFaces(QObject):
    """A bounded cache of rendered cards. Main thread only, as all pixmaps are."""

    changed = Signal()
    """The theme changed: every pixmap handed out before is out of date."""

    def __init__(self, theme: CardTheme, parent: QObject | None = None, budget: int = DEFAULT_BUDGET) -> None:
        super().__init__(parent)
        self._theme = theme
        self._second = _second_pack(theme)
        self._budget = budget
        self._used = 0
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()

    @property
    def theme(self) -> CardTheme:
        """How the cards look now."""
        return self._theme

    def set_theme(self, theme: CardTheme) -> None:
        """Change the look and emit ``changed``; nothing happens if it is the same."""
        if theme == self._theme:
            return
        self._theme = theme
        self._second = _second_pack(theme)
        self.changed.emit()

    def pixmap(self, card: int, width: float, device_pixel_ratio: float, second: bool = False) -> QPixmap:
        """The face of ``card`` (``HIDDEN``: the back), ``width`` logical pixels wide; ``second`` gives the back of
        the other of two packs that are used in turn.

        The pixmap holds round(width · ratio) device pixels across and carries the ratio, so that it is
        painted at its logical size. The same object is returned until it is displaced by newer ones.
        Raises ValueError for a size that is not positive or a number that is no card.
        """
        pixels = round(width * device_pixel_ratio)
        if pixels <= 0:
            raise ValueError(f"a card cannot be {pixels} pixels wide")
        theme = self._second if second and card == HIDDEN else self._theme
        key = (theme, card, pixels, device_pixel_ratio)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        pixmap = QPixmap.fromImage(_picture(card, theme, pixels))
        pixmap.setDevicePixelRatio(device_pixel_ratio)
        self._pixmaps[key] = pixmap
        self._used += _bytes(pixmap)
        while self._used > self._budget and len(self._pixmaps) > 1:
            self._used -= _bytes(self._pixmaps.popitem(last=False)[1])
        return pixmap

    def __len__(self) -> int:
        """How many pixmaps are kept."""
        return len(self._pixmaps)


def _second_pack(theme: CardTheme) -> CardTheme:
    """The same cards with another back."""
    return replace(theme, back=BACKS[(BACKS.index(theme.back) + 1) % len(BACKS)])


def _picture(card: int, theme: CardTheme, pixels: int) -> QImage:
    """The card as it was kept from the last start, or drawn now."""
    text = f"card {card} {pixels} {theme}"
    image = KEPT.find(text)
    if image is None:
        image = render_card(card, theme, pixels)
        KEPT.keep(text, image)
    return image


def render_card(card: int, theme: CardTheme, pixels: int) -> QImage:
    """A card drawn ``pixels`` device pixels wide on a transparent ground."""
    # Where all cards were kept from the last start, nothing of the art is needed.
    from cardtable.art.card import card_layers

    layers = card_layers(card, theme)
    image = _rasterised(layers.below, pixels)
    if layers.half:
        half = _rasterised(layers.half, pixels)
        painter = QPainter(image)
        painter.drawImage(0, 0, half)
        painter.drawImage(0, 0, half.transformed(QTransform.fromScale(-1, -1)))
        _paint(painter, layers.above, image)
        painter.end()
    return image


def _rasterised(svg: str, pixels: int) -> QImage:
    image = QImage(pixels, round(pixels * CARD_RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    _paint(painter, svg, image)
    painter.end()
    return image


def _paint(painter: QPainter, svg: str, image: QImage) -> None:
    from PySide6.QtSvg import QSvgRenderer

    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(svg.encode()).render(painter, QRectF(image.rect()))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
