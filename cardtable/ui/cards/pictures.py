"""Card faces as pixmaps. They are drawn when first asked for or in a quiet moment, and kept while they are in use."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from cardtable.art.theme import BACKS, CARD_RATIO, PACKS, CardTheme
from cardtable.core.cards import HIDDEN
from cardtable.ui.cards.kept_pictures import KEPT

_Key = tuple[CardTheme, int, int, float]

DEFAULT_BUDGET = 96 * 1024 * 1024
"""The most bytes of pixels that are kept: a whole pack at 270 logical pixels on a screen of ratio 2."""

QUIET = 16
"""Milliseconds between two cards that are drawn in advance, so that the screen can be updated between them."""


class CardPictures(QObject):
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
        self._latest: dict[tuple[CardTheme, int, float], _Key] = {}
        """The size in which each card was drawn last."""
        self._wanted: OrderedDict[_Key, None] = OrderedDict()
        self._composed: set[int] = set()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._draw_next)

    @property
    def theme(self) -> CardTheme:
        """How the cards look now."""
        return self._theme

    def set_theme(self, theme: CardTheme) -> None:
        """Change the look and emit ``changed``; nothing happens if it is the same."""
        if theme == self._theme:
            return
        self._theme = theme
        self._composed = set()
        self._second = _second_pack(theme)
        self.changed.emit()

    def pixmap(self, card: int, width: float, device_pixel_ratio: float, second: bool = False) -> QPixmap:
        """Return the face of ``card`` (``HIDDEN``: the back), ``width`` logical pixels wide; ``second`` gives the back
        of the second of two packs used in turn.

        The pixmap holds round(width · ratio) device pixels across and carries the ratio, so that it is painted at its
        logical size. The same object is returned until it is displaced by newer ones. Raises ValueError for a size that
        is not positive or a number that is no card.
        """
        key = self._key(card, width, device_pixel_ratio, second)
        return self._found(key) or self._drawn(key)

    def soon(self, card: int, width: float, device_pixel_ratio: float, second: bool = False) -> None:
        """Draw the picture for these parameters of ``pixmap`` in the next quiet moment, unless it is kept already."""
        key = self._key(card, width, device_pixel_ratio, second)
        if key not in self._pixmaps:
            self._wanted[key] = None
            self._quiet.start()

    def compose(self, card: int) -> None:
        """Compose ``card`` in its present look unless that was done before. This is the longest part of drawing a court
        card, and is independent of the size.
        """
        # Where all cards were kept from the last start, nothing of the art is needed.
        from cardtable.art.card import card_layers

        if card not in self._composed:
            self._composed.add(card)
            card_layers(card, self._theme)

    def nearly(self, card: int, width: float, device_pixel_ratio: float, second: bool = False) -> QPixmap:
        """Return the picture of a card, in another size if this size is not drawn yet; it will be soon. This is for
        cards that move: they are not seen sharply, and many of them become larger or smaller at once.
        """
        key = self._key(card, width, device_pixel_ratio, second)
        if (found := self._found(key)) is not None:
            return found
        other = self._latest.get((key[0], card, device_pixel_ratio))
        if other is None or (found := self._found(other)) is None:
            return self._drawn(key)
        self.soon(card, width, device_pixel_ratio, second)
        return found

    def _key(self, card: int, width: float, ratio: float, second: bool) -> _Key:
        pixels = round(width * ratio)
        if pixels <= 0:
            raise ValueError(f"a card cannot be {pixels} pixels wide")
        return self._second if second and card == HIDDEN else self._theme, card, pixels, ratio

    def _found(self, key: _Key) -> QPixmap | None:
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
        return found

    def _drawn(self, key: _Key) -> QPixmap:
        theme, card, pixels, ratio = key
        pixmap = QPixmap.fromImage(_picture(card, theme, pixels))
        pixmap.setDevicePixelRatio(ratio)
        self._pixmaps[key] = pixmap
        self._latest[theme, card, ratio] = key
        self._used += _bytes(pixmap)
        while self._used > self._budget and len(self._pixmaps) > 1:
            self._used -= _bytes(self._pixmaps.popitem(last=False)[1])
        return pixmap

    def _draw_next(self) -> None:
        if self._wanted:
            # First, because a table that nothing holds can be collected while a card is made, and this object with it.
            self._quiet.start()
            key, _ = self._wanted.popitem(last=False)
            if key not in self._pixmaps:
                theme, card, pixels, _ = key
                if theme == self._theme and card not in self._composed and not KEPT.has(_text(card, theme, pixels)):
                    # It is painted in the moment after this one, so that a frame waits for one of the two alone.
                    self.compose(card)
                    self._wanted[key] = None
                    self._wanted.move_to_end(key, last=False)
                else:
                    self._drawn(key)

    def __len__(self) -> int:
        """Return how many pixmaps are kept."""
        return len(self._pixmaps)


def _second_pack(theme: CardTheme) -> CardTheme:
    """Return ``theme`` with another back, for the second of two packs."""
    return replace(theme, own="", back=BACKS[(BACKS.index(theme.back) + 1) % len(BACKS)])


def _picture(card: int, theme: CardTheme, pixels: int) -> QImage:
    """Return the picture of a card as it was kept from the last start, or drawn now."""
    text = _text(card, theme, pixels)
    image = KEPT.find(text)
    if image is None:
        image = render_card(card, theme, pixels)
        KEPT.keep(text, image)
    return image


def _text(card: int, theme: CardTheme, pixels: int) -> str:
    """Return a text with everything on which the picture depends."""
    return f"card {card} {pixels} {theme}"


def render_card(card: int, theme: CardTheme, pixels: int) -> QImage:
    """Return a card drawn ``pixels`` device pixels wide on a transparent background."""
    if theme.own and theme.pack == PACKS[0]:
        from cardtable.app.own_packs import picture

        own = picture(theme.own, card)
        if own is not None:
            return _rasterised(own.decode(), pixels)
        from cardtable.ui.cards.own_sheet import sheet_card

        of_sheet = sheet_card(theme.own, card, pixels)
        if of_sheet is not None:
            return of_sheet
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
