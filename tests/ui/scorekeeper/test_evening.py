"""The account of an evening: read, ticked off, copied and printed."""

from __future__ import annotations

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.evenings import evening_of_day, evening_words
from cardtable.app.scorekeeper.notes import keep_note, note_on
from cardtable.session.scorebook.model import MarkEntry, SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.look.look import Heading
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.window import SheetWindow


def evening(desk: SheetDesk, store: Store) -> tuple[SheetWindow, EveningDialog]:
    """A sheet on which Anna has won two matches of one stake each, with the account of its evening."""
    setup = SheetSetup("casino.swedish", ("Anna", "Björn & Co"), stake=150, unit="EUR", evening="Friday")
    if not desk.windows:
        desk.open_sheet(store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json()))
    (window,) = desk.windows
    if not window.keeper.sheet.entries:
        for _ in range(2):
            window.keeper.add(MarkEntry((16, 9)))
    desk.show_evening(window)
    return window, window.findChildren(EveningDialog)[-1]


def test_what_has_been_paid_is_ticked_off_and_remembered(desk: SheetDesk, store: Store) -> None:
    window, dialog = evening(desk, store)
    (tick,) = dialog.ticks
    assert tick.text() == "Björn && Co pays Anna €3.00."
    assert not tick.isChecked()
    tick.click()
    dialog.close()
    _, dialog = evening(desk, store)
    assert dialog.ticks[0].isChecked()
    dialog.close()
    # Another amount is another payment.
    window.keeper.add(MarkEntry((16, 9)))
    _, dialog = evening(desk, store)
    assert not dialog.ticks[0].isChecked()


def test_the_whole_account_is_copied(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Friday",
        "Swedish Casino",
        "",
        "Name\tMatches\tWon\tGain",
        "Anna\t2\t2\t€3.00",
        "Björn & Co\t2\t0\t−€3.00",
        "",
        "Björn & Co pays Anna €3.00.",
    ]


def test_it_is_printed(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    _, dialog = evening(desk, store)
    (button,) = [one for one in dialog.findChildren(QPushButton) if one.text() == "&Print…"]
    button.click()
    (preview,) = dialog.findChildren(QPrintPreviewDialog)
    assert preview.printer().docName() == "Settlement of the evening"
    preview.close()


def test_notes_on_an_evening_are_kept_and_copied(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    setup = SheetSetup("ecarte", ("Anna", "Björn"), evening="Friday")
    desk.open_sheet(store.create_sheet("ecarte", setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    dialog.write_note("A mulle in the\nvery first deal\n")
    # It is kept while somebody still looks at it.
    qtbot.waitUntil(lambda: store.get("score_sheet_notes") == {"Friday": ["A mulle in the", "very first deal"]})
    assert dialog.text().endswith("A mulle in the\nvery first deal\n")
    dialog.write_note("A mulle")
    dialog.reject()
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    assert dialog.note == "A mulle"
    dialog.write_note("")
    dialog.close()
    assert store.get("score_sheet_notes") == {}


def test_a_note_that_cannot_be_read_is_none(store: Store) -> None:
    store.put("score_sheet_notes", ["no notes"])
    assert note_on(store, "Friday") == ""
    keep_note(store, "Friday", "x" * 1000 + "\n\ny")
    assert note_on(store, "Friday") == "x" * 800 + "\n" + "x" * 200 + "\n\ny"
    store.close()

    class Broken:
        def get(self, key: str, default: object = None, /) -> object:
            raise StoreError("database_is_damaged")

        def put(self, key: str, value: object, /) -> None:
            raise StoreError("cannot_write")

    assert note_on(Broken(), "Friday") == ""


def test_what_goes_into_the_kitty_has_a_line_and_a_row(desk: SheetDesk, store: Store) -> None:
    setup = SheetSetup(
        "free", ("Anna", "Björn"), {"pay": "points", "kitty": True}, stake=10, unit="EUR", evening="Friday"
    )
    desk.open_sheet(store.create_sheet("free", setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    window.keeper.add(MarkEntry((30, 12)))
    desk.show_evening(window)
    (dialog,) = window.findChildren(EveningDialog)
    assert [tick.text() for tick in dialog.ticks] == ["Björn pays €1.80 into the kitty."]
    dialog.copy_button.click()
    assert "Kitty\t\t\t€1.80" in QGuiApplication.clipboard().text().splitlines()


def test_an_evening_that_bears_its_date_is_told_in_the_language_of_the_program(translation: Translation) -> None:
    translation.switch("de")
    begun = evening_of_day(QDate(2026, 11, 23))
    assert begun == "Montag, 23. November 2026"
    translation.switch("en")
    assert evening_words(begun) == evening_of_day(QDate(2026, 11, 23)) != begun
    for own in ("", "Friday", "Montag", "Montag, 23. November 2026 bei Björn", "Dienstag, 23. November 2026"):
        assert evening_words(own) == own


def test_an_evening_goes_on_in_another_language(
    desk: SheetDesk, store: Store, qtbot: QtBot, translation: Translation
) -> None:
    translation.switch("de")

    def begin(name: str) -> SheetWindow:
        desk.ask_new_sheet()
        dialog = desk.setup_dialog
        assert dialog is not None
        dialog.choose_kind("ecarte")
        dialog.name_fields[0].setText("Anna")
        dialog.name_fields[1].setText(name)
        before = len(desk.windows)
        QTest.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: len(desk.windows) > before)
        return desk.windows[-1]

    first = begin("Björn")
    german = first.keeper.sheet.setup.evening
    translation.switch("en")
    second = begin("Cleo")
    # It is the same evening, with one account for both sheets.
    assert second.keeper.sheet.setup.evening == german
    assert len(store.sheets(evening=german)) == 2
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    offered = [box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Evening"]
    assert [box.currentText() for box in offered] == [evening_words(german)]
    assert [offered[0].itemText(place) for place in range(offered[0].count())].count(evening_words(german)) == 1
    desk.show_evening(second)
    dialog_of_evening = second.findChildren(EveningDialog)[-1]
    headings = [label.text() for label in dialog_of_evening.findChildren(Heading)]
    assert evening_words(german) in headings
    assert german not in headings
    dialog_of_evening.close()
