"""The stages of what a person does before anything is final.

    Idle        the person has nothing to decide
    Open        nothing has been begun; things on the table may have been clicked
    Marking     cards of the hand are being marked for an exchange (``marking.py``)
    Pointed     no card is played: cards are shown, or the person has to point at some (``pointed.py``)
    Picked      a hand card is picked or carried, and its targets are being chosen
    Offered     the moves that remain are shown one by one

A stage keeps what was begun in it and answers the next action of the person, usually with another stage. An action that
it does not answer has no effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, SignalInstance

from cardtable.core.shapes import CardWithTargets, OneOption
from cardtable.core.state import Action, LegalActions
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.composition import Composition, mark_thing
from cardtable.ui.table.handling import PICKED_RISE, Handling
from cardtable.ui.table.items import Thing
from cardtable.ui.table.refusals import Refusals
from cardtable.ui.table.scene import TableScene
from cardtable.words.mark import translate


class Machine(Protocol):
    """The interface of ``Gestures`` for the stages: it goes from stage to stage."""

    scene: TableScene
    handling: Handling
    refusals: Refusals
    confirms: bool
    zone_clicked: SignalInstance
    marks_changed: SignalInstance

    def become(self, stage: Stage) -> None:
        """Continue with ``stage``, which takes over everything begun before."""

    def show_choice(self) -> None:
        """Show that something else is chosen than before."""

    def light(self) -> None:
        """Light up what the stage lights up, and nothing else."""

    def put_back(self) -> bool:
        """Put back everything that was begun; return whether there was anything."""

    def submit(self, action: Action) -> None:
        """Make ``action`` final."""


class Stage:
    """The interface of all stages. As it is, it answers every action of the person with nothing."""

    legal: LegalActions | None = None
    """The actions that the person may take."""
    composition: Composition | None = None
    """The move that is being composed."""
    marked: Sequence[CardItem] = ()
    """The cards marked for an exchange, in the order in which they were marked."""
    carried: CardItem | None = None
    """The card that follows the mouse."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    @property
    def picked(self) -> CardItem | None:
        """The hand card that is picked or carried to be played, None if there is none."""
        return None if self.composition is None else self.composition.item

    @property
    def ways(self) -> Sequence[Action]:
        """The moves to choose from: those that are offered, or those that the chosen targets make."""
        return ()

    @property
    def begun(self) -> bool:
        """Whether there is anything that could be put back."""
        return False

    @property
    def listens(self) -> bool:
        """Whether moving to a hand card and touching it has a meaning."""
        return self.legal is not None

    @property
    def answers_at_once(self) -> bool:
        """Whether a card that is touched is an answer, without more ado."""
        return False

    def touch_card(self, item: CardItem) -> None:
        """Handle a click on a hand card."""

    def touch_thing(self, thing: Thing) -> None:
        """Handle a click on something on the table."""
        self._machine.zone_clicked.emit(thing.target.zone)

    def touch_cloth(self, point: QPointF) -> None:
        """Handle a click on the bare table."""

    def take_up(self, item: CardItem) -> bool:
        """Handle the start of dragging a hand card; return whether the mouse carries it now."""
        return False

    def aim(self, point: QPointF) -> None:
        """Take note that the mouse has carried the card to ``point``."""

    def let_go(self, point: QPointF) -> None:
        """Handle the end of dragging, at ``point``."""

    def play(self) -> None:
        """Handle another click on the picked card: play it with the chosen targets, or if none is chosen in its only
        sensible way. Where every move has to be confirmed, offer that move.
        """

    def lay_down(self) -> None:
        """Lay the picked card on the table without capturing anything."""

    def confirm(self) -> None:
        """Play the move that is shown."""

    def want(self, move: Action) -> None:
        """Handle a click on one of the listed moves: show it, or play it if it is shown already."""

    def cycle(self, step: int) -> None:
        """Choose the next or the previous of the ``ways``."""

    def leave(self) -> Sequence[CardItem]:
        """End the stage because everything is put back; return the cards that must go home."""
        return ()

    def light(self) -> None:
        """Put frames of light around cards that have none."""


class Idle(Stage):
    """The person has nothing to decide."""


class Open(Stage):
    """Nothing has been begun; but things on the table may have been clicked, to ask which hand cards capture them."""

    legal: LegalActions

    def __init__(self, machine: Machine, legal: LegalActions) -> None:
        super().__init__(machine)
        self.legal = legal
        self._asked: list[Thing] = []

    @property
    def begun(self) -> bool:
        return bool(self._asked)

    def touch_card(self, item: CardItem) -> None:
        machine, targets = self._machine, [thing.target for thing in self._asked]
        plays = not isinstance(self.legal.shape(), OneOption) and item.card in self.legal.cards()
        if plays and (not targets or self.legal.completions(item.card, targets, 1)):
            pick(machine, self.legal, item, list(self._asked)).begin()
        else:
            machine.refusals.refuse(self.legal.refusal(item.card, targets))

    def touch_thing(self, thing: Thing) -> None:
        super().touch_thing(thing)
        if isinstance(self.legal.shape(), CardWithTargets):
            self._ask_for(thing)

    def _ask_for(self, thing: Thing) -> None:
        """Add ``thing`` to the things that a hand card shall capture, or remove it. Light up the hand cards that can do
        it; if there is only one, pick it.
        """
        known = [one for one in self._asked if one.items != thing.items]
        self._asked = known if len(known) < len(self._asked) else [*known, thing]
        takers, machine = self._takers(), self._machine
        machine.refusals.hide()
        if not self._asked:
            machine.light()
        elif len({item.card for item in takers}) == 1:
            pick(machine, self.legal, takers[0], self._asked)
        else:
            words = translate(
                "Gestures", "Now choose a card from your hand to take it with. The ones that can take it are lit."
            )
            if not takers:
                self._asked = []
                words = translate("Gestures", "No card in your hand can take it.")
            machine.light()
            machine.refusals.show(words)

    def _takers(self) -> list[CardItem]:
        """Return the hand cards that can be combined with everything that was clicked."""
        targets = [thing.target for thing in self._asked]
        if not targets:
            return []
        cards = [card for card in self.legal.cards() if self.legal.completions(card, targets, 1)]
        return [item for item in self._machine.scene.cards.own_hand() if item.card in cards]

    def take_up(self, item: CardItem) -> bool:
        if isinstance(self.legal.shape(), OneOption):
            self.touch_card(item)
            return False
        self._machine.put_back()
        _carry(self._machine, self.legal, Composition(self._machine.scene, self.legal, item))
        return True

    def light(self) -> None:
        for thing in self._asked:
            mark_thing(thing, Mark.CHOSEN)
        for item in self._takers():
            item.set_mark(Mark.TARGET)


class Composing(Stage):
    """A move is being composed; what ``Picked`` and ``Offered`` have in common."""

    legal: LegalActions
    composition: Composition

    def __init__(self, machine: Machine, legal: LegalActions, composition: Composition) -> None:
        super().__init__(machine)
        self.legal = legal
        self.composition = composition

    @property
    def ways(self) -> Sequence[Action]:
        return self.composition.choice.moves() if self.composition.chosen else ()

    @property
    def begun(self) -> bool:
        return True

    def touch_card(self, item: CardItem) -> None:
        if item is self.composition.item:
            self.play()
        elif item.card in self.legal.cards():
            pick(self._machine, self.legal, item).begin()
        else:
            self._machine.put_back()
            self._machine.refusals.refuse(self.legal.refusal(item.card, ()))

    def touch_thing(self, thing: Thing) -> None:
        self.composition.toggle(thing)
        self._machine.show_choice()

    def take_up(self, item: CardItem) -> bool:
        composition = self.composition
        if item is not composition.item:
            self._machine.put_back()
            composition = Composition(self._machine.scene, self.legal, item)
        _carry(self._machine, self.legal, composition)
        return True

    def lay_down(self) -> None:
        moves = self.composition.choice.ways_to_lay_down()
        self.composition.choose_nothing()
        self._decide(moves)

    def confirm(self) -> None:
        action = self.composition.choice.move()
        if action is None:
            self._machine.refusals.refuse(self.composition.choice.refusal())
        else:
            self._machine.submit(action)

    def want(self, move: Action) -> None:
        if move == self.composition.choice.move() and not self._machine.confirms:
            self._machine.submit(move)
            return
        self.composition.want(move)
        self._machine.show_choice()

    def cycle(self, step: int) -> None:
        self.composition.cycle(self.ways, step)
        self._machine.show_choice()

    def leave(self) -> Sequence[CardItem]:
        return (self.composition.item,)

    def light(self) -> None:
        self.composition.light()

    def _decide(self, moves: Sequence[Action], lean_on: Thing | None = None) -> None:
        """Play a single move, offer several, and refuse if there is none; the card of an offered move leans on
        ``lean_on``, the thing on which it fell.
        """
        machine, composition = self._machine, self.composition
        if len(moves) == 1 and not machine.confirms:
            machine.submit(moves[0])
        elif moves:
            if lean_on is not None:
                machine.handling.lean(composition.item, lean_on)
            composition.offer(moves)
            machine.become(Offered(machine, self.legal, composition))
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Put the card back and say why the chosen targets are not legal."""
        error = self.composition.choice.refusal()
        self._machine.put_back()
        self._machine.refusals.refuse(error)


class Picked(Composing):
    """A hand card is picked, and its targets are chosen by clicks; or the mouse carries it."""

    def begin(self) -> None:
        """Begin after a click on the card: play a move that is already settled; if every move has to be confirmed,
        offer the move of a card without targets.
        """
        choice, machine = self.composition.choice, self._machine
        if not machine.confirms:
            if not self._play_settled() and not choice.targets() and choice.ways_to_lay_down():
                machine.refusals.help_play()
        elif not choice.targets():
            self.play()

    def touch_thing(self, thing: Thing) -> None:
        super().touch_thing(thing)
        if any(one.items == thing.items for one in self.composition.chosen):
            self._play_settled()

    def _play_settled(self) -> bool:
        """Play what is chosen if it has only one meaning and nothing can be added; return whether it has been played.
        The position may be another one then.
        """
        action = self.composition.choice.settled() if self.composition.chosen else None
        if action is None or self._machine.confirms:
            return False
        self._machine.submit(action)
        return True

    def touch_cloth(self, point: QPointF) -> None:
        """Lay the card there, or put it back if the click was outside the middle; if targets are chosen, keep them and
        say so.
        """
        machine = self._machine
        if self.composition.chosen:
            words = translate("Gestures", "Your choice stays as it is. Take it, put it back, or choose more cards.")
            machine.refusals.show(words)
        elif machine.scene.layout.middle.holds(point.x(), point.y()):
            self.lay_down()
        else:
            machine.put_back()

    def play(self) -> None:
        self._decide(self.composition.complete())

    def aim(self, point: QPointF) -> None:
        if self.composition.aim(point):
            self._machine.light()

    def let_go(self, point: QPointF) -> None:
        """Combine the card with the thing on the table under it; over bare cloth, lay it down."""
        self.carried = None
        thing = self.composition.land(point)
        if thing is not None:
            self._decide(self.composition.fall_on(thing), lean_on=thing)
            return
        machine, place = self._machine, self.composition.item.pos()
        middle, own = machine.scene.layout.middle, machine.scene.layout.seat(machine.scene.seating.perspective).hand
        if middle.holds(place.x(), place.y()) or middle.holds(point.x(), point.y()):
            self.lay_down()
            return
        machine.put_back()
        if not own.holds(point.x(), point.y()):
            machine.refusals.show(translate("Gestures", "Drop a card in the middle of the table to play it."))


class Offered(Composing):
    """The moves that remain are shown one by one."""

    @property
    def ways(self) -> Sequence[Action]:
        return self.composition.choice.options

    def touch_card(self, item: CardItem) -> None:
        # Where moves are to be confirmed, another click on the card is no confirmation.
        if item is not self.composition.item or not self._machine.confirms:
            super().touch_card(item)

    def take_up(self, item: CardItem) -> bool:
        self.composition.choose_nothing()
        return super().take_up(item)

    def play(self) -> None:
        self.confirm()


def pick(machine: Machine, legal: LegalActions, item: CardItem, things: Sequence[Thing] = ()) -> Picked:
    """Pick a hand card, to be combined with ``things``, in place of everything begun before; return the new stage."""
    machine.put_back()
    composition = Composition(machine.scene, legal, item)
    for thing in things:
        composition.toggle(thing)
    machine.handling.rise(item, PICKED_RISE)
    stage = Picked(machine, legal, composition)
    machine.become(stage)
    return stage


def _carry(machine: Machine, legal: LegalActions, composition: Composition) -> None:
    stage = Picked(machine, legal, composition)
    stage.carried = composition.item
    machine.handling.take_up(composition.item)
    machine.become(stage)
