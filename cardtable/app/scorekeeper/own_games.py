"""The games of one's own that are kept for new sheets."""

from __future__ import annotations

from typing import Any

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
            kept = self._kept()
        except CodedError:
            return ()
        found = [one for value in kept[:MOST_KEPT] if (one := _template_of(value)) is not None]
        return tuple({one.game.name: one for one in found}.values())

    def keep(self, template: GameTemplate) -> None:
        """Keep a game in place of one of the same name. What cannot be read, such as games of a newer version, stays.
        Raises ``CodedError``, also ``too_many_own_games``.
        """
        others = self._others(template.game.name)
        if len(others) >= MOST_KEPT:
            raise CodedError("too_many_own_games", most=MOST_KEPT)
        self._put([*others, template.to_json()])

    def drop(self, name: str) -> None:
        """Keep the game ``name`` no longer; sheets for it stay as they are. Raises ``CodedError``."""
        self._put(self._others(name))

    def _kept(self) -> list[Any]:
        kept = self._store.get(_KEY) if self._store is not None else None
        return kept if isinstance(kept, list) else []

    def _others(self, name: str) -> list[Any]:
        """Return what is kept but the game ``name``, as JSON values. Raises ``CodedError``."""
        others = []
        for value in self._kept():
            template = _template_of(value)
            if template is None or template.game.name != name:
                others.append(value)
        return others

    def _put(self, values: list[Any]) -> None:
        if self._store is not None:
            self._store.put(_KEY, values)


def _template_of(value: object) -> GameTemplate | None:
    """Return the template of a JSON value; None if it cannot be read."""
    try:
        return template_from_json(value)
    except CodedError:
        return None
