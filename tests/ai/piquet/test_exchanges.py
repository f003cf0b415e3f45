"""Which exchanges are tried, and what the table's word counts beside the deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet import exchanges
from cardtable.ai.piquet.exchange_value import DEALER, ELDER, TALON, by_value
from cardtable.ai.piquet.exchanges import CANDIDATES, Tried, _in_the_match, by_deals, compared, points_after
from cardtable.ai.piquet.promise import by_promise
from cardtable.core.cards import PACK_32, Card
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import deal, do, rules_of, standing_of, suited

POINTS = rules_of("points", commands=False)
FOUR = rules_of("four_deals", commands=False)
PLACES = {
    "rubicon": (rules_of("rubicon"), (0, 0), 0),
    "the last deal of rubicon": (rules_of("rubicon"), (80, 130), 5),
    "a hundred points": (POINTS, (0, 0), 0),
    "the end of a hundred points": (POINTS, (60, 70), 3),
    "four deals": (FOUR, (0, 0), 0),
    "four deals for prizes alone": (rules_of("four_deals", commands=False, prizes="only"), (0, 0), 0),
}


def elder(rules: PiquetRules, points: tuple[int, int], deals: int, number: int = 5) -> PiquetObservation:
    """What elder sees before she exchanges."""
    state = PiquetState(rules, standing_of(rules, points, deals=deals))
    state.apply(Deal(shuffled(PACK_32, rng(number))))
    return state.observe(state.actor())


@pytest.mark.parametrize("name", PLACES)
def test_whatever_two_play_the_table_says_what_is_tried(name: str) -> None:
    rules, points, deals = PLACES[name]
    observation = elder(rules, points, deals)
    found = by_deals(observation, rules, rules.elder_least, 5, rng(1), Budget(samples=1))
    first = by_value(observation.hand, ELDER, TALON, rules.elder_least, 5, CANDIDATES)
    assert {one.cards for one in found} == {cards for _, cards in first}
    assert len(found) == 64


def test_after_a_carte_blanche_what_a_rule_of_thumb_prefers_is_tried_besides() -> None:
    rules = rules_of("rubicon")
    state = deal(
        rules,
        suited("S:AT987 H:T987 D:T98"),
        suited("S:KQJ H:AKQJ D:AKQJ C:A"),
        suited("C:KQJT987 D:7"),
    )
    do(state, "blanche 5")
    observation = state.observe(1)
    found = {one.cards for one in by_deals(observation, rules, 1, 3, rng(1), Budget(samples=1))}
    table = {cards for _, cards in by_value(observation.hand, DEALER, 3, 1, 3, CANDIDATES)}
    thumb = {cards for _, cards in by_promise(observation.hand, 1, 3)[:24]}
    assert found == table | thumb > table
    # Three fourteens are at hand if a court card of clubs is bought, and the aces are not wanted for them.
    assert any({*cards} <= {*suited("H:A D:A C:A")} for cards in found - table)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "told"), [("rubicon", True), ("four deals", False), ("a hundred points", False)])
def test_how_much_a_deal_is_worth_the_table_says_only_where_it_is_worth_its_points(
    name: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, points, deals = PLACES[name]
    observation = elder(rules, points, deals)

    def tried() -> list[Tried]:
        return by_deals(observation, rules, rules.elder_least, 5, rng(1), Budget(samples=12))

    def higher(
        hand: tuple[Card, ...], seat: int, talon: int, least: int, most: int, width: int
    ) -> list[tuple[float, tuple[Card, ...]]]:
        return [(value + 100, cards) for value, cards in by_value(hand, seat, talon, least, most, width)]

    before = tried()
    monkeypatch.setattr(exchanges, "by_value", higher)
    after = tried()
    assert [one.cards for one in before] == [one.cards for one in after]
    # After twelve deals the table counts like two thirds.
    moved = 100 * 24 / 36 if told else 0
    assert after[0].value - before[0].value == pytest.approx(moved)


@pytest.mark.slow
def test_the_points_of_a_deal_are_the_same_whatever_the_standing() -> None:
    hands = [elder(FOUR, points, 1) for points in ((0, 0), (150, 20), (20, 150))]
    runners = [cards for _, cards in by_value(hands[0].hand, ELDER, TALON, 3, 5, 3)]
    counted = [points_after(observation, FOUR, runners, rng(2), 20) for observation in hands]
    assert counted[0] == counted[1] == counted[2]
    valued = [compared(observation, FOUR, runners, rng(2), 20) for observation in hands]
    assert valued[0] != valued[1] != valued[2]
    # In a Rubicon match's first deal they are what the deal is worth.
    observation = elder(rules_of("rubicon"), (0, 0), 0)
    worth = compared(observation, rules_of("rubicon"), runners, rng(2), 20)
    assert {
        one.cards: one.value for one in points_after(observation, rules_of("rubicon"), runners, rng(2), 20)
    } == worth


def deals_worth(values: dict[tuple[int, ...], list[float]]) -> Iterator[Callable[[tuple[int, ...]], float]]:
    """Deals in which exchanges are worth these values, one after the other."""
    for place in range(len(values[1,])):
        yield {discards: worths[place] for discards, worths in values.items()}.__getitem__


def test_near_the_end_of_a_match_chance_does_not_change_what_is_laid_away() -> None:
    observation = elder(rules_of("rubicon"), (92, 140), 5)
    found = [by_deals(observation, rules_of("rubicon"), 1, 5, rng(seed), Budget(samples=4)) for seed in (1, 2)]
    assert found[0] == found[1]


@pytest.mark.parametrize(("wins", "first"), [(2, (1,)), (15, (2,))])
def test_the_best_for_points_stays_unless_another_is_clearly_better(wins: int, first: tuple[int, ...]) -> None:
    # In so many of thirty deals the other saves two hundred.
    values: dict[tuple[int, ...], list[float]] = {(1,): [0.0] * 30, (2,): [200.0] * wins + [-5.0] * (30 - wins)}
    order = [Tried(3.0, (1,)), Tried(2.0, (2,)), Tried(1.0, (3,))]
    values[(3,)] = [-20.0] * 30
    found = _in_the_match(order, deals_worth(values), Budget(samples=100), ())
    assert found[0].cards == first
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
