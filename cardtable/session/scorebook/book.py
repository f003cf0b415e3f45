"""A score sheet: its entries can be corrected, then everything after the correction is computed again; a log keeps
every change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from datetime import UTC, datetime

from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.core.sheets import FREE
from cardtable.core.sheets.categories import Category, EntryError
from cardtable.core.sheets.missing import BESIDES, Completeness, completeness
from cardtable.core.sheets.rules import SHEET_RULES, SILENT, SheetRules, is_dealt_anew
from cardtable.core.state import Standing
from cardtable.games.entry import sheet_rules, sheet_variant
from cardtable.session.scorebook.attending import is_about
from cardtable.session.scorebook.model import (
    ADD,
    AGREE,
    MOST_SEATS,
    MOVE,
    REDO,
    REMOVE,
    REPLACE,
    UNDO,
    Change,
    DealEntry,
    Entry,
    MarkEntry,
    PersonEntry,
    SheetSetup,
)
from cardtable.session.scorebook.reckoning import Reckoning, Row
from cardtable.session.scorebook.results import MatchResult, Subtotals


class ScoreSheet:
    """The score sheet of a group of persons under one rule set, for any number of matches one after another.

    Everything that is done is a ``Change`` at the end of ``log``. The log and ``begun_as``, the setup at the beginning,
    determine the sheet completely. ``setup`` is what is agreed now. ``ruled`` is the number of the rules by which the
    sheet counts; None if it is not recorded and makes no difference, or is not known.
    """

    def __init__(self, setup: SheetSetup, log: Iterable[Change] = (), ruled: int | None = SHEET_RULES) -> None:
        """Make a sheet from a setup and a log. Raises ``CodedError`` for rules that do not exist and for a log that no
        sheet can have.
        """
        self.begun_as = setup
        self.setup = setup
        self.ruled = ruled
        self.rules = self._rules_of(setup)
        self.log: list[Change] = []
        self._entries: list[Entry] = []
        self._done: list[tuple[Change, Entry | None, SheetSetup]] = []
        self._undone: list[Change] = []
        for change in log:
            self._take(change)
        self._begin_reckoning()

    def __copy__(self) -> ScoreSheet:
        """Return a sheet on which something can be tried; it shares nothing with this one that changes."""
        made = ScoreSheet.__new__(ScoreSheet)
        own = ("_entries", "log", "_done", "_undone", "_reckoning", "_subtotals")
        vars(made).update(vars(self), **{name: copy(vars(self)[name]) for name in own})
        return made

    # What it shows

    @property
    def rule_set(self) -> RuleSet | None:
        """The rule set by which deals are counted; None on a free sheet."""
        if self.setup.kind == FREE:
            return None
        return sheet_variant(self.setup.kind).restored(len(self.begun_as.names), self.setup.options)

    @property
    def there(self) -> tuple[int, ...]:
        """The seats of the persons who are there after the last entry. Comings and goings that take effect only when
        the match is over are included.
        """
        return self._reckoning.there()

    @property
    def entries(self) -> Sequence[Entry]:
        return tuple(self._entries)

    @property
    def rows(self) -> Sequence[Row]:
        return self._reckoning.rows

    @property
    def standing(self) -> Standing:
        """The standing after the last entry."""
        return self.rows[-1].after if self.rows else self.rules.begin(self._first_dealer)

    @property
    def next_standing(self) -> Standing:
        """The standing before the next entry: that of a new match if the last one is over."""
        return self.standing_for()

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def standing_for(self, position: int | None = None, dealer: int | None = None) -> Standing:
        """Return the standing before a deal; see ``Reckoning.standing_for``."""
        return self._reckoning.standing_for(position, dealer)

    def dealers(self, standing: Standing) -> tuple[int, ...]:
        """Return the seats that can deal; see ``Reckoning.dealers``."""
        return self._reckoning.dealers(standing)

    def categories(self, method: str, position: int | None = None, dealer: int | None = None) -> tuple[Category, ...]:
        """Return what can be entered for the deal at ``position``, or for the next deal. Raises ``EntryError`` as
        ``standing_for`` does.
        """
        return self.rules.categories(self.standing_for(position, dealer), method)

    def check(self, entry: Entry, position: int | None = None) -> Row:
        """Return the row that ``entry`` would make at ``position``, or at the end of the sheet. Raises ``EntryError``
        if it would not count.
        """
        return self._reckoning.check(entry, position)

    def completeness(self, row: Row) -> Completeness:
        """Return how complete the deal of ``row`` is; nothing is missing in an entry that is no deal by hand, or that
        does not count.
        """
        if not isinstance(row.entry, DealEntry) or row.error is not None:
            return Completeness()
        if is_dealt_anew(row.lines) or self.rules.cut_short(row.before, row.lines):
            return Completeness()
        found = completeness(self.rules.categories(row.before, row.entry.method), row.entered)
        besides = max((int(dict(line.params).get(BESIDES, 0)) for line in row.lines), default=0)
        return replace(found, besides=besides) if besides else found

    @property
    def undone(self) -> Change | None:
        """The change that was undone last and can be redone; None if there is none."""
        return self._undone[-1] if self._undone else None

    @property
    def results(self) -> Sequence[MatchResult]:
        """The result of every match that has ended, in their order."""
        return self._subtotals.results(self.rows)

    def accounts(self) -> tuple[int, ...]:
        """Return what each seat has gained in all matches of the sheet, in stakes."""
        return self._subtotals.accounts(self.rows)

    def deals_entered(self) -> int:
        """Return how many deals are on the sheet, entered by hand or played."""
        return self._subtotals.after(self.rows).deals

    def matches_played(self) -> tuple[int, ...]:
        """Return how many matches each side has played to their end; matches in which it looked on do not count."""
        return self._subtotals.after(self.rows).played

    def matches_won(self) -> tuple[int, ...]:
        """Return how many matches each side has won."""
        return self._subtotals.after(self.rows).won

    # What can be done

    def add(self, entry: Entry, who: str = "", when: str = "") -> Change:
        """Add ``entry`` at the end. ``who`` and ``when`` are for the log. Raises ``EntryError``; then nothing is
        changed.
        """
        return self.insert(len(self._entries), entry, who, when)

    def insert(self, position: int, entry: Entry, who: str = "", when: str = "") -> Change:
        """Add a forgotten entry at ``position``; everything after it is computed again. Raises ``EntryError``; then
        nothing is changed.
        """
        if position != len(self._entries):
            self._require(position)
        row = self.check(entry, position)
        return self._do(Change(ADD, position, row.entry, who, when or moment()))

    def move(self, position: int, to: int, who: str = "", when: str = "") -> Change:
        """Move the entry at ``position`` to the place ``to``; everything between is computed again. Raises
        ``CodedError`` ``no_such_entry``.
        """
        self._require(position)
        self._require(to)
        return self._do(Change(MOVE, position, None, who, when or moment(), to=to))

    def agree(self, setup: SheetSetup, who: str = "", when: str = "") -> Change:
        """Correct what was agreed for the whole sheet: names, dealer, options, stake, unit, evening; everything is
        computed again.

        Raises ``CodedError`` for rules that do not exist, ``other_persons`` for another kind of sheet or number of
        persons, and ``EntryError``: that of an entry that counts now and would no longer count, or
        ``came_only_later`` for a dealer who was not there at the beginning.
        """
        self._require_agreeable(setup)
        if self._dealer_of(setup) != setup.dealer:
            raise EntryError("came_only_later")
        trial = self._reckoned_by(setup)
        for before, after in zip(self.rows, trial.rows, strict=True):
            if before.error is None and after.error is not None:
                raise after.error
        return self._do(Change(AGREE, 0, None, who, when or moment(), setup=setup))

    def replace(self, position: int, entry: Entry, who: str = "", when: str = "") -> Change:
        """Correct the entry at ``position``; everything after it is computed again. Raises ``EntryError``; then nothing
        is changed.
        """
        self._require(position)
        row = self.check(entry, position)
        return self._do(Change(REPLACE, position, row.entry, who, when or moment()))

    def remove(self, position: int, who: str = "", when: str = "") -> Change:
        """Remove the entry at ``position``. If it is the coming of the last person on the sheet and nothing else is
        about that person, the person is removed too. Raises ``CodedError`` ``no_such_entry``.
        """
        self._require(position)
        setup, entry = None, self._entries[position]
        others = [other for place, other in enumerate(self._entries) if place != position]
        if isinstance(entry, PersonEntry) and self._came_last(entry.seat, others):
            setup = replace(self.setup, names=self.setup.names[:-1])
        return self._do(Change(REMOVE, position, None, who, when or moment(), setup=setup))

    def come(
        self,
        name: str,
        points: int = 0,
        after: int | None = None,
        position: int | None = None,
        who: str = "",
        when: str = "",
    ) -> Change:
        """Let the person ``name`` come, or come back: at once, or, where matches are played, from the next match on.
        ``points`` and ``after`` are explained at ``PersonEntry``. Raises ``EntryError``; then nothing is changed.
        """
        position = len(self._entries) if position is None else position
        names = self.setup.names
        if name in names:
            return self.insert(position, PersonEntry(names.index(name), True, points, after), who, when)
        if not self.rules.room:
            raise EntryError("persons_stay")
        if len(names) >= MOST_SEATS:
            raise EntryError("no_more_persons", most=MOST_SEATS)
        setup = replace(self.setup, names=(*names, name))
        entry = PersonEntry(len(names), True, points, after)
        self._reckoned_by(setup).check(entry, position)
        return self._do(Change(ADD, position, entry, who, when or moment(), setup=setup))

    def go(self, seat: int, who: str = "", when: str = "") -> Change:
        """Let the person of ``seat`` go, for good or for a while: at once, or, where matches are played, when the
        running match is over. Raises ``EntryError``; then nothing is changed.
        """
        return self.add(PersonEntry(seat, False), who, when)

    def mark(self, side: int, points: int, who: str = "", when: str = "") -> Change:
        """Mark points for a side, or take some off if ``points`` is negative; marks that follow each other share one
        entry.

        Raises ``EntryError`` ``nothing_to_take_off`` if the side would fall below nothing.
        """
        sides = len(self.rules.sides)
        last = self.rows[-1] if self.rows else None
        if last is not None and isinstance(last.entry, MarkEntry):
            marked = last.entry.points[side] if side < len(last.entry.points) else 0
            base = last.before.points[side] + marked
            if (points < 0 or not last.winners) and base + points >= 0:
                so_far = (*last.entry.points, *(0,) * (sides - len(last.entry.points)))
                changed = tuple(one + points * (other == side) for other, one in enumerate(so_far))
                if any(changed) or last.entry.carried:
                    return self.replace(len(self.rows) - 1, replace(last.entry, points=changed), who, when)
                return self.remove(len(self.rows) - 1, who, when)
        if self.next_standing.points[side] + points < 0:
            raise EntryError("nothing_to_take_off", "", side)
        return self.add(MarkEntry(tuple(points * (other == side) for other in range(sides))), who, when)

    def go_on(self, changes: Iterable[Change]) -> None:
        """Apply further changes of a log. Raises ``CodedError`` ``bad_log`` if they cannot follow this sheet's log."""
        first = min(map(self._take, changes), default=None)
        if first is not None:
            self._reckon(first)

    def undo(self, who: str = "", when: str = "") -> Change:
        """Undo the last change; raises ``CodedError`` ``nothing_to_undo``."""
        if not self._done:
            raise CodedError("nothing_to_undo")
        return self._do(Change(UNDO, who=who, when=when or moment()))

    def redo(self, who: str = "", when: str = "") -> Change:
        """Redo the change that was undone last; raises ``CodedError`` ``nothing_to_redo``."""
        if not self._undone:
            raise CodedError("nothing_to_redo")
        return self._do(Change(REDO, who=who, when=when or moment()))

    # How it works

    def _require(self, position: int) -> None:
        if not 0 <= position < len(self._entries):
            raise CodedError("no_such_entry", position=position)

    def _do(self, change: Change) -> Change:
        first = self._take(change)
        self._reckon(first)
        return change

    def _take(self, change: Change) -> int:
        """Apply a change to the entries; return the first position that it touches."""
        if change.action == UNDO:
            if not self._done:
                raise CodedError("bad_log", line=len(self.log))
            undone, before, agreed = self._done.pop()
            self._undone.append(undone)
            self._turn_back(undone, before, agreed)
            position = _first_of(undone)
        elif change.action == REDO:
            if not self._undone:
                raise CodedError("bad_log", line=len(self.log))
            again = self._undone.pop()
            self._done.append((again, *self._put(again)))
            position = _first_of(again)
        else:
            self._done.append((change, *self._put(change)))
            self._undone.clear()
            position = _first_of(change)
        self.log.append(change)
        return position

    def _require_agreeable(self, setup: SheetSetup) -> None:
        if setup.kind != self.setup.kind or len(setup.names) != len(self.setup.names):
            raise CodedError("other_persons")
        self._rules_of(setup)

    def _rules_of(self, setup: SheetSetup) -> SheetRules:
        begun, persons = len(self.begun_as.names), len(setup.names)
        return sheet_rules(setup.kind, begun, setup.options, persons, ruled=self.ruled or SILENT, own=setup.own)

    def _agree(self, setup: SheetSetup) -> None:
        self.setup = setup
        self.rules = self._rules_of(setup)

    def _reckoned_by(self, setup: SheetSetup) -> Reckoning:
        """Return the reckoning of the same entries under another setup."""
        return Reckoning(self._rules_of(setup), self._dealer_of(setup), self._entries, self.ruled or SILENT)

    def _reckon(self, first: int) -> None:
        """Compute the entries from ``first`` on again, or all of them if something else has been agreed."""
        if self._reckoning.rules is self.rules:
            self._reckoning.reckon(self._entries, first)
            self._subtotals.forget(first)
        else:
            self._begin_reckoning()

    def _begin_reckoning(self) -> None:
        self._reckoning = Reckoning(self.rules, self._first_dealer, self._entries, self.ruled or SILENT)
        self._subtotals = Subtotals(self.rules)

    @property
    def _first_dealer(self) -> int:
        return self._dealer_of(self.setup)

    def _dealer_of(self, setup: SheetSetup) -> int:
        """Return the seat that deals first under ``setup``: the first seat if its dealer came only later."""
        return setup.dealer if setup.dealer < len(self.begun_as.names) else 0

    def _came_last(self, seat: int, others: Iterable[Entry]) -> bool:
        """Return whether the person at ``seat`` came later than all others and none of the entries ``others`` is about
        that person.
        """
        came = len(self.begun_as.names) <= seat == len(self.setup.names) - 1
        return came and not any(is_about(entry, seat) for entry in others)

    def _put(self, change: Change) -> tuple[Entry | None, SheetSetup]:
        """Change the entries; return the entry that was there before (None if there was none) and the setup that was
        agreed before.
        """
        agreed = self.setup
        if change.setup is not None and change.action != AGREE:
            self._put_persons(change, change.setup)
        return self._put_entry(change), agreed

    def _put_persons(self, change: Change, setup: SheetSetup) -> None:
        """Add or remove the last person of the sheet, together with the entry by which that person comes."""
        now, names, entry = self.setup.names, setup.names, change.entry
        if change.action == ADD:
            fits = isinstance(entry, PersonEntry) and entry.seat == len(now) < MOST_SEATS and names[:-1] == now
        else:
            others = [one for place, one in enumerate(self._entries) if place != change.position]
            fits = names == now[:-1] and self._came_last(len(now) - 1, others)
        if not fits or replace(setup, names=now) != self.setup:
            raise CodedError("bad_log", line=len(self.log))
        self._agree(setup)

    def _put_entry(self, change: Change) -> Entry | None:
        position, entry = change.position, change.entry
        present = position < len(self._entries)
        if isinstance(entry, PersonEntry) and entry.seat >= len(self.setup.names):
            raise CodedError("bad_log", line=len(self.log))
        if change.action == ADD and entry is not None and position <= len(self._entries):
            self._entries.insert(position, entry)
            return None
        if change.action == REPLACE and entry is not None and present:
            before = self._entries[position]
            self._entries[position] = entry
            return before
        if change.action == REMOVE and present:
            return self._entries.pop(position)
        if change.action == MOVE and present and change.to < len(self._entries):
            self._entries.insert(change.to, self._entries.pop(position))
            return None
        if change.action == AGREE and change.setup is not None:
            try:
                self._require_agreeable(change.setup)
            except CodedError:
                raise CodedError("bad_log", line=len(self.log)) from None
            self._agree(change.setup)
            return None
        raise CodedError("bad_log", line=len(self.log))

    def _turn_back(self, change: Change, before: Entry | None, agreed: SheetSetup) -> None:
        if agreed is not self.setup:
            self._agree(agreed)
        if change.action == ADD:
            del self._entries[change.position]
        elif change.action == MOVE:
            self._entries.insert(change.position, self._entries.pop(change.to))
        elif before is not None and change.action == REPLACE:
            self._entries[change.position] = before
        elif before is not None:
            self._entries.insert(change.position, before)


def _first_of(change: Change) -> int:
    """Return the first position that a change touches; a change with a setup touches all, so 0."""
    if change.setup is not None:
        return 0
    return min(change.position, change.to) if change.action == MOVE else change.position


def moment() -> str:
    """Return the present time in UTC, as ISO 8601 text for the log."""
    return datetime.now(UTC).isoformat(timespec="seconds")
