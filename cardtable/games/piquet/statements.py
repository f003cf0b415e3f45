"""What has been declared in a class, and what the next player can answer.

Sources: "Das Ansagen"; "Räuberpiquet" and "Normannisches Piquet" for more than two.
"""

from __future__ import annotations

from cardtable.games.piquet.actions import Do, PiquetAction, overstate
from cardtable.games.piquet.combinations import (
    Item,
    Kind,
    best_first,
    item_mask,
    overstated,
    point_options,
    singles,
)
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.ranking import mask_of


def best_said(position: PiquetPosition, kind: Kind) -> Item | None:
    """Return the best item declared in a class so far; None if there is none."""
    best = None
    for items in position.listed[kind]:
        if items and (best is None or items[0].strength > best.strength):
            best = items[0]
    return best


def holders(position: PiquetPosition, kind: Kind) -> list[int]:
    """Return the seats that have declared the best item of a class, in the order of play."""
    best = best_said(position, kind)
    if best is None:
        return []
    listed, strength = position.listed[kind], best.strength
    return [seat for seat in position.players if listed[seat] and listed[seat][0].strength == strength]


def best_statement(
    position: PiquetPosition, seat: int, kind: Kind, best: Item | None, own: tuple[Item, ...]
) -> tuple[Item, ...] | None:
    """Return what a player says who keeps nothing back: items, an empty tuple for nothing, or None for "good". ``best``
    is the best item said so far, ``own`` all that he can declare.
    """
    if best is None:
        return own if seat == position.elder else own[:1]
    if not own or own[0].length < best.length or not good_enough(position, kind, own[0]):
        return None
    sides = {position.rules.side_of[holder] for holder in holders(position, kind)}
    if position.rules.side_of[seat] not in sides:
        return own[:1]
    # The partner's declaration is as good as the own one, unless the class stands, the own point is longer, or a player
    # who may beat it still has to speak.
    helps = len(sides) > 1 or position.speaker < len(position.players) - 1
    counts_more = kind is Kind.POINT and own[0].length > best.length
    return own[:1] if counts_more or (helps and own[0].strength > best.strength) else None


def good_enough(position: PiquetPosition, kind: Kind, item: Item) -> bool:
    """Return whether ``item`` beats or equals the best so far, as far as that has been heard: at equal length only if
    the height was told. Otherwise the list of legal statements would tell a player something that nobody has said.
    """
    best = best_said(position, kind)
    if best is None or item.length != best.length:
        return best is None or item.length > best.length
    told = all(position.said[kind][holder].rank >= 0 for holder in holders(position, kind))
    return told and item.rank >= best.rank


def statements(position: PiquetPosition, seat: int, kind: Kind) -> list[Item]:
    """Return the single items that a player who answers can declare."""
    return [item for item in singles_of(position, seat, kind) if good_enough(position, kind, item)]


def singles_of(position: PiquetPosition, seat: int, kind: Kind) -> tuple[Item, ...]:
    """Return every single item of a class that a player can declare, the best first."""
    rules = position.rules
    return singles(kind, mask_of(position.hands[seat]), rules.smallest_point, rules.least_pips)


def overstatements(position: PiquetPosition, seat: int, kind: Kind) -> list[Item]:
    """Return the items that a player at a table with irregularities can declare although one card of them is
    missing.
    """
    rules = position.rules
    if not rules.irregularities:
        return []
    items = overstated(kind, mask_of(position.hands[seat]), rules.smallest_point, rules.least_pips)
    return [item for item in items if seat == position.elder or good_enough(position, kind, item)]


def with_the_rest(position: PiquetPosition, seat: int, item: Item) -> tuple[Item, ...]:
    """Return what a player declares together with an ``item`` that he does not hold: elder everything else of the class
    that she holds without the cards of that item.
    """
    if seat != position.elder or item.kind is Kind.POINT:
        return (item,)
    cards = item_mask(item, 0)
    rest = [one for one in position.whole(seat, item.kind) if not item_mask(one, 0) & cards]
    return best_first([item, *rest])


def resolved(position: PiquetPosition, seat: int, action: PiquetAction) -> tuple[Item, ...]:
    """Return the items of an action, the point with its pips."""
    if action.do is Do.OVERSTATE:
        kind = action.items[0].kind
        said = [item for item in overstatements(position, seat, kind) if overstate(item) == action]
        return with_the_rest(position, seat, said[0]) if said else action.items
    if not action.items or action.items[0].kind is not Kind.POINT:
        return action.items
    rules = position.rules
    written = action.items[0]
    for item in (*position.listed[Kind.POINT][seat], *position.whole(seat, Kind.POINT)):
        if _is_written(item, written):
            return (item, *action.items[1:])
    held = point_options(mask_of(position.hands[seat]), rules.smallest_point, rules.least_pips)
    less = [item for item in held if _is_written(item, written)]
    return (less[0] if less else written, *action.items[1:])


def _is_written(point: Item, written: Item) -> bool:
    """Return whether an action names ``point`` as ``written``: a ruff by its suit alone."""
    alike = point.is_ruff if written.is_ruff else point.length == written.length
    return alike and point.suit == written.suit


def unheard(position: PiquetPosition, seat: int, kind: Kind) -> list[int]:
    """Return the opponents of ``seat`` who hold the best item of a class and have not said how high it is."""
    side_of = position.rules.side_of
    return [
        holder
        for holder in holders(position, kind)
        if position.said[kind][holder].rank < 0 and side_of[holder] != side_of[seat]
    ]


def can_ask_height(position: PiquetPosition, seat: int, kind: Kind) -> bool:
    """Return whether a player who answers can ask how high the best item is. He needs an item of its length; if his
    best is longer, he may want to answer with less than he has (RULES.md, P28).
    """
    best = best_said(position, kind)
    if best is None or not unheard(position, seat, kind):
        return False
    return any(item.length == best.length for item in singles_of(position, seat, kind))
