"""What seats say at the table while the table shows the events: announcements, and counts that go with shown cards."""

from __future__ import annotations

from cardtable.app.running import RunningMatch
from cardtable.app.table import ShowingTable
from cardtable.core.cards import HIDDEN
from cardtable.core.events import Announced, CardsMoved, CardsShown, DealBegan, Event, PointsMarked
from cardtable.words.record import RecordEntry, entry_sign


class Announcer:
    """Lets the seats of ``table`` say what the events of the running match tell."""

    def __init__(self, table: ShowingTable, running: RunningMatch) -> None:
        self._table = table
        self._running = running
        self.silent_side: int | None = None
        """The side whose counts are not said, because somebody says them himself."""
        self._speaker = 0
        """The seat that spoke or laid a card last: if a side counts something and this seat belongs to it, this seat
        says so.
        """

    def silence(self) -> None:
        """Remove from the table all that seats have said."""
        for seat in range(len(self._running.names)):
            self._table.say(seat, "")

    def tell(self, event: Event) -> bool:
        """Say what ``event`` tells, if there are words for it. Return True for an announcement: people need time to
        read it before another one answers it.
        """
        if isinstance(event, DealBegan):
            # What was said belongs to the deal before.
            self.silence()
        elif isinstance(event, Announced) and event.seat >= 0:
            self._speaker = event.seat
            self._table.say(event.seat, self._running.words.spoken(event, self._running.names))
            return True
        elif isinstance(event, CardsShown) and self._is_for_the_person(event):
            seat = event.known_to[0]
            told = RecordEntry("left", seat, (), event.cards)
            self._table.say(seat, entry_sign(told, self._running.names, self._running.sides, self._running.words))
            return True
        elif isinstance(event, CardsMoved | CardsShown):
            owner = event.source if isinstance(event, CardsMoved) else event.zone
            self._speaker = owner.owner if owner.name == "hand" else self._speaker
        elif isinstance(event, PointsMarked) and self._running.session is not None:
            if event.line.side == self.silent_side:
                return False
            members = self._running.session.sides[event.line.side]
            words = self._running.words.counted(event.line)
            if words:
                self._table.say(self._speaker if self._speaker in members else members[0], words)
        return False

    def _is_for_the_person(self, event: CardsShown) -> bool:
        """Return whether cards in the stock are shown to the only person at this screen; where several sit at it, what
        one of them has seen is not said.
        """
        return HIDDEN not in event.cards and event.known_to == self._running.humans and event.zone.name != "hand"
