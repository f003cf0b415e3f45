"""The names of evenings: by default the date, in the language of the program."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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
    for locale in _locales(QLocale.system().name(), tuple(languages())):
        day = locale.toDate(evening, _LONG)
        if day.isValid() and locale.toString(day, _LONG) == evening:
            return evening_of_day(day)
    return evening


@cache
def _locales(system: str, codes: Sequence[str]) -> Sequence[QLocale]:
    """Return locales in which the name of an evening can have been written, one for each form of a date: the one of the
    ``system``, then those of all countries that speak one of the languages ``codes``, since one computer writes as in
    Britain, another as in America.
    """
    found = [QLocale(system)]
    for code in codes:
        own = QLocale(code)
        found += (own, *QLocale.matchingLocales(own.language(), own.script(), QLocale.Country.AnyCountry))
    forms = {(locale.language(), locale.dateFormat(_LONG)): locale for locale in reversed(found)}
    return list(reversed(forms.values()))
