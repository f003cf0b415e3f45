"""What the form of a score sheet calls its rows, and what it says of the deal in it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.correcting import correction_title
from cardtable.app.scorekeeper.entry_form import EntryForm
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.match_over import match_over_words, next_deal_title
from cardtable.core.sheets.categories import MARKED, EntryError
from cardtable.core.sheets.missing import Completeness
from cardtable.core.state import Standing
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.results import points_after
from cardtable.words.cards import joined
from cardtable.words.entries import completeness_words, entry_reason
from cardtable.words.families import words_for
from cardtable.words.figures import gain_figure


class FormWords(QObject):
    """Words about ``form``, which asks for the next deal of the sheet of ``keeper``, or for an entry to correct."""

    form: EntryForm

    def __init__(self, keeper: SheetKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._words = words_for(keeper.sheet.setup.kind)
        self.correcting: int | None = None
        """The position of the entry that is corrected, or before which a deal is inserted; None for the next deal."""
        self.inserting = False
        """Whether a deal is inserted before the entry at ``correcting``, instead of replacing it."""
        self.dealer: int | None = None
        """The seat that dealt the deal in the form out of turn; None if the seat whose turn it was dealt."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return side_names(self._keeper.sheet.rules.sides, self._keeper.sheet.setup.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the persons, in the order of their seats."""
        return self._keeper.sheet.setup.names

    def standing(self) -> Standing:
        """Return the standing before the deal in the form."""
        return self._keeper.sheet.standing_for(self.correcting, self.dealer)

    def playing(self) -> list[str]:
        """Return the names of the sides that play in the deal that is entered or corrected."""
        sides = self.sides
        return [sides[side] for side in self._keeper.sheet.rules.playing(self.standing())]

    def title(self, code: str) -> str:
        """Return the title of a category of the form."""
        return self._words.category(code, self.playing())

    @property
    def heading(self) -> str:
        """The title of the correction or insertion, with the number that the deal has on the sheet; empty for the next
        deal.
        """
        if self.correcting is None:
            return ""
        return correction_title(self._keeper.sheet, self.correcting, self.inserting)

    @property
    def title_of_next(self) -> str:
        """The title of the form for the next deal."""
        return next_deal_title(self._keeper.sheet)

    @property
    def match_over(self) -> str:
        """Who has won the match that has just ended; empty while something is typed, corrected or in play."""
        begun = self.correcting is not None or self.form.cells()
        return "" if begun else match_over_words(self._keeper.sheet, self.sides)

    @property
    def refusal(self) -> str:
        """All reasons why the form cannot be entered, each in a line; empty if it can."""
        return "\n".join(map(self.reason, self.form.errors))

    def reason(self, error: EntryError) -> str:
        """Return a sentence that says why the form cannot be entered."""
        return entry_reason(error, self._words, self.playing())

    def missing(self, complete: Completeness) -> str:
        """Return a text that says what is missing from a deal; empty if nothing is."""
        return completeness_words(complete, self._words, self.playing())

    def gains(self, row: Row) -> str:
        """Return what a deal that is typed brings each side, what there is to say of it, and what is missing."""
        named = QCoreApplication.translate("SheetForm", "{name} {points}")
        gained = [
            named.format(name=name, points=gain_figure(after - before))
            for name, after, before in zip(self.sides, points_after(row), row.before.points, strict=True)
        ]
        parts = (joined(gained), self._words.remark(row.lines, self.sides), self.missing(self.form.complete))
        return "\n".join(part for part in parts if part)

    def events(self, side: int) -> tuple[tuple[str, str], ...]:
        """Return the codes and titles of what ``side`` can mark while the deal goes on, with what it has marked; empty
        while an entry is corrected.
        """
        found = []
        for category in self.form.categories if self.correcting is None else ():
            if category.group == MARKED and side in category.sides:
                text = self.form.text((category.code, side))
                marked = " ✓" if category.is_mark else f" {text}"
                found.append((category.code, self.title(category.code) + (marked if text else "")))
        return tuple(found)

    def marked(self, side: int) -> tuple[tuple[str, str], ...]:
        """Return those of ``events`` that ``side`` has marked in the running deal."""
        return tuple(event for event in self.events(side) if self.form.text((event[0], side)))
