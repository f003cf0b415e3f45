"""The payments of an evening that have been ticked as paid."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.app.scorekeeper.of_evenings import keep_lines, lines_on
from cardtable.session.scorebook.evening import UnitAccount

_KEY = "score_sheet_payments"


def payment_keys(account: UnitAccount) -> tuple[str, ...]:
    """Return the text under which each payment of an account is remembered. It contains payer, receiver and amount, so
    that a payment whose amount changes counts as unpaid.
    """
    persons = account.persons
    return tuple(
        f"{persons[one.payer].name}>{persons[one.receiver].name}:{one.amount} {account.unit}"
        for one in account.payments
    )


def paid_on(store: DraftStore, evening: str) -> frozenset[str]:
    """Return the keys (``payment_keys``) of the payments of an evening that have been ticked; none if they cannot be
    read.
    """
    return frozenset(lines_on(store, _KEY, evening))


def keep_paid(store: DraftStore, evening: str, paid: Collection[str]) -> None:
    """Keep the keys of the payments of an evening that have been made. Raises ``CodedError``."""
    keep_lines(store, _KEY, evening, sorted(paid))
