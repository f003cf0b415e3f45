"""Royal Casino, with building. Source: McLeod, "Casino"; Foster 1907; RULES.md, C76 to C89, C105 to C108."""

from __future__ import annotations

from cardtable.core.rules import Option, RuleSet
from cardtable.games.casino.card_parts import EachSpade, big_casino, jack_of_spades, little_casino
from cardtable.games.casino.dealing import four_and_draw, four_each
from cardtable.games.casino.eleven import ACES, COUNT_OUT, TOGETHER, eleven
from cardtable.games.casino.happenings import Sweeps
from cardtable.games.casino.majorities import MostCards
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import LOW, LOW_OR_HIGH, CardValues
from cardtable.games.casino.variant_spec import VariantSpec, casino, target


def score(agreed: RuleSet) -> ScoreTable:
    """Return the score table that was agreed, in the order of arrival; sweeps come last."""
    chosen = agreed.options
    difference, first_to_arrive = bool(chosen["differences"]), bool(chosen["count_out"])
    together = bool(chosen["together"])
    sweeps = (Sweeps(at_once=difference),) if chosen["sweeps"] else ()
    if not chosen["spades"]:
        return eleven(*sweeps, difference=difference, first_to_arrive=first_to_arrive, together=together)
    by_card = (EachSpade(casinos=True), jack_of_spades(), big_casino(2), little_casino(1), ACES)
    parts = (MostCards(points=3), *by_card, *sweeps)
    return ScoreTable(parts, difference=difference, first_to_arrive=first_to_arrive, together=together)


def rules(agreed: RuleSet) -> CasinoRules:
    return casino(
        agreed,
        plan=(four_and_draw if agreed.options["drawing"] else four_each)(agreed.players, pack=52, table=4),
        score=score(agreed),
        values=CardValues(LOW_OR_HIGH if agreed.options["high_ace"] else LOW, LOW),
        partners=True,
        building=True,
        raise_own=bool(agreed.options["raise_own"]),
    )


SPEC = VariantSpec(
    "casino.royal",
    place=70,
    players=(2, 3, 4),
    minutes=15,
    demand=2,
    options=lambda players: (
        target(21, 11, 21, 31, 61),
        Option("high_ace", True),
        Option("sweeps", True),
        Option("spades", False),
        Option("differences", False),
        COUNT_OUT,
        TOGETHER,
        Option("raise_own", True),
        Option("drawing", False),
    ),
    rules=rules,
    aliases=("royal",),
    on_paper=("sweeps", "spades", "differences", "count_out", "together"),
)
