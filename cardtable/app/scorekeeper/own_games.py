"""The games of one's own that are kept for new sheets."""

from __future__ import annotations

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError
from cardtable.session.scorebook.own_games import GameTemplate, template_from_json

_KEY = "score_sheet_games"
MOST_KEPT = 100


class OwnGames:
    """The games that ``store`` keeps, by their names; without a store none can be kept."""

    def __init__(self, store: DraftStore | None = None) -> None:
        self._store = store

    def all(self) -> tuple[GameTemplate, ...]:
        """Return the games, the one kept last at the end; what cannot be read is left out."""
        try:
            kept = self._store.get(_KEY) if self._store is not None else None
        except CodedError:
            return ()
        found = []
        for value in kept[:MOST_KEPT] if isinstance(kept, list) else ():
            try:
                found.append(template_from_json(value))
            except CodedError:
                continue
        return tuple({one.game.name: one for one in found}.values())

    def keep(self, template: GameTemplate) -> None:
        """Keep a game in place of one of the same name. Raises ``CodedError``, also ``too_many_own_games``."""
        others = [one for one in self.all() if one.game.name != template.game.name]
        if len(others) >= MOST_KEPT:
            raise CodedError("too_many_own_games", most=MOST_KEPT)
        self._put([*others, template])

    def drop(self, name: str) -> None:
        """Keep the game ``name`` no longer; sheets for it stay as they are. Raises ``CodedError``."""
        self._put([one for one in self.all() if one.game.name != name])

    def _put(self, games: list[GameTemplate]) -> None:
        if self._store is not None:
            self._store.put(_KEY, [one.to_json() for one in games])
