"""House rules as chips."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.ui.dialogs.rule_chips import RuleChip, RuleChips
from tests.ui.clicks import button, names_of, press


def test_a_chip_says_which_change_it_takes_back(qtbot: QtBot) -> None:
    row = RuleChips()
    qtbot.addWidget(row)
    row.resize(500, 80)
    row.show_changes([("sweeps", "Sweeps: no"), ("tie", "On a tie: both")])
    row.show()
    assert {"Back to the rule book: Sweeps: no", "Back to the rule book: On a tie: both"} <= names_of(row)
    with qtbot.waitSignal(row.dropped) as dropped:
        press(row, "On a tie: both")
    assert dropped.args == ["tie"]
    with qtbot.waitSignal(row.dropped) as dropped:
        qtbot.keyClick(button(row, "Sweeps: no"), Qt.Key.Key_Return)
    assert dropped.args == ["sweeps"]


def test_what_is_as_in_the_book_has_no_chip(qtbot: QtBot) -> None:
    row = RuleChips()
    qtbot.addWidget(row)
    row.show_changes([("sweeps", "Sweeps: no")])
    row.show()
    row.show_changes([])
    assert row.texts == []
    assert not [chip for chip in row.findChildren(RuleChip) if chip.isVisible()]


def test_chips_go_on_in_the_next_row_and_are_painted(qtbot: QtBot) -> None:
    row = RuleChips()
    qtbot.addWidget(row)
    row.resize(260, 200)
    row.show_changes([(str(number), f"A rule of the house: {number}") for number in range(3)])
    row.show()
    chips = [chip for chip in row.findChildren(RuleChip) if chip.isVisible()]
    assert len({chip.geometry().top() for chip in chips}) == 3
    image = chips[0].grab().toImage()
    ink = row.palette().windowText().color()
    assert any(
        image.pixelColor(x, y) == ink for x in range(image.width() - 40, image.width()) for y in range(image.height())
    )
