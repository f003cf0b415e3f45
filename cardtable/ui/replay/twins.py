"""A deal played once more by the strongest computer player with the same cards, and what they brought to both
players.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal

from cardtable.app.advice import LevelAgainst, unknown_level
from cardtable.app.computer import ComputerClient
from cardtable.app.duplicate import Duplicate
from cardtable.core.scores import totals
from cardtable.session.session import Session
from cardtable.ui.look.plain import Label
from cardtable.words.errors import code_sentence
from cardtable.words.figures import figure


class Twins(Label):
    """Plays deals once more, each when it is first wanted, and shows how far that is and how it ended. ``client``
    returns what asks the computer player. Hidden while no such deal is wanted.
    """

    played = Signal(object, int)
    """A wanted deal has been played: the ``Session``, and the number of the deal."""

    def __init__(
        self, client: Callable[[], ComputerClient | None], level_against: LevelAgainst = unknown_level
    ) -> None:
        super().__init__()
        self._client, self._level_against = client, level_against
        self._match: Session | None = None
        self._twins: dict[int, Duplicate] = {}
        self._wanted = -1
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.hide()

    @property
    def words(self) -> str:
        """The words shown; an empty text while hidden."""
        return "" if self.isHidden() else self.text()

    def twin(self, number: int) -> Duplicate | None:
        """Return deal ``number`` as it is played once more; None if it was not wanted."""
        return self._twins.get(number)

    def show_deal(self, match: Session, number: int) -> None:
        """Show deal ``number`` of ``match``, for which ``can_be_played_again`` must be true. ``forget`` has to be
        called before another match.
        """
        self._match, self._wanted = match, number
        twin = self._twins.get(number)
        if twin is None or twin.failure is not None:
            self._stop(finished=False)
            twin = self._twins[number] = Duplicate(match, number, self._client(), self._level_against, self)
            twin.moved.connect(lambda _: self._tell(number))
            twin.finished.connect(lambda: self._finish(number))
            self._tell(number)
            twin.begin()
        else:
            self._finish(number)

    def leave(self) -> None:
        """Show none of these deals. One that is being played is continued without words."""
        self._wanted = -1
        self.hide()

    def forget(self) -> None:
        """Stop all deals that are being played, and keep none."""
        self.leave()
        self._stop(finished=True)
        self._match = None

    def _finish(self, number: int) -> None:
        twin = self._twins.get(number)
        if twin is None or number != self._wanted:
            return
        if twin.session.between_deals:
            self.played.emit(twin.session, number)
        self._tell(number)

    def _tell(self, number: int) -> None:
        """Show how far the deal is played, or what the same cards brought to both."""
        twin, match = self._twins.get(number), self._match
        if twin is None or match is None or number != self._wanted:
            return
        session = twin.session
        name = session.seats[twin.seat].name
        if twin.failure is not None:
            words = code_sentence(twin.failure.code, twin.failure.params)
        elif session.between_deals:
            mine, theirs = (_points(one, number, twin.seat) for one in (match, session))
            words = self.tr("With the same cards: {person} {mine}, {name} {theirs}.").format(
                person=match.seats[twin.seat].name, mine=figure(mine), name=name, theirs=figure(theirs)
            )
        else:
            words = self.tr("{name} is playing this deal with the same cards: move {number} …").format(
                name=name, number=session.moves + 1
            )
        self.setText(words)
        self.show()

    def _stop(self, *, finished: bool) -> None:
        """Drop the deals that are being played, and the ``finished`` ones too if that is wanted."""
        for number, twin in list(self._twins.items()):
            if finished or not twin.session.between_deals:
                twin.stop()
                twin.deleteLater()
                del self._twins[number]


def _points(match: Session, deal: int, seat: int) -> int:
    """Return the points that a deal brought to the side of a seat."""
    return totals(match.finished(deal).lines, len(match.sides))[match.side_of(seat)]
