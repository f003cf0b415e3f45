"""What cannot go together is refused when a variant is registered and when its rule set is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.cards import PACK_104, parse_card
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Option, RuleSet, Variant, VariantTable
from cardtable.games.casino.card_parts import Aces, ValueCard, big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import Huts, LastCapture, Sweeps
from cardtable.games.casino.majorities import MostCards, MostSpades, SpadesAbove
from cardtable.games.casino.marked_captures import Picade
from cardtable.games.casino.rules import CasinoRules, ScoreTable, fewest_points
from cardtable.games.casino.validity import check_rules
from cardtable.games.casino.values import CardValues, values
from cardtable.games.casino.variant_spec import VariantSpec, casino, deals_or_points, target
from cardtable.games.casino.variants import SPECS, variant_of
from cardtable.games.registry import VARIANTS
from cardtable.words.errors import ERRORS

PARTS = (big_casino(), little_casino(), Aces())
PLAIN = ScoreTable(PARTS)
_SEVENS = {code: ValueCard(code, parse_card(card), points=1) for code, card in (("one", "7S"), ("other", "7D"))}


def rules_with(players: int = 2, agreed: dict[str, Any] | None = None, **changes: Any) -> CasinoRules:
    given: dict[str, Any] = {"plan": four_each(players, pack=52, table=4), "score": PLAIN, **changes}
    return casino(RuleSet("casino.mine", players, {"target": 16} if agreed is None else agreed), **given)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"pack": PACK_104}, "pack_not_dealt_out"),
        ({"players": 3, "plan": four_each(2, pack=104, table=8)}, "pack_not_dealt_out"),
        ({"agreed": {"target": 0}}, "length_not_agreed"),
        ({"values": CardValues(values((14, 1)), values((1,)))}, "bad_card_values"),
        ({"values": CardValues(values((1,)), values((1, 1)))}, "bad_card_values"),
        ({"values": CardValues(values((1, 11, 14)), values((1,)))}, "bad_card_values"),
        ({"values": CardValues(values((1,)), values(()))}, "bad_card_values"),
        ({"values": CardValues(values((0,)), values((1,)))}, "bad_card_values"),
        ({"values": CardValues(values((1,)), values((1, 14))), "both_values": True}, "no_card_of_two_values"),
        ({"score": ScoreTable((*PARTS, Aces()))}, "counted_twice"),
        ({"score": ScoreTable((*PARTS, big_casino()))}, "counted_twice"),
        ({"score": ScoreTable((*PARTS, MostSpades(), SpadesAbove()))}, "counted_twice"),
        ({"score": ScoreTable((*PARTS, Sweeps(), Huts()))}, "counted_twice"),
        ({"score": ScoreTable((big_casino(), Aces(at_once=True)))}, "cards_marked_apart"),
        ({"score": ScoreTable(PARTS, difference=True, first_to_arrive=True)}, "difference_arrives_alone"),
        (
            {"agreed": {"length": "deals", "deals": 4}, "score": ScoreTable(PARTS, first_to_arrive=True)},
            "nowhere_to_arrive",
        ),
        ({"rank": fewest_points, "score": ScoreTable(PARTS, first_to_arrive=True)}, "fewest_do_not_arrive"),
        ({"rank": fewest_points, "lurch": True}, "fewest_do_not_arrive"),
        ({"one_set": True, "building": True}, "one_set_alone"),
        ({"one_set": True, "must_capture": True}, "one_set_alone"),
        ({"score": ScoreTable((*PARTS, Picade()))}, "kinds_need_one_set"),
        (
            {
                "agreed": {"target": 16, "strict": True},
                "must_capture": True,
                "score": ScoreTable((*PARTS, Huts())),
            },
            "made_good_marks_nothing",
        ),
    ],
)
def test_what_cannot_go_together_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        check_rules(rules_with(**changes))
    assert caught.value.code == code
    assert caught.value.code in ERRORS


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"players": 3},
        {"score": ScoreTable((*PARTS, *_SEVENS.values(), MostSpades(), MostCards(), Sweeps(), LastCapture()))},
        {"score": ScoreTable(PARTS, difference=True)},
        {"players": 3, "score": ScoreTable(PARTS, difference=True)},
        {"score": ScoreTable(PARTS, first_to_arrive=True)},
        {"values": CardValues(values((1, 14)), values((1,))), "both_values": True, "building": True},
        {"rank": fewest_points, "must_capture": True},
        {"must_capture": True, "score": ScoreTable((*PARTS, Huts()))},
        {"agreed": {"length": "deals", "deals": 4}},
        {"players": 4, "partners": True, "score": ScoreTable(PARTS, difference=True)},
    ],
)
def test_what_can_go_together_is_not(changes: dict[str, Any]) -> None:
    check_rules(rules_with(**changes))


def registered(spec: VariantSpec, monkeypatch: pytest.MonkeyPatch) -> Variant:
    monkeypatch.setitem(SPECS, spec.id, spec)
    variant = variant_of(spec)
    VariantTable().add(variant)
    return variant


def spec(options: Callable[[int], tuple[Option, ...]], score: Callable[[RuleSet], ScoreTable]) -> VariantSpec:
    return VariantSpec(
        "casino.mine",
        place=0,
        players=(2, 3),
        options=options,
        rules=lambda agreed: casino(agreed, plan=four_each(agreed.players, pack=52, table=4), score=score(agreed)),
    )


def test_a_variant_whose_defaults_cannot_be_played_is_not_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = spec(lambda players: (target(16),), lambda agreed: ScoreTable((*PARTS, Aces())))
    with pytest.raises(RuleSetError, match="counted twice"):
        registered(mine, monkeypatch)


def test_options_that_do_not_go_together_are_refused_when_they_are_agreed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(agreed: RuleSet) -> ScoreTable:
        return ScoreTable(PARTS, first_to_arrive=agreed.options["length"] == "deals")

    def options(players: int) -> tuple[Option, ...]:
        length, *others = deals_or_points(4, 21)
        return (Option("length", "points", choices=length.choices), *others)

    variant = registered(spec(options, score), monkeypatch)
    assert variant.rule_set(2).options["length"] == "points"
    with pytest.raises(RuleSetError) as caught:
        variant.rule_set(2, {"length": "deals"})
    assert caught.value.code == "nowhere_to_arrive"


def test_the_family_finds_its_rule_sets_in_the_order_of_their_places() -> None:
    places = [spec.place for spec in SPECS.values() if spec.id in {one.id for one in VARIANTS}]
    assert places == sorted(places)
    assert len(set(places)) == len(places)
