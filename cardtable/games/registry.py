"""The one place where families are registered."""

from __future__ import annotations

from cardtable.core.rules import Variant, VariantTable
from cardtable.core.state import Family
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.ecarte.family import EcarteFamily
from cardtable.games.piquet.family import PiquetFamily

FAMILIES: dict[str, Family] = {family.name: family for family in (CasinoFamily(), EcarteFamily(), PiquetFamily())}

VARIANTS = VariantTable()
for _family in FAMILIES.values():
    for _variant in _family.variants():
        VARIANTS.add(_variant)


def variant(name: str) -> Variant:
    """The variant of an id or alias; raises ``RuleSetError`` ``unknown_variant``."""
    return VARIANTS[name]


def family_of(name: str) -> Family:
    """The family that plays a variant; raises ``RuleSetError`` ``unknown_variant``."""
    return FAMILIES[VARIANTS[name].family]
