"""Krypkasino, in which the fewest points win. Sources: McLeod, "Krypkasino"; RULES.md, C109 to C120, C152 to C154."""

from __future__ import annotations

from functools import partial

from cardtable.core.cards import PACK_52, PACK_104
from cardtable.core.rules import Option, Options, RuleSet
from cardtable.games.casino.card_parts import Aces, EachSpade, big_casino, little_casino
from cardtable.games.casino.dealing import DealingPlan, down_to_the_last, four_each, krypkasino
from cardtable.games.casino.happenings import SweepsPassedOn
from cardtable.games.casino.rules import CasinoRules, ScoreTable, fewest_points
from cardtable.games.casino.values import HIGH_ACE_IN_HAND, HIGH_IN_HAND
from cardtable.games.casino.variant_spec import VariantSpec, casino, how_long, only_ending

_IN_SIDES = (4, 6)
_WITH_FOURS = (2, 4)
"""The numbers of players for which it can be agreed that each is dealt four cards at a time instead of more."""
_MOST_OF_ONE_PACK = 4
_MOST = 6


def _fours_differ(players: int, options: Options) -> bool:
    return players in _WITH_FOURS and not options["single_pack"]


def options(players: int) -> tuple[Option, ...]:
    return (
        *only_ending(how_long(deals=players, points=50, leaves_at=21 if players > 2 else 0)),
        *([Option("partners", False, applies=_may_be_partners)] if players in _IN_SIDES else []),
        *([Option("threes", False, applies=_are_partners)] if players == _MOST else []),
        Option("take", "maximal", choices=("maximal", "any")),
        Option("courts_aside", True),
        Option("high_casinos", False),
        Option("single_pack", False, applies=lambda players, options: players <= _MOST_OF_ONE_PACK),
        Option("fours", False, applies=_fours_differ),
    )


def _may_be_partners(players: int, options: Options) -> bool:
    return options["length"] != "knockout"


def _are_partners(players: int, options: Options) -> bool:
    return bool(options["partners"])


def score(twins: bool) -> ScoreTable:
    """Return the score table: the points of Glimne's Mulle, and five for sweeps. With ``twins`` a sweep with a card's
    twin counts ten; a single pack has no twins.
    """
    sweeps = SweepsPassedOn(points=5, twin=10 if twins else 0)
    return ScoreTable((big_casino(3), little_casino(2), Aces(of_spades=2), EachSpade(), sweeps))


ONE_PACK, TWO_PACKS = score(twins=False), score(twins=True)


def plan(players: int, options: Options) -> DealingPlan:
    if options["single_pack"]:
        return four_each(players, pack=52, table=4)
    if options["fours"] and players in _WITH_FOURS:
        return down_to_the_last(players, 104, (2, 2), (2, 2))
    return krypkasino(players)


def rules(agreed: RuleSet) -> CasinoRules:
    chosen = agreed.options
    single = bool(chosen["single_pack"])
    knockout = chosen["length"] == "knockout"
    return casino(
        agreed,
        plan=plan(agreed.players, chosen),
        plan_of_those_left=partial(plan, options=chosen) if knockout else None,
        score=ONE_PACK if single else TWO_PACKS,
        pack=PACK_52 if single else PACK_104,
        values=HIGH_IN_HAND if chosen["high_casinos"] else HIGH_ACE_IN_HAND,
        partners=bool(chosen.get("partners")),
        two_sides=bool(chosen.get("threes")),
        must_capture=True,
        must_sweep=True,
        must_take_all=chosen["take"] == "maximal",
        courts_aside=bool(chosen["courts_aside"]),
        rank=fewest_points,
        draws_shared=True,
        by_points=not knockout,
    )


SPEC = VariantSpec(
    "casino.kryp",
    place=75,
    players=(3, 2, 4, 5, 6),
    minutes=30,
    demand=3,
    options=options,
    rules=rules,
    aliases=("kryp", "krypkasino"),
    on_paper=("leaves_at", "partners", "threes", "single_pack"),
)
