"""The hint's slip: how it is read step by step, and that nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.advice import Hint, Suggestion
from cardtable.app.controller import Mode
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant
from cardtable.ui.look.bars import HintBar
from cardtable.ui.look.letters import letter
from cardtable.ui.look.palette import IVORY
from cardtable.ui.window.main_window import MainWindow
from tests.ui.contrast import TEXT, ratio
from tests.ui.cut import cut
from tests.ui.look.test_hint_words import card, laid, reason
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]

pytestmark = pytest.mark.usefixtures("translation")


def shown(qtbot: QtBot, *suggestions: Suggestion) -> HintBar:
    bar = HintBar()
    qtbot.addWidget(bar)
    bar.show_hint(Hint("piquet", suggestions))
    return bar


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_nothing_of_a_long_hint_is_cut_off(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], language: str, size: tuple[int, int]
) -> None:
    window = annas_window(language)
    window.resize(*size)
    window.controller.begin(variant("piquet.rubicon").rule_set(2, {}), (SeatEntry("Anna", HUMAN), SeatEntry("Falk")))
    window._show_table()
    reasons = (
        reason("keeps_items", items="4JS 3Q"),
        reason("point_may_grow", suit=1, count=5),
        reason("buys_many", count=5),
        reason("deal_about_behind", points=14, spread=14),
    )
    told = (reason("holds_suit", suit=1, count=5), reason("better_point", more=3), reason("rarer_repique"))
    others = [Suggestion(laid(text), 2.0, (), 6.0) for text in ("7S 8S 9D TD 8H", "7S 8S QH KH 9H", "7S 8S AH JC QC")]
    suggestions = (
        Suggestion(laid("7S 8S 9D TD 7H"), 0.0, reasons),
        Suggestion(laid("7S 8S 9D TD QH"), 2.0, (), 0.5, told),
        *others,
    )
    window.pages.hints.show_hint(Hint("piquet", suggestions))
    window.pages.hints.further.click()
    QApplication.processEvents()
    hints, paper = window.pages.hints, window.table.ledge.paper
    assert hints.contrast
    assert hints.isVisible()
    assert [one for one in cut(hints) if not one.endswith("lies outside")] == []
    # What the paper has no room for is on its next pages.
    seen = set[int]()
    for _ in range(1 + int((paper.pages or "1 1").split()[-1])):
        assert window.table.ledge.rect().contains(paper.geometry())
        around = hints.parentWidget()
        assert around is not None
        seen.update(range(-hints.y(), -hints.y() + around.height()))
        paper.turn()
        QApplication.processEvents()
    assert seen >= set(range(hints.height()))


def test_a_hint_is_told_in_steps(qtbot: QtBot) -> None:
    guard = reason("keeps_guard", card="KH")
    bar = HintBar()
    qtbot.addWidget(bar)
    hint = Hint("piquet", (Suggestion(card("7S"), 0.0, (guard,)), Suggestion(card("7H"), 3.0, ())))
    bar.show_hint(hint, "Look at the sevens.")
    assert (bar.told, bar.step) == ("Look at the sevens.", (1, 3))
    taken: list[int] = []
    bar.do_it.connect(lambda: taken.append(bar.step[0]))
    assert bar.holds is not None
    assert bar.holds.bright is bar.further
    # A move that has not been looked at cannot be played.
    bar.do.click()
    assert (taken, bar.step) == ([], (1, 3))
    places = [button.geometry() for button in bar.holds.buttons]
    bar.further.click()
    best, why, others = bar.sentences
    assert (bar.told, bar.step) == (best, (2, 3))
    assert bar.holds.bright is bar.do
    # Where one has clicked stands nothing that plays the move.
    assert [button.geometry() for button in bar.holds.buttons] == places
    bar.further.click()
    assert bar.told == f"{best} {why} {others}"
    bar.further.click()
    assert taken == []
    bar.do.click()
    assert taken == [3]


@pytest.mark.parametrize(("reasons", "apart"), [(4, 0), (4, 3), (1, 3), (0, 3)])
def test_of_the_reasons_no_more_than_three_are_told(qtbot: QtBot, reasons: int, apart: int) -> None:
    codes = [reason("buys_many", count=count) for count in range(2, 2 + reasons)]
    told = tuple(reason("better_point", more=more) for more in range(3, 3 + apart))
    others = (Suggestion(card("7H"), 2.0, (), 0.5, told),) if apart else ()
    bar = shown(qtbot, Suggestion(card("7S"), 0.0, tuple(codes)), *others)
    bar.go_further()
    _, why, _ = bar.sentences
    counted = why.count(".") + bar.contrast.partition(": ")[2].count(".")
    assert counted == min(3, reasons + apart)
    assert bool(bar.contrast) == bool(apart)


def test_a_hint_without_a_glance_begins_with_the_move(qtbot: QtBot) -> None:
    bar = shown(qtbot, Suggestion(card("7S"), 0.0, ()))
    assert bar.step == (2, 3)
    assert bar.told == bar.sentences[0]


@pytest.mark.parametrize("appearance", ["light", "dark", "contrast"])
def test_every_word_on_paper_can_be_read_whatever_colours_windows_have(main_window: Begun, appearance: str) -> None:
    window = main_window("en", appearance=appearance)
    window.controller.begin(variant("piquet.rubicon").rule_set(2, {}), (SeatEntry("Anna", HUMAN), SeatEntry("Falk")))
    window._show_table()
    reasons = (reason("keeps_items", items="4JS 3Q"),)
    suggestions = (Suggestion(laid("7S 8S"), 0.0, reasons), Suggestion(laid("7S 9D"), 2.0, (), 0.5))
    window.pages.hints.show_hint(Hint("piquet", suggestions))
    window.pages.hints.further.click()
    window.pages.hints.further.click()
    QApplication.processEvents()
    labels = [label for label in window.table.ledge.paper.findChildren(QLabel) if label.isVisible() and label.text()]
    contrasts = {label.text(): ratio(label.palette().color(label.foregroundRole()), IVORY) for label in labels}
    for beginning in ("Hint", "Other choices"):
        assert any(words.startswith(beginning) for words in contrasts)
    assert min(contrasts.values()) >= TEXT, contrasts


def test_who_asks_again_sees_the_next_step(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    hints = window.pages.hints
    window.commands.hint.trigger()
    qtbot.waitUntil(lambda: hints.is_wanted)
    first = hints.step[0]
    while hints.step[0] < 3:
        before = hints.step[0]
        window.commands.hint.trigger()
        assert hints.step[0] == before + 1
    window.commands.hint.trigger()
    assert hints.step == (3, 3)
    assert first < 3


def test_a_hint_ends_with_the_decision_that_is_taken_back(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    controller, hints = window.controller, window.pages.hints
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
    assert controller.session is not None
    window.table.showing.action_chosen.emit(controller.session.legal().representatives()[0])
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN and controller.can_undo)
    QTest.keyClick(window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: hints.is_wanted)
    QTest.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
    assert (hints.is_wanted, hints.hint) == (False, None)
    # Asked now, it is about what can be done now.
    QTest.keyClick(window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: hints.is_wanted)
    assert hints.hint is not None
    assert hints.hint.suggestions[0].action in controller.session.legal().representatives()


@pytest.mark.parametrize("language", ["en", "de", "sv"])
def test_its_letters_open_no_menu(main_window: Begun, language: str) -> None:
    window = main_window(language)
    bar = window.pages.hints
    for glance in ("Look at the sevens.", ""):
        bar.show_hint(Hint("piquet", (Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 3.0, ()))), glance)
        letters = [letter(button.text()) for button in (bar.further, bar.do)]
        assert len({*letters} - {""}) == 2
        assert not {*letters} & {*window.commands.menu_letters}, letters


@pytest.mark.parametrize("language", ["de", "en", "sv"])
def test_in_a_small_window_with_large_text_a_page_has_several_lines(
    qtbot: QtBot, main_window: Begun, language: str
) -> None:
    window = main_window(language, text_size=200)
    window.resize(900, 600)
    begin(window, "piquet.rubicon")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    reasons = (reason("keeps_items", items="4JS 3Q"), reason("buys_many", count=5))
    window.pages.hints.show_hint(
        Hint("piquet", (Suggestion(laid("7S 8S 9D TD 7H"), 0.0, reasons), Suggestion(laid("7S 9D"), 2.0, (), 0.5)))
    )
    window.pages.hints.further.click()
    QApplication.processEvents()
    ledge = window.table.ledge
    page = ledge.paper.bar
    assert page is not None
    seen = page.parentWidget()
    assert seen is not None
    assert ledge.rect().contains(ledge.paper.geometry())
    assert seen.height() >= 2 * page.fontMetrics().lineSpacing(), ledge.paper.pages
    # Without so many words whose turn it is has its place again.
    window.pages.hints.show_hint(None)
    QApplication.processEvents()
    assert not ledge.banner.isHidden()
