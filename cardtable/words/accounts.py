"""Sentences on the accounts at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.company import Company
from cardtable.core.state import Standing
from cardtable.words.cards import joined
from cardtable.words.mark import translate


def account_sentences(standing: Standing, sides: Sequence[str]) -> list[str]:
    """Return a sentence with the account of every side at the end of a match, in units. The list is empty where no
    accounts are kept, and where matches won are counted besides (``Company.won``).
    """
    company = Company.of(standing)
    if not company.accounts or company.is_evening:
        return []
    found = [
        translate("Settlement", "{name} {units}").format(name=name, units=signed(units))
        for name, units in zip(sides, company.accounts, strict=True)
    ]
    return [translate("Settlement", "The accounts: {accounts}.").format(accounts=joined(found))]


def signed(points: int) -> str:
    """Return a number with its sign, ``0`` for none.

    >>> signed(-2), signed(0), signed(3)
    ('−2', '0', '+3')
    """
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
