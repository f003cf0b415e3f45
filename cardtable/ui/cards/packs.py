"""The packs of the program, as pictures."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from cardtable.art.theme import PACKS, CardTheme
from cardtable.ui.cards.pictures import CardPictures


class Packs(QObject):
    """A French pack, and the pack chosen for games of 32 cards; both change with the settings.

    They are drawn and kept separately, so that code which shows cards need not be told when another pack is chosen.
    """

    def __init__(self, theme: CardTheme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._french = CardPictures(replace(theme, pack=PACKS[0]), self)
        self._chosen = CardPictures(theme, self)

    @property
    def french(self) -> CardPictures:
        """The French pack, which the rule pages show."""
        return self._french

    def of(self, short: bool) -> CardPictures:
        """Return the cards for games of 32 cards if they are ``short``, otherwise those for games of 52 and more."""
        return self._chosen if short else self._french

    def set_theme(self, theme: CardTheme) -> None:
        """Change the look of both; ``theme.pack`` is the pack for games of 32 cards."""
        self._french.set_theme(replace(theme, pack=PACKS[0]))
        self._chosen.set_theme(theme)
