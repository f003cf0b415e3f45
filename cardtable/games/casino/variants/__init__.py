"""The Casino rule sets, one file each; every file in this folder is found automatically.

Each file has a ``SPEC`` with everything about the rule set but its words: the numbers of players, the options, and a
function for the rule data of an agreed rule set, which ``variant_spec.casino`` makes. The points are a table of
``parts`` and ``majorities``; ``validity`` refuses contradictions. Besides its file a rule set needs its words
(``words/casino/rules.py``), a rule page in each language, its rulings in RULES.md, and a golden playthrough; tests
report what is missing.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from importlib import import_module

from cardtable.core.rules import Option, Options, RuleSet, Variant, no_presets
from cardtable.core.state import Standing
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.validity import check_rules
from cardtable.games.casino.variant_spec import IRREGULARITIES, STAKE, VariantSpec

FAMILY = "casino"
HOUSE = "casino.house"
"""The rule set that is put together from the parts of the others."""


def _found() -> list[VariantSpec]:
    files = [file for folder in __path__ if os.path.isdir(folder) for file in os.listdir(folder)]
    names = {file.removesuffix(".py") for file in files if file.endswith(".py") and not file.startswith("_")}
    if not names:
        # A frozen program has no files. Where there are some, ``inspect`` need not be loaded, as this would do.
        from pkgutil import iter_modules

        names = {module.name for module in iter_modules(__path__)}
    specs: list[VariantSpec] = [import_module(f"{__name__}.{name}").SPEC for name in sorted(names)]
    return sorted(specs, key=lambda spec: (spec.place, spec.id))


SPECS: dict[str, VariantSpec] = {spec.id: spec for spec in _found()}


def brought_words() -> dict[str, str]:
    """Return the English words that parts in ``brings`` of the known rule sets have for their codes."""
    return {code: text for spec in SPECS.values() for part in spec.brings for code, text in part.words.items()}


def brought_lines() -> frozenset[str]:
    """Return the codes of the score lines of all parts in ``brings`` of the known rule sets."""
    return frozenset(code for spec in SPECS.values() for part in spec.brings for code in part.codes)


def brought_reasons() -> frozenset[str]:
    """Return the codes of computer players' reasons for all parts in ``brings`` of the known rule sets."""
    parts = [part for spec in SPECS.values() for part in spec.brings]
    return frozenset([part.reason for part in parts] + [part.count.more for part in parts if part.count is not None])


@cache
def variant_of(spec: VariantSpec) -> Variant:
    """Return the variant to be registered; whether its options fit together is checked whenever a rule set is made."""

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
        spec.presets or no_presets,
    )


VARIANTS: tuple[Variant, ...] = tuple(map(variant_of, SPECS.values()))


@lru_cache(maxsize=256)
def casino_rules(rule_set: RuleSet) -> CasinoRules:
    """Return the rule data of a rule set of one of ``SPECS``; raises ``RuleSetError`` if it cannot be played."""
    rules = SPECS[rule_set.variant].rules(rule_set)
    check_rules(rules)
    return rules


def rules_of_deal(rule_set: RuleSet, standing: Standing) -> CasinoRules:
    """Return the rule data for the deal that follows ``standing``, before which players may have left."""
    return casino_rules(rule_set).at(standing.points)
