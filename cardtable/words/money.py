"""Amounts of a score sheet: money as the locale writes it, or any other unit."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from cardtable.core.sheets.units import unit_of


def amount_words(hundredths: int, unit: str) -> str:
    """Return ``hundredths`` of ``unit`` in words: an ISO code such as ``EUR`` is written as money, any other word after
    the number. A word may be given for one and for several, as ``unit_of`` says.
    """
    locale = QLocale()
    size = abs(hundredths)
    sign = "−" if hundredths < 0 else ""
    if is_currency(unit):
        own = locale.currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode) == unit
        symbol = locale.currencySymbol() if own else _SYMBOLS.get(unit, unit)
        return sign + locale.toCurrencyString(size / 100, symbol, 2)
    number = locale.toString(size / 100, "f", 0 if size % 100 == 0 else 2)
    return f"{sign}{number} {unit_of(hundredths, unit)}".strip()


def is_currency(unit: str) -> bool:
    """Return whether a unit is an ISO code such as ``EUR``."""
    return len(unit) == 3 and unit.isascii() and unit.isupper()


def signed_amount_words(hundredths: int, unit: str) -> str:
    """Return an amount in words, with a sign also where it is a gain."""
    words = amount_words(hundredths, unit)
    return f"+{words}" if hundredths > 0 else words


_SYMBOLS = {"EUR": "€", "USD": "$", "GBP": "£", "CHF": "CHF", "SEK": "kr"}
UNITS = ("EUR", "CHF", "SEK", "USD", "GBP")
"""The currencies offered; any other unit can be typed."""
