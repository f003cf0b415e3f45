"""The classic game, in which court cards only pair. Sources: Long 1792, Hoyle 1835; RULES.md, C92 to C104."""

from __future__ import annotations

from cardtable.core.rules import Option, Options, RuleSet
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.eleven import COUNT_OUT, TOGETHER, eleven, one_after_the_other
from cardtable.games.casino.happenings import LastCapture, Sweeps
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.values import COURTS_PAIR
from cardtable.games.casino.variant_spec import RUBBER, VariantSpec, casino, target

_EQUALS = {"all": (1, 2, 3), "one": (1,), "one_or_three": (1, 3)}


def _three_may_differ(players: int, options: Options) -> bool:
    return players == 3 and bool(options["differences"])


def options(players: int) -> tuple[Option, ...]:
    return (
        target(11, 11, 15, 21),
        Option("differences", True),
        Option("three", "hoyle", choices=("hoyle", "german1797"), applies=_three_may_differ),
        Option("lurch", True),
        Option("courts", "all", choices=tuple(_EQUALS)),
        Option("building", False),
        Option("last_capture", False),
        Option("last_clear", False),
        Option("dealing", "twos", choices=("twos", "singly")),
        RUBBER,
        COUNT_OUT,
        TOGETHER,
    )


def score(agreed: RuleSet) -> ScoreTable:
    chosen = agreed.options
    at_once = bool(chosen["differences"])
    parts = (
        Sweeps(at_once=at_once, with_last_card=bool(chosen["last_clear"])),
        *((LastCapture(at_once=at_once),) if chosen["last_capture"] else ()),
    )
    if chosen["three"] == "german1797":
        return one_after_the_other(*parts)
    return eleven(
        *parts, difference=at_once, first_to_arrive=bool(chosen["count_out"]), together=bool(chosen["together"])
    )


def rules(agreed: RuleSet) -> CasinoRules:
    chosen = agreed.options
    return casino(
        agreed,
        plan=four_each(agreed.players, pack=52, table=4, packets=4 if chosen["dealing"] == "singly" else 2),
        score=score(agreed),
        values=COURTS_PAIR,
        partners=True,
        building=bool(chosen["building"]),
        equal_courts=_EQUALS[str(chosen["courts"])],
        lurch=bool(chosen["lurch"]),
        lowest_deals=True,
    )


SPEC = VariantSpec(
    "casino.classic",
    place=55,
    players=(4, 3, 2),
    minutes=10,
    demand=1,
    options=options,
    rules=rules,
    aliases=("classic",),
    on_paper=("lurch", "differences", "three", "last_capture", "count_out", "together", "rubber"),
)
