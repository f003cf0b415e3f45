"""Where the parts of the front hall lie: pure functions, without widgets."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

_WIDEST = 2128
"""The most pixels of width that the hall takes."""
_TABLE, _TILES = 368, 288
"""The shares of the height of the table and of the pictures below it."""
_TABLE_WIDE, _TODAY_WIDE = 744, 448
"""The shares of the width of the table and of the sheet beside it."""


@dataclass(frozen=True, slots=True)
class Least:
    """The least sizes of the parts; ``today`` is None where there is no sheet."""

    table: QSize
    today: QSize | None
    tile: QSize


@dataclass(frozen=True, slots=True)
class HallPlaces:
    """The places of the parts, and the height that they need together."""

    table: QRect
    today: QRect
    tiles: tuple[QRect, ...]
    height: int


def hall_places(room: QSize, least: Least, tiles: int) -> HallPlaces:
    """Return the places in a page of the size ``room``; where that is too small, they need more height.

    The sheet lies beside the table, and all pictures in one row, if the page is wide enough for that; else the parts
    lie below one another, and the pictures two in a row or one.
    """
    margin, gutter = (24, 12) if room.width() >= 1000 and room.height() >= 640 else (12, 4)
    wide = min(room.width() - 2 * margin, _WIDEST)
    left = (room.width() - wide) // 2
    beside = least.table.width() + gutter + (least.today.width() if least.today is not None else 0) <= wide
    in_row = tiles * least.tile.width() + (tiles - 1) * gutter <= wide
    upright = room.height() > 1.1 * room.width()
    if beside and in_row and not upright:
        return _lying(room, least, tiles, QRect(left, margin, wide, room.height() - 2 * margin), gutter)
    columns = 2 if 2 * least.tile.width() + gutter <= wide else 1
    return _standing(least, tiles, QRect(left, margin, wide, room.height() - 2 * margin), gutter, columns)


def _lying(room: QSize, least: Least, tiles: int, whole: QRect, gutter: int) -> HallPlaces:
    low_table = max(least.table.height(), least.today.height() if least.today is not None else 0)
    free = max(0, whole.height() - gutter - low_table - least.tile.height())
    share = (whole.height() - gutter) * _TABLE // (_TABLE + _TILES)
    table_high = max(low_table, min(low_table + free, share))
    tile_high = max(least.tile.height(), whole.height() - gutter - table_high)
    table = QRect(whole.left(), whole.top(), whole.width(), table_high)
    today = QRect()
    if least.today is not None:
        beside = max(least.today.width(), (whole.width() - gutter) * _TODAY_WIDE // (_TABLE_WIDE + _TODAY_WIDE))
        beside = min(beside, whole.width() - gutter - least.table.width())
        table.setWidth(whole.width() - gutter - beside)
        today = QRect(table.right() + 1 + gutter, whole.top(), beside, table_high)
    top = table.bottom() + 1 + gutter
    pictures = _row(QRect(whole.left(), top, whole.width(), tile_high), gutter, tiles)
    return HallPlaces(table, today, pictures, top + tile_high + whole.top())


def _standing(least: Least, tiles: int, whole: QRect, gutter: int, columns: int) -> HallPlaces:
    rows = -(-tiles // columns)
    today_high = least.today.height() if least.today is not None else 0
    needed = least.table.height() + today_high + rows * (least.tile.height() + gutter) + (gutter if today_high else 0)
    free = max(0, whole.height() - needed)
    table_high = least.table.height() + free * 2 // 5
    tile_high = least.tile.height() + (free - free * 2 // 5) // rows
    table = QRect(whole.left(), whole.top(), whole.width(), table_high)
    top = table.bottom() + 1 + gutter
    today = QRect()
    if today_high:
        today = QRect(whole.left(), top, whole.width(), today_high)
        top += today_high + gutter
    pictures: list[QRect] = []
    for _ in range(rows):
        line = QRect(whole.left(), top, whole.width(), tile_high)
        pictures += _row(line, gutter, columns)
        top += tile_high + gutter
    return HallPlaces(table, today, tuple(pictures[:tiles]), top - gutter + whole.top())


def _row(line: QRect, gutter: int, count: int) -> tuple[QRect, ...]:
    each = (line.width() - (count - 1) * gutter) / count
    lefts = [line.left() + round(place * (each + gutter)) for place in range(count)]
    return tuple(QRect(left, line.top(), round(each), line.height()) for left in lefts)
