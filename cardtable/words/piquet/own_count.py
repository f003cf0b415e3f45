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
    "good": QT_TRANSLATE_NOOP("OwnCount", "You have nothing as good: it is good."),
    "equal": QT_TRANSLATE_NOOP("OwnCount", "Yours is just as good: equal, and nobody counts it."),
}
_BETTER = QT_TRANSLATE_NOOP("OwnCount", "Yours is better: not good.")
OWN_COUNT: Mapping[str, OwnWords] = {
    "mark.point": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Which cards are your point? Show them on the table."),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "The point is the suit of which you hold the most cards; of equally long ones, that with the most pips. "
            "Yours is {answer}.",
        ),
        instead={"": QT_TRANSLATE_NOOP("OwnCount", "A point has at least four cards of a suit. You have none.")},
    ),
    "mark.sequence": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Which cards are your best sequence? Show them on the table."),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "A sequence is three or more cards of a suit in a row. The longest is the best; of equally long ones, the "
            "highest. Yours is {answer}.",
        ),
        instead={"": QT_TRANSLATE_NOOP("OwnCount", "Nowhere do you hold three cards of a suit in a row.")},
    ),
    "mark.set": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Which cards are your best trio or quatorze? Show them on the table."),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "From the tens up, three or four of a rank count. Four go before three; otherwise the higher rank is "
            "better. Yours is {answer}.",
        ),
        instead={"": QT_TRANSLATE_NOOP("OwnCount", "From the tens up, you do not hold any rank three times.")},
    ),
    "value.point": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Your point is good. What does it count?"),
        told=QT_TRANSLATE_NOOP("OwnCount", "A point counts one for each card: {answer}."),
    ),
    "value.sequence": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Your sequences are good. What do they count together?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Three cards count three, four count four, five count fifteen, and each further card one more: {answer}.",
        ),
    ),
    "value.set": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Your trios and quatorzes are good. What do they count together?"),
        told=QT_TRANSLATE_NOOP("OwnCount", "A trio counts three, a quatorze fourteen: {answer}."),
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
            "OwnCount", "All that you may count before anything of the other’s makes thirty: a repique."
        ),
        instead={
            "no_ninety": QT_TRANSLATE_NOOP(
                "OwnCount", "What you may count before anything of the other’s does not make thirty: no repique."
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
            "Before your first card you count all that is yours: where your answer was “not good”, and where elder had "
            "nothing. What is it together?",
        ),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "A point counts its cards; a sequence of three three, of four four, from five on ten more than its cards; "
            "a trio three, a quatorze fourteen. Together {answer}.",
        ),
    ),
    "running": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Count aloud: what is your count now?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Each card that you lead counts one, and so does each trick that you take to the other’s lead: {answer}.",
        ),
        instead={},
    ),
    "jump": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "Count aloud: what is your count now?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "You have reached thirty before the other has counted anything. That brings {jump} more: {answer}.",
        ),
    ),
    "tricks": OwnWords(
        question=QT_TRANSLATE_NOOP(
            "OwnCount", "All tricks are played. How many points for the cards, and for a capot, do you count?"
        ),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Whoever wins the cards, with seven tricks or more, counts ten; all twelve are thirty besides: {answer}.",
        ),
    ),
    "total": OwnWords(question=TOTAL, told=TOTAL_TOLD),
}
