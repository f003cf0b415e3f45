"""The puzzles of Piquet in words."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.piquet.actions import parse_item
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.ranking import RANKS
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.piquet.items import point_words, sequence_words, set_words
from cardtable.words.piquet.puzzle_reasons import (
    because_compared,
    because_counted,
    because_led,
    because_scored,
    because_sunk,
)
from cardtable.words.puzzle_kind import Explained, PuzzleWords
from cardtable.words.turn_puzzles import WHO, follows, who_deals, who_leads


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


def _totals(about: str) -> str:
    """Return the totals of both by now in words."""
    own, _, other = about.partition(" ")
    return translate("Puzzles", "{own} to {other}").format(own=own, other=other)


_STAKES = QT_TRANSLATE_NOOP("Puzzles", "Cost in stakes: {cost}.")
PUZZLES: Mapping[str, PuzzleWords] = {
    "discard": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What do you discard?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "The first deal of a match. Which cards do you discard?"),
    ),
    "hand": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Count this hand"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "If everything you hold is good, how many points do you score for point, sequences, trios and quatorzes?",
        ),
        explained=Explained.BY_RULES,
        because=because_counted,
    ),
    "good": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Good, or not good?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "Elder declares: {about}. Holding this hand, what do you answer?"),
        offered={
            "good": QT_TRANSLATE_NOOP("Puzzles", "Good"),
            "equal": QT_TRANSLATE_NOOP("Puzzles", "Equal"),
            "not_good": QT_TRANSLATE_NOOP("Puzzles", "Not good"),
        },
        about=_declared,
        explained=Explained.BY_RULES,
        because=because_compared,
    ),
    "sink": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Declare it, or keep it back?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "The first deal of a match. You may declare everything in this class, or less, so that your opponent "
            "misreads your hand. What do you say?",
        ),
        explained=Explained.BY_RULES,
        because=because_sunk,
    ),
    "leads": who_leads(because_led),
    "counts": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Who scores for this trick?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "A card has been led. {about} It is not the last trick. Who scores for it?"
        ),
        offered={**WHO, "both": QT_TRANSLATE_NOOP("Puzzles", "Both of us")},
        about=follows,
        explained=Explained.BY_RULES,
        because=because_scored,
    ),
    "deals": who_deals(
        QT_TRANSLATE_NOOP(
            "Puzzles",
            "A match to a hundred. The deal is over. {about} Who deals next, in this match or in the one after it?",
        )
    ),
    "lead": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What do you lead?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "You have the lead. Your opponent’s cards are hidden; you know only what was declared and played. "
            "Which card do you lead?",
        ),
    ),
    "trick": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which card do you play?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "Both hands are open, and both players play their best. Which card do you play?"
        ),
        explained=Explained.BY_LINE,
    ),
    "hand36": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Count a 36-card Piquet hand"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "Thirty-six-card Piquet: if everything you hold is good, how many points do you score for point, "
            "sequences, trios and quatorzes?",
        ),
        explained=Explained.BY_RULES,
        because=because_counted,
    ),
    "trick36": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which card, when low cards score nothing?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "Thirty-six-card Piquet: only a ten or better scores in play. Both hands are open, and both players "
            "play their best. Which card do you play?",
        ),
        explained=Explained.BY_LINE,
    ),
    "save_rubicon": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Save the Rubicon"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "The last deal of a Rubicon match. With this deal’s points so far, the score is {about}. "
            "You will lose, but one card still gets you to a hundred. Which?",
        ),
        about=_totals,
        explained=Explained.BY_LINE,
    ),
    "keep_under": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Keep them below a hundred"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "The last deal of a Rubicon match. With this deal’s points so far, the score is {about}. "
            "You will win, and one card keeps your opponent below a hundred. Which?",
        ),
        about=_totals,
        explained=Explained.BY_LINE,
    ),
    "arrive_first": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Get there first"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "A match to a hundred. With this deal’s points so far, the score is {about}. With one "
            "card you get there first; with any other your opponent does. Which?",
        ),
        about=_totals,
        explained=Explained.BY_LINE,
        cost=_STAKES,
    ),
    "save_double": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Save the double"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "A match to a hundred. With this deal’s points so far, the score is {about}. Your "
            "opponent will get there first, and a loser with fewer than fifty pays double. Which "
            "card saves you?",
        ),
        about=_totals,
        explained=Explained.BY_LINE,
        cost=_STAKES,
    ),
}
