"""What all sheets come to, without reading again those of past years: that is kept in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from cardtable.app.scorekeeper.statistics import PersonRecord, SheetSums
from cardtable.store.model import SheetSummary
from cardtable.store.sheets import OF_SHEETS

_FORM = 1
_LATEST = 20
"""So many of the latest sheets are read each time, since they are those that are still changed."""
_MORE = 20
"""When so many more have come together, what they come to is kept."""


class SheetsStore(Protocol):
    """The part of the database that is read. Its methods raise ``CodedError`` if they fail."""

    def sheets(self, *, since: int) -> list[SheetSummary]: ...

    def past_sheets(self, mark: int, /) -> tuple[int, float, float]: ...

    def computed(self, name: str, /) -> Any: ...

    def keep_computed(self, name: str, value: object, /) -> None: ...


def sums_of_sheets(store: SheetsStore, sound: Callable[[SheetSummary], SheetSummary]) -> SheetSums:
    """Return what all sheets in ``store`` come to that are not in the trash; ``sound`` mends the summary of one. Only
    those are read that were changed lately; what the earlier ones come to is kept as long as none of them is deleted,
    changed or put into the trash, unless ``sound`` leaves a summary empty. Raises ``CodedError``.
    """
    found, since = _kept(store) or (SheetSums(), 0)
    later = [sound(one) for one in store.sheets(since=since)]
    if len(later) >= _LATEST + _MORE:
        later, earlier = later[:_LATEST], later[_LATEST:]
        found.add(reversed(earlier))
        # One that could not be read may be readable later.
        if all(one.summary for one in earlier):
            mark = earlier[0].touched
            told = {"form": _FORM, "mark": mark, "past": store.past_sheets(mark)}
            store.keep_computed(OF_SHEETS, {**told, **_to_json(found)})
    return found.add(reversed(later))


def _kept(store: SheetsStore) -> tuple[SheetSums, int] | None:
    """Return what earlier sheets come to, and the ``touched`` of the last of them; None if that is not known or no
    longer true.
    """
    told = store.computed(OF_SHEETS)
    try:
        mark = int(told["mark"])
        if told["form"] != _FORM or list(store.past_sheets(mark)) != told["past"]:
            return None
        return _from_json(told), mark
    except (ValueError, TypeError, KeyError, OverflowError):
        return None


def _to_json(sums: SheetSums) -> dict[str, Any]:
    records = [[one.name, one.kind, one.game, one.matches, one.won, one.gains] for one in sums.records.values()]
    return {"records": records, "named": sums.named}


def _from_json(told: dict[str, Any]) -> SheetSums:
    """Return what ``_to_json`` has told. Raises ``ValueError``, ``TypeError`` or ``KeyError`` for anything else."""
    sums = SheetSums()
    for name, kind, game, matches, won, gains in told["records"]:
        units = {str(unit): int(gain) for unit, gain in dict(gains).items()}
        record = PersonRecord(str(name), str(kind), int(matches), int(won), units, game=str(game))
        sums.records[record.name, record.kind, record.game] = record
    sums.named.update({str(name): int(sheets) for name, sheets in dict(told["named"]).items()})
    return sums
