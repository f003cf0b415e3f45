"""Keys of the buttons below the words on the ledge: their letters, and Return for the bright one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.ui.look.bars import PromptBar
from cardtable.ui.table.messages import MessageKind
from cardtable.ui.table.options import Offer
from cardtable.ui.table.stages import Offered
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


def asked(make_table: MakeTable, kind: MessageKind) -> tuple[PromptBar, list[str], Playing]:
    """A question of ``kind`` on the ledge of a table, what is answered, and the table."""
    playing = make_table(hands=("9D 8S", "KD KC"), table="2C 7C")
    bar, heard = PromptBar(), list[str]()
    playing.view.ledge.add(bar, kind)
    bar.ask("Shall we?", (("&No", lambda: heard.append("no")), ("&Yes", lambda: heard.append("yes"))), focus=False)
    return bar, heard, playing


def test_return_presses_the_bright_button_and_letters_press_theirs(make_table: MakeTable) -> None:
    _, heard, playing = asked(make_table, MessageKind.ASKED)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_Y, Qt.Key.Key_Enter):
        QTest.keyClick(playing.view, key)
    assert heard == ["yes", "no", "yes", "yes"]


@pytest.mark.parametrize("kind", [MessageKind.NOTICE, MessageKind.OFFER])
def test_what_comes_unasked_leaves_return_to_the_cards(make_table: MakeTable, kind: MessageKind) -> None:
    bar, heard, playing = asked(make_table, kind)
    assert bar.holds is not None
    assert bar.holds.bright is None
    QTest.keyClick(playing.view, Qt.Key.Key_Return)
    assert heard == []
    QTest.keyClick(playing.view, Qt.Key.Key_Y)
    assert heard == ["yes"]


def test_keys_with_modifiers_press_nothing(make_table: MakeTable) -> None:
    _, heard, playing = asked(make_table, MessageKind.ASKED)
    QTest.keyClick(playing.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert heard == []


def test_the_focus_comes_to_the_bright_button_first(make_table: MakeTable) -> None:
    bar, _, playing = asked(make_table, MessageKind.ASKED)
    playing.view.activateWindow()
    QApplication.processEvents()
    assert bar.holds is not None
    QTest.keyClick(playing.view, Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is bar.holds.buttons[-1]
    QTest.keyClick(bar.holds.buttons[-1], Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
    assert playing.view.buttons.have_focus


def test_the_focus_leaves_a_button_that_goes_while_a_choice_is_open(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H 4C KC")
    playing.your_turn()
    playing.view.activateWindow()
    QApplication.processEvents()
    playing.drag(playing.item("9D"), playing.item("9S"))
    assert isinstance(playing.view.gestures.stage, Offered)
    bar = PromptBar()
    playing.view.ledge.add(bar, MessageKind.ASKED)
    bar.ask("Shall we?", (("Yes", bar.clear), ("No", bar.clear)))
    no = bar.buttons[-1]
    assert QApplication.focusWidget() is no
    QTest.keyClick(no, Qt.Key.Key_Space)
    assert not no.isVisible()
    now = QApplication.focusWidget()
    assert now is not None
    assert now.isVisible()


DECLARED = "Declare tierce major ♦, tierce major ♣, tierce from the king ♥, three kings without spades, three queens"


@pytest.mark.parametrize("waiting", [False, True])
def test_long_words_on_buttons_at_the_foot_get_a_wider_column_and_are_never_cut(
    make_table: MakeTable, waiting: bool
) -> None:
    playing = make_table(hands=("9D 8S", "KD KC"), table="2C 7C")
    view = playing.view
    view.resize(800, 1200)
    QApplication.processEvents()
    ledge = view.ledge
    assert ledge.place.foot
    ledge.offers.offer([Offer("Declare", 1), Offer("Nothing", 2)])
    QApplication.processEvents()
    usual = ledge.offers.width()
    if waiting:
        bar = PromptBar()
        ledge.add(bar, MessageKind.ASKED)
        bar.ask("Shall we?", (("&Reasons", bar.clear), ("&Do it", bar.clear)), focus=False)
    labels = [DECLARED, f"{DECLARED} without diamonds", "No point"]
    ledge.offers.offer([Offer(label, place) for place, label in enumerate(labels)])
    QApplication.processEvents()
    assert ledge.offers.width() > usual
    for button in ledge.offers.buttons:
        place = QRect(button.mapTo(ledge, QPoint(0, 0)), button.size())
        assert ledge.rect().contains(place)
        assert button.height() >= button.sizeHint().height()
