"""The names of evenings: by default the date, in the language of the program."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale

from cardtable.app.languages import languages

_LONG = QLocale.FormatType.LongFormat


def evening_of_day(day: QDate) -> str:
    """Return the name that the evening of ``day`` gets if people do not name it themselves."""
    return QLocale().toString(day, _LONG)


def evening_words(evening: str) -> str:
    """Return the name of an evening as it is shown. A name that is a date in any language of the program or system is
    returned as a date in the present language; any other name stays as it is.
    """
    for locale in _locales():
        day = locale.toDate(evening, _LONG)
        if day.isValid() and locale.toString(day, _LONG) == evening:
            return evening_of_day(day)
    return evening


def _locales() -> Iterator[QLocale]:
    """Yield the locales in which the name of an evening can have been written: the system's, then the program's."""
    yield QLocale.system()
    for code in languages():
        yield QLocale(code)
