"""The words for the options of Casino, on which players agree before they begin."""

from __future__ import annotations

from cardtable.words.casino import house
from cardtable.words.mark import QT_TRANSLATE_NOOP

OPTIONS = {
    **house.OPTIONS,
    "tie": QT_TRANSLATE_NOOP("Rules", "On a tie"),
    "even_dealing": QT_TRANSLATE_NOOP("Rules", "An even deal"),
    "double_values": QT_TRANSLATE_NOOP("Rules", "Double values for ♠2 and ♦10"),
    "double_use": QT_TRANSLATE_NOOP("Rules", "A card with two values"),
    "lurch": QT_TRANSLATE_NOOP("Rules", "Lurch pays double"),
    "differences": QT_TRANSLATE_NOOP("Rules", "Only the difference is marked"),
    "three": QT_TRANSLATE_NOOP("Rules", "With three players"),
    "courts": QT_TRANSLATE_NOOP("Rules", "Court cards taken at once"),
    "building": QT_TRANSLATE_NOOP("Rules", "Building"),
    "raise_own": QT_TRANSLATE_NOOP("Rules", "Raising your own build"),
    "last_capture": QT_TRANSLATE_NOOP("Rules", "A point for the last capture"),
    "last_clear": QT_TRANSLATE_NOOP("Rules", "The last card can make a sweep"),
    "dealing": QT_TRANSLATE_NOOP("Rules", "Dealing"),
    "drawing": QT_TRANSLATE_NOOP("Rules", "Drawing a card after each play"),
    "spades": QT_TRANSLATE_NOOP("Rules", "A point for each spade"),
    "high_ace": QT_TRANSLATE_NOOP("Rules", "An ace from the hand can be fourteen"),
    "sweeps": QT_TRANSLATE_NOOP("Rules", "A point for each sweep"),
    "count_out": QT_TRANSLATE_NOOP("Rules", "Counting out"),
    "together": QT_TRANSLATE_NOOP("Rules", "Everyone scores each category together"),
    "rubber": QT_TRANSLATE_NOOP("Rules", "A rubber, the best of three matches"),
    "partners": QT_TRANSLATE_NOOP("Rules", "Two pairs of partners"),
    "threes": QT_TRANSLATE_NOOP("Rules", "Three against three"),
    "leaves_at": QT_TRANSLATE_NOOP("Rules", "Points at which a player leaves"),
    "take": QT_TRANSLATE_NOOP("Rules", "How much must be captured"),
    "courts_aside": QT_TRANSLATE_NOOP("Rules", "Court cards are put aside"),
    "high_casinos": QT_TRANSLATE_NOOP("Rules", "High values for ♠2 and ♦10 in the hand"),
    "single_pack": QT_TRANSLATE_NOOP("Rules", "With a single pack"),
    "jokers": QT_TRANSLATE_NOOP("Rules", "Six jokers"),
    "valued_jokers": QT_TRANSLATE_NOOP("Rules", "Jokers and dealing"),
    "stack_only_if_stuck": QT_TRANSLATE_NOOP("Rules", "Laying cards on only when nothing can be captured"),
    "reopen": QT_TRANSLATE_NOOP("Rules", "Another card after a Zwicker"),
    "fours": QT_TRANSLATE_NOOP("Rules", "Four cards each"),
    "even_cards": QT_TRANSLATE_NOOP("Rules", "With 26 cards each"),
    "most_swords": QT_TRANSLATE_NOOP("Rules", "Points for most spades"),
    "napoleone": QT_TRANSLATE_NOOP("Rules", "All thirteen spades win the match"),
    "packets": QT_TRANSLATE_NOOP("Rules", "Dealing the twelve cards"),
    "strict": QT_TRANSLATE_NOOP("Rules", "Strict table"),
}
EXPLANATIONS = {
    **house.EXPLANATIONS,
    "strict": QT_TRANSLATE_NOOP(
        "Rules",
        "Players can miscount: a capture can add up to one more or one less than its card. A card that must "
        "capture can still be trailed or leave something. You can object until the next player plays, and the "
        "mistake is put right. The sources mention no such fault or penalty, so this is a house rule.",
    ),
    "tie": QT_TRANSLATE_NOOP(
        "Rules",
        "How a tie between the leaders is broken. The Swedish source goes by the spades in the last "
        "deal, then by who gets there first in the Finnish order.",
    ),
    "even_dealing": QT_TRANSLATE_NOOP(
        "Rules",
        "Everyone gets the same number of cards. Otherwise the cards left at the end are dealt one "
        "by one. The Swedish source explains it in a note.",
    ),
    "double_values": QT_TRANSLATE_NOOP(
        "Rules",
        "The two of spades is 2 or 15, the ten of diamonds 10 or 16. Sassersson gives this as a variant.",
    ),
    "double_use": QT_TRANSLATE_NOOP(
        "Rules",
        "A card with two values can capture with one of them, or with both in one capture. Sassersson leaves it to "
        "the players, and the Berlin books do not say.",
    ),
    "lurch": QT_TRANSLATE_NOOP(
        "Rules",
        "Losers with fewer than half the points pay twice the stake. The Berlin books have this, and so does the "
        "Hoyle of 1835.",
    ),
    "differences": QT_TRANSLATE_NOOP(
        "Rules",
        "Only the surplus is marked after the deal: one side’s over the other, or one player’s over the other two "
        "together. Otherwise everyone marks their own points, and a match usually goes to 21.",
    ),
    "three": QT_TRANSLATE_NOOP(
        "Rules",
        "In Hoyle the highest of three players marks the surplus over the other two together. In the "
        "German books of 1797 everyone marks their own points, usually to 15. If two or more get "
        "there in a deal, the first wins, in the order ♦10, ♠2, cards, spades, aces.",
    ),
    "courts": QT_TRANSLATE_NOOP(
        "Rules",
        "How many jacks, queens or kings on the table a card of the same rank can take. With one or "
        "three, none is ever left stranded. Long’s book of 1792 lets you take them all; books of the "
        "twentieth century, only one; Ostrow’s, of 1945, one or three.",
    ),
    "building": QT_TRANSLATE_NOOP(
        "Rules",
        "You may put cards together, to capture them all later, as in Royal Casino, but never court "
        "cards. No English book before 1866 has it.",
    ),
    "raise_own": QT_TRANSLATE_NOOP(
        "Rules",
        "The player who made a build may raise it too. American books of 1866 to 1904 leave that to the others.",
    ),
    "last_capture": QT_TRANSLATE_NOOP(
        "Rules",
        "The last capture of a deal scores a point; otherwise it only takes what is left on the table. Jones’s "
        "book of 1796 has that point.",
    ),
    "last_clear": QT_TRANSLATE_NOOP(
        "Rules",
        "Clearing the table with the very last card of a deal scores a sweep too. In Hoyle’s book of "
        "1835 a sweep scores only before that.",
    ),
    "dealing": QT_TRANSLATE_NOOP(
        "Rules",
        "The four cards are dealt two at a time or one at a time. In Hoyle’s book of 1835 they are dealt one at a "
        "time.",
    ),
    "drawing": QT_TRANSLATE_NOOP(
        "Rules",
        "After the first four cards you draw one after each play, as long as the stock lasts. Foster "
        "calls it Draw Casino.",
    ),
    "spades": QT_TRANSLATE_NOOP(
        "Rules",
        "Each spade is worth a point, and the jack of spades one more, instead of most spades. A "
        "deal has 24 points, and a match usually goes to 61. Foster calls it Spade Casino.",
    ),
    "high_ace": QT_TRANSLATE_NOOP(
        "Rules",
        "An ace that you play captures as one or as fourteen; otherwise it is always one. Foster’s "
        "book of 1907 has both values.",
    ),
    "sweeps": QT_TRANSLATE_NOOP(
        "Rules",
        "Clearing the table scores a point; otherwise it scores nothing. McLeod gives both.",
    ),
    "count_out": QT_TRANSLATE_NOOP(
        "Rules",
        "If two or more reach the target in a deal, the first in this order wins: cards, spades, "
        "♦10, ♠2, aces, sweeps. Foster’s book of 1907 has that order.",
    ),
    "together": QT_TRANSLATE_NOOP(
        "Rules", "If two or more reach the target in the same category, the one with the most points wins."
    ),
    "rubber": QT_TRANSLATE_NOOP(
        "Rules",
        "The first to win two matches wins. Each match is settled separately and starts from nought. "
        "Long’s book of 1792 has this.",
    ),
    "partners": QT_TRANSLATE_NOOP(
        "Rules",
        "Players who sit opposite each other capture together; otherwise everyone plays alone. McLeod gives both.",
    ),
    "threes": QT_TRANSLATE_NOOP(
        "Rules",
        "Six play as two sides, each player between two opponents; otherwise as three pairs. McLeod gives both.",
    ),
    "leaves_at": QT_TRANSLATE_NOOP(
        "Rules",
        "A player with this many points after a deal leaves. The others play on, and the last one left wins. If "
        "the last players leave together, the one with the fewest points wins. This rule comes from the one-pack "
        "game.",
    ),
    "take": QT_TRANSLATE_NOOP(
        "Rules",
        "A card that can capture must. It takes all it can, or as much as its player likes; but if "
        "it can take the whole table, it must. In one set of Swedish rules a queen takes everything "
        "that makes a queen.",
    ),
    "courts_aside": QT_TRANSLATE_NOOP(
        "Rules",
        "Jacks, queens and kings on the table are put aside when new hands are dealt. At the end of "
        "the deal they go to the player who captured last. McLeod has this for Krypkasino.",
    ),
    "high_casinos": QT_TRANSLATE_NOOP(
        "Rules", "In the hand the two of spades is 15 and the ten of diamonds 16, as in Finland."
    ),
    "jokers": QT_TRANSLATE_NOOP(
        "Rules",
        "With 58 cards. A joker has whatever value its player names, from two to fourteen, and "
        "scores nothing by itself. Parlett mentions this; McLeod thinks an author invented it.",
    ),
    "valued_jokers": QT_TRANSLATE_NOOP(
        "Rules",
        "Three jokers, 15, 20 and 25, for two sides, as in Dithmarschen. Four, up to 30, without "
        "partners, as in Christiansen’s family. Six, from 15 to 30, as in Großenwiehe and Sillerup, "
        "where every ten scores.",
    ),
    "stack_only_if_stuck": QT_TRANSLATE_NOOP(
        "Rules", "You may lay a card on another only if none of your cards can capture."
    ),
    "reopen": QT_TRANSLATE_NOOP(
        "Rules", "A player who captures the whole table plays another card at once, if there is one left."
    ),
    "single_pack": QT_TRANSLATE_NOOP(
        "Rules", "Four cards each from one pack, as in Swedish Casino. A deal then has 21 points instead of 42."
    ),
    "even_cards": QT_TRANSLATE_NOOP(
        "Rules",
        "If both sides have 26 cards, the two points for most cards go to nobody, or one to each. "
        "Wikipedia gives one to each, McLeod none.",
    ),
    "most_swords": QT_TRANSLATE_NOOP("Rules", "McLeod and Wikipedia give one point for most spades, Parlett two."),
    "napoleone": QT_TRANSLATE_NOOP(
        "Rules",
        "A side that has captured every spade wins after the deal, whatever the score. Otherwise the spades are "
        "worth fifteen points. Wikipedia has this rule; McLeod does not.",
    ),
    "packets": QT_TRANSLATE_NOOP(
        "Rules",
        "The twelve are dealt all at once, one by one, or in two lots of six; the four for the table are dealt "
        "with the first lot. McLeod deals twelve at once and mentions six and six. The Accademia del Tre deals "
        "them one by one.",
    ),
    "fours": QT_TRANSLATE_NOOP(
        "Rules",
        "Everyone gets four cards at a time, and so does the table. Otherwise it is six or five "
        "each, and four or five for the table.",
    ),
}
CHOICES = {
    **house.CHOICES,
    "three": {
        "hoyle": QT_TRANSLATE_NOOP("Rules", "The surplus over the other two"),
        "german1797": QT_TRANSLATE_NOOP("Rules", "All mark their points, in order"),
    },
    "courts": {
        "all": QT_TRANSLATE_NOOP("Rules", "One, two or three"),
        "one": QT_TRANSLATE_NOOP("Rules", "Only one"),
        "one_or_three": QT_TRANSLATE_NOOP("Rules", "One or three"),
    },
    "dealing": {
        "twos": QT_TRANSLATE_NOOP("Rules", "Two and two"),
        "singly": QT_TRANSLATE_NOOP("Rules", "One by one"),
    },
    "valued_jokers": {
        "three": QT_TRANSLATE_NOOP("Rules", "Three: 15, 20 and 25"),
        "four": QT_TRANSLATE_NOOP("Rules", "Four, without partners"),
        "six": QT_TRANSLATE_NOOP("Rules", "Six: 15 to 30"),
    },
    "even_cards": {
        "none": QT_TRANSLATE_NOOP("Rules", "Nobody scores"),
        "one_each": QT_TRANSLATE_NOOP("Rules", "One point each"),
    },
    "packets": {
        "packet": QT_TRANSLATE_NOOP("Rules", "Twelve at once"),
        "singly": QT_TRANSLATE_NOOP("Rules", "One by one"),
        "sixes": QT_TRANSLATE_NOOP("Rules", "Six, later six more"),
    },
    "tie": {
        "spades_then_deal": QT_TRANSLATE_NOOP("Rules", "More spades in the last deal, then a new deal"),
        "spades_then_arrival": QT_TRANSLATE_NOOP("Rules", "More spades, then the first to get there"),
        "deal": QT_TRANSLATE_NOOP("Rules", "Another deal"),
        "shared": QT_TRANSLATE_NOOP("Rules", "They win together"),
    },
    "take": {
        "maximal": QT_TRANSLATE_NOOP("Rules", "All that the card can capture"),
        "any": QT_TRANSLATE_NOOP("Rules", "At least one card"),
    },
    "double_use": {
        "one": QT_TRANSLATE_NOOP("Rules", "Captures with one of its values"),
        "both": QT_TRANSLATE_NOOP("Rules", "May capture with both at once"),
    },
}
