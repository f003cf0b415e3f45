"""Every rule set under any combination of its options, with everything that a player can do: hands rich in
declarations, carte blanche, sinking, changed discards, questions, claims and giving up."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import HIDDEN, PACK_32, Card, rank_of, suit_of
from cardtable.core.chance import shuffled
from cardtable.core.errors import IllegalAction, RuleSetError
from cardtable.core.events import Event
from cardtable.core.rules import Option, OptionValue, RuleSet, Variant
from cardtable.core.state import CHANCE, OVER, Deal, Standing
from cardtable.core.view import SeatView
from cardtable.games.piquet.actions import Do, change
from cardtable.games.piquet.dealing import TO_TALON
from cardtable.games.piquet.exchanging import allowed_numbers
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import strength_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import sample
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS
from tests.games.piquet import oracle
from tests.games.piquet.identities import piquet as identity
from tests.games.piquet.tables import FAMILY

TABLES = [(kind, players) for kind in VARIANTS for players in kind.players]
MOST_ACTIONS = 200
any_table = pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))


def values_of(option: Option) -> list[OptionValue]:
    """Everything that can be agreed on, of numbers the usual ones and the least."""
    if option.kind == "switch":
        return [False, True]
    return list(option.choices) if option.kind == "choice" else [*option.suggestions, option.minimum]


def agreed(kind: Variant, players: int, chance: random.Random) -> RuleSet:
    """A rule set with options chosen by chance, as far as they go together."""
    chosen: dict[str, OptionValue] = {}
    for option in kind.options(players):
        wider = {**chosen, option.name: chance.choice(values_of(option))}
        try:
            kind.rule_set(players, wider)
        except RuleSetError:
            continue
        chosen = wider
    return kind.rule_set(players, chosen)


def begun(rule_set: RuleSet, chance: random.Random) -> Standing:
    """Before the first deal, or late in a partie."""
    first = FAMILY.begin(rule_set, chance.randrange(rule_set.players))
    target = int(rule_set.options.get("target", 0))
    points = first.points
    if target and chance.random() < 0.5:
        points = tuple(chance.randrange(max(target - 70, 0), target) for _ in points)
    deals = chance.choice((0, 1, 2, 3)) if rule_set.variant == "piquet.four_deals" else 0
    carried = dict(first.carried)
    if rule_set.options.get("divided") == "carried" and chance.random() < 0.5:
        carried["cards"] = chance.choice((10, 20))
    return Standing(points, first.dealer, deals, tuple(sorted(carried.items())))


def pack(rules: PiquetRules, chance: random.Random) -> tuple[Card, ...]:
    """A shuffled pack, one in which somebody gets carte blanche, or one that gives long suits and many sets."""
    cards = list(shuffled(PACK_32, chance))
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
    legal = list(state.legal())
    rare = [action for action in legal if action.do in (Do.BLANCHE, Do.NINETY, Do.DECLARE)]
    if rare and chance.random() < 0.5:
        return chance.choice(rare)
    if state.phase is Phase.EXCHANGE and chance.random() < 0.6:
        return _sensible_exchange(state, chance)
    pool = legal if chance.random() < bold else list(state.legal().representatives())
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


@any_table
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=15)
def test_every_deal_is_counted_as_it_was_agreed(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    rule_set = agreed(kind, players, chance)
    standing = begun(rule_set, chance)
    *_, (state, told, _) = walk(rule_set, standing, chance)
    lines = state.lines()
    played_out = any(line.code in ("cards", "divided") for line in lines)
    assert sum(state.tricks) == state.rules.hand or not played_out
    identity(rule_set, told, lines)
    oracle.check(oracle.Told(rule_set, standing, told, lines, state.elder, state.dealer, played_out))


@any_table
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=10)
def test_what_can_be_done_is_what_is_accepted(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    rule_set = agreed(kind, players, chance)
    standing = begun(rule_set, chance)
    silent = FAMILY.deal(rule_set, standing)
    elsewhere: list[Any] = []
    for state, _, actions in walk(rule_set, standing, chance):
        before, held = silent.key(), silent.copy()
        silent.advance(actions[-1])
        assert silent.key() == state.key()
        assert held.key() == before
        if state.actor() < 0:
            continue
        legal = state.legal()
        listed = list(legal)
        assert listed == sorted(set(listed))
        assert len(legal) == len(listed)
        assert {*legal.representatives(), *legal.options()} <= set(listed)
        key = state.key()
        for action in chance.sample(listed, min(len(listed), 4)):
            assert FAMILY.parse_action(str(action)) == action
            twin = state.copy()
            twin.apply(action)
            assert twin.key() != key
            # The same with something added that its text does not say.
            for more in ({"number": action.number + 7}, {"cards": (*action.cards, *action.cards, 0)}):
                assert action._replace(**more) not in legal
        for action in [one for one in elsewhere if one not in listed]:
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert state.key() == key
        elsewhere = (elsewhere + chance.sample(listed, min(len(listed), 2)))[-12:]


@any_table
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=10)
def test_nobody_learns_more_than_he_was_told(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    rule_set = agreed(kind, players, chance)
    views = [SeatView(seat) for seat in range(players)]
    told = 0
    for state, events, _ in walk(rule_set, begun(rule_set, chance), chance):
        for seat, view in enumerate(views):
            for event in events[told:]:
                view.apply(event.seen_by(seat))
            zones = {zone: cards for zone, cards in view.zones.items() if cards}
            assert zones == state.zones(seat)
            seen = Counter(placed.card for cards in zones.values() for placed in cards)
            assert seen.total() == len(PACK_32)
            assert all(number == 1 for card, number in seen.items() if card != HIDDEN)
        told = len(events)
        if chance.random() < 0.7:
            continue
        for seat in range(players):
            observation = state.observe(seat)
            assert FAMILY.observation(json.loads(json.dumps(observation.to_json()))) == observation
            imagined = sample(observation, chance)
            assert imagined.observe(seat) == observation
            assert imagined.zones(seat) == state.zones(seat)
            if state.actor() == seat:
                # What can be said depends on nothing that the player does not know.
                assert list(imagined.legal()) == list(state.legal())
                assert list(imagined.legal().representatives()) == list(state.legal().representatives())
