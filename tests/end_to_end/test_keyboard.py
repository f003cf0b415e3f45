"""A deal of each family by keyboard alone: the frame, the focus and what a screen reader is told stay together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.shapes import OneOption, SomeCards
from cardtable.store.store import Store
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.table.accessibility import CardButton
from cardtable.ui.table.card_item import CardItem
from tests.end_to_end.test_matches import Desk

STEPS = 400
"""Keys after which a move must have been made."""


class KeyboardDesk(Desk):
    """Plays by keys that go wherever the focus is. After each key the framed card is the one with the focus."""

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus(), key)
        self.keeps_together()

    def activate(self) -> None:
        """Without a screen no window manager gives the window back what a closed list of choices had."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def focus(self) -> QWidget:
        """Where keys go."""
        if not self.window.isActiveWindow():
            self.activate()
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def asks(self, kind: type[QWidget]) -> bool:
        """Whether keys go to a dialog of that ``kind``."""
        self.window.activateWindow()
        focus = QApplication.focusWidget()
        return focus is not None and any(one.isAncestorOf(focus) for one in self.window.findChildren(kind))

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

    def leave_guide(self) -> None:
        """Do without the guide: who plays by chance would be warned at every other move."""
        if self.window.commands.guide.isChecked():
            QTest.keyClick(self.focus(), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
            assert not self.window.commands.guide.isChecked()

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


@pytest.mark.slow
def test_a_whole_match_by_keyboard_alone(qtbot: QtBot, store: Store, translation: Translation, tmp_path: Path) -> None:
    """From the start page to the result: the game that is offered first, and Enter wherever it is asked to go on."""
    desk = KeyboardDesk(qtbot, store, translation, tmp_path)
    desk.activate()
    controller = desk.window.controller
    QTest.keyClick(desk.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: desk.asks(NewGameDialog))
    QTest.keyClick(desk.focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: controller.session is not None)
    session = controller.session
    assert session is not None
    deals = 0
    while not session.over:
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.HUMAN:
            desk.leave_guide()
            desk.play_one()
        elif not session.over:
            deals += 1
            qtbot.waitUntil(lambda: desk.asks(DealResultDialog))
            QTest.keyClick(desk.focus(), Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: controller.mode is not Mode.RESULT)
    assert deals > 0
    qtbot.waitUntil(lambda: desk.asks(DealResultDialog))
    QTest.keyClick(desk.focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.asks(MatchResultDialog))
    assert max(session.standing.points) >= 16
    QTest.keyClick(desk.focus(), Qt.Key.Key_Escape)
    desk.close_dialogs()


@pytest.mark.parametrize("name", ["casino.swedish", "ecarte", "piquet.points"])
@pytest.mark.slow
def test_a_deal_by_keyboard_alone(
    qtbot: QtBot, store: Store, translation: Translation, tmp_path: Path, name: str
) -> None:
    desk = KeyboardDesk(qtbot, store, translation, tmp_path)
    desk.activate()
    desk.begin(name, 2)
    controller = desk.window.controller
    while controller.mode is not Mode.RESULT:
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.HUMAN:
            desk.keeps_together()
            desk.leave_guide()
            desk.play_one()
    desk.close_dialogs()
