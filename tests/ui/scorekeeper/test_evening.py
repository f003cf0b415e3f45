"""The account of an evening: read, ticked off, copied and printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.evenings import evening_of_day, evening_words
from cardtable.app.scorekeeper.notes import keep_note, note_on
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import ADVANCED, INTO, OUT, PAID
from cardtable.session.scorebook.model import DealEntry, MarkEntry, SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.look.look import Heading
from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.cash_dialog import CashDialog
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import button, click, named, press, turn_wheel
from tests.ui.scorekeeper.by_hand import answer, choose_kind, start_of


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


def pay(dialog: EveningDialog, number: int = 0, amount: float | None = None) -> CashDialog:
    """Say that a debt has been paid, or a part of it, with the mouse."""
    click([one for one in dialog.findChildren(QPushButton) if one.isVisible() and one.text() == "Paid…"][number])
    asking = dialog.findChildren(CashDialog)[-1]
    if amount is not None:
        asking.amount.setValue(amount)
    QTest.mouseClick(asking.enter_button, Qt.MouseButton.LeftButton)
    return asking


def write_note(dialog: EveningDialog, note: str) -> None:
    """Replace the note on the evening, as by pasting."""
    field = named(dialog, QPlainTextEdit, "Notes on the evening")
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    field.insertPlainText(note)


def open_in(dialog: EveningDialog) -> tuple[str, ...]:
    """What is still to be paid."""
    return dialog.sentences


def rows(dialog: EveningDialog) -> list[tuple[str, str, str]]:
    """What stands in the cash book: what for, who and how much."""
    items = [dialog.entries.topLevelItem(row) for row in range(dialog.entries.topLevelItemCount())]
    return [(item.text(1), item.text(2), item.text(3)) for item in items if item is not None]


def test_what_has_been_paid_is_an_entry_and_stays_paid_when_the_evening_goes_on(desk: SheetDesk, store: Store) -> None:
    window, dialog = evening(desk, store)
    assert open_in(dialog) == ("Björn & Co pays Anna €3.00.",)
    asking = pay(dialog)
    assert asking.sentence == "Björn & Co pays Anna €3.00."
    assert open_in(dialog) == ()
    assert rows(dialog)[-1] == ("paid", "Björn & Co → Anna", "€3.00")
    dialog.close()
    window.keeper.add(MarkEntry((16, 9)))
    _, dialog = evening(desk, store)
    assert open_in(dialog) == ("Björn & Co pays Anna €1.50.",)
    pay(dialog, amount=0.5)
    assert open_in(dialog) == ("Björn & Co pays Anna €1.00.",)
    dialog.activateWindow()
    QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert open_in(dialog) == ("Björn & Co pays Anna €1.50.",)
    dialog.close()
    # Who has won is corrected: what was paid goes back.
    for position in range(3):
        window.keeper.replace(position, MarkEntry((9, 16)))
    _, dialog = evening(desk, store)
    # Three lost matches and the three euros that were paid.
    assert open_in(dialog) == ("Anna pays Björn & Co €7.50.",)


def test_an_entry_is_struck_out_and_stands_again(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    pay(dialog)
    for words, sentences in (("Strike out", ("Björn & Co pays Anna €3.00.",)), ("Reinstate it", ())):
        last = dialog.entries.topLevelItem(dialog.entries.topLevelItemCount() - 1)
        assert last is not None
        dialog.entries.setCurrentItem(last)
        press(dialog, words)
        assert open_in(dialog) == sentences
    first = dialog.entries.topLevelItem(0)
    assert first is not None
    dialog.entries.setCurrentItem(first)
    # A result is corrected on its sheet.
    assert not button(dialog, "Strike out").isEnabled()


def test_payments_are_taken_back_by_the_keys_of_undo_from_everywhere_also_from_the_note(
    desk: SheetDesk, store: Store, qtbot: QtBot
) -> None:
    _, dialog = evening(desk, store)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for _ in range(2):
        dialog.ask(ADVANCED, ("Anna", "Björn & Co", 100, "EUR"))
        press(dialog.findChildren(CashDialog)[-1], "Enter")
    note = named(dialog, QPlainTextEdit, "Notes on the evening")

    def counted() -> int:
        items = [dialog.entries.topLevelItem(row) for row in range(dialog.entries.topLevelItemCount())]
        return sum(item is not None and not item.font(0).strikeOut() for item in items)

    before = counted()
    note.setFocus()
    QTest.keyClicks(note, "Wine")
    # What is typed into the note is taken back first; then it has nothing left of its own.
    for text, entries in (("", before), ("", before - 1), ("", before - 2), ("", before - 2)):
        QTest.keyClick(note, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert (note.toPlainText(), counted()) == (text, entries)
    dialog.entries.setFocus()
    QTest.keyClick(dialog.entries, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert counted() == before - 1
    press(dialog, "Redo")
    assert counted() == before
    press(dialog, "Undo")
    assert counted() == before - 1


def test_ticks_of_an_earlier_release_are_paid(desk: SheetDesk, store: Store) -> None:
    store.put("score_sheet_payments", {"Friday": ["Björn & Co>Anna:300 EUR"]})
    _, dialog = evening(desk, store)
    assert open_in(dialog) == ()
    assert rows(dialog)[0] == ("paid", "Björn & Co → Anna", "€3.00")


def test_advances_and_the_kitty_are_entered_by_finger(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    dialog.ask(ADVANCED)
    asking = dialog.findChildren(CashDialog)[-1]
    assert not asking.enter_button.isEnabled()
    asking.amount.setFocus()
    asking.amount.selectAll()
    for key in "12":
        QTest.mouseClick(asking.keypad.key(key), Qt.MouseButton.LeftButton)
    assert asking.sentence == "Anna pays Björn & Co €12.00."
    QTest.mouseClick(asking.enter_button, Qt.MouseButton.LeftButton)
    assert open_in(dialog) == ("Björn & Co pays Anna €15.00.",)
    for kind in (INTO, OUT):
        dialog.ask(kind)
        asking = dialog.findChildren(CashDialog)[-1]
        asking.amount.setValue(2 if kind == INTO else 0.5)
        asking.reason.setText("cards")
        QTest.mouseClick(asking.enter_button, Qt.MouseButton.LeftButton)
    assert open_in(dialog) == ("Björn & Co pays Anna €15.00.",)
    assert "In the kitty\t\t\t€1.50" in dialog.text().splitlines()
    assert rows(dialog)[-2:] == [("cards", "Anna → Kitty", "€2.00"), ("cards", "Kitty", "€0.50")]


def test_the_wheel_changes_nothing_of_what_is_paid(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    dialog.ask(PAID)
    asking = dialog.findChildren(CashDialog)[-1]
    asking.amount.setValue(12)
    before = asking.sentence
    for field in (asking.payer, asking.receiver, asking.amount):
        field.setFocus()
        turn_wheel(field, 1)
        turn_wheel(field, -2)
        assert asking.sentence == before


def test_payments_follow_a_mended_name_and_a_renamed_evening(desk: SheetDesk, store: Store) -> None:
    window, dialog = evening(desk, store)
    pay(dialog)
    dialog.close()
    desk.ask_correction(window)
    asking = desk.setup_dialog
    assert asking is not None
    asking.name_fields[1].setText("Björn")
    (box,) = [one for one in asking.findChildren(QComboBox) if one.accessibleName() == "Evening"]
    box.setCurrentText("Saturday")
    QTest.mouseClick(start_of(asking), Qt.MouseButton.LeftButton)
    answer(window, "Misspelt")
    assert window.keeper.sheet.setup.names == ("Anna", "Björn")
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    assert open_in(dialog) == ()
    assert rows(dialog)[-1] == ("paid", "Björn → Anna", "€3.00")


def test_the_whole_account_is_copied(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    press(dialog, "Copy")
    lines = QGuiApplication.clipboard().text().splitlines()
    copied = QGuiApplication.clipboard().mimeData()
    assert copied is not None
    assert copied.hasImage()
    assert dialog.closing_page().picture().size() == QGuiApplication.clipboard().image().size()
    assert lines[:10] == [
        "Settlement: Friday",
        "Swedish Casino",
        "",
        "Who pays whom",
        "☐ Björn & Co pays Anna €3.00.\tSwedish Casino",
        "",
        "Won and lost",
        "Name\tMatches\tWon\tGain",
        "Anna\t2\t2\t€3.00",
        "Björn & Co\t2\t0\t−€3.00",
    ]
    assert lines[11:12] == ["How the totals were reached"]
    assert [line.split("\t")[1:] for line in lines[12:]] == [
        ["Swedish Casino, match 1", "Björn & Co → Anna", "€1.50"],
        ["Swedish Casino, match 2", "Björn & Co → Anna", "€1.50"],
    ]


def test_the_page_that_ends_the_evening_is_a_picture_and_a_pdf(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    _, dialog = evening(desk, store)
    page = dialog.closing_page()
    picture = page.picture()
    assert picture.width() == 1280
    shown = {picture.pixelColor(x, y).name() for x in range(0, 1280, 2) for y in range(0, picture.height(), 2)}
    # Black letters on white paper; names with tags are plain text.
    assert "#ffffff" in shown
    assert min(int(name[1:3], 16) for name in shown) < 80
    page.write_pdf(str(tmp_path / "evening.pdf"))
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")
    with pytest.raises(CodedError):
        page.write_pdf(str(tmp_path / "nowhere" / "evening.pdf"))
    tagged = ClosingPage("<b>A</b>", (), (("<i>", (("<u>x</u>", "y"),)),))
    assert "<b>A</b>" in tagged.document().toPlainText()


def test_figures_on_the_page_stand_below_each_other(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    document = dialog.closing_page().document()
    found: dict[str, Qt.AlignmentFlag] = {}
    block = document.begin()
    while block.isValid():
        found.setdefault(block.text(), block.blockFormat().alignment())
        block = block.next()
    assert {found[title] for title in ("Matches", "Won", "Gain")} == {Qt.AlignmentFlag.AlignRight}
    assert found["Name"] != Qt.AlignmentFlag.AlignRight
    assert found["Swedish Casino, match 1"] != Qt.AlignmentFlag.AlignRight


def test_a_name_for_the_file_is_offered(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    _, dialog = evening(desk, store)
    (action,) = [one for one in dialog.findChildren(QAction) if one.text() == "As a p&icture…"]
    action.trigger()
    (asking,) = dialog.findChildren(QFileDialog)
    name = Path(asking.selectedFiles()[0]).name
    assert name.removesuffix(".png") == "".join(one for one in dialog.windowTitle() if one.isalnum() or one in " -")
    asking.fileSelected.emit(str(tmp_path / "page.png"))
    assert (tmp_path / "page.png").read_bytes().startswith(b"\x89PNG")
    asking.close()


def test_it_is_printed(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    _, dialog = evening(desk, store)
    (button,) = [one for one in dialog.findChildren(QPushButton) if one.text() == "&Print…"]
    button.click()
    (preview,) = dialog.findChildren(QPrintPreviewDialog)
    assert preview.printer().docName() == "The evening’s settlement"
    preview.close()


def test_notes_on_an_evening_are_kept_and_copied(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    setup = SheetSetup("ecarte", ("Anna", "Björn"), evening="Friday")
    desk.open_sheet(store.create_sheet("ecarte", setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    write_note(dialog, "A mulle in the\nvery first deal\n")
    # It is kept while somebody still looks at it.
    qtbot.waitUntil(lambda: store.get("score_sheet_notes") == {"Friday": ["A mulle in the", "very first deal"]})
    assert dialog.text().endswith("A mulle in the\nvery first deal\n")
    write_note(dialog, "A mulle")
    dialog.reject()
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    assert dialog.note == "A mulle"
    write_note(dialog, "")
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
    assert open_in(dialog) == ("Björn pays €1.80 into the kitty.",)
    press(dialog, "Copy")
    assert "Kitty\t€1.80" in QGuiApplication.clipboard().text().splitlines()


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
        choose_kind(dialog, "ecarte")
        dialog.name_fields[0].setText("Anna")
        dialog.name_fields[1].setText(name)
        before = len(desk.windows)
        QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
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
    assert f"Settlement: {evening_words(german)}" in headings
    assert german not in headings
    dialog_of_evening.close()


def test_where_no_match_ends_there_are_gains_alone(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    setup = SheetSetup("free", ("Anna", "Uwe", "Bea"), {"pay": "points"}, stake=10, unit="EUR", evening="Friday")
    sheet = ScoreSheet(setup)
    sheet.add(DealEntry((Cell("total", 1, "-24"),), "totals"))
    dialog = EveningDialog("Friday", [sheet])
    qtbot.addWidget(dialog)
    lines = dialog.text().splitlines()
    place = lines.index("Won and lost")
    # Uwe pays 24 points to each of two.
    assert lines[place + 1 : place + 5] == ["Name\tGain", "Anna\t€2.40", "Bea\t€2.40", "Uwe\t−€4.80"]


def test_a_match_that_is_not_over_is_told_beside_the_account(desk: SheetDesk, store: Store) -> None:
    window, dialog = evening(desk, store)
    assert "Not over yet" not in dialog.text()
    window.keeper.add(MarkEntry((5, 3)))
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    told = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert "Not over yet: Swedish Casino (Anna 5 and Björn & Co 3)." in told
    lines = dialog.text().splitlines()
    assert lines[lines.index("Not over yet") + 1] == "Swedish Casino (Anna 5 and Björn & Co 3)"


def test_all_of_the_page_begins_below_its_title(desk: SheetDesk, store: Store) -> None:
    _, dialog = evening(desk, store)
    dialog.show()
    QApplication.processEvents()
    begins = set()
    for label in dialog.findChildren(Label):
        if label.isVisible() and label.text() and label.x() < 40:
            begins.add(label.mapTo(dialog, label.contentsRect().topLeft()).x())
    begins.add(dialog.entries.mapTo(dialog, QPoint()).x())
    begins.add(min(one.mapTo(dialog, QPoint()).x() for one in dialog.findChildren(QPushButton) if one.isVisible()))
    assert begins == {20}
