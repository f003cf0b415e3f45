"""The packs of the program, as pictures."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from cardtable.art.theme import PACKS, CardTheme
from cardtable.ui.cards.pictures import CardPictures


class Packs(QObject):
    """A French pack, and the one that was chosen for games of 32 cards; both change with the settings.

    The two are drawn and kept apart, so that whoever shows cards need not notice when another pack is chosen.
    """

    def __init__(self, theme: CardTheme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._french = CardPictures(replace(theme, pack=PACKS[0]), self)
        self._chosen = CardPictures(theme, self)

    @property
    def french(self) -> CardPictures:
        """The French pack, of which the rule pages speak."""
        return self._french

    def of(self, short: bool) -> CardPictures:
        """The cards for games of 32, if they are ``short``, or of 52 and more."""
        return self._chosen if short else self._french

    def set_theme(self, theme: CardTheme) -> None:
        """Change the look of both; ``theme.pack`` is the pack for games of 32 cards."""
        self._french.set_theme(replace(theme, pack=PACKS[0]))
        self._chosen.set_theme(theme)
