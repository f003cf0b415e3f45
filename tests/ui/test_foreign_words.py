"""Records, sheets, favourites and settings of strangers: every view of them shows characters and does nothing else."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import KEY, Settings
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.files import import_record
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.ui.dialogs.about import AboutDialog
from cardtable.ui.dialogs.all_cards import AllCardsDialog
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.cli.records import recorded
from tests.core.test_foreign import is_harmless
from tests.ui.opened_files import opened_files
from tests.ui.scorekeeper.views import views_of

PICTURE = "p.png"
MARKUP = f"A<img src={PICTURE}>&<h1>B"
"""Short enough to pass the gate whole; to a rich text it is a picture of the working directory."""
HOSTILE = {
    "markup": MARKUP,
    "orders": "\x1b]0;x\x07\0\r\n\u202e<b>C</b>\u2028\x9b",
    "large": "<h1>" + "W" * 10**6,
}
LONGEST_SHOWN = 4000
"""Characters of the longest words that any view shows, of lists of names for instance."""
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


@pytest.fixture
def picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A picture in the working directory, which is another one than the program's."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    monkeypatch.chdir(folder)
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    assert image.save(PICTURE)
    return folder


@pytest.fixture
def open_window(qtbot: QtBot, translation: Translation, store: Store) -> Iterator[Callable[[], MainWindow]]:
    font, palette = QApplication.font(), QApplication.palette()
    made: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(store, translation, MARKUP, ScriptedClient(takes_most), MARKUP)
        qtbot.addWidget(window)
        made.append(window)
        window.show()
        return window

    yield make
    for window in made:
        for sheet in list(window.sheet_door.desk.windows):
            sheet.close()
        window.controller.leave()
        window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


# What strangers have made


def hostile_record(text: str, deals: int, actions: int = 0, players: int = 2, **options: Any) -> dict[str, Any]:
    """A match of persons whose names are ``text``, with ``text`` for the time as well."""
    document: dict[str, Any] = json.loads(
        recorded("casino.swedish", players, deals, actions, **options).record().to_text()
    )
    for seat in document["seats"]:
        seat["name"] = text
    return {**document, "made": text}


def hostile_sheet(text: str) -> dict[str, Any]:
    """A sheet with ``text`` wherever a sheet has words of its own. More than the reader takes is for the database."""
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {}))
    sheet.add(DealEntry((Cell("aces", 0, "3"),), "by_category"), "Anna")
    document: dict[str, Any] = json.loads(sheet_to_text(sheet))
    document["setup"] |= {"names": [text[:40], f"{text[:30]}2"], "unit": text, "evening": text, "begun": text}
    line = {"code": text, "party": 0, "points": 1, "params": {text: text}, "cards": [], "marked": True}
    entries: list[dict[str, Any]] = [
        {"entry": "played", "match": 1, "number": 0, "lines": [line]},
        {"entry": "deal", "method": text, "cells": [[text, 0, text]]},
        {"entry": "deal", "method": "by_category", "cells": [["aces", 0, text]]},
    ]
    for position, entry in enumerate(entries, 1):
        document["log"].append({"action": "add", "position": position, "entry": entry, "who": text, "when": text})
    return document


def fill(store: Store, folder: Path, text: str, language: str) -> None:
    """Put ``text`` into every word of a database, past all gates."""
    file = folder / "record.cardtable"
    for document in (hostile_record("x", 1, 3), hostile_record("y", 1), hostile_record("z", 9, target=1)):
        file.write_text(json.dumps(document), encoding="utf-8")
        import_record(store, file)
    made = SheetKeeper(store, ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {}, evening="x")))
    assert made.number is not None
    store.save_favourite(Favourite("x", "casino.swedish", 2, {}))
    kept = text.encode("utf-8", "replace").decode()
    sheet = hostile_sheet(kept[:200] if len(kept) > 200 else kept)
    connection = store._connection
    connection.execute("UPDATE seats SET name = ?", (kept,))
    connection.execute("UPDATE matches SET made = ?", (kept,))
    connection.execute("UPDATE score_lines SET code = ?, params = ?", (kept, json.dumps({kept: kept})))
    connection.execute("UPDATE sheet_seats SET name = ?", (kept,))
    connection.execute("UPDATE sheets SET evening = ?, setup = ?", (kept, json.dumps(sheet["setup"])))
    connection.execute("UPDATE sheets SET summary = json_set(summary, '$.unit', ?)", (kept,))
    connection.execute("UPDATE favourites SET name = ?", (kept,))
    for position, change in enumerate(sheet["log"]):
        connection.execute("INSERT INTO sheet_changes VALUES (?, ?, ?)", (made.number, position, json.dumps(change)))
    kept = kept[: 10**5]
    values: dict[str, Any] = {
        KEY: {**Settings(language=language, speed="at_once", pace="none").to_json(), "room": kept, "counting": [kept]},
        "window": {"geometry": kept, "record": kept, "parts": [kept]},
        "guided": [kept],
        "new_game": {
            "variant": kept,
            "seats": [[kept, "human"], [kept, kept], kept],
            "agreed": {kept: [2, {kept: kept}], "casino.swedish": [2, {kept: kept}]},
        },
        "score_sheet": {
            **dict.fromkeys(("kind", "unit", "evening", "day"), kept),
            "agreed": {"casino.swedish": [[kept, kept], {kept: kept}], kept: [[kept], {}]},
        },
        "score_sheet_drafts": {str(made.number): {"position": 4, "method": kept, "cells": [[kept, 0, kept]]}},
    }
    for name, value in values.items():
        connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, json.dumps(value)))


# What views show


def words_of(widget: QWidget) -> Iterator[str]:
    """All words of one widget that are never markup."""
    yield from (widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield from (widget.text(),)
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    for action in widget.actions():
        yield action.text()


def tips_of(widget: QWidget) -> Iterator[str]:
    """All words of one widget that Qt takes for markup if they look like it."""
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
    for action in widget.findChildren(QAction, options=Qt.FindChildOption.FindDirectChildrenOnly):
        yield from (action.toolTip(), action.statusTip(), action.whatsThis())
    if isinstance(widget, QComboBox):
        for place in range(widget.count()):
            yield widget.itemData(place, Qt.ItemDataRole.ToolTipRole) or ""


def cells_of(model: QAbstractItemModel | None, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    if model is None:
        return
    above = parent or QModelIndex()
    for row in range(min(model.rowCount(above), 30)):
        # The method is a private one of lists, which have one column.
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(above)):
            index = model.index(row, column, above)
            yield index
            if model.rowCount(index):
                yield from cells_of(model, index)


OWN_MARKS = re.compile(
    r'</?(?:p style="margin: 0; white-space: pre-wrap"|span style="color: #[0-9a-f]{6}"|p|span|a|br)>'
    r'|<a style="color: #[0-9a-f]{6}" href="#[\w-]+">'
)
"""The markup that labels put around words."""


def check(root: QWidget) -> None:
    """Everything in a window is plain, printable and bounded; it is painted, and its tool tips are shown."""
    tips: set[str] = set()
    for widget in (root, *root.findChildren(QWidget)):
        words = list(words_of(widget))
        tips.update(tips_of(widget))
        # The escaped tool tips are shown by a label of Qt's.
        if isinstance(widget, QLabel) and widget.objectName() != "qtooltip_label":
            # Around the words are the colours of suits, and links to the glossary.
            marked = widget.textFormat() == Qt.TextFormat.RichText
            assert not (marked and "<" in OWN_MARKS.sub("", QLabel.text(widget)))
            assert marked or widget.textFormat() == Qt.TextFormat.PlainText or not Gui.mightBeRichText(widget.text())
        if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
            model = widget.model()
            for index in cells_of(model):
                words += [str(index.data(role) or "") for role in ROLES]
                tips.add(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        for one in words:
            # Some labels of our own have several lines, and places where a line may be broken.
            assert is_harmless(one.replace("\n", "").replace("\u200b", ""), LONGEST_SHOWN), (widget, one[:200])
    for tip in filter(None, tips):
        if Gui.mightBeRichText(tip):
            assert tip.startswith("<span>")
            assert "<" not in tip.removeprefix("<span>").removesuffix("</span>")
        QToolTip.showText(QPoint(1, 1), tip, root)
    QToolTip.hideText()
    root.grab()
    QApplication.processEvents()


@pytest.mark.skipif(sys.platform != "linux", reason="opened files are told by Linux")
def test_opened_files_are_noticed(qtbot: QtBot, picture: Path) -> None:
    with opened_files(picture) as names:
        label = QLabel(MARKUP)
        qtbot.addWidget(label)
        label.show()
        label.grab()
    assert PICTURE in names


def walk(qtbot: QtBot, window: MainWindow) -> int:
    """Open every view of what is kept, one after another; returns how many."""
    seen: list[QWidget] = []

    def look(view: QWidget) -> None:
        check(view)
        seen.append(view)

    def look_at(kind: type[QDialog]) -> Any:
        qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, kind), timeout=20_000)
        assert window.dialogs.waiting is not None
        look(window.dialogs.waiting)
        return window.dialogs.waiting

    def over_it(kind: type[QDialog]) -> None:
        """Look at what has been opened over another dialog, and close it."""
        shown = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
        assert shown, kind
        look(shown[-1])
        shown[-1].close()

    look(window)
    running, between, over = sorted(match.id for match in window._store.matches())
    assert window.opener.resume(running)
    qtbot.waitUntil(lambda: window.controller.mode in (Mode.COVERED, Mode.HUMAN), timeout=20_000)
    look(window)
    if window.controller.mode is Mode.COVERED:
        window.controller.uncover()
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN, timeout=20_000)
    window.late.running_sheet.show()
    look(window)
    window.controller.hint()
    QApplication.processEvents()
    look(window)
    assert window.opener.resume(over)
    look_at(DealResultDialog).accept()
    look_at(MatchResultDialog)
    assert window.opener.resume(between)
    result = look_at(DealResultDialog)
    result.table.selectAll()
    look(result)
    window.late.results.show_all_cards()
    over_it(AllCardsDialog)
    window.late.results.show_review()
    qtbot.waitUntil(lambda: window.looking_back.active)
    look(window)
    window.looking_back.come_back()
    window.late.kept_matches.show()
    look_at(MatchesDialog)._sheet.click()
    over_it(ScoreSheetDialog)
    window.ways.ask_new_game()
    look_at(NewGameDialog)
    window.late.program_dialogs.show_about()
    over_it(AboutDialog)
    window.dialogs.close_all()
    desk = window.sheet_door.desk
    desk.show_sheets()
    assert isinstance(desk.sheets_dialog, SheetsDialog)
    look(desk.sheets_dialog)
    desk.sheets_dialog.close()
    desk.ask_new_sheet()
    assert desk.setup_dialog is not None
    look(desk.setup_dialog)
    desk.setup_dialog.reject()
    for summary in window._store.sheets():
        desk.open_sheet(summary.id)
    for sheet in desk.windows:
        for row in range(len(sheet.keeper.sheet.rows)):
            sheet.correct(row)
            look(sheet)
        for view in views_of(sheet):
            look(view)
    window.go_home()
    look(window)
    return len(seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.slow
def test_nothing_that_is_kept_is_more_than_characters(
    qtbot: QtBot,
    open_window: Callable[[], MainWindow],
    store: Store,
    tmp_path: Path,
    picture: Path,
    language: str,
    kind: str,
) -> None:
    fill(store, tmp_path, HOSTILE[kind], language)
    with opened_files(picture) as names:
        assert walk(qtbot, open_window()) > 20
    assert names == []
    # What is markup has come through whole: otherwise nothing would have been tried.
    assert (store.load_match(1).seats[0].name == MARKUP) == (kind == "markup")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HOSTILE)
def test_files_are_refused_or_read_with_nothing_but_characters(
    qtbot: QtBot,
    open_window: Callable[[], MainWindow],
    store: Store,
    tmp_path: Path,
    picture: Path,
    language: str,
    kind: str,
) -> None:
    text = HOSTILE[kind]
    store.put(KEY, Settings(language=language, speed="at_once", pace="none").to_json())
    # A name that systems allow: no NUL, no slash, at most 255 bytes.
    file = tmp_path / f"{text[:80].replace(chr(0), '').replace('/', '')}.cardtable"
    record, sheet = hostile_record(text, 1), hostile_sheet(text[:40])
    good = [record, {**sheet, "log": sheet["log"][:1]}]
    bad = [
        {**record, text: 1},
        {**record, "variant": text},
        {**record, "options": {text: text}},
        {**record, "options": {"target": text}},
        {**record, "cut": [[text]]},
        {**record, "deals": [{"pack": text, "actions": [text]}]},
        {**record, "deals": [{**record["deals"][0], "actions": [text]}]},
        {**sheet, "setup": {**sheet["setup"], "kind": text}},
        {**sheet, "setup": {**sheet["setup"], "options": {text: text}}},
        {**sheet, "log": [{text: text}]},
    ]
    with opened_files(picture) as names:
        window = open_window()
        for document in (*bad, *good):
            file.write_text(json.dumps(document), encoding="utf-8")
            opened = window.open_file(file)
            assert opened == (document in good)
            if not opened:
                assert window.notices.text
            for view in (window, *window.sheet_door.desk.windows, *filter(None, [window.dialogs.waiting])):
                check(view)
            window.notices.next()
    assert names == []


def test_the_sentences_about_files_are_short(
    open_window: Callable[[], MainWindow], store: Store, tmp_path: Path
) -> None:
    window = open_window()
    file = tmp_path / f"{'n' * 200}.cardtable"
    file.write_text(json.dumps({**hostile_record("A", 1), "variant": "v" * 10**6}), encoding="utf-8")
    assert not window.open_file(file)
    assert len(window.notices.text) < 400
