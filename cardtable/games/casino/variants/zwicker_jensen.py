"""Zwicker as it is played in Schleswig-Holstein, with jokers of fixed values and announced stacks. Source: McLeod after
Jensen, Christiansen and Ewald; RULES.md, C222 to C233.
"""

from __future__ import annotations

from cardtable.core.cards import JOKER_VALUES, PACK_55, PACK_56, PACK_WITH_SIX_VALUES
from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.card_parts import Aces, ValueCard, big_casino, joker_of, little_casino
from cardtable.games.casino.dealing import zwicker_with_values
from cardtable.games.casino.facts import TEN_OF_CLUBS, TEN_OF_HEARTS, TEN_OF_SPADES
from cardtable.games.casino.happenings import Zwickers
from cardtable.games.casino.majorities import MostCards
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import LOW_OR_TEN_MORE
from cardtable.games.casino.variant_spec import VariantSpec, casino, deals_or_points

_PACKS = {"three": PACK_55, "four": PACK_56, "six": PACK_WITH_SIX_VALUES}
_WORTHS = {
    "three": {15: 5, 20: 6, 25: 7},
    "four": {15: 4, 20: 5, 25: 6, 30: 7},
    "six": {value: value - 10 for value in JOKER_VALUES},
}
"""What each joker counts, by its value."""
_ONLY_WITH_SIX = 6
"""The players who have six jokers and no choice."""


def options(players: int) -> tuple[Option, ...]:
    choices = ("three", "four", "six") if players == 4 else ("four", "six")
    jokers = (Option("valued_jokers", choices[0], choices=choices),) if players < _ONLY_WITH_SIX else ()
    return (*jokers, *deals_or_points(players, 100))


def _kind(agreed: RuleSet) -> str:
    return str(agreed.options.get("valued_jokers", "six"))


def score(agreed: RuleSet) -> ScoreTable:
    kind = _kind(agreed)
    tens = [("ten_of_spades", TEN_OF_SPADES, 22)]
    if kind == "six":
        tens += [("ten_of_hearts", TEN_OF_HEARTS, 23), ("ten_of_clubs", TEN_OF_CLUBS, 24)]
    return ScoreTable(
        (
            MostCards(points=3),
            *(joker_of(value, points) for value, points in reversed(_WORTHS[kind].items())),
            big_casino(3),
            little_casino(),
            *(ValueCard(code, card, points=1, place=place) for code, card, place in tens),
            Aces(),
            Zwickers(points=1),
        )
    )


def rules(agreed: RuleSet) -> CasinoRules:
    kind = _kind(agreed)
    pack = _PACKS[kind]
    return casino(
        agreed,
        plan=zwicker_with_values(agreed.players, len(_WORTHS[kind])),
        score=score(agreed),
        pack=pack,
        values=LOW_OR_TEN_MORE,
        partners=kind != "four",
        two_sides=True,
        stacks_to=max(_WORTHS[kind]),
        announcing=True,
    )


SPEC = VariantSpec(
    "casino.zwicker_jensen",
    place=85,
    players=(4, 2, 3, 6),
    minutes=30,
    demand=3,
    on_paper=("valued_jokers",),
    options=options,
    rules=rules,
    aliases=("zwicker_jensen",),
)
