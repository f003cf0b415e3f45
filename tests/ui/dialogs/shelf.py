"""A shelf of matches that were never played, for lists of them."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.store.browsing import ALL
from cardtable.store.model import MatchChoices, MatchFilter, MatchSummary


class ListedShelf:
    """Holds ``matches``, the one that was changed last first; all are wanted by everybody."""

    def __init__(self, matches: Sequence[MatchSummary] = ()) -> None:
        self.listed = list(matches)

    def matches(
        self, limit: int | None = 100, wanted: MatchFilter = ALL, after: int | None = None
    ) -> list[MatchSummary]:
        begin = 0 if after is None else [match.id for match in self.listed].index(after) + 1
        return self.listed[begin:][:limit]

    def count_matches(self, wanted: MatchFilter = ALL) -> int:
        return len(self.listed)

    def match_choices(self) -> MatchChoices:
        names = sorted({name for match in self.listed for name in match.names})
        return MatchChoices(tuple(sorted({match.variant for match in self.listed})), tuple(names), (2026,))
