"""The description that a file in ``variants`` gives of its rule set, and helpers for common rules and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from cardtable.core.cards import PACK_52, Card
from cardtable.core.rules import Option, Options, RuleSet
from cardtable.games.casino.dealing import DealingPlan
from cardtable.games.casino.parts import Part
from cardtable.games.casino.rules import CasinoRules, PlanOf, Rank, ScoreTable, most_points
from cardtable.games.casino.values import LOW_OR_HIGH_ACE, CardValues


@dataclass(frozen=True, slots=True, eq=False)
class VariantSpec:
    """A rule set before its players and options are agreed.

    ``place`` orders the rule sets in lists. ``options`` returns the options for a number of players, and ``rules``
    makes the rule data of an agreed rule set. ``on_paper`` names its options that make a difference for a match that is
    only kept on a score sheet. ``minutes`` and ``demand`` are those of ``core.rules.Variant``.
    """

    id: str
    place: int
    players: tuple[int, ...]
    options: Callable[[int], tuple[Option, ...]]
    rules: Callable[[RuleSet], CasinoRules]
    aliases: tuple[str, ...] = ()
    on_paper: tuple[str, ...] = ()
    source: Options | None = field(default_factory=dict)
    """The values of options by which the rule set follows its source literally, if the defaults differ from it; None if
    it is from no source.
    """
    minutes: int = 0
    demand: int = 0
    brings: tuple[Part, ...] = ()
    """The parts that the rule set brings with it, with their words."""
    presets: Callable[[int], Mapping[str, Options]] | None = None
    """The rule sets with which this one can be made to agree, as in ``core.rules.Variant``."""


def casino(
    agreed: RuleSet,
    *,
    plan: DealingPlan,
    score: ScoreTable,
    pack: tuple[Card, ...] = PACK_52,
    values: CardValues = LOW_OR_HIGH_ACE,
    partners: bool = False,
    two_sides: bool = False,
    both_values: bool = False,
    building: bool = False,
    raise_own: bool = True,
    stacks_to: int = 0,
    stacks_if_stuck: bool = False,
    announcing: bool = False,
    reopens: bool = False,
    equal_courts: tuple[int, ...] = (1, 2, 3),
    one_set: bool = False,
    to_the_right: bool = False,
    must_capture: bool = False,
    must_sweep: bool = False,
    must_take_all: bool = False,
    courts_aside: bool = False,
    lurch: bool = False,
    lowest_deals: bool = False,
    rank: Rank = most_points,
    draws_shared: bool = False,
    by_points: bool = False,
    plan_of_those_left: PlanOf | None = None,
) -> CasinoRules:
    """Return the rule data of the ``agreed`` rule set. The length of a match and the rule for ties come from its
    options ``target``, ``length`` and ``tie``. With ``partners`` players who sit opposite each other play together, if
    there are four or more; with ``two_sides`` every second player does.
    """
    players, options = agreed.players, agreed.options
    sides = players
    if partners and players >= _FEWEST_IN_MATCHES:
        sides = 2 if two_sides else players // 2
    length = options.get("length")
    by_deals = length == "deals"
    until = "leaves_at" if length == "knockout" else "target"
    return CasinoRules(
        rule_set=agreed,
        sides=tuple(tuple(range(side, players, sides)) for side in range(sides)),
        side_of=tuple(seat % sides for seat in range(players)),
        pack=pack,
        plan=plan,
        hand_values=values.hand,
        table_values=values.table,
        both_values=both_values,
        building=building,
        raise_own=raise_own,
        stacks_to=stacks_to,
        stacks_if_stuck=stacks_if_stuck,
        announcing=announcing,
        reopens=reopens,
        equal_courts=equal_courts,
        one_set=one_set,
        to_the_right=to_the_right,
        must_capture=must_capture,
        must_sweep=must_sweep,
        must_take_all=must_take_all,
        courts_aside=courts_aside,
        score=score,
        target=0 if by_deals else int(options[until]),
        deals=int(options["deals"]) if by_deals else 0,
        spades_break_ties=options.get("tie") in ("spades_then_deal", "spades_then_arrival"),
        arrival_breaks_ties=options.get("tie") == "spades_then_arrival",
        lurch=lurch,
        lowest_deals=lowest_deals,
        rank=rank,
        stake=int(options.get("stake", 0)),
        rubber=2 if options.get("rubber") else 0,
        draws_shared=draws_shared,
        by_points=by_points,
        irregularities=bool(options.get("strict", False)),
        inside=tuple(range(players)),
        plan_of_those_left=plan_of_those_left,
    )


_FEWEST_IN_MATCHES = 4


def target(default: int, *suggestions: int) -> Option:
    """Return the option of the points that a match goes to."""
    return Option("target", default, minimum=1, maximum=999, suggestions=suggestions)


def only_ending(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return ``options`` with a length of the match that says when it ends, and not that the most points win it."""
    ends = {"target": "target_ends", "deals": "deals_end"}
    return tuple(replace(option, explained=ends.get(option.name, "")) for option in options)


def tie(default: str) -> Option:
    """Return the option of what decides if several sides have the most points: the spades of the last deal and then
    another deal or the order of arrival, or another deal at once.
    """
    return Option("tie", default, choices=("spades_then_deal", "spades_then_arrival", "deal"))


def deals_or_points(deals: int, points: int) -> tuple[Option, ...]:
    """Return the options of a match that has a number of deals or goes to a number of points; on a tie, another deal or
    more spades decide.
    """
    return (*how_long(deals, points), tie("deal"))


def how_long(deals: int, points: int, leaves_at: int = 0) -> tuple[Option, ...]:
    """Return the options of a match that has a number of deals or goes to a number of points. If ``leaves_at`` is not
    0, there is a third kind: players leave when they have that many points, until only one is left.
    """
    knockout = Option(
        "leaves_at",
        leaves_at,
        minimum=1,
        maximum=999,
        suggestions=(21, 42, 50, 100),
        applies=lambda players, options: options["length"] == "knockout",
    )
    return (
        Option("length", "deals", choices=("deals", "points", "knockout") if leaves_at else ("deals", "points")),
        Option(
            "deals",
            deals,
            minimum=1,
            maximum=99,
            suggestions=(1, 2, 4, 6),
            applies=lambda players, options: options["length"] == "deals",
        ),
        Option(
            "target",
            points,
            minimum=1,
            maximum=999,
            suggestions=(50, 100, 150, 200),
            applies=lambda players, options: options["length"] == "points",
        ),
        *([knockout] if leaves_at else []),
    )


STAKE = Option("stake", 0, minimum=0, maximum=999, suggestions=(0, 1, 5, 10))
"""The option of the stake that a loser pays; all rule sets have it."""
RUBBER = Option("rubber", False, applies=lambda players, options: players != 3)
"""Whether two matches must be won before the other side has won as many (Long 1792)."""
IRREGULARITIES = Option("strict", False)
"""The option whether players may err as at a real table; all rule sets have it."""
DOUBLE_USE = Option("double_use", "one", choices=("one", "both"))
"""The option whether a played card of two values has one of them or both at once."""
