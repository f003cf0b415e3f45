"""Entry by hand for every rule set, and for a free sheet."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import OptionValue, Variant
from cardtable.core.sheets.free import FreeEntry
from cardtable.core.sheets.rules import SheetRules
from cardtable.games.registry import family_of, variant

FREE = "free"
"""The kind of a sheet with columns of one's own; every other kind is a variant's id."""
FEWEST_COLUMNS, MOST_COLUMNS = 2, 8
MOST_TARGET = 99_999


def sheet_variant(kind: str) -> Variant:
    """The variant of a kind of sheet; raises ``RuleSetError`` ``unknown_variant``, also for an alias."""
    found = variant(kind)
    if found.id != kind:
        raise RuleSetError("unknown_variant", variant=kind)
    return found


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
    return family_of(kind).entry(sheet_variant(kind).restored(players, options))
