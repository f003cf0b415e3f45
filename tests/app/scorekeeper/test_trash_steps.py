"""What was thrown away comes back step by step."""

from __future__ import annotations

from datetime import UTC, datetime

from cardtable.app.scorekeeper.trash_steps import TrashStep, TrashSteps
from cardtable.store.model import SheetSummary

NOW = datetime(2026, 11, 28, tzinfo=UTC)


def sheet(number: int) -> SheetSummary:
    return SheetSummary(number, "free", ("Anna",), "Friday", NOW, NOW, number, {})


def test_steps_are_taken_back_and_done_again() -> None:
    steps = TrashSteps()
    first, second = sheet(1), sheet(2)
    steps.note([first, second], away=True)
    steps.note([first], away=False)
    steps.note([], away=True)
    assert steps.back() == TrashStep((first,), away=True)
    assert steps.back() == TrashStep((first, second), away=False)
    assert steps.back() is None
    assert not steps.can_undo
    assert steps.forward() == TrashStep((first, second), away=True)
    steps.note(["Anna"], away=True)
    assert steps.forward() is None


def test_what_is_deleted_for_good_is_in_no_step() -> None:
    steps = TrashSteps()
    steps.note([sheet(1), sheet(2)], away=True)
    steps.note([sheet(1)], away=False)
    steps.note(["Anna"], away=True)
    steps.forget(1)
    assert [steps.back(), steps.back(), steps.back()] == [
        TrashStep(("Anna",), away=False),
        TrashStep((sheet(2),), away=False),
        None,
    ]
