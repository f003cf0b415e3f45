"""Rules with a name as documents: what is written is read again, and nothing else is."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError, RecordError, RuleSetError
from cardtable.core.rules import RuleSet
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.agreements import (
    LARGEST_AGREEMENT,
    Agreement,
    agreement_from_text,
    agreement_to_text,
)
from cardtable.session.numbers import Code, code_text, read_code
from cardtable.words.errors import ERRORS
from tests.games.agreements import agreed

MINE = {
    "format": "cardtable rules",
    "version": 1,
    "name": "Gran’s Casino",
    "variant": "casino.house",
    "players": 2,
    "options": {"target": 21, "hand_cards": 6, "builds": True, "ace_value": "one"},
}


def read(**changes: Any) -> Agreement:
    return agreement_from_text(json.dumps(MINE | changes))


def test_an_agreement_has_its_name_and_what_differs_from_the_defaults() -> None:
    mine = read()
    assert mine.name == "Gran’s Casino"
    assert mine.rule_set.options["hand_cards"] == 6
    assert mine.rule_set.options["table_cards"] == 4
    assert dict(mine.changes) == MINE["options"]
    assert json.loads(agreement_to_text(mine)) == MINE


def meant(kind: Any, chance: random.Random) -> RuleSet:
    """A rule set with options chosen by chance that people can mean."""
    while True:
        rule_set = agreed(kind, chance.choice(kind.players), chance)
        with suppress(RuleSetError):
            return kind.sensible(rule_set)  # type: ignore[no-any-return]


@pytest.mark.parametrize("kind", list(VARIANTS), ids=lambda kind: kind.id)
def test_whatever_is_agreed_on_is_read_again_from_document_and_code(kind: Any) -> None:
    for seed in range(6):
        chance = random.Random(f"{kind.id} {seed}")
        rule_set = meant(kind, chance)
        again = agreement_from_text(agreement_to_text(Agreement("Ours", rule_set)))
        assert again == Agreement("Ours", rule_set)
        assert read_code(f"Play this: “{code_text(rule_set, None).upper()}”!") == Code(None, rule_set)


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"format": "cardtable own game"}, "not_an_agreement", ""),
        ({"version": 2}, "record_is_newer", "version"),
        ({"version": 0}, "bad_value", "version"),
        ({"name": " "}, "bad_value", "name"),
        ({"name": "x" * 61}, "not_a_text", "name"),
        ({"name": 3}, "not_a_text", "name"),
        ({"variant": "casino.nowhere"}, "unknown_variant", "variant"),
        ({"players": 5}, "bad_number_of_players", "players"),
        ({"players": True}, "not_a_number", "players"),
        ({"options": []}, "not_an_object", "options"),
        ({"options": {"target": 1.5}}, "not_a_number", "options.target"),
        ({"options": {"target": "21"}}, "bad_option_value", "options"),
        ({"options": {"target": 10**12}}, "bad_value", "options.target"),
        ({"options": {"ace_value": "x" * 41}}, "not_a_text", "options.ace_value"),
        ({"options": {"unheard": True}}, "unknown_option", "options"),
        ({"options": {"builds": True, "one_set": True}}, "option_does_not_apply", "options"),
        ({"options": {"target": 999}}, "target_out_of_reach", "options"),
        ({"more": 1}, "unknown_key", "more"),
    ],
)
def test_a_document_of_a_stranger_is_refused_with_the_place(changes: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(**changes)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert code in ERRORS


def test_too_large_a_document_is_not_looked_into() -> None:
    with pytest.raises(RecordError) as caught:
        agreement_from_text("[" * (LARGEST_AGREEMENT + 1))
    assert caught.value.code == "too_large"


def test_the_largest_document_is_measured_in_bytes() -> None:
    text = json.dumps(MINE)
    room = LARGEST_AGREEMENT - len(text)
    assert agreement_from_text(text + " " * room) == agreement_from_text(text)
    # An em space is one character and three bytes; the characters alone would be too few to refuse it.
    with pytest.raises(RecordError) as caught:
        agreement_from_text(text + "\u2003" * (room // 2))
    assert caught.value.code == "too_large"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=12), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(MINE)), JSON)
def test_with_any_value_anywhere_it_is_read_or_refused(key: str, value: Any) -> None:
    try:
        found = read(**{key: value})
    except RecordError:
        return
    assert variant(found.rule_set.variant).rule_set(found.rule_set.players, found.changes) == found.rule_set


@given(st.dictionaries(st.sampled_from([one.name for one in variant("casino.house").options(4)]), JSON, max_size=5))
def test_options_of_any_value_are_read_or_refused(options: dict[str, Any]) -> None:
    try:
        found = read(players=4, options=options)
    except RecordError:
        return
    assert found.rule_set.players == 4


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(CodedError):
        agreement_from_text(text)
