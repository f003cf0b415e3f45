"""The packs of the program: which cards a family is played with, as pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from cardtable.art.theme import PACKS, CardTheme
from cardtable.ui.cards.faces import CardFaces

SHORT_PACK_FAMILIES: Final = frozenset({"piquet", "ecarte"})
"""The families that are played with 32 cards, for which any pack will do. All others need a French one."""


class Packs(QObject):
    """A French pack, and the one that was chosen for games of 32 cards; both change with the settings.

    The two are drawn and kept apart, so that whoever shows cards need not notice when another pack is chosen.
    """

    def __init__(self, theme: CardTheme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._french = CardFaces(replace(theme, pack=PACKS[0]), self)
        self._chosen = CardFaces(theme, self)

    @property
    def french(self) -> CardFaces:
        """The French pack, of which the rule pages speak."""
        return self._french

    def of(self, family: str) -> CardFaces:
        """The cards with which ``family`` is played; an unknown one has French cards."""
        return self._chosen if family in SHORT_PACK_FAMILIES else self._french

    def set_theme(self, theme: CardTheme) -> None:
        """Change the look of both; ``theme.pack`` is the pack for games of 32 cards."""
        self._french.set_theme(replace(theme, pack=PACKS[0]))
        self._chosen.set_theme(theme)
