"""The words of a family for one kind of question to those who declare and count alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.words.mark import QT_TRANSLATE_NOOP

TOTAL = QT_TRANSLATE_NOOP("OwnCount", "What do you score for the deal in all?")
TOTAL_TOLD = QT_TRANSLATE_NOOP("OwnCount", "In all, it comes to {answer}.")


@dataclass(frozen=True)
class OwnWords:
    """The words for one kind of question, marked in the context ``OwnCount``: the ``question``; what is ``told`` with
    the right ``{answer}``, and instead of that for some answers; and the words ``offered``.
    """

    question: str
    told: str
    instead: Mapping[str, str] = field(default_factory=dict)
    offered: Mapping[str, str] = field(default_factory=dict)
