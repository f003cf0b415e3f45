"""What players agree on makes a difference; and what can be said or done besides the usual is offered apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardtable.core.chance import rng, shuffled
from cardtable.core.rules import Option, OptionValue, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import Do
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.matches import accounts_of, begin, fold
from cardtable.games.piquet.rules import Blanche, PiquetRules, Repique
from cardtable.games.piquet.scoring import end_lines
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from tests.games.agreements import values_of
from tests.games.piquet.tables import rule_set_of, rules_of, standing_of


def agreements() -> Iterator[tuple[Variant, int, str, OptionValue]]:
    """Every value of every option that is not the default, for every number of players."""
    for kind in VARIANTS:
        for players in kind.players:
            for option in kind.options(players):
                if (option.name, players) in (
                    *(("order", one) for one in (3, 5)),
                    *(("box", one) for one in (4, 5, 6)),
                ):
                    continue
                for value in dict.fromkeys(values_of(option)):
                    if value != option.default:
                        yield kind, players, option.name, value


def bare(rules: PiquetRules) -> PiquetRules:
    """The rule data without what was agreed in words."""
    nobody = rule_set_of("points")
    return replace(rules, rule_set=nobody, two=None if rules.two is None else replace(rules.two, rule_set=nobody))


def test_every_value_of_every_option_changes_the_rules() -> None:
    number = 0
    for kind, players, name, value in agreements():
        # Who counts before the lead announces nothing.
        needed: dict[str, OptionValue] = {}
        if (kind.id, name) == ("piquet.meyers1888", "dealer_repique"):
            needed = {"dealer_counts": "after_lead"}
        if name == "named_repeated":
            needed = {"strict": True}
        if name == "repique" and value in ("own_partie", "at_hundred"):
            # At 100 both are the same.
            needed = {"target": 300}
            usual = bare(piquet_rules(kind.rule_set(players, {**needed, name: "count"})))
            same = value == "at_hundred"
            assert (bare(piquet_rules(kind.rule_set(players, {**needed, name: value}))) == usual) is same
            continue
        if kind.id == "piquet.robber" and name in ("prizes", "rounding"):
            needed = {"length": "four_deals"}
        usual = bare(piquet_rules(kind.rule_set(players, needed)))
        assert bare(piquet_rules(kind.rule_set(players, {**needed, name: value}))) != usual, (kind.id, name, value)
        number += 1
    assert number > 200


def test_a_neunziger_is_a_match_of_its_own_at_100_and_101() -> None:
    for target in (100, 101, 150, 300):
        own = Repique.OWN_MATCH if target < 150 else Repique.COUNT
        assert rules_of("points", target=target).repique is own
        assert rules_of("robber", target=target, repique="at_hundred").repique is own
        assert rules_of("points", target=target, repique="own_partie").repique is Repique.OWN_MATCH
    old = next(kind for kind in VARIANTS if kind.id == "piquet.points").restored(2, {"target": 300})
    assert piquet_rules(old).repique is Repique.OWN_MATCH


def test_the_catalogue_gives_each_rule_set_its_options() -> None:
    german = {
        *("last_trick", "carte_blanche", "tens_are_courts", "carte_blanche_counts", "carte_rouge", "elder_least"),
        *("dealer_least", "smallest_point", "repique_when", "dealer_repique", "strict", "packets", "talon"),
        *("commands", "divided", "stake", "named_repeated"),
    }
    besides = {
        "points": {"best_of_five", "four_less", "from_ten", "target", "added_up", "repique", "pique", "pique_when"},
        "four_deals": {"prizes", "rounding"},
        "session": {"deals", "rounding"},
        "rubicon": {"rounding"},
        "meyers1888": {"by_points", "target", "added_up", "repique", "dealer_counts"},
        "kings": {"target", "added_up", "rounds", "order"},
        "chouette": {"target", "added_up", "repique", "parties", "box"},
    }
    for name, own in besides.items():
        assert set(rule_set_of(name).options) == german | own
    assert set(rule_set_of("robber").options) == {
        *("length", "target", "added_up", "repique", "prizes", "last_trick", "smallest_point", "rounding", "stake"),
        *("short_hands", "strict", "named_repeated", "packets"),
    }
    assert set(rule_set_of("norman").options) == german | {"target", "added_up", "equal_tricks", "short_hands"}


@pytest.mark.parametrize(("rounding", "gain"), [("none", 165), ("tens", 17), ("hundreds", 2)])
@pytest.mark.parametrize("name", ["rubicon", "session", "four_deals"])
def test_gains_are_settled_as_they_are_rounded(name: str, rounding: str, gain: int) -> None:
    # At Rubicon 100 is added to the difference; four deals count twice in the first and the last.
    rules = rules_of(name, rounding=rounding, stake=3, **({"deals": 4} if name == "session" else {}))
    difference = 65 if name == "rubicon" else 165
    standing = begin(rules, 1)
    standing = fold(rules, standing, [ScoreLine("play", 0, 120 + difference), ScoreLine("play", 1, 120)])
    while not standing.over:
        standing = fold(rules, standing, [])
    assert accounts_of(standing) == (3 * gain, -3 * gain)
    assert standing.factors == (0, gain)


@pytest.mark.parametrize("name", ["points", "meyers1888", "four_deals", "rubicon", "session", "kings", "chouette"])
def test_divided_cards_are_carried_wherever_that_is_agreed(name: str) -> None:
    for divided, carried in (("carried", 10), ("nobody", 0)):
        rules = rules_of(name, divided=divided)
        nothing = [()] * rules.persons
        standing = standing_of(rules, dealer=0)
        after = fold(rules, standing, end_lines(rules, standing, [6, 6, *[0] * (rules.persons - 2)], nothing))
        assert dict(after.carried).get("cards", 0) == carried


def test_carried_cards_end_with_the_match_where_another_follows() -> None:
    rules = rules_of("kings", 3, divided="carried")
    standing = begin(rules, 0)
    standing = fold(rules, standing, [ScoreLine("play", 0, 100), ScoreLine("divided", 0, 0, marked=False)])
    assert "cards" not in dict(standing.carried)


@pytest.mark.parametrize("seed", range(6))
def test_options_go_with_the_usual_decisions(seed: int) -> None:
    family, generator = PiquetFamily(), rng(seed)
    rule_set = rule_set_of("points")
    state = family.deal(rule_set, family.begin(rule_set, 0))
    state.apply(Deal(shuffled(family.pack(rule_set), generator)))
    phases = set()
    while state.actor() >= 0:
        phase, legal = state.phase_name(), state.legal()
        usual, besides = list(legal.representatives()), list(legal.options())
        phases.add(phase)
        assert all(action in legal for action in besides)
        if phase in ("command", "point", "sequences", "sets"):
            assert not set(usual) & set(besides)
            assert {*usual, *besides} == set(legal)
            points = [sum(item.points for item in action.items) for action in besides]
            assert points == sorted(points, reverse=True)
        elif phase == "play":
            assert {action.do for action in besides} <= {Do.LOOK, Do.ASK, Do.CLAIM, Do.GIVE_UP}
        plain = [action for action in usual if action.do not in (Do.LOOK, Do.DECLARE)]
        state.apply(plain[int(generator.random() * len(plain))])
    assert {"command", "exchange", "point", "play"} <= phases


def test_the_refusal_of_an_exchange_says_how_many_cards_there_can_be() -> None:
    family = PiquetFamily()
    rule_set = rule_set_of("points", commands=False)
    state = family.deal(rule_set, family.begin(rule_set, 0))
    state.apply(Deal(shuffled(family.pack(rule_set), rng(2))))
    hand = sorted(state.hands[state.turn])
    legal = state.legal()
    for number in (2, 6):
        error = legal.exchange_refusal(hand[:number])
        assert error is not None
        assert error.code == "wrong_number_of_cards"
        assert (error.parameters["minimum"], error.parameters["maximum"]) == (3, 5)
    assert legal.exchange_refusal(hand[:3]) is None


NORMAN = next(kind for kind in VARIANTS if kind.id == "piquet.norman")


def parts_of_norman(**options: OptionValue) -> tuple[PiquetRules, PiquetRules]:
    """The rules of the match of three and of the match of two, without what they were made from."""
    plain = NORMAN.rule_set(3)
    of_three = piquet_rules(NORMAN.rule_set(3, options))
    assert of_three.two is not None
    return replace(of_three, rule_set=plain, two=None), replace(of_three.two, rule_set=plain)


@pytest.mark.parametrize("option", NORMAN.options(3), ids=lambda option: option.name)
def test_at_norman_piquet_an_option_changes_the_part_that_its_scope_names(option: Option) -> None:
    usual = parts_of_norman()
    given = {"strict": True} if option.name == "named_repeated" else {}
    if given:
        usual = parts_of_norman(**given)
    others = [value for value in values_of(option) if value != option.default]
    changed = {
        part
        for value in others
        for part, (before, after) in enumerate(
            zip(usual, parts_of_norman(**given, **{option.name: value}), strict=True)
        )
        if before != after
    }
    assert changed == {"of_three": {0}, "of_two": {1}, "": {0, 1}}[option.scope]


def test_short_hands_of_three_need_no_carte_blanche_of_two() -> None:
    of_three, of_two = parts_of_norman(carte_blanche="off", short_hands=True)
    assert (of_three.blanche, of_two.blanche) == (Blanche.AFTER, Blanche.OFF)


def test_two_can_play_in_the_manner_of_each_source() -> None:
    """A rule set that goes by a source offers the others; with the manner of one all deal and declare alike."""
    offered = {kind.id: set(kind.presets(kind.players[0])) for kind in VARIANTS}
    assert offered["piquet.rubicon"] == {"piquet.rule_book", "piquet.meyers"}
    assert offered["piquet.meyers1888"] == {"piquet.rule_book", "piquet.portland_club"}
    assert offered["piquet.points"] == {"piquet.au_cent", "piquet.portland_club", "piquet.meyers"}
    # What the sources say of two does not make a game of four, or of three.
    assert not offered["piquet.robber"] | offered["piquet.norman"]
    like = {
        "piquet.portland_club": rules_of("rubicon"),
        "piquet.meyers": rules_of("meyers1888"),
        "piquet.rule_book": rules_of("four_deals"),
    }
    for kind in VARIANTS:
        players = kind.players[0]
        for code, options in kind.presets(players).items():
            if code in like:
                rules = piquet_rules(kind.sensible(kind.rule_set(players, options)))
                for what in (
                    *("elder_least", "dealer_least", "blanche", "tens_are_courts", "blanche_counts_toward"),
                    *("smallest_point", "nothing_beaten"),
                ):
                    assert getattr(rules, what) == getattr(like[code], what), (kind.id, code, what)
                assert rules.repique_in_time == like[code].repique_in_time or code == "piquet.meyers"
