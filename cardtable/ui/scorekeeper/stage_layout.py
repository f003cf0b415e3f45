"""Where everything lies in the field of one side on the table view: the name, one large figure, and what is smaller."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

_DIGIT = 0.52
"""The width of a digit, as a share of the height of its letters."""
_LOW, _SMALL = 300, 360
"""Heights in pixels: in a field lower than the first, the pack lies beside the name; one lower than the second shows no
earlier deals.
"""
_BROAD = 1.75
"""A field whose width is a larger multiple of its height is laid out as a low one."""
_NARROW = 0.8
"""A field whose width is a smaller share of its height has everything in one column."""
_BUTTON, _LEAST_BUTTON = 60, 44
"""The usual and the least height of the buttons, in pixels."""
_CLOTH = 0.6
"""The height of the cloth with its counters, as a share of its width."""
_LEAST_CLOTH = 84
"""The width of the narrowest cloth, in pixels."""
_PACK = 1.4
"""The height of the dealer's pack with its edges, as a share of its width."""
NOWHERE = QRect()
"""The place of what has no room."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places of all parts in a field, and the sizes of their letters in pixels.

    A part without room is ``NOWHERE``.
    """

    name: QRect
    won: QRect
    number: QRect
    cloth: QRect
    signs: QRect
    """The row of the buttons − and +."""
    events: QRect
    """The row of buttons for what happens in the deal."""
    deals: QRect
    pack: QRect
    role: QRect
    name_size: int
    number_size: int
    role_size: int
    deals_size: int


def places(width: int, height: int, digits: float = 2, events: bool = False) -> Places:
    """Return the places in a field of this size, whose figures have so many ``digits``; ``events`` says whether there
    are buttons for what happens in the deal.
    """
    width, height = max(width, 1), max(height, 1)
    if width < _NARROW * height:
        return _upright(width, height, digits, events)
    if height < _LOW or width > _BROAD * height:
        return _flat(width, height, digits, events)
    return _wide(width, height, digits, events)


def _wide(width: int, height: int, digits: float, events: bool) -> Places:
    """The figure at the left, the counters at its right, the dealer's pack below them."""
    gap, edge = max(6, height // 60), max(8, width // 50)
    head, band = round(0.18 * height), round(0.26 * height)
    left, right = round(0.55 * width), round(0.57 * width)
    middle = height - head - band
    button = _button(height)
    cloth_width = width - right - edge
    rows = (button + gap) * (1 + events)
    cloth_height = min(round(_CLOTH * cloth_width), middle - rows)
    top = head + middle - rows - cloth_height
    role = max(14, round(0.049 * height))
    pack = min(round(0.123 * height), round((band - role * 1.6 - gap) / _PACK))
    band_top = height - band + gap
    deals = round(0.058 * height)
    return Places(
        name=QRect(edge, 0, round(0.66 * width) - edge, head),
        won=QRect(round(0.66 * width), 0, width - round(0.66 * width) - edge, head),
        number=QRect(edge, head, left - edge, middle),
        cloth=_cloth(right, top, cloth_width, cloth_height),
        signs=QRect(right, top + cloth_height + gap, cloth_width, button),
        events=QRect(right, top + cloth_height + 2 * gap + button, cloth_width, button) if events else NOWHERE,
        deals=NOWHERE if height < _SMALL else QRect(edge, band_top, left - edge, round(deals * 1.6)),
        pack=QRect(width - edge - pack, band_top, pack, round(_PACK * pack)),
        role=QRect(edge, height - round(role * 1.6), width - 2 * edge, round(role * 1.6)),
        name_size=round(0.139 * height),
        number_size=_number(left - edge, 1.15 * middle, digits),
        role_size=role,
        deals_size=deals,
    )


def _upright(width: int, height: int, digits: float, events: bool) -> Places:
    """Everything in one column: the figure, the counters beside their buttons, the pack in the corner."""
    gap, edge = max(6, height // 60), max(4, width // 50)
    head = round(0.13 * height)
    inner = width - 2 * edge
    role = max(14, round(0.047 * height))
    deals = round(0.046 * height)
    pack = min(round(0.12 * height), inner // 3)
    foot = round(_PACK * pack) + round(role * 1.6)
    button = _button(height)
    listed = height >= 1.4 * _SMALL
    rows = (button + gap) * events + (round(deals * 1.6) + gap) * listed
    cloth_height = min(round(_CLOTH * 0.52 * inner), round(0.18 * height))
    number = max(1, height - head - foot - rows - max(cloth_height, button) - 2 * gap)
    row = head + number + gap
    below = row + max(cloth_height, button) + gap
    signs = round(0.56 * inner)
    return Places(
        name=QRect(edge, 0, width - edge, head),
        won=QRect(edge, height - foot, inner - pack - gap, round(role * 1.6)),
        number=QRect(edge, head, inner, number),
        cloth=_cloth(edge, row, round(0.52 * inner), cloth_height),
        signs=QRect(edge + signs, row + max(0, (cloth_height - button) // 2), inner - signs, button),
        events=QRect(edge, below, inner, button) if events else NOWHERE,
        deals=QRect(edge, below + (button + gap) * events, inner, round(deals * 1.6)) if listed else NOWHERE,
        pack=QRect(width - edge - pack, height - foot, pack, round(_PACK * pack)),
        role=QRect(edge, height - round(role * 1.6), inner, round(role * 1.6)),
        name_size=round(0.112 * height),
        number_size=_number(inner, 1.15 * number, digits),
        role_size=role,
        deals_size=deals,
    )


def _flat(width: int, height: int, digits: float, events: bool) -> Places:
    """The figure at the left of a low field, the buttons at its right, the pack in the corner above them."""
    gap, edge = max(4, height // 60), max(6, width // 60)
    head = round(0.3 * height)
    left, right = round(0.44 * width), round(0.46 * width)
    button = min(_button(2 * height), round(0.28 * height))
    rows = (button + gap) * (1 + events)
    free = height - head - rows
    column = width - right - edge
    pack = min(round(0.28 * height), max(0, round(free / _PACK)))
    role = max(13, round(0.113 * height))
    cloth_width = min(column - pack - 2 * gap, round(free / _CLOTH))
    return Places(
        name=QRect(edge, 0, round(0.56 * width) - edge, head),
        won=NOWHERE,
        number=QRect(edge, head, left - edge, height - head),
        cloth=_cloth(right, head, cloth_width, round(_CLOTH * cloth_width)),
        signs=QRect(right, height - button, column, button),
        events=QRect(right, height - 2 * button - gap, column, button) if events else NOWHERE,
        deals=NOWHERE,
        pack=QRect(width - edge - pack, head, pack, round(_PACK * pack)),
        role=QRect(round(0.56 * width), 0, width - round(0.56 * width) - edge, head),
        name_size=round(0.22 * height),
        number_size=_number(left - edge, 1.15 * (height - head), digits),
        role_size=role,
        deals_size=role,
    )


def _button(height: int) -> int:
    return max(_LEAST_BUTTON, min(_BUTTON * 2, round(0.097 * height)))


def _number(width: int, height: float, digits: float) -> int:
    """Return the letters of a figure for a place of this size."""
    return max(1, round(min(height, width / (_DIGIT * digits))))


def _cloth(x: int, y: int, width: int, height: int) -> QRect:
    """Return the place of the counters; ``NOWHERE`` if they would be too small to be told apart."""
    return QRect(x, y, width, height) if width >= _LEAST_CLOTH and height >= _CLOTH * _LEAST_CLOTH else NOWHERE
