"""Reasons that computer players of several families give."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

WITH_TRICKS = {
    "keeps_guard": QT_TRANSLATE_NOOP("Reasons", "{card} stays guarded by another card."),
    "keeps_card": QT_TRANSLATE_NOOP("Reasons", "{card} is worth keeping."),
    "buys_many": QT_TRANSLATE_NOOP("Reasons", "Some of the {count} new cards should be better."),
    "only_card": QT_TRANSLATE_NOOP("Reasons", "No other card may be played."),
}
"""Reasons in games that are played in tricks."""
OF_SEVERAL = {
    "keeps_guard": QT_TRANSLATE_NOOP("Reasons", "{cards} stay guarded by other cards."),
    "keeps_card": QT_TRANSLATE_NOOP("Reasons", "{cards} are worth keeping."),
}
"""Sentences that give one reason for several cards."""
