"""Words about an opponent: former matches, and for the companion also her present strength."""

from __future__ import annotations

from datetime import UTC, datetime

from cardtable.ai.names import COMPANION, PLAYERS
from cardtable.app.judged import JudgedDeals
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.store.store import Store
from cardtable.words.mark import translate
from cardtable.words.players import player_first_name

_LIKE = 0.2
"""How near a level must be to that of another computer player to be called equal to it, in steps between players."""


class Meetings:
    """Words about the results of ``person`` against others in the matches of ``store``, which are read at the first
    question.
    """

    def __init__(self, store: Store, person: str, judged: JudgedDeals) -> None:
        self._store = store
        self._judged = judged
        self._person = person
        self._met: dict[str, tuple[int, int]] | None = None

    def words(self, opponent: SeatEntry, family: str) -> str:
        """Return how strong ``opponent`` is at present, if it is the companion, and how many matches were played and
        won against opponents of the same name; empty if nothing is known.
        """
        present = self._present(family) if opponent.player == COMPANION else ""
        return " ".join(filter(None, (present, self._former(opponent.name))))

    def _present(self, family: str) -> str:
        from cardtable.app.levels import Levels

        levels = Levels(self._judged)
        level = levels.of_person(self._person, family)
        if not levels.deals_of(self._person, family):
            words = translate("Meetings", "She does not know you yet, so she starts by playing like {name}.")
            return words.format(name=player_first_name(PLAYERS[round(level)]))
        lower = int(level)
        if abs(level - round(level)) < _LIKE:
            words = translate("Meetings", "She now plays like {name}.")
            return words.format(name=player_first_name(PLAYERS[round(level)]))
        words = translate("Meetings", "She now plays between {weaker} and {stronger}.")
        weaker, stronger = (player_first_name(name) for name in PLAYERS[lower : lower + 2])
        return words.format(weaker=weaker, stronger=stronger)

    def _former(self, opponent: str) -> str:
        if self._met is None:
            from cardtable.app.match_statistics import statistics_of

            try:
                found = statistics_of(self._store, datetime.now(UTC).date()).of_person(self._person)
                self._met = {share.name: (share.played, share.won) for share in found.by_opponent}
            except CodedError:
                # The error is not told here: the list of matches tells it when it is opened.
                self._met = {}
        if opponent not in self._met:
            return ""
        played, won = self._met[opponent]
        return translate("Meetings", "%n match(es) against {name}, {won} won.", "", played).format(
            name=opponent, won=won
        )
