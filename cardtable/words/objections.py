"""The words of a player who objects to a fault at a table with irregularities, and of the answer."""

from __future__ import annotations

from cardtable.core.objections import ADMITTED, DENIED, OBJECTED_TO
from cardtable.words.mark import QT_TRANSLATE_NOOP

SPEECH_OF_OBJECTIONS = {
    OBJECTED_TO: QT_TRANSLATE_NOOP("Speech", "I object: {fault}."),
    ADMITTED: QT_TRANSLATE_NOOP("Speech", "That’s right."),
    DENIED: QT_TRANSLATE_NOOP("Speech", "Certainly not."),
}
TALES_OF_OBJECTIONS = {
    OBJECTED_TO: QT_TRANSLATE_NOOP("Speech", "{name} objects to {player}: {fault}."),
    ADMITTED: QT_TRANSLATE_NOOP("Speech", "{name} has to admit the fault."),
    DENIED: QT_TRANSLATE_NOOP("Speech", "{name} made no such fault."),
}
