"""Two deals that differ only in cards that the person cannot see look the same, sound the same and read the same."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Reply, Request
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.errors import IllegalAction
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.zones import hand
from cardtable.games.registry import VARIANTS
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.contract.setups import Setup, choose, order
from tests.contract.test_secrets import conversation, played, rearranged, unseen_places

PATIENCE = 60_000
"""Milliseconds after which something that should have happened has not."""

SOON = 1000
"""Milliseconds: what a timer puts off for longer is not about how the table is laid."""

ATTEMPTS = 60
"""Orders of the unseen cards that are tried for each number of steps."""


class Look:
    """All that a person, or a program that reads the screen aloud, can find out about a window."""

    def __init__(self, window: MainWindow, said: Sequence[str]) -> None:
        scene = window.table.scene()
        table = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
        table.fill(Qt.GlobalColor.black)
        painter = QPainter(table)
        scene.render(painter)
        painter.end()
        self.pictures = {"table": table, "window": window.grab().toImage()}
        self.texts = {
            "said": list(said),
            "title": [window.windowTitle()],
            # Their order is that in which they were made.
            "objects": sorted(_objects(window)),
            "items": sorted(map(_item, scene.items())),
            "accessible": list(_accessible(QAccessible.queryAccessibleInterface(window))),
        }

    def differences(self, other: Look) -> list[str]:
        """What tells the two apart; empty if nothing does."""
        found = [name for name, picture in self.pictures.items() if picture != other.pictures[name]]
        for name, texts in self.texts.items():
            if texts != other.texts[name]:
                pairs = zip(texts, other.texts[name], strict=False)
                found.append(f"{name}: {next((pair for pair in pairs if pair[0] != pair[1]), 'more or fewer')}")
        return found


def _objects(root: QObject) -> Iterator[str]:
    """Names and descriptions of all widgets and commands of a window, shown or not."""
    words = [type(root).__name__, root.objectName()]
    if isinstance(root, QWidget):
        words += [root.toolTip(), root.statusTip(), root.whatsThis(), root.accessibleName()]
        words += [root.accessibleDescription(), str(root.geometry()) if root.isVisible() else "not shown"]
        yield " | ".join(words)
    elif isinstance(root, QAction):
        yield " | ".join([*words, root.text(), root.toolTip(), str(root.isEnabled())])
    for child in root.children():
        yield from _objects(child)


def _item(item: QGraphicsItem) -> str:
    """What an item of the scene says of itself."""
    data = [item.data(key) for key in range(8)]
    return (
        f"{type(item).__name__} {item.toolTip()} {item.sceneBoundingRect()} {item.zValue()} {item.isVisible()} {data}"
    )


def _accessible(interface: QAccessibleInterface | None) -> Iterator[str]:
    """What a screen reader finds, depth first."""
    if interface is None or not interface.isValid():
        return
    texts = [interface.text(text) for text in QAccessible.Text if text is not QAccessible.Text.UserText]
    yield f"{interface.role()} {texts} {interface.rect()}"
    for number in range(interface.childCount()):
        yield from _accessible(interface.child(number))


class Desk:
    """A window at which seat 0 is a person, and everybody does what he is told."""

    def __init__(self, qtbot: QtBot, translation: Translation, setup: Setup, dealt: Sequence[int], file: Path) -> None:
        self._qtbot = qtbot
        self._store = Store.in_memory()
        self._wanted: Any = None
        self._client = ScriptedClient(None)
        self.window = MainWindow(self._store, translation, client=self._client)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        # What players say of themselves waits until they are silent; from what it follows, test_talking.py holds.
        silent = replace(self.window.settings.now, speed="at_once", pace="none", language="en", talk=False)
        self.window.settings.set(silent)
        self._said: list[str] = []
        say = self._say = self.window.table.showing.say

        def listen(seat: int, text: str) -> None:
            self._said.append(f"{seat}: {text}")
            say(seat, text)

        self.window.table.showing.say = listen  # type: ignore[method-assign]
        seats = [SeatEntry("Anna", HUMAN), *(SeatEntry(f"Computer {n}", "greedy") for n in setup.seats[1:])]
        session = Session.begin(setup.rule_set, seats, made="2026-11-20T19:00:00+01:00", first_dealer=0)
        session.begin_deal(dealt)
        file.write_text(session.record().to_text(), encoding="utf-8")
        assert self.window.open_file(file)
        self.window.show()
        qtbot.waitExposed(self.window)

    @property
    def session(self) -> Session:
        session = self.window.controller.session
        assert session is not None
        return session

    @property
    def actions(self) -> list[Any]:
        """What has been done in this deal."""
        return list(self.session.deals[-1].actions)

    def close(self) -> None:
        self.window.close()
        self._store.close()

    def look(self) -> Look:
        """How it looks now. What was said vanishes with time, so it is listened to instead."""
        for seat in range(len(self.session.seats)):
            self._say(seat, "")
        self._qtbot.waitUntil(self._at_rest, timeout=PATIENCE)
        return Look(self.window, self._said)

    def _at_rest(self) -> bool:
        """Whether nothing is about to be laid or painted anew."""
        QApplication.sendPostedEvents()
        owners = (self.window, self.window.table.scene())
        timers = [timer for owner in owners for timer in owner.findChildren(QTimer)]
        moving = [motion for owner in owners for motion in owner.findChildren(QAbstractAnimation)]
        return not any(timer.isSingleShot() and 0 <= timer.remainingTime() < SOON for timer in timers) and not any(
            motion.state() == QAbstractAnimation.State.Running for motion in moving
        )

    def await_turn(self) -> bool:
        """Wait until somebody is to act; False if the deal is over."""
        waiting = (Mode.HUMAN, Mode.THINKING, Mode.RESULT)
        self._qtbot.waitUntil(
            lambda: self.window.controller.mode in waiting and not self.window.table.showing.busy, timeout=PATIENCE
        )
        return self.window.controller.mode is not Mode.RESULT

    def do(self, action: Any) -> None:
        """Let whoever is to act do ``action``, and wait until it has been shown."""
        position = self.session.position
        self._wanted = action
        if self.window.controller.mode is Mode.HUMAN:
            self.window.table.showing.action_chosen.emit(action)
        else:
            self._client.answer(self._answer)
        self._qtbot.waitUntil(lambda: self.session.position > position, timeout=PATIENCE)

    def _answer(self, request: Request) -> Reply:
        return Reply(request.id, str(self._wanted))


def twin_of(setup: Setup, dealt: Sequence[int], actions: Sequence[Any], generator: random.Random) -> list[int] | None:
    """Another order of the pack in which the same can be done and seat 0 sees and hears the same, if one is found."""
    _, events = played(setup, dealt, actions)
    places = unseen_places(dealt, events, 0)
    for _ in range(ATTEMPTS):
        twin = rearranged(dealt, places, generator)
        try:
            _, twin_events = played(setup, twin, actions)
        except IllegalAction:
            continue
        if twin != list(dealt) and conversation(setup, twin_events) == conversation(setup, events):
            return twin
    return None


@pytest.mark.turns(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", [kind.id for kind in VARIANTS])
def test_nothing_on_the_screen_tells_how_hidden_cards_lie(
    qtbot: QtBot, translation: Translation, tmp_path: Path, name: str, times: int
) -> None:
    kind = next(one for one in VARIANTS if one.id == name)
    for number in range(times):
        generator = random.Random(f"{name} {number}")
        players = kind.players[0] if not number else generator.choice(kind.players)
        setup = Setup(kind.rule_set(players), "defaults")
        compared = 0
        # Late in a deal, or where everybody tells much of his cards, there may be no other deal that could be.
        for most in (24, 12, 5, 1):
            dealt = order(setup, number)
            actions, looks = show(qtbot, translation, setup, dealt, tmp_path, generator, most)
            twin = twin_of(setup, dealt, actions, generator)
            if twin is None:
                continue
            repeated, twin_looks = show(qtbot, translation, setup, twin, tmp_path, actions, most)
            assert [str(action) for action in repeated] == [str(action) for action in actions]
            for step, (one, other) in enumerate(zip(looks, twin_looks, strict=True)):
                assert one.differences(other) == [], f"{setup} {number}: after {step} of {list(map(str, actions))}"
            compared += 1
            break
        assert compared, f"{setup} {number}: no deal that looks the same"


def show(
    qtbot: QtBot,
    translation: Translation,
    setup: Setup,
    dealt: Sequence[int],
    folder: Path,
    choice: random.Random | Sequence[Any],
    most: int,
) -> tuple[list[Any], list[Look]]:
    """Play at most so many actions of a deal in a window, at random or those given; returns what was done and how the
    window looked before it and after each step.
    """
    desk = Desk(qtbot, translation, setup, dealt, folder / "partie.cardtable")
    try:
        looks = []
        while desk.await_turn():
            looks.append(desk.look())
            done = len(desk.actions)
            if done >= (most if isinstance(choice, random.Random) else len(choice)):
                break
            state = desk.session._match.state
            assert state is not None
            desk.do(choose(state, choice) if isinstance(choice, random.Random) else choice[done])
        return desk.actions, looks
    finally:
        desk.close()


def test_a_difference_would_be_seen(qtbot: QtBot, translation: Translation, tmp_path: Path) -> None:
    setup = Setup(next(iter(VARIANTS)).rule_set(), "defaults")
    desk = Desk(qtbot, translation, setup, order(setup, 1), tmp_path / "partie.cardtable")
    try:
        desk.await_turn()
        look = desk.look()
        assert look.differences(desk.look()) == []
        table = desk.window.table
        hidden = table.scene().cards.lie[hand(1)][-1]
        hidden.setToolTip("the king of hearts")
        assert [found.partition(":")[0] for found in look.differences(desk.look())] == ["items"]
        hidden.setToolTip("")
        hidden.setOpacity(0.5)
        assert "table" in look.differences(desk.look())
    finally:
        desk.close()
