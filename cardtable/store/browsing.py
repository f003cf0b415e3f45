"""Lists of what is kept: matches and statistics."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from cardtable.store.codec import standing_from_text
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.model import MatchSummary, Statistic


class Browsing(Database):
    """Questions over all matches."""

    def matches(self, limit: int = 100, search: str = "") -> list[MatchSummary]:
        """Up to ``limit`` matches, the one that was changed last first.

        With ``search`` only those where each of its words occurs in a name, a computer player's id or the variant's
        id; case makes no difference.
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
                "SELECT id, as_name(variant), begun, changed, finished,"
                " (SELECT count(*) FROM deals WHERE match_id = matches.id),"
                " (SELECT standing FROM deals WHERE match_id = matches.id AND standing IS NOT NULL"
                "  ORDER BY number DESC LIMIT 1)"
                f" FROM matches {'WHERE ' + filters if words else ''} ORDER BY touched DESC LIMIT ?",
                *values,
                max(limit, 0),
            )
            return [self._summary(row) for row in rows]

    def _summary(self, row: tuple[Any, ...]) -> MatchSummary:
        match, variant, begun, changed, finished, deals, standing = row
        seats = self._rows(
            "SELECT as_name(name), as_name(player), party FROM seats WHERE match_id = ? ORDER BY seat", match
        )
        results = self._rows("SELECT points, won FROM results WHERE match_id = ? ORDER BY party", match)
        if results:
            points = tuple(result[0] for result in results)
        else:
            points = standing_from_text(standing).points if standing else ()
        return MatchSummary(
            id=match,
            variant=variant,
            names=tuple(seat[0] for seat in seats),
            computers=tuple(seat[1] for seat in seats),
            parties=tuple(seat[2] for seat in seats),
            begun=_time(begun),
            changed=_time(changed),
            finished=None if finished is None else _time(finished),
            deals=deals,
            points=points,
            winners=tuple(party for party, result in enumerate(results) if result[1]),
        )

    def statistics(self, name: str | None = None, variant: str | None = None) -> list[Statistic]:
        """How each person and computer player fared in finished matches, by variant, in order of name and variant.

        ``name`` and ``variant`` narrow it down to one. Whoever sits on both seats of a party is counted once for
        it; whoever sits in two parties is counted for each.
        """
        rows = self._rows(
            "SELECT person.name, person.player, as_name(matches.variant), count(*), sum(results.won),"
            " sum((SELECT count(*) FROM deals WHERE match_id = matches.id AND standing IS NOT NULL)),"
            " sum(results.points)"
            " FROM (SELECT DISTINCT match_id, party, as_name(name) AS name, as_name(player) AS player FROM seats)"
            " AS person"
            " JOIN matches ON matches.id = person.match_id"
            " JOIN results ON results.match_id = person.match_id AND results.party = person.party"
            " WHERE matches.finished IS NOT NULL AND person.name = coalesce(?, person.name)"
            " AND matches.variant = coalesce(?, matches.variant)"
            " GROUP BY 1, 2, 3 ORDER BY folded(person.name), 1, 2, 3",
            name,
            variant,
        )
        return [Statistic(*row) for row in rows]


def _time(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError as error:
        raise StoreError("database_is_damaged", reason=str(error)) from None
