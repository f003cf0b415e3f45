"""Words about the standing for screen readers, on request and at the end of a deal or match, and the announcement of
the person's turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.app.reports import DealReport
from cardtable.core.state import Standing
from cardtable.ui.look.saying import announce
from cardtable.ui.table.view import TableView
from cardtable.words.reading import counts_read, deal_over_read, match_over_read, standing_read


def standing_shown(table: TableView, sides: Sequence[str]) -> str:
    """Return the standing and whose turn it is, as far as ``table`` has shown it."""
    furniture = table.scene().furniture
    return standing_read(furniture.points, sides, furniture.banner.situation, furniture.banner.turn)


class StandingTeller(QObject):
    """Keeps the status of ``table`` as the match of ``controller`` stands."""

    def __init__(self, controller: Controller, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._running = controller.running
        self._table = table
        self._own = False
        controller.changed.connect(self._follow)
        table.showing.arranged.connect(self._follow)
        table.showing.settled.connect(self._follow)
        table.showing.settled.connect(self._tell_turn)
        controller.deal_over.connect(self._tell_deal)
        controller.match_over.connect(self._tell_match)

    def _follow(self) -> None:
        """Tell screen readers the standing and the counts; an empty text if no deal has been dealt."""
        session = self._running.session
        if session is None or not session.dealt:
            self._table.status.tell("")
            return
        running, view = self._running, self._table.scene().cards.seat_view
        counts = counts_read(view, running.words, running.names, running.sides)
        self._table.status.tell(f"{standing_shown(self._table, running.sides)} {counts}".strip())

    def _tell_turn(self) -> None:
        """Announce once that it is the person's turn, after everything before it has been told and shown."""
        if self._table.showing.busy:
            # Another player has moved meanwhile; that is told first.
            return
        banner = self._table.scene().furniture.banner
        own, self._own = self._own, bool(banner.own and banner.turn)
        if self._own and not own:
            announce(self._table, f"{banner.turn}.")

    def _tell_deal(self, report: DealReport) -> None:
        announce(self._table, deal_over_read(report.number, report.standing.points, report.sides))

    def _tell_match(self, standing: Standing) -> None:
        announce(self._table, match_over_read(standing.winners, standing.points, self._running.sides))
