"""The options of Piquet in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

OPTIONS = {
    "strict": QT_TRANSLATE_NOOP("Rules", "Strict table"),
    "length": QT_TRANSLATE_NOOP("Rules", "What a match is"),
    "by_points": QT_TRANSLATE_NOOP("Rules", "By points, without a match"),
    "added_up": QT_TRANSLATE_NOOP("Rules", "Declarations are added up"),
    "named_repeated": QT_TRANSLATE_NOOP("Rules", "A suit is named after a repeated one"),
    "dealer_counts": QT_TRANSLATE_NOOP("Rules", "The dealer counts"),
    "repique": QT_TRANSLATE_NOOP("Rules", "What a repique brings"),
    "pique": QT_TRANSLATE_NOOP("Rules", "What a pique brings"),
    "last_trick": QT_TRANSLATE_NOOP("Rules", "Points for the last trick"),
    "carte_blanche": QT_TRANSLATE_NOOP("Rules", "Carte blanche"),
    "tens_are_courts": QT_TRANSLATE_NOOP("Rules", "Tens are court cards"),
    "carte_blanche_counts": QT_TRANSLATE_NOOP("Rules", "Carte blanche counts towards repique"),
    "carte_rouge": QT_TRANSLATE_NOOP("Rules", "Carte rouge"),
    "elder_least": QT_TRANSLATE_NOOP("Rules", "Elder exchanges at least"),
    "dealer_least": QT_TRANSLATE_NOOP("Rules", "The dealer exchanges at least"),
    "smallest_point": QT_TRANSLATE_NOOP("Rules", "Smallest point"),
    "repique_when": QT_TRANSLATE_NOOP("Rules", "What prevents a repique"),
    "dealer_repique": QT_TRANSLATE_NOOP("Rules", "The dealer’s repique"),
    "packets": QT_TRANSLATE_NOOP("Rules", "Cards are dealt"),
    "talon": QT_TRANSLATE_NOOP("Rules", "The stock is laid"),
    "commands": QT_TRANSLATE_NOOP("Rules", "Elder commands the deal"),
    "divided": QT_TRANSLATE_NOOP("Rules", "When the tricks are divided"),
    "prizes": QT_TRANSLATE_NOOP("Rules", "Prizes"),
    "rounding": QT_TRANSLATE_NOOP("Rules", "Settled in"),
    "rounds": QT_TRANSLATE_NOOP("Rules", "Rounds"),
    "order": QT_TRANSLATE_NOOP("Rules", "Who plays whom"),
    "box": QT_TRANSLATE_NOOP("Rules", "The box after a lost match"),
    "equal_tricks": QT_TRANSLATE_NOOP("Rules", "With equal tricks"),
    "short_hands": QT_TRANSLATE_NOOP("Rules", "Carte blanche and carte rouge"),
}
EXPLANATIONS = {
    "strict": QT_TRANSLATE_NOOP(
        "Rules",
        "Elder announces her repique and her pique herself, or has lost them, and may correct what she has "
        "declared until she has led, as the others what they have counted until they have played to the lead. What "
        "counts is named, not shown. Nobody is kept from declaring too much or from a revoke, and new suits "
        "are to be named; whoever notices a fault objects to it. What follows a fault is what the German rule "
        "book says.",
    ),
    "length": QT_TRANSLATE_NOOP(
        "Rules",
        "So many points; or four deals, of which the first and the last count double; or a session, in which the "
        "difference counts. The German rule book has all of them for two and otherwise sends Robber Piquet there.",
    ),
    "by_points": QT_TRANSLATE_NOOP(
        "Rules",
        "No match is played: when you stop, every point of the difference is paid. Meyers’ encyclopedia has Piquet "
        "played by matches or by points.",
    ),
    "deals": QT_TRANSLATE_NOOP(
        "Rules",
        "With 0 the session goes on until you stop and settle between two deals. The German rule book settles "
        "at the end of the session.",
    ),
    "added_up": QT_TRANSLATE_NOOP(
        "Rules", "A player adds up what he has declared when all three classes have been spoken for."
    ),
    "named_repeated": QT_TRANSLATE_NOOP(
        "Rules", "Only a player who leaves a suit that was led repeatedly has to name the new one."
    ),
    "dealer_counts": QT_TRANSLATE_NOOP(
        "Rules",
        "What he has declared is counted before elder leads, or when he plays to the first trick. In Meyers’ "
        "encyclopedia elder leads when the counting is done; in the German rule book the dealer counts after "
        "the lead.",
    ),
    "repique": QT_TRANSLATE_NOOP(
        "Rules",
        "A match of its own, which leaves the points as they are, or a jump in the count. The German rule book has "
        "the match of its own where 100 or 101 are played for.",
    ),
    "pique": QT_TRANSLATE_NOOP(
        "Rules",
        "A jump in the count, or a match of its own, which the German rule book says it is not as a rule.",
    ),
    "last_trick": QT_TRANSLATE_NOOP(
        "Rules",
        "What its winner counts for the last trick in all: usually two, sometimes three, or only one, as the German "
        "rule book leaves open.",
    ),
    "carte_blanche": QT_TRANSLATE_NOOP(
        "Rules",
        "A hand without court cards counts ten; it is shown before the exchange, after it, or not at all. The "
        "German rule book wants it agreed before the first deal and has it shown before the exchange, Meyers’ "
        "encyclopedia after it.",
    ),
    "tens_are_courts": QT_TRANSLATE_NOOP(
        "Rules",
        "A hand with a ten is then no carte blanche. Meyers’ encyclopedia says that tens usually are court "
        "cards here, the Portland Club that they are not.",
    ),
    "carte_blanche_counts": QT_TRANSLATE_NOOP(
        "Rules",
        "Its ten points count toward repique and pique. By the German rule book they never do, by the laws of "
        "the Portland Club they do.",
    ),
    "carte_rouge": QT_TRANSLATE_NOOP(
        "Rules",
        "If every card of a hand takes part in a declaration that is good, it counts twenty; the German rule book "
        "wants it agreed before the first deal.",
    ),
    "elder_least": QT_TRANSLATE_NOOP(
        "Rules",
        "How many cards elder must take from the stock at least. The German rule book asks for three, the "
        "Portland Club for one.",
    ),
    "dealer_least": QT_TRANSLATE_NOOP(
        "Rules",
        "How many of the cards that elder has left the dealer must take at least. The German rule book asks "
        "for the larger part, Meyers’ encyclopedia for three cards, the Portland Club for one.",
    ),
    "smallest_point": QT_TRANSLATE_NOOP(
        "Rules",
        "How many cards of a suit a point must have. The German rule book knows no point of three cards; at Robber "
        "Piquet it asks for thirty pips alone.",
    ),
    "repique_when": QT_TRANSLATE_NOOP(
        "Rules",
        "Only what the opponent counts before it in the order of counting, or anything in which one was "
        "beaten. The German rule book speaks of what has been counted or beaten; Meyers’ encyclopedia wants "
        "the opponent to have nothing valid at all.",
    ),
    "dealer_repique": QT_TRANSLATE_NOOP(
        "Rules",
        "It is announced before the first lead, or counted after it. The German rule book has it lost if elder "
        "may lead before; the Portland Club has it counted afterwards.",
    ),
    "packets": QT_TRANSLATE_NOOP(
        "Rules",
        "How many cards each packet has. The German rule book has twos, and threes if it is said when the pack is cut. "
        "At the Piquet voleur of the French, four are dealt threes and at last a two.",
    ),
    "talon": QT_TRANSLATE_NOOP(
        "Rules",
        "When the stock is laid while the cards are dealt. By the German rule book it is laid last, unless "
        "elder orders it otherwise.",
    ),
    "commands": QT_TRANSLATE_NOOP(
        "Rules",
        "Elder says how the cards are dealt, and may ask for another shuffle. The German rule book gives her "
        "both rights.",
    ),
    "divided": QT_TRANSLATE_NOOP(
        "Rules",
        "The ten points for the cards go to nobody, or are added to those of the next deal. In the German rule "
        "book they stand in a match and are added in a session; Meyers’ encyclopedia leaves it to agreement.",
    ),
    "prizes": QT_TRANSLATE_NOOP(
        "Rules",
        "Prizes are paid besides the jump in the count, or instead of it. The German rule book has the prizes "
        "and does not say whether both count.",
    ),
    "rounding": QT_TRANSLATE_NOOP(
        "Rules",
        "Points are rounded when they are paid. The German rule book pays by tens, from five up rounded "
        "upwards, or by hundreds, from fifty up.",
    ),
    "rounds": QT_TRANSLATE_NOOP(
        "Rules",
        "In a round everybody meets everybody. The German rule book counts three matches for three persons and "
        "six for four.",
    ),
    "order": QT_TRANSLATE_NOOP(
        "Rules",
        "The loser makes room, or everybody meets in a fixed order; the German rule book has both.",
    ),
    "box": QT_TRANSLATE_NOOP(
        "Rules",
        "As at Backgammon it passes to the captain, who has won. With three players Cavendish gives it to the one who "
        "sat out and advised; the captain stays, and the loser advises next. The box then always leads first.",
    ),
    "equal_tricks": QT_TRANSLATE_NOOP(
        "Rules",
        "Whether the points for the cards go to nobody, to each of those who have the most tricks, or, as the German "
        "rule book says word for word, to everybody who has four.",
    ),
    "short_hands": QT_TRANSLATE_NOOP(
        "Rules",
        "With eight or ten cards, too, a hand without court cards counts ten, and one whose every card takes part in a "
        "declaration that is good, twenty. The German rule book tells it of twelve cards.",
    ),
}
CHOICES = {
    "pique": {
        "own_partie": QT_TRANSLATE_NOOP("Rules", "A match of its own"),
        "count": QT_TRANSLATE_NOOP("Rules", "A jump in the count"),
    },
    "length": {
        "partie": QT_TRANSLATE_NOOP("Rules", "A number of points"),
        "four_deals": QT_TRANSLATE_NOOP("Rules", "Four deals"),
        "session": QT_TRANSLATE_NOOP("Rules", "A session, settled by the difference"),
    },
    "repique": {
        "at_hundred": QT_TRANSLATE_NOOP("Rules", "A match of its own at 100 and 101"),
        "own_partie": QT_TRANSLATE_NOOP("Rules", "A match of its own"),
        "count": QT_TRANSLATE_NOOP("Rules", "A jump in the count"),
    },
    "carte_blanche": {
        "off": QT_TRANSLATE_NOOP("Rules", "Not played"),
        "before": QT_TRANSLATE_NOOP("Rules", "Before the exchange"),
        "after": QT_TRANSLATE_NOOP("Rules", "After the exchange"),
    },
    "dealer_least": {
        "larger_part": QT_TRANSLATE_NOOP("Rules", "The larger part"),
        "three": QT_TRANSLATE_NOOP("Rules", "Three cards"),
        "one": QT_TRANSLATE_NOOP("Rules", "One card"),
        "none": QT_TRANSLATE_NOOP("Rules", "None"),
    },
    "repique_when": {
        "in_order": QT_TRANSLATE_NOOP("Rules", "What comes before it"),
        "nothing_beaten": QT_TRANSLATE_NOOP("Rules", "Anything beaten"),
    },
    "dealer_repique": {
        "announced": QT_TRANSLATE_NOOP("Rules", "Announced before the lead"),
        "after_lead": QT_TRANSLATE_NOOP("Rules", "Counted after the lead"),
    },
    "dealer_counts": {
        "before_lead": QT_TRANSLATE_NOOP("Rules", "Before the first lead"),
        "after_lead": QT_TRANSLATE_NOOP("Rules", "After the first lead"),
    },
    "packets": {
        "twos": QT_TRANSLATE_NOOP("Rules", "In twos"),
        "threes": QT_TRANSLATE_NOOP("Rules", "In threes"),
        "threes_and_two": QT_TRANSLATE_NOOP("Rules", "In threes, and two at last"),
    },
    "talon": {
        "last": QT_TRANSLATE_NOOP("Rules", "Last"),
        "middle": QT_TRANSLATE_NOOP("Rules", "In the middle"),
        "first": QT_TRANSLATE_NOOP("Rules", "First"),
    },
    "divided": {
        "nobody": QT_TRANSLATE_NOOP("Rules", "To nobody"),
        "carried": QT_TRANSLATE_NOOP("Rules", "Added to the next deal"),
    },
    "prizes": {
        "and_count": QT_TRANSLATE_NOOP("Rules", "Besides the count"),
        "only": QT_TRANSLATE_NOOP("Rules", "Instead of the count"),
    },
    "rounding": {
        "none": QT_TRANSLATE_NOOP("Rules", "Single points"),
        "tens": QT_TRANSLATE_NOOP("Rules", "Tens"),
        "hundreds": QT_TRANSLATE_NOOP("Rules", "Hundreds"),
    },
    "order": {
        "loser_leaves": QT_TRANSLATE_NOOP("Rules", "The loser makes room"),
        "ab_bc_cd_da_ac_bd": QT_TRANSLATE_NOOP("Rules", "Fixed: AB, BC, CD, DA, AC, BD"),
        "ab_ac_ad_bc_bd_cd": QT_TRANSLATE_NOOP("Rules", "Fixed: AB, AC, AD, BC, BD, CD"),
        "ab_cd_ea_bc_de_ac_bd_ce_ad_be": QT_TRANSLATE_NOOP("Rules", "Fixed: AB, CD, EA, BC, DE, AC, BD, CE, AD, BE"),
        "ab_ac_ad_ae_bc_bd_be_cd_ce_de": QT_TRANSLATE_NOOP("Rules", "Fixed: AB, AC, AD, AE, BC, BD, BE, CD, CE, DE"),
    },
    "box": {
        "captain": QT_TRANSLATE_NOOP("Rules", "The captain has it"),
        "cavendish": QT_TRANSLATE_NOOP("Rules", "The adviser has it (Cavendish)"),
    },
    "equal_tricks": {
        "nobody": QT_TRANSLATE_NOOP("Rules", "To nobody"),
        "each": QT_TRANSLATE_NOOP("Rules", "To each"),
        "four": QT_TRANSLATE_NOOP("Rules", "To whoever has four"),
    },
}
