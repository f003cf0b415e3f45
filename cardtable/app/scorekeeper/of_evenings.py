"""Lines of text that the database keeps for each evening, besides its sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError


def lines_on(store: DraftStore, key: str, evening: str) -> list[str]:
    """Return the lines kept under ``key`` for an evening; none if nothing is kept or it cannot be read."""
    kept = _kept(store, key).get(evening)
    return [one for one in kept if isinstance(one, str)] if isinstance(kept, list) else []


def keep_lines(store: DraftStore, key: str, evening: str, lines: Sequence[str]) -> None:
    """Keep ``lines`` under ``key`` for an evening; an empty sequence removes what was kept. Raises ``CodedError``."""
    kept = {**_kept(store, key), evening: list(lines)}
    store.put(key, {name: one for name, one in kept.items() if one})


def _kept(store: DraftStore, key: str) -> dict[str, object]:
    try:
        kept = store.get(key)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}
