"""What somebody is asked who counts a deal of Écarté."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.own_words import TOTAL, OwnWords

OWN_COUNT: Mapping[str, OwnWords] = {
    "king": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "How many points has the king of trumps brought you?"),
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Whoever turns it up or announces it in time has a point for it. Your king has brought you {answer}.",
        ),
    ),
    "total": OwnWords(
        question=TOTAL,
        told=QT_TRANSLATE_NOOP(
            "OwnCount",
            "Three or four tricks are one point and all five two, or two for three tricks against somebody who has "
            "played without exchanging; with the king it is {answer}.",
        ),
    ),
}
