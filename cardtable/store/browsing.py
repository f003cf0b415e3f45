"""Lists of what is stored: matches and statistics."""

from __future__ import annotations

from typing import Any

from cardtable.core.record import HUMAN
from cardtable.store.codec import standing_from_text, time_from_text
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.matches import BRANCHED
from cardtable.store.model import MatchSummary, Statistic


class Browsing(Database):
    """Queries over all matches."""

    def matches(self, limit: int = 100, search: str = "") -> list[MatchSummary]:
        """Return up to ``limit`` matches, the one that was changed last first.

        With ``search``, only those in which each of its words occurs in a name, the id of a computer player or the id
        of the variant; upper and lower case are not distinguished.
        """
        words = search.casefold().split()
        filters = " AND ".join(
            "EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id"
            " AND (instr(folded(as_name(name)), ?) OR instr(folded(player), ?) OR instr(matches.variant, ?)))"
            for _ in words
        )
        values = [word for word in words for _ in range(3)]
        with self._snapshot():
            rows = self._rows(
                f"SELECT id, as_name(variant), begun, changed, finished, {_BRANCHED},"
                " (SELECT count(*) FROM deals WHERE match_id = matches.id),"
                " (SELECT standing FROM deals WHERE match_id = matches.id AND standing IS NOT NULL"
                "  ORDER BY number DESC LIMIT 1)"
                f" FROM matches {'WHERE ' + filters if words else ''} ORDER BY touched DESC LIMIT ?",
                *values,
                max(limit, 0),
            )
            return [self._summary(row) for row in rows]

    def _summary(self, row: tuple[Any, ...]) -> MatchSummary:
        match, variant, begun, changed, finished, branched, deals, standing = row
        seats = self._rows(
            "SELECT as_name(name), as_name(player), party FROM seats WHERE match_id = ? ORDER BY seat", match
        )
        results = self._rows("SELECT points, won FROM results WHERE match_id = ? ORDER BY party", match)
        if results:
            points = tuple(result[0] for result in results)
        else:
            points = _points(standing)
        return MatchSummary(
            id=match,
            variant=variant,
            names=tuple(seat[0] for seat in seats),
            computers=tuple(seat[1] for seat in seats),
            sides=tuple(seat[2] for seat in seats),
            begun=time_from_text(begun),
            changed=time_from_text(changed),
            finished=None if finished is None else time_from_text(finished),
            deals=deals,
            points=points,
            winners=tuple(side for side, result in enumerate(results) if result[1]),
            branched=bool(branched),
        )

    def meetings(self, name: str) -> dict[str, tuple[int, int]]:
        """Return, for each opponent of the person ``name``, how many finished matches they played and how many of these
        ``name`` won. Matches without a winner, and those in which ``name`` sat on several sides, are left out.
        """
        rows = self._rows(
            "SELECT other.name, count(*), sum(results.won)"
            " FROM (SELECT match_id, min(party) AS party FROM seats WHERE player = ? AND as_name(name) = ?"
            "  GROUP BY match_id HAVING min(party) = max(party)) AS own"
            " JOIN matches ON matches.id = own.match_id"
            " JOIN results ON results.match_id = own.match_id AND results.party = own.party"
            " JOIN (SELECT DISTINCT match_id, party, as_name(name) AS name FROM seats) AS other"
            "  ON other.match_id = own.match_id AND other.party <> own.party"
            f" WHERE {_COUNTS} AND EXISTS (SELECT 1 FROM results WHERE match_id = own.match_id AND won)"
            " GROUP BY 1",
            HUMAN,
            name,
        )
        return {opponent: (played, won) for opponent, played, won in rows}

    def statistics(self, name: str | None = None, variant: str | None = None) -> list[Statistic]:
        """Return how each person and computer player did in finished matches, by variant, ordered by name and variant.
        Matches that were continued from a deal with known cards do not count.

        ``name`` and ``variant`` restrict it to one. A player on both seats of a side is counted once for it; a player
        on two sides is counted for each.
        """
        rows = self._rows(
            "SELECT person.name, person.player, as_name(matches.variant), count(*), sum(results.won),"
            " sum((SELECT count(*) FROM deals WHERE match_id = matches.id AND standing IS NOT NULL)),"
            " sum(results.points)"
            " FROM (SELECT DISTINCT match_id, party, as_name(name) AS name, as_name(player) AS player FROM seats)"
            " AS person"
            " JOIN matches ON matches.id = person.match_id"
            " JOIN results ON results.match_id = person.match_id AND results.party = person.party"
            f" WHERE {_COUNTS} AND person.name = coalesce(?, person.name)"
            " AND matches.variant = coalesce(?, matches.variant)"
            " GROUP BY 1, 2, 3 ORDER BY folded(person.name), 1, 2, 3",
            name,
            variant,
        )
        return [Statistic(*row) for row in rows]


_BRANCHED = f"instr(matches.cut, '\"{BRANCHED}\"') > 0"
_COUNTS = f"matches.finished IS NOT NULL AND NOT {_BRANCHED}"
"""An SQL condition: whether a match counts in statistics."""


def _points(standing: str | None) -> tuple[int, ...]:
    """Return the points of a stored standing; empty if it cannot be read, so that one bad row does not hide all other
    matches.
    """
    try:
        return standing_from_text(standing).points if standing else ()
    except StoreError:
        return ()
