"""A deal set up from text: as ``str(state)`` writes it, or by the cards as they are dealt, and moves from there.

A text of the second kind does not say whose turn it is, only what is dealt where; what it leaves open is dealt from the
other cards in ascending order::

    variant  piquet.points
    hands    AS KS QS JS TS 9S 8S 7S AH KH QH JH | TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D
    moves    change 7S AH
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.events import CardsMoved, Event
from cardtable.core.family import Family
from cardtable.core.fields import Position
from cardtable.core.notation import text_to_rows
from cardtable.core.position_text import PositionLines, field_values, named_values, parse_lines, restore
from cardtable.core.rules import RuleSet
from cardtable.core.state import Action, Deal, DealState, Standing, WithStatus
from cardtable.core.status import InvalidPosition, InvalidPositionError
from cardtable.core.zones import STOCK, Zone
from cardtable.games.registry import family_of, variant

_NONSENSE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What code that trusts its position raises for one that makes no sense at all."""


@dataclass(frozen=True)
class LaidOut:
    """A deal that has been set up, and the ``standing`` before it.

    ``order`` is that of its pack and ``actions`` what has been done since it was dealt. Of a text that says only where
    a deal stands the order is not known: it is None, and the actions are those from there.
    """

    rule_set: RuleSet
    standing: Standing
    state: DealState
    order: tuple[Card, ...] | None
    actions: tuple[Action, ...]


def lay_out(text: str, name: str = "", *, checked: bool = True) -> LaidOut:
    """The deal of a text, of the variant ``name`` if the text does not say.

    Raises ``CodedError`` for what is no position (``not_a_position``, ``unknown_key``, ``wrong_number``,
    ``not_a_value`` …), ``RuleSetError``, ``IllegalAction`` with the number of the move that the rules refuse, and
    ``InvalidPositionError`` for a position that no play can have led to unless it is not to be ``checked``.
    """
    lines = parse_lines(text)
    family, rule_set = _rules_of(lines, name)
    with _sensible():
        standing = _standing_of(family, rule_set, lines)
        state = family.deal(rule_set, standing)
    if not isinstance(state, Position):
        raise CodedError("no_position_text", variant=rule_set.variant)
    order = None
    if lines.is_dealt:
        with _sensible():
            restore(state, lines)
        if checked and (found := status(state)):
            raise InvalidPositionError(found)
    else:
        with _sensible():
            order = _order(family, rule_set, state, lines)
        state.apply(Deal(order))
    with _sensible():
        actions = tuple(_done(family, state, lines.moves))
    return LaidOut(rule_set, standing, state, order, actions)


def status(state: object) -> list[InvalidPosition]:
    """What is wrong with a position that no play can have led to; nothing if it can be played on. Raises
    ``CodedError`` ``not_a_position`` for one that makes no sense at all.
    """
    with _sensible():
        return state.status() if isinstance(state, WithStatus) else []


@contextmanager
def _sensible() -> Iterator[None]:
    """What comes of nonsense inside is an error of the text."""
    try:
        yield
    except CodedError:
        raise
    except _NONSENSE as error:
        raise CodedError("not_a_position", reason=f"{type(error).__name__}: {error}") from None


def _rules_of(lines: PositionLines, name: str) -> tuple[Family, RuleSet]:
    told = lines.rules.get("variant", name)
    if not told:
        raise CodedError("not_a_position", reason="no line says its variant")
    chosen = variant(told)
    if name and chosen is not variant(name):
        raise CodedError("another_variant", variant=told, expected=name)
    players = _number("players", lines.rules.get("players", str(chosen.players[0])))
    options = named_values(lines.rules.get("options", ""))
    values = {one: chosen.option(players, one).parse(value) for one, value in options.items()}
    return family_of(told), chosen.rule_set(players, values)


def _standing_of(family: Family, rule_set: RuleSet, lines: PositionLines) -> Standing:
    dealer = _number("dealer", lines.rules.get("dealer", "0"))
    if dealer not in range(rule_set.players):
        raise CodedError("not_a_value", key="dealer", reason=f"0..{rule_set.players - 1}")
    standing = replace(family.begin(rule_set, dealer), deals=_number("deals", lines.rules.get("deals", "0")))
    if "carried" in lines.rules:
        carried = named_values(lines.rules["carried"])
        numbers = sorted((one, _number("carried", value)) for one, value in carried.items())
        standing = replace(standing, carried=tuple(numbers))
    if "points" in lines.rules:
        points = tuple(_number("points", value) for value in lines.rules["points"].split())
        if len(points) != len(standing.points):
            raise CodedError("wrong_number", key="points", given=len(points), expected=len(standing.points))
        standing = replace(standing, points=points)
    return standing


def _number(name: str, text: str) -> int:
    rows = text_to_rows(text)
    if len(rows) != 1 or len(rows[0]) != 1 or type(rows[0][0]) is not int:
        raise CodedError("not_a_value", key=name, reason=text)
    return int(rows[0][0])


def _done(family: Family, state: DealState, moves: tuple[str, ...]) -> Iterator[Action]:
    """Do ``moves`` one after the other."""
    for number, text in enumerate(moves, 1):
        action = family.parse_action(text)
        try:
            state.apply(action)
        except IllegalAction as error:
            raise IllegalAction(error.code, **{**error.parameters, "move": number}) from None
        yield action


def _order(family: Family, rule_set: RuleSet, state: DealState, lines: PositionLines) -> tuple[Card, ...]:
    """An order of the pack in which the cards of a text are dealt; what it does not say comes in ascending order."""
    fresh = state.copy()
    assert isinstance(fresh, Position)
    given = {name: _cards(value) for name, value in field_values(fresh, lines).items()}
    stock = [card for row in given.pop(STOCK.name, []) for card in row]
    pack = family.pack(rule_set)
    rest = list(pack)
    for card in [*stock, *(card for rows in given.values() for row in rows for card in row)]:
        if card in rest:
            rest.remove(card)
    taken = []
    for zone, number in _packets(family, state.copy(), pack, lines.moves):
        rows = given.get(_field_of(zone, fresh), [])
        row = rows[zone.owner if len(rows) > 1 else 0] if rows else []
        taken.append((row[:number], number))
        del row[:number]
    for name, rows in given.items():
        if any(rows):
            raise CodedError("wrong_number", key=name, given=sum(map(len, rows)), expected=0)
    order: list[Card] = []
    for cards, number in taken:
        order += [*cards, *rest[: number - len(cards)]]
        del rest[: number - len(cards)]
    return (*order, *stock, *rest)


def _cards(value: Any) -> list[list[Card]]:
    """The cards of a field as rows."""
    if isinstance(value, int):
        return [[value]]
    rows = list(value)
    return [list(row) for row in rows] if rows and not isinstance(rows[0], int) else [rows]


def _field_of(zone: Zone, position: Position[Any]) -> str:
    """What the field is called whose cards lie in ``zone``: ``hands`` for the zone ``hand``."""
    return zone.name if zone.name in type(position).fields else f"{zone.name}s"


def _packets(
    family: Family, state: DealState, pack: tuple[Card, ...], moves: tuple[str, ...]
) -> list[tuple[Zone, int]]:
    """Where the cards of the pack go in their order, and how many at a time, until all are dealt that are dealt
    before anybody sees his own. Some rule sets let somebody cut or bet before that, which is then the first of the
    moves.
    """
    events = state.apply(Deal(pack))
    for text in moves:
        if packets := _from_stock(events):
            return packets
        events += state.apply(family.parse_action(text))
    if packets := _from_stock(events):
        return packets
    raise CodedError("nothing_is_dealt", allowed=", ".join(map(str, state.legal().representatives())))


def _from_stock(events: Iterable[Event]) -> list[tuple[Zone, int]]:
    moved = [event for event in events if isinstance(event, CardsMoved)]
    return [(event.target, len(event.cards)) for event in moved if event.source == STOCK]
