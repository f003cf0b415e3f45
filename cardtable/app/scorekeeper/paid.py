"""Who has paid: the payments of an evening that somebody has ticked off."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError
from cardtable.session.scorebook.evening import UnitAccount

_KEY = "score_sheet_payments"


def payment_keys(account: UnitAccount) -> tuple[str, ...]:
    """What each payment of an account is remembered by: another amount is another payment."""
    persons = account.persons
    return tuple(
        f"{persons[one.payer].name}>{persons[one.receiver].name}:{one.amount} {account.unit}"
        for one in account.payments
    )


def paid_on(store: DraftStore, evening: str) -> frozenset[str]:
    """The payments of an evening that have been ticked off. Raises ``CodedError``."""
    paid = _kept(store).get(evening)
    return frozenset(one for one in paid if isinstance(one, str)) if isinstance(paid, list) else frozenset()


def keep_paid(store: DraftStore, evening: str, paid: Collection[str]) -> None:
    """Remember which payments of an evening have been made. Raises ``CodedError``."""
    kept = {**_kept(store), evening: sorted(paid)}
    store.put(_KEY, {name: keys for name, keys in kept.items() if keys})


def _kept(store: DraftStore) -> dict[str, object]:
    try:
        kept = store.get(_KEY)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}
