"""What was put into the trash and taken out of it, step by step, so that each step can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable.store.model import SheetSummary

TrashThing: TypeAlias = SheetSummary | str
"""A sheet, or the name of a person."""


@dataclass(frozen=True, slots=True)
class TrashStep:
    """``things`` that went into the trash (``away``) or came out of it together."""

    things: tuple[TrashThing, ...]
    away: bool


class TrashSteps:
    """The steps since the list of sheets was opened."""

    def __init__(self) -> None:
        self._past: list[TrashStep] = []
        self._future: list[TrashStep] = []

    def note(self, things: Sequence[TrashThing], away: bool) -> None:
        """Note that ``things`` went into the trash, or came out of it if not ``away``; nothing if there are none."""
        if things:
            self._past.append(TrashStep(tuple(things), away))
            self._future.clear()

    def forget(self, number: int) -> None:
        """Forget the sheet of that number, which is deleted for good."""
        for steps in (self._past, self._future):
            left = [
                TrashStep(tuple(one for one in step.things if isinstance(one, str) or one.id != number), step.away)
                for step in steps
            ]
            steps[:] = [step for step in left if step.things]

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    def back(self) -> TrashStep | None:
        """Return what takes back the last step; None if there is none."""
        if not self._past:
            return None
        step = self._past.pop()
        self._future.append(step)
        return TrashStep(step.things, not step.away)

    def forward(self) -> TrashStep | None:
        """Return what does the step again that was taken back last; None if there is none."""
        if not self._future:
            return None
        self._past.append(self._future.pop())
        return self._past[-1]
