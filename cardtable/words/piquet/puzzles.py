"""The puzzles of Piquet in words."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.piquet.actions import parse_item
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.ranking import RANKS
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.piquet.items import point_words, sequence_words, set_words
from cardtable.words.puzzle_kind import PuzzleWords


def _declared(about: str) -> str:
    """Return the declaration of elder hand in words: a point with its pips, a sequence with its highest card,
    or a set.
    """
    text, _, pips = about.partition(" ")
    item = parse_item(text)
    match item.kind:
        case Kind.POINT:
            return translate("Puzzles", "a point of {cards}, making {pips} pips").format(
                cards=point_words(item.length), pips=pips
            )
        case Kind.SEQUENCE:
            return sequence_words(item.length, RANKS[item.rank])
    return set_words(item.length, RANKS[item.rank])


PUZZLES: Mapping[str, PuzzleWords] = {
    "discard": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What do you lay away?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "The first deal of a match. Which cards do you lay away?"),
    ),
    "hand": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Count this hand"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "If all that you hold is good, how many points do point, sequences, trios and quatorzes bring?"
        ),
    ),
    "good": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Good, or not good?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "Elder declares: {about}. What do you answer with your hand?"),
        offered={
            "good": QT_TRANSLATE_NOOP("Puzzles", "Good"),
            "equal": QT_TRANSLATE_NOOP("Puzzles", "Equal"),
            "not_good": QT_TRANSLATE_NOOP("Puzzles", "Not good"),
        },
        about=_declared,
    ),
    "trick": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which card do you play?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "Both hands lie open, and both play as well as can be. Your card?"),
    ),
}
