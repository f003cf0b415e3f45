"""What follows from the entries of a score sheet, one after the other: the standings before and after each, and the
winners.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.sheets.categories import Amounts, EntryError, amounts
from cardtable.core.sheets.rules import IN_ORDER, MARK, SHEET_RULES, SILENT, SheetRules, carried_by, carried_on, mark
from cardtable.core.state import Standing
from cardtable.session.scorebook.attending import attended, refusal, there_after
from cardtable.session.scorebook.model import DealEntry, EndEntry, Entry, MarkEntry, PersonEntry, PlayedEntry


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of a sheet with what follows from it.

    ``before`` and ``after`` are the standings around it; ``match`` counts matches from 0. ``fresh`` says that the entry
    begins a new match; ``winners`` are the sides that have won one by it. ``error`` is the reason why the entry counts
    nothing: it no longer fits after a correction of the sheet. ``opens`` says that the next entry begins a new match.
    ``due`` are the entries of persons who come or go when the running match is over. ``entered`` are the numbers of a
    deal entered by hand, with those that follow from the others.
    """

    entry: Entry
    lines: tuple[ScoreLine, ...]
    before: Standing
    after: Standing
    match: int
    fresh: bool
    winners: tuple[int, ...] = ()
    error: EntryError | None = field(default=None, compare=False)
    opens: bool = False
    due: tuple[PersonEntry, ...] = ()
    entered: Amounts = field(default_factory=dict, compare=False)

    @property
    def is_numbered(self) -> bool:
        """Whether the sheet numbers this row: it is a deal, entered by hand or played."""
        return isinstance(self.entry, DealEntry | PlayedEntry)

    @property
    def ends(self) -> bool:
        """Whether the match is over after this row: won, settled or divided."""
        return self.after.over or (isinstance(self.entry, EndEntry) and self.error is None)


def dealt_by_others(before: Sequence[Row], after: Sequence[Row]) -> Iterator[int]:
    """Yield the positions of deals for which, after a change of the sheet, the turn to deal is another person's than
    ``before``, although no dealer was entered.
    """
    dealers = {id(row.entry): row.before.dealer for row in before}
    for position, row in enumerate(after):
        now = row.before.dealer
        if isinstance(row.entry, DealEntry) and row.entry.dealer is None and dealers.get(id(row.entry), now) != now:
            yield position


def _same_from(old: Sequence[Row], entries: Sequence[Entry]) -> int:
    """Return the first place from which the rows ``old`` are those of ``entries``; the number of entries if there is
    none.
    """
    if len(old) != len(entries):
        return len(entries)
    return max((place + 1 for place, row in enumerate(old) if row.entry is not entries[place]), default=0)


class Reckoning:
    """The rows of ``entries`` under ``rules``; the seat ``dealer`` deals first. ``ruled`` is the number of the rules by
    which the sheet counts.
    """

    def __init__(self, rules: SheetRules, dealer: int, entries: Sequence[Entry] = (), ruled: int = SHEET_RULES) -> None:
        self.rules = rules
        self._silent = ruled <= SILENT
        self._marks_in_order = ruled <= IN_ORDER
        self._dealer = dealer
        self.rows: list[Row] = []
        self._checked: tuple[int, Row] | None = None
        """The position and the row of the entry that was checked last, until a row is made."""
        self.reckon(entries)

    def __copy__(self) -> Reckoning:
        """Return a reckoning that can go on by itself; nothing is computed again."""
        made = Reckoning.__new__(Reckoning)
        vars(made).update(vars(self), rows=list(self.rows))
        return made

    def reckon(self, entries: Sequence[Entry], first: int = 0) -> None:
        """Compute the rows from ``first`` on again; the entries before it must be the same as before. Rows on which the
        change has no influence stay as they are.
        """
        old = self.rows[first:]
        del self.rows[first:]
        (position, checked), self._checked = self._checked or (-1, None), None
        if checked is not None and position == len(self.rows) < len(entries) and checked.entry is entries[position]:
            self.rows.append(checked)
        same_from = _same_from(old, entries[first:])
        for position in range(len(self.rows), len(entries)):
            place = position - first
            if place >= max(same_from, 1) and self._next(self.rows[-1]) == self._next(old[place - 1]):
                self.rows += old[place:]
                return
            self.rows.append(self._row(entries[position], position))

    def there(self) -> tuple[int, ...]:
        """Return the seats of the persons who are there after the last entry. Comings and goings that take effect only
        when the match is over are included.
        """
        end = len(self.rows)
        return there_after(self.rules, self.standing_at(end)[0], self._due_at(end))

    def standing_for(self, position: int | None = None, dealer: int | None = None) -> Standing:
        """Return the standing before a deal at ``position``, or at the end, if the seat ``dealer`` deals it; None means
        the seat whose turn it is. Raises ``EntryError`` ``does_not_deal`` for a seat that takes no part in it.
        """
        standing, _ = self.standing_at(len(self.rows) if position is None else position)
        if dealer is None:
            return standing
        if dealer not in self.dealers(standing):
            raise EntryError("does_not_deal")
        return replace(standing, dealer=dealer)

    def dealers(self, standing: Standing) -> tuple[int, ...]:
        """Return the seats that can deal the next deal; empty where no seat leads, as on a sheet without dealers."""
        if self.rules.leader(standing) < 0:
            return ()
        return tuple(sorted(seat for side in self.rules.playing(standing) for seat in self.rules.sides[side]))

    def check(self, entry: Entry, position: int | None = None) -> Row:
        """Return the row that ``entry`` would make at ``position``, or at the end of the sheet. Raises ``EntryError``
        if it would not count.
        """
        position = len(self.rows) if position is None else position
        if self._checked is None or (self._checked[0], self._checked[1].entry) != (position, entry):
            self._checked = position, self._row(entry, position)
        row = self._checked[1]
        if row.error is not None:
            raise row.error
        return row

    def standing_at(self, position: int) -> tuple[Standing, bool]:
        """Return the standing before the entry at ``position``, and whether that entry begins a new match."""
        if not position:
            return self.rules.begin(self._dealer), False
        standing, fresh, _, _ = self._next(self.rows[position - 1])
        return standing, fresh

    def _next(self, last: Row) -> tuple[Standing, bool, int, tuple[PersonEntry, ...]]:
        """Return all that the entry after the row ``last`` depends on: the standing before it, whether it begins a new
        match, the number of the match before it, and the comings and goings that wait for the end of the match.
        """
        standing = self.rules.begin_again(last.after) if last.ends else last.after
        due = last.due
        if due and self.rules.is_between(standing):
            for entry in due:
                standing = attended(self.rules, standing, entry)
            due = ()
        return standing, last.opens, last.match, due

    def _due_at(self, position: int) -> tuple[PersonEntry, ...]:
        """Return the comings and goings that, at ``position``, still wait for the end of the match."""
        return self._next(self.rows[position - 1])[3] if position else ()

    def _row(self, entry: Entry, position: int) -> Row:
        before, fresh = self.standing_at(position)
        due = self._due_at(position)
        if isinstance(entry, PersonEntry):
            return self._person_row(entry, position, before, fresh, due)
        match = (self.rows[position - 1].match if position else 0) + fresh
        entered: Amounts = {}
        try:
            if isinstance(entry, DealEntry):
                before = self.standing_for(position, entry.dealer)
                entered = self._entered(entry, before)
            lines, after = self._result(entry, before, entered)
        except EntryError as error:
            before, _ = self.standing_at(position)
            return Row(entry, (), before, before, match, fresh, error=error, due=due)
        winners = self._winners(before, after, lines)
        opens = bool(winners) or after.over or isinstance(entry, EndEntry)
        return Row(entry, lines, before, after, match, fresh, winners, opens=opens, due=due, entered=entered)

    def _person_row(
        self, entry: PersonEntry, position: int, before: Standing, fresh: bool, due: tuple[PersonEntry, ...]
    ) -> Row:
        """Return the row of a person who comes or goes; it belongs to the match before it."""
        after, match = before, self.rows[position - 1].match if position else 0
        lines: tuple[ScoreLine, ...] = ()
        there = there_after(self.rules, before, due)
        error = refusal(self.rules, entry, there)
        if error is None and self.rules.is_between(before):
            after = attended(self.rules, before, entry)
        elif error is None:
            # The loser of the running match waits behind the persons who came before its end.
            due = (*due, replace(entry, after=there[-1]) if entry.after is None else entry)
        if error is None and entry.points and entry.seat not in self.rules.playing(after):
            error, after = EntryError("marks_are_for_players"), before
        if error is None and entry.points:
            lines = (ScoreLine(MARK, entry.seat, entry.points),)
            after = mark(self.rules, after, lines)
        return Row(entry, lines, before, after, match, False, error=error, opens=fresh, due=due)

    def _require_players(self, standing: Standing, sides: Sequence[int]) -> None:
        """Raise ``EntryError`` if one of ``sides`` does not play the next deal or is no side of this sheet. On older
        sheets points may have been marked for somebody who looks on.
        """
        known = range(len(self.rules.sides)) if self._silent else self.rules.playing(standing)
        for side in sides:
            if side not in known:
                raise EntryError("marks_are_for_players", "", side)

    def _order_decides(self, before: Standing, marks: Sequence[ScoreLine], after: Standing) -> bool:
        """Return whether other players win or pay otherwise than in the standing ``after`` if other ``marks`` come
        first.
        """
        for first in marks[1:]:
            others = (first, *(one for one in marks if one is not first))
            other = mark(self.rules, before, others)
            accounts = self.rules.accounts(after), self.rules.accounts(other)
            if other.winners != after.winners or accounts[0] != accounts[1]:
                return True
        return False

    def _winners(self, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> tuple[int, ...]:
        """Return the sides that have won the match that ended between the standings ``before`` and ``after``; empty if
        none ended.

        Some families let matches follow each other within one standing. Then the points begin at nothing again, and the
        winner is the player whose account has grown.
        """
        if not lines:
            return after.winners
        points = totals(lines, len(before.points))
        reached = [start + now for start, now in zip(before.points, points, strict=True)]
        playing = self.rules.playing(before)
        if after.over and (len(playing) == len(before.points) or not Company.of(before).players):
            return after.winners
        if not after.over and (any(after.points) or not any(reached)):
            return ()
        then, now = self.rules.accounts(before), self.rules.accounts(after)

        def gained(side: int) -> tuple[int, int]:
            seat = self.rules.sides[side][0]
            return now[seat] - then[seat], reached[side]

        return (max(playing, key=gained),)

    def _entered(self, entry: DealEntry, before: Standing) -> Amounts:
        if entry.method not in self.rules.methods:
            raise EntryError("no_such_method", method=entry.method)
        return amounts(self.rules.categories(before, entry.method), entry.cells)

    def _result(self, entry: Entry, before: Standing, entered: Amounts) -> tuple[tuple[ScoreLine, ...], Standing]:
        match entry:
            case DealEntry(method=method):
                lines = self.rules.lines(before, entered, method)
            case MarkEntry(points, carried):
                self._require_players(before, [side for side, one in enumerate(points) if one])
                marks = tuple(ScoreLine(MARK, side, one) for side, one in enumerate(points) if one)
                after = mark(self.rules, before, marks)
                if not self._marks_in_order and self._order_decides(before, marks, after):
                    raise EntryError("order_of_marks", "", marks[0].side)
                return marks, carried_on(self.rules, after, carried)
            case EndEntry():
                if not before.deals and not any(before.points) and not carried_by(self.rules, before):
                    raise EntryError("nothing_to_end")
                return (), self.rules.close(before)
            case PlayedEntry(lines):
                try:
                    after = self.rules.fold(before, lines)
                    fits = not sum(self.rules.accounts(after))
                except (LookupError, TypeError, ValueError):
                    fits = False
                if not fits:
                    # The lines are from a file that has been changed, or from a deal of other persons.
                    raise EntryError("played_by_other_rules")
                return lines, after
        return lines, self.rules.fold(before, lines)
