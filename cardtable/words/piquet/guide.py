"""Explanations for a newcomer in the very first deal of Piquet: one or two sentences for each decision."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

HEARD = {
    "good": QT_TRANSLATE_NOOP(
        "Guide", "“Good” means the other hand has nothing better, so you score what you declared."
    ),
    "not_good": QT_TRANSLATE_NOOP(
        "Guide",
        "“Not good” means the other hand has something better of this kind. Theirs scores, and yours does not.",
    ),
    "equal": QT_TRANSLATE_NOOP(
        "Guide", "“Equal” means the best in each hand is the same, so neither of you scores anything of this kind."
    ),
    "how_high": QT_TRANSLATE_NOOP(
        "Guide",
        "The other player has just as many cards and asks how high yours are. A point is judged by its "
        "pips, a sequence by its top card.",
    ),
    "suit": QT_TRANSLATE_NOOP(
        "Guide", "A leader who changes suit names the new one. That is a courtesy: you only have to follow suit."
    ),
}
"""Explanations of what others say, by the code of the announcement."""
OF_OLD = ".of_old"
"""What is added to a phase that is explained otherwise with 36 cards."""
GUIDES = {
    "review": QT_TRANSLATE_NOOP(
        "Guide",
        "The table is strict: before the deal is scored you may object to a fault. A mistaken objection costs nothing.",
    ),
    "command": QT_TRANSLATE_NOOP(
        "Guide",
        "You are elder: the other player deals, and you exchange and lead first. "
        "Cut and, if you like, say how the cards are to be dealt.",
    ),
    "exchange": QT_TRANSLATE_NOOP(
        "Guide",
        "Choose the cards you do not want, and exchange them for as many from the stock. Keep your "
        "longest suit, sequences, and three or four of a kind.",
    ),
    "exchange.dealer": QT_TRANSLATE_NOOP(
        "Guide",
        "You dealt, so you take what elder leaves of the stock. Keep your longest suit, three or four of a kind, "
        "and a stopper in each suit, as elder leads first.",
    ),
    "point": QT_TRANSLATE_NOOP(
        "Guide",
        "Now declare what you hold. First comes the point, your longest suit. If your opponent has "
        "nothing better, it is good, and you score a point for each of its cards.",
    ),
    "point.of_old": QT_TRANSLATE_NOOP(
        "Guide",
        "Now declare what you hold. First comes the point, the suit with the most pips. If your "
        "opponent has fewer, it is good, and you score a point for every ten pips.",
    ),
    "point.of_old.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Your opponent declares the point, the suit with the most pips. Say “good” and it scores. If "
        "yours has more pips, yours scores instead.",
    ),
    "play.of_old": QT_TRANSLATE_NOOP(
        "Guide",
        "Follow suit if you can. The highest card of the suit led wins the "
        "trick. Only a ten or better scores one when it is led, or wins the opponent’s lead. Most tricks score ten.",
    ),
    "point.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Your opponent declares the point, the longest suit. Say “good” and it scores. If your suit "
        "is longer, or as long and worth more, yours scores instead.",
    ),
    "sequences.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Now come sequences, runs in one suit: the longer one is better, then the higher one. "
        "“Declare everything” gives the best answer your cards allow.",
    ),
    "sets.answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Last come trios and quatorzes: any four of a kind beat any three, and if the numbers are "
        "equal, the higher rank is better.",
    ),
    "sequences": QT_TRANSLATE_NOOP(
        "Guide",
        "Next come sequences, runs of three or more cards in one suit: three cards are worth 3, four 4, "
        "five 15 and so on.",
    ),
    "sets": QT_TRANSLATE_NOOP(
        "Guide",
        "Last come trios and quatorzes, three or four of a kind, tens or higher: a trio is worth 3, a quatorze 14.",
    ),
    "announce": QT_TRANSLATE_NOOP(
        "Guide",
        "If your declarations make a repique before anybody else has scored, say so now. After the "
        "first lead it is too late.",
    ),
    "count": QT_TRANSLATE_NOOP("Guide", "Before you play your first card, score what was good."),
    "play": QT_TRANSLATE_NOOP(
        "Guide",
        "Follow suit if you can. The highest card of the suit led wins the "
        "trick. Every lead scores one, as does every trick won from the opponent’s lead. Most tricks "
        "score ten.",
    ),
    "play.dealer": QT_TRANSLATE_NOOP(
        "Guide",
        "Elder leads first. Follow suit if you can. The highest card of the "
        "suit led wins the trick. A trick won from elder’s lead scores one, as does each lead of your "
        "own. Most tricks score ten.",
    ),
    "claimed": QT_TRANSLATE_NOOP(
        "Guide", "Your opponent claims the rest. Agree, or ask for one more card to be played."
    ),
}
