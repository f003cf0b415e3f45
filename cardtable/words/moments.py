"""Points in time as the locale writes them."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt


def moment_words(moment: datetime) -> str:
    """An aware moment in local time, short."""
    local = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def day_words(day: str) -> str:
    """A day of the form ``2026-11-22`` as the locale writes it, short."""
    return QLocale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)
