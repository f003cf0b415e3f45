"""The list of trials, to which each module with trials adds its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tests.field.desk import Desk

Run = Callable[[Desk], None]


@dataclass(frozen=True)
class Trial:
    """A trial: its name, the programs that it needs besides those of a desk (with their Debian packages), and its
    function. ``run`` returns if all was right; otherwise it raises ``Failed`` or ``Lacking``.
    """

    name: str
    run: Run
    needs: Mapping[str, str] = field(default_factory=dict)


TRIALS: dict[str, Trial] = {}
"""All trials by their names."""


def add(name: str, run: Run, **needs: str) -> None:
    """Add a trial to the list. An underscore in the name of a program stands for a hyphen."""
    assert name not in TRIALS, name
    TRIALS[name] = Trial(name, run, {program.replace("_", "-"): package for program, package in needs.items()})


def trial(**needs: str) -> Callable[[Run], Run]:
    """Return a decorator that adds a function to the list under the function's own name."""

    def adding(run: Run) -> Run:
        add(run.__name__, run, **needs)
        return run

    return adding
