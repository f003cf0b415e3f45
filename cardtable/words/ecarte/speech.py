"""Announcements at a table of Écarté in words."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.objections import SPEECH_OF_OBJECTIONS, TALES_OF_OBJECTIONS

SPEECH = {
    **SPEECH_OF_OBJECTIONS,
    "new_partie": QT_TRANSLATE_NOOP("Speech", "A new match."),
    "new_box": QT_TRANSLATE_NOOP("Speech", "A new match."),
    "bet": QT_TRANSLATE_NOOP("Speech", "{units} on {player}."),
    "no_bet": QT_TRANSLATE_NOOP("Speech", "I won’t bet."),
    "king_turned": QT_TRANSLATE_NOOP("Speech", "The king!"),
    "propose": QT_TRANSLATE_NOOP("Speech", "I propose."),
    "plays": QT_TRANSLATE_NOOP("Speech", "I play."),
    "how_many": QT_TRANSLATE_NOOP("Speech", "How many?"),
    "play_then": QT_TRANSLATE_NOOP("Speech", "Play!"),
    "number": QT_TRANSLATE_NOOP("Speech", "{number}."),
    "packet": QT_TRANSLATE_NOOP("Speech", "A book!"),
    "stock_empty": QT_TRANSLATE_NOOP("Speech", "The stock is used up."),
    "king": QT_TRANSLATE_NOOP("Speech", "I mark the king."),
    "point": QT_TRANSLATE_NOOP("Speech", "The point is mine."),
    "vole": QT_TRANSLATE_NOOP("Speech", "The vole!"),
    "keeps_box": QT_TRANSLATE_NOOP("Speech", "I’ll keep the box."),
    "gives_up_box": QT_TRANSLATE_NOOP("Speech", "I’ll give up the box."),
}

TALES = {
    **TALES_OF_OBJECTIONS,
    "new_partie": QT_TRANSLATE_NOOP("Speech", "Match {count}: {first} against {second}."),
    "new_box": QT_TRANSLATE_NOOP("Speech", "Match {count}: {first} has the box, and {second} plays for the company."),
    "bet": QT_TRANSLATE_NOOP("Speech", "{name} bets {units} on {player}."),
    "no_bet": QT_TRANSLATE_NOOP("Speech", "{name} does not bet."),
    "king_turned": QT_TRANSLATE_NOOP("Speech", "{name} has turned up a king."),
    "propose": QT_TRANSLATE_NOOP("Speech", "{name} proposes."),
    "plays": QT_TRANSLATE_NOOP("Speech", "{name} plays without another exchange."),
    "how_many": QT_TRANSLATE_NOOP("Speech", "{name} accepts."),
    "play_then": QT_TRANSLATE_NOOP("Speech", "{name} refuses; the hands are played."),
    "number": QT_TRANSLATE_NOOP("Speech", "{name} exchanges {count} of 5 cards."),
    "packet": QT_TRANSLATE_NOOP("Speech", "{name} exchanges all five cards."),
    "stock_empty": QT_TRANSLATE_NOOP("Speech", "The stock is used up; the hands are played."),
    "king": QT_TRANSLATE_NOOP("Speech", "{name} marks the king of trumps."),
    "point": QT_TRANSLATE_NOOP("Speech", "{name} has {tricks} of the five tricks."),
    "vole": QT_TRANSLATE_NOOP("Speech", "{name} has all five tricks."),
    "keeps_box": QT_TRANSLATE_NOOP("Speech", "{name} keeps the box."),
    "gives_up_box": QT_TRANSLATE_NOOP("Speech", "{name} gives up the box."),
}
OBJECTED_TO = {
    "false_king": QT_TRANSLATE_NOOP("Speech", "false king"),
    "revoke": QT_TRANSLATE_NOOP("Speech", "revoke"),
    "too_many_cards": QT_TRANSLATE_NOOP("Speech", "too many cards"),
}
NUMBERS = (
    QT_TRANSLATE_NOOP("Speech", "I’ll keep mine"),
    QT_TRANSLATE_NOOP("Speech", "One"),
    QT_TRANSLATE_NOOP("Speech", "Two"),
    QT_TRANSLATE_NOOP("Speech", "Three"),
    QT_TRANSLATE_NOOP("Speech", "Four"),
    QT_TRANSLATE_NOOP("Speech", "Five"),
)
"""How many cards a player exchanges, in the words said at the table."""
