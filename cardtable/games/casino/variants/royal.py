"""Royal Casino, with building. Source: McLeod, "Casino"; Foster 1907; RULES.md, C76 to C87."""

from __future__ import annotations

from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.character import Character, casino, target
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.majorities import MostCards, MostSpades
from cardtable.games.casino.parts import Aces, Sweeps, big_casino, little_casino
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import LOW, LOW_OR_HIGH, CardValues

_COUNTED = (
    MostCards(points=3),
    MostSpades(points=1),
    big_casino(2),
    little_casino(1),
    Aces(suits=(0, 3, 1, 2)),
)


def score(agreed: RuleSet) -> ScoreTable:
    """The count in the order in which it arrives; sweeps come last."""
    sweeps = (Sweeps(),) if agreed.options["sweeps"] else ()
    return ScoreTable((*_COUNTED, *sweeps), first_to_arrive=bool(agreed.options["count_out"]))


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(
        agreed,
        plan=four_each(agreed.players, pack=52, table=4),
        score=score(agreed),
        values=CardValues(LOW_OR_HIGH if agreed.options["high_ace"] else LOW, LOW),
        four_in_parties=True,
        building=True,
    )


CHARACTER = Character(
    "casino.royal",
    place=70,
    players=(2, 3, 4),
    minutes=15,
    demand=2,
    options=lambda players: (
        target(21, 11, 21, 31),
        Option("high_ace", True),
        Option("sweeps", True),
        Option("count_out", False),
    ),
    rules=rules,
    aliases=("royal",),
    on_paper=("sweeps", "count_out"),
)
