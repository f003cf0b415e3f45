"""A warning before a choice that costs many points: once for each decision, only while the guide explains, and never
in the way of whoever is quicker.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import HINT, Considered, Reply, Request
from cardtable.app.advice import Hint, Suggestion
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.core.cards import CLUBS, KING, make_card
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.piquet.actions import play
from cardtable.games.registry import family_of
from cardtable.games.registry import variant as variant_of
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import Policy, ScriptedClient
from tests.ui.pupil import Pupil

Opened = Callable[..., MainWindow]


def valued(lost: float, spread: float = 0.0) -> Callable[[Request], Reply]:
    """A player to whom the first choice is the best, and all others cost ``lost`` points."""

    def answer(request: Request) -> Reply:
        observation: Any = family_of(request.variant).observation(request.observation)
        legal = family_of(request.variant).sample(observation, random.Random(1)).legal()
        best, *others = sorted(legal.representatives(), key=str)
        told = (Considered(str(best), 0.0, ()), *(Considered(str(one), -lost, (), spread) for one in others))
        return Reply(request.id, str(best), told)

    return answer


@pytest.fixture
def opened(qtbot: QtBot, annas_window: Opened) -> Opened:
    """Return a function that opens a window with a first deal of Casino, in which Anna is to play and the strongest
    player thinks as ``policy`` says.
    """

    def window(policy: Policy | None, language: str = "en") -> MainWindow:
        one = annas_window(language, policy, (1100, 760))
        seats = (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "expert"))
        one.controller.begin(variant_of("casino.swedish").rule_set(2), seats, 5)
        one.pages.show_table()
        qtbot.waitUntil(lambda: one.controller.mode is Mode.HUMAN)
        return one

    return window


def client(window: MainWindow) -> ScriptedClient:
    found = window.controller._adviser._client
    assert isinstance(found, ScriptedClient)
    return found


def lay_down(qtbot: QtBot, window: MainWindow) -> None:
    """Lay the last card of the hand on the cloth, by the mouse."""
    item = window.table.scene().cards.own_hand()[-1]
    for _ in range(2):
        Pupil(qtbot, window, "en").click(item)


def position(window: MainWindow) -> int:
    assert window.controller.session is not None
    return window.controller.session.position


def test_a_choice_that_costs_five_points_is_warned_of_once(qtbot: QtBot, opened: Opened) -> None:
    window = opened(valued(6.4))
    guide, before = window.pages.guide, position(window)
    qtbot.wait(20)
    assert "That would cost you" not in guide.text
    lay_down(qtbot, window)
    assert guide.isVisible()
    assert guide.text.startswith("That would cost you about 6 points. Better: ")
    assert guide.text.endswith("If you mean it, do it again.")
    assert (position(window), window.controller.mode) == (before, Mode.HUMAN)
    qtbot.waitUntil(lambda: window.table.gestures.stage.legal is not None)
    lay_down(qtbot, window)
    qtbot.waitUntil(lambda: position(window) > before)


def test_after_a_choice_that_was_warned_of_is_taken_back_the_warning_stands_there_again(
    qtbot: QtBot, opened: Opened
) -> None:
    window = opened(valued(6.4))
    guide, before = window.pages.guide, position(window)
    qtbot.wait(20)
    lay_down(qtbot, window)
    warning = guide.text
    assert warning.startswith("That would cost you")
    qtbot.waitUntil(lambda: window.table.gestures.stage.legal is not None)
    lay_down(qtbot, window)
    qtbot.waitUntil(lambda: position(window) > before and window.controller.mode is Mode.HUMAN)
    assert guide.text != warning
    qtbot.waitUntil(lambda: window.controller.can_undo)
    QTest.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: guide.text == warning)
    # It was warned of, once.
    qtbot.waitUntil(lambda: window.table.gestures.stage.legal is not None)
    before = position(window)
    qtbot.wait(20)
    lay_down(qtbot, window)
    qtbot.waitUntil(lambda: position(window) > before)


def test_the_warning_is_in_german_too_and_stays_while_other_things_change(qtbot: QtBot, opened: Opened) -> None:
    window = opened(valued(7.0), "de")
    qtbot.wait(20)
    lay_down(qtbot, window)
    assert window.pages.guide.text.startswith("Das würde Sie etwa 7 Punkte kosten. Besser: ")
    window.controller.set_allowed(hints=True, undo=False)
    assert window.pages.guide.text.startswith("Das würde Sie etwa 7 Punkte kosten.")


@pytest.mark.parametrize(("lost", "spread"), [(4.9, 0.0), (8.0, 3.5)])
def test_less_than_five_points_for_certain_are_no_matter(
    qtbot: QtBot, opened: Opened, lost: float, spread: float
) -> None:
    window = opened(valued(lost, spread))
    before = position(window)
    qtbot.wait(20)
    lay_down(qtbot, window)
    qtbot.waitUntil(lambda: position(window) > before)


def test_whoever_is_quicker_than_the_player_plays(qtbot: QtBot, opened: Opened) -> None:
    window = opened(None)
    before = position(window)
    assert [one.do for one in client(window).requests] == [HINT]
    lay_down(qtbot, window)
    qtbot.waitUntil(lambda: position(window) > before)
    # The answer comes too late, and nothing of it is told.
    client(window).answer(valued(9.0))
    assert not window.pages.hints.isVisible()
    assert "cost" not in window.pages.guide.text


def test_without_the_guide_nobody_is_asked_and_nothing_is_warned_of(qtbot: QtBot, opened: Opened) -> None:
    window = opened(valued(9.0))
    qtbot.wait(20)
    done = window.pages.guide.done
    assert done is not None
    assert done.accessibleName() == "No more explanations. Ctrl+G brings them back."
    done.click()
    before = position(window)
    lay_down(qtbot, window)
    qtbot.waitUntil(lambda: position(window) > before)
    # With the key it is there again, and so is the warning.
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    before = position(window)
    qtbot.wait(20)
    lay_down(qtbot, window)
    assert window.pages.guide.text.startswith("That would cost you about 9 points.")
    assert position(window) == before


def test_what_was_not_examined_costs_no_less_than_the_last_that_was() -> None:
    cards = [play(card) for card in range(4)]
    hint = Hint("piquet", (Suggestion(cards[0], 0.0, ()), Suggestion(cards[1], 8.0, (), 1.0)), alike=(cards[2],))
    assert [hint.surely_lost(card) for card in cards] == [0.0, 7.0, 0.0, 7.0]
    assert Hint("piquet", ()).surely_lost(cards[0]) == 0.0


def kings_first(request: Request) -> Reply:
    """A player to whom the king of trumps, not marked, is a point lost; all else is the same to it."""
    observation: Any = family_of(request.variant).observation(request.observation)
    legal = family_of(request.variant).sample(observation, random.Random(1)).legal()
    best, *others = sorted(map(str, legal.representatives()), key=lambda one: (one != "king", one))
    lost = 1.0 if best == "king" else 0.0
    told = (Considered(best, 0.0, ()), *(Considered(one, -lost, ()) for one in others))
    return Reply(request.id, best, told)


def test_at_ecarte_a_newcomer_is_warned_who_plays_the_king_without_marking_it(
    qtbot: QtBot, annas_window: Opened
) -> None:
    window = annas_window("en", kings_first, (1100, 760))
    seats = (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "expert"))
    # Clubs are trumps, and Anna is to play with five of them.
    window.controller.begin(variant_of("ecarte").rule_set(2), seats, 12)
    window.pages.show_table()
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    king = next(item for item in window.table.scene().cards.own_hand() if item.card == make_card(KING, CLUBS))
    qtbot.wait(20)
    before = position(window)
    for _ in range(2):
        Pupil(qtbot, window, "en").click(king)
    assert window.pages.guide.text == (
        "That would cost you about one point. Better: “Mark the king”. If you mean it, do it again."
    )
    assert position(window) == before
    # Who means it may.
    qtbot.waitUntil(lambda: window.table.gestures.stage.legal is not None)
    for _ in range(2):
        Pupil(qtbot, window, "en").click(king)
    qtbot.waitUntil(lambda: position(window) > before)


def test_a_window_that_is_not_seen_yet_does_not_wait_for_the_player(
    qtbot: QtBot, store: Store, translation: Translation
) -> None:
    store.put(KEY, Settings(speed="at_once", pace="none").to_json())
    window = MainWindow(store, translation, client=ScriptedClient(valued(6.4)), person="Anna")
    qtbot.addWidget(window)
    window.resize(1100, 760)
    seats = (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "expert"))
    window.controller.begin(variant_of("casino.swedish").rule_set(2), seats, 5)
    window.pages.show_table()
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    assert client(window).requests == []
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: [one.do for one in client(window).requests] == [HINT])
    qtbot.wait(20)
    lay_down(qtbot, window)
    assert window.pages.guide.text.startswith("That would cost you about 6 points.")
