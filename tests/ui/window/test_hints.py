"""The hint's slip: what it says of the best choice, of the next one and of the others, and that nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Reason
from cardtable.app.advice import Hint, Suggestion
from cardtable.app.controller import Mode
from cardtable.core.cards import parse_cards
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.scores import parameters
from cardtable.games.casino.actions import parse_play
from cardtable.games.ecarte.actions import PLAY, PROPOSE
from cardtable.games.piquet.actions import PiquetAction, change, play
from cardtable.games.registry import variant
from cardtable.ui.look.bars import HintBar
from cardtable.ui.look.letters import letter
from cardtable.ui.look.palette import IVORY
from cardtable.ui.window.main_window import MainWindow
from tests.ui.contrast import TEXT, ratio
from tests.ui.cut import cut
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]

pytestmark = pytest.mark.usefixtures("translation")


def laid(text: str) -> PiquetAction:
    return change(parse_cards(text))


def card(text: str) -> PiquetAction:
    return play(parse_cards(text)[0])


def reason(code: str, **named: int | str) -> Reason:
    return Reason(code, parameters(**named))


def shown(qtbot: QtBot, *suggestions: Suggestion, family: str = "piquet") -> HintBar:
    bar = HintBar()
    qtbot.addWidget(bar)
    bar.show_hint(Hint(family, suggestions))
    return bar


def test_the_best_is_set_apart_from_the_next_choice(qtbot: QtBot) -> None:
    told = (reason("holds_pair", rank=12), reason("better_sets", more=0))
    bar = shown(
        qtbot,
        Suggestion(laid("7S 8S 9D"), 0.0, (reason("point_may_grow", suit=1, count=5),)),
        Suggestion(laid("7S 8S TD"), 0.2, (), 0.9),
        Suggestion(laid("7S 8S QH"), 2.0, (), 0.5, told),
    )
    assert bar.contrast == (
        "Compared with ♠7 ♠8 ♥Q (worse by 1.5 to 2.5 points): Two queens stay together and may become more. "
        "Trios and quatorzes should score a little more."
    )
    # It is not among the others again.
    assert bar.sentences[2] == "Other choices: ♠7 ♠8 ♦10 (about as good)"
    bar.show_hint(Hint("piquet", (Suggestion(card("7S"), 0.0, ()),)))
    assert bar.contrast == ""


def test_what_sets_it_apart_is_not_said_twice(qtbot: QtBot) -> None:
    guard = reason("keeps_guard", card="KH")
    bar = shown(qtbot, Suggestion(card("7S"), 0.0, (guard,)), Suggestion(card("7H"), 3.0, (), 0.0, (guard,)))
    assert bar.sentences[1] == ""
    assert bar.contrast.count("guarded") == 1


def test_a_choice_without_signs_is_quoted(qtbot: QtBot) -> None:
    told = (reason("avoids_penalty"),)
    bar = shown(qtbot, Suggestion(PROPOSE, 0.0, ()), Suggestion(PLAY, 0.4, (), 0.0, told), family="ecarte")
    assert bar.contrast.startswith("Compared with “Play without exchanging” (worse by 0.4 points): ")


@pytest.mark.parametrize(
    ("shortfall", "spread", "words"),
    [
        (0.2, 0.2, "(about as good)"),
        (3.0, 3.4, "(perhaps worse, by up to 6 points)"),
        (1.3, 1.26, "(worse by up to 3 points)"),
        (0.6, 0.5, "(worse by 0.1 to 1.1 points)"),
    ],
)
def test_what_may_be_nothing_is_not_told_as_nought_point_nought(
    qtbot: QtBot, shortfall: float, spread: float, words: str
) -> None:
    bar = shown(qtbot, Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), shortfall, (), spread))
    assert bar.sentences[2].endswith(words)


def test_what_is_about_as_good_comes_first(qtbot: QtBot) -> None:
    bar = shown(
        qtbot,
        Suggestion(card("7S"), 0.0, ()),
        Suggestion(card("7H"), 0.6, (), 0.2),
        Suggestion(card("7D"), 0.8, (), 1.0),
    )
    assert bar.sentences[2] == "Other choices: ♦7 (about as good); ♥7 (worse by 0.4 to 0.8 points)"


def test_where_nothing_stands_out_it_is_said_what_decided(qtbot: QtBot) -> None:
    ahead = shown(qtbot, Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 0.6, (), 0.2))
    assert ahead.sentences[1] == (
        "No single advantage decides: this choice comes out ahead on average over all the deals considered."
    )
    # What holds for each card does not tell why it is this one.
    idle = (reason("nothing_to_capture"),)
    trailed = shown(
        qtbot, Suggestion(parse_play("7C"), 0.0, idle), Suggestion(parse_play("KH"), 0.6, idle, 0.2), family="casino"
    )
    assert trailed.sentences[1] == f"None of your cards can capture anything now. {ahead.sentences[1]}"
    close = shown(qtbot, Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 0.2, (), 0.3))
    assert close.sentences[1] == "Nothing speaks clearly for one choice: another does about as well."
    same = shown(qtbot, Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 0.0, ()))
    assert same.sentences[1] == ""


def test_a_capture_that_is_prepared_is_named(qtbot: QtBot) -> None:
    told = (reason("captures_later", card="KD", cards="6S 7S KC"),)
    bar = shown(
        qtbot,
        Suggestion(parse_play("6S"), 0.0, told),
        Suggestion(parse_play("TS x TH"), 0.8, (), 0.4, told),
        family="casino",
    )
    assert bar.contrast == (
        "Compared with ♠10 × ♥10 (worse by 0.4 to 1.2 points): "
        "The king of diamonds can later capture the six of spades, the seven of spades and the king of clubs."
    )


def test_where_everything_is_the_same_nothing_is_listed(qtbot: QtBot) -> None:
    bar = shown(qtbot, *(Suggestion(card(text), 0.0, ()) for text in ("7S", "7H", "7D")))
    assert bar.sentences[2] == "All the other choices are just as good."


@pytest.mark.parametrize(
    ("shortfall", "spread", "words"),
    [
        (0.2, 0.1, "All the choices but that one are equally good."),
        (0.0, 0.0, "All the other choices are just as good."),
    ],
)
def test_what_was_said_to_be_worse_is_not_said_to_be_as_good(
    qtbot: QtBot, shortfall: float, spread: float, words: str
) -> None:
    told = (reason("keeps_guard", card="KH"),)
    bar = shown(
        qtbot,
        Suggestion(card("7S"), 0.0, ()),
        Suggestion(card("7H"), shortfall, (), spread, told),
        *(Suggestion(card(text), 0.0, ()) for text in ("7D", "8D")),
    )
    assert ("worse by" in bar.contrast) == (shortfall > 0)
    assert bar.sentences[2] == words


def test_chances_of_the_match_are_not_told_as_points(qtbot: QtBot) -> None:
    stake = (reason("partie_at_stake"),)
    bar = shown(
        qtbot,
        Suggestion(card("7S"), 0.0, stake),
        Suggestion(card("7H"), 100.3, stake),
        Suggestion(card("7D"), 4.0, stake, 5.0),
    )
    assert bar.sentences[2] == "Other choices: ♦7 (about as good); ♥7 (worse)"


def test_one_sentence_does_for_several_cards(qtbot: QtBot) -> None:
    guards = (reason("keeps_guard", card="KH"), reason("keeps_guard", card="QD"))
    bar = shown(qtbot, Suggestion(card("7S"), 0.0, guards), Suggestion(card("7C"), 1.0, ()))
    assert bar.sentences[1] == "The king of hearts and the queen of diamonds stay guarded by other cards."


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
