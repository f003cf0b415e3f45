"""The settings in force, which are also stored in the database."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.keeping import Keeping
from cardtable.app.languages import ENGLISH
from cardtable.app.settings import KEY, Settings


class KeptSettings(QObject):
    """The settings of a person, read from ``keeping`` and stored there at each change."""

    changed = Signal()
    """Settings have changed."""

    def __init__(self, keeping: Keeping, parent: QObject | None = None, *, plain: bool = False) -> None:
        """With ``plain``, the settings are English and as at the first start, whatever is stored; changes made then are
        stored beside the rest.
        """
        super().__init__(parent)
        self._keeping = keeping
        self._plain = Settings(language=ENGLISH, reduced_motion=False, sound="off") if plain else None
        self._now = self._plain or Settings.from_json(keeping.get(KEY))

    @property
    def now(self) -> Settings:
        """The settings in force."""
        return self._now

    def set(self, settings: Settings) -> None:
        """Make ``settings`` the settings in force, and store them."""
        if settings != self._now:
            self._now = settings
            self._keeping.put(KEY, settings.to_json() if self._plain is None else self._beside(self._plain))
            self.changed.emit()

    def _beside(self, plain: Settings) -> dict[str, Any]:
        """Return the stored settings, with those changed that differ from ``plain``."""
        before, now = asdict(plain), asdict(self._now)
        return {**self._kept(), **{name: value for name, value in now.items() if value != before[name]}}

    def _kept(self) -> dict[str, Any]:
        kept = self._keeping.get(KEY)
        return kept if isinstance(kept, dict) else {}

    def change(self, **changes: Any) -> None:
        """Change the named fields of ``Settings`` and leave the others."""
        chosen = replace(self._now, **changes)
        if self._plain is not None and chosen == self._now:
            # The value is in force already, but not stored: it is stored, so that the next start has it too.
            self._keeping.put(KEY, {**self._kept(), **changes})
        self.set(chosen)

    def read_again(self) -> None:
        """Take over the stored settings from a database that can be read only now, except for those that were changed
        in this run.
        """
        usual = Settings()
        kept = Settings.from_json(self._keeping.get(KEY))
        here = {name: value for name, value in self._now.to_json().items() if value != getattr(usual, name)}
        self.set(replace(kept, **here))
