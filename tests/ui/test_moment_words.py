"""How long ago something was, where that is not said, and how a day is written."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale

from cardtable.app.i18n import Translation
from cardtable.words.moments import age_words, day_words, moment_words, today_words

TODAY = date(2026, 11, 26)


@pytest.mark.parametrize(
    ("days", "words"),
    [(0, "today"), (1, "1 day ago"), (3, "3 days ago"), (365, "365 days ago"), (-1, ""), (20_000, ""), (-20_000, "")],
)
def test_an_age_is_said_unless_the_clock_tells_nonsense(translation: Translation, days: int, words: str) -> None:
    assert age_words(TODAY - timedelta(days), TODAY) == words


def test_in_german_one_day_is_one(translation: Translation) -> None:
    translation.switch("de")
    ages = [age_words(TODAY - timedelta(days), TODAY) for days in (0, 1, 2)]
    assert ages == ["heute", "vor 1 Tag", "vor 2 Tagen"]


@pytest.mark.parametrize(
    ("locale", "forms"),
    [
        ("en_GB", ["Saturday, 7 November 2026", "7 November 2026", "07/11/2026"]),
        ("de_DE", ["Samstag, 7. November 2026", "7. November 2026", "07.11.2026"]),
        ("sv_SE", ["lördag 7 november 2026", "7 november 2026", "2026-11-07"]),
        ("hu_HU", ["2026. november 7., szombat", "2026. november 7.", "2026. 11. 07."]),
    ],
)
def test_a_year_has_four_digits_and_a_shorter_form_has_no_day_of_the_week(
    translation: Translation, locale: str, forms: list[str]
) -> None:
    QLocale.setDefault(QLocale(locale))
    day = date(2026, 11, 7)
    assert today_words(day) == forms
    assert day_words(day) == day_words("2026-11-07") == forms[-1]
    assert moment_words(datetime(2026, 11, 7, 12, 30).astimezone()).startswith(f"{forms[-1]} 12")
