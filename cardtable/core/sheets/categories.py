"""What can be entered for a deal, as data from which a form is built, and the check of the entries."""

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

OWN = "own:"
"""The beginning of the codes of categories that somebody has named; the name follows."""

MISDEAL = "misdeal"
"""The dealer's fault of dealing wrongly. If nothing else is entered, the deal is not counted and is dealt anew; beside
other entries it means that the deal was played on.
"""


@dataclass(frozen=True, slots=True)
class Category:
    """One thing that can be entered for a deal.

    Only ``sides`` can have it: each from ``least`` to ``most`` times, all of them at most ``together`` times. If it
    ``adds_up``, the numbers of all sides make ``together``, and one number left open follows from the others. A
    category with ``most`` 1 is a mark that is there or not. ``params`` are for its words.

    Once the deal is played to its end, the sides must together have exactly ``due`` of it, which are ``worth`` points
    in all; ``worth`` is None if that differs from deal to deal. If it is of ``each``, every side has a number of its
    own, which can be 0. If it is ``balanced``, the numbers of all sides add up to nothing, and the sides left open give
    what the others have won in equal parts. With ``moon`` one side can take off ``together`` or have nothing while each
    of the others has ``together``, as at Hearts; then the numbers need not add up. Numbers are multiples of ``step``.
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
    balanced: bool = False
    moon: bool = False
    step: int = 1

    @property
    def is_mark(self) -> bool:
        """Whether a side can only have it or not have it."""
        return self.most == 1


@dataclass(frozen=True, slots=True)
class Cell:
    """An entry for a side in a category, as it was written."""

    code: str
    side: int
    text: str


Amounts: TypeAlias = Mapping[str, Mapping[int, int]]
"""The numbers entered, by the code of the category and by side; without an entry there is no number."""


def dealt_anew(entered: Amounts, also: frozenset[str] = frozenset()) -> list[int]:
    """Return the sides with a misdeal if nothing else was entered, apart from faults in ``also``; otherwise an empty
    list.
    """
    given = [(code, side) for code, row in entered.items() for side, amount in row.items() if amount]
    if any(code != MISDEAL and code not in also for code, _ in given):
        return []
    return [side for code, side in given if code == MISDEAL]


class EntryError(CodedError):
    """An entry that cannot be. ``code`` is the reason, ``category`` and ``side`` the place (-1: the deal as a
    whole).
    """

    def __init__(self, code: str, category: str = "", side: int = -1, /, **parameters: object) -> None:
        super().__init__(code, **parameters)
        self.category = category
        self.side = side


def amounts(categories: Sequence[Category], cells: Iterable[Cell]) -> dict[str, dict[int, int]]:
    """Return the numbers of ``cells``, with those that follow from the others. Each is checked alone, then all of a
    category together.

    Raises ``EntryError``: ``no_such_category``, ``not_for_this_party``, ``entered_twice``, ``not_a_sum``, ``too_few``,
    ``too_many``, ``not_in_steps``, ``too_many_together``, ``does_not_make_the_whole``, ``not_zero_sum``,
    ``does_not_divide``.
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
    if amount % category.step:
        raise EntryError("not_in_steps", cell.code, cell.side, step=category.step, category=cell.code)
    return amount


def _check_together(category: Category, given: dict[int, int]) -> None:
    total = sum(given.values())
    if category.moon and _shoots(category, given):
        given.update({side: 0 for side in category.sides if side not in given})
        return
    if total > category.together:
        last = max(given)
        raise EntryError(
            "too_many_together", category.code, last, given=total, together=category.together, category=category.code
        )
    if category.balanced and total:
        _balance(category, given, total)
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


def _shoots(category: Category, given: Mapping[int, int]) -> bool:
    """Whether ``given`` shoots the moon (see ``Category``). Raises ``EntryError`` for other numbers below 0."""
    numbers = sorted(given.values())
    others = len(category.sides) - 1
    if numbers[:1] == [-category.together] and not any(numbers[1:]):
        return True
    if numbers and numbers[0] < 0:
        side = next(side for side, number in given.items() if number < 0)
        raise EntryError("too_few", category.code, side, given=given[side], least=0, category=category.code)
    return others > 1 and numbers.count(category.together) == others and sum(numbers) == category.together * others


def _balance(category: Category, given: dict[int, int], total: int) -> None:
    """Let the sides left open give ``total``, the sum of the others, in equal parts. Raises ``EntryError``."""
    left = [side for side in category.sides if side not in given]
    if left and total % len(left):
        raise EntryError(
            "does_not_divide", category.code, max(given), given=total, persons=len(left), category=category.code
        )
    if not left:
        raise EntryError("not_zero_sum", category.code, max(given), category=category.code, rest=total)
    given.update(dict.fromkeys(left, -total // len(left)))
