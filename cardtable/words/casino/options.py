"""The words for the options of Casino, on which players agree before they begin."""

from __future__ import annotations

from cardtable.words.casino import house
from cardtable.words.mark import QT_TRANSLATE_NOOP

OPTIONS = {
    **house.OPTIONS,
    "tie": QT_TRANSLATE_NOOP("Rules", "On a tie"),
    "even_dealing": QT_TRANSLATE_NOOP("Rules", "Dealing that comes out even"),
    "double_values": QT_TRANSLATE_NOOP("Rules", "Double values for ♠2 and ♦10"),
    "double_use": QT_TRANSLATE_NOOP("Rules", "A card with two values"),
    "lurch": QT_TRANSLATE_NOOP("Rules", "Lurch pays double"),
    "differences": QT_TRANSLATE_NOOP("Rules", "Only the difference is marked"),
    "three": QT_TRANSLATE_NOOP("Rules", "With three players"),
    "courts": QT_TRANSLATE_NOOP("Rules", "Court cards that one takes at once"),
    "building": QT_TRANSLATE_NOOP("Rules", "Building"),
    "raise_own": QT_TRANSLATE_NOOP("Rules", "Raising one’s own build"),
    "last_capture": QT_TRANSLATE_NOOP("Rules", "A point for the last capture"),
    "last_clear": QT_TRANSLATE_NOOP("Rules", "The last card can make a sweep"),
    "dealing": QT_TRANSLATE_NOOP("Rules", "Dealing"),
    "drawing": QT_TRANSLATE_NOOP("Rules", "Drawing a card after each play"),
    "spades": QT_TRANSLATE_NOOP("Rules", "A point for each spade"),
    "high_ace": QT_TRANSLATE_NOOP("Rules", "An ace from the hand can be fourteen"),
    "sweeps": QT_TRANSLATE_NOOP("Rules", "A point for each sweep"),
    "count_out": QT_TRANSLATE_NOOP("Rules", "Counting out"),
    "together": QT_TRANSLATE_NOOP("Rules", "All count a category together"),
    "rubber": QT_TRANSLATE_NOOP("Rules", "A rubber, the best of three matches"),
    "partners": QT_TRANSLATE_NOOP("Rules", "Two and two are partners"),
    "threes": QT_TRANSLATE_NOOP("Rules", "Three and three instead"),
    "leaves_at": QT_TRANSLATE_NOOP("Rules", "Whoever has so many points leaves"),
    "take": QT_TRANSLATE_NOOP("Rules", "What must be captured"),
    "courts_aside": QT_TRANSLATE_NOOP("Rules", "Court cards are put aside"),
    "high_casinos": QT_TRANSLATE_NOOP("Rules", "High values for ♠2 and ♦10 in the hand"),
    "single_pack": QT_TRANSLATE_NOOP("Rules", "With a single pack"),
    "jokers": QT_TRANSLATE_NOOP("Rules", "Six jokers"),
    "valued_jokers": QT_TRANSLATE_NOOP("Rules", "Jokers and dealing"),
    "stack_only_if_stuck": QT_TRANSLATE_NOOP("Rules", "Laying on a card only where nothing can be captured"),
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
        "People may miscount: a capture can be one more or one less than its card. Where a card must capture, it can "
        "all the same be trailed or leave something. Until the next has played it can be objected to, and is put "
        "right. The sources name no fault and no penalty; this is the house’s rule.",
    ),
    "tie": QT_TRANSLATE_NOOP(
        "Rules",
        "What decides when the best have equally many points at the end. The Swedish source names the spades of the "
        "last deal, and points to the Finnish order of arrival for those who are equal in these too.",
    ),
    "even_dealing": QT_TRANSLATE_NOOP(
        "Rules",
        "Everybody gets equally many cards; otherwise what is left at the end is dealt singly. The Swedish "
        "source works it out in a note.",
    ),
    "double_values": QT_TRANSLATE_NOOP(
        "Rules",
        "The two of spades counts 2 or 15, the ten of diamonds 10 or 16. Sassersson has it as a variant.",
    ),
    "double_use": QT_TRANSLATE_NOOP(
        "Rules",
        "Whether a card with two values captures with one of them or, in one capture, with both. Sassersson "
        "leaves it to agreement, and the books from Berlin do not say.",
    ),
    "lurch": QT_TRANSLATE_NOOP(
        "Rules",
        "Losers with less than half of the points pay twice the stake. The books from Berlin and Hoyle’s of "
        "1835 have it so.",
    ),
    "differences": QT_TRANSLATE_NOOP(
        "Rules",
        "After the deal only that is marked which one side counts more than the other, or of three players one more "
        "than both others together. Otherwise everybody marks what they make; then a match mostly goes to 21.",
    ),
    "three": QT_TRANSLATE_NOOP(
        "Rules",
        "Hoyle lets the best of three mark what he has more than both others together. In the German books of 1797 "
        "each marks what he makes, mostly to 15; of several who get there in one deal the first wins, in the order "
        "♦10, ♠2, cards, spades, aces.",
    ),
    "courts": QT_TRANSLATE_NOOP(
        "Rules",
        "How many of several equal jacks, queens or kings on the table are taken by their like. Where it is "
        "one or three, none is ever left over that nobody could take. Long’s book of 1792 lets one take all of "
        "them, books of the twentieth century one, Ostrow’s of 1945 one or three.",
    ),
    "building": QT_TRANSLATE_NOOP(
        "Rules",
        "Cards may be laid on others, to be taken together later, as at Royal Casino; court cards never are. "
        "No English book before 1866 has it.",
    ),
    "raise_own": QT_TRANSLATE_NOOP(
        "Rules", "Whoever made a build may raise it too; American books of 1866 to 1904 leave that to the others."
    ),
    "last_capture": QT_TRANSLATE_NOOP(
        "Rules",
        "The last capture of a deal is a point; otherwise it brings only what still lies on the table. Jones’s "
        "book of 1796 has that point.",
    ),
    "last_clear": QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever clears the table with the very last card of a deal gets the point for a sweep too. Hoyle’s "
        "book of 1835 has a sweep count before the conclusion only.",
    ),
    "dealing": QT_TRANSLATE_NOOP(
        "Rules",
        "Whether the four cards come two and two or one by one. Hoyle’s book of 1835 has them one by one.",
    ),
    "drawing": QT_TRANSLATE_NOOP(
        "Rules",
        "After the first four everybody draws one card after each play, as long as the stock lasts. Foster calls it "
        "Draw Casino.",
    ),
    "spades": QT_TRANSLATE_NOOP(
        "Rules",
        "Instead of most spades each spade is a point and the jack of spades one more: 24 points in a deal, and a "
        "match mostly goes to 61. Foster calls it Spade Casino.",
    ),
    "high_ace": QT_TRANSLATE_NOOP(
        "Rules",
        "An ace that is played captures as one or as fourteen; otherwise it is always one. Foster’s book of "
        "1907 has both values.",
    ),
    "sweeps": QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever clears the table gets a point; otherwise it counts nothing. McLeod knows both.",
    ),
    "count_out": QT_TRANSLATE_NOOP(
        "Rules",
        "If several reach the target in one deal, the first in this order wins: cards, spades, ♦10, ♠2, aces, "
        "sweeps. Foster’s book of 1907 has that order.",
    ),
    "together": QT_TRANSLATE_NOOP(
        "Rules", "If several reach the target with the same category, the one with more points then wins."
    ),
    "rubber": QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever has won two matches wins. Each of them is settled by itself, and begins with no points. "
        "Long’s book of 1792 plays so.",
    ),
    "partners": QT_TRANSLATE_NOOP(
        "Rules",
        "Those who sit opposite each other take their cards together; otherwise everybody plays alone. McLeod "
        "knows both.",
    ),
    "threes": QT_TRANSLATE_NOOP(
        "Rules", "Six play in two sides, everybody between two opponents; otherwise in three pairs. McLeod knows both."
    ),
    "leaves_at": QT_TRANSLATE_NOOP(
        "Rules",
        "Whoever has so many points after a deal leaves, and the others play on until one is left, who wins. Of those "
        "who leave together as the last, the one with the fewest points wins. It is told of the game with one pack.",
    ),
    "take": QT_TRANSLATE_NOOP(
        "Rules",
        "A card that can capture must. Whether it takes all that it can, or as much as its player likes; if it "
        "can take the whole table, it takes that in any case. A Swedish page of rules has a queen take "
        "everything that makes a queen.",
    ),
    "courts_aside": QT_TRANSLATE_NOOP(
        "Rules",
        "Jacks, queens and kings that lie on the table when new hands are dealt leave it, and go to the last "
        "capturer at the end of the deal. McLeod tells it of Krypkasino.",
    ),
    "high_casinos": QT_TRANSLATE_NOOP(
        "Rules", "From the hand the two of spades counts 15 and the ten of diamonds 16, as in Finland."
    ),
    "jokers": QT_TRANSLATE_NOOP(
        "Rules",
        "With 58 cards. A joker is two to fourteen as its player says, and counts nothing by itself. Parlett tells of "
        "it; McLeod thinks that an author invented it.",
    ),
    "valued_jokers": QT_TRANSLATE_NOOP(
        "Rules",
        "Three jokers, 15, 20 and 25, for two sides, as in Dithmarschen. Four, up to 30, each player alone, as "
        "Christiansen’s family plays. Six, from 15 to 30, as in Großenwiehe and Sillerup, where every ten counts.",
    ),
    "stack_only_if_stuck": QT_TRANSLATE_NOOP(
        "Rules", "A card may be laid on another only by a player none of whose cards can capture anything."
    ),
    "reopen": QT_TRANSLATE_NOOP("Rules", "Whoever captures the whole table plays another card at once, if he has one."),
    "single_pack": QT_TRANSLATE_NOOP(
        "Rules", "Four cards each of one pack, as in Swedish Casino. The cards then have 21 points in place of 42."
    ),
    "even_cards": QT_TRANSLATE_NOOP(
        "Rules",
        "Whether the two points for most cards go to nobody or one to each side if both have 26. Wikipedia gives one "
        "to each, McLeod none.",
    ),
    "most_swords": QT_TRANSLATE_NOOP("Rules", "McLeod and Wikipedia give one point for most spades, Parlett two."),
    "napoleone": QT_TRANSLATE_NOOP(
        "Rules",
        "A side that has captured every spade wins at once after the deal, whatever the points are. Otherwise they are "
        "fifteen points. McLeod does not have it; Wikipedia does.",
    ),
    "packets": QT_TRANSLATE_NOOP(
        "Rules",
        "Twelve at once, one by one, or six and later another six; the four of the table come with the first. "
        "McLeod deals twelve at once and knows six and six, the Accademia del Tre deals them one by one.",
    ),
    "fours": QT_TRANSLATE_NOOP(
        "Rules", "Everybody gets four cards at a time and the table four; otherwise six or five and four or five."
    ),
}
CHOICES = {
    **house.CHOICES,
    "three": {
        "hoyle": QT_TRANSLATE_NOOP("Rules", "What one has more than both others"),
        "german1797": QT_TRANSLATE_NOOP("Rules", "Each what he makes, in order"),
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
        "four": QT_TRANSLATE_NOOP("Rules", "Four, and each alone"),
        "six": QT_TRANSLATE_NOOP("Rules", "Six: 15 to 30"),
    },
    "even_cards": {
        "none": QT_TRANSLATE_NOOP("Rules", "Nobody has points"),
        "one_each": QT_TRANSLATE_NOOP("Rules", "One point each"),
    },
    "packets": {
        "packet": QT_TRANSLATE_NOOP("Rules", "Twelve at once"),
        "singly": QT_TRANSLATE_NOOP("Rules", "One by one"),
        "sixes": QT_TRANSLATE_NOOP("Rules", "Six, later six more"),
    },
    "tie": {
        "spades_then_deal": QT_TRANSLATE_NOOP("Rules", "More spades in the last deal, then another deal"),
        "spades_then_arrival": QT_TRANSLATE_NOOP("Rules", "More spades, then who is there first"),
        "deal": QT_TRANSLATE_NOOP("Rules", "Another deal"),
        "shared": QT_TRANSLATE_NOOP("Rules", "They win together"),
    },
    "take": {
        "maximal": QT_TRANSLATE_NOOP("Rules", "All that the card can capture"),
        "any": QT_TRANSLATE_NOOP("Rules", "At least something"),
    },
    "double_use": {
        "one": QT_TRANSLATE_NOOP("Rules", "Captures with one of its values"),
        "both": QT_TRANSLATE_NOOP("Rules", "May capture with both at once"),
    },
}
