"""The Swedish game with a point for every spade above six. Source: "Schwedisches Kasinospiel"; RULES.md, C32."""

from __future__ import annotations

from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import Aces, big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import LastCapture, Sweeps
from cardtable.games.casino.majorities import MostCards, SpadesAbove
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.variant_spec import VariantSpec, casino, target, tie

SCORE = ScoreTable(
    (SpadesAbove(limit=6), MostCards(points=1), big_casino(2), little_casino(1), Aces(), LastCapture(), Sweeps())
)


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(agreed, plan=four_each(agreed.players, pack=52, table=4), score=SCORE)


SPEC = VariantSpec(
    "casino.overspader",
    place=20,
    players=(2, 3, 4),
    minutes=15,
    demand=1,
    options=lambda players: (target(21, 16, 21, 31), tie("spades_then_deal")),
    rules=rules,
    aliases=("overspader",),
)
