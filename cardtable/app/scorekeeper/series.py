"""What everybody has come to on the sheets of several evenings, such as those of a club, in rows of a table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cardtable.app.scorekeeper.statistics import fits
from cardtable.store.model import SheetSummary


@dataclass(frozen=True, slots=True)
class SeriesRow:
    """One person on one sheet: the ``day`` on which the sheet was begun (ISO 8601, local time), its ``evening``, the
    ``kind`` of the sheet and the ``game`` of a free one; ``matches`` played to their end and ``won``, and the ``gain``
    in ``unit``. ``points`` are all points of the sheet where no match ends them, otherwise None.
    """

    day: str
    evening: str
    kind: str
    game: str
    name: str
    deals: int
    matches: int
    won: int
    gain: float
    unit: str
    points: int | None = None


def series(sheets: Iterable[SheetSummary], absent: Sequence[str] = ()) -> Iterator[SeriesRow]:
    """Yield a row for each person on each of ``sheets``, the earliest sheet first. A sheet whose summary cannot be
    counted is left out, and so are the persons in ``absent``.
    """
    for sheet in sorted(filter(fits, sheets), key=lambda sheet: (sheet.begun, sheet.id)):
        told = sheet.summary
        side_of = {seat: side for side, seats in enumerate(told["parties"]) for seat in seats}
        for seat, name in enumerate(sheet.names):
            if name in absent:
                continue
            side = side_of.get(seat)
            yield SeriesRow(
                sheet.begun.astimezone().date().isoformat(),
                sheet.evening,
                sheet.kind,
                str(told.get("game", "")),
                name,
                told["deals"],
                0 if side is None else told["played"][side],
                0 if side is None else told["won"][side],
                told["gains"][seat] * told["stake"] / 100,
                told["unit"],
                _points(told, side, len(told["parties"])),
            )


def _points(told: Mapping[str, Any], side: int | None, sides: int) -> int | None:
    points = told.get("points")
    if told.get("runs") is not True or side is None or not isinstance(points, list) or len(points) != sides:
        return None
    return points[side] if type(points[side]) is int else None


def series_to_json(sheets: Iterable[SheetSummary], absent: Sequence[str] = ()) -> str:
    """Return the rows of ``series`` as one JSON document: ``{"format": "cardtable series", "version": 1, "rows":
    [...]}``, each row an object with the fields of ``SeriesRow``.
    """
    rows = [asdict(row) for row in series(sheets, absent)]
    return json.dumps({"format": "cardtable series", "version": 1, "rows": rows}, ensure_ascii=False, indent=1) + "\n"
