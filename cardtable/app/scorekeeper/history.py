"""The changes of a form and of its sheet in the order in which they were made, so that one undo takes back all of
them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.app.scorekeeper.entry_form import CellPlace
from cardtable.core.sheets.categories import Cell


@dataclass(frozen=True, slots=True)
class FormState:
    """What a form asks for, and what is typed in it: the deal with its ``method``, the ``dealer`` out of turn, the
    ``cells`` that are shown and those typed by another method (``aside``).

    ``correcting`` is the position of the entry that is corrected, or before which a deal is inserted (``inserting``);
    None for the next deal.
    """

    method: str
    dealer: int | None = None
    cells: tuple[Cell, ...] = ()
    aside: tuple[Cell, ...] = ()
    correcting: int | None = None
    inserting: bool = False


class History:
    """Steps that can be taken back and done again. A step is the state of the form before it, or None for a change of
    the sheet, which keeps its own log. Before the first step here there may be earlier changes of the sheet.
    """

    def __init__(self) -> None:
        self._past: list[FormState | None] = []
        self._future: list[FormState | None] = []
        self._typing: CellPlace | None = None

    def __bool__(self) -> bool:
        return bool(self._past)

    @property
    def has_future(self) -> bool:
        """Whether there is a step here that can be done again."""
        return bool(self._future)

    def begin_step(self, state: Callable[[], FormState], typing: CellPlace | None = None) -> None:
        """Note that the form is about to change from ``state``. All that is typed into one cell, ``typing``, is one
        step.
        """
        if typing is None or typing != self._typing:
            self._past.append(state())
        self._typing = typing
        self._future.clear()

    def sheet_changed(self, times: int = 1) -> None:
        """Note so many changes of the sheet."""
        self._past += [None] * times
        self._future.clear()
        self._typing = None

    def begin_with(self, state: FormState) -> None:
        """Note the state from which everything began, so that one more step leads back to it. What was taken back so
        far can still be done again.
        """
        self._past.insert(0, state)

    def clear(self) -> None:
        """Forget all steps, because what was typed has been entered: the sheet takes it back as a whole."""
        self._past.clear()
        self._future.clear()
        self._typing = None

    def back(self, now: FormState) -> FormState | None:
        """Return the last step, and let it be done again from ``now``. None means that the sheet has to take back its
        last change.
        """
        self._typing = None
        step = self._past.pop() if self._past else None
        self._future.append(step and now)
        return step

    def forward(self, now: FormState) -> FormState | None:
        """Return the step that was taken back last, as ``back`` does."""
        self._typing = None
        step = self._future.pop() if self._future else None
        self._past.append(step and now)
        return step
