"""The score lines of Piquet and the entries of its score sheets in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLES = {
    "carte_blanche": QT_TRANSLATE_NOOP("Scores", "Carte blanche"),
    "point": QT_TRANSLATE_NOOP("Scores", "Point"),
    "sequence": QT_TRANSLATE_NOOP("Scores", "Sequences"),
    "set": QT_TRANSLATE_NOOP("Scores", "Trios and quatorzes"),
    "repique": QT_TRANSLATE_NOOP("Scores", "Repique"),
    "repique_partie": QT_TRANSLATE_NOOP("Scores", "Repique, as a separate match"),
    "pique": QT_TRANSLATE_NOOP("Scores", "Pique"),
    "pique_partie": QT_TRANSLATE_NOOP("Scores", "Pique, as a separate match"),
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
        "The point is the longest suit and scores one for each of its cards. If both are equally "
        "long, the one with more pips is better: aces are 11, court cards 10.",
    ),
    "sequence": QT_TRANSLATE_NOOP(
        "Scores",
        "Three or more cards of one suit in sequence: three cards are worth 3, four 4, five 15, and "
        "each further card one more. The best sequence lets its player score any others as well.",
    ),
    "set": QT_TRANSLATE_NOOP(
        "Scores",
        "Three of a kind, tens or higher, score 3, and four of a kind 14. The best trio or quatorze "
        "lets its player score any others as well.",
    ),
    "carte_blanche": QT_TRANSLATE_NOOP("Scores", "A hand without court cards. It is shown and scores 10."),
    "carte_rouge": QT_TRANSLATE_NOOP(
        "Scores",
        "Every card of the hand was part of a declaration, and no declaration was beaten: 20 at the end of the deal.",
    ),
    "repique": QT_TRANSLATE_NOOP(
        "Scores",
        "Declarations alone reached the number for a repique before the opponent scored anything.",
    ),
    "repique_partie": QT_TRANSLATE_NOOP(
        "Scores",
        "A repique that is paid at once as a match. The points that made it do not count in the match being played.",
    ),
    "pique": QT_TRANSLATE_NOOP(
        "Scores",
        "Declarations and leads reached the number for a pique before the opponent scored anything.",
    ),
    "play": QT_TRANSLATE_NOOP("Scores", "One for each lead, and one for each trick won from the other player’s lead."),
    "lead": QT_TRANSLATE_NOOP("Scores", "Each lead scores one."),
    "trick": QT_TRANSLATE_NOOP("Scores", "A trick won from another player’s lead scores one."),
    "capot": QT_TRANSLATE_NOOP("Scores", "One side has won all the tricks."),
}
RUFF_MEANING = QT_TRANSLATE_NOOP(
    "Scores",
    "The point is the suit with the most pips: aces are 11, court cards 10. It scores one for every "
    "ten pips, and one more for five or more left over.",
)
HIGH_MEANINGS = {
    "play": QT_TRANSLATE_NOOP(
        "Scores", "One for each ten or better that was led, or won a trick from the other player’s lead."
    ),
    "lead": QT_TRANSLATE_NOOP("Scores", "A ten or better scores one when it is led."),
    "trick": QT_TRANSLATE_NOOP(
        "Scores", "A ten or better scores one when it wins a trick from the other player’s lead."
    ),
}
"""What is told of play where only cards from the ten up score."""
CATEGORIES = {
    "half_first": QT_TRANSLATE_NOOP("Entry", "First there: at half the target, or at the win"),
    "first": QT_TRANSLATE_NOOP("Entry", "Reached the target first"),
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
    "wrong_declaration": QT_TRANSLATE_NOOP("Entry", "Wrong declaration: no score"),
    "hand_too_large": QT_TRANSLATE_NOOP("Entry", "Too many cards: no score"),
    "hand_too_small": QT_TRANSLATE_NOOP("Entry", "Too few cards: the missing tricks are lost"),
    "discards_mixed": QT_TRANSLATE_NOOP("Entry", "Discards mixed with tricks: no score"),
    "revoke": QT_TRANSLATE_NOOP("Entry", "Revoke: five points for the opponent"),
    "too_late": QT_TRANSLATE_NOOP("Entry", "Repique or pique announced too late: lost"),
    "class_left_out": QT_TRANSLATE_NOOP("Entry", "Class left out: lost for this deal"),
    "bought_too_early": QT_TRANSLATE_NOOP("Entry", "Dealer exchanged too early: lower three only, or a misdeal"),
    "suit_not_named": QT_TRANSLATE_NOOP("Entry", "Change of suit not named: no penalty for a revoke"),
}
