"""The Finnish game, with huts. Source: "Kasino in Finnland"; RULES.md, C56 to C64."""

from __future__ import annotations

from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import Aces, big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import Huts
from cardtable.games.casino.majorities import MostCards, MostSpades
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import HIGH_IN_HAND
from cardtable.games.casino.variant_spec import VariantSpec, casino, target

SCORE = ScoreTable(
    (
        Aces(at_once=True),
        little_casino(1, at_once=True),
        big_casino(2, at_once=True),
        MostSpades(points=2, shared=True),
        MostCards(points=1),
        Huts(limit=10),
    ),
    first_to_arrive=True,
)


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(
        agreed,
        plan=four_each(agreed.players, pack=52, table=4),
        score=SCORE,
        values=HIGH_IN_HAND,
        partners=True,
    )


SPEC = VariantSpec(
    "casino.finnish",
    place=50,
    players=(2, 3, 4),
    minutes=10,
    demand=2,
    options=lambda players: (target(16, 11, 16, 21),),
    rules=rules,
    aliases=("finnish",),
)
