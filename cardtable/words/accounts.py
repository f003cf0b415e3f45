"""How the accounts of a match that is over stand, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.company import Company
from cardtable.core.state import Standing
from cardtable.words.cards import joined
from cardtable.words.mark import translate


def account_sentences(standing: Standing, sides: Sequence[str]) -> list[str]:
    """How everybody's account stands at the end; nothing where no account is kept, or one of several sides."""
    company = Company.of(standing)
    if not company.accounts or company.won:
        return []
    found = [
        translate("Settlement", "{name} {units}").format(name=name, units=signed(units))
        for name, units in zip(sides, company.accounts, strict=True)
    ]
    return [translate("Settlement", "The accounts: {accounts}.").format(accounts=joined(found))]


def signed(points: int) -> str:
    """A number with its sign.

    >>> signed(-2), signed(0), signed(3)
    ('−2', '0', '+3')
    """
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
