"""Words lie neither on words nor on the corners of cards, and end with what they belong to; the whole of it is in
``tests/trials/test_words.py``.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.look.bars import Bar, CloseButton
from cardtable.ui.look.plain import LinkedLabel
from tests.ui.window.erring import play_and_look
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


@pytest.mark.parametrize(
    ("kind", "size", "language"),
    [("casino.mulle_glimne", (900, 600), "de"), ("ecarte", (800, 1240), "sv"), ("piquet.rubicon", (1280, 800), "en")],
    ids=str,
)
def test_somebody_errs_and_all_words_keep_their_place(
    qtbot: QtBot, main_window: Begun, kind: str, size: tuple[int, int], language: str
) -> None:
    window = main_window(language)
    window.resize(*size)
    QApplication.processEvents()
    assert play_and_look(qtbot, window, kind, random.Random(7), 25) == []


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(900, 600), (800, 1240)], ids=str)
@pytest.mark.parametrize(("kind", "players"), [("casino.mulle_glimne", 2), ("casino.royal", 4)])
def test_long_talk_hides_no_index_and_no_name(
    qtbot: QtBot, main_window: Begun, kind: str, players: int, size: tuple[int, int], text: int
) -> None:
    window = main_window("de", text_size=text)
    window.resize(*size)
    QApplication.processEvents()
    chance = random.Random(repr((kind, size)))

    def talk() -> None:
        said = chance.choice(
            ["Bemerkenswert. Das würde ich gern noch einmal sehen.", "Lösen wir sie? Sind Sie so weit?"]
        )
        window.table.showing.say(chance.randrange(1, players), said)

    assert play_and_look(qtbot, window, kind, chance, 12, players, talk) == []


@pytest.mark.parametrize("size", [(900, 600), (800, 1240)], ids=str)
def test_what_happened_is_seen_beside_a_guide_in_large_words(
    qtbot: QtBot, main_window: Begun, size: tuple[int, int]
) -> None:
    window = main_window("de", text_size=150)
    window.resize(*size)
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    QApplication.processEvents()
    ledge = window.table.ledge
    assert ledge.shown is window.pages.guide
    assert ledge.record is not None
    assert ledge.record.isVisible()
    assert not ledge.record.geometry().intersects(ledge.paper.geometry())
    assert not ledge.record.geometry().intersects(ledge.banner.geometry())


def test_under_a_panel_only_trouble_is_shown(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    ledge, pages = window.table.ledge, window.pages

    def shown() -> Bar | None:
        return ledge.shown

    assert shown() is pages.guide
    window.commands.preferences.trigger()
    assert shown() is None
    pages.unsaved.show_error(StoreError("cannot_write", reason="disk full"))
    assert shown() is pages.unsaved
    pages.unsaved.show_error(None)
    assert shown() is None
    window.findChildren(Panel)[-1].findChildren(CloseButton)[0].click()
    assert shown() is pages.guide


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_explained_words_on_paper_are_written_in_ink_in_every_light(
    main_window: Begun, qtbot: QtBot, appearance: str
) -> None:
    window = main_window("en", appearance=appearance)
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: any(label.isVisible() for label in window.pages.guide.findChildren(LinkedLabel)))
    (label,) = [one for one in window.pages.guide.findChildren(LinkedLabel) if one.isVisible()]
    written = label.grab().toImage()
    colours = {written.pixelColor(x, y).name() for x in range(written.width()) for y in range(written.height())}
    assert label.palette().color(QPalette.ColorRole.Link).name() in colours
    if appearance == "dark":
        assert QApplication.palette().color(QPalette.ColorRole.Link).name() not in colours


def test_what_was_refused_is_not_said_to_be_known(main_window: Begun, qtbot: QtBot) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    guide = window.pages.guide
    qtbot.waitUntil(lambda: guide.isVisible() and any(one.isVisible() for one in guide.findChildren(LinkedLabel)))
    window.table.gestures.refusals.refused.emit(CodedError("must_capture"))
    window.commands.hint.trigger()
    QApplication.processEvents()
    told = " ".join(label.text() for label in guide.findChildren(LinkedLabel))
    assert told
    assert "You know this now" not in told


@pytest.mark.parametrize(("kind", "moves"), [("casino.swedish", 1), ("casino.swedish", 2), ("ecarte", 1)])
def test_a_decision_that_is_taken_back_is_explained_as_it_was(
    main_window: Begun, qtbot: QtBot, kind: str, moves: int
) -> None:
    window = main_window("en")
    begin(window, kind)
    controller, guide = window.controller, window.pages.guide
    session = controller.session
    assert session is not None
    told: list[tuple[int, str]] = []
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN and bool(guide.text))
    for _ in range(moves):
        QApplication.processEvents()
        told.append((session.moves, guide.text))
        asked = session.position
        move = session.legal().representatives()[0]
        window.table.showing.action_chosen.emit(move)
        if session.position == asked:
            # It was warned of, once.
            told[-1] = session.moves, guide.text
            window.table.showing.action_chosen.emit(move)
        qtbot.waitUntil(lambda: session.position > asked and controller.mode is Mode.HUMAN)  # noqa: B023
    qtbot.waitUntil(lambda: controller.can_undo)
    for before in reversed(told):
        QTest.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
        qtbot.waitUntil(lambda: (session.moves, guide.text) == before)  # noqa: B023


def test_what_happened_stays_in_its_place_while_words_go_because_another_acts(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    window.resize(900, 600)
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    QApplication.processEvents()
    ledge = window.table.ledge
    assert ledge.shown is window.pages.guide
    assert ledge.record is not None
    before = ledge.record.geometry()
    # The words go with the card that is played, and the other's turn is shown.
    ledge.banner.set_turn("It is Lina’s turn", own=False)
    window.pages.guide.end()
    ledge.arrange()
    assert not window.pages.guide.isVisible()
    assert ledge.record.geometry() == before
    # Where the person is to act and nothing is said, there is room for what happened.
    ledge.banner.set_turn("It is your turn", own=True)
    ledge.arrange()
    assert ledge.record.geometry().bottom() > before.bottom()
