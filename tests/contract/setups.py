"""The rule sets for the contract tests: every registered variant with every number of players, with default options and
with others.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import RuleSetError
from cardtable.core.events import Event
from cardtable.core.family import Family
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.rules import Option, OptionValue, RuleSet, Variant
from cardtable.core.state import Deal, DealState, Standing
from cardtable.games.registry import VARIANTS, family_of, variant


@dataclass(frozen=True)
class Setup:
    """A rule set under test; ``str`` is its name in the test's id."""

    rule_set: RuleSet
    label: str

    @property
    def family(self) -> Family:
        return family_of(self.rule_set.variant)

    @property
    def seats(self) -> range:
        return range(self.rule_set.players)

    def __str__(self) -> str:
        return f"{self.rule_set.variant}-{self.rule_set.players}-{self.label}"


def _other_value(option: Option) -> OptionValue:
    if isinstance(option.default, bool):
        return not option.default
    if isinstance(option.default, int):
        return next((number for number in option.suggestions if number != option.default), option.minimum)
    return next(choice for choice in option.choices if choice != option.default)


def _turned_round(kind: Variant, players: int) -> dict[str, OptionValue]:
    """Return options as far from the defaults as the rule set allows."""
    chosen: dict[str, OptionValue] = {}
    for option in filter(attrgetter("offered"), kind.options(players)):
        wider = {**chosen, option.name: _other_value(option)}
        try:
            kind.rule_set(players, wider)
        except RuleSetError:
            continue
        chosen = wider
    return chosen


def setups() -> list[Setup]:
    """Return two setups for each variant and number of players: one with the defaults, and one with all options
    changed.
    """
    found: list[Setup] = []
    for kind in VARIANTS:
        for players in kind.players:
            found.append(Setup(kind.rule_set(players), "defaults"))
            options = _turned_round(kind, players)
            if options:
                found.append(Setup(kind.rule_set(players, options), "turned"))
    return found


SETUPS = setups()
DEFAULTS = [setup for setup in SETUPS if setup.label == "defaults"]


def choose(state: DealState, generator: random.Random) -> Any:
    """Return a random legal action; those that only lay a card down are chosen less often."""
    plays = state.legal().representatives()
    busy = [play for play in plays if not getattr(play, "lays_down", False)]
    pool = busy if busy and generator.random() < 0.75 else list(plays)
    return pool[int(generator.random() * len(pool))]


def first_standing(setup: Setup, dealer: int = 0) -> Standing:
    return setup.family.begin(setup.rule_set, dealer)


def order(setup: Setup, seed: int) -> tuple[int, ...]:
    return shuffled(setup.family.pack(setup.rule_set), rng(seed, 1))


def begun(setup: Setup, seed: int, dealer: int = 0) -> tuple[DealState, list[Event]]:
    """Return a deal that has just been dealt, and its events."""
    state = setup.family.deal(setup.rule_set, first_standing(setup, dealer))
    return state, state.apply(Deal(order(setup, seed)))


def walk(setup: Setup, seed: int) -> Iterator[tuple[DealState, list[Event]]]:
    """Play a deal at random; yield the state, always one object, after each action, with all events so far."""
    state, events = begun(setup, seed, dealer=seed % setup.rule_set.players)
    generator = rng(seed, 2)
    yield state, events
    while state.actor() >= 0:
        events += state.apply(choose(state, generator))
        yield state, events


def whole(setup: Setup, seed: int) -> tuple[DealState, list[Event]]:
    """Return a deal that was played at random to its end, and all its events."""
    return deque(walk(setup, seed), maxlen=1).pop()


def match(setup: Setup, seed: int, most_deals: int = 200) -> Match:
    """Return a whole match, or ``most_deals`` of it, played at random."""
    generator = rng(seed, 3)
    one = Match(setup.family, setup.rule_set, cut_for_deal(setup.family, setup.rule_set, generator))
    while not one.over and len(one.deals) < most_deals:
        one.begin_deal(shuffled(setup.family.pack(setup.rule_set), generator))
        while one.state is not None:
            one.apply(choose(one.state, generator))
        if len(one.deals) == 8 and setup.family.close(setup.rule_set, one.standing):
            one.close()
    return one


def by_name(name: str, players: int | None = None, **options: OptionValue) -> Setup:
    """Return a setup of the variant ``name`` with chosen options."""
    kind = variant(name)
    return Setup(kind.rule_set(players, options), "chosen")
