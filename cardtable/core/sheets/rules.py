"""What a score sheet asks of the rules that it is kept by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import MISDEAL, Amounts, Category, EntryError, dealt_anew
from cardtable.core.state import Standing

BY_CATEGORY, TOTALS = "by_category", "totals"
"""Ways of entering a deal: what happened in it, or only what it came to."""

MARK = "mark"
"""The code of a line for points that were marked by hand, outside of a deal."""


class SheetRules(Protocol):
    """Entry by hand under one rule set. Sides are numbered as on the sheet, seats as around the table."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        ...

    @property
    def target(self) -> int:
        """The points that win a match; 0 where something else ends it."""
        ...

    @property
    def methods(self) -> tuple[str, ...]:
        """The ways in which a deal can be entered, the usual one first."""
        ...

    @property
    def room(self) -> int:
        """How many persons can be there at once where they come and go; 0 where the persons of a sheet stay."""
        ...

    def begin(self, dealer: int) -> Standing:
        """The standing before the first deal of an evening, which the seat ``dealer`` deals."""
        ...

    def begin_again(self, standing: Standing) -> Standing:
        """The standing before the match that follows one that has ended with ``standing``, of those who are there."""
        ...

    def there(self, standing: Standing) -> tuple[int, ...]:
        """The seats of the persons who are there, in the order in which they sit or enter."""
        ...

    def is_between(self, standing: Standing) -> bool:
        """Whether persons can come and go now; if not, they do when the match is over."""
        ...

    def with_person(self, standing: Standing, seat: int, after: int | None) -> Standing:
        """The standing once somebody who was not there has come, who deals or enters ``after`` another, or last."""
        ...

    def without_person(self, standing: Standing, seat: int) -> Standing:
        """The standing once one of three or more has gone."""
        ...

    def playing(self, standing: Standing) -> tuple[int, ...]:
        """The sides that play the next deal; the others look on."""
        ...

    def leader(self, standing: Standing) -> int:
        """The seat that plays first in the next deal, or -1 where nobody does."""
        ...

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        """What can be entered for the next deal, in the order of the form."""
        ...

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        """The score lines of a deal. Raises ``EntryError`` for what cannot be."""
        ...

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        """Whether a deal with ``lines`` has won the match on its way, so that not all of it need be anybody's."""
        ...

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        """The standing after a deal with ``lines``."""
        ...

    def close(self, standing: Standing) -> Standing:
        """The standing after a match that is ended before its time: over if it can be settled as it stands, else
        unchanged, which leaves it undecided.
        """
        ...

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        """What each seat has gained by the running or finished match so far, in stakes. They add up to nothing,
        or to less where something is paid into a kitty.
        """
        ...


class FixedPersons:
    """The part of ``SheetRules`` about coming and going where the persons of a sheet stay."""

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
    """The lines of a deal that is not counted and dealt anew: nothing but a misdeal was entered, and perhaps faults in
    ``also``. Empty for every other deal.
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
    """Whether ``lines`` are ``anew_lines``, after which everything stands as before."""
    return any(line.code == MISDEAL and dict(line.params).get("anew") for line in lines)


def mark(rules: SheetRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """The standing after points have been marked outside of a deal: nobody deals anew, but a match can be won."""
    after = rules.fold(standing, lines)
    points = [
        before + sum(line.points for line in lines if line.side == side and line.marked)
        for side, before in enumerate(standing.points)
    ]
    if rules.target and max(points) >= rules.target and (after.over or after.points != tuple(points)):
        return after
    return Standing(tuple(points), standing.dealer, standing.deals, standing.carried)
