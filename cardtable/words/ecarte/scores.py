"""The score lines of Écarté and the entries of its score sheets in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLES = {
    "king_turned": QT_TRANSLATE_NOOP("Scores", "King turned up"),
    "king": QT_TRANSLATE_NOOP("Scores", "King of trumps"),
    "point": QT_TRANSLATE_NOOP("Scores", "The point"),
    "vole": QT_TRANSLATE_NOOP("Scores", "The vole"),
    "stood_point": QT_TRANSLATE_NOOP("Scores", "Tricks against a hand played at once"),
    "refused_point": QT_TRANSLATE_NOOP("Scores", "Tricks against a refusal"),
    "capped": QT_TRANSLATE_NOOP("Scores", "More than three in a deal"),
    "bet": QT_TRANSLATE_NOOP("Scores", "Bet laid"),
    "stake_won": QT_TRANSLATE_NOOP("Scores", "Stake, in units"),
    "stake_lost": QT_TRANSLATE_NOOP("Scores", "Stake, in units"),
    "pool_paid": QT_TRANSLATE_NOOP("Scores", "Into the pool, in units"),
    "pool_won": QT_TRANSLATE_NOOP("Scores", "The pool, in units"),
    "pool_lost": QT_TRANSLATE_NOOP("Scores", "The pool, in units"),
    "bet_won": QT_TRANSLATE_NOOP("Scores", "Bet, in units"),
    "bet_lost": QT_TRANSLATE_NOOP("Scores", "Bet, in units"),
    "bet_returned": QT_TRANSLATE_NOOP("Scores", "Bet not covered"),
    "king_too_late": QT_TRANSLATE_NOOP("Scores", "Fault: king not marked in time"),
    "king_not_held": QT_TRANSLATE_NOOP("Scores", "Fault: king marked but not held"),
    "revoke": QT_TRANSLATE_NOOP("Scores", "Fault: revoke"),
    "too_many_cards": QT_TRANSLATE_NOOP("Scores", "Fault: more than five cards"),
    "box_given_up": QT_TRANSLATE_NOOP("Scores", "Box given up"),
}
CATEGORIES = {
    "tricks": QT_TRANSLATE_NOOP("Entry", "Tricks"),
    "stood": QT_TRANSLATE_NOOP("Entry", "Played without proposing"),
    "refused": QT_TRANSLATE_NOOP("Entry", "Refused at once"),
    "king": QT_TRANSLATE_NOOP("Entry", "King of trumps"),
    "king_turned": QT_TRANSLATE_NOOP("Entry", "King turned up"),
    "box_given_up": QT_TRANSLATE_NOOP("Entry", "Box given up after the match"),
    "bet_on_first": QT_TRANSLATE_NOOP("Entry", "Bet on {first}"),
    "bet_on_second": QT_TRANSLATE_NOOP("Entry", "Bet on {second}"),
    "king_too_late": QT_TRANSLATE_NOOP("Entry", "King not marked in time: lost"),
    "king_not_held": QT_TRANSLATE_NOOP("Entry", "King marked but not held: a card may be taken back"),
    "revoke": QT_TRANSLATE_NOOP("Entry", "Revoke: one point less if the tricks are won"),
    "too_many_cards": QT_TRANSLATE_NOOP("Entry", "More than five cards in play: one point off"),
}
