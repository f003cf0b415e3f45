"""A rule set put together from the parts of the others, as a house agrees on it; RULES.md, C234 to C241."""

from __future__ import annotations

from cardtable.core.cards import PACK_52, PACK_104
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Options, RuleSet
from cardtable.games.casino.captures import PAIRS
from cardtable.games.casino.card_parts import (
    Aces,
    EachSpade,
    ValueCard,
    big_casino,
    jack_of_spades,
    little_casino,
    seven_of_diamonds,
    seven_of_spades,
)
from cardtable.games.casino.counts import packs_in
from cardtable.games.casino.dealing import DealingPlan, house
from cardtable.games.casino.facts import ACE_OF_SPADES
from cardtable.games.casino.happenings import Huts, LastCapture, Mulles, Sweeps, SweepsPassedOn
from cardtable.games.casino.house_options import options
from cardtable.games.casino.house_presets import presets
from cardtable.games.casino.majorities import MostCards, MostSpades, SomeSpades, SpadesAbove
from cardtable.games.casino.parts import Part
from cardtable.games.casino.rules import CasinoRules, ScoreTable, fewest_points, most_points
from cardtable.games.casino.values import CardValues, house_values
from cardtable.games.casino.variant_spec import VariantSpec, casino

_EQUALS = {"all": (1, 2, 3), "one": (1,), "one_or_three": (1, 3)}
_MOST_DEALS = 60
"""More deals than a match may need if every point of them is marked."""


_BEFORE_ACES = (("big_points", big_casino), ("little_points", little_casino))
_AFTER_ACES = (
    ("jack_points", jack_of_spades),
    ("seven_spades_points", seven_of_spades),
    ("seven_diamonds_points", seven_of_diamonds),
)
"""Single cards by the option of their points, in the order in which they are counted."""


def values(chosen: Options) -> CardValues:
    return house_values(
        str(chosen["ace_value"]), str(chosen["court_values"]), str(chosen["little_value"]), str(chosen["big_value"])
    )


def _majorities(chosen: Options) -> list[Part]:
    cards, spades = int(chosen["cards_points"]), int(chosen["spades_points"])
    found: list[Part] = []
    if cards:
        found.append(MostCards(points=cards, shared=bool(chosen["cards_halved"])))
    if spades:
        match chosen["spades_count"]:
            case "most":
                found.append(MostSpades(points=spades, shared=bool(chosen["spades_halved"])))
            case "each":
                found.append(EachSpade(points=spades, casinos=True))
            case "above_six":
                found.append(SpadesAbove(points=spades, limit=6))
            case _:
                found.append(SomeSpades(points=spades, number=7))
    return found


def _single_cards(chosen: Options) -> list[Part]:
    at_once = bool(chosen["cards_at_once"])
    found: list[Part] = []
    for name, card_part in _BEFORE_ACES:
        if points := int(chosen[name]):
            found.append(card_part(points, at_once=at_once))
    aces, more = int(chosen["ace_points"]), int(chosen["spade_ace_more"])
    if aces:
        found.append(Aces(points=aces, of_spades=aces + more, suits=(0, 3, 1, 2), at_once=at_once))
    elif more:
        found.append(ValueCard("ace_of_spades", ACE_OF_SPADES, points=more, place=30, at_once=at_once))
    for name, card_part in _AFTER_ACES:
        if points := int(chosen[name]):
            found.append(card_part(points, at_once=at_once))
    return found


def _sweeps(chosen: Options) -> list[Part]:
    points = int(chosen["sweep_points"])
    if not points:
        return []
    match chosen["sweep_kind"]:
        case "balanced":
            return [Huts(points=points, limit=int(chosen["huts_until"]))]
        case "passed_on":
            right = bool(chosen["to_the_right"])
            return [SweepsPassedOn(points=points, twin=int(chosen["twin_points"]), to_the_right=right)]
    return [Sweeps(points=points, at_once=bool(chosen["differences"]), with_last_card=bool(chosen["sweep_last"]))]


def _mulles(chosen: Options, hand: CardValues) -> list[Part]:
    if chosen["mulles"] == "none":
        return []
    each = int(chosen["mulle_points"])
    by_value = tuple(one[-1] % PAIRS for one in hand.hand)
    worths = by_value if chosen["mulle_by_value"] else (each,) * len(PACK_52)
    return [Mulles(worths, alone=chosen["mulles"] == "alone")]


def score(chosen: Options) -> ScoreTable:
    """Return the score table of the ``chosen`` options, in the order of arrival."""
    last = int(chosen["last_points"])
    counted = [*_majorities(chosen), *_single_cards(chosen)]
    if chosen["arrival"] == "finnish":
        counted.reverse()
    parts = (
        *counted,
        *([LastCapture(points=last, at_once=bool(chosen["differences"]))] if last else []),
        *_sweeps(chosen),
        *_mulles(chosen, values(chosen)),
    )
    return ScoreTable(parts, difference=bool(chosen["differences"]), first_to_arrive=chosen["arrival"] != "none")


def plan(players: int, chosen: Options) -> DealingPlan:
    """Return the dealing plan of the ``chosen`` options; raises ``RuleSetError`` ``not_enough_cards``."""
    cards = len(PACK_52) * int(chosen["packs"])
    hand, table = int(chosen["hand_cards"]), int(chosen["table_cards"])
    if players * hand + table > cards:
        raise RuleSetError("not_enough_cards", players=players, hand=hand, table=table, cards=cards)
    return house(players, cards, hand, table, drawing=bool(chosen["draws"]))


def _check(rules: CasinoRules, chosen: Options) -> None:
    """Raise ``RuleSetError`` with the reason why the parts make no game, beyond what ``validity`` refuses."""
    score = rules.score
    worth = certain_points(rules)
    if not worth:
        raise RuleSetError("nothing_sure_counts")
    if packs_in(len(rules.pack)) > 1 and chosen["spades_count"] in ("above_six", "seven"):
        raise RuleSetError("spades_of_one_pack")
    if rules.spades_break_ties and not chosen["spades_points"]:
        raise RuleSetError("spades_not_counted")
    if chosen["duty"] in ("sweep", "all") and chosen["court_values"] == "pair":
        raise RuleSetError("duty_to_take_pairs")
    if score.sweeps.passed_on and rules.good > 0:
        raise RuleSetError("sweeps_passed_on_to_win")
    if score.sweeps.limit and len(rules.plan.rounds) == 1:
        raise RuleSetError("huts_never_count")
    if rules.target > _MOST_DEALS * worth:
        raise RuleSetError("target_out_of_reach", target=rules.target, points=worth)
    if rules.arrival_breaks_ties and rules.good < 0:
        raise RuleSetError("fewest_do_not_arrive", variant=rules.rule_set.variant)
    if score.difference and rules.good < 0:
        raise RuleSetError("fewest_have_no_surplus")


def certain_points(rules: CasinoRules) -> int:
    """Return the points that a deal brings all sides together, with every majority awarded, without sweeps and
    mulles.
    """
    by_card = sum(rules.score.of_card(card) for card in rules.pack)
    # Of thirteen spades at least one lies above six with one of two sides.
    majorities = sum(part.points for part in rules.score.majorities)
    return by_card + majorities + rules.score.last_capture.points


def rules(agreed: RuleSet) -> CasinoRules:
    chosen = agreed.options
    duty = chosen["duty"]
    fewest = chosen["wins"] == "fewest"
    made = casino(
        agreed,
        plan=plan(agreed.players, chosen),
        score=score(chosen),
        pack=PACK_104 if int(chosen["packs"]) > 1 else PACK_52,
        values=values(chosen),
        partners=bool(chosen.get("sides")),
        both_values=chosen["double_use"] == "both",
        building=bool(chosen["builds"]),
        raise_own=bool(chosen["raise_own"]),
        equal_courts=_EQUALS[str(chosen["courts"])],
        one_set=bool(chosen["one_set"]),
        to_the_right=bool(chosen["to_the_right"]),
        must_capture=duty != "none",
        must_sweep=duty in ("sweep", "all"),
        must_take_all=duty == "all",
        courts_aside=bool(chosen["courts_aside"]),
        lurch=bool(chosen["lurch"]),
        rank=fewest_points if fewest else most_points,
        draws_shared=chosen["tie"] == "shared",
    )
    _check(made, chosen)
    return made


SPEC = VariantSpec(
    "casino.house",
    place=95,
    players=(2, 3, 4),
    minutes=15,
    demand=2,
    options=options,
    rules=rules,
    aliases=("house",),
    source=None,
    on_paper=(
        "packs",
        "to_the_right",
        "sides",
        "cards_points",
        "cards_halved",
        "spades_count",
        "spades_points",
        "spades_halved",
        "big_points",
        "little_points",
        "ace_points",
        "spade_ace_more",
        "jack_points",
        "seven_diamonds_points",
        "seven_spades_points",
        "last_points",
        "sweep_points",
        "sweep_kind",
        "huts_until",
        "twin_points",
        "mulles",
        "mulle_by_value",
        "mulle_points",
        "wins",
        "differences",
        "arrival",
        "cards_at_once",
        "lurch",
    ),
    presets=presets,
)
