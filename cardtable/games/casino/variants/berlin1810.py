"""The Berlin game of 1810 (Cäsar, Abenstein). Source: "Berliner Casino von 1810"; RULES.md, C65 to C75."""

from __future__ import annotations

from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.card_parts import big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.eleven import ACES, one_after_the_other
from cardtable.games.casino.happenings import LastCapture, Sweeps
from cardtable.games.casino.majorities import MostCards, SomeSpades
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import DOUBLE_VALUES
from cardtable.games.casino.variant_spec import DOUBLE_USE, VariantSpec, casino, target

_AT_ONCE = (Sweeps(at_once=True), LastCapture(at_once=True))

OF_MATCHES = ScoreTable(
    (big_casino(2), little_casino(1), MostCards(points=3), SomeSpades(number=7), ACES, *_AT_ONCE), difference=True
)
OF_MATCHES_EACH = ScoreTable(OF_MATCHES.parts)
"""The score table of ``OF_MATCHES`` without differences: each side marks its own points (Bonnier 1847)."""
OF_THREE = one_after_the_other(*_AT_ONCE)


DIFFERENCES = Option("differences", True, applies=lambda players, options: players != 3)


def options(players: int) -> tuple[Option, ...]:
    return target(16 if players == 3 else 11, 11, 16), DOUBLE_USE, DIFFERENCES, Option("lurch", True)


def rules(agreed: RuleSet) -> CasinoRules:
    each = OF_THREE if agreed.players == 3 else OF_MATCHES_EACH
    return casino(
        agreed,
        plan=four_each(agreed.players, pack=52, table=4),
        score=OF_MATCHES if agreed.options["differences"] and agreed.players != 3 else each,
        values=DOUBLE_VALUES,
        partners=True,
        both_values=agreed.options["double_use"] == "both",
        lurch=bool(agreed.options["lurch"]),
    )


SPEC = VariantSpec(
    "casino.berlin1810",
    place=60,
    players=(4, 3, 2),
    minutes=5,
    demand=2,
    options=options,
    rules=rules,
    aliases=("berlin", "berlin1810"),
    on_paper=("lurch", "differences"),
)
