"""What one stake is worth, typed in by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from cardtable.app.scorekeeper.last_sheet import MOST_STAKES, LastSheet
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.dialogs.settings_rows import Caption
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.stake_box import StakeBox
from tests.ui.clicks import button, click, named, turn_wheel
from tests.ui.scorekeeper.by_hand import choose_kind, choose_template, start_of


@pytest.mark.parametrize("locale", ["de_DE", "en_US", "fr_FR"])
@pytest.mark.parametrize(("typed", "hundredths"), [("0.50", 50), ("0,50", 50), ("12", 1200), ("1,5", 150)])
def test_a_point_and_a_comma_mean_the_same(qtbot: QtBot, locale: str, typed: str, hundredths: int) -> None:
    box = StakeBox()
    qtbot.addWidget(box)
    box.setLocale(QLocale(locale))
    box.show()
    box.selectAll()
    QTest.keyClicks(box, typed)
    box.interpretText()
    assert box.hundredths == hundredths
    assert box.text().count(QLocale(locale).decimalPoint()) == 1


def test_the_wheel_leaves_the_value_alone(qtbot: QtBot) -> None:
    box = StakeBox()
    qtbot.addWidget(box)
    box.setValue(2)
    box.show()
    box.setFocus()
    assert not any(turn_wheel(box, notches) for notches in (1, -1))
    assert box.hundredths == 200


def stake_of(dialog: SetupDialog) -> StakeBox:
    return named(dialog, StakeBox, "One stake")


def begin_skat(desk: SheetDesk, stake: str) -> None:
    """Begin a sheet for Skat, at which points are paid for, by mouse and keys."""
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, "free")
    choose_template(dialog, "Skat")
    box = stake_of(dialog)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, stake)
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Cleo"), strict=True):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)


def test_a_stake_for_points_is_not_proposed_for_matches_and_comes_back_with_its_game(
    desk: SheetDesk, store: Store
) -> None:
    begin_skat(desk, "0.05")
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    assert stake_of(dialog).hundredths == 5
    choose_kind(dialog, "casino.swedish")
    assert stake_of(dialog).hundredths == 100
    # What is typed for a match stays with other games to a match.
    box = stake_of(dialog)
    box.selectAll()
    QTest.keyClicks(box, "0.5")
    choose_kind(dialog, "ecarte")
    assert box.hundredths == 50
    choose_kind(dialog, "free")
    choose_template(dialog, "Skat")
    assert box.hundredths == 5
    dialog.close()


def test_points_of_a_settlement_are_no_matches(desk: SheetDesk) -> None:
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, "casino.swedish")
    box = stake_of(dialog)
    box.selectAll()
    QTest.keyClicks(box, "3")
    choose_kind(dialog, "piquet.rubicon")
    assert box.hundredths == 100
    dialog.close()


def test_who_goes_on_with_others_keeps_what_was_agreed_for_other_games(desk: SheetDesk, store: Store) -> None:
    begin_skat(desk, "0.05")
    last = LastSheet.from_json(store.get("score_sheet"))
    last.agreed["ecarte"] = (["Dora", "Emil"], {"matsch": True})
    last.stakes["ecarte"] = 20
    store.put("score_sheet", last.to_json())
    desk.ask_other_persons(desk.windows[-1])
    dialog = desk.setup_dialog
    assert dialog is not None
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    now = LastSheet.from_json(store.get("score_sheet"))
    assert now.agreed["ecarte"] == (["Dora", "Emil"], {"matsch": True})
    assert (now.stakes["ecarte"], now.stakes["free Skat"]) == (20, 5)


def test_stakes_of_strangers_are_bounded() -> None:
    told = {"stakes": {"ecarte": 20, "a": -1, "b": "5", "c": True, "d": 10**9}}
    assert LastSheet.from_json(told).stakes == {"ecarte": 20}
    many = LastSheet.from_json({"stakes": {str(one): one for one in range(1000)}})
    assert len(many.stakes) == MOST_STAKES
    many.keep_stake(SheetSetup("ecarte", ("Anna", "Björn"), stake=7))
    kept = LastSheet.from_json(many.to_json())
    assert (len(kept.stakes), kept.stakes["ecarte"]) == (MOST_STAKES, 7)


def test_whole_numbers_are_shown_as_in_sentences_unless_they_are_money(qtbot: QtBot) -> None:
    box = StakeBox()
    qtbot.addWidget(box)
    box.setLocale(QLocale("en_US"))
    box.setValue(2)
    texts = []
    for unit in ("", "EUR", "nuts"):
        box.set_unit(unit)
        texts.append(box.text())
    box.setValue(2.5)
    assert [*texts, box.text()] == ["2", "2.00", "2", "2.50"]


def begin_match(desk: SheetDesk, kind: str, evening: str, stake: str = "", whole: bool | None = None) -> str:
    """Begin a sheet by mouse and keys; return what was proposed for a stake."""
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, kind)
    named(dialog, QComboBox, "Evening").setCurrentText(evening)
    box, unit = stake_of(dialog), named(dialog, QComboBox, "Paid in")
    proposed = f"{box.text()} {unit.currentText()}"
    if stake:
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, stake)
    agreed = button(dialog, "Agreed for the whole evening")
    if whole is not None and agreed.isChecked() != whole:
        click(agreed)
    for field, name in zip(dialog.name_fields, ("Anna", "Björn"), strict=False):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    desk.windows[-1].close()
    return proposed


def test_a_stake_can_be_agreed_for_a_whole_evening(desk: SheetDesk) -> None:
    begin_match(desk, "casino.swedish", "Friday", "0.50", whole=True)
    # One sheet of another evening has a stake of its own.
    begin_match(desk, "ecarte", "Saturday", "3")
    assert begin_match(desk, "ecarte", "Friday").startswith("0.50")
    assert begin_match(desk, "ecarte", "Sunday").startswith("0.50")
    # Points of the settlement are no matches.
    assert not begin_match(desk, "piquet.rubicon", "Friday").startswith("0.50")
    begin_match(desk, "casino.swedish", "Friday", "2", whole=False)
    assert begin_match(desk, "ecarte", "Friday", "4").startswith("0.50")
    assert begin_match(desk, "ecarte", "Friday").startswith("4")


def test_an_evening_whose_name_is_passed_while_another_is_typed_leaves_nothing(desk: SheetDesk) -> None:
    begin_match(desk, "casino.swedish", "Club 1", "50", whole=True)
    begin_match(desk, "casino.swedish", "Monday", "2")
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, "casino.swedish")
    evening, agreed = named(dialog, QComboBox, "Evening"), button(dialog, "Agreed for the whole evening")
    line = evening.lineEdit()
    assert line is not None
    evening.setFocus()
    line.selectAll()
    QTest.keyClicks(evening, "Club 1")
    assert (stake_of(dialog).hundredths, agreed.isChecked()) == (5000, True)
    QTest.keyClicks(evening, "2")
    assert (stake_of(dialog).hundredths, agreed.isChecked()) == (200, False)
    # What a person has ticked stays while the name is typed.
    click(agreed)
    QTest.keyClicks(evening, "3")
    assert agreed.isChecked()
    dialog.close()


@pytest.mark.parametrize("words", ["Evening", "One stake", "Paid in"])
def test_captions_stand_in_the_middle_of_their_fields(qtbot: QtBot, words: str) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.resize(1280, 800)
    dialog.show()
    (label,) = [one for one in dialog.findChildren(Caption) if one.text() == words]
    qtbot.waitUntil(lambda: label.geometry().right() < label.buddy().geometry().left())
    assert abs(label.geometry().center().y() - label.buddy().geometry().center().y()) <= 1
