"""The language of the program, and how it is changed while the program runs.

Source texts are English. The words of a language are in its ``.qm``. The English plural forms are in
``cardtable_en.qm``, which is used for whatever another language lacks; Qt's own buttons come from ``qtbase_de.qm`` in
its wheel. Installing a translator makes Qt send ``LanguageChange`` to every widget; models and scene items are
refreshed by the widgets that own them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cardtable.app.dropped_in import LanguageError
from cardtable.app.languages import ENGLISH, languages, spoken_best
from cardtable.words import forms

LANGUAGES = ("en", "de")
"""The languages that are complete in every commit and in which the program is tested. ``languages()`` returns all that
are there.
"""

_COUNTRIES = {ENGLISH: "en_GB"}
"""Whose dates and paper a language has where the system speaks another: Qt alone would take the American ones."""


def system_language() -> str:
    """Return the language of the program that comes first in the order of preference of the person's computer; English
    if none is in it.
    """
    return spoken_best(QLocale.system().uiLanguages())


class Translation:
    """The translators that are installed in the application. There is one object for the whole run of the program."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []
        self._faults: list[LanguageError] = []
        self.language = ""

    @property
    def installed(self) -> Sequence[QTranslator]:
        """The translators that are installed now."""
        return self._installed

    def switch(self, language: str) -> None:
        """Use ``language`` from now on; for an unknown one, the language of the system."""
        known = languages()
        chosen = language if language in known else system_language()
        if chosen == self.language:
            return
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []
        self.language = chosen
        forms.speak(known[chosen].letters, known[chosen].forms)
        # The country is the system's, but not its own way of writing numbers: with LC_NUMERIC=C a German program
        # would write a point in place of the comma.
        country = QLocale.system().name()
        QLocale.setDefault(QLocale(country if country.partition("_")[0] == chosen else _COUNTRIES.get(chosen, chosen)))
        for spoken in (known[code] for code in dict.fromkeys((ENGLISH, chosen))):
            if spoken.code == chosen:
                own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
                self._install(os.path.join(own, f"qtbase_{chosen}.qm"))
            self._install(str(spoken.words))
            if spoken.dropped_in:
                words, faults = spoken.dropped_in_words()
                self._faults += faults
                if words:
                    self._install(words)

    def take_faults(self) -> Sequence[LanguageError]:
        """Return why some words of the chosen languages are left out, and forget it, so that each fault is
        told once.
        """
        faults, self._faults = self._faults, []
        return faults

    def _install(self, words: str | bytes) -> None:
        """Use these words before those installed earlier. ``words`` is the name of a file, which need not exist, or the
        content of one.
        """
        translator = _Holding(self._application)
        if translator.load(words):
            translator.held = words
            self._application.installTranslator(translator)
            self._installed.append(translator)


class _Holding(QTranslator):
    """A translator that keeps the bytes that it has loaded, because Qt makes no copy and reads them for each text."""

    held: str | bytes = b""
