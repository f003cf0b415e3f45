"""A move being composed on the table: the hand card that is picked or carried, and what is chosen for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF

from cardtable.core.cards import Card
from cardtable.core.shapes import SomeCards
from cardtable.core.state import Action, LegalActions, OfCards, Target
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.choice import Choice, card_of
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.items import Thing
from cardtable.ui.table.scene import TableScene

COVERED_TARGET = 0.2
COVERED_OTHER = 0.5
"""The part of a thing that a card must cover when let go to fall on it: ``COVERED_TARGET`` if the two can be combined,
``COVERED_OTHER`` if not.
"""


class Composition:
    """What is chosen for one hand card so far.

    Nothing here is final: a composition is made when a card is picked, and discarded when the card is played or put
    back.
    """

    def __init__(self, scene: TableScene, legal: LegalActions, item: CardItem) -> None:
        self._scene = scene
        self.item = item
        self.choice = Choice(legal, item.card)
        self.chosen: list[Thing] = []
        self._aimed: Thing | None = None

    def toggle(self, thing: Thing) -> None:
        """Choose a thing on the table, or stop choosing it if it was chosen."""
        for other in self.chosen:
            if other.items == thing.items:
                self.chosen.remove(other)
                self.choice.remove(thing.target)
                return
        self.chosen.append(thing)
        self.choice.add(thing.target)

    def want(self, move: Action) -> None:
        """Choose the things that ``move`` needs."""
        self.choice.want(move)
        self._take_over()

    def choose_nothing(self) -> None:
        """Stop choosing everything on the table."""
        self.chosen, self.choice.chosen = [], []

    def complete(self) -> Sequence[Action]:
        """Return the moves that remain: those with the chosen targets; if none is chosen, the only sensible move or
        else all moves.

        Empty if there is no move; if there are several, they have to be offered.
        """
        if self.chosen:
            self.choice.options = self.choice.moves()
            return self.choice.options
        best = self.choice.best()
        if best is not None:
            return (best,)
        self.choice.offer([])
        return self.choice.options

    def fall_on(self, thing: Thing) -> Sequence[Action]:
        """Return the moves that remain when the card is let go on ``thing``, in addition to what is chosen."""
        required = [other.target for other in self.chosen if other.items != thing.items] + [thing.target]
        if not self.choice.offer(required):
            self.choice.chosen = required
        return self.choice.options

    def offer(self, moves: Sequence[Action]) -> None:
        """Offer ``moves``, the most valuable first."""
        self.choice.options = moves
        if not self.choice.chosen or self.choice.move() not in self.choice.options:
            self.choice.want(moves[0])
        self._take_over()

    def cycle(self, ways: Sequence[Action], step: int) -> None:
        """Choose the next or the previous of ``ways``."""
        self.choice.options = ways
        self.choice.cycle(step)
        self._take_over()

    def _take_over(self) -> None:
        self.chosen = things_of(self._scene, self.choice.chosen, self.chosen)

    def aim(self, point: QPointF) -> bool:
        """Take note that the carried card is at the mouse position ``point``; return whether it is aimed at something
        else than before.
        """
        before, self._aimed = self._aimed, self.under(self.item.area(), point)
        return (before and before.items) != (self._aimed and self._aimed.items)

    def land(self, point: QPointF) -> Thing | None:
        """Return the thing on which the card falls when it is let go with the mouse at ``point``; None for
        bare cloth.
        """
        self._aimed = None
        return self.under(self.item.area(), point)

    def under(self, card: Rect, point: QPointF) -> Thing | None:
        """Return the thing on which a card at ``card`` would fall if it were let go with the mouse at ``point``; None
        for bare cloth.

        This is the target that the card covers most, if it covers a fifth of it or the mouse is over it. A thing that
        is no target counts only if half of it is covered, so that on a full table a card can be laid down between
        others.
        """
        possible = self.choice.targets()
        best: tuple[bool, float, Thing] | None = None
        for thing in self._scene.cards.things():
            area = thing.area()
            part = area.overlap(card) / min(area.width * area.height, card.width * card.height)
            fits = thing.target in possible
            enough = part >= (COVERED_TARGET if fits else COVERED_OTHER)
            if (enough or (fits and area.holds(point.x(), point.y()))) and (best is None or (fits, part) > best[:2]):
                best = (fits, part, thing)
        return None if best is None else best[2]

    def light(self) -> None:
        """Frame with light what can be combined with the card, what it is aimed at, and what is chosen."""
        possible = self.choice.targets()
        chosen = [thing.items for thing in self.chosen]
        for thing in self._scene.cards.things():
            if self._aimed is not None and thing.items == self._aimed.items and thing.target in possible:
                mark_thing(thing, Mark.AIMED)
            elif thing.items in chosen:
                mark_thing(thing, Mark.CHOSEN)
            elif thing.target in possible:
                mark_thing(thing, Mark.TARGET)


def things_of(scene: TableScene, targets: Sequence[Target], known: Sequence[Thing] = ()) -> list[Thing]:
    """Return the things on the table for ``targets``; where equal cards lie there, those in ``known`` come first."""
    found: list[Thing] = []
    for target in targets:
        for thing in [*known, *scene.cards.things()]:
            if thing.target == target and all(thing.items != other.items for other in found):
                found.append(thing)
                break
    return found


def mark_thing(thing: Thing, mark: Mark) -> None:
    """Give all cards of ``thing`` the same frame of light."""
    for item in thing.items:
        item.set_mark(mark)


def items_of(scene: TableScene, legal: LegalActions, action: Action) -> list[CardItem]:
    """Return the items that ``action``, one of ``legal``, plays from the hand at the bottom, exchanges or captures."""
    hand = scene.cards.own_hand()
    if isinstance(legal.shape(), SomeCards):
        cards: Collection[Card] = action.cards if isinstance(action, OfCards) else ()
        return [item for item in hand if item.card in cards]
    card = card_of(legal, action)
    played = [item for item in hand if item.card == card][:1]
    return played + [item for thing in things_of(scene, legal.chosen(action)) for item in thing.items]
