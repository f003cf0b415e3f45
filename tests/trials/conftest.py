"""The fixture for the length of trials: ``--trials N`` makes them N times as long as in the ordinary run."""

from __future__ import annotations

import pytest

from tests.ui.conftest import pictures, store, translation

__all__ = ["pictures", "store", "translation"]


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """Return the factor by which trials are longer than usual."""
    given: int = request.config.getoption("trials")
    return given
