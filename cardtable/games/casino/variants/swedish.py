"""The Swedish game. Source: "Schwedisches Kasinospiel"; RULES.md, C26 to C31."""

from __future__ import annotations

from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import Aces, big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import LastCapture, Sweeps
from cardtable.games.casino.majorities import MostCards, MostSpades
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.variant_spec import VariantSpec, casino, target, tie

SCORE = ScoreTable(
    (MostSpades(points=2), MostCards(points=1), big_casino(2), little_casino(1), Aces(), LastCapture(), Sweeps())
)


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(agreed, plan=four_each(agreed.players, pack=52, table=4), score=SCORE)


SPEC = VariantSpec(
    "casino.swedish",
    place=10,
    players=(2, 3, 4),
    minutes=15,
    demand=1,
    options=lambda players: (target(16, 11, 16, 21, 31), tie("spades_then_deal")),
    rules=rules,
    aliases=("swedish", "kasino", "casino"),
    source={"tie": "spades_then_arrival"},
)
