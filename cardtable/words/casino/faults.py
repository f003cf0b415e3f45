"""Faults at a real table of Casino in words: their names, questions about them, and rulings."""

from __future__ import annotations

from cardtable.games.casino.faults import PAGE
from cardtable.words.faults import FaultWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

FAULTS = {
    "last_not_announced": QT_TRANSLATE_NOOP("Faults", "The dealer did not announce the last round"),
    "played_out_of_turn": QT_TRANSLATE_NOOP("Faults", "Somebody played out of turn"),
    "wrong_capture": QT_TRANSLATE_NOOP("Faults", "Somebody took cards that do not make the value"),
    "sweep_not_marked": QT_TRANSLATE_NOOP("Faults", "A sweep was not marked"),
    "build_not_held": QT_TRANSLATE_NOOP("Faults", "Somebody made a build without holding the card for it"),
}
QUESTIONS = {
    "anybody_wants_new": QT_TRANSLATE_NOOP("Faults", "Does anybody want a new deal?"),
    "next_has_played": QT_TRANSLATE_NOOP("Faults", "Has the next player played since?"),
    "captured_again": QT_TRANSLATE_NOOP("Faults", "Has the same side captured again since?"),
}
ANSWERS = {
    "next_not_played": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "next_played": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "not_captured_again": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "has_captured_again": QT_TRANSLATE_NOOP("Faults", "Yes"),
}
RULINGS = {
    "number_dealt_anew": QT_TRANSLATE_NOOP("Faults", "As long as nobody has played, the same dealer deals anew."),
    "played_on": QT_TRANSLATE_NOOP(
        "Faults",
        "The deal stands and is played as far as the cards go. Who has no card when his turn comes is passed over.",
    ),
    "card_goes_on": QT_TRANSLATE_NOOP("Faults", "The card stays with whoever was dealt it, and the deal stands."),
    "nothing_changes": QT_TRANSLATE_NOOP(
        "Faults", "The dealer should announce it. That he did not changes nothing in the count: no penalty is named."
    ),
    "card_taken_back": QT_TRANSLATE_NOOP("Faults", "The card is taken back, and the person plays whose turn it is."),
    "turn_stands": QT_TRANSLATE_NOOP("Faults", "The play stands. Whoever was passed over plays next."),
    "one_goes_back": QT_TRANSLATE_NOOP("Faults", "He chooses one of the two, and the other goes back into his hand."),
    "capture_put_back": QT_TRANSLATE_NOOP(
        "Faults", "The cards go back to the table, the played one with them: he has laid it down."
    ),
    "capture_stands": QT_TRANSLATE_NOOP("Faults", "It was noticed too late: the capture stands."),
    "sweep_marked": QT_TRANSLATE_NOOP("Faults", "The sweep is still marked."),
    "sweep_lost": QT_TRANSLATE_NOOP("Faults", "Nobody can see it any more: the sweep is lost."),
    "build_undone": QT_TRANSLATE_NOOP(
        "Faults", "The build comes apart, and its cards lie on the table one by one, free for everybody."
    ),
}
WORKS = {PAGE: QT_TRANSLATE_NOOP("Faults", "McLeod and Martin, pagat.com 2022, “{section}”.")}
FAULT_WORDS = FaultWords({**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS}, WORKS)
