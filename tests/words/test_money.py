"""Amounts in the form of the country, or in any unit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from cardtable.words.money import amount_words


@pytest.fixture
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("locale")
@pytest.mark.parametrize(
    ("country", "hundredths", "unit", "words"),
    [
        ("de_DE", 150, "EUR", "1,50\N{NO-BREAK SPACE}€"),
        ("de_DE", -123450, "EUR", "−1.234,50\N{NO-BREAK SPACE}€"),
        ("en_US", 150, "USD", "$1.50"),
        ("en_US", -5, "EUR", "−€0.05"),
        ("sv_SE", 150, "SEK", "1,50\N{NO-BREAK SPACE}kr"),
        ("en_GB", 250, "GBP", "£2.50"),
        ("de_CH", 100, "CHF", "CHF\N{NO-BREAK SPACE}1.00"),
        ("de_DE", 300, "Nüsse", "3 Nüsse"),
        ("de_DE", 350, "Nüsse", "3,50 Nüsse"),
        ("en_US", -1200, "", "−12"),
        ("en_US", 0, "nuts", "0 nuts"),
        ("en_US", 123400, "points", "1,234 points"),
    ],
)
def test_an_amount_is_written_as_in_its_country(country: str, hundredths: int, unit: str, words: str) -> None:
    QLocale.setDefault(QLocale(country))
    assert amount_words(hundredths, unit) == words
