"""What somebody is asked who counts a deal of Casino from the piles."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.own_words import TOTAL, TOTAL_TOLD, OwnWords

OWN_COUNT: Mapping[str, OwnWords] = {
    "number": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "{of}: how many have you captured?"),
        told=QT_TRANSLATE_NOOP("OwnCount", "{of}: you have {answer}."),
    ),
    "points.most": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "{of}: how many points do you get for that?"),
        told=QT_TRANSLATE_NOOP("OwnCount", "{of}: the points go to the player with the most. You score {answer}."),
    ),
    "points": OwnWords(
        question=QT_TRANSLATE_NOOP("OwnCount", "{of}: how many points do you get for that?"),
        told=QT_TRANSLATE_NOOP("OwnCount", "{of}: you score {answer}."),
    ),
    "total": OwnWords(question=TOTAL, told=TOTAL_TOLD),
}
