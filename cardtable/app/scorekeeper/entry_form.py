"""The form for a deal, without any window: its cells, which of them are open, what follows from others, and where keys
go.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from cardtable.core.errors import CodedError
from cardtable.core.sheets.amounts import LONGEST, parse_amount
from cardtable.core.sheets.categories import FAULT, Category, Cell, EntryError
from cardtable.core.sheets.missing import Completeness
from cardtable.session.scorebook.reckoning import Row

CellPlace: TypeAlias = tuple[str, int]
"""A cell of the form: the code of its category, and the number of its side."""
Check: TypeAlias = Callable[[tuple[Cell, ...]], tuple[Row, Completeness]]
"""Takes the cells typed so far, and returns the row that they would make on the sheet and how complete it is. Raises
``EntryError``.
"""

DELETE = "⌫"
"""The key that takes the last sign of a cell away."""
TURN = "±"
"""The key that turns the sign of the last number in a cell. The other keys of a form are the digits and ``SIGNS``."""
_LAST = re.compile(r"([+\-−–]?)(\s*[0-9]*\s*)$")
SIGNS = "+-−–"
"""The keys besides digits that mean something in a cell."""


class EntryForm:
    """The cells of a deal and the text typed in each; a mark is ``1`` or empty.

    The cells are checked after each change. Then ``row`` is the row that they would make, ``complete`` says what is
    missing from it, and ``error`` why they cannot be entered; ``row`` and ``error`` are None while all cells are empty.
    ``errors`` are ``error`` and what is wrong in other rows besides, each row once.
    ``doubtful`` is true after the question whether to enter the deal although something is missing, until something
    changes. ``unfolded`` says whether the cells of faults are shown. ``winners`` are the sides that have won together,
    where the points of a deal are balanced: what is typed for one of them is put down for all.
    """

    def __init__(
        self,
        changed: Callable[[], None] = lambda: None,
        changing: Callable[[CellPlace | None], None] = lambda _: None,
    ) -> None:
        """``changed`` is called after each change of a cell, once it has been checked; ``changing`` before it, with the
        place of the number that is typed, or None where a mark or several cells change.
        """
        self._changed = changed
        self._changing = changing
        self._categories: dict[str, Category] = {}
        self._check: Check | None = None
        self._texts: dict[CellPlace, str] = {}
        self._stepped_to: CellPlace | None = None
        self._column = 0
        self.row: Row | None = None
        self.complete = Completeness()
        self.error: EntryError | None = None
        self.errors: tuple[EntryError, ...] = ()
        self.doubtful = False
        self.unfolded = False
        self.winners: frozenset[int] = frozenset()

    def ask(self, categories: Sequence[Category], check: Check, cells: Sequence[Cell] = ()) -> None:
        """Ask for ``categories``, filled with those of ``cells`` that belong to them, without calling ``changed``."""
        given = {(cell.code, cell.side): cell.text for cell in cells}
        self._categories = {category.code: category for category in categories}
        self._check = check
        places = [(category.code, side) for category in categories for side in sorted(category.sides)]
        self._texts = {place: given.get(place, "") for place in places}
        self.unfolded = any(text and self._is_fault(place) for place, text in self._texts.items())
        self.winners = self.winners if any(self._texts.values()) else frozenset()
        self._judge()

    # What stands in it

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories that are asked for, in the order of the rows."""
        return tuple(self._categories.values())

    @property
    def places(self) -> tuple[CellPlace, ...]:
        """The places of all cells of this deal, row by row."""
        return tuple(self._texts)

    def text(self, place: CellPlace) -> str:
        """Return what was typed into a cell; raises ``KeyError`` for a cell that is not asked for."""
        return self._texts[place]

    def follows(self, place: CellPlace) -> str:
        """Return the number for an empty cell that follows from the other cells; empty if none does, and for marks."""
        if self.row is None or self._is_mark(place) or self._texts[place].strip():
            return ""
        amount = self.row.entered.get(place[0], {}).get(place[1])
        return "" if amount is None else str(amount)

    def cells(self) -> tuple[Cell, ...]:
        """Return the cells that are filled, in the order of the form."""
        return tuple(Cell(*place, " ".join(text.split())) for place, text in self._texts.items() if text.strip())

    def wrong_at(self, place: CellPlace) -> EntryError | None:
        """Return what is wrong with a cell or with its whole row; None if nothing is."""
        code, side = place
        return next((error for error in self.errors if error.category == code and error.side in (side, -1)), None)

    # Where to go

    @property
    def first(self) -> CellPlace | None:
        """The cell to begin with: the first number, or else the first mark; None in a form without cells."""
        return min(self._texts, key=self._is_mark, default=None)

    def is_open(self, place: CellPlace) -> bool:
        """Whether a cell still needs something: a number that does not follow from others, or a mark that one side must
        have and none has yet. Faults are never open.
        """
        if self._is_fault(place):
            return False
        if self._is_mark(place):
            return bool(self._categories[place[0]].due) and not any(map(self._texts.get, self._row_of(place)))
        return not self._texts[place].strip() and not self.follows(place)

    def is_shown(self, place: CellPlace) -> bool:
        """Whether a cell is shown; the cells of faults are hidden unless the form is unfolded."""
        return self.unfolded or not self._is_fault(place)

    def next_open(self, place: CellPlace | None = None) -> CellPlace | None:
        """Return the first open cell after ``place``, or the first of all if that is None; None if there is none.

        After a number that is filled, the next number of its row is returned even if it follows from the others: a
        person who reads out a whole row must not find its last number in the next row.
        """
        places = list(self._texts)
        behind = places if place is None else places[places.index(place) + 1 :]
        if place is not None and self._is_mark(place):
            # A mark is asked for once in a row.
            behind = [one for one in behind if one[0] != place[0]]
        elif place is not None and self._texts[place].strip():
            beside = next((one for one in behind if one[0] == place[0]), None)
            if beside is not None and self.follows(beside):
                return beside
        return next(filter(self.is_open, behind), None)

    def step(self, place: CellPlace, down: int, right: int) -> CellPlace:
        """Return the next cell in a direction (``down`` or ``right``, 1 or -1), or ``place`` if there is none. Steps up
        and down stay as near as possible to the column in which they began.
        """
        rows = {code: row for row, code in enumerate(self._categories)}
        column = self._column if down and self._stepped_to == place else place[1]

        def way(other: CellPlace) -> tuple[int, int]:
            if down:
                return (rows[other[0]] - rows[place[0]]) * down, abs(other[1] - column)
            return (other[1] - place[1]) * right * (other[0] == place[0]), 0

        ahead = [other for other in self._texts if way(other)[0] > 0 and self.is_shown(other)]
        if not ahead:
            return place
        found = min(ahead, key=way)
        self._stepped_to, self._column = found, column if down else found[1]
        return found

    def digits(self, place: CellPlace | None) -> dict[CellPlace, int]:
        """Return the digit that gives the mark to its side, for each cell of the row of ``place``; empty for a row of
        numbers.
        """
        if place is None or not self._is_mark(place):
            return {}
        return {one: one[1] + 1 for one in self._row_of(place)}

    # What is done with it

    def put(self, place: CellPlace, text: str) -> None:
        """Put ``text`` into a cell; raises ``KeyError`` for a cell that is not asked for."""
        together = self.winners if self._categories[place[0]].balanced and place[1] in self.winners else ()
        self._put({place: text, **{(place[0], side): text for side in together}})

    def win(self, place: CellPlace) -> CellPlace:
        """Let the side of a balanced cell win together with the other winners, or no longer if it is one of them. It
        gets or loses their number. Returns the cell to go to.
        """
        code, side = place
        others = self.winners - {side}
        number = next((self._texts[code, other] for other in sorted(others)), None)
        if side in self.winners:
            self.winners, text, goes_to = others, "", (code, min(others, default=side))
        else:
            self.winners, goes_to = others | {side}, place
            text = self._texts[place] if number is None else number
        self._put({place: text}, typed=False)
        self._changed()
        return goes_to

    def give(self, place: CellPlace, side: int) -> CellPlace:
        """Give the mark in the row of ``place`` to ``side``; -1 takes it from all sides. Where several sides can have
        the mark, a side that has it loses it.

        Returns the cell to go to: in the next row, or ``place`` if several sides can have the mark or ``side`` cannot.
        """
        category = self._categories[place[0]]
        if side < 0:
            self._put(dict.fromkeys(self._row_of(place), ""))
        elif side not in category.sides:
            return place
        else:
            given = (category.code, side)
            self.put(given, "1" if category.together == 1 or not self._texts[given] else "")
        return self.step(place, 1, 0) if side < 0 or category.together == 1 else place

    def press(
        self,
        place: CellPlace | None,
        key: str,
        write: Callable[[CellPlace, str], None] | None = None,
        *,
        anew: bool = False,
    ) -> CellPlace | None:
        """Press a key of a keypad with the cell at ``place`` in use, and return the cell to go to.

        In a row of marks that some side must have and none has yet, a digit gives the mark to the side of that number,
        and 0 to none. Otherwise the key goes to a number: that at ``place``, or the first open one. ``write`` writes it
        there; by default the key is written after the text, or ``DELETE`` removes the last sign. With ``anew`` a digit
        takes the place of the text. ``TURN`` turns the sign of the last number itself.
        """
        if place is not None and self._is_mark(place) and self.is_open(place) and key.isdecimal():
            side = int(key) - 1
            if side in (-1, *self._categories[place[0]].sides):
                return self.give(place, side)
        number = place
        if place is None or self._is_mark(place):
            number = next((one for one in self._texts if not self._is_mark(one) and self.is_open(one)), None)
        if number is None:
            return place
        if key == TURN:
            self.put(number, turned(self._texts[number]))
            return number
        if anew and number == place and key.isdecimal():
            self.put(number, key)
        else:
            (write or self._write)(number, key)
        return number

    def count(self, place: CellPlace) -> None:
        """Count one more in a cell: a number grows by a step, a mark is set or removed."""
        text = self._texts[place]
        counted = ("" if text else "1") if self._is_mark(place) else str(_amount_of(text) + self._step_of(place))
        self._put({place: counted}, typed=False)

    def take_off(self, place: CellPlace) -> None:
        """Count one less in a cell: a number becomes smaller by a step, or empty; a mark is removed."""
        rest = _amount_of(self._texts[place]) - self._step_of(place)
        self._put({place: str(rest) if rest > 0 else ""}, typed=False)

    def refuse(self, error: EntryError) -> None:
        """Note ``error`` as the reason why the form cannot be entered."""
        self.row, self.error, self.doubtful = None, error, False
        self.errors = (error, *self._further(error))

    def forget_errors(self) -> None:
        """Note nothing as wrong until something changes."""
        self.error, self.errors = None, ()

    # How it works

    def _is_mark(self, place: CellPlace) -> bool:
        return self._categories[place[0]].is_mark

    def _step_of(self, place: CellPlace) -> int:
        return self._categories[place[0]].step

    def _is_fault(self, place: CellPlace) -> bool:
        return self._categories[place[0]].group == FAULT

    def _row_of(self, place: CellPlace) -> list[CellPlace]:
        return [one for one in self._texts if one[0] == place[0]]

    def _write(self, place: CellPlace, key: str) -> None:
        text = self._texts[place]
        self.put(place, text[:-1] if key == DELETE else text + key)

    def _put(self, texts: Mapping[CellPlace, str], typed: bool = True) -> None:
        after = dict(self._texts)
        for place, text in texts.items():
            if place not in after:
                raise KeyError(place)
            if self._is_mark(place) and text and self._categories[place[0]].together == 1:
                after.update(dict.fromkeys(self._row_of(place), ""))
            after[place] = text[:LONGEST]
        if after == self._texts:
            return
        place = next(iter(texts))
        self._changing(place if typed and not self._is_mark(place) else None)
        self._texts = after
        self.unfolded = self.unfolded or any(text and self._is_fault(place) for place, text in texts.items())
        self._judge()
        self._changed()

    def _judge(self) -> None:
        """Check the cells, and set ``row``, ``complete``, ``error`` and ``errors`` accordingly."""
        self.row, self.complete, self.doubtful = None, Completeness(), False
        self.forget_errors()
        cells = self.cells()
        if cells and self._check is not None:
            try:
                self.row, self.complete = self._check(cells)
            except EntryError as error:
                self.refuse(error)

    def _further(self, first: EntryError) -> list[EntryError]:
        """Return what is wrong in rows other than that of ``first``, as far as each is wrong by itself: what two rows
        say against each other is told once.
        """
        found = list[EntryError]()
        cells, check = self.cells(), self._check
        if check is None:
            return found
        for code in dict.fromkeys(cell.code for cell in cells if cell.code != first.category):
            try:
                check(tuple(cell for cell in cells if cell.code == code))
            except EntryError as error:
                if error.category == code:
                    found.append(error)
        return found


def turned(text: str) -> str:
    """Return what is typed in a cell with the other sign before its last number."""
    found = _LAST.search(text)
    assert found is not None
    before, sign, number = text[: found.start()], found[1], found[2]
    other = ("+" if before else "") if sign in ("-", "−", "–") else "−"
    return f"{before}{other}{number}"


def _amount_of(text: str) -> int:
    """Return the number in a cell; 0 if it is not one."""
    try:
        return parse_amount(text)
    except CodedError:
        return 0
