"""Piquet played by chance but richly: any options, hands full of declarations or without a court card, and everything
that a player can do, of which sensible play shows little.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardtable.core.cards import Card, rank_of, suit_of
from cardtable.core.chance import shuffled
from cardtable.core.events import Event
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.rules import RuleSet
from cardtable.core.state import CHANCE, OVER, Deal, Standing
from cardtable.games.piquet.actions import Do, change
from cardtable.games.piquet.dealing import TO_TALON
from cardtable.games.piquet.exchanging import allowed_numbers
from cardtable.games.piquet.matches import rules_for
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import strength_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import piquet_rules
from tests.games.piquet.tables import FAMILY

MOST_ACTIONS = 200
"""More than the longest deal has."""


def begun(rule_set: RuleSet, chance: random.Random) -> Standing:
    """Before the first deal, or late in a match."""
    first = FAMILY.begin(rule_set, chance.randrange(rule_set.players))
    target = int(rule_set.options.get("target", 0)) * (piquet_rules(rule_set).target > 0)
    points = first.points
    if target and chance.random() < 0.5:
        points = tuple(chance.randrange(max(target - 70, 0), target) for _ in points)
    deals = chance.choice((0, 1, 2, 3)) if piquet_rules(rule_set).deals == 4 else 0
    carried = dict(first.carried)
    if rules_for(piquet_rules(rule_set), first).carried_cards and chance.random() < 0.5:
        carried["cards"] = chance.choice((10, 20))
    return Standing(points, first.dealer, deals, tuple(sorted(carried.items())))


def pack(rules: PiquetRules, chance: random.Random) -> tuple[Card, ...]:
    """A shuffled pack, one in which somebody gets carte blanche, or one that gives long suits and many sets."""
    cards = list(shuffled(rules.pack, chance))
    way = chance.random()
    if way < 0.3:
        return tuple(cards)
    if way < 0.5:
        cards.sort(key=lambda card: rank_of(card) in (11, 12, 13))
    else:
        spread, high, suits = chance.choice((2, 5)), chance.choice((0, 3)), chance.choice((0, 3, 6))
        weight = {
            card: spread * chance.random() + high * strength_of(card) / 4 + suits * suit_of(card) for card in cards
        }
        cards.sort(key=lambda card: -weight[card])
    # One player after another gets the best of what is left; the talon is the rest.
    places = list(shuffled(sorted({throw.place for throw in rules.throws} - {TO_TALON}), chance))
    piles: dict[int, list[Card]] = {}
    for place in [*places, TO_TALON]:
        number = rules.hand if place != TO_TALON else len(cards)
        piles[place], cards = list(shuffled(cards[:number], chance)), cards[number:]
    return tuple(piles[throw.place].pop() for throw in rules.throws for _ in range(throw.cards))


def chosen(state: PiquetState, chance: random.Random, bold: float) -> Any:
    """An action; ``bold`` is how often it can be anything that is legal."""
    legal = state.legal()
    rare = [action for action in legal if action.do in (Do.BLANCHE, Do.NINETY, Do.DECLARE)]
    if rare and chance.random() < 0.5:
        return chance.choice(rare)
    if state.phase is Phase.EXCHANGE and chance.random() < 0.6:
        return _sensible_exchange(state, chance)
    pool = list(legal) if chance.random() < bold else list(legal.representatives())
    by_sort: dict[Do, list[Any]] = {}
    for action in pool:
        by_sort.setdefault(action.do, []).append(action)
    # Giving up ends too many deals.
    sorts = [do for do in by_sort if do is not Do.GIVE_UP or chance.random() < 0.1]
    return chance.choice(by_sort[chance.choice(sorts or list(by_sort))])


def _sensible_exchange(state: PiquetState, chance: random.Random) -> Any:
    """Whatever is neither in a long suit nor high goes first."""
    hand = state.hands[state.turn]
    suits = Counter(map(suit_of, hand))
    worth = sorted(hand, key=lambda card: 3 * suits[suit_of(card)] + strength_of(card))
    return change(worth[: chance.choice(allowed_numbers(state))])


def walk(
    rule_set: RuleSet, standing: Standing, chance: random.Random
) -> Iterator[tuple[PiquetState, list[Event], list[Any]]]:
    """A deal, after each action: its state, all that was told, and what was done."""
    state = FAMILY.deal(rule_set, standing)
    bold = chance.choice((0.0, 0.2, 0.6, 1.0))
    events: list[Event] = []
    actions: list[Any] = []
    action: Any = Deal(pack(state.rules, chance))
    while True:
        events += state.apply(action)
        actions.append(action)
        assert len(actions) < MOST_ACTIONS
        yield state, events, actions
        if state.actor() == OVER:
            return
        action = Deal(pack(state.rules, chance)) if state.actor() == CHANCE else chosen(state, chance, bold)


def match(rule_set: RuleSet, seed: int, most_deals: int = 60) -> Match:
    """A whole match."""
    chance = random.Random(seed)
    one = Match(FAMILY, rule_set, cut_for_deal(FAMILY, rule_set, chance))
    while not one.over and len(one.deals) < most_deals:
        one.begin_deal(pack(rules_for(piquet_rules(rule_set), one.standing), chance))
        bold = chance.choice((0.0, 0.2, 0.6, 1.0))
        while one.state is not None:
            assert isinstance(one.state, PiquetState)
            again = one.state.actor() == CHANCE
            one.apply(Deal(pack(one.state.rules, chance)) if again else chosen(one.state, chance, bold))
    return one
