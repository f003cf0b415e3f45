"""Remarks that computer players make now and then.

They depend only on what everybody knows: which player speaks, which deal it is, and which side has won the last one.
"""

from __future__ import annotations

import zlib

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller, Mode
from cardtable.core.scores import totals
from cardtable.session.session import Session
from cardtable.words import talk


class Talker(QObject):
    """Lets one of the players of ``controller`` speak when a person's turn comes first in a deal: always in the first
    deal, later in about every other deal. A match that is taken up where people have acted already is not greeted
    again.
    """

    said = Signal(int, str)
    """A seat and what it says."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = True
        self._controller = controller
        self._heard: tuple[Session, int] | None = None
        controller.changed.connect(self._consider)

    def _consider(self) -> None:
        session = self._controller.session
        if not self.enabled or session is None or self._controller.mode is not Mode.HUMAN:
            return
        if self._heard is not None and (self._heard[0] is session and self._heard[1] == session.dealt):
            return
        taken_up = self._heard is None or self._heard[0] is not session
        self._heard = session, session.dealt
        if taken_up and session.people_acted:
            return
        first = session.dealt == 1
        seats = [seat for seat in self._controller.running.players if talk.talks(session.seats[seat].player)]
        # The same deal always has the same said of it.
        choice = zlib.crc32(f"{session.made} {session.dealt}".encode())
        if not seats or not (first or choice % 2):
            return
        seat = seats[(choice >> 1) % len(seats)]
        occasion = talk.GREETING if first else _fared(session, seat)
        if occasion:
            self.said.emit(seat, talk.line(session.seats[seat].player, occasion, choice >> 4))


def _fared(session: Session, seat: int) -> str:
    """Return how the side of ``seat`` did in the last deal that is over: ahead or behind; empty if it shared the lead
    or there is no such deal.
    """
    finished = session.finished_deals()
    if not finished:
        return ""
    points = totals(finished[-1].lines, len(session.sides))
    own = next(points[side] for side, seats in enumerate(session.sides) if seat in seats)
    if own == max(points):
        return talk.AHEAD if points.count(own) == 1 else ""
    return talk.BEHIND
