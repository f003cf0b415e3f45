"""The state machine behind all ways of playing: it goes from stage to stage until a move is final."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Card
from cardtable.core.shapes import CardWithTargets, SomeCards
from cardtable.core.state import Action, LegalActions
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.composition import items_of
from cardtable.ui.table.handling import Handling
from cardtable.ui.table.ledge import Ledge
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.messages import Owner
from cardtable.ui.table.refusals import Refusals
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.stages import Idle, Open, Stage, pick

if TYPE_CHECKING:
    from cardtable.ui.table.pointed import Pointed


class Gestures(QObject):
    """Keeps what the person is doing, as a ``stage`` (``stages.py``). Mouse, keyboard and buttons report to it.

    Nothing is final before ``action_chosen``: until then ``put_back`` undoes everything that was begun.
    """

    action_chosen = Signal(object)
    zone_clicked = Signal(object)
    choice_changed = Signal()
    """Something else is chosen, or nothing any more."""
    marks_changed = Signal()
    """Other cards than before are marked for an exchange."""
    dropped = Signal()
    """Everything begun has ended: the mouse holds nothing any more."""
    forgotten = Signal()
    """From now on items may stand for other cards."""
    answered = Signal(object)
    """The cards that the person pointed at, a ``frozenset``, as the answer to a question."""

    def __init__(self, scene: TableScene, handling: Handling, ledge: Ledge, table: QWidget) -> None:
        super().__init__(table)
        self.scene = scene
        self.handling = handling
        self.refusals = Refusals(ledge, table)
        self._ledge = ledge
        self.hinted: Action | None = None
        """The action to which a hint points."""
        self._only_targets = False
        self._missed: Action | None = None
        """A move that is shown beside the better one."""
        self.confirms = False
        """Whether a move is played only after it has been confirmed by a button or with Enter."""
        self._pointed: Pointed | None = None
        self.stage: Stage = Idle(self)

    # What may be done ------------------------------------------------------------------------------------------

    def set_legal(self, legal: LegalActions | None) -> None:
        """Set what the person may do now, None for nothing; everything begun before is put back."""
        self._pointed = None
        self.hinted = self._missed = None
        self.refusals.hide()
        self.put_back()
        self._begin(legal)

    def point(self, cards: Collection[Card], asked: int = 0) -> None:
        """Light up ``cards`` until the person may act again, and let the person point at ``asked`` of the cards that
        lie open; then ``answered`` is emitted.
        """
        from cardtable.ui.table.pointed import Pointed

        self.put_back()
        self._pointed = Pointed(self, frozenset(cards), asked, self.answered.emit)
        self.become(self._pointed)

    def _begin(self, legal: LegalActions | None) -> None:
        self.stage = self._first(legal)
        self._bar()

    def _first(self, legal: LegalActions | None) -> Stage:
        """Return the stage in which nothing has been begun yet."""
        if legal is None:
            return self._pointed or Idle(self)
        shape = legal.shape()
        return Marking(self, legal, shape) if isinstance(shape, SomeCards) else Open(self, legal)

    def put_back(self) -> bool:
        """Put back everything that is picked, carried or being chosen. Return whether there was anything."""
        before, begun, marked = self.stage, self.stage.begun, bool(self.stage.marked)
        items = before.leave()
        self._start_again()
        self.light()
        for item in items:
            item.set_lift(0.0)
            self.handling.send_home(item)
        if before.composition is not None:
            self.choice_changed.emit()
        if marked:
            self.marks_changed.emit()
        return begun

    def forget(self) -> None:
        """Drop references to items that have been dealt anew, without moving anything."""
        picked = self.stage.composition is not None
        self._start_again()
        self.forgotten.emit()
        if picked:
            self.choice_changed.emit()

    def _start_again(self) -> None:
        self._ledge.leave(Owner.GESTURE)
        self.stage = self._first(self.stage.legal)
        self.dropped.emit()

    # What stages ask for ---------------------------------------------------------------------------------------

    def become(self, stage: Stage) -> None:
        """Continue with ``stage``, which takes over everything begun before."""
        self.stage = stage
        self.refusals.hide()
        self.show_choice()

    def show_choice(self) -> None:
        """Update the lights, and report that something else is chosen."""
        self.light()
        self.choice_changed.emit()

    def submit(self, action: Action) -> None:
        """Make ``action`` final. The card stays where it is until events move it."""
        self.hinted = self._missed = None
        self.refusals.hide()
        self.forget()
        self._begin(None)
        self.light()
        self.action_chosen.emit(action)

    # Without mouse and keyboard --------------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        """Take ``action``, chosen without playing a card, if it is legal."""
        if self.stage.legal is not None and action in self.stage.legal:
            self.submit(action)

    def play_alone(self, item: CardItem) -> None:
        """Play a hand card without combining it with anything."""
        if self.stage.legal is not None and not isinstance(self.stage, Marking):
            pick(self, self.stage.legal, item).lay_down()

    # Light -----------------------------------------------------------------------------------------------------

    def light(self) -> None:
        """Light up what is marked, chosen, aimed at and possible, and nothing else."""
        for items in self.scene.cards.lie.values():
            for item in items:
                item.set_mark(Mark.NONE)
        self.stage.light()
        self._light_hint()

    def _bar(self) -> None:
        """Bar the hand cards that cannot be played now while others can."""
        legal, playable = self.stage.legal, frozenset[Card]()
        if legal is not None and isinstance(legal.shape(), CardWithTargets):
            playable = frozenset(legal.cards())
        held = self.scene.cards.own_hand()
        for items in self.scene.cards.lie.values():
            for item in items:
                item.barred = bool(playable) and item in held and item.card not in playable

    def show_hint(
        self, action: Action | None, *, only_targets: bool = False, missed: Action | None = None
    ) -> list[CardItem]:
        """Light up the card and the targets of ``action``, or its ``cards`` in an exchange, as a hint, or
        ``only_targets``, and what ``missed`` plays and captures as a choice that was not the best; None ends the hint.
        What has been begun and marked stays as it is. Return what is lit as a hint.
        """
        self.hinted, self._only_targets, self._missed = action, only_targets, missed
        self.light()
        return self._hinted_items()

    def _light_hint(self) -> None:
        legal = self.stage.legal
        if legal is not None and self._missed is not None:
            for item in items_of(self.scene, legal, self._missed):
                item.set_mark(Mark.FAULT)
        for item in self._hinted_items():
            item.set_mark(Mark.BOTH if item.mark in (Mark.CHOSEN, Mark.FAULT) else Mark.HINT)

    def _hinted_items(self) -> list[CardItem]:
        legal = self.stage.legal
        if legal is None or self.hinted is None:
            return []
        own = self.scene.cards.own_hand() if self._only_targets else ()
        return [item for item in items_of(self.scene, legal, self.hinted) if item not in own]
