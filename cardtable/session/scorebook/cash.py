"""The cash book of an evening: payments, advances, and what went into the kitty and out of it.

Entries are only added; what is open follows from them and from the results.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.core.sanitise import as_name, as_text

PAID, ADVANCED, INTO, OUT, STRUCK = "paid", "advanced", "into", "out", "struck"
"""The kinds of entries: a payment of what is open, an advance, a gift to the kitty, what was bought from the kitty, and
the striking out of another entry. An advance changes what is open as a payment does; the kitty owes nobody a gift.
"""
KINDS = (PAID, ADVANCED, INTO, OUT, STRUCK)
KITTY = ""
"""The name of the kitty in a list of persons; no person has an empty name."""
MOST_AMOUNT, MOST_ENTRIES = 10**9, 2_000
"""The largest amount in hundredths, and the most entries of an evening."""


@dataclass(frozen=True, slots=True)
class CashEntry:
    """An entry: ``amount`` hundredths of ``unit`` went from ``payer`` to ``receiver``; either can be the ``KITTY``.

    ``number`` is a text that no other entry has. ``when`` is the time in ISO form; empty if it is not known. An entry
    of the kind ``STRUCK`` has the number of the other entry as its ``reason``; struck out twice, that one stands again.
    """

    number: str
    kind: str
    payer: str = ""
    receiver: str = ""
    amount: int = 0
    unit: str = ""
    reason: str = ""
    when: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "kind": self.kind,
            "payer": self.payer,
            "receiver": self.receiver,
            "amount": self.amount,
            "unit": self.unit,
            "reason": self.reason,
            "when": self.when,
        }


def cash_entry(value: object) -> CashEntry | None:
    """Return the entry of a JSON value; None if it is none. Its texts are made printable and short."""
    match value:
        case {
            "number": str(number),
            "kind": str(kind),
            "payer": str(payer),
            "receiver": str(receiver),
            "amount": int(amount),
            "unit": str(unit),
            "reason": str(reason),
            "when": str(when),
        } if kind in KINDS and not isinstance(amount, bool) and 0 <= amount <= MOST_AMOUNT:
            names = as_name(payer), as_name(receiver)
            return CashEntry(as_text(number), kind, *names, amount, as_text(unit), as_text(reason), as_text(when))
    return None


def struck_numbers(entries: Iterable[CashEntry]) -> frozenset[str]:
    """Return the numbers of the entries that are struck out."""
    struck: set[str] = set()
    for entry in entries:
        if entry.kind == STRUCK:
            struck ^= {entry.reason}
    return frozenset(struck)


def standing_entries(entries: Sequence[CashEntry]) -> tuple[CashEntry, ...]:
    """Return the entries that count: those that are not struck out."""
    struck = struck_numbers(entries)
    return tuple(entry for entry in entries if entry.kind != STRUCK and entry.number not in struck)
