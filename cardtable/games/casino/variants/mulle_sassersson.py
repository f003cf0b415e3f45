"""Mulle with two packs. Source: "Mulle nach Ola Sassersson"; RULES.md, C33 to C38."""

from __future__ import annotations

from cardtable.core.cards import PACK_104
from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.card_parts import Aces, big_casino, little_casino
from cardtable.games.casino.dealing import down_to_the_last, five_each_evenly
from cardtable.games.casino.happenings import LastCapture, Mulles, Sweeps
from cardtable.games.casino.majorities import MostSpades
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import DOUBLE_VALUES, LOW_OR_HIGH_ACE
from cardtable.games.casino.variant_spec import VariantSpec, casino, deals_or_points

SCORE = ScoreTable(
    (
        MostSpades(points=1),
        big_casino(2),
        little_casino(1),
        Aces(),
        LastCapture(),
        Sweeps(),
        Mulles((5,) * 52, alone=True),
    )
)


def options(players: int) -> tuple[Option, ...]:
    return (
        *deals_or_points(deals=4, points=100),
        Option("even_dealing", False),
        Option("double_values", False),
        Option(
            "double_use",
            "one",
            choices=("one", "both"),
            applies=lambda players, options: bool(options["double_values"]),
        ),
    )


def rules(agreed: RuleSet) -> CasinoRules:
    players, chosen = agreed.players, agreed.options
    return casino(
        agreed,
        plan=five_each_evenly(players) if chosen["even_dealing"] else down_to_the_last(players, 104, (2, 3), (2, 3)),
        score=SCORE,
        pack=PACK_104,
        values=DOUBLE_VALUES if chosen["double_values"] else LOW_OR_HIGH_ACE,
        both_values=chosen["double_use"] == "both",
    )


SPEC = VariantSpec(
    "casino.mulle_sassersson",
    place=30,
    players=(2, 3, 4),
    minutes=35,
    demand=2,
    options=options,
    rules=rules,
    aliases=("mulle", "sassersson"),
)
