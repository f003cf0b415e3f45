"""The rules for entering deals by hand, for every rule set and for a free sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Option, OptionValue, Variant
from cardtable.core.sheets import FREE
from cardtable.core.sheets.attendance import MOST_PERSONS
from cardtable.core.sheets.free import (
    BIERLACHS,
    PER_MATCH,
    PER_POINT,
    PLAIN,
    SEEGER_FABIAN,
    FreeEntry,
)
from cardtable.core.sheets.rules import SHEET_RULES, SheetRules
from cardtable.games.registry import family_of, variant

if TYPE_CHECKING:
    from cardtable.core.sheets.own_game import OwnGame

FEWEST_COLUMNS, MOST_COLUMNS = 2, MOST_PERSONS
MOST_TARGET = 99_999
_FEWEST_WITH_SIDES = 4
_FEWEST_AGAINST_ONE = 3
_MOST_AGAINST_ONE = 4


def _can_be_against_one(players: int, options: Mapping[str, OptionValue]) -> bool:
    return _FEWEST_AGAINST_ONE <= players <= _MOST_AGAINST_ONE and not (
        options["zero_sum"] or options["whole"] or options["sides"]
    )


def _is_against_one(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether one person plays against the others, which says by itself whether many points are good."""
    return options["declarer"] != PLAIN and _can_be_against_one(players, options)


FREE_OPTIONS = (
    Option("target", 0, minimum=0, maximum=MOST_TARGET, suggestions=(0, 50, 100, 500, 1000)),
    Option("lowest", False, applies=lambda players, options: not _is_against_one(players, options)),
    Option("pay", PER_MATCH, choices=(PER_MATCH, PER_POINT)),
    Option("zero_sum", False),
    Option(
        "whole",
        0,
        maximum=MOST_TARGET,
        suggestions=(0, 26, 162),
        applies=lambda _, options: not options["zero_sum"],
    ),
    Option(
        "declarer",
        PLAIN,
        choices=(PLAIN, SEEGER_FABIAN, BIERLACHS),
        applies=_can_be_against_one,
    ),
    Option("dealer", False),
    Option(
        "dealer_out",
        False,
        applies=lambda players, options: (
            players >= _FEWEST_WITH_SIDES and bool(options["dealer"]) and not options["sides"]
        ),
    ),
    Option("kitty", False),
    Option("sides", False, applies=lambda players, _: players >= _FEWEST_WITH_SIDES and players % 2 == 0),
)
"""The options of a free sheet."""
FREE_TEMPLATES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "Skat": (3, {"pay": PER_POINT, "dealer": True}),
    "Seeger-Fabian": (4, {"pay": PER_POINT, "declarer": SEEGER_FABIAN, "dealer": True, "dealer_out": True}),
    "Bierlachs": (3, {"target": 301, "declarer": BIERLACHS, "kitty": True, "dealer": True}),
    "Doppelkopf": (4, {"pay": PER_POINT, "zero_sum": True, "dealer": True}),
    "Tarock": (4, {"pay": PER_POINT, "zero_sum": True, "dealer": True}),
    "Whist": (4, {"target": 5, "dealer": True, "sides": True}),
    "Hearts": (4, {"target": 100, "lowest": True, "whole": 26, "dealer": True}),
    "Rommé": (4, {"target": 500, "lowest": True, "dealer": True}),
}
"""The usual number of columns and options for games that have no rule set in this program."""


def sheet_variant(kind: str) -> Variant:
    """Return the variant of a kind of sheet; raises ``RuleSetError`` ``unknown_variant``, also for an alias."""
    found = variant(kind)
    if found.id != kind:
        raise RuleSetError("unknown_variant", variant=kind)
    return found


def sheet_rules(
    kind: str,
    players: int,
    options: Mapping[str, OptionValue],
    persons: int | None = None,
    *,
    ruled: int = SHEET_RULES,
    own: OwnGame | None = None,
) -> SheetRules:
    """Return the rules for entering deals on a sheet of ``kind``, which is the id of a variant or ``FREE``.

    A free sheet has ``players`` columns and the options ``FREE_OPTIONS``; ``own`` is the game for which it is kept, if
    that is one's own. If more ``persons`` take part in all, the
    others come later. ``ruled`` is explained at ``Family.entry``. Raises ``RuleSetError``, also if more persons take
    part but none can come later.
    """
    if kind == FREE:
        known = {option.name: option for option in FREE_OPTIONS}
        for name in options:
            if name not in known:
                raise RuleSetError("unknown_option", variant=kind, option=name)
        agreed = {name: option.check(options.get(name, option.default)) for name, option in known.items()}
        for name, option in known.items():
            if option.applies is not None and not option.applies(players, agreed):
                agreed[name] = option.default
        if not FEWEST_COLUMNS <= players <= MOST_COLUMNS:
            raise RuleSetError("bad_number_of_players", variant=kind, players=players, allowed="2..8")
        rules: SheetRules = FreeEntry(
            persons or players,
            int(agreed["target"]),
            bool(agreed["lowest"]),
            str(agreed["pay"]),
            bool(agreed["zero_sum"]),
            bool(agreed["dealer"]),
            bool(agreed["sides"]),
            bool(agreed["kitty"]),
            players,
            int(agreed["whole"]),
            str(agreed["declarer"]),
            bool(agreed["dealer_out"]),
            own,
        )
    else:
        rules = family_of(kind).entry(sheet_variant(kind).restored(players, options), persons, ruled=ruled)
    if persons not in (None, players) and not (rules.room and players < persons <= MOST_COLUMNS):
        raise RuleSetError("bad_number_of_players", variant=kind, players=persons, allowed=str(players))
    return rules
