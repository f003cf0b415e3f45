"""What evenings are called."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale

from cardtable.app.languages import languages

_LONG = QLocale.FormatType.LongFormat


def evening_of_day(day: QDate) -> str:
    """What the evening of ``day`` is called unless people call it otherwise."""
    return QLocale().toString(day, _LONG)


def evening_words(evening: str) -> str:
    """An evening as it is shown: one that bears its date in whatever language, in the language of the program."""
    for locale in _locales():
        day = locale.toDate(evening, _LONG)
        if day.isValid() and locale.toString(day, _LONG) == evening:
            return evening_of_day(day)
    return evening


def _locales() -> Iterator[QLocale]:
    """Those in which a date can have been written here."""
    yield QLocale.system()
    for code in languages():
        yield QLocale(code)
