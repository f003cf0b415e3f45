"""An action is spelt word by word."""

from __future__ import annotations

import pytest

from cardtable import engine
from cardtable.core.errors import CodedError
from cardtable.engine.spelling import END, Spelling

DEALT = "variant casino.swedish\nhands AS 4H TD 2C | 9D KS 3D 7C\ntable 4D 5C 9S QD"


@pytest.fixture
def spelling() -> Spelling:
    match = engine.position(DEALT)
    begun = Spelling(match.family, match.rule_set)
    begun.begin(action for action in match.legal() if action.startswith(("9D", "3D")))
    return begun


def words(spelling: Spelling) -> set[str]:
    return {spelling.words[place] for place in spelling.can_follow()}


def say(spelling: Spelling, *said: str) -> list[str | None]:
    return [spelling.say(spelling.words.index(word)) for word in said]


def test_a_word_after_the_other(spelling: Spelling) -> None:
    assert words(spelling) == {"9D", "3D"}
    assert say(spelling, "9D") == [None]
    assert words(spelling) == {"x", ""}
    assert say(spelling, "x") == [None]
    assert words(spelling) == {"9S", "4D"}
    assert say(spelling, "4D", "5C") == [None, "9D x 4D 5C"]
    assert words(spelling) == set()


def test_what_could_go_on_is_ended(spelling: Spelling) -> None:
    assert say(spelling, "9D") == [None]
    assert spelling.say(END) == "9D"


def test_where_nothing_can_follow_the_action_is_done(spelling: Spelling) -> None:
    assert say(spelling, "3D") == ["3D"]


def test_a_word_that_cannot_follow_changes_nothing(spelling: Spelling) -> None:
    for place in (END, spelling.words.index("x"), -1, 10_000):
        with pytest.raises(engine.IllegalAction) as caught:
            spelling.say(place)
        assert caught.value.code == "cannot_follow"
    assert words(spelling) == {"9D", "3D"}
    assert spelling.said == ()


def test_a_family_without_words_is_refused() -> None:
    with pytest.raises(CodedError) as caught:
        Spelling(object(), engine.position(DEALT).rule_set)  # type: ignore[arg-type]
    assert caught.value.code == "no_words"
