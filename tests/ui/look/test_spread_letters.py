"""Letters that press what is shown, given so that none stands for two things."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.ui.look.letters import letter, spread, unmarked


@pytest.mark.parametrize(
    ("text", "its"),
    [
        ("&Play", "P"),
        ("Take &back", "B"),
        ("Black && white", ""),
        ("Black && &white", "W"),
        ("None", ""),
        ("&ändern", "Ä"),
    ],
)
def test_the_letter_behind_the_mark(text: str, its: str) -> None:
    assert letter(text) == its


def test_marks_that_are_free_stay() -> None:
    assert spread(["&Cut", "&Deal"], {"G", "P"}) == ["&Cut", "&Deal"]


def test_a_letter_of_the_menus_is_not_given_again() -> None:
    # “Alles ansagen” opened the menu “Ansicht”.
    assert spread(["Alles &ansagen", "&Passen"], {"A", "Z", "P"}) == ["A&lles ansagen", "Pa&ssen"]


def test_the_beginning_of_a_word_comes_before_other_letters() -> None:
    assert spread(["&Put back"], {"P"}) == ["Put &back"]


def test_a_text_without_a_mark_stays_without() -> None:
    assert spread(["Three kings", "&Play"], {"P"}) == ["Three kings", "P&lay"]


def test_whose_letters_are_all_taken_has_none() -> None:
    assert spread(["&No", "&On"], {"N"}) == ["No", "&On"]


def test_two_of_the_same_text_have_letters_of_their_own() -> None:
    assert spread(["&Good", "&Good"], ()) == ["&Good", "G&ood"]


@given(st.lists(st.text(alphabet="abß &é1.", max_size=8), max_size=6), st.sets(st.sampled_from("ABÉS")))
def test_no_two_are_the_same_and_no_word_is_changed(texts: list[str], taken: set[str]) -> None:
    marked = spread(texts, taken)
    letters = [letter(text) for text in marked if letter(text)]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & taken
    assert [unmarked(text) for text in marked] == [unmarked(text) for text in texts]
