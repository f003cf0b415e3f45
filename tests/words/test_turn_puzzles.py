"""Puzzles about whose turn it is, in words: what has happened is told, and the answer is not."""

from __future__ import annotations

import pytest

from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.school.puzzles import puzzles_of
from cardtable.core.cards import parse_card
from cardtable.words import puzzles as words
from cardtable.words.casino.puzzle_reasons import last_play
from cardtable.words.ecarte.puzzle_reasons import agreed_and_won
from cardtable.words.turn_puzzles import follows, standing_after, winner_leads, winner_words

KINDS = [("piquet", "leads"), ("piquet", "counts"), ("piquet", "deals"), ("ecarte", "leads"), ("ecarte", "counts")]
KINDS += [("ecarte", "deals"), ("casino", "rest")]


def test_who_lays_what_is_said_from_the_persons_side() -> None:
    assert follows("mine QH") == "You play ♥Q to it."
    assert follows("theirs TD") == "Your opponent plays ♦10 to it."
    assert standing_after("mine 56 105") == "You dealt this one, and now it is 56 to 105."
    assert standing_after("theirs 5 3") == "Your opponent dealt this one, and now it is 5 to 3."
    assert last_play("theirs mine 7H x 7S").endswith("Now you take ♠7 with ♥7.")
    assert (
        last_play("mine theirs 7H") == "So far, the last capture was yours. Now your opponent leaves ♥7 on the table."
    )
    assert agreed_and_won("exchanged 3") == "Cards were exchanged. The tricks: 3 to you, 2 to your opponent."
    assert agreed_and_won("stood theirs 0").startswith("Your opponent played without proposing. The tricks: 0 to you")


def test_why_a_card_wins() -> None:
    nine, ten, heart = map(parse_card, ("9S", "TS", "7H"))
    assert winner_words(nine, ten, beats=True, same_suit=True).startswith("♠10 wins: it is the higher card")
    assert winner_words(ten, nine, beats=False, same_suit=True).startswith("♠10 wins: it is the higher card")
    assert winner_words(nine, heart, beats=True, same_suit=False).startswith("♥7 wins: a trump")
    assert winner_words(nine, heart, beats=False, same_suit=False) == (
        "♠9 wins: ♥7 is of another suit, so it cannot win."
    )
    assert winner_leads() == "The winner of a trick leads to the next one."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "kind"), KINDS)
def test_all_that_is_asked_and_answered_has_words(
    translation: Translation, language: str, family: str, kind: str
) -> None:
    translation.switch(language)
    for puzzle in [one for one in puzzles_of(family) if one.kind == kind]:
        asked = words.question(puzzle)
        assert "{" not in asked
        assert asked.count("?") == 1
        told = words.because(puzzle, "")
        assert told.sentences
        # Right or wrong, the reason is the same.
        assert all(words.because(puzzle, given) == told for given in puzzle.answers)
        assert not any("{" in one for one in told.sentences)


def test_the_reason_for_two_points_is_told_where_somebody_pays() -> None:
    rule = "But a player who plays without proposing"
    for puzzle in [one for one in puzzles_of("ecarte") if one.kind == "counts"]:
        *agreed, own = puzzle.about.split()
        loser = "mine" if int(own) < 3 else "theirs"
        pays = agreed[-1] == loser
        assert any(one.startswith(rule) for one in words.because(puzzle, "").sentences) == pays, puzzle.id


def test_who_has_won_a_match_is_told_before_the_rule() -> None:
    told = {words.because(one, "").sentences[0]: one.best for one in puzzles_of("ecarte") if one.kind == "deals"}
    assert told["You have won the match."] == "mine"
    assert told["Your opponent has won the match."] == "theirs"
