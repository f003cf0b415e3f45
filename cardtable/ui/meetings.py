"""Former meetings with an opponent, in words."""

from __future__ import annotations

from cardtable.core.errors import CodedError
from cardtable.store.store import Store
from cardtable.words.mark import translate


class Meetings:
    """How ``person`` has fared against others in the parties of ``store``; read when it is first asked for."""

    def __init__(self, store: Store, person: str) -> None:
        self._store = store
        self._person = person
        self._met: dict[str, tuple[int, int]] | None = None

    def words(self, opponent: str) -> str:
        """How many parties were played and won against whoever bears that name; empty if none were."""
        if self._met is None:
            try:
                self._met = self._store.meetings(self._person)
            except CodedError:
                # The list of parties tells why they cannot be read, to whoever asks for them.
                self._met = {}
        if opponent not in self._met:
            return ""
        played, won = self._met[opponent]
        return translate("Meetings", "%n partie(s) against {name}, {won} won.", "", played).format(
            name=opponent, won=won
        )
