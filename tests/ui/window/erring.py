"""Somebody who plays at random and errs, and what of the words at the table lies where it must not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.shapes import OneOption
from cardtable.ui.look.bars import Bar
from cardtable.ui.table.furniture import to_qt
from cardtable.ui.table.ledge import Ledge
from cardtable.ui.table.scene import TableScene
from cardtable.ui.window.main_window import MainWindow
from tests.ui.windows import begin

CORNER = (0.24, 0.2)
"""The part of a card's width and height that its index takes."""


def wrong_words(window: MainWindow) -> list[str]:
    """Return which words of the table lie on others, on the corner of a card, on what moves, or beside their place."""
    table, ledge = window.table, window.table.ledge
    found = []
    if ledge.geometry().intersects(table.viewport().geometry()):
        found.append("the ledge lies on the cloth")
    shown = list(_shown(ledge))
    if sum(isinstance(one, Bar) for _, one, _ in shown) > 1:
        found.append("two papers")
    for at, (name, _, place) in enumerate(shown):
        if not ledge.rect().adjusted(-1, -1, 1, 1).contains(place):
            found.append(f"{name} reaches out of the ledge: {place} of {ledge.rect()}")
        for other_name, _, other in shown[at + 1 :]:
            both = place.intersected(other)
            if both.width() > 1 and both.height() > 1:
                found.append(f"{name} lies on {other_name}")
    return [
        *found,
        *_wrong_speech(window),
        *_wrong_tags(window),
        *_wrong_tokens(window),
        *_wrong_signs(window),
        *_wrong_values(window),
        *_without_owner(window),
    ]


def _shown(ledge: Ledge) -> Iterator[tuple[str, QWidget, QRect]]:
    """Everything on the ledge that has words of its own, with its place there."""
    bar = ledge.shown
    parts: list[QWidget | None] = [ledge.banner, ledge.offers, ledge.record, ledge.lesson]
    parts += [] if bar is None else [bar, bar.holds]
    for part in parts:
        if part is not None and part.isVisible():
            # Of a bar with several pages only the page is seen.
            seen = part
            if bar is not None and part is bar:
                page = bar.parentWidget()
                assert page is not None
                seen = page
            yield type(part).__name__, part, QRect(seen.mapTo(ledge, QPoint(0, 0)), seen.size())


def _wrong_speech(window: MainWindow) -> Iterator[str]:
    scene = window.table.scene()
    for seat in range(scene.seating.count):
        speech = scene.furniture.speech(seat)
        if not speech.text:
            continue
        paper = speech.paper.translated(speech.pos())
        for other in range(scene.seating.count):
            also = scene.furniture.speech(other)
            if other > seat and also.text and paper.intersects(also.paper.translated(also.pos())):
                yield f"“{speech.text}” lies on “{also.text}”"
            if paper.intersects(scene.furniture.plate(other).rect):
                yield f"“{speech.text}” lies on the plate of {scene.seating.name_of(other)}"
        yield from (f"“{speech.text}” lies on the corner of {card}" for card in with_hidden_corner(scene, paper))


def _wrong_tags(window: MainWindow) -> Iterator[str]:
    """The tags of builds that hide the corner of a card."""
    scene = window.table.scene()
    for zone in scene.cards.lie:
        tag = scene.furniture.tag(zone)
        if tag is not None and tag.isVisible():
            yield from (
                f"the tag {tag.value} lies on the corner of {card}" for card in with_hidden_corner(scene, tag.metal)
            )


def _wrong_signs(window: MainWindow) -> Iterator[str]:
    """The signs above cards that hide a name."""
    scene = window.table.scene()
    for item in (item for items in scene.cards.lie.values() for item in items if item.isVisible()):
        for middle, radius, _ in item.signs():
            place = item.mapRectToScene(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))
            for seat in range(scene.seating.count):
                if place.intersects(scene.furniture.plate(seat).rect):
                    yield f"the sign of {item.card} lies on the plate of {scene.seating.name_of(seat)}"


def _wrong_tokens(window: MainWindow) -> Iterator[str]:
    """The tokens beside the piles that hide the corner of a card or a name, and what is said over them."""
    scene = window.table.scene()
    furniture = scene.furniture
    for side in range(len(scene.seating.sides)):
        for place in token_places(scene, side):
            yield from (
                f"a token of side {side} lies on the corner of {card}" for card in with_hidden_corner(scene, place)
            )
            for seat in range(scene.seating.count):
                if place.intersects(furniture.plate(seat).rect):
                    yield f"a token of side {side} lies on the plate of {scene.seating.name_of(seat)}"
                speech = furniture.speech(seat)
                if speech.text and place.intersects(speech.paper.translated(speech.pos())):
                    yield f"“{speech.text}” lies on a token of side {side}"


def token_places(scene: TableScene, side: int) -> list[QRectF]:
    """Where the tokens lie that are seen of what ``side`` has won, with their figures; those of what nobody has won
    count as of side 0.
    """
    found = [scene.furniture.tokens.side(side), scene.furniture.tokens.left if side == 0 else None]
    return [place for piece in found if piece is not None and piece.isVisible() for place, _ in piece.places()]


def _wrong_values(window: MainWindow) -> Iterator[str]:
    """The tags with what a card counts that something lies on."""
    scene = window.table.scene()
    items = [item for zone in scene.cards.lie for item in scene.cards.lie[zone] if item.isVisible()]
    for item in items:
        if not item.worth:
            continue
        tag = to_qt(item.worth_area())
        for other in items:
            if other is not item and other.zValue() > item.zValue() and tag.intersects(to_qt(other.area())):
                yield f"{other.card} lies on the tag “{item.worth}” of {item.card}"
        for seat in range(scene.seating.count):
            speech = scene.furniture.speech(seat)
            if speech.text and tag.intersects(speech.paper.translated(speech.pos())):
                yield f"“{speech.text}” lies on the tag “{item.worth}” of {item.card}"


def with_hidden_corner(scene: TableScene, place: QRectF) -> Iterator[Card]:
    """The cards that lie open and whose corner is touched by ``place``."""
    for items in scene.cards.lie.values():
        for item in items:
            if item.card == HIDDEN or not item.isVisible() or item.rotation():
                continue
            area = item.area()
            if place.intersects(QRectF(area.x, area.y, CORNER[0] * area.width, CORNER[1] * area.height)):
                yield item.card


def _without_owner(window: MainWindow) -> Iterator[str]:
    """The words that belong to a decision while there is none."""
    deciding = window.controller.mode is Mode.HUMAN
    pages = window.pages
    for bar in (pages.hints, pages.guide, window.table.gestures.refusals.refusal, window.table.choosing.slip):
        if bar.is_wanted and not deciding:
            yield f"{type(bar).__name__} has outlived its decision"
    if window.table.gestures.stage.composition is None and window.table.choosing.slip.is_wanted:
        yield "the sum has outlived the choice"


def play_and_look(
    qtbot: QtBot,
    window: MainWindow,
    kind: str,
    chance: random.Random,
    looks: int,
    players: int = 0,
    besides: Callable[[], object] = lambda: None,
) -> list[str]:
    """Play ``kind`` in ``window`` as somebody who touches anything, asks for hints and is refused, with so many
    ``players`` (0: as usual), and look so many times; ``besides`` happens before each look. Return everything that was
    wrong, each kind of it once.
    """
    found: dict[str, None] = {}
    begin(window, kind, players=players)
    while looks:
        qtbot.waitUntil(lambda: window.controller.mode in (Mode.HUMAN, Mode.RESULT))
        session = window.controller.session
        assert session is not None
        if window.controller.mode is Mode.RESULT:
            window.dialogs.dismiss()
            if session.over:
                begin(window, kind, players=players)
            else:
                window.controller.go_on()
            continue
        _err(window, chance)
        besides()
        QApplication.processEvents()
        found.update(dict.fromkeys(wrong_words(window)))
        looks -= 1
    return list(found)


def _err(window: MainWindow, chance: random.Random) -> None:
    """Do one thing that somebody does at a table, sensible or not."""
    table = window.table
    gestures, scene = table.gestures, table.scene()
    legal = gestures.stage.legal
    deed = chance.random()
    hand, things = list(scene.cards.own_hand()), list(scene.cards.things())
    if deed < 0.1:
        window.commands.hint.trigger()
    elif deed < 0.16 and window.pages.hints.is_wanted:
        window.pages.hints.go_further()
    elif deed < 0.2:
        window.ways.tell(f"Something to be read once, number {chance.randrange(9)}, in a sentence of usual length.")
    elif deed < 0.5 and hand:
        gestures.stage.touch_card(chance.choice(hand))
    elif deed < 0.7 and things:
        gestures.stage.touch_thing(chance.choice(things))
    elif deed < 0.75:
        gestures.stage.confirm()
    elif deed < 0.8:
        gestures.put_back()
    elif legal is not None and (deed > 0.9 or isinstance(legal.shape(), OneOption)):
        gestures.choose(chance.choice(list(legal.representatives())[:40]))
