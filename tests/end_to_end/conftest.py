"""The window's fixtures, here too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.conftest import faces, store, translation

__all__ = ["faces", "store", "translation"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Windows of the offscreen platform have no size hints and no order, and it says so for each of them."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)"))
