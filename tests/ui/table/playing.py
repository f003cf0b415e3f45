"""A table view together with the state of a Casino deal, and a hand for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.cards import parse_card
from cardtable.core.errors import CodedError
from cardtable.core.events import Event
from cardtable.core.rules import OptionValue
from cardtable.core.scores import parameters
from cardtable.core.state import Target
from cardtable.core.view import SeatView
from cardtable.core.zones import TABLE, Zone, build, hand
from cardtable.games.casino.state import CasinoState
from cardtable.ui.game_views.casino import GAME_VIEW
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.items import Thing
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.view import TableView
from tests.games.casino.positions import position, rules_of

Snapshot = dict[Zone, list[tuple[object, ...]]]


class Playing:
    """The seat at the bottom is 0 and plays by what is done with ``view``; ``actions`` are the actions it chose."""

    def __init__(
        self,
        qtbot: QtBot,
        name: str,
        hands: Sequence[str],
        table: str,
        speed: float,
        agreed: Mapping[str, OptionValue] | None = None,
        **options: Any,
    ) -> None:
        self.qtbot = qtbot
        self.rules = rules_of(name, len(hands), **(agreed or {}))
        self.state: CasinoState = position(self.rules, hands, table, **options)
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        sides = self.rules.sides
        self.view.showing.set_seats(
            [
                SeatLabel(f"Seat {seat}", next(side for side, seats in enumerate(sides) if seat in seats))
                for seat in range(len(hands))
            ]
        )
        self.view.showing.set_setting(Setting(GAME_VIEW.places))
        self.view.choreographer.set_speed(speed)
        self.view.choreographer.pace = 1 / speed if speed else 0.0
        self.view.gestures.refusals.describe = lambda error: error.code
        self.actions: list[Any] = []
        self.refusals: list[CodedError] = []
        self.view.showing.action_chosen.connect(self.actions.append)
        self.view.gestures.refusals.refused.connect(self.refusals.append)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.showing.set_counters((0,) * len(sides))
        self.shown = view_of(self.state, 0)
        with qtbot.waitSignal(self.view.showing.settled):
            self.view.showing.show_view(self.shown)

    # The game --------------------------------------------------------------------------------------------------

    def your_turn(self) -> None:
        """Let the person choose."""
        self.view.showing.set_legal(self.state.legal())

    def go_on(self, action: Any = None) -> list[Event]:
        """Do ``action``, or what was chosen last, and have it shown; returns the events as seat 0 sees them."""
        events = [event.seen_by(0) for event in self.state.apply(self.actions[-1] if action is None else action)]
        for event in events:
            self.shown.apply(event)
        self.view.showing.set_legal(None)
        self.view.showing.play_events(events)
        return events

    def settle(self) -> None:
        """Wait until everything has been shown."""
        if self.view.showing.busy:
            with self.qtbot.waitSignal(self.view.showing.settled, timeout=20000):
                pass

    # What lies there -------------------------------------------------------------------------------------------

    @property
    def notice(self) -> str:
        """Why something was refused, or how it goes on, as it is shown now."""
        return self.view.gestures.refusals.text

    @property
    def scene(self) -> TableScene:
        return self.view.scene()

    def item(self, text: str, zone: Zone | None = None) -> CardItem:
        """The item that shows a card in the hand at the bottom, on the table or in a build."""
        zones = (
            [zone] if zone else [hand(0), TABLE, *(place for place in self.scene.cards.lie if place.name == "build")]
        )
        return next(
            item for place in zones for item in self.scene.cards.lie.get(place, []) if item.card == parse_card(text)
        )

    def items(self) -> list[CardItem]:
        return [item for items in self.scene.cards.lie.values() for item in items]

    def thing(self, text: str) -> Thing:
        """The loose card of that text, or the build of that number (``#1``)."""
        target = Target(build(int(text[1:]))) if text[0] == "#" else Target(TABLE, parse_card(text))
        return next(thing for thing in self.scene.cards.things() if thing.target == target)

    def marked(self, mark: Mark) -> set[str]:
        """The cards and builds with that frame of light on the table."""
        return {
            str(thing.target.zone) if thing.target.card is None else _text(thing.target.card)
            for thing in self.scene.cards.things()
            if all(item.mark is mark for item in thing.items)
        }

    def cards(self, zone: Zone) -> list[int]:
        return [item.card for item in self.scene.cards.lie.get(zone, [])]

    def snapshot(self) -> Snapshot:
        """Everything about every item that can be seen."""
        return {
            zone: [(id(item), item.card, item.spot(), item.isVisible(), item.mark) for item in items]
            for zone, items in self.scene.cards.lie.items()
            if items
        }

    def moving(self) -> bool:
        return bool(self.view.motion.running)

    def agrees(self) -> bool:
        """Whether the scene shows the folded view, and laying it out afresh changes nothing."""
        before = self.snapshot()
        lying = {str(zone): len(items) for zone, items in self.scene.cards.lie.items() if items}
        folded = {str(zone): len(cards) for zone, cards in self.shown.zones.items() if cards}
        self.view.scene().rebuild(self.shown)
        self.view.scene().settle()
        return lying == folded and before == self.snapshot()

    # A hand ----------------------------------------------------------------------------------------------------

    def point(self, item: CardItem) -> QPoint:
        """Where to click a card so that no neighbour is hit: near its upper left corner."""
        face = item.sceneBoundingRect().center()
        return (face - QPointF(item.width / 2 - 6, item.height / 2 - 10)).toPoint()

    def click(self, what: CardItem | QPoint) -> None:
        place = what if isinstance(what, QPoint) else self.point(what)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def double_click(self, item: CardItem) -> None:
        place = self.point(item)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def drag(self, item: CardItem, target: CardItem | QPoint, *, drop: bool = True) -> None:
        """Take a card by its middle and carry it over another, or to a point."""
        viewport = self.view.viewport()
        start = item.pos().toPoint()
        end = target if isinstance(target, QPoint) else target.pos().toPoint()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for part in (0.1, 0.5, 0.9, 1.0):
            between = QPointF(start) + (QPointF(end) - QPointF(start)) * part
            move(viewport, between)
        if drop:
            self.drop(end)

    def hover(self, place: QPoint) -> None:
        """Move the mouse there without pressing anything."""
        move(self.view.viewport(), QPointF(place), Qt.MouseButton.NoButton)

    def drop(self, place: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.view, key, modifier)

    def cloth(self) -> QPoint:
        """An empty place in the middle of the table."""
        area = self.scene.layout.area
        for row in range(1, 20):
            for column in range(1, 20):
                x, y = area.x + area.width * column / 20, area.y + area.height * row / 20
                if all(not thing.area().inset(-60).holds(x, y) for thing in self.scene.cards.things()):
                    return QPoint(round(x), round(y))
        raise AssertionError("the table is full")

    @property
    def chooser(self) -> Any:
        return self.view.choosing.slip


def move(viewport: Any, place: QPointF, buttons: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Move the mouse. ``QTest.mouseMove`` knows no buttons and sends nothing if the cursor is there already."""
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        viewport.mapToGlobal(place),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


def view_of(state: CasinoState, seat: int) -> SeatView:
    """The picture that ``seat`` would have had of a position that was laid out by hand."""
    view = SeatView(seat)
    view.seats = state.rules.players
    view.dealer = state.rules.players - 1
    view.actor, view.phase = state.actor(), state.phase_name()
    view.zones = state.zones(seat)
    for one in state.builds:
        view.labels[build(one.number)] = parameters(value=one.value, builder=one.builder, groups=one.groups)
    return view


def texts(items: Iterable[CardItem]) -> list[str]:
    return [_text(item.card) for item in items]


def _text(card: int) -> str:
    from cardtable.core.cards import format_card

    return format_card(card)
