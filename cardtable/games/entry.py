"""Entry by hand for every rule set, and for a free sheet."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.core.sheets.free import FreeEntry
from cardtable.core.sheets.rules import SheetRules
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.variants import VARIANTS as CASINO
from cardtable.games.casino.variants import casino_rules
from cardtable.games.ecarte.entry import EcarteEntry
from cardtable.games.ecarte.variants import VARIANTS as ECARTE
from cardtable.games.ecarte.variants import ecarte_rules
from cardtable.games.piquet.entry import PiquetEntry
from cardtable.games.piquet.variants import VARIANTS as PIQUET
from cardtable.games.piquet.variants import piquet_rules

FREE = "free"
"""The kind of a sheet with columns of one's own; every other kind is a variant's id."""
FEWEST_COLUMNS, MOST_COLUMNS = 2, 8
MOST_TARGET = 99_999

SHEET_VARIANTS: tuple[Variant, ...] = (*CASINO, *PIQUET, *ECARTE)
"""Every rule set that a sheet can be kept by."""
_BY_ID = {variant.id: variant for variant in SHEET_VARIANTS}
SHEET_OPTIONS = frozenset(
    {
        *("target", "length", "deals", "tie", "lurch", "matsch", "penalty_vole", "stake", "most_bet"),
        *("parties_per_turn", "parties", "rounds", "order", "rounding", "repique", "repique_when", "prizes"),
        *("last_trick", "carte_blanche", "tens_are_courts", "carte_blanche_counts", "carte_rouge", "smallest_point"),
        *("divided", "equal_tricks"),
    }
)
"""The options that make a difference on paper; how cards are dealt and captured makes none."""


def sheet_variant(kind: str) -> Variant:
    """The variant of a kind of sheet; raises ``RuleSetError`` ``unknown_variant``."""
    try:
        return _BY_ID[kind]
    except KeyError:
        raise RuleSetError("unknown_variant", variant=kind) from None


def sheet_rules(kind: str, players: int, options: Mapping[str, OptionValue]) -> SheetRules:
    """The rules of entry for ``kind``, a variant's id or ``FREE``.

    A free sheet has ``players`` columns and one option, ``target``. Raises ``RuleSetError``.
    """
    if kind == FREE:
        for name in options:
            if name != "target":
                raise RuleSetError("unknown_option", variant=kind, option=name)
        target = options.get("target", 0)
        if isinstance(target, bool) or not isinstance(target, int) or not 0 <= target <= MOST_TARGET:
            raise RuleSetError(
                "bad_option_value", variant=kind, option="target", value=str(target), allowed=f"0..{MOST_TARGET}"
            )
        if not FEWEST_COLUMNS <= players <= MOST_COLUMNS:
            raise RuleSetError("bad_number_of_players", variant=kind, players=players, allowed="2..8")
        return FreeEntry(players, target)
    variant = sheet_variant(kind)
    return rules_of(variant.rule_set(players, options), variant.family)


def rules_of(rule_set: RuleSet, family: str) -> SheetRules:
    """The rules of entry for a rule set of a family."""
    if family == "casino":
        return CasinoEntry(casino_rules(rule_set))
    if family == "ecarte":
        return EcarteEntry(ecarte_rules(rule_set))
    return PiquetEntry(piquet_rules(rule_set))
