"""The fixture for the length of trials: ``--trials N`` makes them N times as long as in the ordinary run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.conftest import pictures, store, translation
from tests.ui.scorekeeper.by_hand import free

__all__ = ["pictures", "store", "translation"]


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """Return the factor by which trials are longer than usual."""
    given: int = request.config.getoption("trials")
    return given


class _OneAtATime(list[SheetWindow]):
    """Windows of score sheets of which the one before is closed when another is appended."""

    def append(self, window: SheetWindow) -> None:
        self.close()
        super().append(window)

    def close(self) -> None:
        """Close the last window."""
        for window in self[-1:]:
            free(window)


@pytest.fixture
def keepers() -> Iterator[list[SheetWindow]]:
    """A list for windows of score sheets: only the last one stays open, until the end of the test."""
    windows = _OneAtATime()
    yield windows
    windows.close()
