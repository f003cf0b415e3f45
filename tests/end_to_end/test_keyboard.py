"""A deal of each family by keyboard alone: the frame, the focus and what a screen reader is told stay together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.shapes import OneOption, SomeCards
from cardtable.store.store import Store
from cardtable.ui.table.accessibility import CardButton
from cardtable.ui.table.card_item import CardItem
from tests.end_to_end.test_parties import Desk

STEPS = 400
"""Keys after which a move must have been made."""


class KeyboardDesk(Desk):
    """Plays by keys that go wherever the focus is. After each key the framed card is the one with the focus."""

    def key(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        self.keeps_together()

    def keeps_together(self) -> None:
        """At most one card bears the frame, and the focus is on its button; without a frame it is on no card."""
        framed = [item for item in self.window.table.scene().cards.every if item.focused]
        focus = QApplication.focusWidget()
        if framed:
            assert framed == [focus.item] if isinstance(focus, CardButton) else not self._on_table(focus)
        else:
            assert not isinstance(focus, CardButton)

    def _on_table(self, focus: Any) -> bool:
        table = self.window.table
        return focus is table or focus.parent() is table.viewport()

    def play_one(self) -> None:
        """Change cards, play one, or say what Enter says."""
        session = self.window.controller.session
        assert session is not None
        before, legal = session.position, session.legal()
        match legal.shape():
            case OneOption():
                self.key(Qt.Key.Key_Return)
            case SomeCards():
                hand = list(self.window.table.scene().cards.own_hand())
                chosen: Any = self.chance.choice(legal.representatives())
                for item in [one for one in hand if one.card in chosen.cards]:
                    self.go_to(item, hand)
                    self.key(Qt.Key.Key_Space)
                    button = QApplication.focusWidget()
                    assert isinstance(button, CardButton)
                    assert "chosen for" in button.accessibleDescription()
                self.key(Qt.Key.Key_Return)
            case _:
                hand = list(self.window.table.scene().cards.own_hand())
                self.go_to(next(item for item in hand if item.card in legal.cards()), hand)
                self.key(Qt.Key.Key_Return)
                if session.position == before:
                    # Several moves are shown; the first is as good as any.
                    self.key(Qt.Key.Key_Return)
        self.qtbot.waitUntil(lambda: session.position > before, timeout=5_000)

    def go_to(self, item: CardItem, hand: Sequence[CardItem]) -> None:
        """Move the frame along the hand until it is around ``item``."""
        for _ in range(STEPS):
            framed = next((one for one in hand if one.focused), None)
            if framed is item:
                return
            back = framed is not None and hand.index(framed) > hand.index(item)
            self.key(Qt.Key.Key_Left if back else Qt.Key.Key_Right)
        raise AssertionError("the frame does not get there")


@pytest.mark.parametrize("name", ["casino.swedish", "ecarte", "piquet.points"])
@pytest.mark.slow
def test_a_deal_by_keyboard_alone(
    qtbot: QtBot, store: Store, translation: Translation, tmp_path: Path, name: str
) -> None:
    desk = KeyboardDesk(qtbot, store, translation, tmp_path)
    desk.window.activateWindow()
    qtbot.waitUntil(desk.window.isActiveWindow)
    desk.begin(name, 2)
    controller = desk.window.controller
    while controller.mode is not Mode.RESULT:
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.HUMAN:
            desk.keeps_together()
            desk.play_one()
    desk.close_dialogs()
