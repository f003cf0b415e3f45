"""What follows from the declaration of a position."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from cardtable.core.cards import PACK_32
from cardtable.core.codec import WHOLE, many
from cardtable.core.errors import CodedError
from cardtable.core.fields import Declaration, Position, column, everybody, number, owner, row, rows, shared
from cardtable.core.observing import SeatObservation, observes
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, Deal
from tests.core.toy import BEFORE, RULES, Lay, Step, ToyObservation, ToyPosition, ToyRules, ToyState

ORDER = (PACK_32[1], PACK_32[2], PACK_32[0], PACK_32[3])


def begun() -> ToyState:
    state = ToyState(RULES, BEFORE)
    state.apply(Deal(ORDER))
    return state


def test_a_position_begins_as_declared() -> None:
    position = ToyPosition(RULES, BEFORE)
    assert (position.rules, position.standing) == (RULES, BEFORE)
    assert (position.dealer, position.turn, position.phase) == (1, CHANCE, Step.SHUFFLED)
    assert (position.hands, position.ready, position.luck, position.secret) == ([[], []], [False, False], [3], 7)
    assert position.hands is not ToyPosition(RULES, BEFORE).hands
    assert position.ready is not ToyPosition(RULES, BEFORE).ready


def test_a_position_has_slots_and_nothing_else() -> None:
    with pytest.raises(AttributeError):
        begun().colour = "green"  # type: ignore[attr-defined]


def test_a_copy_is_of_the_same_class_and_shares_no_list() -> None:
    state = begun()
    key = state.key()
    twin = state.copy()
    assert type(twin) is ToyState
    assert twin.key() == key
    lists: tuple[Any, ...] = (
        twin.hands[0], twin.hands[1], twin.plays, twin.ready, twin.guesses[0], twin.luck, twin.marked
    )  # fmt: skip
    for one in lists:
        one.append(99)
    twin.hands.append([])
    twin.secret = 8
    assert state.key() == key != twin.key()


@pytest.mark.parametrize("name", [name for name in ToyPosition.fields if name not in ("rules", "standing", "dealer")])
def test_every_field_makes_a_difference_to_the_key(name: str) -> None:
    state = begun()
    key = state.key()
    hash(key)
    value = getattr(state, name)
    if isinstance(value, list) and value and isinstance(value[0], list):
        value[1].append(5)
    elif isinstance(value, list):
        value.append(5)
    else:
        setattr(state, name, "another")
    assert state.key() != key


def test_what_is_fixed_is_no_part_of_the_key_because_the_standing_is() -> None:
    state = begun()
    assert BEFORE in state.key()  # type: ignore[operator]
    other = ToyState(RULES, BEFORE)
    other.dealer = 0
    assert other.key() == ToyState(RULES, BEFORE).key()


def test_a_seat_observes_what_is_declared_for_it() -> None:
    state = begun()
    state.ready[1] = True
    state.guesses = [[1, 2], [3, 4]]
    observation = state.observe(1)
    assert observation == ToyObservation(
        rule_set=RULES.rule_set,
        standing=BEFORE,
        seat=1,
        turn=0,
        phase=Step.PLAY,
        stock=2,
        hand=(ORDER[1],),
        hand_counts=(1, 1),
        plays=(),
        ready=True,
        guesses=(2, 4),
        luck=(3, 0),
        marked=(),
        final=None,
    )
    assert state.observe(0).guesses == (1, 3)
    assert not hasattr(observation, "secret")


def test_an_observation_survives_json_in_the_order_of_its_class() -> None:
    state = begun()
    state.apply(Lay(ORDER[0]))
    state.marked.append(ScoreLine("luck", 1, 3))
    observation = state.observe(0)
    data = json.loads(json.dumps(observation.to_json()))
    assert list(data) == [
        *("variant", "players", "options", "standing", "seat", "turn", "phase", "stock", "hand", "hand_counts"),
        *("plays", "ready", "guesses", "fortune", "marked", "final"),
    ]
    assert data["plays"] == [[0, "7S"]]
    assert (data["fortune"], data["phase"], data["final"]) == ([3, 0], "play", None)
    assert ToyObservation.from_json(data) == observation


@pytest.mark.parametrize("name", ["players", "standing", "turn", "phase", "plays", "fortune", "marked", "final"])
def test_what_is_no_observation_is_refused(name: str) -> None:
    data = begun().observe(0).to_json()
    for broken in ({**data, name: [["?"]]}, {key: value for key, value in data.items() if key != name}):
        with pytest.raises(CodedError, match="not an observation"):
            ToyObservation.from_json(broken)


def test_restoring_keeps_what_was_observed_and_what_follows_from_it() -> None:
    state = begun()
    state.apply(Lay(ORDER[0]))
    state.ready[1] = True
    state.guesses = [[1, 2], [3, 4]]
    restored = ToyState(RULES, BEFORE)
    observation = state.observe(1)
    observation.restore(restored)
    assert (restored.turn, restored.phase, restored.plays, restored.last) == (1, Step.PLAY, state.plays, ORDER[0])
    assert (restored.hands, restored.ready) == ([[], [ORDER[1]]], [False, True])
    assert restored.guesses == [[0, 2], [0, 4]]
    assert (restored.stock, restored.secret) == ((), 7)
    restored.plays.append((1, 1))
    assert observation.plays == ((0, ORDER[0]),)


def test_a_field_that_cannot_be_seen_as_declared_is_refused() -> None:
    for wrong in (shared(0, owner(WHOLE)), row((), column(WHOLE)), rows([[]], number())):  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="cannot be declared"):
            Declaration("Wrong", (Position,), {"wrong": wrong})


def test_a_field_is_declared_once() -> None:
    with pytest.raises(TypeError, match="declares again: turn"):
        Declaration("Again", (ToyPosition,), {"turn": shared(0)})


def test_two_values_of_one_name_are_refused() -> None:
    class Same(Position[ToyRules]):
        one: int = shared(0, everybody(WHOLE, "value"))
        other: int = shared(0, everybody(WHOLE, "value"))

    with pytest.raises(TypeError, match="two things as value"):
        Same.observed()


def test_an_observation_that_does_not_agree_with_its_position_is_refused() -> None:
    class Small(Position[ToyRules]):
        one: int = shared(0, everybody(WHOLE))
        many: list[int] = row((), everybody(many(WHOLE)))

    with pytest.raises(TypeError, match="do not agree about: many, more"):

        @observes(Small)
        @dataclass(frozen=True, slots=True)
        class Wrong(SeatObservation):
            one: int
            more: int
