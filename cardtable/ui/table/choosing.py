"""What the paper says about the move that is composed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.core.state import Action
from cardtable.ui.look.saying import announce
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choice import Choice
from cardtable.ui.table.chooser import Chooser, Told
from cardtable.ui.table.composition import Composition
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.ledge import Ledge
from cardtable.ui.table.messages import MessageKind, Owner
from cardtable.ui.table.stages import Offered

_CAPTURES = " × "
"""The sign between a card and what it captures."""


def _nothing(*_: object) -> str:
    return ""


@dataclass
class ChoiceWords:
    """The words of a game for the paper: functions for a move as a sentence, in signs, on its button, what it gains,
    and the sum of what is chosen for a card so far.
    """

    describe: Callable[[Action], str] = str
    sign: Callable[[Action], str] = str
    deed: Callable[[Action], str] = str
    gain: Callable[[Action], str] = _nothing
    reckon: Callable[[Choice], str] = _nothing


class Choosing(QObject):
    """Shows the paper while something is chosen for a card."""

    def __init__(self, gestures: Gestures, ledge: Ledge, table: QWidget) -> None:
        super().__init__(table)
        self._gestures = gestures
        self._table = table
        self._beside: CardItem | None = None
        self._deed = ""
        self.words = ChoiceWords()
        self.slip = Chooser()
        ledge.add(self.slip, MessageKind.CHOICE, Owner.GESTURE)
        self.slip.confirmed.connect(self._take)
        self.slip.cancelled.connect(gestures.put_back)
        self.slip.row_clicked.connect(self._take_row)
        gestures.choice_changed.connect(self.update)

    def _take(self) -> None:
        self._gestures.stage.confirm()

    def _take_row(self, place: int) -> None:
        stage = self._gestures.stage
        if place < len(stage.ways):
            stage.want(stage.ways[place])

    def update(self) -> None:
        """Show, change or take away the paper, according to the stage."""
        stage = self._gestures.stage
        composition = stage.composition if stage.carried is None else None
        if composition is None or not (composition.chosen or isinstance(stage, Offered)):
            self._beside = None
            if self.slip.is_wanted:
                self.slip.end()
            return
        told = self._told(composition)
        self._beside = composition.item
        self.slip.tell(told)
        announce(self._table, ", ".join(filter(None, (told.total, told.sentence))))

    def _told(self, composition: Composition) -> Told:
        words, choice = self.words, composition.choice
        moves, move = self._gestures.stage.ways, choice.move()
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
            self._rows(choice, moves) if len(moves) > 1 else (),
            next((place for place, one in enumerate(moves) if one == move), None),
            "" if move is None else words.describe(move),
            choice.alike(moves),
        )

    def _rows(self, choice: Choice, moves: Sequence[Action]) -> tuple[str, ...]:
        """Return the ways in signs, each with what it gains. The card that is played is left out where it captures in
        all of them but the one that lays it down, which is told by its deed: it has nothing else.
        """
        down = choice.ways_to_lay_down()
        signs = [self.words.deed(move) if down == [move] else self.words.sign(move) for move in moves]
        others = [sign for sign, move in zip(signs, moves, strict=True) if down != [move]]
        played = others[0].partition(_CAPTURES)[0] + _CAPTURES
        if all(sign.startswith(played) for sign in others):
            signs = [sign.removeprefix(played) for sign in signs]
        return tuple(", ".join(filter(None, pair)) for pair in zip(signs, map(self.words.gain, moves), strict=True))
