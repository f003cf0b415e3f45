"""Deals laid out by hand: who is to hold what after the exchange, and everything that is said and done as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import PACK_32, Card, parse_cards
from cardtable.core.events import Announced, Event, PointsMarked
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.state import Deal, Standing
from cardtable.games.piquet.actions import parse_action
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.matches import begin, rules_for
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS, piquet_rules

FAMILY = PiquetFamily()


def rule_set_of(name: str, players: int | None = None, **options: OptionValue) -> RuleSet:
    """A rule set by its short name, such as ``points``."""
    kind = next(one for one in VARIANTS if one.id == f"piquet.{name}")
    return kind.rule_set(players, options)


def rules_of(name: str, players: int | None = None, **options: OptionValue) -> PiquetRules:
    """The rule data of a rule set."""
    return piquet_rules(rule_set_of(name, players, **options))


def suited(text: str) -> tuple[Card, ...]:
    """Cards by suits: ``S:AKQ H:T98``."""
    cards = []
    for word in text.split():
        suit, _, ranks = word.partition(":")
        cards += [parse_cards(rank + suit)[0] for rank in ranks]
    return tuple(cards)


def standing_of(rules: PiquetRules, points: Sequence[int] | None = None, dealer: int = 1, deals: int = 0) -> Standing:
    """The standing before a deal, seat 0 elder unless said otherwise."""
    first = begin(rules, dealer)
    return Standing(tuple(points or first.points), dealer, deals, first.carried)


def dealt(rules: PiquetRules, elder: Sequence[Card], dealer: Sequence[Card], talon: Sequence[Card]) -> tuple[Card, ...]:
    """The order of the pack in which these hands are dealt by twos, with this talon (the top of the upper first)."""
    order: list[Card] = []
    for index in range(0, 12, 2):
        order += [*elder[index : index + 2], *dealer[index : index + 2]]
    order += talon
    assert sorted(order) == sorted(PACK_32)
    return tuple(order)


def deal(
    rules: PiquetRules,
    elder: Sequence[Card],
    dealer: Sequence[Card],
    talon: Sequence[Card],
    points: Sequence[int] | None = None,
    deals: int = 0,
) -> PiquetState:
    """A deal between elder on seat 0 and the dealer on seat 1, just dealt."""
    standing = standing_of(rules, points, deals=deals)
    state = PiquetState(rules_for(rules, standing), standing)
    state.apply(Deal(dealt(rules, elder, dealer, talon)))
    if rules.commands:
        do(state, "cut")
    return state


def exchanged(
    rules: PiquetRules,
    elder: Sequence[Card],
    dealer: Sequence[Card],
    points: Sequence[int] | None = None,
    deals: int = 0,
) -> tuple[PiquetState, list[Event]]:
    """A deal in which elder has bought five and the dealer three, and they now hold these cards.

    Also returns what was told of the exchange.
    """
    rest = [card for card in PACK_32 if card not in elder and card not in dealer]
    assert (len(elder), len(dealer), len(rest)) == (12, 12, 8)
    state = deal(
        rules,
        [*elder[:7], *rest[:5]],
        [*dealer[:9], *rest[5:]],
        [*elder[7:], *dealer[9:]],
        points,
        deals,
    )
    events = do(state, "change " + texts(rest[:5]))
    events += do(state, "change " + texts(rest[5:]))
    return state, events


def texts(cards: Sequence[Card]) -> str:
    """Cards in ascending order, as an exchange lists them."""
    from cardtable.core.cards import format_cards

    return format_cards(sorted(cards))


def do(state: PiquetState, *actions: str) -> list[Event]:
    """Do actions by their text forms; what was told."""
    events: list[Event] = []
    for text in actions:
        events += state.apply(parse_action(text))
    return events


def said(events: Sequence[Event]) -> list[tuple[int, str, dict[str, Any]]]:
    """Who said what."""
    return [(event.seat, event.code, dict(event.params)) for event in events if isinstance(event, Announced)]


def counts(events: Sequence[Event]) -> list[tuple[int, int]]:
    """The running counts spoken, with the side that speaks."""
    lines = [event.line for event in events if isinstance(event, PointsMarked)]
    return [(line.side, int(dict(line.params)["count"])) for line in lines if line.marked]


def points_by(lines: Sequence[Any], code: str) -> dict[int, int]:
    """The points of each side for a code, over all lines."""
    found: dict[int, int] = {}
    for line in lines:
        if line.code == code:
            found[line.side] = found.get(line.side, 0) + line.points
    return found


def play_out(state: PiquetState) -> list[Event]:
    """Let everybody declare all they have and play their lowest legal card until the deal is over."""
    events: list[Event] = []
    while state.actor() >= 0:
        events += state.apply(state.legal().representatives()[0])
    return events
