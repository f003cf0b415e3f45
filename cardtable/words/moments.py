"""Points in time as the locale writes them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from cardtable.words.mark import translate

_YEAR = re.compile(r"(?<!y)yy(?!y)")
_WEEKDAY = re.compile(r"^(?:'[^']*' ?)?dddd(?:'[^']*'|[, ])*|[, ]*dddd$")
"""The day of the week in the form of a date, with what separates it."""
_MOST_DAYS = 3650
"""A greater age comes more likely from a clock that is wrong."""


def moment_words(moment: datetime) -> str:
    """Return a moment with a time zone as local time: its day as ``day_words`` writes it, and the time."""
    local = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()))
    return f"{_numbers(local.date())} {QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)}"


def day_words(day: str | date) -> str:
    """Return a day, or its form ``2026-11-22``, in numbers in the order of the locale: 22/11/2026."""
    return _numbers(QDate.fromString(str(day), Qt.DateFormat.ISODate))


def today_words(day: date) -> Sequence[str]:
    """Return a day in words, from the longest form on: with its day of the week, without, in numbers."""
    of_qt = QDate(day.year, day.month, day.day)
    spoken = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    plain = _WEEKDAY.sub("", spoken)
    return [QLocale().toString(of_qt, spoken), QLocale().toString(of_qt, plain), _numbers(of_qt)]


def _numbers(day: QDate) -> str:
    # Two digits of a year would leave open which of the numbers is the year.
    return QLocale().toString(day, _YEAR.sub("yyyy", QLocale().dateFormat(QLocale.FormatType.ShortFormat)))


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
