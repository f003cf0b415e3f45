"""What can be entered for a deal, as data that a form is built from, and the check of what was entered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable.core.errors import CodedError
from cardtable.core.scores import Parameters
from cardtable.core.sheets.amounts import parse_amount

COUNTED, PLAY, MARKED, FAULT, BET = "counted", "play", "marked", "fault", "bet"
"""Groups of categories: what is counted at the end of a deal, how it was played, what was marked while it went on,
faults, and the bets of those who look on."""

MISDEAL = "misdeal"
"""The dealer's fault of dealing wrongly. Entered alone, it says that the deal is not counted and dealt anew; beside
other entries, that the deal was let stand."""


@dataclass(frozen=True, slots=True)
class Category:
    """One thing that can be entered for a deal.

    ``sides`` may have it, each at least ``least`` and at most ``most`` times, all of them at most ``together``
    times. If it ``adds_up`` the numbers of all sides make ``together``, and a number that is left open follows
    from the others. A category with ``most`` 1 is a mark that is there or not. ``params`` are for its words.

    So many as are ``due`` must be somebody's once the deal is played to its end, and bring ``worth`` points in all;
    None where that differs from deal to deal. If it is of ``each``, every side has a number of its own, be it 0.
    """

    code: str
    sides: tuple[int, ...]
    most: int
    together: int
    adds_up: bool = False
    least: int = 0
    group: str = COUNTED
    params: Parameters = ()
    due: int = 0
    worth: int | None = None
    each: bool = False

    @property
    def is_mark(self) -> bool:
        """Whether a side has it or has it not."""
        return self.most == 1


@dataclass(frozen=True, slots=True)
class Cell:
    """What was entered for a side in a category, as it was written."""

    code: str
    side: int
    text: str


Amounts: TypeAlias = Mapping[str, Mapping[int, int]]
"""The number of each category and side that has one."""


def dealt_anew(entered: Amounts, also: frozenset[str] = frozenset()) -> list[int]:
    """The side whose misdeal is all that was entered, if that is so; faults in ``also`` may stand beside it."""
    given = [(code, side) for code, row in entered.items() for side, amount in row.items() if amount]
    if any(code != MISDEAL and code not in also for code, _ in given):
        return []
    return [side for code, side in given if code == MISDEAL]


class EntryError(CodedError):
    """What was entered cannot be. ``code`` says why, ``category`` and ``side`` where (-1: the deal as a whole)."""

    def __init__(self, code: str, category: str = "", side: int = -1, /, **parameters: object) -> None:
        super().__init__(code, **parameters)
        self.category = category
        self.side = side


def amounts(categories: Sequence[Category], cells: Iterable[Cell]) -> dict[str, dict[int, int]]:
    """The numbers of ``cells``, checked one by one and together, with those that follow from the others.

    Raises ``EntryError``: ``no_such_category``, ``not_for_this_party``, ``entered_twice``, ``not_a_sum``,
    ``too_few``, ``too_many``, ``too_many_together``, ``does_not_make_the_whole``.
    """
    known = {category.code: category for category in categories}
    found: dict[str, dict[int, int]] = {code: {} for code in known}
    for cell in cells:
        category = known.get(cell.code)
        if category is None:
            raise EntryError("no_such_category", cell.code, cell.side, category=cell.code)
        if cell.side not in category.sides:
            raise EntryError("not_for_this_party", cell.code, cell.side, category=cell.code)
        if cell.side in found[cell.code]:
            raise EntryError("entered_twice", cell.code, cell.side, category=cell.code)
        found[cell.code][cell.side] = _amount(category, cell)
    for category in categories:
        _check_together(category, found[category.code])
    return found


def _amount(category: Category, cell: Cell) -> int:
    try:
        amount = parse_amount(cell.text)
    except CodedError as error:
        raise EntryError(error.code, cell.code, cell.side, **error.parameters) from None
    if amount < category.least:
        raise EntryError("too_few", cell.code, cell.side, given=amount, least=category.least, category=cell.code)
    if amount > category.most:
        raise EntryError("too_many", cell.code, cell.side, given=amount, most=category.most, category=cell.code)
    return amount


def _check_together(category: Category, given: dict[int, int]) -> None:
    total = sum(given.values())
    if total > category.together:
        last = max(given)
        raise EntryError(
            "too_many_together", category.code, last, given=total, together=category.together, category=category.code
        )
    if not category.adds_up or not given:
        return
    left = [side for side in category.sides if side not in given]
    if left and total == category.together:
        given.update(dict.fromkeys(left, 0))
    elif len(left) == 1 and category.together - total <= category.most:
        given[left[0]] = category.together - total
    elif total < category.together and not left:
        raise EntryError(
            "does_not_make_the_whole",
            category.code,
            max(given),
            given=total,
            together=category.together,
            category=category.code,
        )
