"""The names of the computer players; how each of them plays a game, and its reasons, belong to the words of
the family.
"""

from __future__ import annotations

from cardtable.ai.names import COMPANION, EVERYBODY
from cardtable.core.record import HUMAN
from cardtable.words.mark import QT_TRANSLATE_NOOP, in_words, translate

_NAMES = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Lina, the beginner"),
    "greedy": QT_TRANSLATE_NOOP("Players", "Gustav, the grabber"),
    "counter": QT_TRANSLATE_NOOP("Players", "Agda, the counter"),
    "planner": QT_TRANSLATE_NOOP("Players", "Henrik, the planner"),
    "searcher": QT_TRANSLATE_NOOP("Players", "Professor Falk"),
    COMPANION: QT_TRANSLATE_NOOP("Players", "Ida, the companion"),
}
_FIRST_NAMES = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Lina"),
    "greedy": QT_TRANSLATE_NOOP("Players", "Gustav"),
    "counter": QT_TRANSLATE_NOOP("Players", "Agda"),
    "planner": QT_TRANSLATE_NOOP("Players", "Henrik"),
    "searcher": QT_TRANSLATE_NOOP("Players", "Falk"),
    COMPANION: QT_TRANSLATE_NOOP("Players", "Ida"),
}
_COMPANION = QT_TRANSLATE_NOOP(
    "Players",
    "Keeps pace with you. Your deals are judged, and her mistakes cost about as much as yours.",
)


def seat_words(number: int) -> str:
    """Return the name of a seat without a known person; ``number`` counts from 1."""
    return translate("Players", "Seat {number}").format(number=number)


def player_name(player: str) -> str:
    """Return the name of a player for a choice, such as ``Agda, the counter``; ``A person here`` for a human seat."""
    if player == HUMAN:
        return translate("Players", "Somebody here")
    return translate("Players", _NAMES[player]) if player in _NAMES else in_words(player)


def player_first_name(player: str) -> str:
    """Return the name of a computer player at the table."""
    return translate("Players", _FIRST_NAMES[player]) if player in _FIRST_NAMES else in_words(player)


def computer_players() -> tuple[str, ...]:
    """Return the ids of the computer players, the weakest first and last the companion, which plays as well as the
    person.
    """
    return EVERYBODY


def companion_text() -> str:
    """Return one sentence on how the companion plays; it is the same in all games."""
    return translate("Players", _COMPANION)
