"""Mulle with building. Source: "Mulle nach Dan Glimne"; RULES.md, C39 to C55."""

from __future__ import annotations

from cardtable.core.cards import PACK_104
from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import Aces, EachSpade, big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import Mulles, Sweeps
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import HIGH_IN_HAND
from cardtable.games.casino.variant_spec import VariantSpec, casino, deals_or_points

SCORE = ScoreTable(
    (
        big_casino(3),
        little_casino(2),
        Aces(of_spades=2),
        EachSpade(),
        Sweeps(),
        Mulles(tuple(values[0] for values in HIGH_IN_HAND.hand), alone=False),
    )
)


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(
        agreed,
        plan=four_each(agreed.players, pack=104, table=8),
        score=SCORE,
        pack=PACK_104,
        values=HIGH_IN_HAND,
        partners=True,
        building=True,
    )


SPEC = VariantSpec(
    "casino.mulle_glimne",
    place=40,
    players=(2, 4, 3),
    minutes=35,
    demand=3,
    options=lambda players: deals_or_points(deals=4, points=150),
    rules=rules,
    aliases=("glimne",),
)
