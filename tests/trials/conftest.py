"""Trials are run for as long as one likes: ``--trials N`` makes them N times as long as in the ordinary run."""

from __future__ import annotations

import pytest

from tests.ui.conftest import pictures, store, translation

__all__ = ["pictures", "store", "translation"]


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How many times as long as usual the trials last."""
    given: int = request.config.getoption("trials")
    return given
