"""Whole cards as documents, small pictures of them, and how much two of these differ."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardtable.art.card import card_layers
from cardtable.art.theme import CARD_RATIO, CardTheme

UNITS = 630
"""Width of a card in the units of the art."""


def card_svg(card: int, theme: CardTheme) -> str:
    """A whole card, or its back for ``HIDDEN``, as one SVG document: its layers put together."""
    layers = card_layers(card, theme)
    head = layers.below[: layers.below.index(">", layers.below.index("<g ")) + 1]
    end = "</g></svg>"
    below, half, above = (
        layer.removeprefix(head).removesuffix(end) for layer in (layers.below, layers.half, layers.above)
    )
    if half:
        half = (
            f'<defs><g id="half">{half}</g></defs><use xlink:href="#half"/>'
            '<use xlink:href="#half" transform="rotate(180)"/>'
        )
    return head + below + half + above + end


def rasterise(svg: str, width: int) -> QImage:
    """A document drawn ``width`` pixels wide on white."""
    image = QImage(width, round(width * CARD_RATIO), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    renderer = QSvgRenderer(svg.encode())
    assert renderer.isValid()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of all colour values, 0 to 255."""
    assert one.size() == other.size()
    # The bits belong to the picture: it must outlive the reading of them.
    one = one.convertToFormat(QImage.Format.Format_RGB32)
    other = other.convertToFormat(QImage.Format.Format_RGB32)
    first, second = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / (len(first) * 3 / 4)


def turned(image: QImage) -> QImage:
    """The picture after half a turn."""
    return image.transformed(QTransform.fromScale(-1, -1))


def mirrored(image: QImage) -> QImage:
    """The picture with left and right exchanged."""
    return image.transformed(QTransform.fromScale(-1, 1))


def colours(image: QImage, left: float, top: float, right: float, bottom: float) -> set[str]:
    """The colours inside a rectangle given in units of the art, measured from the card's middle."""
    scale = image.width() / UNITS

    def column(x: float) -> int:
        return round((x + UNITS / 2) * scale)

    def row(y: float) -> int:
        return round((y + UNITS / 2 * CARD_RATIO) * scale)

    return {
        image.pixelColor(x, y).name() for x in range(column(left), column(right)) for y in range(row(top), row(bottom))
    }
