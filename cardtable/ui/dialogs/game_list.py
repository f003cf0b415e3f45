"""The games of a new match as a list: what was kept under a name, and the rule sets below the names of families."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.last_choice import FavouriteShelf
from cardtable.core.errors import CodedError
from cardtable.core.rules import Variant
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.store.model import Favourite
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.base import UprightArea, scrolled
from cardtable.ui.dialogs.game_tile import GameTile, TileGrid
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.broken_button import BrokenButton
from cardtable.ui.look.keys import is_typed
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.one_stop import keep_one_stop, stop_once
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, on_button
from cardtable.words.families import words_of


class GameList(QWidget):
    """Offers all rule sets, above them the favourites on a ``shelf`` and, if there are words for it, to go on with the
    match that waits. One row is always chosen. Tab stops once; letters that are typed find a game by its beginning.
    """

    chosen = Signal()
    """A person has chosen another row."""
    begun = Signal()
    """A row was pressed twice."""
    continue_wanted = Signal()
    """Asks to continue the match that waits instead."""

    def __init__(
        self, packs: Packs, shelf: FavouriteShelf | None, waiting: str, tell: Callable[[CodedError], object]
    ) -> None:
        """``tell`` is called with what is wrong with the shelf."""
        super().__init__()
        self._packs = packs
        self._shelf = shelf
        self._waiting = waiting
        self._tell = tell
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda _: self.chosen.emit())
        self._tiles: list[GameTile] = []
        self._families: list[tuple[Label, str]] = []
        self._grids: list[TileGrid] = []
        self._misfit: Callable[[Variant], str] = lambda _: ""
        self._favourites_title = Heading(1.15)
        self._favourites = TileGrid(self)
        self._favourite_tiles: list[GameTile] = []
        self._kept: list[Favourite] = []
        self._typed, self._since = "", QElapsedTimer()
        """What was typed to find a game, and when the last letter of it was."""
        self._continue = BrokenButton()
        policy = self._continue.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        self._continue.setSizePolicy(policy)
        # Shown before it has its place it would be a window of its own for a moment.
        if not waiting:
            self._continue.hide()
        self._continue.setAutoDefault(False)
        self._continue.clicked.connect(self.continue_wanted)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._continue)
        layout.addWidget(self._favourites_title)
        layout.addWidget(self._favourites)
        for family in FAMILIES.values():
            title, grid = Heading(1.15), TileGrid(self)
            self._families.append((title, family.name))
            tiles = [self._tile(variant) for variant in VARIANTS if variant.family == family.name]
            for place, tile in enumerate(tiles, start=len(self._tiles)):
                self._group.addButton(tile, place)
            self._tiles += tiles
            grid.set_tiles(tiles)
            self._grids.append(grid)
            layout.addWidget(title)
            layout.addWidget(grid)
            layout.addSpacing(8)
        layout.addStretch(1)
        stop_once(self._group)
        self.area: UprightArea = scrolled(self)
        """The area in which the list scrolls."""
        self.area.listed = self._group
        self._favourites_title.hide()

    def _tile(self, variant: Variant, title: str = "") -> GameTile:
        tile = GameTile(variant, self._packs.of(game_view_of(variant.family).short_pack), title)
        tile.begun.connect(self.begun)
        tile.finder = self.find_typed
        tile.dim(self._misfit(variant))
        return tile

    # What is asked of it

    @property
    def tiles(self) -> Sequence[GameTile]:
        """The rule sets as rows, in their order."""
        return self._tiles

    @property
    def variant(self) -> Variant:
        """The rule set of the chosen row."""
        tile = self._group.checkedButton()
        return tile.variant if isinstance(tile, GameTile) else self._tiles[0].variant

    @property
    def favourite(self) -> Favourite | None:
        """The chosen favourite; None if the choice is no favourite."""
        place = self._group.checkedId() - len(self._tiles)
        return self._kept[place] if 0 <= place < len(self._kept) else None

    def choose(self, variant: str, *, seen: bool = True) -> None:
        """Choose the rule set with this id, and have it in sight if it is to be ``seen``."""
        tile = next(tile for tile in self._tiles if tile.variant.id == variant)
        tile.setChecked(True)
        if seen:
            self._see(tile)

    def keep(self, favourite: Favourite) -> bool:
        """Keep a favourite on the shelf, and choose it; return whether that was possible."""
        if self._shelf is None:
            return False
        try:
            self._shelf.save_favourite(favourite)
        except CodedError as error:
            self._tell(error)
            return False
        self.fill(favourite.name)
        return True

    def forget(self) -> bool:
        """Delete the chosen favourite; return whether that was possible, and there was one."""
        favourite = self.favourite
        if favourite is None or self._shelf is None:
            return False
        try:
            self._shelf.delete_favourite(favourite.name)
        except CodedError as error:
            self._tell(error)
            return False
        # Its options stay chosen, as changes of its rule set.
        self.choose(favourite.variant, seen=False)
        self.fill()
        return True

    def fill(self, current: str = "") -> None:
        """Show the favourites that are on the shelf now; the one called ``current`` is chosen."""
        for tile in self._favourite_tiles:
            self._group.removeButton(tile)
        self._kept = self._favourites_kept()
        self._favourite_tiles = [self._tile(VARIANTS[kept.variant], kept.name) for kept in self._kept]
        for place, tile in enumerate(self._favourite_tiles, start=len(self._tiles)):
            tile.retranslate()
            self._group.addButton(tile, place)
            tile.setChecked(tile.title == current)
        self._favourites.set_tiles(self._favourite_tiles)
        self._favourites_title.setVisible(bool(self._kept))
        keep_one_stop(self._group)

    def _favourites_kept(self) -> list[Favourite]:
        if self._shelf is None:
            return []
        try:
            kept = self._shelf.favourites()
        except CodedError as error:
            self._tell(error)
            return []
        known = {variant.id for variant in VARIANTS}
        return [favourite for favourite in kept if favourite.variant in known]

    def begin_with(self, part: QWidget) -> None:
        """Let ``part`` scroll along above all games."""
        layout = self.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(0, part)

    def dim(self, misfit: Callable[[Variant], str]) -> None:
        """Dim the games for which ``misfit`` returns words why they are not looked for, and say these."""
        self._misfit = misfit
        for tile in (*self._tiles, *self._favourite_tiles):
            tile.dim(misfit(tile.variant))
        for grid in (self._favourites, *self._grids):
            grid.lay()

    # How it is gone through

    def find_typed(self, event: QKeyEvent) -> bool:
        """Choose the next game whose name begins with the letters that are typed, and give it the focus; return whether
        the key was one.
        """
        focused, text = QApplication.focusWidget(), event.text()
        # A space is a letter within a name alone.
        if not is_typed(event) or not text.isprintable() or not (text.strip() or (text and self._typed)):
            self._typed = ""
            return False
        pause = QApplication.keyboardInputInterval()
        again = not self._since.isValid() or self._since.hasExpired(pause)
        self._since.start()
        self._typed = _plain(text) if again else self._typed + _plain(text)
        # One letter, also several times, goes on to the next game that begins so.
        same = len(set(self._typed)) == 1
        wanted = self._typed[0] if same else self._typed
        rows = [*self._favourite_tiles, *self._tiles]
        start = 0
        if isinstance(focused, GameTile) and focused in rows:
            start = rows.index(focused) + (1 if same else 0)
        for tile in (*rows[start:], *rows[:start]):
            if _plain(tile.text()).startswith(wanted):
                tile.setFocus(Qt.FocusReason.TabFocusReason)
                if not tile.isChecked():
                    tile.click()
                self._see(tile)
                break
        return True

    def _see(self, tile: GameTile) -> None:
        """Scroll to ``tile`` if it is not seen whole: to the heading above it if both have room."""
        bar, room = self.area.verticalScrollBar(), self.area.viewport().height()
        place = QRect(tile.mapTo(self, QPoint(0, 0)), tile.size())
        if bar.value() <= place.top() and place.bottom() < bar.value() + room:
            return
        above = [self._favourites_title, *(title for title, _ in self._families)]
        tops = [one.y() for one in above if one.isVisibleTo(self) and one.y() <= place.top()]
        heading = max(tops, default=0) - SPACING
        bar.setValue(heading if place.bottom() < heading + room else place.top() - SPACING)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        tile = self._group.checkedButton()
        if isinstance(tile, GameTile):
            # Before that, the places of the tiles are not known.
            QTimer.singleShot(0, self, lambda: self._begin_at(tile))

    def _begin_at(self, tile: GameTile) -> None:
        """Open at the beginning of the list, where it is told what is looked for, or at ``tile`` if that is not seen
        there.
        """
        if tile.mapTo(self, QPoint(0, tile.height() // 2)).y() > self.area.viewport().height():
            self._see(tile)

    # Words

    def retranslate(self) -> None:
        """Set all words."""
        for label, family in self._families:
            label.setText(words_of(family).family_name())
        for tile in (*self._tiles, *self._favourite_tiles):
            tile.retranslate()
        self._favourites_title.setText(self.tr("Favourites"))
        self._continue.setText(on_button(self.tr("Continue: {partie}").format(partie=self._waiting)))


def _plain(text: str) -> str:
    """Return ``text`` in small letters without their marks, as one types who does not look for É on the keyboard."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))
