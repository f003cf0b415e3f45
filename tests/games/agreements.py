"""Rule sets with options chosen by chance, of whatever family."""

from __future__ import annotations

import random
from operator import attrgetter

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Option, OptionValue, RuleSet, Variant


def values_of(option: Option) -> list[OptionValue]:
    """Everything that can be agreed on, of numbers the usual ones and the least."""
    if option.kind == "switch":
        return [False, True]
    return list(option.choices) if option.kind == "choice" else [*option.suggestions, option.minimum]


def agreed(kind: Variant, players: int, chance: random.Random, **fixed: OptionValue) -> RuleSet:
    """A rule set with options chosen by chance, as far as they go together, but for those that are ``fixed``."""
    chosen: dict[str, OptionValue] = {}
    for option in filter(attrgetter("offered"), kind.options(players)):
        wider = {**chosen, option.name: fixed.get(option.name, chance.choice(values_of(option)))}
        try:
            kind.rule_set(players, wider)
        except RuleSetError:
            continue
        chosen = wider
    return kind.rule_set(players, chosen)


def in_any_order(kind: Variant, players: int, chance: random.Random, share: float = 0.5) -> dict[str, OptionValue]:
    """Options chosen by chance that go together, about a ``share`` of all. They are agreed on in any order and twice
    over, so that those that mean something only beside others are met, too.
    """
    chosen: dict[str, OptionValue] = {}
    wanted = [option for option in kind.options(players) if option.offered and chance.random() < share]
    for _ in range(2):
        for option in chance.sample(wanted, len(wanted)):
            wider = {**chosen, option.name: chance.choice(values_of(option))}
            try:
                kind.rule_set(players, wider)
            except RuleSetError:
                continue
            chosen = wider
    return chosen
