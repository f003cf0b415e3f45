"""In the last of a number of deals cards are played for the settlement: as the oracle says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import prod

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import TrickPosition, chosen, solved, unlike
from cardtable.core.cards import Card, parse_cards
from cardtable.core.chance import rng
from cardtable.games.piquet.actions import DECLARE, play
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import cards_of, mask_of
from cardtable.games.piquet.rules import PiquetRules, Rounding
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable
from tests.games.piquet.tables import exchanged, rules_of, standing_of
from tests.oracles.endings import ending, with_totals
from tests.oracles.piquet import Oracle, four_deals, rubicon

TABLES = {
    "rubicon": rules_of("rubicon"),
    "rubicon, rounded": rules_of("rubicon", rounding="tens"),
    "four deals": rules_of("four_deals", rounding="none"),
    "four deals, rounded": rules_of("four_deals"),
    "four deals, hundreds": rules_of("four_deals", rounding="hundreds"),
}
_NEAR = 0.01
"""Points; values are sums of fractions."""


def endings(rules: PiquetRules, cards: range, generator: random.Random) -> Iterator[PiquetState]:
    """Ends of last deals in which somebody may come to a hundred, or nobody may; hands by chance."""
    while True:
        left = generator.choice(cards)
        state = ending(rules, standing_of(rules, dealer=generator.randrange(2), deals=rules.deals - 1), left, generator)
        if state is not None and len(playable(state)) > 1:
            if rules.prizes and rules.rounding is not Rounding.NONE:
                # Prizes that may outweigh what the totals bring: both are rounded together.
                prizes = tuple(100 * generator.randrange(6) for _ in range(2))
                state.standing = replace(evening_of(state.standing), prizes=prizes).kept_in(state.standing)
            near = 99 - generator.randrange(2 * left + 12)
            yield with_totals(state, generator.sample([near, generator.randrange(40, 190)], 2))


def prospect_at(state: PiquetState) -> tuple[Prospect, Solver, TrickPosition, int]:
    """The prospect, a solver, the position, and the hand of the other one."""
    observation = state.observe(state.turn)
    (other,) = observation.others
    rules = state.rules
    solver = Solver(scoring_of(observation, rules))
    return prospect_of(observation, rules), solver, TrickPosition(observation, rules), mask_of(state.hands[other])


def in_points(prospect: Prospect, worth: float) -> float:
    """A worth is told at the average price of a point."""
    return worth * prospect.ended(200, 100) ** -1 * prospect.match.pays(200, 100)


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_each_card_is_worth_what_the_oracle_says(name: str, early: bool) -> None:
    oracle, decided = Oracle(), 0
    for state in endings(TABLES[name], range(9, 13) if early else range(2, 9), random.Random(name)):
        prospect, solver, position, hand = prospect_at(state)
        assert prospect.settles
        pays = oracle.worths(state)
        found = {card: in_points(prospect, position.settled(solver, prospect, card, hand)) for card in pays}
        # Prizes that have been made already are no part of the prospect.
        before = next(iter(pays.values())) - next(iter(found.values()))
        for card, paid in pays.items():
            assert found[card] + before == pytest.approx(paid, abs=_NEAR)
            if not early:
                assert position.worth(solver, prospect, card, hand) == position.settled(solver, prospect, card, hand)
        if "rubicon" in name:
            assert before == pytest.approx(0, abs=_NEAR)
        decided += max(pays.values()) - min(pays.values()) > 5
        if decided == 12:
            break


@pytest.mark.parametrize("name", ["rubicon", "four deals"])
def test_the_totals_are_those_of_a_line_that_pays_as_much(name: str) -> None:
    oracle, met, settles = Oracle(), 0, rubicon if name == "rubicon" else four_deals
    for state in endings(TABLES[name], range(2, 8), random.Random(name)):
        prospect, solver, position, hand = prospect_at(state)
        prizes = scoring_of(state.observe(state.turn), state.rules).capot_prize
        if prizes and 0 in state.tricks:
            continue
        for card, paid in oracle.worths(state).items():
            own, other = position.ends(solver, prospect, card, hand, True)
            pays = settles(own, other)
            assert pays == pytest.approx(paid, abs=_NEAR) or name == "four deals"
            assert pays == pytest.approx(in_points(prospect, position.settled(solver, prospect, card, hand)), abs=_NEAR)
        met += 1
        if met == 25:
            break


def divided(own: int, other: int) -> PiquetState:
    """Elder, with six tricks of seven, leads her last five cards; the totals are those before the deal."""
    before = ("AS KS AH KH AD KD 7C", "JS TS JH TH JD TD 8C")
    hands = ("QD 9H 7D QC 7S", "AC KC 9C QH 9D")
    elder, dealer = (parse_cards(f"{first} {last}") for first, last in zip(before, hands, strict=True))
    state, _ = exchanged(TABLES["rubicon"], elder, dealer, (own, other), 5)
    cards = iter([card for trick in zip(*map(parse_cards, before), strict=True) for card in trick])
    while len(state.plays) < 14:
        if state.phase is Phase.PLAY:
            state.apply(play(next(cards)))
        else:
            state.apply(DECLARE if DECLARE in state.legal() else state.legal().representatives()[0])
    return state


def test_who_loses_below_a_hundred_wants_no_points() -> None:
    """Ten points for the cards would be added to what elder pays, and at Piquet to 100 she would be glad of them."""
    state = divided(0, 150)
    observation = state.observe(state.turn)
    true = mask_of(state.hands[1 - state.turn])
    assert true in possible_hands(state.rules, observation)
    cards = playable(state)
    values = solved(observation, state.rules, cards, {true: 1.0}, rng(1), Budget(samples=9))
    pays = Oracle().worths(state)
    best = {card for card in cards if pays[card] == max(pays.values())}
    assert {card for card in cards if values[card] == max(values.values())} == best
    _, solver, position, hand = prospect_at(state)
    by_points = {card: position.value(solver, card, hand) for card in cards}
    # The difference of the points would have another one.
    assert not {card for card in cards if by_points[card] == max(by_points.values())} <= best


def few_hands(number: int) -> Iterator[tuple[PiquetState, dict[int, float]]]:
    """Positions with many cards, and some of the hands that are possible there."""
    for state, _ in zip(endings(TABLES["rubicon"], range(9, 12), random.Random(5)), range(6), strict=False):
        hands = possible_hands(state.rules, state.observe(state.turn))
        yield state, dict(list(hands.items())[:number])


def paid_with(state: PiquetState, hand: int) -> dict[Card, float]:
    """What each card pays if the other one holds ``hand``."""
    supposed = state.copy()
    supposed.hands[state.observe(state.turn).others[0]] = list(cards_of(hand))
    return dict(Oracle().worths(supposed))


def test_with_many_cards_hands_are_corrected_by_what_they_pay() -> None:
    for state, hands in few_hands(4):
        observation, cards = state.observe(state.turn), playable(state)
        values = solved(observation, state.rules, cards, hands, rng(1), Budget(samples=99))
        prospect, _, _, _ = prospect_at(state)
        pays = {hand: paid_with(state, hand) for hand in hands}
        for card in cards:
            mean = sum(weight * pays[hand][card] for hand, weight in hands.items()) / sum(hands.values())
            assert in_points(prospect, values[card]) == pytest.approx(mean, abs=_NEAR)
            assert values.spread(card, cards[0]) == 0.0


class TwoHands(Budget):
    """A clock that has time to look at all hands, and to search two of them for the settlement."""

    def __init__(self) -> None:
        super().__init__()
        self._looked: list[int] = []

    def spent(self, done: int) -> float:
        """The first time that a number is asked for hands are looked at, the second time they are searched."""
        self._looked.append(done)
        return 1.0 if done == 2 and self._looked.count(2) == 2 else 0.0


def test_the_others_are_corrected_by_what_the_first_are_on_average() -> None:
    spreads = 0
    for state, hands in few_hands(5):
        observation, cards = state.observe(state.turn), playable(state)
        prospect, solver, position, _ = prospect_at(state)
        order = [hand for hand, _ in chosen(hands, rng(1))]
        values = solved(observation, state.rules, cards, hands, rng(1), TwoHands())
        weights = [hands[hand] for hand in order]
        tried = unlike(cards, observation)
        lines = [{card: position.worth(solver, prospect, card, hand) for card in tried} for hand in order]
        pays = [paid_with(state, hand) for hand in order[:2]]
        for card in tried:
            told_of = [in_points(prospect, line[card]) for line in lines]
            more = [paid[card] - line for paid, line in zip(pays, told_of, strict=False)]
            by = sum(map(prod, zip(more, weights, strict=False))) / sum(weights[:2])
            mean = sum(map(prod, zip(told_of, weights, strict=True))) / sum(weights)
            assert in_points(prospect, values[card]) == pytest.approx(mean + by, abs=_NEAR)
            spreads += values.spread(card, cards[0]) > 0
    assert spreads
