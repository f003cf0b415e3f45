"""Which language the program speaks, and how it changes it while running.

Source texts are English. ``cardtable_de.qm`` holds the German ones, ``cardtable_en.qm`` the English plural forms;
Qt's own buttons come from ``qtbase_de.qm`` in its wheel. Installing a translator makes Qt send ``LanguageChange``
to every widget; models and scene items are refreshed by the widgets that own them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cardtable.app.resources import translations_path

LANGUAGES = ("en", "de")
"""The languages the program speaks, by their ISO 639 codes."""

OWN_NAMES = {"en": "English", "de": "Deutsch"}
"""What each language calls itself; never translated, so that everybody finds their own."""


def system_language() -> str:
    """German if the person's computer prefers it to every other language the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Translation:
    """The translators that are installed in the application. One object for the whole run of the program."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []
        self.language = ""

    @property
    def installed(self) -> Sequence[QTranslator]:
        """What is installed now."""
        return self._installed

    def switch(self, language: str) -> None:
        """Speak ``language`` from now on; one that the program does not know means the system's."""
        chosen = language if language in LANGUAGES else system_language()
        if chosen == self.language:
            return
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []
        self.language = chosen
        # The country is the system's, but not its own way of writing numbers: with LC_NUMERIC=C a German program
        # would write a point in place of the comma.
        country = QLocale.system().name()
        QLocale.setDefault(QLocale(country if country.partition("_")[0] == chosen else chosen))
        folders = (
            (f"qtbase_{chosen}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            (f"cardtable_{chosen}", str(translations_path())),
        )
        for name, folder in folders:
            translator = QTranslator(self._application)
            if translator.load(name, folder):
                self._application.installTranslator(translator)
                self._installed.append(translator)
