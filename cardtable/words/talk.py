"""What the computer players say between the deals, apart from the announcements of the game."""

from __future__ import annotations

from cardtable.ai.names import COMPANION
from cardtable.words.mark import QT_TRANSLATE_NOOP, worded

GREETING, AHEAD, BEHIND = "greeting", "ahead", "behind"
"""The occasions for a line: at the beginning; after a deal in which the player's side had the most points; after one in
which it had fewer.
"""

_LINES: dict[str, dict[str, tuple[str, ...]]] = {
    "beginner": {
        GREETING: (
            QT_TRANSLATE_NOOP("Talk", "Hello! Please be patient with me."),
            QT_TRANSLATE_NOOP("Talk", "Shall we? I’ve only just learnt to play."),
        ),
        AHEAD: (
            QT_TRANSLATE_NOOP("Talk", "Was that really me?"),
            QT_TRANSLATE_NOOP("Talk", "Look at that! I’m in luck today."),
        ),
        BEHIND: (
            QT_TRANSLATE_NOOP("Talk", "I think I see how it’s done now."),
            QT_TRANSLATE_NOOP("Talk", "Oh well. Once more!"),
        ),
    },
    "greedy": {
        GREETING: (
            QT_TRANSLATE_NOOP("Talk", "There you are. Let’s play!"),
            QT_TRANSLATE_NOOP("Talk", "If it’s there, I’ll take it."),
        ),
        AHEAD: (
            QT_TRANSLATE_NOOP("Talk", "That was worth it."),
            QT_TRANSLATE_NOOP("Talk", "I could get used to this."),
        ),
        BEHIND: (
            QT_TRANSLATE_NOOP("Talk", "Enjoy it while it lasts."),
            QT_TRANSLATE_NOOP("Talk", "I’ll get that back."),
        ),
    },
    "counter": {
        GREETING: (
            QT_TRANSLATE_NOOP("Talk", "Good to see you. I’ll keep count."),
            QT_TRANSLATE_NOOP("Talk", "Take your time. I have a good memory."),
        ),
        AHEAD: (
            QT_TRANSLATE_NOOP("Talk", "It all adds up, as always."),
            QT_TRANSLATE_NOOP("Talk", "A good memory is half the battle."),
        ),
        BEHIND: (
            QT_TRANSLATE_NOOP("Talk", "Well played. I’ll remember that."),
            QT_TRANSLATE_NOOP("Talk", "I didn’t see that coming."),
        ),
    },
    "planner": {
        GREETING: (
            QT_TRANSLATE_NOOP("Talk", "Good evening. I already have a plan."),
            QT_TRANSLATE_NOOP("Talk", "Think first, then play. Are you ready?"),
        ),
        AHEAD: (
            QT_TRANSLATE_NOOP("Talk", "It went as planned."),
            QT_TRANSLATE_NOOP("Talk", "One step ahead was enough."),
        ),
        BEHIND: (
            QT_TRANSLATE_NOOP("Talk", "That was not part of my plan."),
            QT_TRANSLATE_NOOP("Talk", "You looked further ahead than I did."),
        ),
    },
    "searcher": {
        GREETING: (
            QT_TRANSLATE_NOOP("Talk", "A pleasure. Let us see what the cards have in store."),
            QT_TRANSLATE_NOOP("Talk", "Every deal is a small problem. Shall we solve this one?"),
        ),
        AHEAD: (
            QT_TRANSLATE_NOOP("Talk", "Instructive, I think."),
            QT_TRANSLATE_NOOP("Talk", "This time the odds were on my side."),
        ),
        BEHIND: (
            QT_TRANSLATE_NOOP("Talk", "Remarkable. I should like to see that again."),
            QT_TRANSLATE_NOOP("Talk", "You have given me something to think about."),
        ),
    },
    COMPANION: {
        GREETING: (
            QT_TRANSLATE_NOOP("Talk", "Lovely. Let’s see which of us learns faster."),
            QT_TRANSLATE_NOOP("Talk", "I’ll keep pace with you."),
        ),
        AHEAD: (
            QT_TRANSLATE_NOOP("Talk", "It could just as easily have been you."),
            QT_TRANSLATE_NOOP("Talk", "That was close."),
        ),
        BEHIND: (
            QT_TRANSLATE_NOOP("Talk", "You’re getting better and better."),
            QT_TRANSLATE_NOOP("Talk", "Then I’ll have to learn something, too."),
        ),
    },
}


def talks(player: str) -> bool:
    """Return whether the computer player with this id has lines of its own."""
    return player in _LINES


def line(player: str, occasion: str, choice: int) -> str:
    """Return the line of a computer player for an ``occasion``; ``choice`` selects one of several lines."""
    lines = _LINES[player][occasion]
    return worded("Talk", lines[choice % len(lines)])
