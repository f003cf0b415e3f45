"""Everything that is written can be read again: actions, events, observations, rule sets and whole records."""

from __future__ import annotations

import copy
import json
import pickle
from itertools import islice

import pytest

from cardtable.core.json_forms import (
    event_from_json,
    event_to_json,
    lines_from_json,
    lines_to_json,
    standing_from_json,
    standing_to_json,
)
from cardtable.core.record import SeatEntry, parse_record, record_of, replay
from cardtable.core.state import Deal
from cardtable.games.registry import family_of, variant
from tests.contract.setups import SETUPS, Setup, match, order, walk, whole


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_text_of_an_action_is_its_identity(setup: Setup) -> None:
    for state, _ in walk(setup, 31):
        texts = set()
        for action in islice(state.legal(), 60):
            text = str(action)
            again = setup.family.parse_action(text)
            assert again == action
            assert hash(again) == hash(action)
            assert str(again) == text
            assert text not in texts
            texts.add(text)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_events_survive_their_json_form(setup: Setup) -> None:
    _, events = whole(setup, 32)
    for event in events:
        assert event_from_json(through_json(event_to_json(event))) == event  # type: ignore[arg-type]
        for seat in setup.seats:
            seen = event.seen_by(seat)
            assert event_from_json(through_json(event_to_json(seen))) == seen  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_observations_survive_their_json_form(setup: Setup) -> None:
    for state, _ in islice(walk(setup, 33), 0, None, 5):
        for seat in setup.seats:
            observation = state.observe(seat)
            assert setup.family.observation(through_json(observation.to_json())) == observation  # type: ignore[arg-type]
    for seat in setup.seats:
        observation = state.observe(seat)
        assert setup.family.observation(through_json(observation.to_json())) == observation  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_rule_sets_survive(setup: Setup) -> None:
    rule_set = setup.rule_set
    assert pickle.loads(pickle.dumps(rule_set)) == copy.deepcopy(rule_set) == rule_set
    kind = variant(rule_set.variant)
    assert kind.restored(rule_set.players, kind.changes(rule_set)) == rule_set


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_record_replays_to_the_same_match(setup: Setup) -> None:
    played = match(setup, 34)
    seats = tuple(SeatEntry(f"Seat {seat}") for seat in setup.seats)
    changes = variant(setup.rule_set.variant).changes(setup.rule_set)
    record = record_of(played, seats, changes, "")
    text = record.to_text()
    assert parse_record(text) == record
    again = replay(parse_record(text), family_of)
    assert again.rule_set == setup.rule_set
    assert again.standing == played.standing
    assert [deal.lines for deal in again.deals] == [deal.lines for deal in played.deals]
    for deal in played.deals:
        assert deal.lines is not None
        assert lines_from_json(through_json(lines_to_json(deal.lines))) == deal.lines  # type: ignore[arg-type]
        assert deal.standing is not None
        assert standing_from_json(through_json(standing_to_json(deal.standing))) == deal.standing  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_actions_tell_the_same_events(setup: Setup) -> None:
    played = match(setup, 35)
    standing = setup.family.begin(setup.rule_set, setup.family.cut_dealer(setup.rule_set, played.cut[-1]) or 0)
    first, second = (setup.family.deal(setup.rule_set, standing) for _ in range(2))
    deal = played.deals[0]
    assert first.apply(Deal(deal.order)) == second.apply(Deal(deal.order))
    for action in deal.actions:
        assert first.apply(action) == second.apply(setup.family.parse_action(str(action)))
        assert first.key() == second.key()


@pytest.mark.parametrize("setup", SETUPS[:1], ids=str)
def test_the_same_seed_gives_the_same_order(setup: Setup) -> None:
    assert order(setup, 1) == order(setup, 1) != order(setup, 2)
