"""The Casino rule sets, one file each; a file that is put here is found.

Each has a ``SPEC``, which says everything about the rule set that is not words: who plays, what can be agreed on,
and the rule data of what was agreed, put together by ``spec.casino``. What counts is a table of ``parts`` and
``majorities``; ``validity`` says what cannot go together. Beside its file a rule set needs its words
(``words/rules.py``), a rule page in each language, its rulings in RULES.md, and a golden playthrough; tests ask for
what is missing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from cardtable.core.rules import Option, Options, RuleSet, Variant
from cardtable.core.state import Standing
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.validity import check_rules
from cardtable.games.casino.variant_spec import IRREGULARITIES, STAKE, VariantSpec

FAMILY = "casino"


def _found() -> list[VariantSpec]:
    files = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    specs: list[VariantSpec] = [file.SPEC for file in files]
    return sorted(specs, key=lambda spec: (spec.place, spec.id))


SPECS: dict[str, VariantSpec] = {spec.id: spec for spec in _found()}


def brought_words() -> dict[str, str]:
    """The English words that parts from elsewhere bring for their codes, as long as a rule set with them is known."""
    return {code: text for spec in SPECS.values() for part in spec.brings for code, text in part.words.items()}


def brought_lines() -> frozenset[str]:
    """The codes of the score lines of those parts."""
    return frozenset(code for spec in SPECS.values() for part in spec.brings for code in part.codes)


def brought_reasons() -> frozenset[str]:
    """The codes of what computer players say of those parts."""
    parts = [part for spec in SPECS.values() for part in spec.brings]
    return frozenset([part.reason for part in parts] + [part.count.more for part in parts if part.count is not None])


@cache
def variant_of(spec: VariantSpec) -> Variant:
    """The variant to be registered; what its options make together is checked whenever a rule set is made."""

    def agreed(players: int) -> tuple[Option, ...]:
        return (*spec.options(players), IRREGULARITIES, STAKE)

    def check(players: int, options: Options) -> None:
        casino_rules(RuleSet(spec.id, players, options))

    return Variant(
        spec.id,
        FAMILY,
        spec.players,
        agreed,
        spec.aliases,
        check,
        spec.source,
        spec.minutes,
        spec.demand,
    )


VARIANTS: tuple[Variant, ...] = tuple(map(variant_of, SPECS.values()))


@lru_cache(maxsize=256)
def casino_rules(rule_set: RuleSet) -> CasinoRules:
    """The rule data of a rule set of one of ``SPECS``; raises ``RuleSetError`` if it cannot be played."""
    rules = SPECS[rule_set.variant].rules(rule_set)
    check_rules(rules)
    return rules


def rules_of_deal(rule_set: RuleSet, standing: Standing) -> CasinoRules:
    """Return the rule data for the deal that follows ``standing``, before which somebody may have left."""
    return casino_rules(rule_set).at(standing.points)
