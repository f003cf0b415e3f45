"""Options that several families share, in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

OPTIONS = {
    "target": QT_TRANSLATE_NOOP("Rules", "Points to play for"),
    "length": QT_TRANSLATE_NOOP("Rules", "Length of the match"),
    "deals": QT_TRANSLATE_NOOP("Rules", "Number of deals"),
    "stake": QT_TRANSLATE_NOOP("Rules", "Stake for a match, in units"),
    "parties": QT_TRANSLATE_NOOP("Rules", "Number of matches"),
}
EXPLANATIONS = {
    "target": QT_TRANSLATE_NOOP("Rules", "The first to reach this number of points wins the match."),
    "length": QT_TRANSLATE_NOOP(
        "Rules", "A match ends after an agreed number of deals or at an agreed number of points."
    ),
    "deals": QT_TRANSLATE_NOOP("Rules", "After this many deals the player with the most points wins."),
    "target_ends": QT_TRANSLATE_NOOP("Rules", "The match ends when somebody reaches this number of points."),
    "deals_end": QT_TRANSLATE_NOOP("Rules", "The match ends after this many deals."),
    "stake": QT_TRANSLATE_NOOP("Rules", "What the loser of a match pays the winner. At 0, you play for love."),
    "parties": QT_TRANSLATE_NOOP(
        "Rules", "After this many matches the player who has gained the most wins the evening."
    ),
}
SCOPES = {
    "of_two": (
        QT_TRANSLATE_NOOP("Rules", "This applies only to a match of two."),
        QT_TRANSLATE_NOOP("HouseRules", "in the two-player match"),
    ),
    "of_three": (
        QT_TRANSLATE_NOOP("Rules", "This applies only to a match of three."),
        QT_TRANSLATE_NOOP("HouseRules", "in the three-player match"),
    ),
}
"""In which part of a match an option counts, by its scope: as a sentence, and as what stands behind a heading."""
CHOICES = {
    "length": {
        "deals": QT_TRANSLATE_NOOP("Rules", "A number of deals"),
        "points": QT_TRANSLATE_NOOP("Rules", "A number of points"),
        "knockout": QT_TRANSLATE_NOOP("Rules", "Until only one is left"),
        "round": QT_TRANSLATE_NOOP("Rules", "Until everyone has taken a seat once"),
        "parties": QT_TRANSLATE_NOOP("Rules", "A number of matches"),
    },
}
