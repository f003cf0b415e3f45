"""What somebody is asked who declares and counts alone at Piquet."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.own_words import TOTAL, TOTAL_TOLD, OwnWords

_OFFERED = {
    "good": QT_TRANSLATE_NOOP("OwnCount", "Good"),
    "equal": QT_TRANSLATE_NOOP("OwnCount", "Equal"),
    "not_good": QT_TRANSLATE_NOOP("OwnCount", "Not good"),
}
_INSTEAD = {
    "good": QT_TRANSLATE_NOOP("OwnCount", "You have nothing as good, so the answer is “good”."),
    "equal": QT_TRANSLATE_NOOP("OwnCount", "Yours is just as good, so it is equal and nobody scores."),
}
_BETTER = QT_TRANSLATE_NOOP("OwnCount", "Yours is better, so the answer is “not good”.")
OWN_COUNT: Mapping[str, OwnWords] = {
    "mark.point": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Which cards are your point? Show them on the table."),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "The point is your longest suit or, if two are equally long, the one with more pips. Yours is {answer}.",
        ),
        instead={"": QT_TRANSLATE_NOOP("OwnCount", "A point needs at least four cards of a suit. You have none.")},
    ),
    "mark.sequence": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Which cards are your best sequence? Show them on the table."),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "A sequence is three or more cards of a suit in a row. The longest is best or, if two are "
            "equally long, the higher one. Yours is {answer}.",
        ),
        instead={"": QT_TRANSLATE_NOOP("OwnCount", "You do not hold three cards of a suit in a row.")},
    ),
    "mark.set": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Which cards are your best trio or quatorze? Show them on the table."),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Three or four of a kind score if they are tens or higher. Four beat three; otherwise the "
            "higher rank is better. Yours is {answer}.",
        ),
        instead={"": QT_TRANSLATE_NOOP("OwnCount", "You do not hold three of any rank from the ten up.")},
    ),
    "value.point": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Your point is good. What do you score for it?"),
        told=QT_TRANSLATE_NOOP("OwnCount", "A point scores one for each card: {answer}."),
    ),
    "value.sequence": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Your sequences are good. What do you score for them altogether?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Three cards are worth three, four are worth four, five are worth fifteen, and each "
            "further card one more: {answer}.",
        ),
    ),
    "value.set": OwnWords(
        question=QT_TRANSLATE_NOOP(
            "OwnCount", "Your trios and quatorzes are good. What do you score for them altogether?"
        ),
        told=QT_TRANSLATE_NOOP("OwnCount", "A trio is worth three, a quatorze fourteen: {answer}."),
    ),
    "answer.point": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Elder has declared a point. What do you answer?"),
        told=_BETTER,
        instead=_INSTEAD,
        offered=_OFFERED,
    ),
    "answer.sequence": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Elder has declared a sequence. What do you answer?"),
        told=_BETTER,
        instead=_INSTEAD,
        offered=_OFFERED,
    ),
    "answer.set": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Elder has declared a trio or a quatorze. What do you answer?"),
        told=_BETTER,
        instead=_INSTEAD,
        offered=_OFFERED,
    ),
    "ninety": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Elder is about to lead. Do you announce a repique?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount", "You score thirty or more before the other player scores, so it is a repique."
        ),
        instead={
            "no_ninety": QT_TRANSLATE_NOOP(
                "OwnCount", "You score less than thirty before the other player does, so it is not a repique."
            )
        },
        offered={
            "ninety": QT_TRANSLATE_NOOP("OwnCount", "Yes, a repique"),
            "no_ninety": QT_TRANSLATE_NOOP("OwnCount", "No"),
        },
    ),
    "declared": OwnWords(
        question=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Before you play your first card, you score where you said “not good” and where elder had "
            "nothing. What is the total?",
        ),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "A point scores one for each card, and so does a sequence; one of five or more scores ten "
            "extra. A trio is worth three, a quatorze fourteen. Together they make {answer}.",
        ),
    ),
    "running": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Count aloud: what is your score now?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Each card you lead scores one, and so does each trick you win from the other player’s lead: {answer}.",
        ),
        instead={},
    ),
    "jump": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Count aloud: what is your score now?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "You reached thirty before the other player scored anything. That is worth {jump} more: {answer}.",
        ),
    ),
    "tricks": OwnWords(
        question=QT_TRANSLATE_NOOP(
            "OwnCount", "All the tricks have been played. What do you score for the cards or a capot?"
        ),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Seven tricks or more win the cards and score ten, and all twelve score thirty more: {answer}.",
        ),
    ),
    "total": OwnWords(question=TOTAL, told=TOTAL_TOLD),
}
