"""The three Écarté rule sets (RULES.md, E1 to E40, E72 to E79): their options, and the rule data that follow from
these.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from cardtable.core.cards import PACK_32
from cardtable.core.rules import Option, Options, RuleSet, Variant
from cardtable.games.ecarte.dealing import PACKETS
from cardtable.games.ecarte.rules import MATCHES, POOL, ROUND, EcarteRules
from cardtable.games.ecarte.sense import check_sense

FAMILY = "ecarte"
TWO = "ecarte"
ROTATION = "ecarte.rotation"
CHOUETTE = "ecarte.chouette"

_PENALTY_VOLES = {"three": 3, "two": 2}

DEALING, POINTS, PAYMENT, EVENING, TABLE = "dealing", "points", "payment", "evening", "table"
"""The headings under which the options stand, in their order."""

_DEAL_OPTIONS: tuple[Option, ...] = (
    Option("matsch", False, group=PAYMENT),
    Option("treble", False, applies=lambda players, options: not options["matsch"], group=PAYMENT),
    Option("penalty_vole", "three", choices=tuple(_PENALTY_VOLES), group=POINTS),
    Option("dealing", "two_three", choices=tuple(PACKETS), group=DEALING),
    Option("strict", False, group=TABLE),
    Option("stake", 1, minimum=0, maximum=999, suggestions=(0, 1, 2, 5, 10), group=PAYMENT),
)

IN_POOL = 3
"""How many persons play for a pool."""


def _evening(players: int) -> tuple[Option, ...]:
    return (
        Option("most_bet", 5, minimum=0, maximum=99, suggestions=(0, 1, 5, 10, 20), group=EVENING),
        Option(
            "parties_per_turn",
            1,
            minimum=1,
            maximum=9,
            suggestions=(1, 2, 3),
            applies=lambda players, options: options["length"] != POOL,
            group=EVENING,
        ),
        Option("length", ROUND, choices=(ROUND, MATCHES, *([POOL] if players == IN_POOL else []))),
        Option(
            "parties",
            10,
            minimum=1,
            maximum=99,
            suggestions=(3, 5, 10, 20),
            applies=lambda players, options: options["length"] == MATCHES,
        ),
    )


PASSES = "passes"


def _chouette(players: int) -> tuple[Option, ...]:
    return (
        *_DEAL_OPTIONS,
        Option("box", "stays", choices=("stays", PASSES), group=EVENING),
        Option("parties", 2 * players, minimum=1, maximum=99, suggestions=(players, 2 * players, 3 * players)),
    )


ENGLISH_LAWS = "ecarte.english_laws"
"""The laws of the English clubs in Cavendish’s book of 1886."""


def _presets(players: int) -> Mapping[str, Options]:
    return {ENGLISH_LAWS: {"treble": True, "penalty_vole": "two"}}


def _sense(rule_set: RuleSet) -> None:
    check_sense(rule_set, ecarte_rules(rule_set))


VARIANTS: tuple[Variant, ...] = (
    Variant(
        TWO,
        FAMILY,
        (2,),
        lambda players: _DEAL_OPTIONS,
        aliases=("écarté",),
        minutes=10,
        demand=1,
        presets=_presets,
        sense=_sense,
    ),
    Variant(
        ROTATION,
        FAMILY,
        (3, 4, 5, 6),
        lambda players: (*_DEAL_OPTIONS, *_evening(players)),
        aliases=("ecarte.gallery",),
        minutes=15,
        demand=2,
        presets=_presets,
        sense=_sense,
    ),
    Variant(CHOUETTE, FAMILY, (3, 4, 5, 6), _chouette, minutes=25, demand=2, presets=_presets, sense=_sense),
)


@lru_cache(maxsize=256)
def ecarte_rules(rule_set: RuleSet) -> EcarteRules:
    """Return the rule data of a rule set made by one of ``VARIANTS``."""
    options = rule_set.options
    rotation = rule_set.variant in (ROTATION, CHOUETTE)
    per_turn = int(options.get("parties_per_turn", 1))
    rules = EcarteRules(
        rule_set=rule_set,
        sides=tuple((seat,) for seat in range(rule_set.players)),
        pack=PACK_32,
        packets=PACKETS[str(options["dealing"])],
        penalty_vole=_PENALTY_VOLES[str(options["penalty_vole"])],
        matsch=bool(options["matsch"]),
        treble=bool(options["treble"]),
        stake=int(options["stake"]),
        most_bet=int(options.get("most_bet", 0)),
        rotation=rotation,
        matches_per_turn=per_turn,
        evening=int(options["parties"]) if rotation else 1,
        irregularities=bool(options["strict"]),
        chouette=rule_set.variant == CHOUETTE,
        box_passes=options.get("box") == PASSES,
        pool=options.get("length") == POOL,
    )
    return rules.with_there(rule_set.players)
