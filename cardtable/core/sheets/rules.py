"""What a score sheet needs from the rules by which it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from cardtable.core.company import Carried
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import MISDEAL, Amounts, Category, EntryError, dealt_anew
from cardtable.core.state import Standing

BY_CATEGORY, TOTALS = "by_category", "totals"
"""Ways of entering a deal: what happened in it, or only the points that it was worth."""

BEFORE, SILENT, ASKING, IN_ORDER, BY_DECLARATIONS, SHEET_RULES = 1, 2, 3, 4, 5, 6
"""Numbers of the rules by which a sheet counts: as before rules had a number; with the order of what was typed taken
for that of the table where it decides; asking for that order, but with the Sechziger of an elder who may count nothing
still a match of its own; with that being none, but points marked by hand for several together still taken in the order
of the columns; refusing such marks if that order decides, but asking for a Neunziger only where declarations alone win;
and those of new sheets, which also ask where the first lead wins with them.
"""

MARK = "mark"
"""The code of a line for points that were marked by hand between deals."""


class SheetRules(Protocol):
    """Entering deals by hand under one rule set. Sides are numbered as on the sheet, seats as around the table."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        ...

    @property
    def target(self) -> int:
        """The points that win a match; 0 where something else ends it."""
        ...

    @property
    def carries(self) -> Mapping[str, int]:
        """What a running match takes along besides its points when it goes on on another sheet: the names of those
        numbers of ``Standing.carried``, and the most that each can be. Names that end in ``:p`` are of side p.
        """
        ...

    @property
    def methods(self) -> tuple[str, ...]:
        """The ways in which a deal can be entered, the usual one first."""
        ...

    @property
    def room(self) -> int:
        """How many persons can be there at once if persons may come and go; 0 if the persons of a sheet stay
        the same.
        """
        ...

    def begin(self, dealer: int) -> Standing:
        """The standing before the first deal of an evening, with ``dealer`` as the seat that deals it."""
        ...

    def begin_again(self, standing: Standing) -> Standing:
        """The standing before the next match after one that has ended with ``standing``, with the persons who are
        there.
        """
        ...

    def there(self, standing: Standing) -> tuple[int, ...]:
        """The seats of the persons who are there, in the order in which they sit or enter."""
        ...

    def is_between(self, standing: Standing) -> bool:
        """Whether persons can come and go now; if not, they can when the match is over."""
        ...

    def with_person(self, standing: Standing, seat: int, after: int | None) -> Standing:
        """The standing after a person has come to ``seat``. That person deals or enters after the seat ``after``, or
        last if it is None.
        """
        ...

    def without_person(self, standing: Standing, seat: int) -> Standing:
        """The standing after the person of ``seat`` has gone; there must have been three or more."""
        ...

    def playing(self, standing: Standing) -> tuple[int, ...]:
        """The sides that play the next deal; the others look on."""
        ...

    def leader(self, standing: Standing) -> int:
        """The seat that plays first in the next deal, or -1 if no seat does."""
        ...

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        """What can be entered for the next deal, in the order of the form."""
        ...

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        """The score lines of a deal for which ``entered`` was given. Raises ``EntryError`` for entries that contradict
        each other or the rules.
        """
        ...

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        """Whether a deal with ``lines`` was won before its end, so that some of its points may belong to no side."""
        ...

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        """The standing after a deal with ``lines``."""
        ...

    def close(self, standing: Standing) -> Standing:
        """The standing after a match was ended early: over if the rules can settle it as it stands, otherwise
        unchanged, so that the match stays undecided.
        """
        ...

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        """What each seat has gained in the running or finished match so far, in stakes. The numbers add up to nothing,
        or to less if something is paid into a kitty.
        """
        ...


def carried_by(rules: SheetRules, standing: Standing) -> dict[str, int]:
    """Return the numbers that the running match of ``standing`` takes along besides its points, all of them if one is
    more than nothing; empty if none is.
    """
    numbers = dict(standing.carried)
    found = {name: numbers.get(name, 0) for name in rules.carries}
    return found if any(found.values()) else {}


def carried_on(rules: SheetRules, standing: Standing, changes: Carried) -> Standing:
    """Return ``standing`` with ``changes`` added to the numbers of those names that a running match takes along. Raises
    ``EntryError`` ``cannot_be_carried`` for a name that these rules do not have, and for a number below nothing or
    above the most that it can be.
    """
    if not changes:
        return standing
    numbers, carries = dict(standing.carried), rules.carries
    # A number of one side stands beside those of all others.
    numbers |= {name: numbers.get(name, 0) for name in carries}
    for name, change in changes:
        if name not in carries or not 0 <= numbers[name] + change <= carries[name]:
            raise EntryError("cannot_be_carried")
        numbers[name] += change
    return replace(standing, carried=tuple(sorted(numbers.items())))


class FixedPersons:
    """The methods of ``SheetRules`` about coming and going, for sheets whose persons stay the same."""

    room = 0

    def begin_again(self: SheetRules, standing: Standing) -> Standing:
        return self.begin(standing.dealer)

    def there(self: SheetRules, standing: Standing) -> tuple[int, ...]:
        return tuple(sorted(seat for side in self.sides for seat in side))

    def is_between(self, standing: Standing) -> bool:
        return False

    def with_person(self, standing: Standing, seat: int, after: int | None) -> Standing:
        raise EntryError("persons_stay")

    def without_person(self, standing: Standing, seat: int) -> Standing:
        raise EntryError("persons_stay")


def anew_lines(entered: Amounts, also: frozenset[str] = frozenset()) -> tuple[ScoreLine, ...]:
    """Return the lines of a deal that is not counted and is dealt anew: only a misdeal was entered, and perhaps faults
    in ``also``. Empty for every other deal.
    """
    by = dealt_anew(entered, also)
    if not by:
        return ()
    told = [(code, side) for code in also for side, amount in entered.get(code, {}).items() if amount]
    return (
        ScoreLine(MISDEAL, by[0], 0, parameters(anew=True), marked=False),
        *(ScoreLine(code, side, 0, marked=False) for code, side in sorted(told)),
    )


def is_dealt_anew(lines: Sequence[ScoreLine]) -> bool:
    """Return whether ``lines`` come from ``anew_lines``; after such a deal the standing is as before it."""
    return any(line.code == MISDEAL and dict(line.params).get("anew") for line in lines)


def mark(rules: SheetRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing after ``lines`` of points were marked between deals: the dealer stays, but the points can win
    the match.
    """
    after = rules.fold(standing, lines)
    points = [
        before + sum(line.points for line in lines if line.side == side and line.marked)
        for side, before in enumerate(standing.points)
    ]
    if rules.target and max(points) >= rules.target and (after.over or after.points != tuple(points)):
        return after
    return Standing(tuple(points), standing.dealer, standing.deals, standing.carried)
