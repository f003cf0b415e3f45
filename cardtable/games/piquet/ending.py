"""The score lines of a deal that has ended."""

from __future__ import annotations

from cardtable.core.machine import Lines
from cardtable.games.piquet.combinations import KINDS, item_mask
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
    """Return whether all cards of a player took part in declarations none of which was beaten: carte rouge."""
    side = position.rules.side_of[seat]
    whole_hand = position.full_hand(seat)
    used = 0
    for kind in KINDS:
        items = {*position.listed[kind][seat], *position.counted[kind][seat]}
        if items and position.right[kind] >= 0 and position.right[kind] != side:
            return False
        for item in items:
            used |= item_mask(item, whole_hand)
    return used == whole_hand
