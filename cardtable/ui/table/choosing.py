"""What the slip on the cloth says about the move that is composed, and where it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import hypot

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.app.table import Place
from cardtable.core.state import Action
from cardtable.ui.look.saying import announce
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choice import Choice
from cardtable.ui.table.chooser import MOST_ALIKE, MOST_ROWS, Chooser, Told
from cardtable.ui.table.composition import Composition
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.stages import Offered

_STEPS = 14
"""How many places are tried across the table, and how many down it."""
_NEAR = 12.0
"""The cost of one pixel of distance from the card, in square pixels of something covered."""
_FEWER = 9000.0
"""The cost of listing only the best move, in square pixels of something covered: about a card."""
_MORE = 0.5
"""How much more of the cards, in cards, the slip may hide before it moves."""
_CUT = 10_000.0
"""The cost of each pixel by which the slip reaches beyond the table."""


def _nothing(*_: object) -> str:
    return ""


@dataclass
class ChoiceWords:
    """The words of a game for the slip: functions for a move as a sentence, in signs, on its button, what it gains, and
    the sum of what is chosen for a card so far.
    """

    describe: Callable[[Action], str] = str
    sign: Callable[[Action], str] = str
    deed: Callable[[Action], str] = str
    gain: Callable[[Action], str] = _nothing
    reckon: Callable[[Choice], str] = _nothing


class Choosing(QObject):
    """Shows the slip beside a card while something is chosen for it, never over the hand."""

    def __init__(self, scene: TableScene, gestures: Gestures, table: QWidget, viewport: QWidget) -> None:
        super().__init__(table)
        self._scene = scene
        self._gestures = gestures
        self._table = table
        self._beside: CardItem | None = None
        self._corner = (0.0, 0.0)
        self._hides = 0.0
        self._form = (False, MOST_ROWS)
        """Whether the slip is flat, and the most moves listed on it."""
        self._deed = ""
        self.words = ChoiceWords()
        self.slip = Chooser(viewport)
        self.slip.confirmed.connect(self._take)
        self.slip.cancelled.connect(gestures.put_back)
        self.slip.row_clicked.connect(self._take_row)
        gestures.choice_changed.connect(self.update)

    def _moves(self, composition: Composition) -> Sequence[Action]:
        """Return the moves to choose from: those offered, or those that the chosen targets make."""
        choice = composition.choice
        return choice.options if isinstance(self._gestures.stage, Offered) else choice.moves()

    def _take(self) -> None:
        self._gestures.stage.confirm()

    def _take_row(self, place: int) -> None:
        stage = self._gestures.stage
        moves = () if stage.composition is None else self._moves(stage.composition)
        if place < len(moves):
            stage.want(moves[place])

    def update(self) -> None:
        """Show, change or hide the slip, according to the stage."""
        stage = self._gestures.stage
        composition = stage.composition if stage.carried is None else None
        if composition is None or not (composition.chosen or isinstance(stage, Offered)):
            self._beside = None
            self.slip.hide()
            self._scene.furniture.keep_clear("slip", None)
            return
        told = self._told(composition)
        self._place(composition, told)
        self.slip.show()
        self.slip.raise_()
        announce(self._table, ", ".join(filter(None, (told.total, told.sentence))))

    def _told(self, composition: Composition) -> Told:
        words, choice = self.words, composition.choice
        moves, move = self._moves(composition), choice.move()
        most = MOST_ALIKE if choice.alike(moves) else MOST_ROWS
        total = words.reckon(choice)
        if move is not None:
            self._deed = words.deed(move)
        elif self._beside is None:
            self._deed = words.deed(moves[0]) if moves else self.tr("Take")
        return Told(
            total or ("" if move is not None else self.tr("These cards do not add up.")),
            "" if move is None else words.gain(move),
            self._deed,
            move is not None,
            tuple(self._row(one) for one in moves[:most]) if len(moves) > 1 else (),
            next((place for place, one in enumerate(moves) if one == move), None),
            max(0, len(moves) - most),
            "" if move is None else words.describe(move),
        )

    def _row(self, move: Action) -> str:
        return ", ".join(filter(None, (self.words.sign(move), self.words.gain(move))))

    # Where it lies ---------------------------------------------------------------------------------------------

    def _place(self, composition: Composition, told: Told) -> None:
        """Lay the slip. While one card is being played, its lower left corner and with it its buttons stay where they
        are, unless it has grown over cards of the table.
        """
        if self._beside is composition.item:
            self._tell(told)
            if self._hidden(self._at_corner()) > self._hides + _MORE:
                self._find_place(composition, told)
        else:
            self._find_place(composition, told)
        place = self._at_corner()
        self.slip.move(round(place.x), round(place.y))
        self._scene.furniture.keep_clear("slip", place)

    def _find_place(self, composition: Composition, told: Told) -> None:
        self._beside = composition.item
        tried = []
        for flat, rows in product((False, True), (MOST_ROWS, 1)) if told.rows else ((False, MOST_ROWS),):
            self._form = (flat, rows)
            self._tell(told)
            cost, place = self._best_place(composition, self.slip.width(), self.slip.height())
            cost += 0.0 if rows == MOST_ROWS else _FEWER
            # Words that cannot be broken may make it wider than the table.
            cost += _CUT * max(0.0, place.width - self._table.width())
            tried.append((cost, place, self._form))
        _, place, self._form = min(tried, key=lambda one: one[0])
        self._corner = (place.x, place.bottom)
        self._tell(told)
        self._hides = self._hidden(self._at_corner())

    def _at_corner(self) -> Rect:
        """Return where the slip lies in its present size."""
        wide, high = float(self.slip.width()), float(self.slip.height())
        x, bottom = self._corner
        x = max(min(x, self._table.width() - wide - self._scene.layout.rim), self._scene.layout.rim)
        return Rect(x, max(bottom - high, 0), wide, high)

    def _hidden(self, place: Rect) -> float:
        """Return how much of the table's cards lies below the slip, in cards."""
        areas = [thing.area() for thing in self._scene.cards.things()]
        return sum(place.overlap(area) / (area.width * area.height) for area in areas)

    def _tell(self, told: Told) -> None:
        flat, rows = self._form
        if len(told.rows) > MOST_ROWS:
            rows = len(told.rows)
        left_out = max(0, len(told.rows) - rows)
        told = replace(told, rows=told.rows[:rows], more=told.more + left_out)
        self.slip.tell(told, self._scene.layout.measures.line, (0.92 if flat else 0.62) * self._table.width(), flat)

    def _best_place(self, composition: Composition, wide: float, high: float) -> tuple[float, Rect]:
        """Return the place near the card, on the cloth and above the hand, where the slip hides least, and before it
        the cost of that place.
        """
        layout, card = self._scene.layout, composition.item.area()
        gap = layout.measures.gap
        hand = layout.seat(self._scene.seating.perspective).hand
        room = Rect(0, 0, self._table.width(), hand.y).inset(layout.rim + gap / 2)
        taken = [(thing.area(), 6.0) for thing in composition.chosen]
        targets = composition.choice.targets()
        taken += [(thing.area(), 3.0 if thing.target in targets else 1.0) for thing in self._scene.cards.things()]
        taken += [(seat.plate, 1.0) for seat in layout.seats]
        taken += [(area, 8.0) for area in self._scene.furniture.kept_clear(but="slip")]
        taken += [
            (item.area(), 4.0) for zone in self._scene.cards.lying(Place.TRICK) for item in self._scene.cards.lie[zone]
        ]
        best: tuple[float, Rect] | None = None
        for across in range(_STEPS + 1):
            for down in range(_STEPS + 1):
                x = room.x + (room.width - wide) * across / _STEPS
                y = max(room.y, room.y + (room.bottom - room.y - high) * down / _STEPS)
                place = Rect(x, y, wide, high)
                away = hypot(place.centre_x - card.centre_x, place.bottom - card.y)
                cost = sum(weight * place.overlap(area) for area, weight in taken) + _NEAR * away
                if best is None or cost < best[0]:
                    best = (cost, place)
        assert best is not None
        return best
