"""What players of Casino agree on before they begin."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

OPTIONS = {
    "tie": QT_TRANSLATE_NOOP("Rules", "On a tie"),
    "even_dealing": QT_TRANSLATE_NOOP("Rules", "Dealing that comes out even"),
    "double_values": QT_TRANSLATE_NOOP("Rules", "Double values for ♠2 and ♦10"),
    "double_use": QT_TRANSLATE_NOOP("Rules", "A card with two values"),
    "lurch": QT_TRANSLATE_NOOP("Rules", "Lurch pays double"),
    "differences": QT_TRANSLATE_NOOP("Rules", "Only the difference is marked"),
    "high_ace": QT_TRANSLATE_NOOP("Rules", "An ace from the hand can be fourteen"),
    "sweeps": QT_TRANSLATE_NOOP("Rules", "A point for each sweep"),
    "count_out": QT_TRANSLATE_NOOP("Rules", "Counting out"),
}
EXPLANATIONS = {
    "tie": QT_TRANSLATE_NOOP(
        "Rules",
        "What decides when the best have equally many points at the end. The Swedish source names the spades of the "
        "last deal, and points to the Finnish order of arrival for those who are equal in these too.",
    ),
    "even_dealing": QT_TRANSLATE_NOOP(
        "Rules", "Everybody gets equally many cards; otherwise what is left at the end is dealt singly."
    ),
    "double_values": QT_TRANSLATE_NOOP("Rules", "The two of spades counts 2 or 15, the ten of diamonds 10 or 16."),
    "double_use": QT_TRANSLATE_NOOP(
        "Rules", "Whether a card with two values captures with one of them or, in one capture, with both."
    ),
    "lurch": QT_TRANSLATE_NOOP("Rules", "Losers with less than half of the points pay twice the stake."),
    "differences": QT_TRANSLATE_NOOP(
        "Rules",
        "The side that counts more marks the difference, as the almanac of 1810 has it; otherwise each marks what it "
        "makes, which Bonnier allows any number of players in 1847.",
    ),
    "high_ace": QT_TRANSLATE_NOOP(
        "Rules", "An ace that is played captures as one or as fourteen; otherwise it is always one."
    ),
    "sweeps": QT_TRANSLATE_NOOP("Rules", "Whoever clears the table gets a point; otherwise it counts nothing."),
    "count_out": QT_TRANSLATE_NOOP(
        "Rules",
        "If several reach the target in one deal, the first in this order wins: cards, spades, ♦10, ♠2, aces, sweeps.",
    ),
}
CHOICES = {
    "tie": {
        "spades_then_deal": QT_TRANSLATE_NOOP("Rules", "More spades in the last deal, then another deal"),
        "spades_then_arrival": QT_TRANSLATE_NOOP("Rules", "More spades, then who is there first"),
        "deal": QT_TRANSLATE_NOOP("Rules", "Another deal"),
    },
    "double_use": {
        "one": QT_TRANSLATE_NOOP("Rules", "Captures with one of its values"),
        "both": QT_TRANSLATE_NOOP("Rules", "May capture with both at once"),
    },
}
