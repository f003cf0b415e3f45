"""The options of Piquet in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

GROUPS = {
    "dealing": QT_TRANSLATE_NOOP("Rules", "Dealing"),
    "exchange": QT_TRANSLATE_NOOP("Rules", "Exchange and carte blanche"),
    "declaring": QT_TRANSLATE_NOOP("Rules", "Declarations"),
    "jumps": QT_TRANSLATE_NOOP("Rules", "Repique and pique"),
    "tricks": QT_TRANSLATE_NOOP("Rules", "Tricks"),
    "match": QT_TRANSLATE_NOOP("Rules", "Match and payment"),
    "table": QT_TRANSLATE_NOOP("Rules", "Faults at the table"),
}
"""The headings under which the options stand."""

OPTIONS = {
    "strict": QT_TRANSLATE_NOOP("Rules", "Strict table"),
    "length": QT_TRANSLATE_NOOP("Rules", "Kind of match"),
    "best_of_five": QT_TRANSLATE_NOOP("Rules", "The best of five matches"),
    "by_points": QT_TRANSLATE_NOOP("Rules", "By points, without a match"),
    "added_up": QT_TRANSLATE_NOOP("Rules", "Declarations are added up"),
    "named_repeated": QT_TRANSLATE_NOOP("Rules", "Suits named only after repeated leads"),
    "dealer_counts": QT_TRANSLATE_NOOP("Rules", "The dealer counts"),
    "repique": QT_TRANSLATE_NOOP("Rules", "What a repique scores"),
    "pique": QT_TRANSLATE_NOOP("Rules", "What a pique scores"),
    "pique_when": QT_TRANSLATE_NOOP("Rules", "When a pique is made"),
    "last_trick": QT_TRANSLATE_NOOP("Rules", "Points for the last trick"),
    "carte_blanche": QT_TRANSLATE_NOOP("Rules", "Carte blanche"),
    "tens_are_courts": QT_TRANSLATE_NOOP("Rules", "Tens are court cards"),
    "carte_blanche_counts": QT_TRANSLATE_NOOP("Rules", "Carte blanche counts towards repique"),
    "carte_rouge": QT_TRANSLATE_NOOP("Rules", "Carte rouge"),
    "elder_least": QT_TRANSLATE_NOOP("Rules", "Elder exchanges at least"),
    "dealer_least": QT_TRANSLATE_NOOP("Rules", "The dealer exchanges at least"),
    "smallest_point": QT_TRANSLATE_NOOP("Rules", "Smallest point"),
    "four_less": QT_TRANSLATE_NOOP("Rules", "A point that ends in 4 scores one less"),
    "from_ten": QT_TRANSLATE_NOOP("Rules", "In play, only a ten or better scores"),
    "repique_when": QT_TRANSLATE_NOOP("Rules", "What prevents a repique"),
    "dealer_repique": QT_TRANSLATE_NOOP("Rules", "The dealer’s repique"),
    "packets": QT_TRANSLATE_NOOP("Rules", "Cards are dealt"),
    "talon": QT_TRANSLATE_NOOP("Rules", "When the stock is laid out"),
    "commands": QT_TRANSLATE_NOOP("Rules", "Elder says how to deal"),
    "divided": QT_TRANSLATE_NOOP("Rules", "When the tricks are divided"),
    "prizes": QT_TRANSLATE_NOOP("Rules", "Prizes"),
    "rounding": QT_TRANSLATE_NOOP("Rules", "Settled in"),
    "rounds": QT_TRANSLATE_NOOP("Rules", "Rounds"),
    "order": QT_TRANSLATE_NOOP("Rules", "Order of opponents"),
    "box": QT_TRANSLATE_NOOP("Rules", "The box after a lost match"),
    "equal_tricks": QT_TRANSLATE_NOOP("Rules", "If the tricks are equal"),
    "short_hands": QT_TRANSLATE_NOOP("Rules", "Carte blanche and carte rouge"),
}
EXPLANATIONS = {
    "stake": QT_TRANSLATE_NOOP(
        "Rules",
        "What the loser of a match pays the winner or, if points are settled, what each unit is worth.",
    ),
    "strict": QT_TRANSLATE_NOOP(
        "Rules",
        "Elder must announce a repique or pique, or lose it, and may correct declarations until the first lead. "
        "The others may correct theirs until they play to it. Declarations are named, not shown. Nothing stops you "
        "from declaring too much or revoking. After leading one suit repeatedly, you must name the next one. If "
        "you notice a fault, you object, and the penalty comes from the German rule book.",
    ),
    "length": QT_TRANSLATE_NOOP(
        "Rules",
        "A set number of points; or four deals, with the first and last counting double; or a "
        "session settled by the difference. The German rule book has all three for two players, and "
        "Robber Piquet follows them.",
    ),
    "best_of_five": QT_TRANSLATE_NOOP(
        "Rules",
        "The first player to win three matches takes the stake. A match counts as two if the loser "
        "has less than half. A repique jumps to ninety and a pique to sixty. Cavendish describes "
        "this for Piquet au Cent.",
    ),
    "by_points": QT_TRANSLATE_NOOP(
        "Rules",
        "There is no match: when you stop, every point of difference is paid for. In Meyers’ "
        "encyclopaedia Piquet is played by matches or by points.",
    ),
    "deals": QT_TRANSLATE_NOOP(
        "Rules",
        "At 0, the session goes on until you stop between deals and settle up. The German rule book settles at the "
        "end of the session.",
    ),
    "added_up": QT_TRANSLATE_NOOP("Rules", "Declarations are added up when all three classes have been decided."),
    "named_repeated": QT_TRANSLATE_NOOP(
        "Rules", "Only a player who has led one suit repeatedly and then changes suit has to name the new one."
    ),
    "dealer_counts": QT_TRANSLATE_NOOP(
        "Rules",
        "The dealer’s declarations score before elder leads, or when the dealer plays to the first "
        "trick. In Meyers’ encyclopaedia elder leads after the scoring; in the German rule book the "
        "dealer scores after the lead.",
    ),
    "repique": QT_TRANSLATE_NOOP(
        "Rules",
        "A separate match, which leaves the points as they are, or a jump in the count. In the German rule book it "
        "is a separate match when playing to 100 or 101.",
    ),
    "pique": QT_TRANSLATE_NOOP(
        "Rules",
        "A jump in the count, or a separate match. In the German rule book it is usually a jump.",
    ),
    "pique_when": QT_TRANSLATE_NOOP(
        "Rules",
        "Elder can make it until the dealer scores or wins a trick, as in the German rule book; or "
        "only with the very first card, as in the book of 1651.",
    ),
    "last_trick": QT_TRANSLATE_NOOP(
        "Rules",
        "What the last trick is worth in all: usually two, sometimes three, or only one. The German "
        "rule book leaves it open.",
    ),
    "carte_blanche": QT_TRANSLATE_NOOP(
        "Rules",
        "A hand without court cards scores ten. It is shown before the exchange, after it, or not at "
        "all. The German rule book has it before the exchange, if agreed before the first deal; "
        "Meyers’ encyclopaedia has it after.",
    ),
    "tens_are_courts": QT_TRANSLATE_NOOP(
        "Rules",
        "Then a hand with a ten is not a carte blanche. In Meyers’ encyclopaedia tens are usually court cards; for "
        "the Portland Club they are not.",
    ),
    "carte_blanche_counts": QT_TRANSLATE_NOOP(
        "Rules",
        "Its ten points count towards repique and pique. In the German rule book they never do; in "
        "the laws of the Portland Club they do.",
    ),
    "carte_rouge": QT_TRANSLATE_NOOP(
        "Rules",
        "A hand scores twenty if every card is part of a good declaration. The German rule book "
        "wants this agreed before the first deal.",
    ),
    "elder_least": QT_TRANSLATE_NOOP(
        "Rules",
        "The fewest cards elder must take from the stock. It is three in the German rule book, one "
        "for the Portland Club.",
    ),
    "dealer_least": QT_TRANSLATE_NOOP(
        "Rules",
        "The fewest cards the dealer must exchange out of those elder has left. It is more than half in the German "
        "rule book, three in Meyers’ encyclopaedia, one for the Portland Club.",
    ),
    "smallest_point": QT_TRANSLATE_NOOP(
        "Rules",
        "How many cards of a suit a point needs. In the German rule book there is no point of three cards. At "
        "Robber Piquet, the French Piquet voleur, a point needs only thirty pips.",
    ),
    "four_less": QT_TRANSLATE_NOOP(
        "Rules",
        "A point of 34 pips scores three instead of four, one of 44 scores four, and so on. "
        "Cavendish says it can be agreed at Piquet au Cent. It comes to the same as counting the pips by "
        "tens, as in 1651.",
    ),
    "from_ten": QT_TRANSLATE_NOOP(
        "Rules",
        "A nine, eight or seven scores nothing, whether it is led or wins a trick. The last trick scores two if a ten "
        "or better wins it, otherwise one. Nobody claims the remaining tricks or gives them up. Cavendish "
        "says it can be agreed at Piquet au Cent.",
    ),
    "repique_when": QT_TRANSLATE_NOOP(
        "Rules",
        "Only what the opponent scores earlier in the order of scoring, or anything good that the "
        "opponent has. The German rule book says “scored or beaten”. In Meyers’ encyclopaedia "
        "the opponent must have nothing good at all.",
    ),
    "dealer_repique": QT_TRANSLATE_NOOP(
        "Rules",
        "It is announced before the first lead, or scored after it. In the German rule book it is "
        "lost if elder leads first; for the Portland Club it scores afterwards.",
    ),
    "packets": QT_TRANSLATE_NOOP(
        "Rules",
        "How many cards each packet has. The German rule book has twos, or threes if you say so when the pack is "
        "cut. In French Piquet voleur, four players are dealt threes and then a two.",
    ),
    "talon": QT_TRANSLATE_NOOP(
        "Rules",
        "When the stock is laid out during the deal. In the German rule book it comes last, unless "
        "elder says otherwise.",
    ),
    "commands": QT_TRANSLATE_NOOP(
        "Rules",
        "Elder says how the cards are dealt, and may ask for another shuffle. The German rule book "
        "gives elder both rights.",
    ),
    "divided": QT_TRANSLATE_NOOP(
        "Rules",
        "The ten points for the cards go to nobody, or are added to those of the next deal. In the "
        "German rule book nobody gets them in a match, and they are added in a session. Meyers’ "
        "encyclopaedia leaves it to the players.",
    ),
    "prizes": QT_TRANSLATE_NOOP(
        "Rules",
        "Prizes are paid as well as the jump in the count, or instead of it. The German rule book gives the prizes "
        "but does not say whether both apply.",
    ),
    "rounding": QT_TRANSLATE_NOOP(
        "Rules",
        "Points are rounded for payment. In the German rule book it is to the nearest ten or hundred, with five or "
        "fifty rounded up.",
    ),
    "rounds": QT_TRANSLATE_NOOP(
        "Rules",
        "In a round everyone plays everyone else. In the German rule book that is three matches for "
        "three players and six for four.",
    ),
    "order": QT_TRANSLATE_NOOP(
        "Rules",
        "The loser makes room, or everyone plays everyone else in a fixed order. The German rule book has both.",
    ),
    "box": QT_TRANSLATE_NOOP(
        "Rules",
        "As at Backgammon, it passes to the winning captain. With three players Cavendish gives it to the one who "
        "sat out and advised; the captain stays, and the loser advises next. The box then always leads first.",
    ),
    "equal_tricks": QT_TRANSLATE_NOOP(
        "Rules",
        "The points for the cards can go to nobody, to each player with the most tricks, or to each "
        "player with four. Taken literally, the German rule book says the last.",
    ),
    "short_hands": QT_TRANSLATE_NOOP(
        "Rules",
        "A hand of eight or ten cards also scores ten without a court card, or twenty if every card "
        "is in a good declaration. The German rule book has this for twelve cards.",
    ),
}
CHOICES = {
    "pique": {
        "own_partie": QT_TRANSLATE_NOOP("Rules", "A separate match"),
        "count": QT_TRANSLATE_NOOP("Rules", "A jump in the count"),
    },
    "pique_when": {
        "in_play": QT_TRANSLATE_NOOP("Rules", "Before the dealer scores"),
        "first_card": QT_TRANSLATE_NOOP("Rules", "With elder’s first card alone"),
    },
    "length": {
        "partie": QT_TRANSLATE_NOOP("Rules", "A number of points"),
        "four_deals": QT_TRANSLATE_NOOP("Rules", "Four deals"),
        "session": QT_TRANSLATE_NOOP("Rules", "A session, settled by the difference"),
    },
    "repique": {
        "at_hundred": QT_TRANSLATE_NOOP("Rules", "A separate match at 100 and 101"),
        "own_partie": QT_TRANSLATE_NOOP("Rules", "A separate match"),
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
        "nothing_beaten": QT_TRANSLATE_NOOP("Rules", "Anything good the opponent has"),
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
        "fours": QT_TRANSLATE_NOOP("Rules", "In fours"),
        "threes_and_two": QT_TRANSLATE_NOOP("Rules", "In threes, then two"),
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
        "and_count": QT_TRANSLATE_NOOP("Rules", "As well as the count"),
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
        "four": QT_TRANSLATE_NOOP("Rules", "To everyone with four tricks"),
    },
}
