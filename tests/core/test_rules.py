"""Options, rule sets and variants as data."""

from __future__ import annotations

import copy
import pickle

import pytest

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Option, Options, OptionValue, RuleSet, Variant, VariantTable
from cardtable.core.sanitise import as_quoted

SWITCH = Option("lurch", True)
NUMBER = Option("target", 16, minimum=1, maximum=99, suggestions=(11, 16))
CHOICE = Option("tie", "deal", choices=("deal", "spades"))


def refused(code: str, **parameters: object) -> object:
    """What a refusal with this code and these parameters looks like."""
    return code, parameters


def refusal(error: pytest.ExceptionInfo[RuleSetError]) -> object:
    return error.value.code, dict(error.value.parameters)


def only_with_lurch(players: int, options: Options) -> bool:
    return bool(options["lurch"]) and players == 2


def no_thirteen(players: int, options: Options) -> None:
    if options["target"] == 13:
        raise RuleSetError("nonsense", players=players)


def options_for(players: int) -> tuple[Option, ...]:
    extra = Option("stake", "single", choices=("single", "double"), applies=only_with_lurch)
    return (SWITCH, Option("target", 10 * players, minimum=1, maximum=99), CHOICE, extra)


PLAIN = Variant("test.plain", "test", (2, 3), options_for, aliases=("plain",), check=no_thirteen)


# Options


@pytest.mark.parametrize(("option", "kind"), [(SWITCH, "switch"), (NUMBER, "number"), (CHOICE, "choice")])
def test_the_default_says_what_kind_of_option_it_is(option: Option, kind: str) -> None:
    assert option.kind == kind


@pytest.mark.parametrize(
    ("option", "value"), [(SWITCH, False), (SWITCH, True), (NUMBER, 1), (NUMBER, 99), (CHOICE, "spades")]
)
def test_values_that_fit(option: Option, value: OptionValue) -> None:
    assert option.check(value) is value


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (SWITCH, 1, "on|off"),
        (SWITCH, "on", "on|off"),
        (SWITCH, None, "on|off"),
        (NUMBER, 0, "1..99"),
        (NUMBER, 100, "1..99"),
        (NUMBER, True, "1..99"),
        (NUMBER, "16", "1..99"),
        (NUMBER, 16.0, "1..99"),
        (CHOICE, "both", "deal|spades"),
        (CHOICE, 0, "deal|spades"),
        (CHOICE, ["deal"], "deal|spades"),
    ],
)
def test_values_that_do_not_fit(option: Option, value: object, allowed: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        option.check(value)
    assert refusal(caught) == refused("bad_option_value", option=option.name, value=str(value), allowed=allowed)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SWITCH, "on", True),
        (SWITCH, "ON", True),
        (SWITCH, "true", True),
        (SWITCH, "Yes", True),
        (SWITCH, "off", False),
        (SWITCH, "False", False),
        (SWITCH, "no", False),
        (NUMBER, "16", 16),
        (NUMBER, "007", 7),
        (CHOICE, "spades", "spades"),
    ],
)
def test_texts_of_the_command_line(option: Option, text: str, value: OptionValue) -> None:
    parsed = option.parse(text)
    assert (parsed, type(parsed)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SWITCH, "1"),
        (SWITCH, ""),
        (NUMBER, ""),
        (NUMBER, "0"),
        (NUMBER, "-5"),
        (NUMBER, "1e1"),
        (NUMBER, "²"),
        (NUMBER, "9" * 5000),
        (CHOICE, "Deal"),
        (CHOICE, ""),
    ],
)
def test_texts_that_are_no_values(option: Option, text: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        option.parse(text)
    assert refusal(caught) == refused(
        "bad_option_value", option=option.name, value=as_quoted(text), allowed=option.allowed()
    )


# Variants and rule sets


def test_the_defaults_may_depend_on_the_number_of_players() -> None:
    assert dict(PLAIN.rule_set(3).options) == {"lurch": True, "target": 30, "tie": "deal", "stake": "single"}
    assert PLAIN.rule_set().players == 2
    assert PLAIN.rule_set().options["target"] == 20


def test_options_replace_defaults() -> None:
    rule_set = PLAIN.rule_set(2, {"target": 7})
    assert (rule_set.variant, rule_set.players, rule_set.options["target"]) == ("test.plain", 2, 7)


@pytest.mark.parametrize("players", [0, 1, 4, -1])
def test_a_number_of_players_that_does_not_play(players: int) -> None:
    with pytest.raises(RuleSetError) as caught:
        PLAIN.rule_set(players)
    assert refusal(caught) == refused("bad_number_of_players", variant="test.plain", players=players, allowed="2, 3")


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(RuleSetError) as caught:
        PLAIN.rule_set(2, {"targt": 7})
    assert refusal(caught) == refused("unknown_option", variant="test.plain", option="targt")
    with pytest.raises(RuleSetError):
        PLAIN.option(2, "targt")
    assert PLAIN.option(2, "tie") is CHOICE


def test_a_value_that_does_not_exist() -> None:
    with pytest.raises(RuleSetError) as caught:
        PLAIN.rule_set(2, {"tie": "both"})
    assert caught.value.code == "bad_option_value"


def test_an_option_that_means_nothing_with_the_others() -> None:
    assert PLAIN.rule_set(2, {"stake": "double"}).options["stake"] == "double"
    for players, options in [(2, {"stake": "double", "lurch": False}), (3, {"stake": "double"})]:
        with pytest.raises(RuleSetError) as caught:
            PLAIN.rule_set(players, options)  # type: ignore[arg-type]
        assert refusal(caught) == refused("option_does_not_apply", variant="test.plain", option="stake")


def test_an_option_that_means_nothing_may_keep_its_default() -> None:
    assert PLAIN.rule_set(3, {"stake": "single"}).options["stake"] == "single"


def test_a_variant_may_refuse_combinations_of_its_own() -> None:
    with pytest.raises(RuleSetError) as caught:
        PLAIN.rule_set(3, {"target": 13})
    assert refusal(caught) == refused("nonsense", players=3)


def test_changes_are_what_differs_from_the_defaults() -> None:
    assert PLAIN.changes(PLAIN.rule_set(2)) == {}
    assert PLAIN.changes(PLAIN.rule_set(3, {"target": 20, "tie": "deal"})) == {"target": 20}
    rule_set = PLAIN.rule_set(2, {"target": 5, "stake": "double"})
    assert PLAIN.rule_set(2, PLAIN.changes(rule_set)) == rule_set


def test_rule_sets_are_values() -> None:
    one, same, other = PLAIN.rule_set(2), PLAIN.rule_set(2), PLAIN.rule_set(2, {"target": 5})
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert len({one, same, other}) == 2
    # The order in which options were given makes no difference.
    assert hash(RuleSet("x", 2, {"a": 1, "b": 2})) == hash(RuleSet("x", 2, {"b": 2, "a": 1}))


def test_rule_sets_can_be_sent_elsewhere() -> None:
    rule_set = PLAIN.rule_set(2, {"target": 5})
    assert pickle.loads(pickle.dumps(rule_set)) == rule_set
    assert copy.deepcopy(rule_set) == rule_set


def test_options_of_a_rule_set_cannot_be_changed() -> None:
    given: dict[str, OptionValue] = {"a": 1}
    rule_set = RuleSet("x", 2, given)
    given["a"] = 2
    assert rule_set.options["a"] == 1
    with pytest.raises(TypeError):
        rule_set.options["a"] = 3  # type: ignore[index]


# The table of variants


def test_variants_are_found_by_id_and_alias() -> None:
    table = VariantTable()
    table.add(PLAIN)
    assert table["test.plain"] is table["plain"] is PLAIN
    assert list(table) == [PLAIN]


def test_unknown_variants() -> None:
    with pytest.raises(RuleSetError) as caught:
        VariantTable()["test.plain"]
    assert refusal(caught) == refused("unknown_variant", variant="test.plain")


@pytest.mark.parametrize("taken", ["test.plain", "plain"])
def test_a_name_is_taken_once(taken: str) -> None:
    table = VariantTable()
    table.add(PLAIN)
    with pytest.raises(RuleSetError) as caught:
        table.add(Variant("test.other", "test", (2,), options_for, aliases=(taken,)))
    assert refusal(caught) == refused("name_taken", name=taken)
    assert list(table) == [PLAIN]


def test_what_nobody_can_mean_is_refused_only_where_it_is_agreed_on() -> None:
    def no_single_deal(rule_set: RuleSet) -> None:
        if rule_set.options["target"] == 1:
            raise RuleSetError("nobody_means_that")

    kind = Variant("test.sense", "test", (2,), options_for, sense=no_single_deal)
    usual, odd = kind.rule_set(2), kind.rule_set(2, {"target": 1})
    assert kind.sensible(usual) == usual
    assert kind.restored(2, kind.changes(odd)) == odd
    with pytest.raises(RuleSetError) as caught:
        kind.sensible(odd)
    assert refusal(caught) == refused("nobody_means_that")
    assert PLAIN.sensible(PLAIN.rule_set(2)) == PLAIN.rule_set(2)


def test_a_variant_is_tried_with_its_defaults_unless_it_has_been_proved() -> None:
    def never(players: int, options: Options) -> None:
        raise RuleSetError("nonsense", players=players)

    kind = Variant("test.never", "test", (2,), options_for, check=never)
    with pytest.raises(RuleSetError) as caught:
        VariantTable().add(kind)
    assert refusal(caught) == refused("nonsense", players=2)
    table = VariantTable()
    table.add(kind, proved=True)
    assert list(table) == [kind]
