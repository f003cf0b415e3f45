"""What the program asks of every family, for both rule sets and their options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cardtable.core.cards import HIDDEN, PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.events import Event
from cardtable.core.family import Family
from cardtable.core.json_forms import event_from_json, event_to_json, standing_from_json, standing_to_json
from cardtable.core.match import Match
from cardtable.core.record import SeatEntry, parse_record, record_of, replay
from cardtable.core.rules import OptionValue
from cardtable.core.state import OVER, Deal, DealState, Standing
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK
from cardtable.games.ecarte.actions import (
    ACCEPT,
    MARK_KING,
    NO_BET,
    PLAY,
    PROPOSE,
    REFUSE,
    EcarteAction,
    Kind,
    bet,
    change,
    lay,
)
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.state import EcarteState
from tests.contract.setups import Setup, match, walk
from tests.games.ecarte.identities import ecarte
from tests.games.ecarte.positions import FAMILY, ROTATION, TWO, replayed_order


@dataclass(frozen=True)
class EcarteSetup(Setup):
    """A rule set of this family, registered or not."""

    @property
    def family(self) -> Family:
        return FAMILY


_TURNED: dict[str, OptionValue] = {"matsch": True, "penalty_vole": "two", "dealing": "singly", "stake": 5}
_EVENING: dict[str, OptionValue] = {"most_bet": 2, "parties_per_turn": 2, "length": "parties", "parties": 3}

SETUPS = [
    EcarteSetup(TWO.rule_set(2), "defaults"),
    EcarteSetup(TWO.rule_set(2, _TURNED), "turned"),
    EcarteSetup(ROTATION.rule_set(3), "defaults"),
    EcarteSetup(ROTATION.rule_set(4, {**_TURNED, **_EVENING}), "turned"),
    EcarteSetup(ROTATION.rule_set(6), "defaults"),
]

ACTIONS: list[EcarteAction] = [
    *map(lay, PACK_32),
    *(change(PACK_32[start : start + count]) for start in range(0, 32, 3) for count in range(5)),
    *(bet(seat, units) for seat in range(6) for units in (1, 2, 6)),
    NO_BET,
    PROPOSE,
    PLAY,
    ACCEPT,
    REFUSE,
    MARK_KING,
]

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
each_seed = pytest.mark.parametrize("seed", range(6))


def truth(state: DealState) -> EcarteState:
    assert isinstance(state, EcarteState)
    return state


def lived(setup: Setup, seed: int) -> Iterator[tuple[EcarteState, list[Event]]]:
    for state, events in walk(setup, seed):
        yield truth(state), events


def check_invariants(state: EcarteState) -> None:
    players = state.evening.players
    turned = [] if state.turned == HIDDEN else [state.turned]
    cards = [*state.stock, *turned, *state.trick]
    for seat in range(state.rules.persons):
        cards += state.hands[seat] + state.discards[seat] + state.won[seat]
        if seat not in players:
            assert not state.hands[seat] + state.discards[seat] + state.won[seat] + state.received[seat]
    assert sorted(cards) == sorted(PACK_32)
    for seat in players:
        held = state.hands[seat] + state.discards[seat] + [card for player, card in state.plays if player == seat]
        assert sorted(held) == sorted(state.received[seat])
        bought = sum(exchange[seat == state.dealer] for exchange in state.exchanges)
        assert len(state.received[seat]) == (5 + bought if turned else 0)
        assert len(state.discards[seat]) == bought + (state.pending if seat == state.elder else 0)
    assert (state.turn == OVER) == (state.final is not None)
    assert sorted(replayed_order(state)) == sorted(PACK_32)


@each_setup
@each_seed
def test_cards_are_conserved_in_every_step(setup: Setup, seed: int) -> None:
    order = None
    for state, _ in lived(setup, seed):
        check_invariants(state)
        order = order or replayed_order(state)
        assert replayed_order(state) == order


@each_setup
@each_seed
def test_legal_actions_are_accepted_and_all_others_refused_with_nothing_changed(setup: Setup, seed: int) -> None:
    for state, _ in lived(setup, seed):
        choices = state.legal()
        listed = list(choices)
        assert listed == sorted(set(listed))
        assert len(choices) == len(listed)
        assert set(choices.representatives()) <= set(listed)
        assert bool(listed) == (state.actor() >= 0)
        before = state.key()
        for action in listed:
            assert action in choices
            assert setup.family.parse_action(str(action)) == action
            state.check(action)
            state.copy().apply(action)
        for action in ACTIONS:
            if action not in listed:
                assert action not in choices
                with pytest.raises(IllegalAction):
                    state.apply(action)
        assert state.key() == before


@each_setup
@each_seed
def test_copies_are_isolated(setup: Setup, seed: int) -> None:
    copies: list[tuple[EcarteState, Any]] = []
    for state, _ in lived(setup, seed):
        assert state.copy().key() == state.key()
        copies.append((state.copy(), state.key()))
    for copy, key in copies:
        assert copy.key() == key
    assert len({hash(key) for _, key in copies}) == len(copies)


@each_setup
@pytest.mark.parametrize("seed", range(12))
def test_advancing_is_applying_without_telling(setup: Setup, seed: int) -> None:
    standing = setup.family.begin(setup.rule_set, seed % 2)
    told, silent = (setup.family.deal(setup.rule_set, standing) for _ in range(2))
    generator = rng(seed, 9)
    action: Any = Deal(shuffled(PACK_32, generator))
    while True:
        assert told.apply(action)
        silent.advance(action)
        assert told.key() == silent.key()
        if told.actor() == OVER:
            break
        listed = list(told.legal())
        # The bigger exchanges come last; they use up the stock.
        action = (
            PROPOSE if PROPOSE in listed else ACCEPT if ACCEPT in listed else listed[-1 - seed % 2 * (len(listed) > 1)]
        )


def _after(state: EcarteState, action: EcarteAction) -> EcarteState:
    after = state.copy()
    after.advance(action)
    return after


@each_setup
@each_seed
def test_the_view_folded_from_redacted_events_is_the_public_part_of_the_state(setup: Setup, seed: int) -> None:
    for state, events in lived(setup, seed):
        for seat in setup.seats:
            view = SeatView.fold(seat, [event.seen_by(seat) for event in events])
            assert {zone: cards for zone, cards in view.zones.items() if cards} == state.zones(seat)
            assert view.actor == state.actor()
            assert view.phase == state.phase_name()
            assert tuple(view.marked) == state.marked
            assert view.lines == state.final
            observation = state.observe(seat)
            assert observation.stock == len(view.cards(STOCK))
            assert len(observation.hand) == observation.hand_counts[seat]


@each_setup
@each_seed
def test_events_and_observations_survive_as_json(setup: Setup, seed: int) -> None:
    events: list[Event] = []
    for state, told in lived(setup, seed):
        events = told
        for seat in setup.seats:
            observation = state.observe(seat)
            text = json.dumps(observation.to_json())
            assert setup.family.observation(json.loads(text)) == observation
        assert standing_from_json(json.loads(json.dumps(standing_to_json(state.standing)))) == state.standing
    for event in events:
        assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event


@pytest.mark.parametrize("change_of", ["seat", "phase", "seen_hands", "bets", "standing", "exchanges"])
def test_a_broken_observation_is_refused(change_of: str) -> None:
    state = truth(next(iter(walk(SETUPS[0], 0)))[0])
    data = state.observe(0).to_json()
    with pytest.raises(CodedError, match="not an observation"):
        FAMILY.observation({**data, change_of: ["?"]})
    with pytest.raises(CodedError, match="not an observation"):
        FAMILY.observation({name: value for name, value in data.items() if name != change_of})


@each_setup
@each_seed
def test_sampled_states_cannot_be_told_from_the_true_one(setup: Setup, seed: int) -> None:
    generator = rng(seed, 7)
    for state, _ in lived(setup, seed):
        for seat in setup.seats:
            observation = state.observe(seat)
            for _ in range(3):
                sampled = truth(setup.family.sample(observation, generator))
                assert sampled.observe(seat) == observation
                check_invariants(sampled)
                if state.actor() == seat:
                    assert list(sampled.legal()) == list(state.legal())


def _played(setup: Setup, seed: int) -> tuple[EcarteState, list[EcarteAction], list[Event]]:
    """A whole deal with its actions."""
    actions: list[EcarteAction] = []
    before: EcarteState | None = None
    for state, told in lived(setup, seed):
        if before is not None:
            earlier = before
            actions.append(next(one for one in earlier.legal() if _after(earlier, one).key() == state.key()))
        before = state.copy()
        events = told
    assert before is not None
    return before, actions, events


@each_setup
@each_seed
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_told(setup: Setup, seed: int) -> None:
    """The deal is played again with other hidden cards: the same words, and for every change by somebody else as many
    cards. The seat is told exactly the same from beginning to end.
    """
    state, actions, events = _played(setup, seed)
    generator = rng(seed, 8)
    for seat in setup.seats:
        twin = truth(setup.family.sample(state.observe(seat), generator))
        replayed = truth(setup.family.deal(setup.rule_set, state.standing))
        told = replayed.apply(Deal(replayed_order(twin)))
        laid_away = [0] * setup.rule_set.players
        for action in actions:
            actor = replayed.actor()
            if action.kind is Kind.CHANGE:
                start, end = laid_away[actor], laid_away[actor] + len(action.cards)
                laid_away[actor] = end
                if actor != seat:
                    action = change(twin.discards[actor][start:end])
            told += replayed.apply(action)
        assert [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in events]
        assert replayed.observe(seat) == state.observe(seat)


@each_setup
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_end_and_their_records_replay_to_the_same(setup: Setup, seed: int) -> None:
    one = match(setup, seed)
    assert one.over
    seats = tuple(SeatEntry(f"P{seat}") for seat in setup.seats)
    kind = TWO if setup.rule_set.players == 2 else ROTATION
    record = record_of(one, seats, kind.changes(setup.rule_set), "")
    again = replay(parse_record(record.to_text()), lambda name: FAMILY)
    assert again.standing == one.standing
    assert [deal.lines for deal in again.deals] == [deal.lines for deal in one.deals]
    assert [deal.standing for deal in again.deals] == [deal.standing for deal in one.deals]


@each_setup
@pytest.mark.parametrize("seed", range(3))
def test_the_score_adds_up(setup: Setup, seed: int) -> None:
    one = match(setup, seed)
    standing = Match(setup.family, setup.rule_set, one.cut).standing
    for deal in one.deals:
        assert deal.lines is not None
        assert deal.standing is not None
        marked = [0] * setup.rule_set.players
        for line in deal.lines:
            marked[line.side] += line.points if line.marked else 0
        assert max(marked) <= 3
        assert min(marked) >= 0
        revoked = any(line.code == "revoke" for line in deal.lines)
        assert 1 - revoked <= sum(marked) <= 4
        assert sum(line.points for line in deal.lines if not line.marked) == 0
        _check_fold(standing, marked, deal.standing)
        assert sum(evening_of(deal.standing).accounts) == 0
        standing = deal.standing


def _check_fold(before: Standing, marked: list[int], after: Standing) -> None:
    points = [a + b for a, b in zip(before.points, marked, strict=True)]
    if evening_of(after).matches == evening_of(before).matches:
        assert max(points) < 5
        assert list(after.points) == points
        assert after.dealer == evening_of(before).other(before.dealer)
    else:
        assert max(points) >= 5
        assert list(after.points) == (points if after.over else [0] * len(points))


@each_setup
@pytest.mark.parametrize("seed", range(20))
def test_every_deal_adds_up_to_what_was_said_and_taken(setup: Setup, seed: int) -> None:
    for state, events in lived(setup, seed):
        if state.actor() == OVER:
            ecarte(setup.rule_set, events, state.lines())


@each_setup
def test_equal_orders_and_actions_give_equal_events(setup: Setup) -> None:
    assert [events for _, events in walk(setup, 3)] == [events for _, events in walk(setup, 3)]
