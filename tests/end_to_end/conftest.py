"""The window's fixtures, here too."""

from __future__ import annotations

from tests.ui.conftest import faces, store, translation

__all__ = ["faces", "store", "translation"]
