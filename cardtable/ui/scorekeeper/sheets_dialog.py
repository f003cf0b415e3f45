"""The dialog of past evenings: a list of all kept sheets with a search, the statistics of persons, and the trash."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.statistics import PersonRecord
from cardtable.core.sheets import FREE
from cardtable.store.model import SheetSummary
from cardtable.ui.dialogs.base import Dialog, scrolled
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.saying import announce
from cardtable.ui.scorekeeper.idle_undo import take_undo_keys
from cardtable.ui.scorekeeper.list_parts import PlainList, button_row
from cardtable.ui.scorekeeper.merge_row import MergeRow
from cardtable.ui.scorekeeper.no_sheets import NoSheets
from cardtable.ui.scorekeeper.sheet_words import sheet_row, sheet_titles
from cardtable.ui.scorekeeper.trash_page import TrashPage
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.money import amount_words

_ID = int(Qt.ItemDataRole.UserRole) + 1
_NAMES = 3
"""The column with the names of those who play."""
_ON_SCREEN = (5, 6)
"""The columns with what a person has played on screen."""

_STATISTICS = 1
"""The place of the page with statistics."""


@dataclass(frozen=True, slots=True)
class KnownPersons:
    """The records of all persons, and on how many sheets the ``named`` ones stand."""

    records: tuple[PersonRecord, ...] = ()
    named: Mapping[str, int] = field(default_factory=dict)


FetchSheets: TypeAlias = Callable[[int | None], Sequence[SheetSummary]]
"""Returns the sheets that come next behind the one of that ``touched``, or the first ones; none if there are no more.
"""


class SheetsDialog(Dialog):
    """Lists the kept sheets, the persons and the trash. Each button acts on what is chosen in the list that is seen.
    Sheets are read as far as the list has been scrolled, and persons when their page is opened, so that the dialog of
    decades opens as quickly as that of one evening.
    """

    place = 2

    search_wanted = Signal(str)
    open_wanted = Signal(int)
    """The number of the sheet to open."""
    trash_wanted = Signal(object)
    """The ``SheetSummary`` objects of the sheets to put into the trash, as a tuple."""
    forget_wanted = Signal(str)
    """The name of a person to put into the trash."""
    restore_wanted = Signal(object)
    """What to take out of the trash: a ``SheetSummary``, or the name of a person."""
    delete_wanted = Signal(object)
    """The ``SheetSummary`` of the sheet in the trash to delete for good."""
    undo_wanted = Signal()
    """Asks to take back what was put into the trash last, or out of it."""
    redo_wanted = Signal()
    new_wanted = Signal()
    import_wanted = Signal()
    table_wanted = Signal(str)
    """Asks to save all sheets that the words of the search find as a table."""
    club_wanted = Signal(str)
    """Asks for the table of all persons over the sheets that the words of the search find."""
    all_games_wanted = Signal(str)
    """The name of a person of whom all games are wanted."""
    person_wanted = Signal(object)
    """The ``PersonRecord`` of whom detailed statistics are wanted."""
    one_wanted = Signal(str, str)
    """The name to be replaced on all sheets, and the name to put there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summaries: tuple[SheetSummary, ...] = ()
        self._sought = ""
        """The words that have found them."""
        self._fetch: FetchSheets = lambda _: ()
        self._ask_persons: Callable[[], KnownPersons] = KnownPersons
        self._persons: KnownPersons | None = None
        """None as long as they have not been asked for."""
        self._heading = Heading()
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self.search_wanted)
        self._list, self._statistics, self._trash = PlainList(), PlainList(), TrashPage()
        self._list.itemActivated.connect(lambda _item, _column: self._open_chosen())
        self._list.itemSelectionChanged.connect(self._enable)
        self._list.verticalScrollBar().valueChanged.connect(self._fetch_at_the_end)
        self._list.installEventFilter(self)
        self._soon = QTimer(self)
        """Runs out when the list has its size."""
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._fetch_to_the_end)
        self._trash.restore_wanted.connect(self.restore_wanted)
        self._trash.delete_wanted.connect(self.delete_wanted)
        self._trash.chosen_changed.connect(lambda: self.tell(""))
        self._told = Label()
        self._told.setWordWrap(True)
        self._undo = QPushButton()
        self._undo.setAutoDefault(False)
        self._undo.hide()
        self._undo.clicked.connect(self.undo_wanted)
        take_undo_keys(self, self.undo_wanted.emit, self.redo_wanted.emit, self._search)
        self._tabs = QTabWidget()
        page = QWidget()
        evenings = column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        column.setContentsMargins(0, 2 * SPACING, 0, 0)
        self._empty = NoSheets()
        self._empty.wanted.connect(self.new_wanted)
        column.addWidget(self._empty, 1)
        column.addWidget(self._search)
        column.addWidget(self._list, 1)
        # With large text what is around the list has no room beside it in a low window.
        self._tabs.addTab(scrolled(page), "")
        people = QWidget()
        column = QVBoxLayout(people)
        spaced(column, margin=0, gap=2)
        self._statistics.itemActivated.connect(lambda _item, _column: self._show_person())
        self._statistics.itemSelectionChanged.connect(self._enable)
        column.addWidget(self._statistics, 1)
        self._merging = MergeRow()
        self._merging.wanted.connect(self.one_wanted)
        column.addWidget(self._merging)
        self._person = QPushButton()
        self._person.setAutoDefault(False)
        self._person.clicked.connect(self._show_person)
        self._open, self._away, self._away_evening, self._forget = (QPushButton() for _ in range(4))
        self._import, self._new, self._close = (QPushButton() for _ in range(3))
        self._table, self._club, self._all_games = (QPushButton() for _ in range(3))
        self._club.clicked.connect(lambda: self.club_wanted.emit(self._search.text()))
        self._all_games.clicked.connect(self._show_all_games)
        self._table.clicked.connect(lambda: self.table_wanted.emit(self._search.text()))
        self._open.setDefault(True)
        self._open.clicked.connect(self._open_chosen)
        self._away.clicked.connect(lambda: self._throw_away(evening=False))
        self._away_evening.clicked.connect(lambda: self._throw_away(evening=True))
        self._forget.clicked.connect(self._forget_chosen)
        self._below = button_row(self._club, self._table, self._away, self._away_evening)
        evenings.addWidget(self._below)
        column.addWidget(button_row(self._person, self._all_games, self._forget))
        self._tabs.addTab(scrolled(people), "")
        self._tabs.addTab(self._trash, "")
        self._import.clicked.connect(self.import_wanted)
        self._new.clicked.connect(self.new_wanted)
        self._close.clicked.connect(self.reject)
        for button in (self._import, self._new, self._close):
            button.setAutoDefault(False)
        row = Flow(self._import, self._new, self._close, self._open, right=True)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        layout.addWidget(self._tabs, 1)
        message = QHBoxLayout()
        message.addWidget(self._told, 1)
        message.addWidget(self._undo)
        layout.addLayout(message)
        layout.addWidget(row)
        self.head_window(self._heading)
        self._tabs.currentChanged.connect(self._turn_to)
        self.retranslate()
        self._search.setFocus()
        self.open_at(QSize(820, 540))

    @property
    def list(self) -> QTreeWidget:
        return self._list

    @property
    def search(self) -> QLineEdit:
        return self._search

    def set_sheets(
        self, fetch: FetchSheets, persons: Callable[[], KnownPersons], trashed: Sequence[SheetSummary | str] = ()
    ) -> None:
        """Show the sheets of ``fetch``, all ``persons``, and the sheets and names in the trash. The row that is chosen
        stays the one, whatever lies in it then, unless the words of the search have changed. What ``fetch`` raises for
        the first sheets is passed on.
        """
        had = self.focusWidget()
        if self._search.text() != self._sought:
            self._sought = self._search.text()
            self._list.clear()
        row = self._list.currentIndex().row()
        self._summaries = tuple(fetch(None))
        while 0 < len(self._summaries) <= row and (more := fetch(self._summaries[-1].touched)):
            self._summaries += tuple(more)
        self._trash.show_things(trashed)
        self._fetch, self._ask_persons, self._persons = fetch, persons, None
        self.retranslate()
        if had in (self._away, self._away_evening, self._forget, self._undo, *self._trash.deeds):
            # Return would press the button again, or what comes next where it cannot be pressed any more.
            lists = self._list, self._statistics, self._trash.list
            (self._empty.begin_button if self._list.isHidden() else lists[self._tabs.currentIndex()]).setFocus()

    def _fetch_at_the_end(self, place: int) -> None:
        if place >= self._list.verticalScrollBar().maximum():
            self._fetch_more()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._list and event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._soon.start()
        return super().eventFilter(watched, event)

    def _fetch_to_the_end(self) -> None:
        """List sheets until there is something to scroll: a list that is not full could not ask for more."""
        while self._list.isVisible() and not self._list.verticalScrollBar().maximum() and self._fetch_more():
            self._list.doItemsLayout()

    def _fetch_more(self) -> bool:
        """List the sheets that come next, and return whether there are any."""
        more = self._fetch(self._summaries[-1].touched) if self._summaries else ()
        for summary in more:
            self._list_one(summary)
        self._summaries += tuple(more)
        if more:
            self._list.fit_columns(stretched=_NAMES)
        return bool(more)

    def _turn_to(self, page: int) -> None:
        if page == _STATISTICS and self._persons is None:
            self._fill_persons()
        self._enable()

    def _fill_persons(self) -> None:
        self._persons = self._ask_persons()
        self._fill_statistics()
        self._merging.set_names(self._persons.named)

    @property
    def told(self) -> str:
        """The message that is shown; empty if there is none."""
        return self._told.text()

    def tell(self, words: str) -> None:
        """Show a message until something else is chosen, and have it said by screen readers."""
        self._told.setText(words)
        self._told.setVisible(bool(words) or not self._undo.isHidden())
        announce(self, words)

    def offer_undo(self, offered: bool) -> None:
        """Show the button that takes back what was put into the trash last, or out of it."""
        self._undo.setVisible(offered)
        self._told.setVisible(bool(self.told) or offered)

    def chosen(self) -> int | None:
        """Return the number of the sheet that is selected in the list; None if none is."""
        items = self._list.selectedItems()
        return int(items[0].data(0, _ID)) if items else None

    def _open_chosen(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.open_wanted.emit(chosen)

    def _show_person(self) -> None:
        items = self._statistics.selectedItems()
        if items:
            record = self._records()[self._statistics.indexOfTopLevelItem(items[0])]
            self.person_wanted.emit(record)

    def _show_all_games(self) -> None:
        items = self._statistics.selectedItems()
        if items:
            self.all_games_wanted.emit(self._records()[self._statistics.indexOfTopLevelItem(items[0])].name)

    def _throw_away(self, evening: bool) -> None:
        """Ask to put the chosen sheet into the trash, or all sheets that are listed of its ``evening``."""
        number = self.chosen()
        chosen = next((one for one in self._summaries if one.id == number), None)
        if chosen is not None:
            while evening and self._fetch_more():
                pass
            together = [one for one in self._summaries if one.evening == chosen.evening]
            self.trash_wanted.emit(tuple(together) if evening else (chosen,))

    def _forget_chosen(self) -> None:
        items = self._statistics.selectedItems()
        if items:
            self.forget_wanted.emit(self._records()[self._statistics.indexOfTopLevelItem(items[0])].name)

    def _records(self) -> Sequence[PersonRecord]:
        return self._persons.records if self._persons else ()

    def _enable(self) -> None:
        self.tell("")
        nothing = not self._summaries and not self._search.text()
        self._empty.setVisible(nothing)
        (self._empty.begin_button if nothing else self._open).setDefault(True)
        for widget in (self._search, self._list, self._below, self._new):
            widget.setHidden(nothing)
        self._open.setVisible(self._tabs.currentIndex() == 0 and not nothing)
        chosen = self.chosen()
        evening = next((one.evening for one in self._summaries if one.id == chosen), "")
        for button in (self._open, self._away):
            button.setEnabled(chosen is not None)
        self._away_evening.setEnabled(bool(evening))
        for button in (self._club, self._table):
            button.setEnabled(bool(self._summaries))
        for button in (self._person, self._all_games, self._forget):
            button.setEnabled(bool(self._statistics.selectedItems()))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score sheets"))
        self._person.setText(self.tr("De&tails…"))
        self._merging.retranslate()
        self._heading.setText(self.tr("Score sheets"))
        set_accessible_name(self._tabs, self.tr("Score sheets"))
        self._tabs.setTabText(0, self.tr("Evenings"))
        self._tabs.setTabText(1, self.tr("Statistics"))
        self._search.setPlaceholderText(self.tr("Search for a name, an evening or a game"))
        set_accessible_name(self._search, self.tr("Search"))
        self._open.setText(self.tr("&Open"))
        self._tabs.setTabText(2, self.tr("Trash ({number})").format(number=len(self._trash)))
        self._away.setText(self.tr("To the &trash"))
        self._away_evening.setText(self.tr("&Evening to the trash"))
        self._table.setText(self.tr("Save the ta&ble…"))
        self._club.setText(self.tr("&Club table…"))
        self._all_games.setText(self.tr("&All games…"))
        self._forget.setText(self.tr("Player to the &trash"))
        self._undo.setText(self.tr("&Undo"))
        self._import.setText(self.tr("Impo&rt file…"))
        self._new.setText(self.tr("&New score sheet…"))
        self._close.setText(self.tr("Close"))
        set_accessible_name(self._list, self.tr("Score sheets, newest first"))
        self._list.say_when_empty(self.tr("No score sheet fits the search."))
        set_accessible_name(self._statistics, self.tr("Results by player"))
        self._statistics.say_when_empty(self.tr("Everyone on a score sheet is listed here, with their results."))
        self._fill_list()
        self._trash.retranslate()
        if self._tabs.currentIndex() == _STATISTICS:
            self._fill_persons()
        else:
            self._persons = None
        self._enable()

    def _fill_list(self) -> None:
        row = max(0, self._list.currentIndex().row())
        self._list.clear()
        self._list.setHeaderLabels(sheet_titles())
        for summary in self._summaries:
            self._list_one(summary)
        self._list.fit_columns(stretched=_NAMES)
        self._list.choose(row)
        self._soon.start()

    def _list_one(self, summary: SheetSummary) -> None:
        item = self._list.add_row(sheet_row(summary), numbers=(self._list.columnCount() - 1,))
        item.setData(0, _ID, summary.id)

    def _fill_statistics(self) -> None:
        titles = (
            self.tr("Name"),
            self.tr("Game"),
            self.tr("At the table"),
            self.tr("Won"),
            self.tr("Gain"),
            self.tr("On screen"),
            self.tr("Won"),
        )
        row = self._statistics.currentIndex().row()
        self._statistics.clear()
        self._statistics.setHeaderLabels(list(titles))
        for record in self._records():
            self._statistics.add_row(partial(_person_row, record), numbers=range(2, len(titles)))
        # Names are cut off before games, because several games begin with the same words.
        self._statistics.fit_columns(stretched=0, spared=_ON_SCREEN)
        self._statistics.choose(row)


def _person_row(record: PersonRecord) -> Sequence[str]:
    """Return the words of the row that tells how a person has fared at a game."""
    gains = joined([amount_words(amount, unit) for unit, amount in record.gains.items()])
    # On a free sheet of which nobody has said how far it is played, no match ends.
    ends = record.matches or record.kind != FREE
    matches = (str(record.matches), str(record.won)) if ends else ("–", "–")
    on_screen = (str(record.played), str(record.played_won))
    return (record.name, kind_name(record.kind, record.game), *matches, gains, *on_screen)
