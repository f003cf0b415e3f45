"""Score lines of Casino, and what is entered on its sheets."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLES = {
    "won": QT_TRANSLATE_NOOP("Scores", "Captured"),
    "most_spades": QT_TRANSLATE_NOOP("Scores", "Most spades"),
    "shared_spades": QT_TRANSLATE_NOOP("Scores", "Most spades, shared"),
    "spades_above": QT_TRANSLATE_NOOP("Scores", "Spades from the seventh on"),
    "seven_spades": QT_TRANSLATE_NOOP("Scores", "Seven spades or more"),
    "spades": QT_TRANSLATE_NOOP("Scores", "The other spades"),
    "each_spade": QT_TRANSLATE_NOOP("Scores", "Spades, each"),
    "most_cards": QT_TRANSLATE_NOOP("Scores", "Most cards"),
    "big_casino": QT_TRANSLATE_NOOP("Scores", "Big Casino, ♦10"),
    "little_casino": QT_TRANSLATE_NOOP("Scores", "Little Casino, ♠2"),
    "jack_of_spades": QT_TRANSLATE_NOOP("Scores", "Jack of spades"),
    "ace": QT_TRANSLATE_NOOP("Scores", "Ace of {suit}"),
    "aces": QT_TRANSLATE_NOOP("Scores", "Aces"),
    "ace_of_spades": QT_TRANSLATE_NOOP("Scores", "Ace of spades"),
    "last_capture": QT_TRANSLATE_NOOP("Scores", "Last capture"),
    "sweep": QT_TRANSLATE_NOOP("Scores", "Sweeps"),
    "double_sweep": QT_TRANSLATE_NOOP("Scores", "Double sweeps"),
    "swept_after": QT_TRANSLATE_NOOP("Scores", "Sweeps of the next player"),
    "mulles": QT_TRANSLATE_NOOP("Scores", "Mulles"),
    "mulle": QT_TRANSLATE_NOOP("Scores", "Mulle with {card}"),
    "hut": QT_TRANSLATE_NOOP("Scores", "Huts"),
    "huts_balanced": QT_TRANSLATE_NOOP("Scores", "Huts that cancelled out"),
    "difference": QT_TRANSLATE_NOOP("Scores", "The difference, which is marked"),
}
CATEGORIES = {
    "cards": QT_TRANSLATE_NOOP("Entry", "Cards"),
    "spades": QT_TRANSLATE_NOOP("Entry", "Spades"),
    "big_casino": QT_TRANSLATE_NOOP("Entry", "Big Casino, ♦10"),
    "little_casino": QT_TRANSLATE_NOOP("Entry", "Little Casino, ♠2"),
    "jack_of_spades": QT_TRANSLATE_NOOP("Entry", "Jack of spades"),
    "aces": QT_TRANSLATE_NOOP("Entry", "Aces"),
    "other_aces": QT_TRANSLATE_NOOP("Entry", "Other aces"),
    "ace_of_spades": QT_TRANSLATE_NOOP("Entry", "Ace of spades"),
    "ace_of_hearts": QT_TRANSLATE_NOOP("Entry", "Ace of hearts"),
    "ace_of_diamonds": QT_TRANSLATE_NOOP("Entry", "Ace of diamonds"),
    "ace_of_clubs": QT_TRANSLATE_NOOP("Entry", "Ace of clubs"),
    "last_capture": QT_TRANSLATE_NOOP("Entry", "Last capture"),
    "sweeps": QT_TRANSLATE_NOOP("Entry", "Sweeps"),
    "double_sweeps": QT_TRANSLATE_NOOP("Entry", "Double sweeps"),
    "mulles": QT_TRANSLATE_NOOP("Entry", "Mulles"),
    "mulle_points": QT_TRANSLATE_NOOP("Entry", "Points for mulles"),
    "first": QT_TRANSLATE_NOOP("Entry", "Reached the goal first"),
    "more_spades": QT_TRANSLATE_NOOP("Entry", "More spades, on a tie"),
}
