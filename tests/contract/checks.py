"""The contract tests as functions, for rule sets that are registered while they are tested and at no other time."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType

from tests.contract import (
    test_completeness,
    test_copies,
    test_play,
    test_players,
    test_round_trips,
    test_sampling,
    test_secrets,
    test_status,
    test_views,
)

MODULES = (
    test_completeness,
    test_copies,
    test_play,
    test_players,
    test_status,
    test_round_trips,
    test_sampling,
    test_secrets,
    test_views,
)


def checks(*wanted: str) -> list[Callable[..., None]]:
    """The contract tests that ask for exactly these arguments."""

    def of(module: ModuleType) -> list[Callable[..., None]]:
        return [one for name, one in vars(module).items() if name.startswith("test_") and callable(one)]

    return [one for module in MODULES for one in of(module) if set(inspect.signature(one).parameters) == set(wanted)]


def name_of(check: Callable[..., None]) -> str:
    """What a contract test shows."""
    return check.__name__.removeprefix("test_")
