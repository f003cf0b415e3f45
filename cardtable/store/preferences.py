"""Settings, and rule sets that somebody gave a name."""

from __future__ import annotations

from typing import Any

from cardtable.core.foreign import as_title
from cardtable.store.database import Database, from_json, to_json
from cardtable.store.errors import StoreError
from cardtable.store.model import Favourite


class Preferences(Database):
    """What people have chosen once and want to find again."""

    def get(self, key: str, default: Any = None) -> Any:
        """The JSON value of a setting, or ``default`` if it was never put."""
        row = self._row("SELECT value FROM settings WHERE name = ?", key)
        return default if row is None else from_json(row[0])

    def put(self, key: str, value: Any) -> None:
        """Keep a setting. ``value`` is a JSON value (tuples come back as lists); anything else raises ``TypeError``
        or ``ValueError``."""
        text = to_json(value)
        with self.transaction():
            self._run(
                "INSERT INTO settings (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                key,
                text,
            )

    def favourites(self) -> list[Favourite]:
        """All favourites in the order of their names."""
        rows = self._rows(
            "SELECT as_title(name), as_name(variant), players, options FROM favourites"
            " ORDER BY folded(as_title(name)), name"
        )
        return [
            Favourite(name, variant, players, options if isinstance(options := from_json(text), dict) else {})
            for name, variant, players, text in rows
        ]

    def save_favourite(self, favourite: Favourite) -> None:
        """Keep a favourite, in place of the one that has its name."""
        name = as_title(favourite.name)
        with self.transaction():
            self._run("DELETE FROM favourites WHERE as_title(name) = ?", name)
            self._run(
                "INSERT INTO favourites (name, variant, players, options) VALUES (?, ?, ?, ?)",
                name,
                favourite.variant,
                favourite.players,
                to_json(dict(favourite.options)),
            )

    def delete_favourite(self, name: str) -> None:
        """Delete a favourite. Raises ``no_such_favourite``."""
        with self.transaction():
            if not self._run("DELETE FROM favourites WHERE as_title(name) = ?", as_title(name)).rowcount:
                raise StoreError("no_such_favourite")
