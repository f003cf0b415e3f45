"""A family from elsewhere keeps the contract of all families, by the same tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.ai.names import EVERYBODY
from cardtable.ai.protocol import Reason
from cardtable.ai.roster import players_of, reasons_of
from cardtable.core.errors import CodedError, RuleSetError
from cardtable.core.family import Family
from cardtable.core.rules import OptionValue, Variant
from cardtable.games.registry import FAMILIES, VARIANTS, family_of, register, registered, room, variant
from cardtable.words.families import has_words, variant_name, words_of
from tests.contract.checks import checks, name_of
from tests.contract.setups import Setup
from tests.toy.door import ROOMS
from tests.toy.family import FAMILY, VARIANT, PairsFamily


def setup_of(**options: OptionValue) -> Setup:
    return Setup(variant(VARIANT).rule_set(2, options), "toy")


@pytest.mark.parametrize("options", [{}, {"target": 11}], ids=str)
@pytest.mark.parametrize("check", checks("setup"), ids=name_of)
def test_with_any_options(check: Callable[..., None], options: dict[str, OptionValue]) -> None:
    check(setup_of(**options))


@pytest.mark.parametrize("check", checks("setup", "seed"), ids=name_of)
def test_with_another_deal(check: Callable[..., None]) -> None:
    check(setup_of(), seed=77)


@pytest.mark.parametrize("player", EVERYBODY)
@pytest.mark.parametrize("check", checks("setup", "player"), ids=name_of)
def test_with_every_player(check: Callable[..., None], player: str) -> None:
    check(setup_of(), player=player)


def test_the_contract_is_not_empty() -> None:
    assert len(checks("setup")) > 20
    assert len(checks("setup", "seed")) == 3
    assert len(checks("setup", "player")) == 4


def test_every_code_has_words() -> None:
    words = words_of(FAMILY.name)
    assert has_words(VARIANT)
    assert all(words.has_title(code) for code in FAMILY.lines)
    assert all(words.has_speech(code) for code in FAMILY.said)
    assert {words.reason(Reason(code)) for code in reasons_of(FAMILY.name)} == set(words.reasons.values())
    assert tuple(players_of(FAMILY.name)) == EVERYBODY


def test_a_code_means_something_in_its_family_alone() -> None:
    line = FAMILY.lines("trick")
    titles = {name: words_of(name).titles.get(line) for name in FAMILIES}
    assert titles["pairs"] == "Tricks won"
    assert titles["piquet"] == "Trick"


# Registration


class Renamed(PairsFamily):
    """The toy under another name, with the same rule set."""

    name = "twins"


def test_names_are_taken_once() -> None:
    known = set(FAMILIES), [one.id for one in VARIANTS]
    for family in (FAMILY, Renamed()):
        with pytest.raises(RuleSetError, match="name taken"):
            register(family, ROOMS)
    assert known == (set(FAMILIES), [one.id for one in VARIANTS])


def test_a_family_that_has_left_is_unknown() -> None:
    class Other(PairsFamily):
        name = "other"

        def variants(self) -> tuple[Variant, ...]:
            return ()

    other: Family = Other()
    with registered(other, ROOMS):
        assert room("other", "words").WORDS is words_of(FAMILY.name)
    with pytest.raises(RuleSetError, match="unknown family"):
        words_of("other")
    with pytest.raises(CodedError):
        family_of("other")
    assert variant_name("other.kind") == "Other kind"
