"""The options of Écarté in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

OPTIONS = {
    "matsch": QT_TRANSLATE_NOOP("Rules", "Matsch pays double"),
    "treble": QT_TRANSLATE_NOOP("Rules", "Double and treble, the English payment"),
    "penalty_vole": QT_TRANSLATE_NOOP("Rules", "All tricks after playing or refusing at once"),
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
        "Who loses without a single point pays twice the stake. By the German rule book that is a matter of agreement.",
    ),
    "treble": QT_TRANSLATE_NOOP(
        "Rules",
        "Who loses with one or two points pays twice the stake, and three times without any. So in the English laws of "
        "1886, if it is agreed.",
    ),
    "penalty_vole": QT_TRANSLATE_NOOP(
        "Rules",
        "What all five tricks count against elder who did not propose, or a dealer who refused at once. Three "
        "in the German rule book, two in the English laws.",
    ),
    "dealing": QT_TRANSLATE_NOOP(
        "Rules",
        "In which packets each player gets the five cards; elder is always first. The German rule book allows "
        "all of them.",
    ),
    "strict": QT_TRANSLATE_NOOP(
        "Rules",
        "People may err as at a real table: take a card too many, mark a king that they do not hold, or not follow "
        "suit, head a card or trump it. Whoever notices it objects, and the book’s penalty follows.",
    ),
    "most_bet": QT_TRANSLATE_NOOP(
        "Rules",
        "What a spectator may lay on one of the players before a match. With 0 nobody bets. The German rule "
        "book lets spectators bet on either.",
    ),
    "parties_per_turn": QT_TRANSLATE_NOOP(
        "Rules",
        "After so many matches whoever has lost the more of them gives up the seat. The German rule book has "
        "one match, or as many as are agreed.",
    ),
    "length": QT_TRANSLATE_NOOP(
        "Rules",
        "It ends when everybody has entered once, or after an agreed number of matches. Three can also play for a "
        "pool: everybody puts in a stake, and each loser another; two matches running win it all.",
    ),
    "box": QT_TRANSLATE_NOOP(
        "Rules",
        "The Encyclopædia Britannica lets the banker play on as long as he takes all stakes; at Backgammon the box "
        "passes to the captain who has beaten it.",
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
