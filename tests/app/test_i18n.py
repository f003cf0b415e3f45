"""The language follows the system at first and changes while the program runs."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import translations
from cardtable.app import i18n
from cardtable.app.i18n import LANGUAGES, Translation, system_language
from cardtable.ui.dialogs.score_sheet.counter_field import CounterField
from cardtable.ui.dialogs.score_sheet.mark_field import MarkField
from installers import qt
from tests.ui.help import reading


class _System:
    def __init__(self, *languages: str) -> None:
        self._languages = list(languages)

    def uiLanguages(self) -> list[str]:
        return self._languages

    def name(self) -> str:
        return self._languages[0].replace("-", "_") if self._languages else "C"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (("de-DE", "de", "en"), "de"),
        (("de_AT",), "de"),
        (("en-GB", "de"), "en"),
        (("fr-FR", "de-CH", "en"), "de"),
        (("sv-SE",), "sv"),
        (("xx-YY", "sv", "de"), "sv"),
        (("C",), "en"),
        ((), "en"),
    ],
)
def test_the_first_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, preferred: tuple[str, ...], language: str
) -> None:
    class Locale(QLocale):
        @staticmethod
        def system() -> _System:  # type: ignore[override]
            return _System(*preferred)

    monkeypatch.setattr(i18n, "QLocale", Locale)
    assert system_language() == language


def test_the_complete_languages_are_checked_packed_and_read() -> None:
    """Their texts must be translated, Qt’s own words are packed, and their rule pages are read by tests."""
    assert set(translations.PLURALS_ONLY) == set(LANGUAGES) == set(reading.LANGUAGES)
    assert set(qt.LANGUAGES) >= set(LANGUAGES)


class _Listener(QWidget):
    changes = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1
        super().changeEvent(event)


def test_switching_reaches_widgets_and_numbers(qtbot: QtBot, translation: Translation) -> None:
    widget = _Listener()
    qtbot.addWidget(widget)
    translation.switch("de")
    QApplication.processEvents()
    assert translation.language == "de"
    assert QLocale().language() == QLocale.Language.German
    # Qt's own German comes with PySide.
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert widget.changes
    translation.switch("en")
    QApplication.processEvents()
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale().language() == QLocale.Language.English


@pytest.mark.parametrize("field", [CounterField, MarkField])
def test_a_counter_is_told_in_words(field: type[CounterField], qtbot: QtBot, translation: Translation) -> None:
    """The one that can be pressed inherits the words of the other."""
    translation.switch("de")
    made = field()
    qtbot.addWidget(made)
    made.set_name("Anna")
    told = []
    for points in (1, 2):
        made.set_points(points)
        told.append(made.accessibleName().replace("\N{NO-BREAK SPACE}", " "))
    assert told == ["Anna: 1 Punkt", "Anna: 2 Punkte"]


@pytest.mark.parametrize("numbers", ["C", "en_US.UTF-8", "de_DE.UTF-8"])
def test_numbers_are_written_as_the_language_does(numbers: str) -> None:
    """Whatever the system says of numbers: a German program with a decimal point would be half translated."""
    code = (
        "from PySide6.QtCore import QCoreApplication, QLocale\n"
        "from cardtable.app.i18n import Translation\n"
        "app = QCoreApplication([])\n"
        "for language in ('de', 'en'):\n"
        "    Translation(app).switch(language)\n"
        "    print(QLocale().toString(0.5, 'f', 1))\n"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"LANG": "de_DE.UTF-8", "LC_NUMERIC": numbers}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0,5", "0.5"]


@pytest.mark.parametrize(
    ("system", "language", "date"),
    [
        ("de_DE.UTF-8", "en", "Friday, 27 November 2026"),
        ("C.UTF-8", "en", "Friday, 27 November 2026"),
        ("en_US.UTF-8", "en", "Friday, November 27, 2026"),
        ("en_IE.UTF-8", "en", "Friday 27 November 2026"),
        ("de_AT.UTF-8", "de", "Freitag, 27. November 2026"),
        ("en_US.UTF-8", "de", "Freitag, 27. November 2026"),
    ],
)
def test_dates_are_british_unless_the_computer_speaks_another_english(system: str, language: str, date: str) -> None:
    """An evening that was named on an English computer is told in German by a German window, too."""
    code = (
        "from PySide6.QtCore import QCoreApplication, QDate, QLocale\n"
        "from cardtable.app.i18n import Translation\n"
        "from cardtable.app.scorekeeper.evenings import evening_words\n"
        "app = QCoreApplication([])\n"
        f"Translation(app).switch({language!r})\n"
        "print(QLocale().toString(QDate(2026, 11, 27), QLocale.FormatType.LongFormat))\n"
        "for name in ('Friday, 27 November 2026', 'Friday, November 27, 2026', 'Friday 27 November 2026',\n"
        "             'Freitag, 27. November 2026', 'fredag 27 november 2026'):\n"
        "    print(evening_words(name))\n"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"LANG": system, "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [date] * 6


def test_an_unknown_language_means_the_systems(translation: Translation) -> None:
    translation.switch("tlh")
    assert translation.language == system_language()
    translation.switch("")
    assert translation.language == system_language()
