"""What cards count: brass tags on them while a card of the hand is picked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN, Card
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.gestures import Gestures


def _nothing(_card: Card, _in_hand: bool) -> str:
    return ""


class ValueTags(QObject):
    """Tags the picked card and those that lie singly on the table with what they count. ``words`` says it for a card in
    the hand or on the table; an empty text means no tag.
    """

    def __init__(self, gestures: Gestures, parent: QObject) -> None:
        super().__init__(parent)
        self._gestures = gestures
        self._tagged: list[CardItem] = []
        self.words: Callable[[Card, bool], str] = _nothing
        gestures.choice_changed.connect(self._update)
        gestures.dropped.connect(self._clear)

    def _clear(self) -> None:
        for item in self._tagged:
            item.set_worth("")
        self._tagged = []
        self._gestures.scene.furniture.keep_off_tags(())

    def _update(self) -> None:
        composition = self._gestures.stage.composition
        scene = self._gestures.scene
        if composition is None or not scene.seating.shows_tokens:
            self._clear()
            return
        loose = [item for zone in scene.cards.lying(Place.LOOSE) for item in scene.cards.lie[zone]]
        wanted = {item: self.words(item.card, False) for item in loose if item.card != HIDDEN}
        wanted[composition.item] = self.words(composition.item.card, True)
        for item in self._tagged:
            if item not in wanted:
                item.set_worth("")
        self._tagged = [item for item, words in wanted.items() if words]
        for item, words in wanted.items():
            item.set_worth(words)
        scene.furniture.keep_off_tags([item.worth_area() for item in self._tagged])
