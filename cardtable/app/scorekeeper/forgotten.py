"""Names of persons in the trash: they are neither proposed nor listed until they are restored or used again."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError

_KEY = "score_sheet_forgotten"
_MOST = 1_000


def forgotten_names(store: DraftStore) -> list[str]:
    """Return the names in the trash, in the order in which they came there; none if they cannot be read."""
    try:
        kept = store.get(_KEY)
    except CodedError:
        return []
    return [one for one in kept if isinstance(one, str)] if isinstance(kept, list) else []


def forget_name(store: DraftStore, name: str) -> None:
    """Put a person's name into the trash. Raises ``CodedError``."""
    store.put(_KEY, [*(one for one in forgotten_names(store) if one != name), name][-_MOST:])


def recall_names(store: DraftStore, names: Iterable[str]) -> None:
    """Take the names out of the trash, as far as they are there. Raises ``CodedError``."""
    forgotten, recalled = forgotten_names(store), set(names)
    if not recalled.isdisjoint(forgotten):
        store.put(_KEY, [one for one in forgotten if one not in recalled])
