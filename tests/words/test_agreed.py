"""What people have agreed on is told in sentences, whatever they have put together."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import RuleSet
from cardtable.games.registry import VARIANTS, variant
from cardtable.words.agreed import agreed_html, agreed_in_words, is_put_together


def houses(count: int) -> list[RuleSet]:
    """House rules that somebody might put together, the nonsense left out."""
    chance, kind = random.Random(28), variant("casino.house")
    found: list[RuleSet] = []
    while len(found) < count:
        players = chance.choice(kind.players)
        options = {}
        for option in kind.options(players):
            if chance.random() < 0.3:
                options[option.name] = (
                    chance.choice(option.choices)
                    if option.choices
                    else chance.random() < 0.5
                    if option.kind == "switch"
                    else chance.randint(option.minimum, min(option.maximum, option.minimum + 12))
                )
        try:
            found.append(kind.rule_set(players, options))
        except RuleSetError:
            continue
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_house_rules_are_told_in_sentences(translation: Translation, language: str) -> None:
    translation.switch(language)
    for rule_set in houses(60):
        assert is_put_together(rule_set)
        for heading, sentences in agreed_in_words(rule_set):
            assert heading
            assert sentences
            for one in sentences:
                # A sentence, or a line of points.
                assert one.endswith(".") or re.fullmatch(r".+: .*\d", one), one
                assert "{" not in one
        ElementTree.fromstring(f"<div>{agreed_html(rule_set)}</div>")


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_differs_from_the_book_is_told_of_every_other_rule_set(translation: Translation, language: str) -> None:
    translation.switch(language)
    for kind in VARIANTS:
        rule_set = kind.rule_set(kind.players[0])
        told = agreed_in_words(rule_set)
        assert all(sentences for _, sentences in told)
        assert kind.id == "casino.house" or not is_put_together(rule_set)
        assert agreed_html(rule_set).startswith("<p><b>")
