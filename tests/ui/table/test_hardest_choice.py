"""Choosing among captures at its hardest: Mulle, eight cards on the table of a small window, many ways of one card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games.registry import variant
from cardtable.ui.look.palette import BRASS, SPACING
from cardtable.ui.table.card_item import Mark
from cardtable.ui.table.chooser import MOST_ROWS
from cardtable.ui.table.choosing import ChoiceWords
from cardtable.words.families import words_of
from tests.ui.cut import cut
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


@pytest.fixture(params=[(900, 600), (800, 1240)], ids=str)
def hard(make_table: MakeTable, request: pytest.FixtureRequest) -> Playing:
    """A king that captures 13 in many ways, with the words of the game, in a small window."""
    playing = make_table("mulle_glimne", ("KD 4S", "KH QH"), "4H 9C 5S 8D 2C 2D 3H TC", last=False)
    words, names, rules = words_of("casino"), ("Anna", "Lina"), variant("casino.mulle_glimne").rule_set(2)
    playing.view.choosing.words = ChoiceWords(
        lambda action: words.sentence(action, {}, names),
        lambda action: words.sign(action, {}, names),
        words.deed,
        lambda action: words.gain(rules, playing.shown, action),
        lambda choice: words.reckoning(
            rules, playing.shown, choice.card, choice.chosen, choice.move(), possible=choice.possible()
        ),
    )
    playing.view.resize(*request.param)
    QApplication.processEvents()
    playing.your_turn()
    # Let go on the four, the king may take it in many ways.
    playing.drag(playing.item("KD"), playing.item("4H"))
    QApplication.processEvents()
    return playing


def shown(playing: Playing) -> list[str]:
    return [button.text() for button in playing.chooser.rows if button.isVisible()]


def test_the_best_ways_are_listed_with_their_worth_and_the_others_are_one_step_away(hard: Playing) -> None:
    ways = hard.chooser.told.rows
    assert len(ways) > MOST_ROWS
    assert len(shown(hard)) == MOST_ROWS
    assert all(any(letter.isdigit() for letter in way) for way in shown(hard))
    hard.chooser.others.click()
    QApplication.processEvents()
    assert len(shown(hard)) > MOST_ROWS


def test_no_two_ways_read_alike(hard: Playing) -> None:
    ways = hard.chooser.told.rows
    assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("unfolded", [False, True])
def test_nothing_of_the_ways_is_cut(hard: Playing, unfolded: bool) -> None:
    if unfolded:
        hard.chooser.others.click()
        QApplication.processEvents()
    ledge = hard.view.ledge
    assert cut(ledge) == []
    for button in (*hard.chooser.rows, hard.chooser.take, hard.chooser.back):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
            lines = button.sizeHint().height() // button.fontMetrics().lineSpacing()
            assert button.height() >= lines * button.fontMetrics().lineSpacing() + SPACING
            assert button.font().pixelSize() >= 14


def test_a_number_chooses_a_way_and_return_plays_it(hard: Playing) -> None:
    hard.key(Qt.Key.Key_2)
    assert hard.chooser.told.row == 1
    hard.key(Qt.Key.Key_Return)
    assert len(hard.actions) == 1


def test_touching_cards_on_the_table_chooses_among_the_ways(hard: Playing) -> None:
    hard.key(Qt.Key.Key_Escape)
    hard.click(hard.item("KD"))
    hard.click(hard.item("9C"))
    hard.click(hard.item("4H"))
    assert hard.view.gestures.stage.composition is not None or hard.actions
    if not hard.actions:
        hard.key(Qt.Key.Key_Return)
    assert "9C" in str(hard.actions[0])
    assert "4H" in str(hard.actions[0])


def test_tab_goes_through_every_way_and_return_plays_the_one_that_is_marked(hard: Playing) -> None:
    def in_frame() -> list[str]:
        return [str(item.card) for item in hard.view.scene().cards.every if item.focused]

    ways = hard.chooser.told.rows
    visited, frames = [], []
    for _ in ways:
        hard.key(Qt.Key.Key_Tab)
        QApplication.processEvents()
        row = hard.chooser.told.row
        assert row is not None
        # The way that is marked is in sight, and the only one.
        assert [button.text() for button in hard.chooser.rows if button.isVisible() and button.chosen] == [ways[row]]
        assert cut(hard.view.ledge) == []
        visited.append(row)
        frames.append(in_frame())
    assert sorted(visited) == list(range(len(ways)))
    # The focus stays on the cloth, and so does the frame.
    assert len(frames[0]) <= 1
    assert all(frame == frames[0] for frame in frames)
    hard.key(Qt.Key.Key_Backtab)
    assert hard.chooser.told.row == visited[-2]
    hard.key(Qt.Key.Key_Return)
    assert len(hard.actions) == 1


def test_escape_takes_the_choice_back_one_step_at_a_time(hard: Playing) -> None:
    hard.key(Qt.Key.Key_Tab)
    hard.key(Qt.Key.Key_Escape)
    assert hard.view.gestures.stage.composition is None
    assert not hard.actions
    assert not hard.chooser.is_wanted


def test_the_tick_of_every_card_that_is_chosen_is_seen_whole(hard: Playing, qtbot: QtBot) -> None:
    hard.key(Qt.Key.Key_Escape)
    view = hard.view

    def seen(at: QPointF) -> str:
        picture = view.grab().toImage()
        return picture.pixelColor(view.viewport().mapTo(view, view.mapFromScene(at))).name()

    for item in (thing.items[0] for thing in hard.scene.cards.things()):
        assert item.signs() == []
        item.set_mark(Mark.CHOSEN)
        ((middle, radius, _),) = item.signs()
        discs = [item.mapToScene(middle + QPointF(x, y) * radius) for x, y in ((0, -0.6), (-0.7, 0), (0.7, 0))]
        item.set_mark(Mark.NONE)
        assert all(seen(disc) != BRASS for disc in discs)
        item.set_mark(Mark.CHOSEN)
        # A window that has just opened paints its cards a moment later.
        qtbot.waitUntil(lambda discs=discs: all(seen(disc) == BRASS for disc in discs))  # type: ignore[misc]
        item.set_mark(Mark.NONE)
