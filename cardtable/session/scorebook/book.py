"""A score sheet: entries that can be corrected, with everything after them computed anew, and a log of every change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from cardtable.core.errors import CodedError
from cardtable.core.record import RULES
from cardtable.core.rules import RuleSet
from cardtable.core.sheets.categories import Category, EntryError
from cardtable.core.sheets.missing import Completeness, completeness
from cardtable.core.sheets.rules import SheetRules, is_dealt_anew
from cardtable.core.state import Standing
from cardtable.games.entry import FREE, sheet_rules, sheet_variant
from cardtable.session.scorebook.attending import is_about
from cardtable.session.scorebook.model import (
    ADD,
    AGREE,
    BEFORE,
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


class ScoreSheet:
    """The sheet of one company under one rule set; any number of matches one after another.

    Everything that is done is a ``Change`` at the end of ``log``, and ``begun_as``, the setup that it was begun with,
    and the log alone make the sheet. ``setup`` is what is agreed now. ``ruled`` is the number of the rules by which it
    counts; None where nobody said and it makes no difference, or nobody knows.
    """

    def __init__(self, setup: SheetSetup, log: Iterable[Change] = (), ruled: int | None = RULES) -> None:
        """Raises ``CodedError`` for rules that do not exist and for a log that no sheet can have."""
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
        self._reckoning = Reckoning(self.rules, self.setup.dealer, self._entries)

    # What it shows

    @property
    def rule_set(self) -> RuleSet | None:
        """What the deals are counted by; None on a free sheet."""
        if self.setup.kind == FREE:
            return None
        return sheet_variant(self.setup.kind).restored(len(self.begun_as.names), self.setup.options)

    @property
    def there(self) -> tuple[int, ...]:
        """The seats of those who are there by the last entry, also if that is due only when the match is over."""
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
        return self.rows[-1].after if self.rows else self.rules.begin(self.setup.dealer)

    @property
    def next_standing(self) -> Standing:
        """The standing that the next entry meets: that of another match if the last one is over."""
        return self.standing_for()

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def standing_for(self, position: int | None = None, dealer: int | None = None) -> Standing:
        """See ``Reckoning.standing_for``."""
        return self._reckoning.standing_for(position, dealer)

    def dealers(self, standing: Standing) -> tuple[int, ...]:
        """See ``Reckoning.dealers``."""
        return self._reckoning.dealers(standing)

    def categories(self, method: str, position: int | None = None, dealer: int | None = None) -> tuple[Category, ...]:
        """What can be entered for the deal at ``position``, or for the next one. Raises ``EntryError`` as
        ``standing_for`` does.
        """
        return self.rules.categories(self.standing_for(position, dealer), method)

    def check(self, entry: Entry, position: int | None = None) -> Row:
        """The row that ``entry`` would make at ``position``, or at the end. Raises ``EntryError``."""
        return self._reckoning.check(entry, position)

    def completeness(self, row: Row) -> Completeness:
        """How complete the deal of ``row`` is; nothing is missing in an entry that is no deal by hand."""
        if not isinstance(row.entry, DealEntry):
            return Completeness()
        if is_dealt_anew(row.lines) or self.rules.cut_short(row.before, row.lines):
            return Completeness()
        return completeness(self.rules.categories(row.before, row.entry.method), row.entered)

    @property
    def undone(self) -> Change | None:
        """The change that was taken back last and can be done again."""
        return self._undone[-1] if self._undone else None

    def accounts(self) -> tuple[int, ...]:
        """What each seat has gained in all matches of the sheet, in stakes."""
        gains = [0] * len(self.setup.names)
        for number, row in enumerate(self.rows):
            if row.ends or number + 1 == len(self.rows):
                gains = [one + more for one, more in zip(gains, self.rules.accounts(row.after), strict=True)]
        return tuple(gains)

    def matches_played(self) -> tuple[int, ...]:
        """How many matches each side has played to their end; those who looked on have not."""
        played = [0] * len(self.rules.sides)
        for row in self.rows:
            for side in self.rules.playing(row.before) if row.winners else ():
                played[side] += 1
        return tuple(played)

    def matches_won(self) -> tuple[int, ...]:
        """How many matches each side has won."""
        won = [0] * len(self.rules.sides)
        for row in self.rows:
            for winner in row.winners:
                won[winner] += 1
        return tuple(won)

    # What can be done

    def add(self, entry: Entry, who: str = "", when: str = "") -> Change:
        """Add an entry at the end. Raises ``EntryError`` with nothing changed."""
        return self.insert(len(self._entries), entry, who, when)

    def insert(self, position: int, entry: Entry, who: str = "", when: str = "") -> Change:
        """Add an entry that was forgotten; everything after it is computed anew. Raises ``EntryError`` with nothing
        changed.
        """
        if position != len(self._entries):
            self._require(position)
        row = self.check(entry, position)
        return self._do(Change(ADD, position, row.entry, who, when or moment()))

    def move(self, position: int, to: int, who: str = "", when: str = "") -> Change:
        """Let an entry stand at another place; everything between is computed anew. Raises ``CodedError``
        ``no_such_entry``.
        """
        self._require(position)
        self._require(to)
        return self._do(Change(MOVE, position, None, who, when or moment(), to=to))

    def agree(self, setup: SheetSetup, who: str = "", when: str = "") -> Change:
        """Correct what the sheet is kept by: names, dealer, options, stake, unit, evening; everything is computed anew.

        Raises ``CodedError`` for rules that do not exist and ``other_persons`` for another kind of sheet or number of
        persons, and the ``EntryError`` of an entry that could be counted and then no longer can.
        """
        self._require_agreeable(setup)
        trial = self._reckoned_by(setup)
        for before, after in zip(self.rows, trial.rows, strict=True):
            if before.error is None and after.error is not None:
                raise after.error
        return self._do(Change(AGREE, 0, None, who, when or moment(), setup=setup))

    def replace(self, position: int, entry: Entry, who: str = "", when: str = "") -> Change:
        """Correct an entry; everything after it is computed anew. Raises ``EntryError`` with nothing changed."""
        self._require(position)
        row = self.check(entry, position)
        return self._do(Change(REPLACE, position, row.entry, who, when or moment()))

    def remove(self, position: int, who: str = "", when: str = "") -> Change:
        """Take an entry out; a person who came by it and is not on the sheet otherwise, too. Raises ``CodedError``
        ``no_such_entry``.
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
        """Somebody comes, or comes back: from then on, or where matches are played, from the next one on. See
        ``PersonEntry`` for ``points`` and ``after``. Raises ``EntryError`` with nothing changed.
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
        """Somebody goes, for good or for a while: now, or where matches are played, when the running one is over.
        Raises ``EntryError`` with nothing changed.
        """
        return self.add(PersonEntry(seat, False), who, when)

    def mark(self, side: int, points: int, who: str = "", when: str = "") -> Change:
        """Mark points for a side, or take some off; marks that follow each other share one entry.

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
                if any(changed):
                    return self.replace(len(self.rows) - 1, MarkEntry(changed), who, when)
                return self.remove(len(self.rows) - 1, who, when)
        if self.next_standing.points[side] + points < 0:
            raise EntryError("nothing_to_take_off", "", side)
        return self.add(MarkEntry(tuple(points * (other == side) for other in range(sides))), who, when)

    def go_on(self, changes: Iterable[Change]) -> None:
        """Go on with a log that continues this one's. Raises ``CodedError`` ``bad_log`` for one that does not."""
        first = min(map(self._take, changes), default=None)
        if first is not None:
            self._reckon(first)

    def undo(self, who: str = "", when: str = "") -> Change:
        """Take the last change back; raises ``CodedError`` ``nothing_to_undo``."""
        if not self._done:
            raise CodedError("nothing_to_undo")
        return self._do(Change(UNDO, who=who, when=when or moment()))

    def redo(self, who: str = "", when: str = "") -> Change:
        """Do again what was taken back last; raises ``CodedError`` ``nothing_to_redo``."""
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
        """Put a change into effect on the entries; returns the first position that it touches."""
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
        persons, before = len(setup.names), self.ruled == BEFORE
        return sheet_rules(setup.kind, len(self.begun_as.names), setup.options, persons, before=before)

    def _agree(self, setup: SheetSetup) -> None:
        self.setup = setup
        self.rules = self._rules_of(setup)

    def _reckoned_by(self, setup: SheetSetup) -> Reckoning:
        """What follows from the same entries by another setup."""
        return Reckoning(self._rules_of(setup), setup.dealer, self._entries)

    def _reckon(self, first: int) -> None:
        """Reckon the entries from ``first`` on, or all of them if something else has been agreed."""
        if self._reckoning.rules is self.rules:
            self._reckoning.reckon(self._entries, first)
        else:
            self._reckoning = Reckoning(self.rules, self.setup.dealer, self._entries)

    def _came_last(self, seat: int, others: Iterable[Entry]) -> bool:
        """Whether the person at ``seat`` has come last of all, and nothing of the ``others`` is about him."""
        came = len(self.begun_as.names) <= seat == len(self.setup.names) - 1
        return came and not any(is_about(entry, seat) for entry in others)

    def _put(self, change: Change) -> tuple[Entry | None, SheetSetup]:
        """Change the entries; returns the entry that was there before, and what had been agreed."""
        agreed = self.setup
        if change.setup is not None and change.action != AGREE:
            self._put_persons(change, change.setup)
        return self._put_entry(change), agreed

    def _put_persons(self, change: Change, setup: SheetSetup) -> None:
        """Let there be a person more, or one less, with the entry by which he comes."""
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
    """The first position that a change touches; another setup touches them all."""
    if change.setup is not None:
        return 0
    return min(change.position, change.to) if change.action == MOVE else change.position


def moment() -> str:
    """This moment in UTC, as the log has it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
