"""The place of a notice that belongs to a card, as pure functions without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.ui.look.palette import SPACING
from cardtable.ui.table.geometry import Rect

_HIDDEN = 10
"""How many times worse it is to hide the card that the notice is about, or to be covered, than to hide
another thing.
"""


def notice_place(
    size: tuple[float, float], room: Rect, near: Rect, covered: Sequence[Rect], avoided: Sequence[Rect]
) -> Rect:
    """Return where words of ``size`` lie within ``room``: above ``near`` if possible, otherwise beside or below it.

    They stay clear of the areas ``covered`` by things above the cloth if there is room, because these would cover the
    words; of the areas to be ``avoided`` they hide as little as possible without going far away.
    """
    width, height = size
    usual = Rect(near.centre_x - width / 2, near.y - height - 2 * SPACING, width, height)
    lefts = [usual.x, near.right + SPACING, near.x - SPACING - width]
    tops = [usual.y, near.bottom + SPACING]
    for thing in (*covered, *avoided):
        lefts += [thing.right + SPACING, thing.x - SPACING - width]
    for thing in covered:
        tops += [thing.bottom + SPACING, thing.y - SPACING - height]
    within = {
        replace(usual, x=max(room.x, min(left, room.right - width)), y=max(room.y, min(top, room.bottom - height)))
        for left in lefts
        for top in tops
    }

    def cost(place: Rect) -> tuple[float, float, float]:
        hidden = _HIDDEN * (place.overlap(near) + sum(map(place.overlap, covered)))
        hiding = sum(map(place.overlap, avoided))
        away = abs(place.x - usual.x) + 2 * abs(place.y - usual.y)
        return round(hidden + hiding + 0.3 * height * away), place.y, place.x

    return min(within, key=cost)
