"""The puzzles of Casino."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.casino.puzzle_reasons import (
    because_captured,
    because_left,
    because_marked,
    because_only_one,
    because_worth,
    last_play,
)
from cardtable.words.mark import QT_TRANSLATE_NOOP, worded
from cardtable.words.puzzle_kind import Explained, PuzzleWords
from cardtable.words.turn_puzzles import WHO

_LAST = {
    "last": QT_TRANSLATE_NOOP("Puzzles", "You made the last capture"),
    "not_last": QT_TRANSLATE_NOOP("Puzzles", "Your opponent made the last capture"),
}


def _last(about: str) -> str:
    """Return words that say whether the solver has made the last capture; an unknown ``about`` is returned as it is."""
    return worded("Puzzles", _LAST[about]) if about in _LAST else about


PUZZLES: Mapping[str, PuzzleWords] = {
    "capture": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What can this card capture?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "Play {about} and capture as many cards as it can. Find every set."),
        cost=QT_TRANSLATE_NOOP("Puzzles", "Cards you could also have captured: {cost}."),
        least=QT_TRANSLATE_NOOP("Puzzles", "Cards you could also have captured: at least {cost}."),
        explained=Explained.BY_RULES,
        because=because_captured,
    ),
    "capture_high": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What can this card capture in Zwickern?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "In Zwickern an ace is 11, a jack 12, a queen 13 and a king 14. Play {about} and capture "
            "as many cards as it can.",
        ),
        cost=QT_TRANSLATE_NOOP("Puzzles", "Cards you could also have captured: {cost}."),
        least=QT_TRANSLATE_NOOP("Puzzles", "Cards you could also have captured: at least {cost}."),
        explained=Explained.BY_RULES,
        because=because_captured,
    ),
    "capture_marked": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which capture scores most in Cicera?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "In Cicera a card captures one matching card or one set. Scua, picada, simili and "
            "quadriglia are worth a point each. Play {about} for the most points.",
        ),
        cost=QT_TRANSLATE_NOOP("Puzzles", "Points given away: {cost}."),
        least=QT_TRANSLATE_NOOP("Puzzles", "Points given away: at least {cost}."),
        laid=QT_TRANSLATE_NOOP("Puzzles", "Just played:"),
        explained=Explained.BY_RULES,
        because=because_marked,
    ),
    "worth": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which capture is worth most?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "More cards do not always mean more points: an ace is worth one, ♦10 two, ♠2 one, and a sweep one. "
            "Which capture scores most there and then?",
        ),
        explained=Explained.BY_RULES,
        because=because_worth,
    ),
    "creep": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which card can creep?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "In Krypkasino a card that can capture must, and points are bad. One card in your hand "
            "can take nothing: creep with it.",
        ),
        cost=QT_TRANSLATE_NOOP("Puzzles", "Cards this one has to capture: {cost}."),
        least=QT_TRANSLATE_NOOP("Puzzles", "Cards this one has to capture: at least {cost}."),
        explained=Explained.BY_RULES,
        because=because_only_one,
    ),
    "ending": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "The last cards"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "The stock is used up, and a player who has counted knows every card. Which play scores most?"
        ),
        explained=Explained.BY_LINE,
    ),
    "count": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What does this deal score?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "The deal is over. {about}, and you made no sweep. How many points do you score?",
        ),
        laid=QT_TRANSLATE_NOOP("Puzzles", "You captured these cards."),
        explained=Explained.BY_RULES,
        about=_last,
    ),
    "rest": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Who gets the rest?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "The last card of the deal has been played. {about} Who gets the cards that are left on the table?",
        ),
        offered=WHO,
        about=last_play,
        explained=Explained.BY_RULES,
        because=because_left,
    ),
}
