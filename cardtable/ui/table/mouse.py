"""Playing with the mouse: hovering, clicks, double clicks, drag and drop, translated for the gestures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QApplication

from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.handling import HOVER_RISE
from cardtable.ui.table.keyboard import KeyboardFocus
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Press:
    """A press of the mouse on ``item``: where it was, and at which point the card is held."""

    item: CardItem
    point: QPointF
    grip: QPointF


class Mouse(QObject):
    """The ``Pointing`` of the scene."""

    def __init__(
        self, scene: TableScene, gestures: Gestures, choreographer: Choreographer, focus: KeyboardFocus
    ) -> None:
        super().__init__(gestures)
        self._scene = scene
        self._gestures = gestures
        self._choreographer = choreographer
        self._focus = focus
        self._press: Press | None = None
        self._hovered: CardItem | None = None
        gestures.dropped.connect(self._drop)
        gestures.forgotten.connect(self._forget)

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Handle a button that was pressed."""
        gestures = self._gestures
        gestures.refusals.hide()
        if button == Qt.MouseButton.RightButton:
            gestures.put_back()
        if button != Qt.MouseButton.LeftButton:
            return
        self._focus.leave_to_mouse()
        if gestures.stage.listens and self._choreographer.busy:
            self._choreographer.skip()
        item = self._scene.card_at(point)
        if item is not None and item in self._scene.cards.own_hand():
            if gestures.stage.listens:
                self._press = Press(item, point, item.pos() - point)
            return
        thing = self._scene.cards.thing_with(item)
        if thing is not None:
            gestures.stage.touch_thing(thing)
        elif item is None:
            gestures.stage.touch_cloth(point)
        elif (zone := self._scene.cards.zone_of(item)) is not None:
            gestures.zone_clicked.emit(zone)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        """Handle a move of the mouse while ``buttons`` are down."""
        press = self._press
        if not buttons & Qt.MouseButton.LeftButton or press is None:
            if not buttons:
                self._hover(point)
            return
        if self._gestures.stage.carried is None:
            far = (point - press.point).manhattanLength()
            if far < QApplication.startDragDistance():
                return
            taken = self._gestures.stage.take_up(press.item)
            self._press = press if taken else None
            if not taken:
                return
        press.item.setPos(point + press.grip)
        self._gestures.stage.aim(point)

    def release(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Handle a button that was released."""
        if button != Qt.MouseButton.LeftButton or self._press is None:
            return
        press, self._press = self._press, None
        stage = self._gestures.stage
        if stage.carried is None:
            stage.touch_card(press.item)
            return
        press.item.setPos(point + press.grip)
        press.item.set_lift(0.0)
        stage.let_go(point)

    def double_click(self, point: QPointF) -> None:
        """Handle the second click of a double click: on a picked hand card it plays, anywhere else it counts as another
        press.
        """
        item, stage = self._scene.card_at(point), self._gestures.stage
        if item is not None and item is stage.picked:
            if not self._gestures.confirms:
                stage.play()
        elif not isinstance(stage, Marking) or item not in self._scene.cards.own_hand():
            self.press(point, Qt.MouseButton.LeftButton)
        # Else the first click has marked the card, and the second one means nothing more.

    def _drop(self) -> None:
        self._press = None

    def _forget(self) -> None:
        self._hovered = None

    def _hover(self, point: QPointF) -> None:
        item = self._scene.card_at(point)
        if item is self._hovered:
            return
        if self._hovered is not None and self._is_free(self._hovered):
            self._gestures.handling.rise(self._hovered, 0.0)
        self._hovered = item
        if item is not None and self._playable(item) and self._is_free(item):
            self._gestures.handling.rise(item, HOVER_RISE)

    def _is_free(self, item: CardItem) -> bool:
        """Return whether nothing has been begun with a card."""
        stage = self._gestures.stage
        return item is not stage.picked and item not in stage.marked

    def _playable(self, item: CardItem) -> bool:
        legal = self._gestures.stage.legal
        return (
            legal is not None
            and not self._choreographer.busy
            and item in self._scene.cards.own_hand()
            and (isinstance(self._gestures.stage, Marking) or item.card in legal.cards())
        )
