"""Faults at the real table in words: those that all families share. Each family has its own in its ``faults.py``."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.sheets.faults import HOUSE, Group, Ruling
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, worded

GROUPS = {
    Group.DEALING: QT_TRANSLATE_NOOP("Faults", "Dealing"),
    Group.EXCHANGING: QT_TRANSLATE_NOOP("Faults", "Exchanging"),
    Group.DECLARING: QT_TRANSLATE_NOOP("Faults", "Declaring"),
    Group.PLAYING: QT_TRANSLATE_NOOP("Faults", "Playing"),
    Group.LOOKING_ON: QT_TRANSLATE_NOOP("Faults", "Watching"),
}
FAULTS = {
    "wrong_number_dealt": QT_TRANSLATE_NOOP("Faults", "Somebody was dealt too many or too few cards"),
    "card_faced": QT_TRANSLATE_NOOP("Faults", "A card was exposed in the deal"),
    "dealt_out_of_turn": QT_TRANSLATE_NOOP("Faults", "The wrong player dealt"),
    "two_cards": QT_TRANSLATE_NOOP("Faults", "Somebody played two cards at once"),
    "led_out_of_turn": QT_TRANSLATE_NOOP("Faults", "Somebody led out of turn"),
}
QUESTIONS = {
    "elder_decides": QT_TRANSLATE_NOOP("Faults", "Elder may choose. What does elder want?"),
    "play_begun": QT_TRANSLATE_NOOP("Faults", "Has a card been played yet?"),
    "played_to": QT_TRANSLATE_NOOP("Faults", "Has anybody played to that card?"),
    "revoke_noticed": QT_TRANSLATE_NOOP("Faults", "When was it noticed?"),
}
ANSWERS = {
    "new_deal": QT_TRANSLATE_NOOP("Faults", "A new deal"),
    "stand": QT_TRANSLATE_NOOP("Faults", "The deal stands"),
    "not_begun": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "begun": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "not_played_to": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "was_played_to": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "before_next_lead": QT_TRANSLATE_NOOP("Faults", "Before the next card was led"),
    "after_next_lead": QT_TRANSLATE_NOOP("Faults", "Later"),
}
RULINGS = {
    "right_dealer_deals": QT_TRANSLATE_NOOP(
        "Faults", "The deal is void, and the right player deals. The sheet already names this player."
    ),
    "deal_stands": QT_TRANSLATE_NOOP("Faults", "The deal stands and counts as the deal of the player who dealt it."),
    "faced_dealt_anew": QT_TRANSLATE_NOOP("Faults", "The deal does not count, and the same dealer deals again."),
    "lead_taken_back": QT_TRANSLATE_NOOP("Faults", "The card is taken back."),
    "trick_stands": QT_TRANSLATE_NOOP("Faults", "It is too late to take the card back, so the trick stands."),
    "revoke_mended": QT_TRANSLATE_NOOP(
        "Faults", "The card is taken back, and a legal one is played. There is no penalty."
    ),
}
WORKS = {HOUSE: QT_TRANSLATE_NOOP("Faults", "A house rule: the sources say nothing about it.")}


class FaultWords:
    """The words of a family for faults. ``texts`` are the faults, questions, answers and rulings by their codes, which
    never coincide, in the context ``Faults``; ``works`` are the sources, with a placeholder for the ``{section}``.
    """

    def __init__(self, texts: Mapping[str, str] | None = None, works: Mapping[str, str] | None = None) -> None:
        self._texts = {**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS, **(texts or {})}
        self._works = {**WORKS, **(works or {})}

    def has(self, code: str) -> bool:
        """Return whether a code of a fault, a question, an answer or a ruling has words."""
        return code in self._texts

    def text(self, code: str) -> str:
        """Return the words for a code of a fault, a question, an answer or a ruling."""
        return worded("Faults", self._texts[code]) if code in self._texts else in_words(code)

    def group(self, group: Group) -> str:
        """Return the name of a part of the deal in which faults are committed."""
        return worded("Faults", GROUPS[group])

    def source(self, ruling: Ruling) -> str:
        """Return the source of a ruling, with its section."""
        return fill(worded("Faults", self._works.get(ruling.work, ruling.work)), {"section": ruling.section})
