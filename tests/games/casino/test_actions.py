"""The text form of a play is its identity."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import PACK_52, parse_card, parse_cards
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.games.casino.actions import Play, parse_play

NINE = parse_card("9D")


@pytest.mark.parametrize(
    ("text", "play"),
    [
        ("9D", Play(NINE)),
        ("9D x 9S", Play(NINE, parse_cards("9S"))),
        ("9D x 3S 4H 2C", Play(NINE, parse_cards("3S 4H 2C"))),
        ("9D x #1", Play(NINE, (), (1,))),
        ("9D x 9S #1 #12", Play(NINE, parse_cards("9S"), (1, 12))),
        ("9D + 3S = 12", Play(NINE, parse_cards("3S"), (), 12)),
        ("9D + 3S #2 = 12", Play(NINE, parse_cards("3S"), (2,), 12)),
        ("9D + #2 = 9", Play(NINE, (), (2,), 9)),
    ],
)
def test_text_and_play(text: str, play: Play) -> None:
    assert parse_play(text) == play
    assert str(play) == text


def test_cards_and_builds_may_be_given_in_any_order() -> None:
    assert parse_play("9D x 2C 4H 3S") == parse_play("9D x 3S 4H 2C")
    assert parse_play("9D x #2 #1") == Play(NINE, (), (1, 2))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "9",
        "9X",
        "XD",
        "??",
        "9D ",
        " 9D",
        "9D x",
        "9D x ",
        "9D x 9S ",
        "9D  x 9S",
        "9D x  9S",
        "9D x 9S,4H",
        "9D x ??",
        "9D x 9S = 9",
        "9D + 9S",
        "9D + 9S =",
        "9D + 9S = 0",
        "9D + 9S = 09",
        "9D + 9S = 123",
        "9D + 9S = -9",
        "9D =",
        "9D = 0",
        "9D = -9",
        "9D x #",
        "9D x #x",
        "9D x #01",
        "9D x #²",
        "9D x #1 9S",
        "9D y 9S",
        "9d x 9s",
        "9D x 9S\n",
        "9D\nx 9S",
    ],
)
def test_other_texts_are_no_plays(text: str) -> None:
    with pytest.raises(CodedError) as caught:
        parse_play(text)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_an_action", {"text": as_quoted(text)})


def test_what_a_play_does() -> None:
    assert (Play(NINE).lays_down, Play(NINE).captures) == (True, False)
    assert (parse_play("9D x 9S").lays_down, parse_play("9D x 9S").captures) == (False, True)
    assert (parse_play("9D x #1").lays_down, parse_play("9D x #1").captures) == (False, True)
    assert (parse_play("9D + 3S = 12").lays_down, parse_play("9D + 3S = 12").captures) == (False, False)


cards = st.sampled_from(PACK_52)


@given(
    cards,
    st.lists(cards, max_size=8).map(lambda found: tuple(sorted(found))),
    st.sets(st.integers(1, 40), max_size=3).map(lambda found: tuple(sorted(found))),
    st.integers(0, 16),
)
def test_every_play_survives_its_text(card: int, taken: tuple[int, ...], builds: tuple[int, ...], value: int) -> None:
    play = Play(card, taken, builds, value if taken or builds else 0)
    assert parse_play(str(play)) == play


@given(st.text(alphabet="9TDSx+=# 12", max_size=12))
def test_a_text_is_the_text_of_a_play_or_is_refused(text: str) -> None:
    try:
        play = parse_play(text)
    except CodedError:
        return
    assert parse_play(str(play)) == play
    assert sorted(str(play)) == sorted(text)
