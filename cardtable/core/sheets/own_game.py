"""A game of one's own on a free sheet: what is entered for a deal, and the formula of the points that follow."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.core.sheets.attendance import MOST_PERSONS
from cardtable.core.sheets.categories import COUNTED, MARKED, OWN, Amounts, Category, EntryError
from cardtable.core.sheets.formula import RESERVED, Formula, read_formula, same_letters

NUMBER, ONE_MARK, MARKS, CONTRACT = "number", "one", "marks", "contract"
"""Kinds of columns: a number for each side; a mark that one side can have, or several; and one of several contracts,
which one side plays.
"""
KINDS = (NUMBER, ONE_MARK, MARKS, CONTRACT)
MOST_COLUMNS, MOST_ROWS = 12, 20
"""The most columns of a game, and the most rows of its form; a contract takes a row for each of its names."""
LONGEST_COLUMN = 24
"""The most characters of the name of a column or a contract."""
MOST_NUMBER = 99_999
_NAME = re.compile(r"[^\W\d][\w ]*")


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """One thing that is entered for a deal.

    A ``NUMBER`` goes from ``least`` to ``most`` in steps of ``step``, and the numbers of all sides make ``together``
    unless that is 0; if it is ``needed``, a deal in which it is missing is asked about. The names of a ``CONTRACT``
    stand in ``values`` with the number that each is worth in the formula.
    """

    name: str
    kind: str = NUMBER
    least: int = 0
    most: int = 999
    step: int = 1
    together: int = 0
    needed: bool = True
    values: tuple[tuple[str, int], ...] = ()

    @property
    def rows(self) -> tuple[str, ...]:
        """The names of the rows of the form that the column takes."""
        return tuple(name for name, _ in self.values) if self.kind == CONTRACT else (self.name,)


@dataclass(frozen=True)
class OwnGame:
    """A game with a ``name``, the ``columns`` of a deal and the ``formula`` of what each side has for it. Without
    columns the points themselves are entered.

    Making one raises ``CodedError`` for what cannot be played: ``column_without_name``, ``bad_column_name``,
    ``same_column_name``, ``too_many_columns``, what ``checked_column`` raises, ``no_formula``, what ``read_formula``
    raises, and, where the formula has no value for any deal that was tried,
    ``formula_always_divides_by_nothing`` or ``formula_too_large``.
    """

    name: str
    columns: tuple[OwnColumn, ...] = ()
    formula: str = ""
    _parsed: Formula | None = field(init=False, repr=False, compare=False, default=None)

    def __post_init__(self) -> None:
        columns = tuple(checked_column(column) for column in self.columns)
        object.__setattr__(self, "columns", columns)
        named = [*(column.name for column in columns), *_contract_names(columns)]
        plain = [name.casefold() for name in named]
        if twice := next((name for name in named if plain.count(name.casefold()) > 1), None):
            raise CodedError("same_column_name", name=twice)
        if len(columns) > MOST_COLUMNS or sum(len(column.rows) for column in columns) > MOST_ROWS:
            raise CodedError("too_many_columns", most=MOST_ROWS)
        if not columns:
            object.__setattr__(self, "formula", "")
            return
        if not self.formula.strip():
            raise CodedError("no_formula")
        parsed = read_formula(self.formula, named)
        object.__setattr__(self, "formula", parsed.text)
        object.__setattr__(self, "_parsed", parsed)
        self._try_out(parsed)

    def categories(self, sides: Sequence[int]) -> tuple[Category, ...]:
        """Return what can be entered for a deal of ``sides``, in the order of the form."""
        return tuple(category for column in self.columns for category in _categories_of(column, tuple(sides)))

    def points(self, sides: Sequence[int], entered: Amounts) -> dict[int, int]:
        """Return the points of each of ``sides`` for what was ``entered``. Raises ``EntryError``: ``one_contract``, and
        what ``Formula.points`` raises.
        """
        assert self._parsed is not None
        numbers = self._numbers(entered)
        try:
            return {side: self._parsed.points(side, sides, numbers) for side in sides}
        except CodedError as error:
            raise EntryError(error.code, **error.parameters) from None

    def _numbers(self, entered: Amounts) -> dict[str, Mapping[int, int]]:
        """Return the numbers of all names for the formula."""
        numbers: dict[str, Mapping[int, int]] = {}
        for column in self.columns:
            for name in column.rows:
                numbers[name] = entered.get(OWN + name, {})
            if column.kind == CONTRACT:
                played = [
                    (name, side, value) for name, value in column.values for side, mark in numbers[name].items() if mark
                ]
                if len(played) > 1:
                    raise EntryError("one_contract", OWN + played[1][0], played[1][1], column=column.name)
                numbers[column.name] = {side: value for _, side, value in played}
        return numbers

    def _try_out(self, formula: Formula) -> None:
        """Raise the refusal of the formula if it has no value for any of some deals."""
        refusal: CodedError | None = None
        for number in range(4):
            entered = {
                name: {side: min(column.most, max(column.least, number)) for side in range(number, 3)}
                for column in self.columns
                for name in (column.name, *column.rows)
            }
            for side in range(3):
                try:
                    formula.points(side, range(3), entered)
                except CodedError as error:
                    refusal = error
                else:
                    return
        if refusal is not None and refusal.code == "formula_divides_by_nothing":
            raise CodedError("formula_always_divides_by_nothing")
        if refusal is not None and refusal.code != "formula_not_whole":
            raise refusal


def _contract_names(columns: Sequence[OwnColumn]) -> Iterator[str]:
    for column in columns:
        if column.kind == CONTRACT:
            yield from column.rows


def checked_column(column: OwnColumn) -> OwnColumn:
    """Return a column with its names as formulas spell them.

    Raises ``CodedError``: ``column_without_name``, ``bad_column_name``, ``bad_column`` (limits that do not go
    together), ``nothing_in_steps`` where only 0 can be entered, and ``never_together`` where not even as many persons
    as a sheet can have come to ``together``.
    """
    values = tuple((_checked_name(name), value) for name, value in column.values)
    fits = (
        column.kind in KINDS
        and -MOST_NUMBER <= column.least < column.most <= MOST_NUMBER
        and 1 <= column.step <= MOST_NUMBER
        and 0 <= column.together <= MOST_NUMBER
        and not (column.together and column.least)
        and bool(values) == (column.kind == CONTRACT)
        and all(abs(value) <= MOST_NUMBER for _, value in values)
    )
    if not fits:
        raise CodedError("bad_column", name=as_quoted(column.name, LONGEST_COLUMN))
    if column.kind == NUMBER:
        _check_fillable(column)
    return OwnColumn(
        _checked_name(column.name),
        column.kind,
        column.least,
        column.most,
        column.step,
        column.together,
        column.needed,
        values,
    )


def _check_fillable(column: OwnColumn) -> None:
    name, step = as_quoted(column.name, LONGEST_COLUMN), column.step
    multiples = range(-(-column.least // step) * step, column.most + 1, step)
    if not any(multiples):
        raise CodedError("nothing_in_steps", name=name, step=step, least=column.least, most=column.most)
    if column.together % step or column.together > multiples[-1] * MOST_PERSONS:
        raise CodedError("never_together", name=name, together=column.together)


def _checked_name(name: str) -> str:
    plain = " ".join(same_letters(name).split())
    if not plain:
        raise CodedError("column_without_name")
    if not _NAME.fullmatch(plain) or len(plain) > LONGEST_COLUMN or plain.casefold() in RESERVED:
        raise CodedError("bad_column_name", name=as_quoted(name, LONGEST_COLUMN), most=LONGEST_COLUMN)
    return plain


def _categories_of(column: OwnColumn, sides: tuple[int, ...]) -> Iterator[Category]:
    if column.kind == NUMBER:
        whole = column.together
        yield Category(
            OWN + column.name,
            sides,
            column.most,
            whole or max(column.most, 0) * len(sides),
            adds_up=bool(whole),
            least=column.least,
            due=whole if column.needed else 0,
            each=column.needed,
            step=column.step,
        )
        return
    group = MARKED if column.kind == MARKS else COUNTED
    for name in column.rows:
        yield Category(OWN + name, sides, 1, len(sides) if column.kind == MARKS else 1, group=group)
