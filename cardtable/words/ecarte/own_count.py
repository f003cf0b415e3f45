"""What somebody is asked who counts a deal of Écarté."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.own_words import TOTAL, OwnWords

OWN_COUNT: Mapping[str, OwnWords] = {
    "king": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "How many points do you score for the king of trumps?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "The king of trumps scores a point, for the dealer who turns it up or the player who announces it "
            "in time. Here you score {answer} for it.",
        ),
    ),
    "total": OwnWords(
        question=TOTAL,
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Three or four tricks score one point, and all five score two. They score one more against a player "
            "who allowed no exchange. With the king that makes {answer}; the total is never more than three.",
        ),
    ),
}
