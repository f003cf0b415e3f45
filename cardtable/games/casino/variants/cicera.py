"""Cicera, in which a capture is one card or one set, and four kinds of captures are marked. Sources: McLeod after
Ferrari 2009, Wikipedia; RULES.md, C200 to C221.
"""

from __future__ import annotations

from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.card_parts import ValueCard
from cardtable.games.casino.codes import Line
from cardtable.games.casino.dealing import cicera
from cardtable.games.casino.facts import BIG_CASINO, JACK_OF_HEARTS, LITTLE_CASINO
from cardtable.games.casino.majorities import MostCards, MostSpades
from cardtable.games.casino.marked_captures import Picade, Quadriglie, Scue, Simili
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.swords import AllSwords, RunFromAce
from cardtable.games.casino.values import COURTS_PAIR
from cardtable.games.casino.variant_spec import VariantSpec, casino, target


def options(players: int) -> tuple[Option, ...]:
    return (
        target(51, 11, 21, 31, 41, 51),
        Option("even_cards", "none", choices=("none", "one_each"), applies=lambda players, _: players != 3),
        Option("most_swords", 1, minimum=1, maximum=2, suggestions=(1, 2)),
        Option("napoleone", True),
        Option("packets", "packet", choices=("packet", "singly", "sixes"), applies=lambda players, _: players == 4),
    )


def score(agreed: RuleSet) -> ScoreTable:
    chosen = agreed.options
    return ScoreTable(
        (
            MostCards(points=2, shared=chosen["even_cards"] == "one_each"),
            MostSpades(points=int(chosen["most_swords"])),
            RunFromAce(),
            ValueCard(Line.MATA, LITTLE_CASINO, points=1, place=20),
            ValueCard(Line.TEN_OF_DIAMONDS, BIG_CASINO, points=1, place=21),
            ValueCard(Line.JACK_OF_HEARTS, JACK_OF_HEARTS, points=1, place=22),
            Scue(),
            Picade(),
            Simili(),
            Quadriglie(),
            *((AllSwords(),) if chosen["napoleone"] else ()),
        )
    )


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(
        agreed,
        plan=cicera(agreed.players, str(agreed.options["packets"])),
        score=score(agreed),
        values=COURTS_PAIR,
        partners=True,
        equal_courts=(1,),
        one_set=True,
        to_the_right=True,
    )


SPEC = VariantSpec(
    "casino.cicera",
    place=90,
    players=(4, 2, 3),
    minutes=25,
    demand=2,
    options=options,
    rules=rules,
    aliases=("cicera", "bigia"),
    on_paper=("even_cards", "most_swords", "napoleone"),
    source={"napoleone": False},
)
