"""The six Casino rule sets of the catalogue: their options, and the rule data that follows from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from cardtable.core.cards import ACE, PACK_52, PACK_104, Card, rank_of
from cardtable.core.rules import Option, Options, RuleSet, Variant
from cardtable.games.casino.captures import Values
from cardtable.games.casino.dealing import DealingPlan, five_each, five_each_evenly, four_each
from cardtable.games.casino.rules import (
    BIG_CASINO,
    LITTLE_CASINO,
    CasinoRules,
    Mulle,
    ScoreTable,
    Spades,
)

FAMILY = "casino"

_PLAIN: tuple[Values, ...] = tuple((rank_of(card),) for card in PACK_52)


def _values(ace: Values, little: Values, big: Values) -> tuple[Values, ...]:
    special = {LITTLE_CASINO: little, BIG_CASINO: big}
    return tuple(special.get(card, ace if rank_of(card) == ACE else _PLAIN[card]) for card in range(52))


_LOW_OR_HIGH_ACE = _values((1, 14), (2,), (10,))
_DOUBLE_VALUES = _values((1, 14), (2, 15), (10, 16))
_HIGH_IN_HAND = _values((14,), (15,), (16,))
_LOW_ON_TABLE = _values((1,), (2,), (10,))

_SWEDISH = ScoreTable()
_OVERSPADER = ScoreTable(spades=Spades.ABOVE_SIX, spades_points=1)
_SASSERSSON = ScoreTable(most_cards=0, spades_points=1, mulle=Mulle.ALONE)
_GLIMNE = ScoreTable(
    most_cards=0,
    spades=Spades.NOTHING,
    spades_points=0,
    big_casino=3,
    little_casino=2,
    ace_of_spades=2,
    each_spade=1,
    last_capture=0,
    mulle=Mulle.ALWAYS,
    order=("big_casino", "little_casino", "aces", "each_spade", "sweeps", "mulles"),
)
_FINNISH = ScoreTable(
    spades=Spades.MOST_OR_SHARED,
    last_capture=0,
    order=("aces", "little_casino", "big_casino", "spades", "cards"),
    at_once=frozenset({"aces", "little_casino", "big_casino", "sweeps"}),
    balanced_huts=True,
    first_to_arrive=True,
)
_BERLIN_PARTIES = ScoreTable(
    most_cards=3,
    spades=Spades.SEVEN,
    spades_points=1,
    order=("big_casino", "little_casino", "cards", "spades", "aces"),
    ace_suits=(0, 3, 1, 2),
    at_once=frozenset({"sweeps", "last_capture"}),
    difference=True,
)
_BERLIN_THREE = ScoreTable(
    most_cards=3,
    spades=Spades.MOST,
    spades_points=1,
    order=("big_casino", "little_casino", "cards", "spades", "aces"),
    ace_suits=(0, 3, 1, 2),
    at_once=frozenset({"sweeps", "last_capture"}),
    first_to_arrive=True,
)


_BOTH_SIDES: tuple[tuple[int, ...], ...] = ((0, 2), (1, 3))


@dataclass(frozen=True, slots=True)
class _Character:
    """What sets a rule set apart before any option is chosen."""

    players: tuple[int, ...]
    pack: tuple[Card, ...]
    plan: Callable[[int, Options], DealingPlan]
    score: Callable[[int], ScoreTable]
    options: Callable[[int], tuple[Option, ...]]
    hand_values: tuple[Values, ...] = _LOW_OR_HIGH_ACE
    table_values: tuple[Values, ...] = _LOW_OR_HIGH_ACE
    four_in_parties: bool = False
    building: bool = False
    aliases: tuple[str, ...] = ()


def _target(default: int, *suggestions: int) -> Option:
    return Option("target", default, minimum=1, maximum=999, suggestions=suggestions)


def _tie(default: str) -> Option:
    return Option("tie", default, choices=("spades_then_deal", "deal"))


def _agreed_length(deals: int, target: int) -> tuple[Option, ...]:
    return (
        Option("length", "deals", choices=("deals", "points")),
        Option(
            "deals",
            deals,
            minimum=1,
            maximum=99,
            suggestions=(1, 2, 4, 6),
            applies=lambda players, options: options["length"] == "deals",
        ),
        Option(
            "target",
            target,
            minimum=1,
            maximum=999,
            suggestions=(50, 100, 150, 200),
            applies=lambda players, options: options["length"] == "points",
        ),
        _tie("deal"),
    )


_DOUBLE_USE = Option("double_use", "one", choices=("one", "both"))

_CHARACTERS: dict[str, _Character] = {
    "casino.swedish": _Character(
        players=(2, 3, 4),
        pack=PACK_52,
        plan=lambda players, options: four_each(players, pack=52, table=4),
        score=lambda players: _SWEDISH,
        options=lambda players: (_target(16, 11, 16, 21, 31), _tie("spades_then_deal")),
        aliases=("swedish", "kasino", "casino"),
    ),
    "casino.overspader": _Character(
        players=(2, 3, 4),
        pack=PACK_52,
        plan=lambda players, options: four_each(players, pack=52, table=4),
        score=lambda players: _OVERSPADER,
        options=lambda players: (_target(21, 16, 21, 31), _tie("spades_then_deal")),
        aliases=("overspader",),
    ),
    "casino.mulle_sassersson": _Character(
        players=(2, 3, 4),
        pack=PACK_104,
        plan=lambda players, options: five_each_evenly(players) if options["even_dealing"] else five_each(players),
        score=lambda players: _SASSERSSON,
        options=lambda players: (
            *_agreed_length(deals=4, target=100),
            Option("even_dealing", False),
            Option("double_values", False),
            Option(
                "double_use",
                "one",
                choices=("one", "both"),
                applies=lambda players, options: bool(options["double_values"]),
            ),
        ),
        aliases=("mulle", "sassersson"),
    ),
    "casino.mulle_glimne": _Character(
        players=(2, 4, 3),
        pack=PACK_104,
        plan=lambda players, options: four_each(players, pack=104, table=8),
        score=lambda players: _GLIMNE,
        options=lambda players: _agreed_length(deals=4, target=150),
        hand_values=_HIGH_IN_HAND,
        table_values=_LOW_ON_TABLE,
        four_in_parties=True,
        building=True,
        aliases=("glimne",),
    ),
    "casino.finnish": _Character(
        players=(2, 3, 4),
        pack=PACK_52,
        plan=lambda players, options: four_each(players, pack=52, table=4),
        score=lambda players: _FINNISH,
        options=lambda players: (_target(16, 11, 16, 21),),
        hand_values=_HIGH_IN_HAND,
        table_values=_LOW_ON_TABLE,
        four_in_parties=True,
        aliases=("finnish",),
    ),
    "casino.berlin1810": _Character(
        players=(4, 3, 2),
        pack=PACK_52,
        plan=lambda players, options: four_each(players, pack=52, table=4),
        score=lambda players: _BERLIN_THREE if players == 3 else _BERLIN_PARTIES,
        options=lambda players: (
            _target(16 if players == 3 else 11, 11, 16),
            _DOUBLE_USE,
            Option("lurch", True),
        ),
        hand_values=_DOUBLE_VALUES,
        table_values=_DOUBLE_VALUES,
        four_in_parties=True,
        aliases=("berlin", "berlin1810"),
    ),
}

VARIANTS: tuple[Variant, ...] = tuple(
    Variant(name, FAMILY, character.players, character.options, character.aliases)
    for name, character in _CHARACTERS.items()
)


@lru_cache(maxsize=256)
def casino_rules(rule_set: RuleSet) -> CasinoRules:
    """The rule data of a rule set made by one of ``VARIANTS``."""
    character = _CHARACTERS[rule_set.variant]
    players, options = rule_set.players, rule_set.options
    in_parties = players == 4 and character.four_in_parties
    by_deals = options.get("length") == "deals"
    double_values = bool(options.get("double_values"))
    return CasinoRules(
        rule_set=rule_set,
        parties=_BOTH_SIDES if in_parties else tuple((seat,) for seat in range(players)),
        party_of=tuple(seat % 2 if in_parties else seat for seat in range(players)),
        pack=character.pack,
        plan=character.plan(players, options),
        hand_values=_DOUBLE_VALUES if double_values else character.hand_values,
        table_values=_DOUBLE_VALUES if double_values else character.table_values,
        both_values=options.get("double_use") == "both",
        building=character.building,
        score=character.score(players),
        target=0 if by_deals else int(options["target"]),
        deals=int(options["deals"]) if by_deals else 0,
        spades_break_ties=options.get("tie") == "spades_then_deal",
        lurch=bool(options.get("lurch")),
    )
