"""The form of a score sheet at work: it asks for the next deal, for a forgotten one, or for the correction of an entry,
and enters it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.app.scorekeeper.consequences import foreseen
from cardtable.app.scorekeeper.correcting import about_correction, dealers_words
from cardtable.app.scorekeeper.entry_form import CellPlace, EntryForm
from cardtable.app.scorekeeper.form_words import FormWords
from cardtable.app.scorekeeper.history import FormState, History
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.last_deal import last_method, undone_deal
from cardtable.app.scorekeeper.marks import marks_category, marks_cells, marks_entry
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Category, Cell, EntryError
from cardtable.core.sheets.missing import Completeness
from cardtable.session.scorebook.model import (
    ADD,
    MOVE,
    REDO,
    REMOVE,
    REPLACE,
    UNDO,
    Change,
    DealEntry,
    EndEntry,
    Entry,
    MarkEntry,
    PersonEntry,
    PlayedEntry,
)
from cardtable.session.scorebook.reckoning import Row
from cardtable.words.entries import entry_reason
from cardtable.words.reading import score_read


class SheetForm(FormWords):
    """Fills ``form`` with the categories that the sheet of ``keeper`` asks for, and enters what is typed there. Windows
    draw it.
    """

    asked = Signal()
    """Emitted when the form asks for other cells or fills them anew; ``changed`` follows."""
    changed = Signal()
    """Emitted when something in the form, or the message below it, has changed."""
    turned_to = Signal(object)
    """The ``CellPlace`` of the cell to which typing goes from now on; None in a form without cells."""
    said = Signal(str)
    """A text that screen readers should say at once."""
    question = Signal(str, object)
    """What a correction would bring for winners, matches and money, and the function that makes it. It is not made
    before that has been called."""

    def __init__(self, keeper: SheetKeeper, points: Callable[[], Sequence[int]], parent: QObject | None = None) -> None:
        """``points`` returns the present points of all sides."""
        super().__init__(keeper, parent)
        self._points = points
        self.form = EntryForm(self._say, self._begin_step)
        self.message = ""
        """The message below the form: what the entry would bring, or an error that belongs to no row of the form."""
        self.method = keeper.sheet.rules.methods[0]
        """The code of the method by which the deal in the form is entered."""
        self.methods: tuple[str, ...] = ()
        """The methods by which the deal in the form can be entered; none if it is not a deal."""
        self._aside: tuple[Cell, ...] = ()
        """The cells typed for this deal by another method, which the form does not show at present."""
        self._next: FormState | None = None
        """What was typed for the next deal when a correction began; None if nothing was."""
        self._history = History()
        self._logged = len(keeper.sheet.log)
        """The length of the sheet's log when this form followed it last."""

    def begin(self) -> None:
        """Ask for the next deal, and fill in the draft that was kept when the program ended."""
        self._ask_next()
        sheet, draft = self._keeper.sheet, self._keeper.draft()
        if draft is not None and draft.method in sheet.rules.methods:
            self.method = draft.method
            if draft.dealer in sheet.dealers(sheet.next_standing):
                self.dealer = draft.dealer
            self._show_form(None, draft.cells)
            self._aside = self._hidden(draft.cells)
            self._go_on()

    def settle(self) -> None:
        """Adapt to a sheet that has changed: stop correcting an entry that no longer exists, and forget a dealer who
        can no longer have dealt.
        """
        sheet = self._keeper.sheet
        new, self._logged = sheet.log[self._logged :], len(sheet.log)
        if any(change.action in (UNDO, REDO) for change in new):
            # ``take_back`` and ``do_again`` note their steps themselves; anybody else's are unknown here.
            self._history.clear()
        else:
            self._history.sheet_changed(len(new))
        if self.correcting is not None and self.correcting >= len(sheet.rows):
            self.correcting, self.inserting, self.dealer = None, False, None
        if self.dealer not in (None, *sheet.dealers(sheet.standing_for(self.correcting))):
            self.dealer = None

    def follow(self) -> None:
        """Ask for the next deal again after points were marked by hand while it was typed; what was typed stays."""
        if self.correcting is None:
            self._show_form(None, self.form.cells())

    def choose_method(self, method: str) -> None:
        """Ask for the deal by another method. What was typed by the earlier one is kept, and comes back with that
        method.
        """
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
        """Return the entry that is being corrected; None for the next deal and for one that is inserted."""
        here = self.correcting is not None and not self.inserting
        return self._keeper.sheet.rows[self.correcting].entry if here and self.correcting is not None else None

    def _check(self, cells: tuple[Cell, ...]) -> tuple[Row, Completeness]:
        """Return the row that ``cells`` would make on the sheet and how complete it is; raises ``EntryError``."""
        sheet, corrected = self._keeper.sheet, self.corrected()
        entry: Entry = DealEntry(cells, self.method, self.dealer)
        if isinstance(corrected, MarkEntry):
            entry = marks_entry(marks_category(corrected, len(self.sides)), cells, corrected)
        row = sheet.check(entry, self.correcting)
        return row, sheet.completeness(row)

    def _say(self) -> None:
        """Set ``message`` to what the typed cells would bring, what is missing, or why they cannot be entered; emit
        ``changed``.
        """
        row, error = self.form.row, self.form.error
        self.message = ""
        if error is not None and error.category not in [category.code for category in self.form.categories]:
            self.message = self.refusal
        elif row is not None:
            self.message = self.gains(row)
        elif error is None and self.correcting is not None:
            self.message = about_correction(self._keeper.sheet, self.correcting, self.inserting)
        self.changed.emit()

    def dealers(self) -> tuple[int, ...]:
        """Return the seats that can have dealt the deal in the form; none if the game has no dealer or the entry is not
        a deal.
        """
        return self._keeper.sheet.dealers(self.standing()) if self.methods else ()

    def deal_by(self, seat: int) -> None:
        """Take the person at ``seat`` as dealer of the deal in the form; what was typed stays."""
        self._begin_step()
        turn = self._keeper.sheet.standing_for(self.correcting).dealer
        self.dealer = None if seat == turn else seat
        self._show_form(None, self.form.cells())

    def keep_draft(self) -> None:
        """Keep what is being typed for the next deal as a draft in the database."""
        draft = self._state() if self.correcting is None else self._next
        if draft is not None:
            self._keeper.keep_draft(draft.method, (*draft.cells, *draft.aside), draft.dealer)

    def unfold(self, shown: bool) -> None:
        """Show the cells of faults, or hide them."""
        if shown != self.form.unfolded:
            self.form.unfolded = shown
            self.changed.emit()

    def enter(self) -> None:
        """Enter what has been typed. If something is missing, the first call only asks whether to enter it all the
        same.
        """
        if isinstance(self.corrected(), PlayedEntry | EndEntry | PersonEntry):
            self.leave_correction()
            return
        before = None if self.correcting is None else tuple(self._keeper.sheet.rows)
        try:
            row, complete = self._check(self.form.cells())
            if not self.form.doubtful and not self._is_accepted(row.entry, complete):
                return
            if self.correcting is None:
                # The window asks for the next deal as soon as it hears of the new row, and that deal begins empty.
                self.form.ask(self.form.categories, self._check)
                self.dealer, self._aside = None, ()
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
        self._history.clear()
        self._ask_next()
        if before is not None:
            self._tell_dealers(before)

    def _is_accepted(self, entry: Entry, complete: Completeness) -> bool:
        """Whether a deal can be entered without a question: nothing is missing in it, and a correction changes neither
        winners nor matches nor money. Otherwise asks.
        """
        missing, position = self.missing(complete), self.correcting
        brings = ""
        if position is not None:
            brings = foreseen(
                self._keeper.sheet, Change(ADD if self.inserting else REPLACE, position, entry), self.sides
            )
        if brings:
            self.question.emit("\n".join(filter(None, (brings, missing))), self._enter_agreed)
        elif missing:
            self.tell(self.tr("{missing} Enter it anyway?").format(missing=missing), doubtful=True)
        return not brings and not missing

    def _enter_agreed(self) -> None:
        """Enter a correction whose consequences have been agreed to."""
        self.form.doubtful = True
        self.enter()

    def _when_agreed(self, change: Change, make: Callable[[], None]) -> None:
        """Make a change of the sheet: at once if it brings nothing further, or else when that has been agreed to."""
        brings = foreseen(self._keeper.sheet, change, self.sides)
        if brings:
            self.question.emit(brings, make)
        else:
            make()

    @property
    def can_take_back(self) -> bool:
        """Whether ``take_back`` has something to undo."""
        return bool(self._history) or self._keeper.sheet.can_undo or self._is_left_over

    @property
    def can_do_again(self) -> bool:
        """Whether ``do_again`` has something to redo."""
        return self._history.has_future or self._keeper.sheet.can_redo

    @property
    def _is_left_over(self) -> bool:
        """Whether the form still holds something where all else has been taken back: the first deal of the sheet, or a
        draft from an earlier run of the program.
        """
        left = not self._history and not self._keeper.sheet.can_undo and self.correcting is None
        return left and bool(self.form.cells() or self._aside)

    def take_back(self) -> None:
        """Undo the last change: what was typed last, or else the last change of the sheet. A deal that leaves the end
        of the sheet is shown in the form, unless something else is typed there.
        """
        if not self.can_take_back:
            self.attempt(self._keeper.undo)
            return
        if self._is_left_over:
            self._history.begin_with(FormState(self.method))
        self._turn_over(self._history.back(self._state()), self._keeper.undo)

    def do_again(self) -> None:
        """Redo what was undone last."""
        if not self.can_do_again:
            self.attempt(self._keeper.redo)
            return
        self._turn_over(self._history.forward(self._state()), self._keeper.redo)

    def _turn_over(self, step: FormState | None, change: Callable[[], None]) -> None:
        """Go to ``step`` of the history, or, if it is None, let ``change`` turn the sheet. While the form is empty or
        holds the deal that was undone last, it goes on to show the deal that can be redone next.
        """
        typed = self.form.cells()
        if step is not None:
            if self.correcting is None or step.correcting is None:
                self._next = None if step.correcting is None else self._state()
            self._show(step)
            others = {(one.code, one.side) for one in {*typed} ^ {*step.cells}}
            changed = next((place for place in self.form.places if place in others), None)
            self.turned_to.emit(changed or self.form.next_open() or self.form.first)
            return
        shown = undone_deal(self._keeper.sheet)
        follows = self.correcting is None and (not typed or (shown is not None and typed == shown.cells))
        history = self._history
        self._history = History()
        self.attempt(change)
        self._history = history
        if follows:
            deal = undone_deal(self._keeper.sheet)
            method = last_method(self._keeper.sheet) if deal is None else deal.method
            self._show(FormState(method, deal.dealer, deal.cells) if deal is not None else FormState(method))
            self._begin()

    def remove(self) -> None:
        """Remove the entry that is being corrected from the sheet."""
        position = self.correcting
        if position is not None:
            self._when_agreed(Change(REMOVE, position), lambda: self._remove(position))

    def _remove(self, position: int) -> None:
        before = tuple(self._keeper.sheet.rows)
        self.attempt(lambda: self._keeper.remove(position))
        self._ask_next()
        self._tell_dealers(before)

    def next_entry(self) -> None:
        """Ask for the next deal, in an empty form; what was typed can be taken back."""
        if self._has_changed():
            self._begin_step()
        self._next = None
        self._show(FormState(last_method(self._keeper.sheet) if self.correcting is not None else self.method))
        self._begin()

    def begin_insertion(self) -> None:
        """Ask for a forgotten deal, to insert it before the entry that is being corrected."""
        if self.correcting is not None:
            self._put_aside()
            self.inserting, self.dealer, self._aside = True, None, ()
            self.method = last_method(self._keeper.sheet)
            self._show_form(None)
            self._begin()

    def move(self, places: int) -> None:
        """Move the entry that is being corrected by ``places``; negative is earlier."""
        position = self.correcting
        if position is not None and 0 <= position + places < len(self._keeper.sheet.rows):
            to = position + places
            self._when_agreed(Change(MOVE, position, to=to), lambda: self._move(position, to))

    def _move(self, position: int, to: int) -> None:
        before = tuple(self._keeper.sheet.rows)
        typed = self.form.cells() if self._has_changed() else None
        self.attempt(lambda: self._keeper.move(position, to))
        self.correct(to)
        if typed is not None:
            self._show_form(self.corrected(), typed)
        self._tell_dealers(before)

    def _tell_dealers(self, before: Sequence[Row]) -> None:
        """Say from which deal on the dealers differ from those in the rows ``before``, because that also changes who is
        elder.
        """
        if words := dealers_words(self._keeper.sheet, before):
            self.tell(words)

    def _show_form(self, entry: Entry | None, kept: Sequence[Cell] | None = None) -> None:
        """Ask for ``entry`` again, or for the next deal if it is None. The cells in ``kept`` are filled in where they
        fit; None stands for those of the entry.
        """
        sheet, categories, cells = self._keeper.sheet, tuple[Category, ...](), tuple(kept or ())
        self.methods = ()
        match entry:
            case MarkEntry():
                categories = (marks_category(entry, len(self.sides)),)
                cells = marks_cells(entry) if kept is None else cells
            case None | DealEntry():
                categories, self.methods = sheet.rules.categories(self.standing(), self.method), sheet.rules.methods
                cells = entry.cells if entry is not None and kept is None else cells
        self.form.ask(categories, self._check, cells)
        self.asked.emit()
        self._say()

    def _begin(self) -> None:
        """Turn to the first cell."""
        self.turned_to.emit(self.form.first)

    def _go_on(self) -> None:
        """Turn to the first open cell, or to the first of all if none is open."""
        self.turned_to.emit(self.form.next_open() or self.form.first)

    def resume(self) -> None:
        """Turn to the cell with which the entry goes on."""
        (self._go_on if self.form.cells() else self._begin)()

    def leave_correction(self) -> None:
        """Stop correcting without changing the entry."""
        if self.correcting is not None:
            if self._has_changed():
                self._begin_step()
            self._ask_next()

    def correct(self, row: int) -> None:
        """Ask for the entry at ``row`` again, to correct it. Deals played on the screen can only be removed."""
        entry = self._keeper.sheet.rows[row].entry
        self._put_aside()
        self.correcting, self.inserting, self._aside = row, False, ()
        self.dealer = entry.dealer if isinstance(entry, DealEntry) else None
        if isinstance(entry, DealEntry) and entry.method in self._keeper.sheet.rules.methods:
            self.method = entry.method
        self._show_form(entry)
        self._begin()

    # What was typed, and what of it can be taken back

    def _state(self) -> FormState:
        """Return what the form asks for and what is typed in it."""
        cells = self.form.cells()
        return FormState(self.method, self.dealer, cells, self._aside, self.correcting, self.inserting)

    def _begin_step(self, typing: CellPlace | None = None) -> None:
        """Note the form as it is, so that what changes now can be taken back; ``typing`` is as in ``History``."""
        self._history.begin_step(self._state, typing)

    def _has_changed(self) -> bool:
        """Whether something is typed that is not on the sheet."""
        entry = self.corrected()
        match entry:
            case None:
                return bool(self.form.cells() or self._aside)
            case DealEntry(cells, _, dealer):
                kept = {(cell.code, cell.side): cell.text for cell in cells}
                return {(one.code, one.side): one.text for one in self.form.cells()} != kept or dealer != self.dealer
            case MarkEntry():
                return self.form.cells() != marks_cells(entry)
            case _:
                return False

    def _put_aside(self) -> None:
        """Keep what is typed in the form before it asks for something else."""
        if self.correcting is None:
            self._next = self._state() if self._has_changed() else None
        elif self._has_changed():
            self._begin_step()

    def _show(self, state: FormState) -> None:
        """Ask for what ``state`` says, filled as it says."""
        self.correcting, self.inserting, self.method = state.correcting, state.inserting, state.method
        self.dealer, self._aside = state.dealer, state.aside
        self._show_form(self.corrected(), state.cells)

    def _ask_next(self) -> None:
        """Ask for the next deal, with what was typed for it before the correction that ends now."""
        method = last_method(self._keeper.sheet) if self.correcting is not None else self.method
        state, self._next = self._next or FormState(method), None
        self._show(state)
        (self._go_on if state.cells else self._begin)()

    def attempt(self, step: Callable[[], None]) -> None:
        """Call ``step``, which changes the sheet, and tell the reason if it fails."""
        try:
            step()
        except CodedError as error:
            self.tell(entry_reason(error, self._words))

    def mark(self, side: int, points: int) -> None:
        """Mark ``points`` for ``side`` by hand."""
        self.attempt(lambda: self._keeper.mark(side, points))

    def tell(self, words: str, doubtful: bool = False) -> None:
        """Show ``words`` below the form until something changes, and have them said; ``doubtful`` if they ask whether
        to enter an incomplete deal.
        """
        self.form.forget_errors()
        self.form.doubtful, self.message = doubtful, words
        self.changed.emit()
        self.said.emit(words)
