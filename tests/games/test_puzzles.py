"""Puzzles as lines of a file."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.match import Beginning
from cardtable.core.record import replay
from cardtable.games.puzzles import (
    Asks,
    Puzzle,
    PuzzleError,
    format_puzzle,
    format_puzzles,
    parse_puzzle,
    parse_puzzles,
)
from cardtable.games.registry import family_of
from cardtable.session.session import Session

FIELDS = ("ending", "1300", "casino.classic", "17", "1", "move", "-", "3H AC", "-", "KS=0; 5S + 4H = 9=0.5; 2D=1.25")


def line(**changes: str) -> str:
    names = ("kind", "rating", "variant", "number", "dealer", "asks", "about", "laid", "actions", "answers")
    return "\t".join({**dict(zip(names, FIELDS, strict=True)), **changes}.values())


def test_a_line_is_read_and_written_again() -> None:
    puzzle = parse_puzzle(line())
    assert puzzle == Puzzle(
        kind="ending",
        rating=1300,
        variant="casino.classic",
        number=17,
        dealer=1,
        asks=Asks.MOVE,
        about="",
        laid=parse_cards("3H AC"),
        actions=(),
        answers={"KS": 0.0, "5S + 4H = 9": 0.5, "2D": 1.25},
    )
    assert format_puzzle(puzzle) == line()
    assert (puzzle.id, puzzle.best) == ("ending.casino.classic.17", "KS")


def test_an_answer_that_is_not_listed_costs_what_the_last_one_costs() -> None:
    puzzle = parse_puzzle(line())
    assert [puzzle.cost(answer) for answer in ("KS", "2D", "9H")] == [0.0, 1.25, 1.25]
    number = parse_puzzle(line(asks="number", answers="7=0"))
    assert (number.cost("7"), number.cost("8")) == (0.0, 1.0)


def test_the_number_gives_the_pack_and_the_deal() -> None:
    puzzle = parse_puzzle(line(variant="ecarte", kind="propose", answers="propose=0; play=1"))
    assert sorted(puzzle.pack()) == sorted(puzzle.family.pack(replay(puzzle.record(), family_of).rule_set))
    assert puzzle.record("Anna", "Falk").seats[0].name == "Anna"
    assert parse_puzzle(line(number="18")).pack() != parse_puzzle(line()).pack()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rating": "12"}, "12: a number from 400"),
        ({"rating": "many"}, "many: a number"),
        ({"variant": "whist"}, "unknown variant"),
        ({"variant": "piquet.robber"}, "for two"),
        ({"number": "0"}, "0: a number from 1"),
        ({"dealer": "2"}, "2: a number from 0 to 1"),
        ({"asks": "song"}, "song"),
        ({"laid": "ZZ"}, "not a card"),
        ({"answers": "KS=1; 2D=2"}, "the best first"),
        ({"answers": "KS=0; 2D=2; 3D=1"}, "the best first"),
        ({"answers": "KS=0; 2D=2; KS=3"}, "twice"),
        ({"answers": "KS=0"}, "two at least"),
        ({"answers": "KS=0; 2D"}, ""),
        ({"answers": "KS=0; 2D=1e9"}, "what it costs"),
        ({"answers": "KS=0; 2D=nan"}, "what it costs"),
        ({"asks": "number"}, "numbers alone"),
        ({"actions": "x" * 5000}, "at most 4000"),
    ],
)
def test_a_line_that_cannot_be_a_puzzle_is_refused(changes: dict[str, str], reason: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        parse_puzzle(line(**changes), 3)
    assert refused.value.code == "bad_exercise"
    assert refused.value.parameters["line"] == 3
    assert reason in str(refused.value)


def test_a_line_with_a_field_too_many_is_refused() -> None:
    with pytest.raises(PuzzleError, match="10 or 11 fields"):
        parse_puzzle(line() + "\t5 10 3\tmore")


def test_a_match_that_has_begun_before_stands_in_a_field_of_its_own() -> None:
    puzzle = parse_puzzle(line() + "\t5 10 3")
    assert puzzle.begun == Beginning((5, 10), 3)
    assert format_puzzle(puzzle) == line() + "\t5 10 3"
    match = replay(puzzle.record(), family_of)
    assert (match.standing.points, match.standing.deals, match.standing.dealer) == ((5, 10), 3, 1)
    # Whoever goes on from there, or looks back at it, finds the same standing.
    session = Session.resume(puzzle.record())
    assert session.standing_before(0).points == session.standing.points == (5, 10)
    assert session.record().begun == puzzle.begun


@pytest.mark.parametrize("begun", ["", "5 10", "5 10 3 4", "5 ten 3", "5 1000 3", "-1 5 3"])
def test_points_that_no_match_can_have_begun_with_are_refused(begun: str) -> None:
    with pytest.raises(PuzzleError, match=r"a number"):
        parse_puzzle(f"{line()}\t{begun}")


def test_a_file_has_remarks_and_no_puzzle_twice() -> None:
    first, second = parse_puzzle(line()), parse_puzzle(line(kind="capture", about="KS"))
    text = format_puzzles([first, second], ["made by hand"])
    assert text.startswith("# made by hand\ncapture\t")
    assert parse_puzzles(text + "\n") == [second, first]
    with pytest.raises(PuzzleError, match="twice"):
        parse_puzzles(text + format_puzzle(first))
