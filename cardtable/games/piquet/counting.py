"""The running count: points are marked in the order of the table, and a match to N points ends with the mark that
reaches N.

Sources: "Das Zählen", "Der Neunziger", "Der Sechziger".
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache, lru_cache

from cardtable.core.cards import Card
from cardtable.core.events import EVERYBODY, Announced, CardsShown, PointsMarked
from cardtable.core.machine import Tell
from cardtable.core.scores import Parameter, Parameters, ScoreLine, parameters
from cardtable.core.zones import hand
from cardtable.games.piquet.actions import format_item
from cardtable.games.piquet.adding import before_it, in_order, repique_line, repique_place
from cardtable.games.piquet.codes import PLAYED, Line, Said, Shown
from cardtable.games.piquet.combinations import KINDS, NO_SUIT, Item, Kind, item_cards
from cardtable.games.piquet.phases import OPEN, Jump
from cardtable.games.piquet.position import PiquetPosition, counts_toward
from cardtable.games.piquet.ranking import RANKS, mask_of
from cardtable.games.piquet.rules import Repique

BLANCHE_POINTS = 10
KIND_NAMES = {Kind.POINT: Line.POINT, Kind.SEQUENCE: Line.SEQUENCE, Kind.SET: Line.SET}


class End(Enum):
    """How a deal has ended. A function that marks points or plays cards returns it, or None while the deal goes on. A
    caller that gets an ``End`` does nothing more and returns it too.
    """

    PLAYED_OUT = "played_out"
    """There is nothing left to play."""
    DECIDED = "decided"
    """A mark has won the match: nothing more is played or counted."""


def mark(
    position: PiquetPosition,
    code: str,
    side: int,
    points: int,
    tell: Tell | None,
    cards: tuple[Card, ...] = (),
    marked: bool = True,
    told: Parameters = (),
) -> End | None:
    """Count ``points`` for a side, unless the side counts nothing in this deal. The line carries ``told`` and the new
    count of the side, as ``count``, which the side says aloud. Return ``End.DECIDED`` if this wins the match, otherwise
    None.
    """
    if position.objections and position.is_void(side):
        return None
    if marked:
        told = _with_count(told, position.counts[side] + points)
    line = ScoreLine(code, side, points, told, cards, marked)
    position.marked.append(line)
    if marked:
        position.counts[side] += points
    if counts_toward(position.rules, code):
        position.toward[side] += points
    if tell:
        tell(PointsMarked(line))
    return End.DECIDED if marked and position.rules.target and decided(position, side) else None


@lru_cache(maxsize=4096)
def _with_count(told: Parameters, count: int) -> Parameters:
    return parameters(**dict(told), count=count)


def decided(position: PiquetPosition, side: int) -> bool:
    """Return whether a side has reached the target of the match."""
    target = position.rules.target
    return bool(target) and position.standing.points[side] + position.counts[side] >= target


def show_blanche(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """Let ``seat`` show carte blanche and count it."""
    cards = tuple(position.hands[seat])
    position.blank[seat] = cards
    barred = position.rules.of_old and blanked(position, position.rules.side_of[seat])
    if tell:
        tell(Announced(seat, Said.CARTE_BLANCHE))
        tell(CardsShown(hand(seat), cards, (EVERYBODY,), Shown.CARTE_BLANCHE))
    if barred:
        # The younger's bars elder's (RULES.md, P162).
        return None
    return mark(position, Line.CARTE_BLANCHE, position.rules.side_of[seat], BLANCHE_POINTS, tell, cards)


@cache
def item_parameters(item: Item) -> Parameters:
    """Return how an item is described in events and lines: ``length``, ``suit``, ``pips`` or ``rank`` (1–13), and
    ``missing``.
    """
    told: dict[str, Parameter] = {"length": item.length}
    if item.kind is Kind.SET:
        if item.suit != NO_SUIT:
            told["missing"] = item.suit
    else:
        told["suit"] = item.suit
    return parameters(**told, **height(item.kind, item.rank))


def height(kind: Kind, rank: int) -> dict[str, Parameter]:
    """Return the answer to "how high?" as parameters: ``pips`` of a point, ``rank`` of other classes."""
    return {"pips": rank} if kind is Kind.POINT else {"rank": RANKS[rank]}


def show_items(position: PiquetPosition, seat: int, items: Sequence[Item], tell: Tell | None) -> None:
    """Let the declarations of ``seat`` count: they are shown, unless that is not needed; at a table with irregularities
    they are only named.
    """
    if not position.rules.irregularities:
        for item in items:
            _show_item(position, seat, item, tell)
        return
    for item in items:
        position.counted[item.kind][seat] += (item,)
    named = [item for item in items if item.kind is not Kind.POINT or position.rules.point_shown]
    if tell and named:
        tell(Announced(seat, Said.NAMES, parameters(items=" ".join(map(format_item, named)))))


def _show_item(position: PiquetPosition, seat: int, item: Item, tell: Tell | None) -> None:
    position.counted[item.kind][seat] += (item,)
    is_point = item.kind is Kind.POINT
    if (is_point and not position.rules.point_shown) or not (is_point or tell):
        return
    cards = _cards_of(position, seat, item)
    if is_point:
        keep_in_sight(position, seat, cards)
    if tell:
        tell(CardsShown(hand(seat), cards, (EVERYBODY,), Shown.DECLARED))


def keep_in_sight(position: PiquetPosition, seat: int, cards: Sequence[Card]) -> None:
    """Remember cards that a player has shown, so that they stay known when nothing else tells them."""
    position.point_cards[seat] = tuple(dict.fromkeys((*position.point_cards[seat], *cards)))


def keep_shown(position: PiquetPosition, seat: int, kind: Kind) -> None:
    """Let ``seat`` count nothing in a class any more. Cards that were shown for it stay known; items that were only
    named prove nothing.
    """
    if kind is not Kind.POINT and not position.rules.irregularities:
        for item in position.counted[kind][seat]:
            keep_in_sight(position, seat, item_cards(item, 0))
    position.counted[kind][seat] = ()


def withdraw(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    """Take back all that ``seat`` has counted for declarations, the last line first."""
    side = position.rules.side_of[seat]
    for line in _declared_by(position, seat)[::-1]:
        told = (*_without_count(line), ("withdrawn", True))
        mark(position, line.code, side, -line.points, tell, line.cards, told=told)
    for kind in KINDS:
        keep_shown(position, seat, kind)
    position.done[seat] = position.automatic[seat] = False


def _declared_by(position: PiquetPosition, seat: int) -> list[ScoreLine]:
    """Return the lines that ``seat`` has counted for declarations. They can be found by their content, because partners
    never hold equal items.
    """
    side = position.rules.side_of[seat]
    own = [
        (KIND_NAMES[item.kind], position.rules.points_of(item), _told(position, item))
        for kind in KINDS
        for item in position.counted[kind][seat]
    ]
    return [
        line for line in position.marked if line.side == side and (line.code, line.points, _without_count(line)) in own
    ]


def _without_count(line: ScoreLine) -> Parameters:
    return tuple(one for one in line.params if one[0] != "count")


def void(position: PiquetPosition, code: str, side: int, tell: Tell | None) -> None:
    """Let a side count nothing in this deal: its count is taken off, and its Neunziger or Sechziger is void."""
    position.jumps[side] = Jump.NONE
    line = ScoreLine(code, side, -position.counts[side], parameters(count=0))
    position.marked.append(line)
    position.counts[side] = 0
    if tell:
        tell(PointsMarked(line))


def _cards_of(position: PiquetPosition, seat: int, item: Item) -> tuple[Card, ...]:
    return item_cards(item, mask_of(position.hands[seat]) if item.kind is Kind.POINT else 0)


def add_up(position: PiquetPosition, declared: Sequence[tuple[int, Item]], tell: Tell | None) -> End | None:
    """Count declarations of one side, each with its seat, and make a Neunziger if they reach it in time."""
    if not declared:
        return None
    groups = [declared] if position.rules.added_up else [[one] for one in declared]
    for group in groups:
        if end := _add_up(position, group, tell):
            return end
    return None


def _add_up(position: PiquetPosition, declared: Sequence[tuple[int, Item]], tell: Tell | None) -> End | None:
    rules = position.rules
    if rules.irregularities:
        seats = dict.fromkeys(seat for seat, _ in declared)
        for seat in seats:
            named = [item for one, item in declared if one == seat and item not in position.counted[item.kind][seat]]
            show_items(position, seat, named, tell)
    jumped = position.jumps[rules.side_of[declared[0][0]]] is Jump.REPIQUE
    place = _repique_place(position, declared, tell)
    for number, enters in in_order(rules, len(declared), place, jumped):
        if number >= 0:
            seat, item = declared[number]
            if item not in position.counted[item.kind][seat]:
                show_items(position, seat, (item,), tell)
            end = mark_item(position, seat, item, enters, tell)
        else:
            end = _jump(position, seat, Jump.REPIQUE, tell)
        if end:
            return end
    return None


def mark_item(position: PiquetPosition, seat: int, item: Item, enters: bool, tell: Tell | None) -> End | None:
    """Count a declaration of ``seat``; ``enters`` says whether it enters the running count."""
    rules = position.rules
    # What was named may not be there.
    hidden = rules.irregularities or (item.kind is Kind.POINT and not rules.point_shown)
    cards = () if hidden else _cards_of(position, seat, item)
    told = _told(position, item)
    points = rules.points_of(item)
    return mark(position, KIND_NAMES[item.kind], rules.side_of[seat], points, tell, cards, enters, told)


def _told(position: PiquetPosition, item: Item) -> Parameters:
    """Return the parameters of an item's line. For a point that need not be shown this is only the length."""
    hidden = item.kind is Kind.POINT and not position.rules.point_shown
    return (("length", item.length),) if hidden else item_parameters(item)


def _repique_place(position: PiquetPosition, declared: Sequence[tuple[int, Item]], tell: Tell | None) -> int | None:
    """Return the place of the declaration that makes a Neunziger, or None; see ``adding.repique_place``."""
    rules = position.rules
    side = rules.side_of[declared[0][0]]
    points = [(item.kind, rules.points_of(item)) for _, item in declared]
    if position.toward[side] + sum([more for _, more in points]) < rules.threshold:
        return None
    if position.jumps[side] is not Jump.NONE or position.is_void(side):
        return None
    elders = any(one == position.elder for one, _ in declared)
    if elders:
        if (rules.nothing_beaten and not position.all_declared) or (rules.irregularities and not position.ninety[side]):
            return None
    elif rules.repique_in_time and not position.ninety[side]:
        return None
    place = repique_place(rules, position.toward[side], points, lost(position, side), blanked(position, side))
    if place is not None and elders and _objection(position, points[place][0], tell):
        return None
    return place


def elder_has_repique(position: PiquetPosition) -> bool:
    """Return whether elder's good declarations make a Neunziger, as far as she can know."""
    rules, elder = position.rules, position.elder
    side = rules.side_of[elder]
    points = [(item.kind, rules.points_of(item)) for kind in KINDS for item in position.counted[kind][elder]]
    before = position.toward[side]
    return repique_place(rules, before, points, lost(position, side), blanked(position, side)) is not None


def check_repique(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Make elder's Neunziger if nothing of hers was beaten; for rules that mark declarations one by one."""
    side = position.rules.side_of[position.elder]
    if position.jumps[side] is not Jump.NONE or position.toward[side] < position.rules.threshold:
        return None
    if lost(position, side) or blanked(position, side) or _objection(position, Kind.SET, tell):
        return None
    return _jump(position, position.elder, Jump.REPIQUE, tell)


def lost(position: PiquetPosition, side: int) -> set[Kind]:
    """Return the classes that another side has the right to count."""
    return {kind for kind in KINDS if position.right[kind] >= 0 and position.right[kind] != side}


def blanked(position: PiquetPosition, side: int) -> bool:
    """Return whether another side has shown carte blanche, which makes a Neunziger impossible."""
    blank, side_of = position.blank, position.rules.side_of
    if position.rules.of_old and all(blank):
        return side != side_of[position.dealer]
    return any(blank) and any(cards and side_of[seat] != side for seat, cards in enumerate(blank))


def _objection(position: PiquetPosition, kind: Kind, tell: Tell | None) -> bool:
    """Return whether the dealer can count something in a class before ``kind`` in which elder declared nothing; if so,
    he says it.
    """
    for earlier in before_it(position.rules, kind):
        if position.right[earlier] == OPEN:
            best = position.whole(position.dealer, earlier)
            if best:
                position.object(earlier, best[0])
                if tell:
                    params = parameters(kind=KIND_NAMES[earlier], **dict(item_parameters(best[0])))
                    tell(Announced(position.dealer, Said.OBJECTS, params))
                return True
    return False


def _jump(position: PiquetPosition, seat: int, jump: Jump, tell: Tell | None) -> End | None:
    rules = position.rules
    side = rules.side_of[seat]
    position.jumps[side] = jump
    if tell:
        tell(Announced(seat, jump.value))
    if jump is Jump.PIQUE and rules.pique_match:
        return mark(position, Line.PIQUE_MATCH, side, 0, tell)
    if jump is Jump.PIQUE:
        return mark(position, Line.PIQUE, side, rules.pique_jump, tell) if rules.jumps else None
    in_count = sum(
        line.points for line in position.marked if line.side == side and line.marked and counts_toward(rules, line.code)
    )
    line = repique_line(rules, in_count)
    end = mark(position, line[0], side, line[1], tell) if line else None
    return End.DECIDED if rules.repique is Repique.WINS else end


def check_pique(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Make elder's Sechziger if she has reached it before any opponent has counted or taken a trick."""
    side = position.rules.side_of[position.elder]
    if position.toward[side] < position.rules.threshold:
        return None
    if position.jumps[side] is not Jump.NONE or position.is_void(side):
        return None
    if position.rules.pique_at_once and (len(position.plays) > 1 or any(position.tricks)):
        return None
    for seat in position.players:
        other = position.rules.side_of[seat]
        if other != side and (
            not position.done[seat]
            or position.counts[other]
            or position.tricks[other]
            or position.jumps[other] is not Jump.NONE
        ):
            return None
    if position.rules.irregularities and not _announced_in_time(position, side):
        return None
    return _jump(position, position.elder, Jump.PIQUE, tell)


def _announced_in_time(position: PiquetPosition, side: int) -> bool:
    """Return whether elder, at a table with irregularities, has announced the Sechziger that she has reached. A player
    who reaches 30 by declarations alone makes none.
    """
    played = sum(line.points for line in position.marked if line.side == side and line.code in PLAYED)
    declared = position.toward[side] - played
    if position.forgotten or declared >= position.rules.threshold:
        return False
    position.forgotten = position.sixty < 0
    return not position.forgotten
