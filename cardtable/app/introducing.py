"""Tells the table where each person sits, which seats play, and from which seat the table is seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.app.game_hooks import GameHooks
from cardtable.app.reports import players_of
from cardtable.app.running import RunningMatch
from cardtable.app.table import SeatLabel, Setting, ShowingTable
from cardtable.core.company import Company
from cardtable.core.record import HUMAN
from cardtable.core.rules import RuleSet
from cardtable.core.view import SeatView

if TYPE_CHECKING:
    from cardtable.core.winnings import Winnings
    from cardtable.session.session import Session


@dataclass(frozen=True, slots=True)
class WinningsOf:
    """What counts at the table of a match, as a function of what a seat sees; equal for the same rules."""

    hooks: GameHooks
    rule_set: RuleSet

    def __call__(self, view: SeatView) -> Winnings:
        return self.hooks.winnings(self.rule_set, view)


class Introducer:
    """Tells ``table`` about the players of the running match; a match must be running."""

    def __init__(self, table: ShowingTable, running: RunningMatch) -> None:
        self._table = table
        self._running = running

    def sit_down(self) -> None:
        """Give every player a seat; the first person at this screen sits at the bottom."""
        session, humans = self._running.session, self._running.humans
        assert session is not None
        side_of = {seat: side for side, seats in enumerate(session.sides) for seat in seats}
        labels = [
            SeatLabel(entry.name, side_of[seat], None if entry.player == HUMAN else entry.player)
            for seat, entry in enumerate(session.seats)
        ]
        with self._table.laid_once():
            self._table.set_seats(labels)
            self.look_from(humans[0] if humans else 0)
            self._show_players(session)
        self._show_accounts(session)

    def look_from(self, seat: int) -> None:
        """Put ``seat`` at the bottom of the table from now on."""
        self._running.perspective = seat
        self._table.set_perspective(seat)

    def show_players(self) -> None:
        """Tell the table which seats play the running deal, or the last one, and how the accounts stand."""
        session = self._running.session
        assert session is not None
        self._show_players(session)
        self._show_accounts(session)

    def _show_accounts(self, session: Session) -> None:
        self._table.set_accounts(Company.of(session.standing).accounts)

    def _show_players(self, session: Session) -> None:
        standing = session.standing
        if session.between_deals and session.dealt:
            standing = session.standing_before(session.dealt - 1)
        hooks = self._running.hooks
        gone = hooks.gone(session.rule_set, standing)
        self._table.set_setting(
            Setting(hooks.places, players_of(standing), hooks.ranks, gone, WinningsOf(hooks, session.rule_set))
        )
