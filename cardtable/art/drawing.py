"""A small pen: collects SVG elements from path data, with the pack's line as its default."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from cardtable.art.geometry import Point, number
from cardtable.art.palette import INK

LINE = 4.0
"""The default line weight, in tenths of a millimetre."""


class Drawing:
    """SVG elements in painting order. All widths and coordinates are tenths of a millimetre."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def shape(self, data: str, fill: str, width: float = LINE, stroke: str = INK) -> None:
        """Add a filled and outlined path."""
        if data:
            self._parts.append(f'<path fill="{fill}"{_pen(width, stroke)} d="{data}"/>')

    def fill(self, data: str, fill: str, opacity: float = 1.0) -> None:
        """Add a filled path without an outline."""
        if data:
            alpha = "" if opacity >= 1 else f' fill-opacity="{opacity:g}"'
            self._parts.append(f'<path fill="{fill}" stroke="none"{alpha} d="{data}"/>')

    def line(self, data: str, width: float = LINE, stroke: str = INK) -> None:
        """Add an open path that is not filled."""
        if data:
            self._parts.append(f'<path{_pen(width, stroke)} d="{data}"/>')

    def lines(self, paths: Iterable[str], width: float, stroke: str) -> None:
        """Add many open paths with one pen. They are rasterised far more quickly as single paths than as one
        long path.
        """
        parts = "".join(f'<path d="{data}"/>' for data in paths)
        self._parts.append(f'<g stroke="{stroke}" stroke-width="{number(width)}" stroke-linecap="butt">{parts}</g>')

    def copies(self, data: str, fill: str, matrices: Iterable[str]) -> None:
        """Add one filled shape at several places, each given as an SVG transform."""
        parts = "".join(f'<path transform="{matrix}" d="{data}"/>' for matrix in matrices)
        self._parts.append(f'<g fill="{fill}" stroke="none">{parts}</g>')

    def repeat(self, name: str, motif: Drawing, places: Iterable[Point]) -> None:
        """Add a finished drawing, defined once under ``name``, at several places."""
        uses = "".join(f'<use xlink:href="#{name}" x="{number(x)}" y="{number(y)}"/>' for x, y in places)
        self._parts.append(f'<defs><g id="{name}">{motif.svg()}</g></defs>{uses}')

    def dots(self, centres: Iterable[Point], radius: float, fill: str, width: float = 0.0) -> None:
        """Add equal discs as one path."""
        data = "".join(disc(x, y, radius) for x, y in centres)
        if width:
            self.shape(data, fill, width)
        else:
            self.fill(data, fill)

    def add(self, other: Drawing | str) -> None:
        """Add finished elements."""
        self._parts.append(other if isinstance(other, str) else other.svg())

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Transform everything drawn inside the ``with`` block."""
        self._parts.append(f'<g transform="{transform}">')
        yield
        self._parts.append("</g>")

    def svg(self) -> str:
        """Return the elements as text."""
        return "".join(self._parts)


def _pen(width: float, stroke: str) -> str:
    text = "" if width == LINE else f' stroke-width="{number(width)}"'
    return text if stroke == INK else f'{text} stroke="{stroke}"'


def disc(x: float, y: float, radius: float) -> str:
    """Return the path data of a circle, as four curves."""
    k = radius * 0.5523
    n = number
    return (
        f"M{n(x - radius)} {n(y)}"
        f"C{n(x - radius)} {n(y - k)} {n(x - k)} {n(y - radius)} {n(x)} {n(y - radius)}"
        f"C{n(x + k)} {n(y - radius)} {n(x + radius)} {n(y - k)} {n(x + radius)} {n(y)}"
        f"C{n(x + radius)} {n(y + k)} {n(x + k)} {n(y + radius)} {n(x)} {n(y + radius)}"
        f"C{n(x - k)} {n(y + radius)} {n(x - radius)} {n(y + k)} {n(x - radius)} {n(y)}Z"
    )


def rectangle(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> str:
    """Return the path data of a rectangle, clockwise, with rounded corners if a radius is given."""
    n = number
    if radius <= 0:
        return f"M{n(left)} {n(top)}L{n(right)} {n(top)}L{n(right)} {n(bottom)}L{n(left)} {n(bottom)}Z"
    k = radius * 0.4477
    return (
        f"M{n(left + radius)} {n(top)}L{n(right - radius)} {n(top)}"
        f"C{n(right - k)} {n(top)} {n(right)} {n(top + k)} {n(right)} {n(top + radius)}"
        f"L{n(right)} {n(bottom - radius)}"
        f"C{n(right)} {n(bottom - k)} {n(right - k)} {n(bottom)} {n(right - radius)} {n(bottom)}"
        f"L{n(left + radius)} {n(bottom)}"
        f"C{n(left + k)} {n(bottom)} {n(left)} {n(bottom - k)} {n(left)} {n(bottom - radius)}"
        f"L{n(left)} {n(top + radius)}"
        f"C{n(left)} {n(top + k)} {n(left + k)} {n(top)} {n(left + radius)} {n(top)}Z"
    )
