"""Points in time as the locale writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from cardtable.words.mark import translate

_MOST_DAYS = 3650
"""A greater age is more likely one of a clock that stands wrong."""


def moment_words(moment: datetime) -> str:
    """An aware moment in local time, short."""
    local = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def day_words(day: str) -> str:
    """A day of the form ``2026-11-22`` as the locale writes it, short."""
    return QLocale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


def age_words(day: date, today: date) -> str:
    """How long ago a ``day`` was, such as “3 days ago”; empty where the clock tells nonsense."""
    days = (today - day).days
    if not 0 <= days <= _MOST_DAYS:
        return ""
    if days == 0:
        return translate("Moments", "today")
    return translate("Moments", "%n day(s) ago", "", days)
