"""Settings, and rule sets to which a person has given a name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from cardtable.core.sanitise import as_name, as_title
from cardtable.store.database import Database, from_json, to_json
from cardtable.store.errors import StoreError
from cardtable.store.model import Favourite


class Preferences(Database):
    """What people have chosen once and want to find again."""

    _forgotten = False

    def get(self, key: str, default: Any = None) -> Any:
        """Return the JSON value of a setting, or ``default`` if it was never stored. A value that cannot be read is
        deleted; ``take_forgotten`` reports that.
        """
        # Text that is none is told by SQLite as a failure of the whole database; bytes are ours to judge.
        row = self._row("SELECT CAST(value AS BLOB) FROM settings WHERE name = ?", key)
        if row is None:
            return default
        try:
            return from_json(row[0].decode())
        except (StoreError, UnicodeDecodeError):
            self._forget("DELETE FROM settings WHERE name = ?", key)
            return default

    def take_forgotten(self) -> bool:
        """Return whether a setting or a favourite was deleted because it could not be read, since the last call."""
        forgotten, self._forgotten = self._forgotten, False
        return forgotten

    def _forget(self, statement: str, key: str | bytes) -> None:
        self._forgotten = True
        # Where nothing can be written it is only passed over.
        with suppress(StoreError), self.transaction():
            self._run(statement, key)

    def put(self, key: str, value: Any) -> None:
        """Store a setting. ``value`` is a JSON value (tuples come back as lists); anything else raises ``TypeError`` or
        ``ValueError``.
        """
        text = to_json(value)
        with self.transaction():
            self._run(
                "INSERT INTO settings (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                key,
                text,
            )

    def favourites(self) -> list[Favourite]:
        """Return all favourites in the order of their names; those that cannot be read are deleted, as settings are."""
        rows = self._rows(
            "SELECT CAST(name AS BLOB), CAST(variant AS BLOB), players, CAST(options AS BLOB) FROM favourites"
        )
        found = []
        for name, variant, players, text in rows:
            try:
                options = from_json(text.decode())
                if not isinstance(options, dict):
                    raise StoreError("database_is_damaged", reason="the options are no object")
                found.append(Favourite(as_title(name.decode()), as_name(variant.decode()), players, options))
            except (StoreError, UnicodeDecodeError):
                self._forget("DELETE FROM favourites WHERE CAST(name AS BLOB) = ?", name)
        return sorted(found, key=lambda one: (one.name.casefold(), one.name))

    def save_favourite(self, favourite: Favourite) -> None:
        """Store a favourite; one with the same name is replaced."""
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
