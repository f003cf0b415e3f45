"""How a person has fared, told in full and with a picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.sheet_statistics import sheet_statistics
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, MarkEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.person_dialog import PersonDialog
from cardtable.words.families import words_for
from tests.ui.scorekeeper.parts import persons_list


def deal(*cells: tuple[str, int, str], method: str = "by_category") -> DealEntry:
    return DealEntry(tuple(Cell(*cell) for cell in cells), method)


def ecarte(*names: str, **options: bool) -> ScoreSheet:
    """Anna wins a match by 5 : 0, loses one and wins one, by 5 : 1."""
    sheet = ScoreSheet(SheetSetup("ecarte", names, options, 1, begun="2026-11-20T19:00:00+00:00"))
    for winner, tricks in ((0, 5), (0, 5), (0, 3), (1, 5), (1, 5), (1, 3), (1, 3), (0, 5), (0, 5), (0, 3)):
        sheet.add(deal(("tricks", winner, str(tricks))))
    return sheet


def test_matches_deals_and_feats_are_counted() -> None:
    feats = words_for("ecarte").feats
    fared = sheet_statistics([ecarte("Anna", "Björn", matsch=True), ecarte("Cleo", "Anna")], "Anna", feats)
    assert (fared.won, fared.lost) == (2 + 1, 1 + 2)
    # By matsch alone more than a single stake is paid: the first match was 5 : 0, and so was the second.
    assert (fared.won_higher, fared.lost_higher) == (1, 1)
    assert fared.deals == 20
    assert fared.best == 2
    assert fared.feats == {"vole": 4 + 2}
    assert fared.against == {("Björn",): [2, 1], ("Cleo",): [1, 2]}
    assert fared.balance == [0, 1, 0, 1, 0, 1, 0]
    assert fared.streak == 1


def test_points_are_averaged_over_deals_and_not_over_marks() -> None:
    sheet = ScoreSheet(SheetSetup("piquet.session", ("Anna", "Björn"), dealer=1))
    sheet.add(deal(("total", 0, "30"), ("total", 1, "12"), method="totals"))
    sheet.add(deal(("misdeal", 0, "1"), method="totals"))
    sheet.add(MarkEntry((5, 0)))
    sheet.add(deal(("total", 0, "11"), ("total", 1, "20"), method="totals"))
    fared = sheet_statistics([sheet], "Anna", {})
    assert (fared.deals, fared.average, fared.best) == (2, 20.5, 30)


def test_who_was_not_there_has_fared_nohow() -> None:
    fared = sheet_statistics([ecarte("Anna", "Björn")], "Cleo", {})
    assert (fared.deals, fared.average, fared.best, fared.balance) == (0, 0.0, None, [0])


def test_the_statistics_tell_it_in_full(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    sheet = ecarte("Anna", "Björn", matsch=True)
    changes = [change.to_json() for change in sheet.log]
    summary = {"points": [0, 0], "deals": 10, "played": [3, 3], "won": [2, 1], "gains": [1, -1]}
    summary |= {"parties": [[0], [1]], "stake": 100, "unit": ""}
    store.create_sheet("ecarte", sheet.setup.names, "", sheet.setup.to_json(), changes, summary)
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    (row,) = persons_list(dialog).findItems("Anna", Qt.MatchFlag.MatchExactly)
    persons_list(dialog).setCurrentItem(row)
    persons_list(dialog).itemActivated.emit(row, 0)
    (person,) = dialog.findChildren(PersonDialog)
    assert person.windowTitle() == "Anna: Écarté for two"
    assert dict(person.told) == {
        "Deals": "10",
        "Points in a deal": "1.0",
        "Best deal": "2",
        "The vole": "in 4 deals",
        "Matches won and lost": "2\xa0:\xa01",
        "Double or more": "1\xa0:\xa01",
        "Against Björn": "2\xa0:\xa01",
    }
    person.close()
    dialog.close()


def test_it_is_told_in_the_language_that_is_chosen(qtbot: QtBot, translation: Translation) -> None:
    sheet = ecarte("Anna", "Björn")
    for tricks in (5, 5, 3):
        sheet.add(deal(("tricks", 0, str(tricks))))
    dialog = PersonDialog("Anna", "ecarte", sheet_statistics([sheet], "Anna", {}))
    qtbot.addWidget(dialog)
    dialog.show()
    assert ("Won in a row", "2") in dialog.told
    translation.switch("de")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Anna: Écarté zu zweit")
    shown = {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}
    assert {"Hintereinander gewonnen", "3\xa0:\xa01", "Gewonnene Partien weniger verlorene Partien"} <= shown
