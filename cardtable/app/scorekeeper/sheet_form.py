"""What is typed for a score sheet: the next deal, one that was forgotten, or an entry that is corrected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.correcting import about_correction, correction_title, dealers_words
from cardtable.app.scorekeeper.entry_form import EntryForm
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.marks import marks_category, marks_cells, marks_entry
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Category, Cell, EntryError
from cardtable.core.sheets.missing import Completeness
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
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.results import points_after
from cardtable.words.cards import joined
from cardtable.words.entries import completeness_words, entry_reason
from cardtable.words.families import words_for
from cardtable.words.figures import gain_figure
from cardtable.words.reading import score_read


class SheetForm(QObject):
    """Fills ``form`` with what the sheet of ``keeper`` asks for, and enters what is typed there. Windows draw it."""

    asked = Signal()
    """The cells are others, or are filled anew; ``changed`` follows."""
    changed = Signal()
    """Something else stands in the form, or is told below it."""
    turned_to = Signal(object)
    """What is typed goes to the cell at this ``CellPlace`` from now on; None where there is no cell."""
    said = Signal(str)
    """What screen readers are to say at once."""

    def __init__(self, keeper: SheetKeeper, points: Callable[[], Sequence[int]], parent: QObject | None = None) -> None:
        """``points`` tells how it stands."""
        super().__init__(parent)
        self._keeper = keeper
        self._points = points
        self._words = words_for(keeper.sheet.setup.kind)
        self.form = EntryForm(self._say)
        self.message = ""
        """What is told below the form: what the entry would come to, or why it cannot be where no row says so."""
        self.method = keeper.sheet.rules.methods[0]
        """How the deal in the form is entered."""
        self.methods: tuple[str, ...] = ()
        """The ways in which what is asked for can be entered; none if it is no deal."""
        self.correcting: int | None = None
        """The place of the entry that is corrected, or before which one is inserted."""
        self.inserting = False
        """Whether the deal that is entered comes before the one at ``correcting`` and does not replace it."""
        self.dealer: int | None = None
        """The seat that dealt the deal in the form, where that was not the one whose turn it was."""
        self._aside: tuple[Cell, ...] = ()
        """What was typed for this deal by a method whose cells the form does not show now."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides' names."""
        return side_names(self._keeper.sheet.rules.sides, self._keeper.sheet.setup.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the persons, by their seats."""
        return self._keeper.sheet.setup.names

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
            self._go_on()

    def settle(self) -> None:
        """The sheet has changed: what is corrected or who dealt may be there no longer."""
        sheet = self._keeper.sheet
        self.form.forget()
        if self.correcting is not None and self.correcting >= len(sheet.entries):
            self.correcting, self.inserting, self.dealer = None, False, None
        if self.dealer not in (None, *sheet.dealers(sheet.standing_for(self.correcting))):
            self.dealer = None

    def follow(self) -> None:
        """Ask for the next deal as it is now; somebody may mark points while a deal is being typed."""
        if self.correcting is None:
            self._show_form(None, self.form.cells())

    def choose_method(self, method: str) -> None:
        """Ask for the deal by another method; what was typed by the one so far comes back with it."""
        typed = (*self.form.cells(), *self._aside)
        self.method = method
        self._aside = self._hidden(typed)
        self._show_form(None, typed)
        self._go_on()

    def _hidden(self, cells: Sequence[Cell]) -> tuple[Cell, ...]:
        """Return those of ``cells`` that the present method does not ask for."""
        asked = {category.code for category in self._keeper.sheet.rules.categories(self.standing(), self.method)}
        return tuple(cell for cell in cells if cell.code not in asked)

    def corrected(self) -> Entry | None:
        """The entry that is being corrected."""
        here = self.correcting is not None and not self.inserting
        return self._keeper.sheet.entries[self.correcting] if here and self.correcting is not None else None

    def _check(self, cells: tuple[Cell, ...]) -> tuple[Row, Completeness]:
        """See ``entry_form.Check``."""
        sheet, corrected = self._keeper.sheet, self.corrected()
        entry: Entry = DealEntry(cells, self.method, self.dealer)
        if isinstance(corrected, MarkEntry):
            entry = marks_entry(marks_category(corrected, len(self.sides)), cells)
        row = sheet.check(entry, self.correcting)
        return row, sheet.completeness(row)

    def _say(self) -> None:
        """Say what has been typed so far would come to, or why it cannot be."""
        row, error = self.form.row, self.form.error
        self.message = ""
        if error is not None and error.category not in [category.code for category in self.form.categories]:
            self.message = self.refusal
        elif row is not None:
            gained = [
                self.tr("{name} {points}").format(name=name, points=gain_figure(after - before))
                for name, after, before in zip(self.sides, points_after(row), row.before.points, strict=True)
            ]
            parts = (joined(gained), self._words.remark(row.lines, self.sides), self._missing(self.form.complete))
            self.message = "\n".join(part for part in parts if part)
        elif error is None and self.correcting is not None:
            self.message = about_correction(self._keeper.sheet, self.correcting, self.inserting)
        self.changed.emit()

    @property
    def refusal(self) -> str:
        """Why what stands in the form cannot be entered; empty if it can."""
        error = self.form.error
        return entry_reason(error, self._words, self.playing()) if error is not None else ""

    def _missing(self, complete: Completeness) -> str:
        """What of a deal is still nobody's, in words."""
        return completeness_words(complete, self._words, self.playing())

    def title(self, code: str) -> str:
        """What a category of the form is called."""
        return self._words.category(code, self.playing())

    def playing(self) -> list[str]:
        """Who plays in the deal that is entered or corrected."""
        sides = self.sides
        return [sides[side] for side in self._keeper.sheet.rules.playing(self.standing())]

    def standing(self) -> Standing:
        """The standing that the deal in the form meets."""
        return self._keeper.sheet.standing_for(self.correcting, self.dealer)

    def dealers(self) -> tuple[int, ...]:
        """The seats that can have dealt the deal in the form; none where nobody does, or for what is no deal."""
        return self._keeper.sheet.dealers(self.standing()) if self.methods else ()

    def deal_by(self, seat: int) -> None:
        """Let the deal in the form be one of the dealer at ``seat``; what was typed stays."""
        turn = self._keeper.sheet.standing_for(self.correcting).dealer
        self.dealer = None if seat == turn else seat
        self._show_form(None, self.form.cells())

    def keep_draft(self) -> None:
        """Keep what is being typed, should the program end before it is entered."""
        if self.correcting is None:
            self._keeper.keep_draft(self.method, (*self.form.cells(), *self._aside), self.dealer)

    def unfold(self, shown: bool) -> None:
        """Show the cells of faults, or hide them."""
        if shown != self.form.unfolded:
            self.form.unfolded = shown
            self.changed.emit()

    def enter(self) -> None:
        """Enter what has been typed; what is missing of it is asked about once."""
        if isinstance(self.corrected(), PlayedEntry | EndEntry | PersonEntry):
            self.next_entry()
            return
        before = tuple(self._keeper.sheet.rows)
        try:
            row, complete = self._check(self.form.cells())
            missing = "" if self.form.doubtful else self._missing(complete)
            if missing:
                self.tell(self.tr("{missing} Enter it all the same?").format(missing=missing), doubtful=True)
                return
            if self.correcting is None:
                # The window asks for the next deal as soon as it hears of the new row, and that deal begins empty.
                self.form.ask(self.form.categories, self._check)
                self._keeper.add(row.entry)
            elif self.inserting:
                self._keeper.insert(self.correcting, row.entry)
            else:
                self._keeper.replace(self.correcting, row.entry)
        except EntryError as error:
            self.form.refuse(error)
            self._say()
            self.said.emit(self.refusal)
            return
        score = score_read(self._points(), self.sides)
        self.said.emit(self.tr("Entered. {score}.").format(score=score))
        self.next_entry()
        self._tell_dealers(before)

    def take_back(self) -> None:
        """Take the last change back; a deal that was entered last stands in the form again."""
        typed = self.form.cells()
        self.attempt(self._keeper.undo)
        deal = self._undone_deal()
        if deal is not None and self.correcting is None and not typed:
            self.method, self.dealer, self._aside = deal.method, deal.dealer, ()
            self._show_form(None, deal.cells)
            self._begin()

    def do_again(self) -> None:
        """Do again what was taken back; what stood in the form for it is entered by that."""
        deal = self._undone_deal()
        typed = self.form.cells()
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

    def remove(self) -> None:
        """Take the entry that is being corrected off the sheet."""
        if self.correcting is not None:
            position, before = self.correcting, tuple(self._keeper.sheet.rows)
            self.attempt(lambda: self._keeper.remove(position))
            self.next_entry()
            self._tell_dealers(before)

    def next_entry(self) -> None:
        """Ask for the next deal."""
        if self.correcting is not None:
            self.method = self._last_method()
        self.correcting, self.inserting, self.dealer, self._aside = None, False, None, ()
        self._show_form(None)
        self._begin()

    def begin_insertion(self) -> None:
        """Ask for a deal that was forgotten before the entry that is being corrected."""
        if self.correcting is not None:
            self.inserting, self.dealer, self._aside = True, None, ()
            self.method = self._last_method()
            self._show_form(None)
            self._begin()

    def move(self, places: int) -> None:
        """Let the entry that is being corrected stand earlier or later."""
        position, before = self.correcting, tuple(self._keeper.sheet.rows)
        if position is not None and 0 <= position + places < len(self._keeper.sheet.entries):
            self.attempt(lambda: self._keeper.move(position, position + places))
            self.correct(position + places)
            self._tell_dealers(before)

    def _tell_dealers(self, before: Sequence[Row]) -> None:
        """Say from which deal on others count as dealers than in the rows ``before``: elder is another then, too."""
        if words := dealers_words(self._keeper.sheet, before):
            self.tell(words)

    def _last_method(self) -> str:
        sheet = self._keeper.sheet
        methods = [entry.method for entry in sheet.entries if isinstance(entry, DealEntry)]
        known = [method for method in methods if method in sheet.rules.methods]
        return known[-1] if known else sheet.rules.methods[0]

    def _show_form(self, entry: Entry | None, kept: Sequence[Cell] = ()) -> None:
        """Ask for the next deal, or for ``entry`` again; what was ``kept`` of a form stays where it still fits."""
        sheet, categories, cells = self._keeper.sheet, tuple[Category, ...](), tuple(kept)
        self.methods = ()
        match entry:
            case MarkEntry():
                categories, cells = (marks_category(entry, len(self.sides)),), marks_cells(entry)
            case None | DealEntry():
                categories, self.methods = sheet.rules.categories(self.standing(), self.method), sheet.rules.methods
                cells = entry.cells if entry is not None else cells
        self.form.ask(categories, self._check, cells)
        self.asked.emit()
        self._say()

    def _begin(self) -> None:
        """Begin at the first cell."""
        self.turned_to.emit(self.form.first)

    def _go_on(self) -> None:
        """Begin at the first cell that is open, after what has been typed before."""
        self.turned_to.emit(self.form.next_open() or self.form.first)

    @property
    def heading(self) -> str:
        """What is being corrected, or where a deal is inserted, as the sheet counts it; empty for the next deal."""
        if self.correcting is None:
            return ""
        return correction_title(self._keeper.sheet, self.correcting, self.inserting)

    def leave_correction(self) -> None:
        """Leave an entry that is being corrected as it is."""
        if self.correcting is not None:
            self.next_entry()

    def correct(self, row: int) -> None:
        """Let an entry be corrected. Played deals can only be taken out."""
        entry = self._keeper.sheet.entries[row]
        self.correcting, self.inserting, self._aside = row, False, ()
        self.dealer = entry.dealer if isinstance(entry, DealEntry) else None
        if isinstance(entry, DealEntry) and entry.method in self._keeper.sheet.rules.methods:
            self.method = entry.method
        self._show_form(entry)
        self._begin()

    def attempt(self, step: Callable[[], None]) -> None:
        """Do something with the sheet, and tell why it cannot be done."""
        try:
            step()
        except CodedError as error:
            self.tell(entry_reason(error, self._words))

    def mark(self, side: int, points: int) -> None:
        """Mark points by hand."""
        self.attempt(lambda: self._keeper.mark(side, points))

    def tell(self, words: str, doubtful: bool = False) -> None:
        """Say something below the form, until something else is done; ``doubtful`` if it asks whether to enter it."""
        self.form.error, self.form.doubtful, self.message = None, doubtful, words
        self.changed.emit()
        self.said.emit(words)
