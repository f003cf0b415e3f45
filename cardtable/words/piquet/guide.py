"""Explanations for a newcomer in the very first deal of Piquet: one or two sentences for each decision."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

HEARD = {
    "good": QT_TRANSLATE_NOOP(
        "Guide", "“Good” says that the other hand has nothing better: what you have declared is yours to count."
    ),
    "not_good": QT_TRANSLATE_NOOP(
        "Guide",
        "“Not good” says that the other hand has something better of the kind: yours counts nothing, and theirs does.",
    ),
    "equal": QT_TRANSLATE_NOOP(
        "Guide", "“Equal” says that the best of both hands are alike: neither of you counts anything of the kind."
    ),
    "how_high": QT_TRANSLATE_NOOP(
        "Guide",
        "The other hand has as many cards and asks how high yours are: for the point the pips decide, for a sequence "
        "its top card.",
    ),
}
"""Explanations of what others say, by the code of the announcement."""
GUIDES = {
    "review": QT_TRANSLATE_NOOP(
        "Guide",
        "The table is strict: before the deal is counted you may object to a fault that you have noticed. An objection "
        "without grounds costs nothing.",
    ),
    "command": QT_TRANSLATE_NOOP("Guide", "You are elder: cut, and if you like say how the cards are to be dealt."),
    "exchange": QT_TRANSLATE_NOOP(
        "Guide",
        "Mark the cards you want to be rid of and exchange them for as many from the stock. Keep your "
        "longest suit, sequences, and three or four of a kind.",
    ),
    "point": QT_TRANSLATE_NOOP(
        "Guide",
        "Now you declare what you hold: first the point, your longest suit. If your opponent has "
        "nothing better it is good, and counts as many points as it has cards.",
    ),
    "point.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Your opponent declares the point, the longest suit. Good lets it count; a longer suit of yours, or one as "
        "long and worth more, counts instead.",
    ),
    "sequences.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Now the sequences, runs of one suit: the longer one is better, then the higher one. “Declare everything” "
        "answers as well as your cards can.",
    ),
    "sets.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Last the trios and quatorzes: any four of a kind beats any three, and of equal ones the higher rank is "
        "better.",
    ),
    "sequences": QT_TRANSLATE_NOOP(
        "Guide",
        "Next the sequences, runs of three cards or more in one suit: three count 3, four 4, five 15 and so on.",
    ),
    "sets": QT_TRANSLATE_NOOP(
        "Guide", "Last trios and quatorzes, three or four of a kind from the tens up: three count 3, four 14."
    ),
    "announce": QT_TRANSLATE_NOOP(
        "Guide",
        "If what you declare is enough for a repique before anybody else has counted, say so now: after the first "
        "lead it is too late.",
    ),
    "count": QT_TRANSLATE_NOOP("Guide", "Before you play your first card you count what was good."),
    "play": QT_TRANSLATE_NOOP(
        "Guide",
        "Follow suit if you can; there are no trumps, and the highest card of the suit led takes the "
        "trick. Every lead and every trick taken from the opponent counts one; most tricks count ten.",
    ),
    "claimed": QT_TRANSLATE_NOOP("Guide", "Your opponent says that the rest is won. Agree, or ask for one more card."),
}
