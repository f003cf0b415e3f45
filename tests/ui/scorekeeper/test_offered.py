"""What the dialog for a new sheet offers: every rule set, and of some the options, written out by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.games.entry import sheet_variant
from cardtable.games.registry import VARIANTS
from cardtable.ui.scorekeeper.person_rows import PersonRows
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog, offered_kinds
from cardtable.ui.scorekeeper.stake_box import StakeBox
from tests.ui.layout_items import known_items, left_behind
from tests.ui.scorekeeper.by_hand import choose_kind, choose_template, start_of

AGREED = {
    "casino.swedish": {"target", "tie"},
    "casino.mulle_sassersson": {"length", "deals", "tie"},
    "casino.finnish": {"target"},
    "casino.berlin1810": {"target", "lurch", "differences"},
    "piquet.points": {
        *(
            "best_of_five",
            "four_less",
            "from_ten",
            "target",
            "repique",
            "pique",
            "pique_when",
            "repique_when",
            "last_trick",
            "carte_blanche",
            "tens_are_courts",
            "carte_blanche_counts",
        ),
        *("carte_rouge", "smallest_point", "divided", "dealer_repique"),
    },
    "piquet.four_deals": {
        *("prizes", "repique_when", "last_trick", "carte_blanche", "tens_are_courts", "carte_blanche_counts"),
        *("carte_rouge", "smallest_point", "divided", "rounding", "dealer_repique"),
    },
    "piquet.norman": {
        *("target", "last_trick", "equal_tricks", "repique_when", "carte_blanche", "tens_are_courts", "short_hands"),
        *("carte_blanche_counts", "carte_rouge", "smallest_point", "divided", "dealer_repique"),
    },
    "piquet.chouette": {
        *("target", "parties", "box", "repique", "repique_when", "last_trick", "carte_blanche", "tens_are_courts"),
        *("carte_blanche_counts", "carte_rouge", "smallest_point", "divided", "dealer_repique"),
    },
    "ecarte": {"matsch", "treble", "penalty_vole"},
}
"""What makes a difference on paper, of some rule sets."""


def test_every_rule_set_and_a_free_sheet() -> None:
    assert set(offered_kinds()) == {*(kind.id for kind in VARIANTS), "free"}
    assert {kind.id: set(sheet_variant(kind.id).players) for kind in VARIANTS} == {
        kind.id: set(kind.players) for kind in VARIANTS
    }


@pytest.mark.parametrize("kind", AGREED)
def test_the_options_of_a_rule_set_are_offered(qtbot: QtBot, translation: Translation, kind: str) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    choose_kind(dialog, kind)
    QApplication.processEvents()
    assert {row.option.name for row in dialog.options.rows if row.isEnabled() and row.isVisible()} == AGREED[kind]
    words = [label.text() for label in dialog.options.findChildren(QLabel) if label.isVisible()]
    assert "There are no rules to choose." not in words


def test_an_option_that_is_chosen_stands_in_the_setup(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    choose_kind(dialog, "piquet.points")
    QTest.keyClicks(dialog.name_fields[0], "Anna")
    dialog.options.row("carte_rouge").set_value(True)
    dialog.options.row("target").set_value(151)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    setup = dialog.setup()
    assert setup is not None
    assert dict(setup.options) == {"carte_rouge": True, "target": 151, "repique": "at_hundred"}
    assert setup.names[0] == "Anna"


def test_whoever_came_later_does_not_become_the_first_dealer_by_a_swap(qtbot: QtBot, translation: Translation) -> None:
    rows = PersonRows(())
    qtbot.addWidget(rows)
    rows.show_rows(3, ("Anna", "Björn", "Cleo"), QPushButton(rows))
    rows.choose_dealer(1)
    rows.fix_latecomers(2)
    swaps = rows.findChildren(QToolButton)
    swaps[2].click()
    assert rows.names() == ("Anna", "Cleo", "Björn")
    assert rows.dealer == 1
    swaps[1].click()
    assert rows.names() == ("Cleo", "Anna", "Björn")
    assert rows.dealer == 0


def test_partners_are_told_who_plays_with_whom(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    choose_kind(dialog, "casino.berlin1810")
    dialog.choose_players(4)
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Cleo"), strict=False):
        field.setText(name)
    assert dialog.opponents == "Anna and Cleo play against Björn and Player 4."
    dialog.choose_players(3)
    assert dialog.opponents == ""
    choose_kind(dialog, "piquet.robber")
    assert dialog.opponents.startswith("Anna and Cleo play against Björn")
    choose_kind(dialog, "free")
    assert dialog.opponents == ""


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("casino.swedish", "The stake is for one match. The loser of a match pays €0.10."),
        ("piquet.rubicon", "The Rubicon was not crossed: 121 + 96 + 100 = 317. €31.70"),
        # 160 less 120 are four tens.
        ("piquet.session", "Each stake is for 10 points of the settlement. The difference: 160 − 120 = 40. €0.40"),
    ],
)
def test_it_is_told_what_a_stake_is_for(qtbot: QtBot, translation: Translation, kind: str, said: str) -> None:
    dialog = SetupDialog(LastSheet(kind, 10, "EUR"))
    qtbot.addWidget(dialog)
    assert any(said in label.text() for label in dialog.findChildren(QLabel))


def test_a_free_sheet_is_agreed_on_as_for_another_game(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    choose_kind(dialog, "free")
    choose_template(dialog, "Hearts")
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Clara", "David"), strict=True):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    setup = dialog.setup()
    assert setup is not None
    assert dict(setup.options) == {"target": 100, "lowest": True, "whole": 26, "dealer": True}
    assert len(setup.names) == 4


def test_the_frame_goes_from_the_rule_set_to_how_many_play_and_their_names(
    qtbot: QtBot, translation: Translation
) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    # Rows of names and of options come and go with the rule set.
    for kind in ("casino.berlin1810", "piquet.kings", "casino.swedish"):
        choose_kind(dialog, kind)
    dialog.choose_players(4)
    qtbot.waitUntil(dialog.name_fields[-1].isVisible)
    kinds, players = dialog.findChildren(QComboBox)[:2]
    kinds.setFocus()
    gone = [dialog.focusWidget()]
    for _ in range(5):
        QTest.keyClick(gone[-1], Qt.Key.Key_Tab)
        gone.append(dialog.focusWidget())
    assert gone == [kinds, players, *dialog.name_fields]


@pytest.mark.parametrize("kind", ["casino.berlin1810", "piquet.points", "free"])
def test_the_frame_goes_from_the_stake_over_what_is_agreed_to_the_button(
    qtbot: QtBot, translation: Translation, kind: str
) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for turned_to in ("ecarte", kind):
        choose_kind(dialog, turned_to)
    rows = dialog.options.rows
    qtbot.waitUntil(rows[-1].isVisible)
    (stake,) = dialog.findChildren(StakeBox)
    stake.setFocus()
    gone = []
    while dialog.focusWidget() is not start_of(dialog):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        gone.append(dialog.focusWidget())
    wanted = [row.option.name for row in rows if row.isEnabled()]
    reached = [row.option.name for widget in gone for row in rows if row.isAncestorOf(widget)]
    assert list(dict.fromkeys(reached)) == wanted
    qtbot.waitUntil(lambda: dialog.options.height() >= dialog.options.heightForWidth(dialog.options.width()))
    tops = [widget.mapTo(dialog.options, QPoint()).y() for widget in gone if dialog.options.isAncestorOf(widget)]
    assert tops == sorted(tops)


def test_rows_of_persons_that_come_and_go_leave_nothing_behind(qtbot: QtBot) -> None:
    before = known_items()
    rows = PersonRows(())
    qtbot.addWidget(rows)
    rows.show()
    for players in (2, 6, 3, 5, 2):
        rows.show_rows(players, (), rows)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert len(rows.fields) == players
        assert not left_behind(rows, before)
