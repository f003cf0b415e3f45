"""A rule set with a part of its own, as somebody from elsewhere would write it: the Swedish game in which the most
diamonds count, too. It is known to the program while it is tested, and at no other time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import ClassVar

from cardtable.core.cards import DIAMONDS
from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import Aces, big_casino, little_casino
from cardtable.games.casino.counts import of_suit
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import LastCapture, Sweeps
from cardtable.games.casino.majorities import Most, MostCards, MostSpades
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.variant_spec import VariantSpec, casino, target, tie
from cardtable.games.casino.variants import SPECS, variant_of
from cardtable.games.registry import VARIANTS


class MostDiamonds(Most):
    """For more diamonds than every other side has; nobody on a tie."""

    reason: ClassVar[str] = "diamonds_race"
    codes = ("most_diamonds",)
    count = of_suit("diamonds", DIAMONDS, place=12)
    words: ClassVar[Mapping[str, str]] = {
        "most_diamonds": "Most diamonds",
        "diamonds": "Diamonds",
        "diamonds_race": "It helps in the race for diamonds, which then stands {own} to {other}.",
        "more_diamonds": "It brings {count} more of the diamonds.",
    }


MOST_DIAMONDS = MostDiamonds(points=3)
SCORE = ScoreTable(
    (MOST_DIAMONDS, MostSpades(), MostCards(), big_casino(), little_casino(), Aces(), LastCapture(), Sweeps())
)


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(agreed, plan=four_each(agreed.players, pack=52, table=4), score=SCORE)


SPEC = VariantSpec(
    "casino.elsewhere",
    place=15,
    players=(2, 3, 4),
    options=lambda players: (target(16, 11, 16, 21), tie("spades_then_deal")),
    rules=rules,
    brings=(MOST_DIAMONDS,),
)


@contextmanager
def diamonds_known() -> Iterator[None]:
    """The rule set is known meanwhile."""
    made = variant_of(SPEC)
    SPECS[SPEC.id] = SPEC
    VARIANTS.add(made)
    try:
        yield
    finally:
        VARIANTS.remove(made)
        del SPECS[SPEC.id]
