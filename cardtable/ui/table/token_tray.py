"""Puts the tokens of what counts on the cloth, and keeps them up to date."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.core.view import SeatView
from cardtable.core.winnings import Prize, Race, Winnings
from cardtable.ui.look.palette import ROOMS
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import TableLayout
from cardtable.ui.table.seating import Seating
from cardtable.ui.table.token_blocks import TokenPlaces
from cardtable.ui.table.tokens import OpenPrizes, SideTokens


class TokenTray:
    """The tokens of every side and those that nobody has won; none where the game or the person wants none."""

    def __init__(self, scene: QGraphicsScene, seating: Seating) -> None:
        self._scene = scene
        self._seating = seating
        self._sides: dict[int, SideTokens] = {}
        self._left: OpenPrizes | None = None
        self._places: TokenPlaces | None = None
        self._winnings = Winnings()
        self._hidden = False

    @property
    def counts(self) -> frozenset[int]:
        """The sides whose cards are counted by a token, so that their pile needs no number."""
        return frozenset() if self._places is None else frozenset(self._places.races)

    def side(self, side: int) -> SideTokens | None:
        """Return the tokens of a side; None if it has none."""
        return self._sides.get(side)

    @property
    def left(self) -> OpenPrizes | None:
        """The tokens of what nobody has won; None if there are none."""
        return self._left

    def lay(self, layout: TableLayout, room: str) -> None:
        """Lay the tokens where ``layout`` has them, in a room of ``palette.ROOMS``."""
        self._places, line = layout.tokens, layout.measures.line
        races = {} if self._places is None else self._places.races
        for side in [side for side in self._sides if side not in races]:
            self._scene.removeItem(self._sides.pop(side))
        for side in races:
            if side not in self._sides:
                self._sides[side] = SideTokens()
                self._scene.addItem(self._sides[side])
        block = None if self._places is None else self._places.left
        if block is not None and self._left is None:
            self._left = OpenPrizes()
            self._scene.addItem(self._left)
        if self._left is not None:
            self._left.set_place(block, line)
            self._left.set_room(ROOMS[room])
        for side, piece in self._sides.items():
            assert self._places is not None
            piece.set_places(side, races[side], self._places.prizes.get(side), line)
            piece.set_room(ROOMS[room])
        self._show()

    def hide(self, hidden: bool) -> None:
        """Hide everything while it would answer what is asked."""
        self._hidden = hidden
        for piece in (*self._sides.values(), *([] if self._left is None else [self._left])):
            piece.setVisible(not hidden)

    def refresh(self, view: SeatView) -> None:
        """Show what has been won."""
        if self._places is not None and self._seating.setting.winnings is not None:
            self._winnings = self._seating.setting.winnings(view)
            self._show()

    def _show(self) -> None:
        counted = [len(race.numbers) for race in self._winnings.races]
        counted += [len(prize.numbers) for prize in self._winnings.prizes]
        # What fewer sides have won belongs to the table before, whose cards have not been put away yet.
        whole = all(count > max(self._sides, default=0) for count in counted)
        winnings = self._winnings if whole else Winnings()
        for piece in self._sides.values():
            piece.set_winnings(winnings)
        if self._left is not None:
            self._left.set_winnings(winnings)
        self.hide(self._hidden)

    def at(self, point: QPointF) -> tuple[Race | Prize, int | None] | None:
        """Return what the token at ``point`` tells of, and the side that has won it, None if nobody has; None where
        there is no token.
        """
        return next(((what, owner) for place, what, owner in self._seen() if place.contains(point)), None)

    def places(self) -> list[Rect]:
        """Return where tokens are that are seen."""
        return [Rect(place.x(), place.y(), place.width(), place.height()) for place, _, _ in self._seen()]

    def _seen(self) -> Iterator[tuple[QRectF, Race | Prize, int | None]]:
        """Yield the place of each token that is seen, what it tells of, and the side that has won it."""
        if self._hidden:
            return
        for side, piece in self._sides.items():
            yield from ((place, what, side) for place, what in piece.places())
        if self._left is not None:
            yield from ((place, prize, None) for place, prize in self._left.places())
