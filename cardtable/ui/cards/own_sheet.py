"""Cards of packs that have all of them in one SVG picture, each as an element with an id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.app.own_packs import OwnPack, PackError, key_of, pack_by_key, picture_of, read_sheet
from cardtable.app.sanitised_svg import is_card
from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import Card
from cardtable.core.sanitise import as_text


def sheet_card(key: str, card: Card, pixels: int) -> QImage | None:
    """Return a card of the pack that ``key_of`` has named, ``pixels`` device pixels wide; None if it has no picture of
    all cards, or none that can be used.
    """
    try:
        loaded = _loaded(key)
    except PackError:
        return None
    element = loaded.elements.get(card) if isinstance(loaded, _Loaded) else None
    if not isinstance(loaded, _Loaded) or element is None:
        return None
    image = QImage(pixels, round(pixels * CARD_RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    loaded.renderer.render(painter, element, QRectF(image.rect()))
    painter.end()
    return image


def checked_sheet(pack: OwnPack) -> Iterator[None]:
    """Read the other pictures of a pack and that of all cards, if there is one, and look at one card after another.
    Raises ``PackError`` for the first that cannot be used.
    """
    for card in pack.files:
        picture_of(pack, card)
        yield
    loaded = _loaded(key_of(pack.name))
    if isinstance(loaded, PackError):
        raise loaded
    if loaded is None:
        return
    for element in loaded.elements.values():
        yield
        place = loaded.renderer.boundsOnElement(element)
        if not is_card(place.width(), place.height()):
            raise PackError("pack_picture", pack=as_text(pack.name), file=as_text(element), why="picture_shape")


@dataclass(frozen=True)
class _Loaded:
    """A picture of all cards as it is drawn from, and the id of the element that each card is."""

    renderer: QSvgRenderer
    elements: Mapping[Card, str]


@lru_cache(maxsize=1)
def _loaded(key: str) -> _Loaded | PackError | None:
    """Return the picture of all cards, read once for all of them; why it cannot be used, and None if there is none.
    Raises ``PackError`` for a pack that is away, so that it is looked for again.
    """
    pack = pack_by_key(key)
    try:
        sheet = read_sheet(pack)
    except PackError as error:
        return error
    if sheet is None or pack.sheet is None:
        return None
    renderer = QSvgRenderer(sheet.svg)
    if not renderer.isValid():
        return PackError("pack_picture", pack=as_text(pack.name), file=as_text(pack.sheet.name), why="picture_broken")
    return _Loaded(renderer, sheet.elements)
