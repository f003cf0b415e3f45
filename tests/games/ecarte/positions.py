"""Deals laid out by hand: both hands, the turned card and the stock as card texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import HIDDEN, PACK_32, Card, parse_card, parse_cards
from cardtable.core.events import Announced, Event
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Deal, Standing
from cardtable.games.ecarte.actions import parse_action
from cardtable.games.ecarte.family import EcarteFamily
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import VARIANTS, ecarte_rules

FAMILY = EcarteFamily()
TWO, ROTATION, _ = VARIANTS
ELDER, DEALER = 1, 0


def two(**options: OptionValue) -> EcarteRules:
    return ecarte_rules(TWO.rule_set(2, options))


def rotation(persons: int = 4, **options: OptionValue) -> EcarteRules:
    return ecarte_rules(ROTATION.rule_set(persons, options))


def pack_order(rules: EcarteRules, elder: str, dealer: str, turned: str, stock: str = "") -> tuple[Card, ...]:
    """An order of the pack that deals these cards; ``stock`` are the next ones, the rest follows in ascending order."""
    hands = {False: list(parse_cards(elder)), True: list(parse_cards(dealer))}
    order: list[Card] = []
    for to_dealer, count in rules.packets:
        order += hands[to_dealer][:count]
        del hands[to_dealer][:count]
    order += [parse_card(turned), *parse_cards(stock)]
    return tuple(order + [card for card in PACK_32 if card not in order])


def begun(
    elder: str,
    dealer: str,
    turned: str,
    stock: str = "",
    *,
    points: Sequence[int] = (0, 0),
    rules: EcarteRules | None = None,
) -> tuple[EcarteState, list[Event]]:
    """A deal of two persons just dealt by seat 0, and what was told. ``points`` are the dealer's and elder's."""
    rules = rules or two()
    state = EcarteState(rules, Standing(tuple(points), DEALER))
    return state, state.apply(Deal(pack_order(rules, elder, dealer, turned, stock)))


def dealt(
    elder: str,
    dealer: str,
    turned: str,
    stock: str = "",
    *,
    points: Sequence[int] = (0, 0),
    rules: EcarteRules | None = None,
) -> EcarteState:
    return begun(elder, dealer, turned, stock, points=points, rules=rules)[0]


def act(state: EcarteState, *texts: str) -> list[Event]:
    """Actions one after another, and all that they told."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(parse_action(text))
    return events


def play_cards(state: EcarteState, cards: str) -> list[Event]:
    """Cards played one after another."""
    return act(state, *cards.split())


def legal(state: EcarteState) -> set[str]:
    return {str(action) for action in state.legal()}


def said(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.code) for event in events if isinstance(event, Announced)]


def marks(lines: Sequence[ScoreLine]) -> list[tuple[str, int, int]]:
    """Code, side and points of the lines that are marked."""
    return [(line.code, line.side, line.points) for line in lines if line.marked]


def points_of(state: EcarteState) -> tuple[int, ...]:
    """What each has marked in the deal."""
    sums = [0] * state.rules.persons
    for line in state.lines():
        sums[line.side] += line.points if line.marked else 0
    return tuple(sums)


def folded(state: EcarteState) -> Standing:
    """The standing after a deal that is over."""
    return FAMILY.fold(state.rules.rule_set, state.standing, state.lines())


def replayed_order(state: EcarteState) -> tuple[Card, ...]:
    """The order of the pack that leads to ``state``."""
    if state.turned == HIDDEN:
        return state.stock
    left = {False: list(state.received[state.elder]), True: list(state.received[state.dealer])}

    def take(to_dealer: bool, count: int) -> list[Card]:
        cards = left[to_dealer][:count]
        del left[to_dealer][:count]
        return cards

    order: list[Card] = []
    for to_dealer, count in state.rules.packets:
        order += take(to_dealer, count)
    order.append(state.turned)
    for elder, dealer in state.exchanges:
        order += take(False, elder) + take(True, dealer)
    return (*order, *state.stock)


class Course(NamedTuple):
    """Two hands and the cards of the five tricks in the order of play, with hearts as trumps and ♥7 turned up."""

    elder: str
    dealer: str
    cards: str


ELDER_FIVE = Course("AH TH 9H KS QS", "8H 8S 7S 8D 7D", "AH 8H TH 7D 9H 8D KS 7S QS 8S")
DEALER_FIVE = Course("8H 8S 7S 8D 7D", "AH TH 9H KS KD", "7S KS AH 8H TH 8S 9H 7D KD 8D")
ELDER_THREE = Course("AH TH KS 7D 7C", "8H 8S 7S KD KC", "AH 8H TH 7S KS 8S 7D KD KC 7C")
DEALER_THREE = Course("8H 8S 7S KD KC", "AH TH KS 7D 7C", "8S KS AH 8H TH 7S 7D KD KC 7C")
DEALER_FOUR = Course("8H 8S 7S 8D KC", "AH TH KS KD 7C", "8S KS AH 8H TH 7S KD 8D 7C KC")


def on_course(
    course: Course, *before: str, points: Sequence[int] = (0, 0), rules: EcarteRules | None = None
) -> EcarteState:
    """A deal with the hands of ``course`` in which ``before`` was said, and then all five tricks were played."""
    state = dealt(course.elder, course.dealer, "7H", points=points, rules=rules)
    act(state, *before, *course.cards.split())
    return state
