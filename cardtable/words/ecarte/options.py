"""The options of Écarté in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

GROUPS = {
    "dealing": QT_TRANSLATE_NOOP("Rules", "Dealing"),
    "points": QT_TRANSLATE_NOOP("Rules", "What scores points"),
    "payment": QT_TRANSLATE_NOOP("Rules", "Payment"),
    "evening": QT_TRANSLATE_NOOP("Rules", "The evening"),
    "table": QT_TRANSLATE_NOOP("Rules", "Faults at the table"),
}
"""The headings under which the options stand."""

OPTIONS = {
    "matsch": QT_TRANSLATE_NOOP("Rules", "Matsch pays double"),
    "treble": QT_TRANSLATE_NOOP("Rules", "Double and treble, as the English pay"),
    "penalty_vole": QT_TRANSLATE_NOOP("Rules", "All five tricks, with no exchange"),
    "dealing": QT_TRANSLATE_NOOP("Rules", "How the cards are dealt"),
    "strict": QT_TRANSLATE_NOOP("Rules", "Strict table"),
    "most_bet": QT_TRANSLATE_NOOP("Rules", "Highest bet, in units"),
    "parties_per_turn": QT_TRANSLATE_NOOP("Rules", "Matches before the loser leaves"),
    "length": QT_TRANSLATE_NOOP("Rules", "Length of the evening"),
    "box": QT_TRANSLATE_NOOP("Rules", "The box after a lost match"),
}
EXPLANATIONS = {
    "matsch": QT_TRANSLATE_NOOP(
        "Rules",
        "A loser without a single point pays twice the stake. The German rule book leaves it to the players.",
    ),
    "treble": QT_TRANSLATE_NOOP(
        "Rules",
        "A loser with one or two points pays twice the stake, and one with none three times the "
        "stake. The English laws of 1886 have this, if agreed.",
    ),
    "penalty_vole": QT_TRANSLATE_NOOP(
        "Rules",
        "What all five tricks are worth against an elder who did not propose, or a dealer who "
        "refused at once. Three in the German rule book, two in the English laws.",
    ),
    "dealing": QT_TRANSLATE_NOOP(
        "Rules",
        "The packets in which the five cards are dealt, elder first. The German rule book allows all of them.",
    ),
    "strict": QT_TRANSLATE_NOOP(
        "Rules",
        "Players can make mistakes as at a real table: take a card too many, mark a king without "
        "holding it, or fail to follow suit, head the trick or trump. If you notice, you object, and "
        "the book’s penalty follows.",
    ),
    "most_bet": QT_TRANSLATE_NOOP(
        "Rules",
        "How much an onlooker may bet on a player before a match. At 0, nobody bets. In the German "
        "rule book onlookers may bet on either player.",
    ),
    "parties_per_turn": QT_TRANSLATE_NOOP(
        "Rules",
        "After this many matches the player who has lost more of them gives up their seat. The German rule book "
        "has one match, or as many as are agreed.",
    ),
    "length": QT_TRANSLATE_NOOP(
        "Rules",
        "It ends when everyone has taken a seat once, or after an agreed number of matches. Three can "
        "also play for a pool: everyone puts in a stake, and each loser another. Winning two matches in "
        "a row takes it all.",
    ),
    "box": QT_TRANSLATE_NOOP(
        "Rules",
        "In the Encyclopædia Britannica a banker who covers all the stakes plays on. In Backgammon "
        "the box passes to the captain who has beaten it.",
    ),
}
CHOICES = {
    "length": {"pool": QT_TRANSLATE_NOOP("Rules", "Until somebody wins the pool")},
    "penalty_vole": {
        "three": QT_TRANSLATE_NOOP("Rules", "Three points"),
        "two": QT_TRANSLATE_NOOP("Rules", "Two points"),
    },
    "box": {
        "stays": QT_TRANSLATE_NOOP("Rules", "Stays with the banker"),
        "passes": QT_TRANSLATE_NOOP("Rules", "Passes to the captain"),
    },
    "dealing": {
        "two_three": QT_TRANSLATE_NOOP("Rules", "Two, then three at a time"),
        "three_two": QT_TRANSLATE_NOOP("Rules", "Three, then two at a time"),
        "at_once": QT_TRANSLATE_NOOP("Rules", "All five at once"),
        "singly": QT_TRANSLATE_NOOP("Rules", "One by one"),
    },
}
