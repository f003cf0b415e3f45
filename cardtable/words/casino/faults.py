"""Faults at a real table of Casino in words: their names, questions about them, and rulings."""

from __future__ import annotations

from cardtable.games.casino.faults import PAGE
from cardtable.words.faults import FaultWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

FAULTS = {
    "last_not_announced": QT_TRANSLATE_NOOP("Faults", "The dealer did not announce the last round"),
    "played_out_of_turn": QT_TRANSLATE_NOOP("Faults", "Somebody played out of turn"),
    "wrong_capture": QT_TRANSLATE_NOOP("Faults", "Somebody took cards that do not make the right value"),
    "sweep_not_marked": QT_TRANSLATE_NOOP("Faults", "A sweep was not marked"),
    "build_not_held": QT_TRANSLATE_NOOP("Faults", "Somebody made a build without holding the card for it"),
}
QUESTIONS = {
    "anybody_wants_new": QT_TRANSLATE_NOOP("Faults", "Does anybody want a new deal?"),
    "next_has_played": QT_TRANSLATE_NOOP("Faults", "Has the next player already played?"),
    "captured_again": QT_TRANSLATE_NOOP("Faults", "Has the same side captured again since then?"),
}
ANSWERS = {
    "next_not_played": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "next_played": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "not_captured_again": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "has_captured_again": QT_TRANSLATE_NOOP("Faults", "Yes"),
}
RULINGS = {
    "number_dealt_anew": QT_TRANSLATE_NOOP("Faults", "If nobody has played yet, the same dealer deals again."),
    "played_on": QT_TRANSLATE_NOOP(
        "Faults",
        "The deal stands and is played as far as the cards go. A player without a card is skipped.",
    ),
    "card_goes_on": QT_TRANSLATE_NOOP("Faults", "The player who was dealt the card keeps it, and the deal stands."),
    "nothing_changes": QT_TRANSLATE_NOOP(
        "Faults", "The dealer should have announced it. The score does not change, and there is no penalty."
    ),
    "card_taken_back": QT_TRANSLATE_NOOP("Faults", "The card is taken back, and the right player plays."),
    "turn_stands": QT_TRANSLATE_NOOP("Faults", "The play stands. The player who was passed over plays next."),
    "one_goes_back": QT_TRANSLATE_NOOP(
        "Faults", "The player chooses one of the two, and the other goes back into the hand."
    ),
    "capture_put_back": QT_TRANSLATE_NOOP(
        "Faults", "The cards go back to the table. The card played stays there too, as if trailed."
    ),
    "capture_stands": QT_TRANSLATE_NOOP("Faults", "It was noticed too late, so the capture stands."),
    "sweep_marked": QT_TRANSLATE_NOOP("Faults", "The sweep is still marked."),
    "sweep_lost": QT_TRANSLATE_NOOP("Faults", "It can no longer be checked, so the sweep is lost."),
    "build_undone": QT_TRANSLATE_NOOP(
        "Faults", "The build is split up. Its cards are single cards on the table again, open to all."
    ),
}
WORKS = {PAGE: QT_TRANSLATE_NOOP("Faults", "McLeod and Martin, pagat.com 2022, “{section}”.")}
FAULT_WORDS = FaultWords({**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS}, WORKS)
