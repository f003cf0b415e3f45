"""Pictures of cards that somebody else has drawn: read with limits, and written anew from what a card needs. What leads
out of the file, or would take long to draw, is refused. Needs nothing of Qt.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from typing import NoReturn
from xml.parsers import expat

from cardtable.core.errors import CodedError

LARGEST = 1 << 20
"""The most bytes of a picture, unpacked too."""
LARGEST_SHEET = 12 << 20
"""The most bytes of a picture with all cards, unpacked too."""
_MOST_DEPTH = 48
_MOST_ELEMENTS = 20_000
_MOST_DRAWN = 60_000
"""The most elements that are drawn when everything that is used again is counted again."""
_SHEET_TIMES = 6
"""How many times as much may be on a picture with all cards; each of them uses drawings that others use as well."""
_MOST_STYLE = 20_000
_NARROWEST, _WIDEST = 0.5, 0.9
"""The width of a card, as a fraction of its height."""
_ELEMENTS = frozenset(
    {
        *("svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("linearGradient", "radialGradient", "stop", "clipPath", "style", "text", "tspan", "switch"),
    }
)
_PICTURES = frozenset({"image", "feImage"})
_NAMES = frozenset({"id", "class", "font-family"})
"""Attributes that are names: no numbers."""
_ATTRIBUTES = _NAMES | {
    *("style", "transform", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy"),
    *("width", "height", "points", "viewBox", "preserveAspectRatio", "fill", "fill-rule", "fill-opacity", "stroke"),
    *("stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "opacity", "color"),
    *("stop-color", "stop-opacity", "offset", "gradientUnits", "gradientTransform", "spreadMethod", "clip-path"),
    *("clip-rule", "display", "visibility", "font-size", "font-weight", "font-style", "text-anchor"),
}
_REFERENCES = frozenset({"href", "xlink:href"})
_OUTWARD = re.compile(r"url\(\s*['\"]?\s*(?!#)|@|expression|javascript:", re.IGNORECASE)
_HUGE = re.compile(r"\d[eE]\+?\d{2,}|(?<![\d.])\d{7,}")
_NAMED = re.compile(r"#[\w.-]+")
"""A colour such as #412e29, or the id of something."""
_NUMBER = re.compile(r"\s*(\d{1,6}(?:\.\d*)?|\.\d+)")


class PictureError(CodedError, ValueError):
    """A picture that cannot be used. The code says why: ``picture_large``, ``picture_broken``, ``picture_entities``,
    ``picture_outside``, ``picture_nested``, ``picture_long``, ``picture_inside``, ``picture_numbers``,
    ``picture_shape``.
    """


def sanitised(data: bytes) -> bytes:
    """Return an SVG document that draws the same card as ``data``, packed by gzip or not, and does nothing else. Raises
    ``PictureError``.
    """
    reader = _Reader()
    return reader.read(_unpacked(data, LARGEST))


def sanitised_sheet(data: bytes) -> tuple[bytes, frozenset[str]]:
    """Return an SVG document that draws the same as ``data``, of any shape with many cards, and does nothing else; and
    the ids of its elements. Raises ``PictureError``.
    """
    reader = _Reader(sheet=True)
    return reader.read(_unpacked(data, LARGEST_SHEET)), reader.ids


def _unpacked(data: bytes, most: int) -> bytes:
    if data[:2] == b"\x1f\x8b":
        unpacking = zlib.decompressobj(wbits=31)
        try:
            data = unpacking.decompress(data, most + 1)
        except zlib.error:
            raise PictureError("picture_broken") from None
    if len(data) > most:
        raise PictureError("picture_large")
    return data


class _Reader:
    """Reads one document and writes it anew: the picture of a card, or a ``sheet`` of cards."""

    def __init__(self, sheet: bool = False) -> None:
        self._sheet = sheet
        self._times = _SHEET_TIMES if sheet else 1
        self._out: list[str] = []
        self._open: list[str] = []
        """The elements that are open and are written."""
        self._skipped = 0
        """How many elements are open that are not written."""
        self._elements = 0
        self._style = 0
        self._inside: list[str] = []
        """The ids of the elements that are open, an empty text for one without."""
        self._sizes: dict[str, int] = {"": 0}
        self._uses: dict[str, list[str]] = {"": []}
        """For each id, how many elements are inside, and what they use; for an empty text of the whole document."""

    @property
    def ids(self) -> frozenset[str]:
        """The ids of what has been written."""
        return frozenset(self._uses) - {""}

    def read(self, data: bytes) -> bytes:
        parser = expat.ParserCreate()
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._doctype
        parser.EntityDeclHandler = self._entity
        parser.ExternalEntityRefHandler = self._entity
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(data, True)
        except (expat.ExpatError, ValueError, LookupError) as error:
            if isinstance(error, PictureError):
                raise
            raise PictureError("picture_broken") from None
        if self._drawn() > self._times * _MOST_DRAWN:
            raise PictureError("picture_long")
        return "".join(self._out).encode()

    def _doctype(self, _name: str, _system: str | None, _public: str | None, inside: int) -> None:
        if inside:
            raise PictureError("picture_entities")

    def _entity(self, *_: object) -> NoReturn:
        raise PictureError("picture_entities")

    def _start(self, name: str, attributes: Mapping[str, str]) -> None:
        self._elements += 1
        if self._elements > self._times * _MOST_ELEMENTS:
            raise PictureError("picture_long")
        if len(self._open) + self._skipped >= _MOST_DEPTH:
            raise PictureError("picture_nested")
        prefix, _, local = name.rpartition(":")
        if not self._open and local != "svg":
            raise PictureError("picture_broken")
        if local in _PICTURES and not self._skipped:
            raise PictureError("picture_inside")
        if self._skipped or prefix not in ("", "svg") or local not in _ELEMENTS:
            self._skipped += 1
            return
        kept = {key: value for key, value in attributes.items() if key in _ATTRIBUTES}
        for key, value in kept.items():
            _refuse(value, numbers=key not in _NAMES)
        if "style" in kept:
            pairs = (pair.partition(":") for pair in kept["style"].split(";"))
            kept["style"] = ";".join(f"{key.strip()}:{value}" for key, _, value in pairs if key.strip() in _ATTRIBUTES)
        self._note(attributes, local)
        for key in _REFERENCES & attributes.keys():
            kept["xlink:href"] = attributes[key].strip()
        if not self._open:
            kept = {"viewBox": _view_box(attributes, self._sheet)}
            kept["xmlns"], kept["xmlns:xlink"] = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
        # It brings much of the network along, and no settings are to wait for that.
        from xml.sax.saxutils import quoteattr

        self._open.append(local)
        self._out.append(f"<{local}{''.join(f' {key}={quoteattr(value)}' for key, value in kept.items())}>")

    def _note(self, attributes: Mapping[str, str], local: str) -> None:
        """Note what is inside of what, and what is used where."""
        own = attributes.get("id", "")
        self._inside.append(own)
        if own:
            self._sizes.setdefault(own, 0)
            self._uses.setdefault(own, [])
        around = {"", *self._inside}
        for key in _REFERENCES & attributes.keys():
            target = attributes[key].strip()
            if not target.startswith("#"):
                raise PictureError("picture_outside")
            for one in around:
                self._uses[one].append(target[1:])
        for one in around:
            self._sizes[one] += 1

    def _end(self, _name: str) -> None:
        if self._skipped:
            self._skipped -= 1
            return
        self._inside.pop()
        self._out.append(f"</{self._open.pop()}>")

    def _text(self, text: str) -> None:
        if self._skipped or not self._open or self._open[-1] not in ("style", "text", "tspan"):
            return
        if self._open[-1] == "style":
            self._style += len(text)
            if self._style > self._times * _MOST_STYLE:
                raise PictureError("picture_long")
            _refuse(text, numbers=True)
        from xml.sax.saxutils import escape

        self._out.append(escape(text))

    def _drawn(self) -> int:
        """Return how many elements are drawn in all. Raises ``PictureError`` for something that uses itself."""
        found: dict[str, int] = {}
        under_way: set[str] = set()

        def drawn(name: str) -> int:
            if name in found:
                return found[name]
            if name in under_way or len(under_way) > _MOST_DEPTH:
                raise PictureError("picture_nested")
            under_way.add(name)
            total = self._sizes.get(name, 0) + sum(drawn(other) for other in self._uses.get(name, ()))
            under_way.discard(name)
            found[name] = min(total, 10 * _SHEET_TIMES * _MOST_DRAWN)
            return found[name]

        return drawn("")


def _refuse(value: str, *, numbers: bool) -> None:
    if _OUTWARD.search(value):
        raise PictureError("picture_outside")
    if numbers and _HUGE.search(_NAMED.sub("", value)):
        raise PictureError("picture_numbers")


def is_card(wide: float, high: float) -> bool:
    """Return whether a rectangle has the shape of a card, standing upright."""
    return wide > 0 and high > 0 and _NARROWEST <= wide / high <= _WIDEST


def _view_box(attributes: Mapping[str, str], sheet: bool) -> str:
    """Return the view box of the root, made of width and height where it has none. Raises ``PictureError`` for what is
    not shaped like a card, unless it is a ``sheet``.
    """
    given = re.split(r"[\s,]+", attributes.get("viewBox", "").strip())
    if len(given) != 4:
        sizes = [_NUMBER.match(attributes.get(name, "")) for name in ("width", "height")]
        given = ["0", "0", *(size[1] if size else "0" for size in sizes)]
    try:
        left, top, wide, high = map(float, given)
    except ValueError:
        raise PictureError("picture_shape") from None
    if not (0 < wide < 1e6 and 0 < high < 1e6 and abs(left) < 1e6 and abs(top) < 1e6):
        raise PictureError("picture_shape")
    if not sheet and not is_card(wide, high):
        raise PictureError("picture_shape")
    return f"{left:g} {top:g} {wide:g} {high:g}"
