"""Whatever can be agreed on at Piquet and Écarté is told in a sentence of its own, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from operator import attrgetter
from xml.etree import ElementTree

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Option, Options, OptionValue, RuleSet, Variant
from cardtable.games.registry import VARIANTS
from cardtable.words.agreed import UNUSUAL, agreed_html, agreed_in_words, agreement_words, is_put_together
from cardtable.words.families import words_of
from cardtable.words.told import agreed_options, differs, told_in_groups

FAMILIES = ("piquet", "ecarte")
TABLES = [(kind, players) for kind in VARIANTS if kind.family in FAMILIES for players in kind.players]
DECIDED = {("order", 3), ("box", 4), ("box", 5), ("box", 6)}
"""Options of which nothing can be agreed with a number of players: three always change in turn, and only three have an
adviser.
"""
IDS = [f"{kind.id}-{players}" for kind, players in TABLES]


def values(option: Option) -> list[OptionValue]:
    """Every value of an option; of a number those that are suggested, the least and the most."""
    if option.kind == "switch":
        return [False, True]
    if option.kind == "choice":
        return [*option.choices]
    return sorted({*option.suggestions, option.minimum, option.maximum, option.default})


def ways(kind: Variant, players: int, option: Option) -> Iterator[Options]:
    """What must be agreed besides, so that the option means something."""
    yield {}
    for other in filter(attrgetter("offered"), kind.options(players)):
        for value in values(other):
            yield {other.name: value}


def rule_sets(kind: Variant, players: int, option: Option) -> Iterator[RuleSet]:
    """The rules with each value of an option, and everything else alike; none where the number of players decides."""
    if (option.name, players) in DECIDED:
        return
    for besides in ways(kind, players, option):
        chosen = {**kind.rule_set(players).options, **besides}
        if option.applies is None or option.applies(players, chosen):
            for value in values(option):
                yield kind.rule_set(players, {**besides, option.name: value})
            return
    raise AssertionError(f"{option.name} never means anything")


def sentences(rule_set: RuleSet) -> list[str]:
    return [one for _, told in agreed_in_words(rule_set) for one in told]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("kind", "players"), TABLES, ids=IDS)
def test_every_value_of_every_option_has_its_sentence(
    translation: Translation, kind: Variant, players: int, language: str
) -> None:
    translation.switch(language)
    for option in filter(attrgetter("offered"), kind.options(players)):
        told = [frozenset(sentences(rule_set)) for rule_set in rule_sets(kind, players, option)]
        if (option.name, players) in DECIDED:
            continue
        assert len(set(told)) == len(values(option)), option.name
        alike = frozenset.intersection(*told)
        assert all(one - alike for one in told), option.name


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=IDS)
def test_they_are_whole_sentences_and_two_languages(translation: Translation, kind: Variant, players: int) -> None:
    for option in filter(attrgetter("offered"), kind.options(players)):
        for rule_set in rule_sets(kind, players, option):
            told: dict[str, list[str]] = {}
            for language in ("en", "de"):
                translation.switch(language)
                told[language] = sentences(rule_set)
                for one in told[language]:
                    assert one.endswith("."), one
                    assert one[0].isupper() or one[0].isdigit(), one
                    assert not re.search(r"[{}%]|\(s\)|\(es\)", one), one
                assert len(set(told[language])) == len(told[language])
                ElementTree.fromstring(f"<div>{agreed_html(rule_set)}</div>")
            assert len(told["en"]) == len(told["de"])
            assert not set(told["en"]) & set(told["de"])


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=IDS)
def test_each_option_stands_below_a_heading_that_has_words(
    translation: Translation, kind: Variant, players: int
) -> None:
    words = words_of(kind.family)
    for language in ("en", "de"):
        translation.switch(language)
        headings = [heading for heading, _ in agreed_in_words(kind.rule_set(players))]
        assert len(set(headings)) == len(headings)
        for option in filter(attrgetter("offered"), kind.options(players)):
            assert option.group in words.groups or option.tells_length, option.name


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=IDS)
def test_rules_are_put_together_if_more_than_length_and_stake_differ(kind: Variant, players: int) -> None:
    assert not is_put_together(kind.rule_set(players))
    for option in filter(attrgetter("offered"), kind.options(players)):
        for rule_set in rule_sets(kind, players, option):
            others = {
                one.name
                for one in agreed_options(rule_set)
                if rule_set.options[one.name] != one.default and not one.tells_length and one.name != "stake"
            }
            assert is_put_together(rule_set) == differs(rule_set) == bool(others)


def test_what_counts_in_a_part_of_the_match_alone_is_told_apart(translation: Translation) -> None:
    norman = VARIANTS["piquet.norman"].rule_set(3, {"carte_rouge": True})
    told = dict(agreed_in_words(norman))
    assert any("carte rouge and scores twenty" in one for one in told["Declarations (in the two-player match)"])
    assert told["Declarations"] == ("A point needs at least 4 cards of a suit.",)
    translation.switch("de")
    assert "Ansagen (in der Partie zu zweit)" in dict(agreed_in_words(norman))


def test_it_is_told_in_few_words_and_beside_its_control_too(translation: Translation) -> None:
    words = words_of("piquet")
    parts = {"of_two": "(in the two-player match)", "of_three": "(in the three-player match)"}
    for option in VARIANTS["piquet.norman"].options(3):
        short = agreement_words(option, option.default, words)
        told = [scope for scope, part in parts.items() if part in short]
        assert told == ([option.scope] if option.scope else [])
        assert bool(words.option_scope(option)) == bool(option.scope)


def test_a_part_of_a_match_from_elsewhere_is_told_by_its_code_and_counts_as_not_worded(
    translation: Translation,
) -> None:
    translation.switch("de")
    words = words_of("piquet")
    (known,) = [one for one in VARIANTS["piquet.norman"].options(3) if one.name == "target"]
    foreign = replace(known, scope="of_four")
    assert words.has_option(known)
    assert not words.has_option(foreign)
    assert words.option_scope(foreign) == "Of four"
    assert agreement_words(foreign, 4, words) == f"{words.option_title('target')} (Of four): 4"


def marked(rule_set: RuleSet) -> list[str]:
    """The items with the sign of what is not usual, without their tags."""
    items = ElementTree.fromstring(f"<div>{agreed_html(rule_set)}</div>").iter("li")
    texts = ["".join(item.itertext()) for item in items]
    return [one.removeprefix(UNUSUAL).strip() for one in texts if one.startswith(UNUSUAL)]


@pytest.mark.parametrize(
    ("name", "players", "options", "unusual"),
    [
        ("ecarte", 2, {}, []),
        ("ecarte", 2, {"stake": 5}, []),
        ("piquet.points", 2, {"target": 150}, []),
        ("piquet.robber", 4, {"length": "session"}, []),
        ("ecarte", 2, {"matsch": True, "stake": 5}, ["A loser without a single point pays twice the stake."]),
        (
            "piquet.points",
            2,
            {"repique": "count", "carte_rouge": True, "target": 200},
            [
                "A hand is a carte rouge and scores twenty if every card is part of a good declaration.",
                "A repique is worth an extra 60 points.",
            ],
        ),
        (
            "piquet.robber",
            4,
            {"length": "four_deals", "prizes": "only"},
            [
                "A repique adds nothing to the points.",
                "A pique adds nothing to the points.",
                "Repique and pique win prizes instead of points.",
            ],
        ),
        ("casino.house", 2, {"hand_cards": 6}, []),
    ],
)
def test_what_is_not_usual_has_a_sign(name: str, players: int, options: Options, unusual: list[str]) -> None:
    assert marked(VARIANTS[name].rule_set(players, options)) == unusual


def test_it_is_said_what_the_sign_means(translation: Translation) -> None:
    rule_set = VARIANTS["ecarte"].rule_set(2, {"matsch": True})
    assert f"{UNUSUAL} marks each rule that is not the usual one." in agreed_html(rule_set)
    assert UNUSUAL not in agreed_html(VARIANTS["ecarte"].rule_set(2))
    translation.switch("de")
    assert f"{UNUSUAL} steht vor jeder Regel" in agreed_html(rule_set)


def test_a_repique_is_told_by_what_it_brings() -> None:
    kind = VARIANTS["piquet.points"]
    expected = {
        (100, "at_hundred"): "A repique counts as a separate match won, as you play to 100.",
        (150, "at_hundred"): "A repique is worth an extra 60 points, as you play neither to 100 nor to 101.",
        (150, "own_partie"): "A repique counts as a separate match won, and adds nothing to the points.",
        (100, "count"): "A repique is worth an extra 60 points.",
    }
    for (target, repique), sentence in expected.items():
        assert sentence in sentences(kind.rule_set(2, {"target": target, "repique": repique}))
    assert "A repique wins the match at once." in sentences(VARIANTS["piquet.kings"].rule_set(3))
    of_four = VARIANTS["piquet.robber"].rule_set(4)
    assert "A repique is worth an extra 70 points." in sentences(of_four)


def test_what_nobody_can_agree_on_is_told_all_the_same() -> None:
    of_three, of_four = VARIANTS["piquet.kings"].rule_set(3), VARIANTS["piquet.chouette"].rule_set(4)
    assert "After each match the loser makes room for the king who has waited longest." in sentences(of_three)
    assert "If the box loses a match, it passes to the captain." in sentences(of_four)


def test_what_has_no_sentence_and_no_facts_has_no_heading() -> None:
    rule_set = VARIANTS["ecarte"].rule_set(2)
    groups = {option.group: () for option in VARIANTS["ecarte"].options(2)}
    told = told_in_groups(rule_set, str.upper, {"": ("Five points win.",), **groups}, lambda option, value: "")
    assert told == (("The match", ("Five points win.",)),)


def test_nobody_is_told_what_cannot_be_agreed() -> None:
    with pytest.raises(RuleSetError):
        VARIANTS["ecarte"].rule_set(2, {"matsch": True, "treble": True})
