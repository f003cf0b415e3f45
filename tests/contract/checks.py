"""The contract tests as functions, for rule sets that are registered only while they are tested."""

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
    """Return the contract tests whose parameters are exactly these."""

    def of(module: ModuleType) -> list[Callable[..., None]]:
        return [one for name, one in vars(module).items() if name.startswith("test_") and callable(one)]

    return [one for module in MODULES for one in of(module) if set(inspect.signature(one).parameters) == set(wanted)]


def name_of(check: Callable[..., None]) -> str:
    """Return the name of a contract test without its prefix."""
    return check.__name__.removeprefix("test_")
