"""What the speeds of the table are called."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP, in_words, translate

_SPEEDS = {
    "slow": QT_TRANSLATE_NOOP("Speeds", "Slow"),
    "normal": QT_TRANSLATE_NOOP("Speeds", "Normal"),
    "fast": QT_TRANSLATE_NOOP("Speeds", "Fast"),
    "at_once": QT_TRANSLATE_NOOP("Speeds", "At once"),
}


def speed_name(speed: str) -> str:
    """What one of ``settings.SPEEDS`` is called."""
    return translate("Speeds", _SPEEDS[speed]) if speed in _SPEEDS else in_words(speed)
