"""How strong people play, computed from what the coach has found in their deals."""

from __future__ import annotations

from cardtable.ai.losses import Judged, level_of
from cardtable.ai.names import USUAL_LEVEL
from cardtable.app.judged import JudgedDeals
from cardtable.core.record import HUMAN
from cardtable.session.session import Session

RECENT = 40
"""How many judged deals of a person and family count, the latest ones, because people learn."""


class Levels:
    """The strength of people. The stored judged deals are read each time, so that every new one counts."""

    def __init__(self, judged: JudgedDeals) -> None:
        self._judged = judged

    def deals_of(self, person: str, family: str) -> list[Judged]:
        """Return what the decisions of ``person`` cost in the latest judged deals of ``family``."""
        found = [one for one in self._judged.all() if (one.person, one.family) == (person, family)]
        return [Judged(one.variant, one.decisions, (one.least + one.most) / 2) for one in found[-RECENT:]]

    def of_person(self, person: str, family: str) -> float:
        """Return the level of ``person`` in ``family``; see ``ai.losses.level_of``."""
        return level_of(self.deals_of(person, family))

    def against(self, session: Session) -> float:
        """Return the level that makes a computer player an equal opponent for the people of a match: the average of
        their levels, or the usual level if there are no people.
        """
        people = [seat.name for seat in session.seats if seat.player == HUMAN]
        levels = [self.of_person(person, session.family.name) for person in people]
        return sum(levels) / len(levels) if levels else USUAL_LEVEL
