"""The puzzles about whose turn it is in words, as far as families share them."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.core.cards import Card
from cardtable.core.match import Match
from cardtable.games.puzzles import SOLVER, Puzzle
from cardtable.words.cards import card_of_text, card_sign
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate, worded
from cardtable.words.puzzle_kind import Because, Explained, PuzzleWords

MINE = "mine"
"""The code of the side of the person who solves the puzzle; the other one is that of the opponent."""
WHO = {
    MINE: QT_TRANSLATE_NOOP("Puzzles", "I do"),
    "theirs": QT_TRANSLATE_NOOP("Puzzles", "My opponent does"),
}
"""The answers to the question who does something."""


def who_leads(because: Callable[[Match, Puzzle, str], Because]) -> PuzzleWords:
    """Return the words of the puzzles about who leads next, with the reasons of a family."""
    return PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Who leads to the next trick?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "A card has been led. {about} Who leads to the next trick?"),
        offered=WHO,
        about=follows,
        explained=Explained.BY_RULES,
        because=because,
    )


def who_deals(question: str) -> PuzzleWords:
    """Return the words of the puzzles about who deals next; ``question`` says how far a match goes."""
    return PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Whose deal is it?"),
        question=question,
        offered=WHO,
        about=standing_after,
        explained=Explained.BY_RULES,
        because=_because_dealt,
    )


def follows(about: str) -> str:
    """Return the sentence that says who plays which card to a lead: ``theirs QH``."""
    side, _, text = about.partition(" ")
    card = card_of_text(text)
    said = (
        translate("Puzzles", "You play {card} to it.")
        if side == MINE
        else translate("Puzzles", "Your opponent plays {card} to it.")
    )
    return said.format(card=text if card is None else card_sign(card))


def standing_after(about: str) -> str:
    """Return the sentence that says who has dealt and how the match stands: ``theirs 5 3``."""
    side, own, other = about.split(" ")
    said = (
        translate("Puzzles", "You dealt this one, and now it is {own} to {other}.")
        if side == MINE
        else translate("Puzzles", "Your opponent dealt this one, and now it is {own} to {other}.")
    )
    return said.format(own=own, other=other)


def _because_dealt(match: Match, _puzzle: Puzzle, _given: str) -> Because:
    """Return the rule by which somebody deals next: the winner of a match, or else the two in turn."""
    if not match.over:
        return Because(
            (translate("Puzzles", "The match is not over yet, and within a match the players deal in turn."),)
        )
    won = (
        translate("Puzzles", "You have won the match.")
        if SOLVER in match.standing.winners
        else translate("Puzzles", "Your opponent has won the match.")
    )
    return Because((won, translate("Puzzles", "The winner of a match deals first in the next one.")))


def winner_words(led: Card, card: Card, *, beats: bool, same_suit: bool) -> str:
    """Return which of two cards wins the trick, and why. ``beats`` says whether the second one does."""
    if same_suit:
        said = translate("Puzzles", "{better} wins: it is the higher card of the suit that was led.")
        return said.format(better=card_sign(card if beats else led))
    if beats:
        return translate("Puzzles", "{card} wins: a trump beats every card of another suit.").format(
            card=card_sign(card)
        )
    said = translate("Puzzles", "{led} wins: {card} is of another suit, so it cannot win.")
    return said.format(led=card_sign(led), card=card_sign(card))


def winner_leads() -> str:
    """Return the rule by which somebody leads."""
    return worded("Puzzles", _WINNER_LEADS)


_WINNER_LEADS = QT_TRANSLATE_NOOP("Puzzles", "The winner of a trick leads to the next one.")
