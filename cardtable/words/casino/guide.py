"""What a newcomer is told at Casino: by what his cards can do on this table."""

from __future__ import annotations

from cardtable.core.cards import JOKER
from cardtable.core.state import LegalActions
from cardtable.games.casino.actions import Play
from cardtable.words.mark import QT_TRANSLATE_NOOP, worded

GUIDES = {
    "play": QT_TRANSLATE_NOOP(
        "Guide",
        "A card captures others of its value, and sets that add up to it, as many as there are. Choose a card of your "
        "hand, then what it captures.",
    ),
    "nothing": QT_TRANSLATE_NOOP(
        "Guide",
        "None of your cards captures anything, so one of them must be laid down. Best is one with which your opponents "
        "can do little.",
    ),
    "build": QT_TRANSLATE_NOOP(
        "Guide",
        "You can also build: put a card with others on the table if you hold a card of their sum, which captures them "
        "together later.",
    ),
    "stack": QT_TRANSLATE_NOOP(
        "Guide",
        "You can also put a card on another: from then on they are one card of their sum, which anybody may capture.",
    ),
    "joker": QT_TRANSLATE_NOOP("Guide", "A joker is a number from two to fourteen, whichever you need."),
}


def guide(legal: LegalActions) -> str:
    """What to tell somebody who may do what is ``legal``."""
    plays = [play for play in legal.representatives() if isinstance(play, Play)]
    told = ["play" if any(play.captures for play in plays) else "nothing"]
    if any(play.value and not play.stacked for play in plays):
        told.append("build")
    if any(play.stacked and (play.taken or play.builds) for play in plays):
        told.append("stack")
    if any(play.card == JOKER for play in plays):
        told.append("joker")
    return " ".join(worded("Guide", GUIDES[one]) for one in told)
