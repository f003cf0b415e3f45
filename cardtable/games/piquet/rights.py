"""What players may count, and counting it: all together with a Neunziger, or before the own first card.

Sources: "Das Zählen", "Der Neunziger"; "Räuberpiquet" and "Normannisches Piquet" for more than two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import combinations, product
from operator import or_

from cardtable.core.events import Announced
from cardtable.core.machine import Tell
from cardtable.core.objections import upheld
from cardtable.games.piquet.codes import FaultCode, Line, Said
from cardtable.games.piquet.combinations import KINDS, Item, Kind, best_first, item_mask, shortened, whole
from cardtable.games.piquet.counting import (
    End,
    add_up,
    blanked,
    check_pique,
    mark_item,
    show_items,
)
from cardtable.games.piquet.phases import OPEN, STANDS, Jump, Word
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.statements import holders, singles_of


def may_announce(position: PiquetPosition) -> bool:
    """Return whether the dealer of two could have a Neunziger, as far as everybody knows."""
    side, elders = position.rules.side_of[position.dealer], position.rules.side_of[position.elder]
    if blanked(position, side) or (position.rules.nothing_beaten and elders in position.right):
        return False
    # What comes before anything of elder's; the point alone never makes 30.
    first_lost = position.right.index(elders) if elders in position.right else len(KINDS)
    return any(position.right[kind] in (side, OPEN) for kind in KINDS[Kind.SEQUENCE : first_lost])


def could_announce(position: PiquetPosition, seat: int) -> bool:
    """Return whether the side of ``seat``, one of several players and not the leader, could have a Neunziger to
    announce.
    """
    side = position.rules.side_of[seat]
    if position.ninety[side] or blanked(position, side):
        return False
    return next((right for right in position.right if right != STANDS), STANDS) == side


def potential(position: PiquetPosition, side: int) -> int:
    """Return what a side would count toward a Neunziger if it counted all that it may, in the order of counting."""
    return _potential(position, side, countable_items)


def has_heard_ninety(position: PiquetPosition, seat: int) -> bool:
    """Return whether what ``seat`` may count, together with what its partner has declared, makes a Neunziger."""

    def known(position: PiquetPosition, one: int, kind: Kind) -> tuple[Item, ...]:
        return countable_items(position, one, kind) if one == seat else countable(position, one, kind)[0]

    side = position.rules.side_of[seat]
    return _potential(position, side, known) >= position.rules.threshold


def _potential(
    position: PiquetPosition, side: int, to_count: Callable[[PiquetPosition, int, Kind], tuple[Item, ...]]
) -> int:
    rules = position.rules
    others_win = any(right >= 0 and right != side for right in position.right)
    if blanked(position, side) or position.jumps[side] is not Jump.NONE or (rules.nothing_beaten and others_win):
        return 0
    total = 0
    if rules.blanche_counts_toward:
        total = sum(line.points for line in position.marked if line.side == side and line.code == Line.CARTE_BLANCHE)
    for kind in KINDS:
        right = position.right[kind]
        if right >= 0 and right != side:
            break
        if right == STANDS:
            continue
        for seat in rules.sides[side]:
            counted = position.done[seat] or seat == position.elder
            items = position.counted[kind][seat] if counted else to_count(position, seat, kind)
            total += sum(map(rules.points_of, items))
    return total


def announce_ninety(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """Let the side of ``seat`` announce a Neunziger and count before the first lead."""
    position.ninety[position.rules.side_of[seat]] = True
    if tell:
        tell(Announced(seat, Said.NINETY))
    return count_together(position, seat, tell)


def count_together(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """Let the side of ``seat`` count all that it has not counted yet."""
    side = position.rules.side_of[seat]
    waiting = [one for one in position.players if position.rules.side_of[one] == side and not position.done[one]]
    declared = [(one, item) for one in waiting for item in all_items(position, one)]
    for one in waiting:
        position.done[one] = True
    return add_up(position, declared, tell)


def countable(position: PiquetPosition, seat: int, kind: Kind) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Return what a player other than the first leader must count of a class, and what he may count in addition."""
    right = position.right[kind]
    if right == OPEN and seat == position.dealer:
        return (), position.whole(seat, kind)
    if right != position.rules.side_of[seat]:
        return (), ()
    if position.said[kind][seat].word is Word.NOTHING or position.counted[kind][seat]:
        return (), ()
    declared = position.listed[kind][seat]
    if kind is Kind.POINT:
        return (declared, ()) if holders(position, kind)[:1] == [seat] else ((), ())
    # What he has said stands for whatever he holds of its cards, be it less or, at a table with irregularities, more
    # than that.
    taken = reduce(or_, (item_mask(item, 0) for item in declared), 0)
    return declared, tuple(item for item in position.whole(seat, kind) if not item_mask(item, 0) & taken)


def countable_items(position: PiquetPosition, seat: int, kind: Kind) -> tuple[Item, ...]:
    """Return everything of a class that a player may count, the best first."""
    must, may = countable(position, seat, kind)
    return best_first([*must, *may])


def all_items(position: PiquetPosition, seat: int) -> list[Item]:
    """Return everything that a player counts who keeps nothing back; for elder, what was good, in the order of
    counting.
    """
    if seat == position.elder:
        return [item for kind in KINDS for item in position.counted[kind][seat]]
    return [item for kind in KINDS for item in countable_items(position, seat, kind)]


def may_count(position: PiquetPosition, seat: int) -> bool:
    """Return whether a player could have something to count, as far as everybody knows."""
    side = position.rules.side_of[seat]
    return any(right == side or (right == OPEN and seat == position.dealer) for right in position.right)


def to_count(position: PiquetPosition, seat: int) -> tuple[list[Item], list[Item]]:
    """Return what a player other than the first leader must count in all classes, and what he may count in addition."""
    must: list[Item] = []
    may: list[Item] = []
    for kind in KINDS:
        obliged, free = countable(position, seat, kind)
        must += obliged
        may += free
    return must, may


def count_lists(position: PiquetPosition, seat: int) -> list[tuple[Item, ...]]:
    """Return all choices of items that a player can count if items are not shortened, the complete one first."""
    must, may = to_count(position, seat)
    return [best_first([*must, *chosen]) for size in range(len(may), -1, -1) for chosen in combinations(may, size)]


def _free_choices(position: PiquetPosition, seat: int, kind: Kind) -> list[tuple[Item | None, ...]]:
    """Return, for each item of a class that a player may count in addition, the choices: the item itself, each smaller
    item that can be said instead, and None.
    """
    _, may = countable(position, seat, kind)
    if kind is Kind.POINT:
        return [(None, *singles_of(position, seat, kind))] if may else []
    return [(None, *shortened(item)) for item in may]


def count_choices(position: PiquetPosition, seat: int) -> Iterator[tuple[Item, ...]]:
    """Yield all choices of items that a player can count; items that were not declared before can be shortened."""
    must = [item for kind in KINDS for item in countable(position, seat, kind)[0]]
    free = [choice for kind in KINDS for choice in _free_choices(position, seat, kind)]
    for chosen in product(*free):
        yield best_first([*must, *(item for item in chosen if item is not None)])


def can_count(position: PiquetPosition, seat: int, items: Sequence[Item]) -> bool:
    """Return whether ``items`` are one of ``count_choices``."""
    if tuple(items) != best_first(items):
        return False
    left = list(items)
    for kind in KINDS:
        for item in countable(position, seat, kind)[0]:
            if item not in left:
                return False
            left.remove(item)
        for choice in _free_choices(position, seat, kind):
            chosen = next((item for item in left if item in choice), None)
            if chosen is not None:
                left.remove(chosen)
    return not left


def count_all(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """Let a player count everything that he may."""
    return count_items(position, seat, all_items(position, seat), tell)


def count_items(position: PiquetPosition, seat: int, items: Sequence[Item], tell: Tell | None) -> End | None:
    """Let a player count ``items`` before playing to the first trick."""
    position.done[seat] = True
    if end := add_up(position, [(seat, item) for item in items], tell):
        return end
    return check_pique(position, tell) if position.plays else None


def count_beaten(position: PiquetPosition, against: int, kind: Kind, tell: Tell | None) -> End | None:
    """Let the others count a class, because ``against`` has declared wrongly. It is a class that ``against`` had the
    right to or that stood because of that declaration. The best of the others counts: elder what she has declared, any
    other player all he has. This makes no Neunziger any more.
    """
    rules, right = position.rules, position.right[kind]
    guilty = rules.side_of[against]
    standing = right == STANDS and guilty in {rules.side_of[seat] for seat in holders(position, kind)}
    if right != guilty and not standing:
        return None
    others = [seat for seat in position.players if rules.side_of[seat] != guilty]
    own = {seat: _beaten_items(position, seat, kind) for seat in others}
    best = max((items[0].strength for items in own.values() if items), default=None)
    leading = [seat for seat in others if own[seat] and own[seat][0].strength == best] or others
    sides = {rules.side_of[seat] for seat in leading}
    position.right[kind] = sides.pop() if len(sides) == 1 else STANDS
    if kind is Kind.POINT:
        # Of partners one counts it.
        others = leading[:1]
    for seat in others:
        if position.right[kind] == rules.side_of[seat]:
            show_items(position, seat, [item for item in own[seat] if item not in position.counted[kind][seat]], tell)
            for item in own[seat]:
                if end := mark_item(position, seat, item, True, tell):
                    return end
    return None


def _beaten_items(position: PiquetPosition, seat: int, kind: Kind) -> tuple[Item, ...]:
    """Return what ``seat`` can count of a class to which another has lost the right."""
    if upheld(position, FaultCode.WRONG_DECLARATION, seat):
        return ()
    if seat == position.elder:
        return position.listed[kind][seat]
    return whole(kind, position.full_hand(seat), position.rules.smallest_point, position.rules.least_pips)


def can_announce(position: PiquetPosition, seat: int) -> bool:
    """Return whether the side of ``seat`` would make a Neunziger by counting all that it may."""
    return potential(position, position.rules.side_of[seat]) >= position.rules.threshold
