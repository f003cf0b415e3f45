"""What is typed for a score sheet: the next deal, one that was forgotten, or an entry that is corrected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.entered import person_words
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.marks import marks_category, marks_cells, marks_entry
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Category, Cell, EntryError
from cardtable.core.state import Standing
from cardtable.session.scorebook.model import (
    ADD,
    DealEntry,
    EndEntry,
    Entry,
    MarkEntry,
    PersonEntry,
    PlayedEntry,
)
from cardtable.session.scorebook.reckoning import Row, dealt_by_others
from cardtable.session.scorebook.results import points_after
from cardtable.ui.look.saying import announce
from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.words.cards import joined
from cardtable.words.entries import completeness_words, entry_reason
from cardtable.words.families import words_for
from cardtable.words.figures import gain_figure
from cardtable.words.reading import score_read

_PAUSE = 300
"""Milliseconds after a key before what has been typed is kept."""


class SheetForm(QObject):
    """Fills ``panel`` with what the sheet of ``keeper`` asks for, and enters what is typed there."""

    changed = Signal()
    """Something else stands in the form, or is told below it."""

    def __init__(
        self, keeper: SheetKeeper, panel: EntryPanel, points: Callable[[], Sequence[int]], window: QWidget
    ) -> None:
        """``points`` tells how it stands; ``window`` is the one in which the form is."""
        super().__init__(window)
        self._keeper = keeper
        self._panel = panel
        self._points = points
        self._window = window
        self._words = words_for(keeper.sheet.setup.kind)
        self.method = keeper.sheet.rules.methods[0]
        """How the deal in the form is entered."""
        self.correcting: int | None = None
        """The place of the entry that is corrected, or before which one is inserted."""
        self.dealer: int | None = None
        """The seat that dealt the deal in the form, where that was not the one whose turn it was."""
        self._inserting = False
        """Whether the deal that is entered comes before the one at ``correcting`` and does not replace it."""
        self._aside: tuple[Cell, ...] = ()
        """What was typed for this deal by a method whose cells the form does not show now."""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE)
        self._typing.timeout.connect(self.keep_draft)
        panel.changed.connect(self._check)
        panel.entered.connect(self.enter)
        panel.cancelled.connect(self.next_entry)
        panel.removed.connect(self._remove)
        panel.moved.connect(self._move)
        panel.insertion_wanted.connect(self._begin_insertion)
        panel.method_wanted.connect(self._choose_method)
        panel.dealer_wanted.connect(self._choose_dealer)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides' names."""
        return side_names(self._keeper.sheet.rules.sides, self._keeper.sheet.setup.names)

    def begin(self) -> None:
        """Ask for the next deal, with what had been typed of it when the program ended."""
        self.next_entry()
        sheet, draft = self._keeper.sheet, self._keeper.draft()
        if draft is not None and draft.method in sheet.rules.methods:
            self.method = draft.method
            if draft.dealer in sheet.dealers(sheet.next_standing):
                self.dealer = draft.dealer
            self._show_form(None, draft.cells)
            self._aside = self._hidden(draft.cells)
            self._panel.go_on()

    def settle(self) -> None:
        """The sheet has changed: what is corrected or who dealt may be there no longer."""
        sheet = self._keeper.sheet
        if self.correcting is not None and self.correcting >= len(sheet.entries):
            self.correcting, self._inserting, self.dealer = None, False, None
        if self.dealer not in (None, *sheet.dealers(sheet.standing_for(self.correcting))):
            self.dealer = None

    def follow(self) -> None:
        """Ask for the next deal as it is now; somebody may mark points while a deal is being typed."""
        if self.correcting is None:
            self._show_form(None, self._panel.cells())

    def _choose_method(self, method: str) -> None:
        """Ask for the deal by another method; what was typed by the one so far comes back with it."""
        typed = (*self._panel.cells(), *self._aside)
        self.method = method
        self._aside = self._hidden(typed)
        self._show_form(None, typed)
        self._panel.go_on()

    def _hidden(self, cells: Sequence[Cell]) -> tuple[Cell, ...]:
        """Return those of ``cells`` that the present method does not ask for."""
        asked = {category.code for category in self._keeper.sheet.rules.categories(self.standing(), self.method)}
        return tuple(cell for cell in cells if cell.code not in asked)

    def corrected(self) -> Entry | None:
        """The entry that is being corrected."""
        here = self.correcting is not None and not self._inserting
        return self._keeper.sheet.entries[self.correcting] if here and self.correcting is not None else None

    def _entry(self) -> DealEntry | MarkEntry:
        """What has been typed. Raises ``EntryError`` for marks that cannot be."""
        corrected = self.corrected()
        if isinstance(corrected, MarkEntry):
            return marks_entry(marks_category(corrected, len(self.sides)), self._panel.cells())
        return DealEntry(self._panel.cells(), self.method, self.dealer)

    def _check(self) -> None:
        """Say what has been typed so far would come to, or why it cannot be."""
        self._check_form()
        self.changed.emit()

    def _check_form(self) -> None:
        sheet = self._keeper.sheet
        if self.correcting is None and self._window.isVisible():
            self._typing.start()
        if not self._panel.cells():
            self._panel.tell(self._about_correction())
            return
        try:
            entry = self._entry()
            row = sheet.check(entry, self.correcting)
        except EntryError as error:
            self._panel.refuse(error)
            return
        gained = [
            self.tr("{name} {points}").format(name=name, points=gain_figure(after - before))
            for name, after, before in zip(self.sides, points_after(row), row.before.points, strict=True)
        ]
        follows, missing = None, ""
        if isinstance(entry, DealEntry):
            follows, missing = row.entered, self._missing(row)
        remark = self._words.remark(row.lines, self.sides)
        self._panel.tell("\n".join(part for part in (joined(gained), remark, missing) if part), follows)

    def _missing(self, row: Row) -> str:
        """What of a deal is still nobody's, in words."""
        return completeness_words(self._keeper.sheet.completeness(row), self._words, self.playing())

    def playing(self) -> list[str]:
        """Who plays in the deal that is entered or corrected."""
        return [self.sides[side] for side in self._keeper.sheet.rules.playing(self.standing())]

    def standing(self) -> Standing:
        """The standing that the deal in the form meets."""
        return self._keeper.sheet.standing_for(self.correcting, self.dealer)

    def _choose_dealer(self, place: int) -> None:
        """Let the deal in the form be one of another dealer."""
        self.deal_by(self._keeper.sheet.dealers(self.standing())[place])

    def deal_by(self, seat: int) -> None:
        """Let the deal in the form be one of the dealer at ``seat``; what was typed stays."""
        turn = self._keeper.sheet.standing_for(self.correcting).dealer
        self.dealer = None if seat == turn else seat
        self._show_form(None, self._panel.cells())

    def _about_correction(self) -> str:
        """What is to be known of an entry that is being corrected, while nothing stands in its form."""
        corrected = self.corrected()
        if isinstance(corrected, EndEntry):
            return self.tr("Take this off the sheet, and the match goes on.")
        if isinstance(corrected, PersonEntry):
            return self.tr("It can be moved, or taken off the sheet.")
        if isinstance(corrected, PlayedEntry):
            return self.tr("This deal was played on the screen. It can be taken off the sheet and not changed.")
        error = None if self.correcting is None else self._keeper.sheet.rows[self.correcting].error
        return entry_reason(error, self._words) if error is not None else ""

    def keep_draft(self) -> None:
        """Keep what is being typed, should the program end before it is entered."""
        self._typing.stop()
        if self.correcting is None:
            self._keeper.keep_draft(self.method, (*self._panel.cells(), *self._aside), self.dealer)

    def enter(self) -> None:
        """Enter what has been typed; what is missing of it is asked about once."""
        if isinstance(self.corrected(), PlayedEntry | EndEntry | PersonEntry):
            self.next_entry()
            return
        before = tuple(self._keeper.sheet.rows)
        try:
            entry = self._entry()
            row = self._keeper.sheet.check(entry, self.correcting)
            missing = "" if self._panel.doubtful else self._missing(row)
            if missing:
                self._panel.doubt(self.tr("{missing} Enter it all the same?").format(missing=missing))
                self.changed.emit()
                announce(self._window, self._panel.message)
                return
            if self.correcting is None:
                self._keeper.add(entry)
            elif self._inserting:
                self._keeper.insert(self.correcting, entry)
            else:
                self._keeper.replace(self.correcting, entry)
        except EntryError as error:
            self._panel.refuse(error, seek=True)
            self.changed.emit()
            announce(self._window, entry_reason(error, self._words))
            return
        score = score_read(self._points(), self.sides)
        announce(self._window, self.tr("Entered. {score}.").format(score=score))
        self.next_entry()
        self._tell_dealers(before)

    def take_back(self) -> None:
        """Take the last change back; a deal that was entered last stands in the form again."""
        typed = self._panel.cells()
        self.attempt(self._keeper.undo)
        deal = self._undone_deal()
        if deal is not None and self.correcting is None and not typed:
            self.method, self.dealer, self._aside = deal.method, deal.dealer, ()
            self._show_form(None, deal.cells)
            self._panel.take_focus()

    def do_again(self) -> None:
        """Do again what was taken back; what stood in the form for it is entered by that."""
        deal = self._undone_deal()
        typed = self._panel.cells()
        self.attempt(self._keeper.redo)
        if deal is not None and self.correcting is None and typed == deal.cells:
            self.next_entry()

    def _undone_deal(self) -> DealEntry | None:
        """The deal whose entry at the end of the sheet was taken back last."""
        sheet = self._keeper.sheet
        undone = sheet.undone
        if undone is None or undone.action != ADD or undone.position != len(sheet.entries):
            return None
        return undone.entry if isinstance(undone.entry, DealEntry) else None

    def _remove(self) -> None:
        if self.correcting is not None:
            position, before = self.correcting, tuple(self._keeper.sheet.rows)
            self.attempt(lambda: self._keeper.remove(position))
            self.next_entry()
            self._tell_dealers(before)

    def next_entry(self) -> None:
        """Ask for the next deal."""
        if self.correcting is not None:
            self.method = self._last_method()
        self.correcting, self._inserting, self.dealer, self._aside = None, False, None, ()
        self._show_form(None)
        self._panel.take_focus()

    def _begin_insertion(self) -> None:
        """Ask for a deal that was forgotten before the entry that is being corrected."""
        if self.correcting is not None:
            self._inserting, self.dealer, self._aside = True, None, ()
            self.method = self._last_method()
            self._show_form(None)
            self._panel.take_focus()

    def _move(self, places: int) -> None:
        """Let the entry that is being corrected stand earlier or later."""
        position, before = self.correcting, tuple(self._keeper.sheet.rows)
        if position is not None and 0 <= position + places < len(self._keeper.sheet.entries):
            self.attempt(lambda: self._keeper.move(position, position + places))
            self.correct(position + places)
            self._tell_dealers(before)

    def _tell_dealers(self, before: Sequence[Row]) -> None:
        """Say from which deal on others count as dealers than in the rows ``before``: elder is another then, too."""
        sheet = self._keeper.sheet
        position = next(dealt_by_others(before, sheet.rows), None)
        if position is not None and sheet.dealers(sheet.rows[position].before):
            words = self.tr(
                "What comes after it has moved: deal {number} counts as dealt by {name}. "
                "If somebody else dealt, correct it there."
            )
            name = sheet.setup.names[sheet.rows[position].before.dealer]
            self.tell(words.format(number=self._number_of(position), name=name))

    def _last_method(self) -> str:
        sheet = self._keeper.sheet
        methods = [entry.method for entry in sheet.entries if isinstance(entry, DealEntry)]
        known = [method for method in methods if method in sheet.rules.methods]
        return known[-1] if known else sheet.rules.methods[0]

    def _show_form(self, entry: Entry | None, kept: Sequence[Cell] = ()) -> None:
        """Ask for the next deal, or for ``entry`` again; what was ``kept`` of a form stays where it still fits."""
        sheet = self._keeper.sheet
        standing = self.standing()
        names = self.sides
        correcting = ""
        if self.correcting is not None:
            correcting = self._name_of(self.correcting)
        categories: tuple[Category, ...] = ()
        methods: tuple[str, ...] = ()
        cells = tuple(kept)
        match entry:
            case MarkEntry():
                categories, cells = (marks_category(entry, len(names)),), marks_cells(entry)
            case None | DealEntry():
                categories, methods = sheet.rules.categories(standing, self.method), sheet.rules.methods
                cells = entry.cells if entry is not None else cells
        self._panel.set_form(
            categories,
            names,
            [names[side] for side in sheet.rules.playing(standing)],
            methods,
            self.method,
            cells,
            correcting,
            existing=not self._inserting,
        )
        seats = sheet.dealers(standing) if methods else ()
        self._panel.set_dealers(
            [sheet.setup.names[seat] for seat in seats], seats.index(standing.dealer) if seats else -1
        )

    def _name_of(self, position: int) -> str:
        """What is being corrected, as the sheet counts it."""
        rows = self._keeper.sheet.rows
        entry = rows[position].entry
        if not self._inserting and isinstance(entry, PersonEntry):
            return person_words(entry, self._keeper.sheet.setup.names)
        if not self._inserting and isinstance(entry, EndEntry):
            return self.tr("The match was ended here")
        if not self._inserting and isinstance(entry, MarkEntry):
            return self.tr("Correct what was marked by hand")
        number = self._number_of(position)
        match = rows[position].match + 1
        if rows[-1].match:
            inserts = self.tr("Enter a forgotten deal before deal {number} of match {partie}")
            corrects = self.tr("Correct deal {number} of match {partie}")
        else:
            inserts = self.tr("Enter a forgotten deal before deal {number}")
            corrects = self.tr("Correct deal {number}")
        return (inserts if self._inserting else corrects).format(number=number, partie=match)

    def _number_of(self, position: int) -> int:
        """The number in its match of an entry, or of one that is made before it."""
        rows = self._keeper.sheet.rows
        begun = max(place for place in range(position + 1) if rows[place].fresh or not place)
        return sum(row.is_numbered for row in rows[begun:position]) + 1

    def leave_correction(self) -> None:
        """Leave an entry that is being corrected as it is."""
        if self.correcting is not None:
            self.next_entry()

    def correct(self, row: int) -> None:
        """Let an entry be corrected. Played deals can only be taken out."""
        entry = self._keeper.sheet.entries[row]
        self.correcting, self._inserting, self._aside = row, False, ()
        self.dealer = entry.dealer if isinstance(entry, DealEntry) else None
        if isinstance(entry, DealEntry) and entry.method in self._keeper.sheet.rules.methods:
            self.method = entry.method
        self._show_form(entry)
        self._panel.take_focus()

    def attempt(self, step: Callable[[], None]) -> None:
        """Do something with the sheet, and tell why it cannot be done."""
        try:
            step()
        except CodedError as error:
            self.tell(entry_reason(error, self._words))

    def mark(self, side: int, points: int) -> None:
        """Mark points by hand."""
        self.attempt(lambda: self._keeper.mark(side, points))

    def tell(self, words: str) -> None:
        """Say something below the form, until something else is done."""
        self._panel.tell(words)
        announce(self._window, words)
