"""Deals laid out by hand: both hands, the turned card and the stock as card texts."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import HIDDEN, PACK_32, Card, parse_card, parse_cards
from cardtable.core.events import Announced, Event
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Deal, Standing
from cardtable.games.ecarte.actions import parse_action
from cardtable.games.ecarte.family import EcarteFamily
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import VARIANTS, ecarte_rules

FAMILY = EcarteFamily()
TWO, ROTATION = VARIANTS
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


def legal(state: EcarteState) -> set[str]:
    return {str(action) for action in state.legal()}


def said(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.code) for event in events if isinstance(event, Announced)]


def marks(lines: Sequence[ScoreLine]) -> list[tuple[str, int, int]]:
    """Code, party and points of the lines that are marked."""
    return [(line.code, line.party, line.points) for line in lines if line.marked]


def points_of(state: EcarteState) -> tuple[int, ...]:
    """What each has marked in the deal."""
    sums = [0] * state.rules.persons
    for line in state.lines():
        sums[line.party] += line.points if line.marked else 0
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


def rule_set_of(rules: EcarteRules) -> RuleSet:
    return rules.rule_set


# Elder takes all five tricks, the dealer all five, or elder three. Hearts are trumps (♥7 turned).
ELDER_TAKES_ALL = ("AH TH 9H KS QS", "8H 8S 7S 8D 7D")
DEALER_TAKES_ALL = ("8H 8S 7S 8D 7D", "AH TH 9H KS KD")
