"""Zwickern, in which cards are laid on each other. Sources: Hülsemann 1930, Wikipedia; RULES.md, C135 to C149."""

from __future__ import annotations

from cardtable.core.cards import PACK_52, PACK_58
from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.card_parts import Aces, big_casino, seven_of_diamonds, seven_of_spades
from cardtable.games.casino.dealing import four_each, zwickern_with_jokers
from cardtable.games.casino.happenings import Zwickers
from cardtable.games.casino.majorities import MostCards
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import FROM_ELEVEN, FROM_ELEVEN_WITH_JOKERS
from cardtable.games.casino.variant_spec import VariantSpec, casino, target

HIGHEST = 14
SCORE = ScoreTable(
    (
        MostCards(points=1),
        seven_of_diamonds(),
        seven_of_spades(),
        Aces(points=2, of_spades=2),
        big_casino(10),
        Zwickers(points=3),
    )
)


def rules(agreed: RuleSet) -> CasinoRules:
    jokers = bool(agreed.options["jokers"])
    return casino(
        agreed,
        plan=zwickern_with_jokers(agreed.players) if jokers else four_each(agreed.players, pack=52, table=4, packets=4),
        score=SCORE,
        pack=PACK_58 if jokers else PACK_52,
        values=FROM_ELEVEN_WITH_JOKERS if jokers else FROM_ELEVEN,
        partners=True,
        stacks_to=HIGHEST,
        stacks_if_stuck=bool(agreed.options["stack_only_if_stuck"]),
        reopens=bool(agreed.options["reopen"]),
        by_points=True,
    )


SPEC = VariantSpec(
    "casino.zwicker",
    place=80,
    players=(2, 3, 4),
    minutes=30,
    demand=2,
    on_paper=("jokers",),
    options=lambda players: (
        target(100, 50, 100, 150, 200),
        Option("jokers", False),
        Option("stack_only_if_stuck", False),
        Option("reopen", False),
    ),
    rules=rules,
    aliases=("zwicker", "zwickern"),
)
