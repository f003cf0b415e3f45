"""Whole deals of every rule set: told or silent they are the same, copies stand alone, and what is refused says why."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import PACK_32, parse_card
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import IllegalAction, RuleSetError
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import totals
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.games.piquet.actions import DECLARE, TAKE, play
from cardtable.games.piquet.matches import begin, fold
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.rules import Table
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from tests.games.piquet.identities import piquet
from tests.games.piquet.tables import FAMILY, rules_of, standing_of

RULE_SETS = [kind.rule_set(players) for kind in VARIANTS for players in kind.players]


def begun(rule_set: RuleSet, seed: int) -> PiquetState:
    state = FAMILY.deal(rule_set, FAMILY.begin(rule_set, seed % rule_set.players))
    state.apply(Deal(shuffled(FAMILY.pack(rule_set), rng(seed))))
    return state


def some_action(state: PiquetState, generator: random.Random) -> object:
    """A legal action, giving up and claiming seldom."""
    if state.turn == CHANCE:
        return Deal(shuffled(PACK_32, generator))
    actions = list(state.legal() if generator.random() < 0.2 else state.legal().representatives())
    return actions[int(generator.random() * len(actions))]


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda one: f"{one.variant}-{one.players}")
def test_a_deal_told_and_a_silent_one_are_the_same(rule_set: RuleSet) -> None:
    for seed in range(12):
        state = begun(rule_set, seed)
        silent = state.copy()
        generator = rng(seed, 1)
        while state.actor() != OVER:
            action = some_action(state, generator)
            state.apply(action)
            before = silent.copy()
            silent.advance(action)
            assert silent.key() == state.key() != before.key()
        assert silent.lines() == state.lines()
        rules = state.rules
        assert sum(state.tricks) in range(rules.hand + 1)
        after = fold(rules, state.standing, state.lines())
        if not after.over and state.standing.points != (0,) * len(after.points):
            assert after.points == totals(state.lines(), len(after.points))


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda one: f"{one.variant}-{one.players}")
def test_the_lines_of_every_deal_add_up(rule_set: RuleSet) -> None:
    for seed in range(20, 32):
        state = FAMILY.deal(rule_set, FAMILY.begin(rule_set, seed % rule_set.players))
        generator = rng(seed, 4)
        events = state.apply(Deal(shuffled(FAMILY.pack(rule_set), rng(seed))))
        while state.actor() != OVER:
            events += state.apply(some_action(state, generator))
        piquet(rule_set, events, state.lines())


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda one: f"{one.variant}-{one.players}")
def test_whoever_declares_everything_has_few_decisions(rule_set: RuleSet) -> None:
    state = begun(rule_set, 5)
    decisions = 0
    while state.phase is not Phase.PLAY:
        state.apply(state.legal().representatives()[0])
        decisions += 1
    # Elder's cut, two exchanges, and one "declare" for each.
    assert decisions <= 3 + len(state.players)
    state.apply(play(min(state.hands[state.turn])))
    assert state.phase is Phase.PLAY


def test_a_pack_is_dealt_once() -> None:
    rules = rules_of("rubicon")
    state = PiquetState(rules, standing_of(rules))
    with pytest.raises(IllegalAction) as caught:
        state.apply(Deal(PACK_32[1:]))
    assert caught.value.code == "not_this_pack"
    with pytest.raises(IllegalAction) as caught:
        state.apply(DECLARE)
    assert caught.value.code == "no_deal_is_running"
    assert DECLARE not in state.legal()
    state.apply(Deal(PACK_32))
    with pytest.raises(IllegalAction) as caught:
        state.apply(Deal(PACK_32))
    assert caught.value.code == "deal_is_running"
    for nonsense in (None, "AS", 7):
        assert nonsense not in state.legal()
        with pytest.raises(IllegalAction) as caught:
            state.apply(nonsense)
        assert caught.value.code == "not_an_action"
    with pytest.raises(IllegalAction) as caught:
        state.apply(TAKE)
    assert (caught.value.code, caught.value.parameters["phase"]) == ("not_now", "exchange")
    assert state.legal().cards() == []
    assert state.legal().exact(parse_card("AS"), ()) == []


def test_the_variants_of_the_catalogue() -> None:
    assert [kind.id for kind in FAMILY.variants()] == [
        "piquet.points",
        "piquet.four_deals",
        "piquet.session",
        "piquet.rubicon",
        "piquet.meyers1888",
        "piquet.old36",
        "piquet.kings",
        "piquet.chouette",
        "piquet.robber",
        "piquet.norman",
    ]
    assert {kind.id: kind.players for kind in VARIANTS if kind.players != (2,)} == {
        "piquet.kings": (3, 4, 5),
        "piquet.chouette": (3, 4, 5, 6),
        "piquet.robber": (4,),
        "piquet.norman": (3,),
    }


@pytest.mark.parametrize(
    ("name", "defaults"),
    [
        ("points", {"last_trick": 2, "carte_blanche": "before", "elder_least": 3, "dealer_least": "larger_part"}),
        ("points", {"smallest_point": 4, "dealer_repique": "announced", "repique": "at_hundred", "target": 100}),
        ("four_deals", {"prizes": "and_count", "divided": "nobody", "carte_rouge": False}),
        ("session", {"divided": "carried", "carte_blanche_counts": False, "repique_when": "in_order"}),
        ("rubicon", {"last_trick": 2, "elder_least": 1, "dealer_least": "one", "smallest_point": 3}),
        ("rubicon", {"dealer_repique": "after_lead", "carte_blanche_counts": True, "divided": "nobody"}),
        ("meyers1888", {"last_trick": 3, "carte_blanche": "after", "tens_are_courts": True, "dealer_least": "three"}),
        ("meyers1888", {"divided": "carried", "target": 100, "repique": "count"}),
        ("meyers1888", {"dealer_counts": "before_lead", "repique_when": "nothing_beaten"}),
    ],
)
def test_defaults_of_the_catalogue(name: str, defaults: dict[str, object]) -> None:
    options = rules_of(name).rule_set.options
    assert {option: options[option] for option in defaults} == defaults


def kind_of(name: str) -> Variant:
    return next(one for one in VARIANTS if one.id == f"piquet.{name}")


def test_options_that_mean_nothing_are_refused() -> None:
    with pytest.raises(RuleSetError) as caught:
        kind_of("points").rule_set(2, {"carte_blanche": "off", "tens_are_courts": True})
    assert caught.value.code == "option_does_not_apply"
    with pytest.raises(RuleSetError):
        kind_of("kings").rule_set(3, {"order": "ab_bc_cd_da_ac_bd"})
    kind_of("kings").rule_set(4, {"order": "ab_bc_cd_da_ac_bd"})
    with pytest.raises(RuleSetError):
        kind_of("kings").rule_set(5, {"order": "ab_bc_cd_da_ac_bd"})


def test_a_match_begins_with_nothing() -> None:
    for rule_set in RULE_SETS:
        rules = piquet_rules(rule_set)
        standing = begin(rules, 0)
        assert standing.points == (0,) * len(rules.sides)
        assert not standing.over
        assert (rules.table is Table.TWO) == (rule_set.variant not in ("piquet.robber", "piquet.norman"))
