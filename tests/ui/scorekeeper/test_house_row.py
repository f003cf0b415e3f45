"""Rules with a name on a score sheet: chosen from those that are kept or a file, and told with the sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from cardtable.core.rules import OptionValue
from cardtable.games.registry import variant
from cardtable.session.agreements import SUFFIX, Agreement, agreement_to_text
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.ui.dialogs.agreement_dialog import AgreementDialog
from cardtable.ui.dialogs.agreement_row import AgreementRow
from cardtable.ui.look.look import Heading
from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.house_row import HouseRow
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import named, press
from tests.ui.scorekeeper.by_hand import choose_kind, start_of

CHANGES = {"hand_cards": 6, "sweep_points": 2, "target": 21}
"""Cards in the hand are nothing that a sheet asks for; the others are."""
RULES = variant("casino.house").rule_set(3, CHANGES)


def setting_up(desk: SheetDesk) -> SetupDialog:
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    return dialog


def kept(store: Store) -> None:
    store.save_favourite(Favourite("Aunt Frida’s", "casino.house", 3, CHANGES))
    store.save_favourite(Favourite("Quick one", "ecarte", 2, {}))


def choose(dialog: SetupDialog, name: str) -> None:
    box = named(dialog, QComboBox, "Saved rules")
    place = box.findText(name)
    assert place > 0
    box.setCurrentIndex(place)
    box.activated.emit(place)


def begin(desk: SheetDesk, dialog: SetupDialog, qtbot: QtBot) -> SheetWindow:
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Clara"), strict=False):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    return desk.windows[0]


def test_saved_rules_are_chosen_by_their_name_and_kept_whole(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    kept(store)
    dialog = setting_up(desk)
    choose_kind(dialog, "casino.house")
    box = named(dialog, QComboBox, "Saved rules")
    assert [box.itemText(place) for place in range(box.count())] == ["Saved rules…", "Aunt Frida’s"]
    choose(dialog, "Aunt Frida’s")
    assert (len(dialog.name_fields), box.currentText()) == (3, "Aunt Frida’s")
    window = begin(desk, dialog, qtbot)
    assert window.keeper.sheet.rule_set == RULES
    assert dict(window.keeper.sheet.setup.options) == CHANGES
    assert window.keeper.number is not None
    setup, _ = store.load_sheet(window.keeper.number)
    assert setup["options"] == CHANGES


@pytest.mark.parametrize(
    ("kind", "players", "changes"),
    [
        ("piquet.points", 2, {"elder_least": 1, "pique": "own_partie", "stake": 5}),
        ("piquet.meyers1888", 2, {"carte_rouge": True}),
        ("ecarte", 2, {"treble": True, "stake": 2}),
        ("ecarte.chouette", 4, {"matsch": True, "box": "passes"}),
    ],
)
def test_saved_rules_of_every_family_keep_their_name_whatever_is_staked(
    desk: SheetDesk, store: Store, qtbot: QtBot, kind: str, players: int, changes: dict[str, OptionValue]
) -> None:
    store.save_favourite(Favourite("Club night", kind, players, changes))
    dialog = setting_up(desk)
    choose_kind(dialog, kind)
    choose(dialog, "Club night")
    box = named(dialog, QComboBox, "Saved rules")
    assert box.currentText() == "Club night"
    press(dialog, "These rules in words, to share…")
    (shown,) = dialog.findChildren(AgreementDialog)
    assert "Club night" in [heading.text() for heading in shown.findChildren(Heading)]
    shown.reject()
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Clara", "Dora"), strict=False):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    rule_set = desk.windows[0].keeper.sheet.rule_set
    assert rule_set is not None
    for name, value in changes.items():
        assert rule_set.options[name] == value or name == "stake"


def test_rules_that_were_changed_since_have_no_name_any_more(desk: SheetDesk, store: Store) -> None:
    kept(store)
    dialog = setting_up(desk)
    choose_kind(dialog, "casino.house")
    choose(dialog, "Aunt Frida’s")
    box = named(dialog, QComboBox, "Saved rules")
    dialog.options.row("target").set_value(31)
    assert box.currentText() == "Saved rules…"
    press(dialog, "These rules in words, to share…")
    (shown,) = dialog.findChildren(AgreementDialog)
    assert "House rules" in [heading.text() for heading in shown.findChildren(Heading)]
    dialog.options.row("target").set_value(21)
    assert box.currentText() == "Aunt Frida’s"
    dialog.choose_players(2)
    assert box.currentText() == "Saved rules…"


def test_the_next_sheet_begins_with_the_same_rules(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    kept(store)
    dialog = setting_up(desk)
    choose_kind(dialog, "casino.house")
    choose(dialog, "Aunt Frida’s")
    begin(desk, dialog, qtbot)
    again = setting_up(desk)
    QTest.mouseClick(start_of(again), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 2)
    assert desk.windows[1].keeper.sheet.rule_set == RULES
    third = setting_up(desk)
    choose_kind(third, "casino.royal")
    choose_kind(third, "casino.house")
    assert [one.text() for one in third.name_fields] == ["Anna", "Björn", "Clara"]


def test_rules_of_a_file_bring_their_kind(desk: SheetDesk, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = setting_up(desk)
    choose_kind(dialog, "ecarte")
    file = tmp_path / f"frida{SUFFIX}"
    file.write_text(agreement_to_text(Agreement("Aunt Frida’s", RULES)), encoding="utf-8")
    (row,) = dialog.findChildren(AgreementRow)
    row.read_file(file)
    assert (dialog.kind, len(dialog.name_fields)) == ("casino.house", 3)
    assert begin(desk, dialog, qtbot).keeper.sheet.rule_set == RULES


def test_a_spoilt_file_changes_nothing_and_says_why(desk: SheetDesk, tmp_path: Path) -> None:
    dialog = setting_up(desk)
    choose_kind(dialog, "ecarte")
    file = tmp_path / f"frida{SUFFIX}"
    file.write_text("{", encoding="utf-8")
    (row,) = dialog.findChildren(AgreementRow)
    row.read_file(file)
    assert dialog.kind == "ecarte"
    (house,) = dialog.findChildren(HouseRow)
    told = [label.text() for label in house.findChildren(Label) if label.isVisible()]
    assert len(told) == 1
    assert told[0].endswith(".")


def test_what_is_agreed_is_told_in_words_with_the_name(desk: SheetDesk, store: Store) -> None:
    kept(store)
    dialog = setting_up(desk)
    choose_kind(dialog, "casino.house")
    choose(dialog, "Aunt Frida’s")
    press(dialog, "These rules in words, to share…")
    (shown,) = dialog.findChildren(AgreementDialog)
    assert "Aunt Frida’s" in [heading.text() for heading in shown.findChildren(Heading)]


@pytest.mark.parametrize("kind", ["free", "casino.royal"])
def test_only_rules_of_the_kind_are_offered(desk: SheetDesk, store: Store, kind: str) -> None:
    kept(store)
    dialog = setting_up(desk)
    choose_kind(dialog, kind)
    boxes = [box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Saved rules"]
    assert not any(box.isVisible() for box in boxes)


def test_nonsense_is_told_at_once_and_no_sheet_begins_with_it(desk: SheetDesk) -> None:
    dialog = setting_up(desk)
    choose_kind(dialog, "piquet.points")
    for field, name in zip(dialog.name_fields, ("Anna", "Björn"), strict=True):
        field.setText(name)
    dialog.options.row("pique").set_value("own_partie")
    dialog.options.row("repique").set_value("count")
    assert "if a repique, which is worth more, only adds points" in dialog.refusal
    assert not start_of(dialog).isEnabled()
    dialog.options.row("repique").set_value("own_partie")
    assert dialog.refusal == ""
    assert start_of(dialog).isEnabled()
