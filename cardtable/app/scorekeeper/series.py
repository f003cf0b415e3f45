"""What everybody has come to on the sheets of several evenings, such as those of a club, in rows of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardtable.app.scorekeeper.statistics import fits
from cardtable.store.model import SheetSummary


@dataclass(frozen=True, slots=True)
class SeriesRow:
    """One person on one sheet: the ``day`` on which the sheet was begun (ISO 8601, local time), its ``evening``, the
    ``kind`` of the sheet and the ``game`` of a free one; ``matches`` played to their end and ``won``, and the ``gain``
    in ``unit``.
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


def series(sheets: Iterable[SheetSummary]) -> Iterator[SeriesRow]:
    """Yield a row for each person on each of ``sheets``, the earliest sheet first. A sheet whose summary cannot be
    counted is left out.
    """
    for sheet in sorted(filter(fits, sheets), key=lambda sheet: (sheet.begun, sheet.id)):
        told = sheet.summary
        side_of = {seat: side for side, seats in enumerate(told["parties"]) for seat in seats}
        for seat, name in enumerate(sheet.names):
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
            )
