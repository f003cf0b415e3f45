"""How long ago something was, and where that is not said."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from cardtable.app.i18n import Translation
from cardtable.words.moments import age_words

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
