"""The score lines of Piquet and the entries of its score sheets in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLES = {
    "carte_blanche": QT_TRANSLATE_NOOP("Scores", "Carte blanche"),
    "point": QT_TRANSLATE_NOOP("Scores", "Point"),
    "sequence": QT_TRANSLATE_NOOP("Scores", "Sequences"),
    "set": QT_TRANSLATE_NOOP("Scores", "Trios and quatorzes"),
    "repique": QT_TRANSLATE_NOOP("Scores", "Repique"),
    "repique_partie": QT_TRANSLATE_NOOP("Scores", "Repique, a match of its own"),
    "pique": QT_TRANSLATE_NOOP("Scores", "Pique"),
    "pique_partie": QT_TRANSLATE_NOOP("Scores", "Pique, a match of its own"),
    "play": QT_TRANSLATE_NOOP("Scores", "Leads and tricks"),
    "last_trick": QT_TRANSLATE_NOOP("Scores", "Last trick"),
    "cards": QT_TRANSLATE_NOOP("Scores", "The cards"),
    "capot": QT_TRANSLATE_NOOP("Scores", "Capot"),
    "divided": QT_TRANSLATE_NOOP("Scores", "The tricks are divided"),
    "carte_rouge": QT_TRANSLATE_NOOP("Scores", "Carte rouge"),
    "doubled": QT_TRANSLATE_NOOP("Scores", "Doubled"),
    "prize_repique": QT_TRANSLATE_NOOP("Scores", "Prize for the repique"),
    "prize_pique": QT_TRANSLATE_NOOP("Scores", "Prize for the pique"),
    "prize_capot": QT_TRANSLATE_NOOP("Scores", "Prize for the capot"),
    "lead": QT_TRANSLATE_NOOP("Scores", "Lead"),
    "trick": QT_TRANSLATE_NOOP("Scores", "Trick"),
    "wrong_declaration": QT_TRANSLATE_NOOP("Scores", "Fault: wrong declaration"),
    "hand_too_large": QT_TRANSLATE_NOOP("Scores", "Fault: too many cards"),
    "hand_too_small": QT_TRANSLATE_NOOP("Scores", "Fault: too few cards"),
    "discards_mixed": QT_TRANSLATE_NOOP("Scores", "Fault: discards among the tricks"),
    "revoke": QT_TRANSLATE_NOOP("Scores", "The opponent’s revoke"),
    "too_late": QT_TRANSLATE_NOOP("Scores", "Fault: announced too late"),
    "class_left_out": QT_TRANSLATE_NOOP("Scores", "Fault: a declaration left out"),
    "bought_too_early": QT_TRANSLATE_NOOP("Scores", "Fault: exchanged too early"),
    "suit_not_named": QT_TRANSLATE_NOOP("Scores", "Fault: suit not named"),
}
MEANINGS = {
    "point": QT_TRANSLATE_NOOP(
        "Scores",
        "The point is the longest suit and counts one for each of its cards. Of two equally long ones the pips decide: "
        "aces are 11, court cards 10.",
    ),
    "sequence": QT_TRANSLATE_NOOP(
        "Scores",
        "Cards of one suit that follow each other: three count 3, four 4, five 15, and one more for each further card. "
        "Whoever has the best counts his lesser ones too.",
    ),
    "set": QT_TRANSLATE_NOOP(
        "Scores",
        "Three equal cards from the tens up count 3, four count 14. Whoever has the best counts his lesser ones too.",
    ),
    "carte_blanche": QT_TRANSLATE_NOOP("Scores", "A hand without court cards. It is shown and counts 10."),
    "carte_rouge": QT_TRANSLATE_NOOP(
        "Scores", "All cards of a hand took part in declarations, of which none was beaten: 20 at the end of the deal."
    ),
    "repique": QT_TRANSLATE_NOOP(
        "Scores",
        "Declarations alone reached the number at which the count leaps into the nineties, before the opponent had "
        "counted anything.",
    ),
    "repique_partie": QT_TRANSLATE_NOOP(
        "Scores", "A repique that is paid at once as if it were a match; what made it does not count in this one."
    ),
    "pique": QT_TRANSLATE_NOOP(
        "Scores",
        "Declarations and leads reached the number at which the count leaps into the sixties, before the opponent had "
        "counted anything.",
    ),
    "play": QT_TRANSLATE_NOOP("Scores", "One for each lead, and one for each trick taken from somebody who led to it."),
    "lead": QT_TRANSLATE_NOOP("Scores", "Whoever leads to a trick counts one for it."),
    "trick": QT_TRANSLATE_NOOP("Scores", "A trick taken from somebody who led to it counts one."),
    "capot": QT_TRANSLATE_NOOP("Scores", "One side has won all the tricks."),
}
CATEGORIES = {
    "half_first": QT_TRANSLATE_NOOP("Entry", "First: half the goal, or the winner"),
    "first": QT_TRANSLATE_NOOP("Entry", "Reached the goal first"),
    "carte_blanche": QT_TRANSLATE_NOOP("Entry", "Carte blanche"),
    "carte_rouge": QT_TRANSLATE_NOOP("Entry", "Carte rouge"),
    "point": QT_TRANSLATE_NOOP("Entry", "Point"),
    "sequences": QT_TRANSLATE_NOOP("Entry", "Sequences"),
    "sets": QT_TRANSLATE_NOOP("Entry", "Trios and quatorzes"),
    "play": QT_TRANSLATE_NOOP("Entry", "Points in play"),
    "cards": QT_TRANSLATE_NOOP("Entry", "Cards"),
    "tricks": QT_TRANSLATE_NOOP("Entry", "Tricks"),
    "last_trick": QT_TRANSLATE_NOOP("Entry", "Last trick"),
    "repique": QT_TRANSLATE_NOOP("Entry", "Repique"),
    "pique": QT_TRANSLATE_NOOP("Entry", "Pique"),
    "capot": QT_TRANSLATE_NOOP("Entry", "Capot"),
    "divided": QT_TRANSLATE_NOOP("Entry", "Tricks divided"),
    "wrong_declaration": QT_TRANSLATE_NOOP("Entry", "Wrong declaration: counts nothing"),
    "hand_too_large": QT_TRANSLATE_NOOP("Entry", "Too many cards: counts nothing"),
    "hand_too_small": QT_TRANSLATE_NOOP("Entry", "Too few cards: what is left over are tricks against"),
    "discards_mixed": QT_TRANSLATE_NOOP("Entry", "Discards among the tricks: counts nothing"),
    "revoke": QT_TRANSLATE_NOOP("Entry", "Revoke: five points for the opponent"),
    "too_late": QT_TRANSLATE_NOOP("Entry", "Repique or pique announced too late: lost"),
    "class_left_out": QT_TRANSLATE_NOOP("Entry", "Class left out: lost for this deal"),
    "bought_too_early": QT_TRANSLATE_NOOP("Entry", "Dealer exchanged too early: the lower three only, or a misdeal"),
    "suit_not_named": QT_TRANSLATE_NOOP("Entry", "Suit not named when it changed: a revoke goes unpunished"),
}
