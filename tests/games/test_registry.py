"""Where games are found, and what each variant makes of what is agreed on.

Who plays and with which pack is held to the rule pages (``tests/ui/help/test_pages.py``), options and their defaults to
the RULES.md of each family (``tests/test_rules_book.py``).
"""

from __future__ import annotations

import pytest

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import OptionValue, Variant
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import FAMILIES, VARIANTS, family_of, variant

CASINO = [kind.id for kind in VARIANTS if kind.family == "casino"]


def test_every_variant_belongs_to_its_family() -> None:
    for kind in VARIANTS:
        assert kind in FAMILIES[kind.family].variants()
        assert family_of(kind.id) is FAMILIES[kind.family]
        assert all(variant(alias) is kind for alias in kind.aliases)


@pytest.mark.parametrize("kind", list(VARIANTS), ids=lambda kind: kind.id)
def test_every_variant_can_be_played_with_its_defaults(kind: Variant) -> None:
    """A start does not try that of the program's own."""
    for players in kind.players:
        assert kind.rule_set(players).players == players


def test_unknown_variants_are_refused() -> None:
    for ask in (variant, family_of):
        with pytest.raises(RuleSetError, match="unknown variant"):
            ask("casino.lapp")


@pytest.mark.parametrize(
    ("name", "options", "option"),
    [
        ("casino.mulle_sassersson", {"double_use": "both"}, "double_use"),
        ("casino.mulle_sassersson", {"target": 50}, "target"),
        ("casino.mulle_sassersson", {"length": "points", "deals": 2}, "deals"),
        ("casino.mulle_glimne", {"target": 50}, "target"),
    ],
)
def test_options_that_mean_nothing_together_are_refused(
    name: str, options: dict[str, OptionValue], option: str
) -> None:
    with pytest.raises(RuleSetError) as caught:
        variant(name).rule_set(2, options)
    assert caught.value.code == "option_does_not_apply"
    assert dict(caught.value.parameters) == {"variant": name, "option": option}


@pytest.mark.parametrize("name", CASINO)
def test_every_number_of_players_plays_somebody(name: str) -> None:
    kind = variant(name)
    for players in kind.players:
        rule_set = kind.rule_set(players)
        rules = casino_rules(rule_set)
        assert rules.players == players
        assert all(seat in rules.sides[rules.side_of[seat]] for seat in range(players))
        assert rules.plan.cards() == len(rules.pack)
        with pytest.raises(RuleSetError):
            kind.rule_set(7)


def test_rule_data_is_made_once_for_a_rule_set() -> None:
    assert casino_rules(variant("kasino").rule_set(3)) is casino_rules(variant("casino.swedish").rule_set(3))


@pytest.mark.parametrize("variant", list(VARIANTS), ids=lambda variant: variant.id)
def test_what_a_source_says_to_the_letter_can_be_played(variant: Variant) -> None:
    for players in variant.players:
        usual, literal = variant.rule_set(players), variant.rule_set(players, variant.source)
        changed = {name for name, value in literal.options.items() if usual.options[name] != value}
        assert changed == set(variant.source or {})
