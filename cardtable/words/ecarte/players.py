"""The computer players of Écarté: how each plays, and the reasons that they give."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.reasons import WITH_TRICKS

PLAYER_TEXTS = {
    "beginner": QT_TRANSLATE_NOOP(
        "Players",
        "Nearly always proposes, keeps all court cards, forgets her king after an exchange, and bets on the underdog.",
    ),
    "greedy": QT_TRANSLATE_NOOP("Players", "Trusts in high cards and luck, and bets on the favourite."),
    "counter": QT_TRANSLATE_NOOP(
        "Players", "Knows by heart which hands to play without an exchange, and bets with caution."
    ),
    "planner": QT_TRANSLATE_NOOP(
        "Players",
        "Proposes when that pays against players who go by the book. Works out the play of the "
        "cards, and bets with caution.",
    ),
    "searcher": QT_TRANSLATE_NOOP(
        "Players", "Has worked out when to propose, solves the play of the cards, and bets by the odds."
    ),
}
REASONS = {
    **WITH_TRICKS,
    "majority_chance": QT_TRANSLATE_NOOP("Reasons", "It wins at least three tricks in {chance}% of cases."),
    "jeu_de_regle": QT_TRANSLATE_NOOP("Reasons", "By the classical rules this hand is played without an exchange."),
    "improves_with_exchange": QT_TRANSLATE_NOOP("Reasons", "New cards should be better than these."),
    "risks_penalty": QT_TRANSLATE_NOOP(
        "Reasons", "The risk is that, without an exchange, losing the tricks costs two points."
    ),
    "against_the_list": QT_TRANSLATE_NOOP(
        "Reasons",
        "Against a player who goes by the classical list, this is better. At this score it gains "
        "about one stake in {deals} deals.",
    ),
    "majority_lost": QT_TRANSLATE_NOOP("Reasons", "You are unlikely to win three tricks now."),
    "likelier_majority": QT_TRANSLATE_NOOP(
        "Reasons", "You win three tricks in {chance}% of cases rather than {other}%."
    ),
    "likelier_vole": QT_TRANSLATE_NOOP(
        "Reasons", "You win all five tricks in {chance}% of cases rather than {other}%."
    ),
    "rarer_vole": QT_TRANSLATE_NOOP("Reasons", "You lose all five tricks in {chance}% of cases rather than {other}%."),
    "better_vole": QT_TRANSLATE_NOOP("Reasons", "You win all five tricks more often, or lose them less often."),
    "likelier_king": QT_TRANSLATE_NOOP(
        "Reasons", "The king of trumps is yours in {chance}% of cases rather than {other}%."
    ),
    "rarer_king": QT_TRANSLATE_NOOP(
        "Reasons", "Your opponent has the king of trumps in {chance}% of cases rather than {other}%."
    ),
    "better_king": QT_TRANSLATE_NOOP(
        "Reasons", "You have the king of trumps more often, or your opponent has it less often."
    ),
    "avoids_penalty": QT_TRANSLATE_NOOP("Reasons", "You do not risk losing two points by playing without an exchange."),
    "gets_penalty": QT_TRANSLATE_NOOP(
        "Reasons", "In {chance}% of cases your opponent refuses, loses the tricks, and pays two points."
    ),
    "keeps_high": QT_TRANSLATE_NOOP("Reasons", "{card} stays in your hand."),
    "buys_more": QT_TRANSLATE_NOOP("Reasons", "More cards are exchanged."),
    "king_wins_partie": QT_TRANSLATE_NOOP("Reasons", "The point for the king is enough to win the match."),
    "marks_king": QT_TRANSLATE_NOOP("Reasons", "The king of trumps scores a point now or never."),
    "keeps_king_silent": QT_TRANSLATE_NOOP(
        "Reasons", "The point for the king is hardly needed, and nobody knows where the king is."
    ),
    "fault_is_certain": QT_TRANSLATE_NOOP("Reasons", "The cards that have been seen prove the fault."),
    "leads_trump": QT_TRANSLATE_NOOP("Reasons", "It leads trumps."),
    "rule_lead": QT_TRANSLATE_NOOP(
        "Reasons", "It is number {number} of the eight leads that the classical rules recommend."
    ),
    "chance_of_player": QT_TRANSLATE_NOOP("Reasons", "{player} wins the match in {chance}% of cases."),
}
