"""The score lines of a deal that has ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardtable.core.machine import Lines
from cardtable.games.piquet.combinations import KINDS, Item, item_mask
from cardtable.games.piquet.counting import End
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.scoring import final_lines


def all_lines(position: PiquetPosition, end: End) -> Lines:
    """Return all score lines of a deal that ended as ``end`` says."""
    played_out = end is End.PLAYED_OUT
    rules = position.rules
    reds = [seat for seat in position.players if _is_red(position, seat)] if played_out and rules.rouge else []
    void = [side for side in range(len(rules.sides)) if position.is_void(side)] if position.objections else []
    order = tuple(dict.fromkeys([rules.side_of[seat] for seat in position.players]))
    return final_lines(
        rules,
        position.standing,
        position.marked,
        position.tricks,
        position.won,
        position.jumps,
        reds,
        played_out,
        order,
        void,
    )


def _is_red(position: PiquetPosition, seat: int) -> bool:
    items = [{*position.listed[kind][seat], *position.counted[kind][seat]} for kind in KINDS]
    return is_red(position.full_hand(seat), items, position.right, position.rules.side_of[seat])


def is_red(whole_hand: int, items: Sequence[Collection[Item]], right: Sequence[int], side: int) -> bool:
    """Return whether all cards of a player of the ``side`` took part in declarations none of which was beaten: carte
    rouge. ``items`` has what was declared in each class, ``right`` the side that may count it, and ``whole_hand`` is a
    mask.
    """
    used = 0
    for kind in KINDS:
        if items[kind] and right[kind] >= 0 and right[kind] != side:
            return False
        for item in items[kind]:
            used |= item_mask(item, whole_hand)
    return used == whole_hand
