"""Former meetings with an opponent, in words."""

from __future__ import annotations

from cardtable.app.fortunes import Share, fortunes
from cardtable.core.errors import CodedError
from cardtable.store.store import Store
from cardtable.words.mark import translate

_MOST = 2000
"""So many parties are looked at."""


class Meetings:
    """How ``person`` has fared against others in the parties of ``store``; read when it is first asked for."""

    def __init__(self, store: Store, person: str) -> None:
        self._store = store
        self._person = person
        self._shares: dict[str, Share] | None = None

    def words(self, opponent: str) -> str:
        """How many parties were played and won against whoever bears that name; empty if none were."""
        if self._shares is None:
            try:
                found = fortunes(self._store.matches(limit=_MOST), self._person).by_opponent
            except CodedError:
                # The list of parties tells why they cannot be read, to whoever asks for them.
                found = ()
            self._shares = {share.name: share for share in found}
        share = self._shares.get(opponent)
        if share is None:
            return ""
        words = translate("Meetings", "%n partie(s) against {name}, {won} won.", "", share.played)
        return words.format(name=opponent, won=share.won)
