"""Which language the program speaks, and how it changes it while running.

Source texts are English. A language's words are in its ``.qm``, the English plural forms in ``cardtable_en.qm``, which
lies below every other language for what that one lacks; Qt's own buttons come from ``qtbase_de.qm`` in its wheel.
Installing a translator makes Qt send ``LanguageChange`` to every widget; models and scene items are refreshed by the
widgets that own them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cardtable.app.dropped_in import LanguageError
from cardtable.app.languages import ENGLISH, languages, spoken_best
from cardtable.words import forms

LANGUAGES = ("en", "de")
"""The languages that are complete in every commit: what the program is tested in. ``languages()`` has all there are."""


def system_language() -> str:
    """The language that the person's computer prefers to every other one the program speaks, or else English."""
    return spoken_best(QLocale.system().uiLanguages())


class Translation:
    """The translators that are installed in the application. One object for the whole run of the program."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []
        self._faults: list[LanguageError] = []
        self.language = ""

    @property
    def installed(self) -> Sequence[QTranslator]:
        """What is installed now."""
        return self._installed

    def switch(self, language: str) -> None:
        """Speak ``language`` from now on; one that the program does not know means the system's."""
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
        QLocale.setDefault(QLocale(country if country.partition("_")[0] == chosen else chosen))
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
        """Why something of the words of the languages switched to is left out; each is told once."""
        faults, self._faults = self._faults, []
        return faults

    def _install(self, words: str | bytes) -> None:
        """Ask these words before those installed earlier: a file, which need not exist, or what Qt may read."""
        translator = _Holding(self._application)
        if translator.load(words):
            translator.held = words
            self._application.installTranslator(translator)
            self._installed.append(translator)


class _Holding(QTranslator):
    """Holds the bytes that it has loaded: Qt makes no copy, and reads in them whenever it is asked for a text."""

    held: str | bytes = b""
