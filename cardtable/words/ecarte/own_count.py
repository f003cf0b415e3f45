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
            "You score a point for turning it up, or for announcing it in time. For your king you score {answer}.",
        ),
    ),
    "total": OwnWords(
        question=TOTAL,
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Three or four tricks score one point, and all five score two. They score one more against a "
            "player who let nobody exchange. With the king it is {answer}, and never more than three.",
        ),
    ),
}
