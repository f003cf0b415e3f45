"""The stored matches, one in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from cardtable.store.model import MatchSummary
from cardtable.ui.look.plain import tool_tip
from cardtable.ui.models.base import NO_PARENT, Index
from cardtable.words.aloud import read_aloud
from cardtable.words.cards import joined
from cardtable.words.families import variant_name
from cardtable.words.figures import score
from cardtable.words.moments import moment_words

MATCH_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role for the ``MatchSummary`` of a row."""
POINTS_ROLE, OUTCOME_ROLE = MATCH_ROLE + 1, MATCH_ROLE + 2
"""The roles for the points of a row, and for who has won, empty if nobody has."""
BELOW_ROLE = OUTCOME_ROLE + 1
"""The role for what stands below the game: the day, and the players if these have no column."""
PLAYED, GAME, PLAYERS, POINTS = range(4)
"""The columns: when it was played, the game, the players, the points."""

Fetch: TypeAlias = Callable[[int | None], Sequence[MatchSummary]]
"""Returns the matches that come next behind the match of that number, or the first ones; none if there are no more."""


class MatchesModel(QAbstractTableModel):
    """Stored matches: the date, the game, the players, and the points. They are fetched as far as the view has been
    scrolled, so that a list of decades opens as quickly as a short one.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches: list[MatchSummary] = []
        self._fetch: Fetch = _nothing
        self._ended = True
        self.narrow = False
        """Whether the list has no room for a column of players."""

    def show(self, fetch: Fetch) -> None:
        """Show the matches of ``fetch`` instead of the ones before. What ``fetch`` raises for the first ones is passed
        on, and the list is then empty.
        """
        self.beginResetModel()
        self._matches, self._fetch, self._ended = [], fetch, True
        try:
            self._matches = list(fetch(None))
            self._ended = not self._matches
        finally:
            self.endResetModel()

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and not self._ended

    def fetchMore(self, parent: Index) -> None:
        more = self._fetch(self._matches[-1].id) if self.canFetchMore(parent) else ()
        self._ended = not more
        if more:
            self.beginInsertRows(NO_PARENT, len(self._matches), len(self._matches) + len(more) - 1)
            self._matches += more
            self.endInsertRows()

    def retranslate(self) -> None:
        """Refresh all texts, for another language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._matches:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == POINTS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = (self.tr("Played"), self.tr("Game"), self.tr("Players"), self.tr("Points"))
        return titles[section] if 0 <= section < len(titles) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match = self._matches[index.row()]
        if role == MATCH_ROLE:
            return match
        if role == Qt.ItemDataRole.AccessibleTextRole:
            below = self._below(match) if index.column() == GAME else ()
            return read_aloud(", ".join((str(self.data(index)), *below)))
        if role == BELOW_ROLE:
            return " · ".join(self._below(match))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (GAME, PLAYERS):
            # The words that are cut first.
            return tool_tip(", ".join(match.names))
        if role == POINTS_ROLE:
            return score(match.points) or "–"
        if role == OUTCOME_ROLE:
            return self._outcome(match)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match index.column():
            case 0:
                return moment_words(match.changed)
            case 1:
                name = variant_name(match.variant)
                return self.tr("{game}, continued from an earlier deal").format(game=name) if match.branched else name
            case 2:
                return ", ".join(match.names)
        return self._points(match)

    def _below(self, match: MatchSummary) -> tuple[str, ...]:
        day = moment_words(match.changed)
        return (", ".join(match.names), day) if self.narrow else (day,)

    def _outcome(self, match: MatchSummary) -> str:
        if match.finished is None:
            return self.tr("unfinished")
        winners = [name for name, side in zip(match.names, match.sides, strict=True) if side in match.winners]
        return self.tr("won by {names}").format(names=joined(winners)) if winners else ""

    def _points(self, match: MatchSummary) -> str:
        points = score(match.points) or "–"
        return ", ".join(filter(None, (points, self._outcome(match))))


def _nothing(after: int | None) -> Sequence[MatchSummary]:
    """Return no matches."""
    return ()
