"""Points in time as the locale writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from cardtable.words.mark import translate

_MOST_DAYS = 3650
"""A greater age comes more likely from a clock that is wrong."""


def moment_words(moment: datetime) -> str:
    """Return a moment with a time zone as local time, in short form."""
    local = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def day_words(day: str) -> str:
    """Return a day of the form ``2026-11-22`` as the locale writes it, in short form."""
    return QLocale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


def age_words(day: date, today: date) -> str:
    """Return how long ago a ``day`` was, such as “3 days ago”; an empty text if it lies in the future or too far back,
    as with a clock that is wrong.
    """
    days = (today - day).days
    if not 0 <= days <= _MOST_DAYS:
        return ""
    if days == 0:
        return translate("Moments", "today")
    return translate("Moments", "%n day(s) ago", "", days)
