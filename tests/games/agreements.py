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
