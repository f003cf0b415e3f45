"""Why an answer is right, by the rules alone: sums add up to the answer, and the cards that decide are named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.school.puzzles import puzzles_of
from cardtable.core.cards import parse_cards
from cardtable.core.record import replay
from cardtable.games.puzzles import Puzzle, parse_puzzle
from cardtable.games.registry import FAMILIES, family_of
from cardtable.words import puzzles as words
from cardtable.words.puzzle_kind import Explained

HAND = parse_puzzle(
    "hand\t1120\tpiquet.session\t478247996\t1\tnumber\t-\t-\tcut, change 7S 9S TD JD KC, change 8S 7D 8C\t20=0"
)
GOOD = parse_puzzle(
    "good\t860\tpiquet.session\t292679019\t0\tword\t7D 65\t-\tcut, change TS JS 9H TH 9C, change 8S 7C TC\t"
    "good=0; equal=7; not_good=7"
)
CAPTURE = parse_puzzle(
    "capture\t1060\tcasino.swedish\t478247996\t1\tmove\t9H\t-\t-\t9H x AS 9S 8C=0; 9H x AS 8C=1; 9H x 9S=2; 9H=3"
)


def of(family: str, kind: str) -> Iterator[Puzzle]:
    return (one for one in puzzles_of(family) if one.kind == kind)


def test_a_hand_is_added_up_to_the_answer() -> None:
    for puzzle in of("piquet", "hand"):
        *rows, (_, total) = words.because(puzzle, "").rows
        assert str(total) == puzzle.best
        assert sum(points for _, points in rows) == total
        assert len(rows) > 1


def test_what_keeping_back_gains_or_costs_is_told(translation: Translation) -> None:
    for puzzle in of("piquet", "sink"):
        (said,) = words.because(puzzle, "").sentences
        gains = puzzle.best != "declare"
        assert said.startswith("Your opponent then misreads" if gains else "Saying less costs"), puzzle.id
        points = puzzle.answers["declare"] if gains else min(cost for cost in puzzle.answers.values() if cost)
        assert f" {max(1, round(points))} point" in said


def test_what_is_compared_is_told_with_the_reason() -> None:
    told = words.because(GOOD, "not_good")
    # The answer is the same whatever the person has said.
    assert told == words.because(GOOD, "good")
    assert told.sentences[1] == "The longer one is better."
    assert told.cards
    alike = next(one for one in of("piquet", "good") if one.best == "equal")
    assert words.because(alike, "").sentences[1] == "Both are the same, so neither scores."


@pytest.mark.parametrize("puzzle", list(of("piquet", "good"))[::5], ids=lambda one: one.id)
def test_the_better_one_is_the_one_that_the_answer_says(puzzle: Puzzle) -> None:
    told = words.because(puzzle, "").sentences[1]
    assert (told == "Both are the same, so neither scores.") == (puzzle.best == "equal")


WORTH = parse_puzzle(
    "worth\t1420\tcasino.swedish\t207130\t1\tmove\t-\t-\t-\tTD x 9S AD=0; KD x 9S QH AD 4C=1; "
    "KH x 9S QH AD 4C=1; KD x QH AD=2; KH x QH AD=2; 2D=3; KD=3; KD x 9S 4C=3"
)


def test_what_a_capture_brings_is_added_up_beside_what_ones_own_brings(translation: Translation) -> None:
    told = words.because(WORTH, "KD x 9S QH AD 4C")
    assert told.rows == [("♦10", 2), ("♦A", 1), ("In all", 3)]
    assert told.sentences == ["♦10 takes ♠9 ♦A: 9 + 1 = 10.", "Your choice scores 2 points immediately."]
    assert len(words.because(WORTH, WORTH.best).sentences) == 1
    assert words.because(WORTH, "2D").sentences[1] == "Your choice scores 0 points immediately."


def test_a_capture_is_taken_to_pieces() -> None:
    told = words.because(CAPTURE, "9H x 9S")
    assert told.sentences == ["♥9 takes ♠A ♠9 ♣8: 8 + 1 = 9; 9 = 9.", "You left ♠A ♣8."]
    assert set(told.cards) == set(parse_cards("AS 9S 8C"))
    assert words.because(CAPTURE, CAPTURE.best).sentences == told.sentences[:1]


def test_the_points_of_a_capture_add_up_to_the_total_below_several() -> None:
    for puzzle in of("casino", "capture_marked"):
        most = max(puzzle.answers.values())
        rows = words.because(puzzle, "").rows
        # Laying down is worth nothing, so that the worst answer costs what the best is worth.
        assert rows[-1][1] == most, puzzle.id
        parts = rows[:-1] or rows
        assert sum(points for _, points in parts) == most, puzzle.id
        assert (rows[-1][0] == "In all") == (len(parts) > 1) == (len(rows) > 1)


def test_whatever_does_not_creep_takes_something() -> None:
    for puzzle in of("casino", "creep"):
        first, *others = words.because(puzzle, "").sentences
        assert "can take nothing" in first
        assert len(others) >= 3
        assert all(" takes " in one for one in others)


def test_each_kind_says_where_its_reasons_come_from() -> None:
    for family in ("casino", "ecarte", "piquet"):
        for puzzle in {one.kind: one for one in puzzles_of(family)}.values():
            if words.explained(puzzle) is Explained.BY_RULES and puzzle.kind != "count":
                told = words.because(puzzle, puzzle.best)
                assert told.sentences or told.rows, puzzle.kind
                # After a deal no cards are left that decide.
                after = replay(puzzle.record(), family_of).state is None
                assert bool(told.cards) != after, puzzle.kind


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_puzzle_has_all_of_its_words(translation: Translation, language: str) -> None:
    translation.switch(language)
    met = set()
    for family in FAMILIES:
        for puzzle in puzzles_of(family):
            if puzzle.kind in met:
                continue
            met.add(puzzle.kind)
            worst = max(puzzle.answers, key=puzzle.cost) if puzzle.answers else puzzle.best
            told = [words.title(family, puzzle.kind), words.question(puzzle), *words.offered(puzzle).values()]
            told += [words.answer_words(puzzle, worst), words.cost_words(puzzle, worst)]
            told += words.because(puzzle, worst).sentences
            assert all(told)
            assert not any("{" in one for one in told)
            assert words.has_words(puzzle)
            assert words.explained(puzzle) in Explained
    assert len(met) > 14


def test_a_line_that_is_played_out_is_told_with_its_end() -> None:
    puzzle = next(one for one in of("piquet", "trick") if one.best)
    told = words.line_words(puzzle, [puzzle.best], (3, 2))
    assert told.startswith("The best line, with your opponent’s cards in brackets: ")
    worse = next(answer for answer in puzzle.answers if answer != puzzle.best)
    assert words.line_words(puzzle, [worse], (3, 2)).startswith("The line after your answer: ")


@pytest.mark.parametrize(("language", "quoted"), [("en", "“Refuse the proposal”"), ("de", "„Den Antrag ablehnen“")])
def test_an_answer_within_a_sentence_is_quoted_where_it_has_no_signs(
    translation: Translation, language: str, quoted: str
) -> None:
    translation.switch(language)
    (puzzle, *_) = of("ecarte", "accept")
    assert words.named_answer(puzzle, "refuse") == quoted
    assert words.named_answer(CAPTURE, "9H x 9S") == words.answer_words(CAPTURE, "9H x 9S")
