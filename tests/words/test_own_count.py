"""Whoever counts alone is asked in whole sentences, and told the right answer with its reason, at every game."""

from __future__ import annotations

import random

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.own_count import AnswerForm, CountQuestion, WithOwnCount
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.session import Session
from cardtable.words.own_count import answered, asked, offered, told

SEATS = (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "greedy"))


def questions(name: str, seed: int) -> list[CountQuestion]:
    """All that is asked in a deal that is played by chance."""
    session = Session.begin(variant(name).rule_set(2), SEATS, random.Random(seed), first_dealer=seed % 2)
    family = session.family
    found: list[CountQuestion] = []
    assert isinstance(family, WithOwnCount)
    session.begin_deal()
    chance = random.Random(seed)
    while not session.between_deals:
        seen = session.observe(session.actor())
        found += family.own_turn(seen, session.legal()).questions
        if (running := family.own_running(seen)) is not None:
            found.append(running)
        session.submit(session.actor(), session.legal().random_action(chance))
    for side in range(len(session.sides)):
        found += family.own_deal(session.rule_set, session.finished(0).lines, side)
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_and_its_answer_are_sentences(translation: Translation, language: str) -> None:
    translation.switch(language)
    names = [one.id for one in VARIANTS if 2 in one.players and isinstance(_family(one.id), WithOwnCount)]
    assert len({variant(name).family for name in names}) == 3
    forms = set()
    for place, name in enumerate(names):
        family = variant(name).family
        for question in questions(name, place):
            forms.add(question.form)
            words = asked(family, question)
            assert words.endswith(("?", ".", ":")), words
            assert "{" not in words + told(family, question)
            assert told(family, question).rstrip("”“").endswith((".", "!")), told(family, question)
            choices = offered(family, question)
            assert list(choices) == list(question.offered)
            assert all(choices.values())
            assert answered(family, question, question.right[0])
    assert forms == set(AnswerForm)


def _family(name: str) -> object:
    return Session.begin(variant(name).rule_set(2), SEATS, random.Random(1), first_dealer=0).family
