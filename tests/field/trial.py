"""The list of trials, which each module of them adds to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tests.field.desk import Desk

Run = Callable[[Desk], None]


@dataclass(frozen=True)
class Trial:
    """One of them: its name, what it needs besides a desk (programs with their Debian packages), and what it does.

    ``run`` returns if all was as it should be. It raises ``Failed`` or ``Lacking``.
    """

    name: str
    run: Run
    needs: Mapping[str, str] = field(default_factory=dict)


TRIALS: dict[str, Trial] = {}
"""All of them by their names."""


def add(name: str, run: Run, **needs: str) -> None:
    """Add a trial to the list. An underscore in the name of a program stands for a hyphen."""
    assert name not in TRIALS, name
    TRIALS[name] = Trial(name, run, {program.replace("_", "-"): package for program, package in needs.items()})


def trial(**needs: str) -> Callable[[Run], Run]:
    """Add the function below to the list under its own name."""

    def adding(run: Run) -> Run:
        add(run.__name__, run, **needs)
        return run

    return adding
