"""The names of the speeds of the cards, the paces of the play and the times to think."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP, in_words, translate

_SPEEDS = {
    "slow": QT_TRANSLATE_NOOP("Speeds", "Slow"),
    "normal": QT_TRANSLATE_NOOP("Speeds", "Normal"),
    "fast": QT_TRANSLATE_NOOP("Speeds", "Fast"),
    "at_once": QT_TRANSLATE_NOOP("Speeds", "At once"),
}


_PACES = {
    "leisurely": QT_TRANSLATE_NOOP("Speeds", "Leisurely"),
    "normal": QT_TRANSLATE_NOOP("Speeds", "Normal"),
    "brisk": QT_TRANSLATE_NOOP("Speeds", "Brisk"),
    "none": QT_TRANSLATE_NOOP("Speeds", "No pauses"),
}


_THINKING = {
    "short": QT_TRANSLATE_NOOP("Speeds", "Hardly at all"),
    "normal": QT_TRANSLATE_NOOP("Speeds", "Less than a second"),
    "long": QT_TRANSLATE_NOOP("Speeds", "Up to two seconds"),
    "very_long": QT_TRANSLATE_NOOP("Speeds", "Up to five seconds"),
}


def thinking_name(time: str) -> str:
    """Return the name of one of ``settings.THINKING``."""
    return translate("Speeds", _THINKING[time]) if time in _THINKING else in_words(time)


def pace_name(pace: str) -> str:
    """Return the name of one of ``settings.PACES``."""
    return translate("Speeds", _PACES[pace]) if pace in _PACES else in_words(pace)


def speed_name(speed: str) -> str:
    """Return the name of one of ``settings.SPEEDS``."""
    return translate("Speeds", _SPEEDS[speed]) if speed in _SPEEDS else in_words(speed)
