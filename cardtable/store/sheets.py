"""Score sheets in the database: their setup, and the log of changes from which they follow, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from cardtable.store.codec import time_from_text
from cardtable.store.database import Database, from_json, now, to_json
from cardtable.store.errors import StoreError
from cardtable.store.model import SheetSummary

_GAME = "(CASE WHEN json_valid(summary) THEN json_extract(summary, '$.game') ELSE '' END)"
"""The name of the game for which a free sheet is kept; empty or NULL if it is none."""
_IN_TRASH = "(CASE WHEN json_valid(summary) THEN json_extract(summary, '$.trashed') END)"
"""When the sheet of a row was put into the trash; null if it is not there."""
OF_SHEETS = "sheets"
"""The name under which is kept what past sheets come to; see ``keep_computed``."""
_EVENING = timedelta(hours=18)
"""The time without a change after which a sheet belongs to a past evening."""


class Sheets(Database):
    """Every change of a sheet is one row and one transaction. A change that has been acknowledged survives a killed
    program and a power failure, because it could not be played again.

    Setups and changes are JSON values, which the sheets themselves read and write. Changes are numbered from 0 and can
    be added only at the end; ``out_of_step`` says that another program has continued the sheet.
    """

    def create_sheet(
        self,
        kind: str,
        names: Sequence[str],
        evening: str,
        setup: Mapping[str, Any],
        changes: Sequence[Mapping[str, Any]] = (),
        summary: Mapping[str, Any] | None = None,
    ) -> int:
        """Store a new sheet with its changes so far. Returns its number, which is never used again."""
        with self.transaction(lasting=True):
            moment = now()
            sheet = self._run(
                "INSERT INTO sheets (kind, evening, setup, summary, begun, changed, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(touched), 0) + 1 FROM sheets))",
                kind,
                evening,
                to_json(dict(setup)),
                to_json(dict(summary or {})),
                moment,
                moment,
            ).lastrowid
            assert sheet is not None
            self._run_each(
                "INSERT INTO sheet_seats (sheet_id, seat, name) VALUES (?, ?, ?)",
                ((sheet, seat, name) for seat, name in enumerate(names)),
            )
            self._run_each(
                "INSERT INTO sheet_changes (sheet_id, position, change) VALUES (?, ?, ?)",
                ((sheet, position, to_json(dict(change))) for position, change in enumerate(changes)),
            )
        return sheet

    def append_sheet_change(
        self,
        sheet: int,
        position: int,
        change: Mapping[str, Any],
        summary: Mapping[str, Any],
        names: Sequence[str] = (),
        evening: str | None = None,
    ) -> None:
        """Store change ``position`` of a sheet; the sheet then has the ``names``, if any are given, and belongs to
        ``evening``. Raises ``no_such_sheet``, ``out_of_step``.
        """
        with self.transaction(lasting=True):
            touched = self._run(
                "UPDATE sheets SET changed = ?, summary = ?, evening = coalesce(?, evening),"
                " touched = (SELECT max(touched) + 1 FROM sheets) WHERE id = ?",
                now(),
                to_json(dict(summary)),
                evening,
                sheet,
            )
            if not touched.rowcount:
                raise StoreError("no_such_sheet", sheet=sheet)
            # The last one is found at once, where counting would read them all.
            row = self._row("SELECT max(position) FROM sheet_changes WHERE sheet_id = ?", sheet)
            present = 0 if row is None or row[0] is None else int(row[0]) + 1
            if position != present:
                raise StoreError("out_of_step", sheet=sheet, changes=present, given=position)
            self._run(
                "INSERT INTO sheet_changes (sheet_id, position, change) VALUES (?, ?, ?)",
                sheet,
                position,
                to_json(dict(change)),
            )
            self._run_each(
                "INSERT INTO sheet_seats (sheet_id, seat, name) VALUES (?, ?, ?)"
                " ON CONFLICT (sheet_id, seat) DO UPDATE SET name = excluded.name WHERE name <> excluded.name",
                ((sheet, seat, name) for seat, name in enumerate(names)),
            )
            if names:
                self._run("DELETE FROM sheet_seats WHERE sheet_id = ? AND seat >= ?", sheet, len(names))

    def load_sheet(self, sheet: int) -> tuple[Any, list[Any]]:
        """Return the setup and the changes of a sheet as JSON values. Raises ``no_such_sheet``."""
        with self._snapshot():
            row = self._row("SELECT setup FROM sheets WHERE id = ?", sheet)
            if row is None:
                raise StoreError("no_such_sheet", sheet=sheet)
            changes = self._rows("SELECT change FROM sheet_changes WHERE sheet_id = ? ORDER BY position", sheet)
        return from_json(row[0]), [from_json(text) for (text,) in changes]

    def sheet_told(self, sheet: int) -> Mapping[str, Any]:
        """Return the result that a sheet had when it was last written; empty if it is not known. Raises
        ``no_such_sheet``.
        """
        row = self._row("SELECT summary FROM sheets WHERE id = ?", sheet)
        if row is None:
            raise StoreError("no_such_sheet", sheet=sheet)
        return _told(row[0])

    def delete_sheet(self, sheet: int) -> None:
        """Delete a sheet and its log. Raises ``no_such_sheet``."""
        with self.transaction():
            if not self._run("DELETE FROM sheets WHERE id = ?", sheet).rowcount:
                raise StoreError("no_such_sheet", sheet=sheet)

    def put_into_trash(self, sheet: int, trashed: bool = True) -> None:
        """Put a sheet into the trash, where it stays as it is, or take it out again if ``trashed`` is false. A change
        of the sheet takes it out, too. What past sheets come to is not known any more. Raises ``no_such_sheet``.
        """
        with self.transaction(lasting=True):
            told = {name: value for name, value in self.sheet_told(sheet).items() if name != "trashed"}
            if trashed:
                told["trashed"] = now()
            self._run("UPDATE sheets SET summary = ? WHERE id = ?", to_json(told), sheet)
            self._run("DELETE FROM computed WHERE name = ?", OF_SHEETS)

    def sheets(
        self,
        limit: int | None = None,
        search: str = "",
        evening: str | None = None,
        titles: Mapping[str, str] | None = None,
        trashed: bool = False,
        after: int | None = None,
        since: int = 0,
    ) -> list[SheetSummary]:
        """Return up to ``limit`` sheets, or all of them if it is None; the one that was changed last first. With
        ``after``, the ``touched`` of a summary, the list begins behind that one, also if the sheet has been changed
        since; with ``since``, another one, it ends before that one.

        With ``search``, only those in which each of its words occurs in a name, the evening, the kind, the title of the
        kind in ``titles``, or the ``game`` in the summary; upper and lower case are not distinguished. ``evening``
        restricts it to one evening. Sheets in the trash are left out, or listed alone if ``trashed`` is true.
        """
        words = search.casefold().split()
        conditions = ["coalesce(?, as_text(evening)) = as_text(evening)"]
        conditions.append(f"{_IN_TRASH} IS {'NOT ' if trashed else ''}NULL")
        values: list[object] = []
        for word in words:
            called = [kind for kind, title in (titles or {}).items() if word in title.casefold()]
            conditions.append(
                f"(instr(folded(as_text(evening)), ?) OR instr(kind, ?) OR kind IN ({', '.join('?' * len(called))})"
                " OR CASE WHEN json_valid(summary)"
                " THEN instr(folded(coalesce(CAST(json_extract(summary, '$.game') AS TEXT), '')), ?) ELSE 0 END"
                " OR EXISTS (SELECT 1 FROM sheet_seats WHERE sheet_id = sheets.id AND instr(folded(as_name(name)), ?)))"
            )
            values += [word, word, *called, word, word]
        for condition, bound in (("touched < ?", after), ("touched > ?", since or None)):
            if bound is not None:
                conditions.append(condition)
                values.append(bound)
        with self._snapshot():
            rows = self._rows(
                "SELECT id, as_name(kind), as_text(evening), begun, changed, summary,"
                " (SELECT count(*) FROM sheet_changes WHERE sheet_id = sheets.id), touched"
                f" FROM sheets WHERE {' AND '.join(conditions)} ORDER BY touched DESC LIMIT ?",
                evening,
                *values,
                -1 if limit is None else max(limit, 0),
            )
            seats = self._rows(
                "SELECT sheet_id, as_name(name) FROM sheet_seats"
                " WHERE sheet_id IN (SELECT value FROM json_each(?)) ORDER BY sheet_id, seat",
                to_json([row[0] for row in rows]),
            )
        names: dict[int, list[str]] = {}
        for sheet, name in seats:
            names.setdefault(sheet, []).append(name)
        return [_sheet_summary(row, names.get(row[0], ())) for row in rows]

    def past_sheets(self, mark: int) -> tuple[int, float, float]:
        """Return how many sheets were last changed no later than the one that has the ``touched`` of ``mark``, with the
        totals of their numbers and of their places. A sheet that is deleted or changed afterwards is no longer counted.
        """
        found = self._rows("SELECT count(*), total(id), total(touched) FROM sheets WHERE touched <= ?", mark)
        return found[0][0], found[0][1], found[0][2]

    def running_sheet(self, now: datetime | None = None) -> SheetSummary | None:
        """Return the sheet that was changed last, if that was on the same evening as ``now``, an aware time; otherwise
        None.
        """
        latest = self.sheets(1)
        moment = now or datetime.now(UTC)
        return latest[0] if latest and moment - latest[0].changed < _EVENING else None

    def evenings(self, limit: int = 40) -> list[str]:
        """Return the evenings of the ``limit`` sheets that were changed last and are not in the trash, each once."""
        rows = self._rows(
            f"SELECT as_text(evening) FROM sheets WHERE {_IN_TRASH} IS NULL ORDER BY touched DESC LIMIT ?", limit
        )
        return list(dict.fromkeys(evening for (evening,) in rows if evening))

    def remembered_names(self) -> list[str]:
        """Return names of persons on sheets and at tables, those first whose last match or sheet was changed last. The
        columns of a free sheet that is kept for no game need not be persons.
        """
        rows = self._rows(
            # Each name is looked up by the one before it: the cost goes with the names, not with what they stand on.
            "WITH RECURSIVE"
            " played(name) AS (SELECT min(name) FROM seats WHERE player = 'human' UNION ALL"
            "  SELECT (SELECT min(name) FROM seats WHERE player = 'human' AND name > played.name) FROM played"
            "  WHERE played.name IS NOT NULL),"
            " kept(name) AS (SELECT min(name) FROM sheet_seats UNION ALL"
            "  SELECT (SELECT min(name) FROM sheet_seats WHERE name > kept.name) FROM kept WHERE kept.name IS NOT NULL)"
            " SELECT as_name(name) AS person, max(moment) FROM ("
            "  SELECT name, (SELECT matches.changed FROM seats JOIN matches ON matches.id = match_id"
            "   WHERE player = 'human' AND seats.name = played.name ORDER BY match_id DESC LIMIT 1) AS moment"
            "  FROM played WHERE name IS NOT NULL"
            "  UNION ALL SELECT name, (SELECT sheets.changed FROM sheet_seats JOIN sheets ON sheets.id = sheet_id"
            "   WHERE sheet_seats.name = kept.name"
            f"   AND (sheets.kind <> 'free' OR {_GAME} <> '') AND {_IN_TRASH} IS NULL"
            "   ORDER BY sheet_id DESC LIMIT 1) FROM kept WHERE name IS NOT NULL)"
            " WHERE moment IS NOT NULL GROUP BY person HAVING person <> '' ORDER BY 2 DESC, folded(person)"
        )
        return [name for name, _ in rows]


def _sheet_summary(row: Sequence[Any], names: Sequence[str]) -> SheetSummary:
    sheet, kind, evening, begun, changed, summary, changes, touched = row
    return SheetSummary(
        id=sheet,
        kind=kind,
        names=tuple(names),
        evening=evening,
        begun=time_from_text(begun),
        changed=time_from_text(changed),
        changes=changes,
        summary=_told(summary),
        touched=touched,
    )


def _told(summary: Any) -> dict[str, Any]:
    """Return the summary of a sheet; empty if it cannot be read, because it follows from the sheet."""
    try:
        told = from_json(summary)
    except StoreError:
        return {}
    return told if isinstance(told, dict) else {}
