"""Random deals of every rule set: no card is lost, legal actions are accepted, illegal ones change nothing, and the
deal ends.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise
from typing import Any

import pytest

from cardtable.core.cards import HIDDEN
from cardtable.core.chance import rng
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.events import DealBegan, DealEnded, Event, TurnBegan
from cardtable.core.scores import totals
from cardtable.core.state import CHANCE, OVER, Deal, DealState
from cardtable.core.view import SeatView
from tests.contract.setups import DEFAULTS, SETUPS, Setup, begun, first_standing, match, order, walk

MOST_ACTIONS = 1000
"""More actions than any deal takes."""
MOST_LISTED = 400
"""The most legal actions of a position that are examined one by one."""


def truth(events: list[Event]) -> SeatView:
    """Return the true view of all cards but the stock, folded from events that were not redacted."""
    return SeatView.fold(0, events)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_cards_are_conserved_and_the_deal_ends(setup: Setup, seed: int) -> None:
    pack = Counter(setup.family.pack(setup.rule_set))
    actions = -1
    for state, events in walk(setup, seed):
        actions += 1
        assert actions < MOST_ACTIONS
        known = Counter(placed.card for zone in truth(events).zones.values() for placed in zone)
        hidden = known.pop(HIDDEN, 0)
        assert known <= pack
        assert known.total() + hidden == pack.total()
        for seat in setup.seats:
            seen = Counter(placed.card for zone in state.zones(seat).values() for placed in zone)
            hidden = seen.pop(HIDDEN, 0)
            assert seen <= known
            assert seen.total() + hidden == pack.total()
    assert state.actor() == OVER
    assert list(state.legal()) == []
    assert isinstance(events[-1], DealEnded)
    assert events[-1].lines == state.lines()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_drawn_is_one_of_the_representatives(setup: Setup) -> None:
    generator = rng(11)
    for state, _ in walk(setup, 4):
        if state.actor() != OVER:
            legal = state.legal()
            drawn = legal.random_action(generator)
            assert drawn in legal
            assert drawn in legal.representatives()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_somebody_can_always_act_until_the_end(setup: Setup) -> None:
    for state, events in walk(setup, 3):
        if state.actor() == OVER:
            assert not isinstance(events[-1], TurnBegan)
        else:
            assert state.actor() in setup.seats
            assert events[-1] == TurnBegan(state.actor(), state.phase_name())
            assert next(iter(state.legal()), None) is not None


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_is_accepted(setup: Setup) -> None:
    generator = rng(4, 4)
    for state, _ in walk(setup, 4):
        if state.actor() < 0:
            continue
        plays = list(islice(state.legal(), MOST_LISTED))
        for action in [plays[int(generator.random() * len(plays))] for _ in range(3)]:
            state.check(action)
            twin = state.copy()
            assert twin.apply(action)
            assert twin.key() != state.key()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_was_legal_elsewhere_is_refused_with_nothing_changed(setup: Setup) -> None:
    generator = rng(5, 5)
    elsewhere = [action for state, _ in walk(setup, 6) for action in islice(state.legal(), 5)]
    refused = 0
    for state, _ in walk(setup, 5):
        if state.actor() < 0:
            continue
        before = state.key()
        for _ in range(5):
            action = elsewhere[int(generator.random() * len(elsewhere))]
            if action in state.legal():
                state.check(action)
                continue
            for attempt in (state.check, state.apply):
                with pytest.raises(IllegalAction):
                    attempt(action)
            assert state.key() == before
            refused += 1
    assert refused


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_what_is_no_action_of_the_game_is_refused(setup: Setup) -> None:
    state, _ = begun(setup, 1)
    before = state.key()
    for nonsense in (None, 3, "9S", (), Deal(order(setup, 1)), Deal(())):
        assert nonsense not in state.legal()
        with pytest.raises(IllegalAction):
            state.apply(nonsense)
        assert state.key() == before


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_a_deal_waits_for_chance_and_then_begins(setup: Setup) -> None:
    state = setup.family.deal(setup.rule_set, first_standing(setup))
    assert (state.actor(), list(state.legal()), state.lines()) == (CHANCE, [], ())
    with pytest.raises(IllegalAction):
        state.apply(Deal(order(setup, 1)[1:]))
    assert state.actor() == CHANCE
    events = state.apply(Deal(order(setup, 1)))
    assert isinstance(events[0], DealBegan)
    assert events[0].cards == len(setup.family.pack(setup.rule_set))


# The legal set


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_legal_actions_are_sorted_without_duplicates_and_agree_with_the_check(setup: Setup) -> None:
    for state, _ in walk(setup, 7):
        legal = state.legal()
        listed: list[Any] = list(islice(legal, MOST_LISTED))
        assert all(one < other for one, other in pairwise(listed))
        assert all(action in legal for action in islice(listed, 0, None, 7))
        if len(listed) < MOST_LISTED:
            assert len(legal) == len(listed)
            assert set(legal.representatives()) <= set(listed)
        representatives = legal.representatives()
        assert len(set(representatives)) == len(representatives)
        assert all(action in legal for action in representatives)
        assert bool(representatives) == bool(listed)


def accepted(state: DealState, action: object) -> bool:
    try:
        state.check(action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_membership_is_what_the_check_says(setup: Setup) -> None:
    actions = [action for state, _ in walk(setup, 8) for action in islice(state.legal(), 3)]
    for state, _ in islice(walk(setup, 9), 0, None, 4):
        if state.actor() >= 0:
            for action in actions[::5]:
                assert (action in state.legal()) == accepted(state, action)


# Sides


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_match_ends_with_a_winner(setup: Setup) -> None:
    played = match(setup, 11)
    standing = played.standing
    sides = setup.family.sides(setup.rule_set)
    assert sorted(seat for side in sides for seat in side) == list(setup.seats)
    assert standing.over
    assert set(standing.winners) <= set(range(len(sides)))
    assert len(standing.factors) == len(sides)
    assert all(standing.factors[winner] == 0 for winner in standing.winners)
    assert all(factor >= 0 for factor in standing.factors)
    assert standing.deals == len(played.deals)


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_a_deal_can_be_entered_by_its_lines_alone(setup: Setup) -> None:
    played = match(setup, 12)
    standing = setup.family.begin(setup.rule_set, setup.family.cut_dealer(setup.rule_set, played.cut[-1]) or 0)
    for deal in played.deals:
        assert deal.lines is not None
        before = standing
        standing = setup.family.fold(setup.rule_set, standing, deal.lines)
        assert standing == deal.standing
        gained = totals(deal.lines, len(before.points))
        assert len(gained) == len(standing.points)


def test_an_action_of_no_game_cannot_be_read() -> None:
    for setup in DEFAULTS:
        with pytest.raises(CodedError):
            setup.family.parse_action("pass the port")
