"""The stage in which no card is played: cards are shown to the person, who may have to point at some."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.cards import HIDDEN, Card
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.items import Thing
from cardtable.ui.table.stages import Machine, Stage


class Pointed(Stage):
    """The cards ``lit`` are lit up. If ``asked`` is not 0, the person chooses so many of all cards that lie open: a
    single one answers at once, several when the person confirms.
    """

    def __init__(
        self, machine: Machine, lit: frozenset[Card], asked: int, answer: Callable[[frozenset[Card]], object]
    ) -> None:
        super().__init__(machine)
        self._lit = lit
        self._asked = asked
        self._answer = answer
        self._chosen: list[CardItem] = []

    @property
    def begun(self) -> bool:
        return bool(self._chosen)

    @property
    def listens(self) -> bool:
        return self._asked > 0

    @property
    def answers_at_once(self) -> bool:
        return self._asked == 1

    def touch_card(self, item: CardItem) -> None:
        if not self._asked or item.card == HIDDEN:
            return
        if self.answers_at_once:
            self._answer(frozenset({item.card}))
        elif item in self._chosen:
            self._chosen.remove(item)
        else:
            self._chosen.append(item)
        self._machine.show_choice()

    def touch_thing(self, thing: Thing) -> None:
        if not self._asked:
            super().touch_thing(thing)
        for item in thing.items:
            self.touch_card(item)

    def play(self) -> None:
        """Give the chosen cards as the answer."""
        if self._chosen:
            self._answer(frozenset(item.card for item in self._chosen))

    def leave(self) -> Sequence[CardItem]:
        self._chosen = []
        return ()

    def light(self) -> None:
        for items in self._machine.scene.cards.lie.values():
            for item in items:
                if item in self._chosen:
                    item.set_mark(Mark.CHOSEN)
                elif item.card in self._lit:
                    item.set_mark(Mark.HINT)
