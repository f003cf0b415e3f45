"""What somebody is asked who counts alone: the form of an answer, and the action that goes with it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cardtable.core.cards import Card
from cardtable.core.own_count import AnswerForm, CountQuestion, OwnAnswer, OwnTurn
from cardtable.core.state import Action


@dataclass(frozen=True)
class Said(Action):
    """A word."""

    word: str

    def __str__(self) -> str:
        return self.word

    def __hash__(self) -> int:
        return hash(self.word)


@pytest.mark.parametrize(
    ("answer", "form"), [(7, AnswerForm.NUMBER), ("good", AnswerForm.WORD), (frozenset((1, 2)), AnswerForm.CARDS)]
)
def test_the_first_right_answer_says_what_an_answer_consists_of(answer: OwnAnswer, form: AnswerForm) -> None:
    assert CountQuestion("any", (answer,)).form is form


def test_each_right_answer_has_its_action_and_any_other_that_of_the_first() -> None:
    fives, sixes = frozenset[Card]((1, 2, 3)), frozenset[Card]((4, 5, 6))
    turn = OwnTurn((CountQuestion("first", (3,)), CountQuestion("which", (fives, sixes))), (Said("five"), Said("six")))
    assert turn.action_for(fives) == Said("five")
    assert turn.action_for(sixes) == Said("six")
    assert turn.action_for(frozenset()) == Said("five")
    assert turn.action_for(None) == Said("five")


def test_one_action_goes_with_all_answers_and_none_where_the_player_chooses() -> None:
    question = CountQuestion("good", ("good", "equal"))
    assert OwnTurn((question,), (Said("a"),)).action_for("equal") == Said("a")
    assert OwnTurn((), (Said("a"),)).action_for(None) == Said("a")
    assert OwnTurn((question,)).action_for("good") is None
